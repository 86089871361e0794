//! Looking around as a state machine without a browser: events in, commands out. Points are pixels of the window, as seen by whoever sees the
//! board upright.

use super::super::camera::{Camera, Room};
use trivium_words::Zoom;

/// How far a press of a mouse may stray, in pixels, and still be a click.
pub const MOUSE_SLOP: f64 = 4.0;
/// How far a press of a finger may stray, in pixels, and still be a tap.
pub const FINGER_SLOP: f64 = 9.0;
/// How much a button or key enlarges.
const STEP: f64 = 1.4;
/// How long, in milliseconds, a touchpad is taken for one that moves the board.
const STROKE: f64 = 300.0;
/// How far from the edge, in pixels, something is shown that got the focus.
const INSIDE: f64 = 40.0;

/// A point or a way.
pub type Point = (f64, f64);

/// A press.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Press {
    /// The pointer's number.
    pub pointer: i32,
    /// Whether no other finger lies on the screen.
    pub primary: bool,
    /// Where it is.
    pub at: Point,
    /// Whether it is a finger.
    pub finger: bool,
    /// Whether it holds something that can be dragged.
    pub holds: bool,
}

/// A turn of the wheel, or two fingers on a touchpad.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Turn {
    /// How far, as the event says.
    pub by: Point,
    /// The same as a way on the board.
    pub way: Point,
    /// Where the pointer is.
    pub at: Point,
    /// Whether the event counts lines instead of pixels.
    pub lines: bool,
    /// Whether Ctrl is held, or two fingers are drawn apart.
    pub ctrl: bool,
    /// When, in milliseconds.
    pub time: f64,
}

/// An event for what looks around. The room is that of the picture; without one the picture is not seen.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A press on the board.
    Down(Press),
    /// A press that is none of the board's: on a button, or of another button of the mouse.
    Elsewhere(i32),
    /// A pointer is there now; whether it is still pressed.
    Moved(i32, Point, bool, Option<Room>),
    /// A press ends, or is lost.
    Up(i32),
    /// A click; whether of a pointer.
    Click(bool),
    /// The wheel.
    Wheel(Turn, Option<Room>),
    /// A button or key.
    Zoom(Zoom, Option<Room>),
    /// A key on a place, where letters make coordinates; whether it is not the first letter of one.
    Key(Option<Zoom>, bool, Option<Room>),
    /// The focus came by a key to a place with that middle.
    Focused(Point, Option<Room>),
    /// The picture has that frame.
    Frame([i32; 4]),
    /// The picture has that width and height.
    Size(Point),
}

/// How a camera comes to be seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Way {
    /// At once.
    Cut,
    /// By a transition from what was seen.
    Glide,
    /// From that camera, unless the player wants no motion.
    From(Camera),
}

/// An order to the browser.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Shows that.
    Show(Camera, Way),
    /// Has the board hear of that pointer wherever it goes.
    Capture(i32),
    /// Says to the style sheet in which size names can be read.
    Names(usize),
    /// The event is used up: nothing else comes of it.
    Taken,
}

/// The visible part of the plane, and the presses that change it.
#[derive(Default)]
pub struct Machine {
    camera: Camera,
    frame: [i32; 4],
    /// The picture's width and height as it was last laid out, neither turned nor enlarged by what it stands in.
    size: Point,
    /// How small what is seen looks.
    far: usize,
    /// The pressed pointers: two at most.
    presses: Vec<Press>,
    /// Whether these presses looked around, or one of them did.
    strayed: bool,
    /// When a touchpad last moved the board.
    stroke: f64,
    /// The camera before the last key, in case that key turns out to be the start of a coordinate.
    before: Option<Camera>,
}

fn way(from: Point, to: Point) -> Point {
    (to.0 - from.0, to.1 - from.1)
}

fn length((x, y): Point) -> f64 {
    (x * x + y * y).sqrt()
}

impl Machine {
    /// Takes an event.
    pub fn on(&mut self, event: Event) -> Vec<Command> {
        match event {
            Event::Down(press) => self.down(press),
            Event::Elsewhere(pointer) => {
                self.release(pointer);
                // A click on it is no end of looking around.
                self.strayed &= !self.presses.is_empty();
                Vec::new()
            }
            Event::Moved(pointer, to, pressed, room) => self.moved(pointer, to, pressed, room),
            Event::Up(pointer) => {
                self.release(pointer);
                taken(self.strayed)
            }
            Event::Click(of_pointer) => taken(std::mem::take(&mut self.strayed) && of_pointer),
            Event::Wheel(turn, room) => self.wheel(turn, room),
            Event::Zoom(zoom, room) => self.zoom(zoom, room),
            Event::Key(zoom, later, room) => self.key(zoom, later, room),
            Event::Focused(middle, room) => self.focused(middle, room),
            Event::Frame(frame) => self.refit(frame),
            Event::Size(size) => self.resized(size),
        }
    }

    /// The picture's frame.
    pub fn frame(&self) -> [i32; 4] {
        self.frame
    }

    /// Whether a pointer is pressed, so that its ways count.
    pub fn follows(&self, pointer: i32) -> bool {
        self.presses.iter().any(|press| press.pointer == pointer)
    }

    fn release(&mut self, pointer: i32) {
        self.presses.retain(|press| press.pointer != pointer);
    }

    fn down(&mut self, press: Press) -> Vec<Command> {
        self.release(press.pointer);
        if press.primary {
            // The end of what was pressed before was not heard of.
            self.presses.clear();
        }
        if self.presses.len() < 2 {
            self.presses.push(press);
        }
        self.strayed = self.presses.len() == 2;
        if !self.strayed {
            return Vec::new();
        }
        // A second one takes the first one's hold away.
        let mut commands: Vec<_> = self.presses.iter().map(|press| Command::Capture(press.pointer)).collect();
        commands.push(Command::Taken);
        commands
    }

    fn moved(&mut self, pointer: i32, to: Point, pressed: bool, room: Option<Room>) -> Vec<Command> {
        let Some(index) = self.presses.iter().position(|press| press.pointer == pointer) else { return Vec::new() };
        if !pressed {
            self.presses.remove(index);
            return Vec::new();
        }
        let other = self.presses.iter().find(|press| press.pointer != pointer).map(|press| press.at);
        let press = &mut self.presses[index];
        let from = press.at;
        let mut commands = Vec::new();
        if !self.strayed {
            let slop = if press.finger { FINGER_SLOP } else { MOUSE_SLOP };
            if press.holds || length(way(from, to)) < slop {
                return commands;
            }
            commands.push(Command::Capture(pointer));
            self.strayed = true;
        }
        press.at = to;
        commands.extend(room.map(|room| {
            let camera = match other {
                None => self.camera.moved(way(from, to), &room),
                Some(other) => {
                    let times = length(way(other, to)) / length(way(other, from)).max(1.0);
                    self.camera.enlarged(times, other, &room)
                }
            };
            self.show(camera, Way::Cut)
        }));
        self.name(&mut commands);
        commands.push(Command::Taken);
        commands
    }

    /// The wheel enlarges; so do two fingers drawn apart on a touchpad. Drawn along, they move.
    fn wheel(&mut self, turn: Turn, room: Option<Room>) -> Vec<Command> {
        let (x, y) = turn.by;
        let fine = x != 0.0 || y.abs() < 50.0 || turn.time - self.stroke < STROKE;
        let pad = !turn.ctrl && !turn.lines && fine;
        if pad {
            self.stroke = turn.time;
        }
        let pace = match (turn.lines, turn.ctrl) {
            (true, _) => 0.06,
            (false, true) => 0.01,
            (false, false) => 0.002,
        };
        self.change(Way::Cut, room, |camera, room| match pad {
            true => camera.moved(turn.way, room),
            false => camera.enlarged(1.0 - (y * pace).clamp(-0.3, 0.3), turn.at, room),
        })
    }

    fn zoom(&mut self, zoom: Zoom, room: Option<Room>) -> Vec<Command> {
        self.change(Way::Glide, room, |camera, room| match zoom {
            Zoom::In => camera.enlarged(STEP, room.middle, room),
            Zoom::Out => camera.enlarged(1.0 / STEP, room.middle, room),
            Zoom::Fit => Camera::REST,
        })
    }

    fn key(&mut self, zoom: Option<Zoom>, later: bool, room: Option<Room>) -> Vec<Command> {
        let before = self.before.take();
        if later {
            // The first letter was no key after all.
            let back = |before: Camera| self.change(Way::Glide, room, |_, room| before.within(room));
            return before.map_or_else(Vec::new, back);
        }
        let Some(zoom) = zoom else { return Vec::new() };
        let before = self.camera;
        let mut commands = self.zoom(zoom, room);
        self.before = Some(before);
        commands.push(Command::Taken);
        commands
    }

    /// Moves what got the focus into what is seen.
    fn focused(&mut self, at: Point, room: Option<Room>) -> Vec<Command> {
        self.change(Way::Glide, room, |camera, room| {
            let beyond = |at: f64, middle: f64, size: f64| {
                let most = (size / 2.0 - INSIDE).max(0.0);
                (at - middle).clamp(-most, most) - (at - middle)
            };
            let step = (beyond(at.0, room.middle.0, room.size.0), beyond(at.1, room.middle.1, room.size.1));
            if step == (0.0, 0.0) { camera } else { camera.moved(step, room) }
        })
    }

    fn refit(&mut self, frame: [i32; 4]) -> Vec<Command> {
        let old = std::mem::replace(&mut self.frame, frame);
        if old == frame || old[2] == 0 || self.hidden() {
            return Vec::new();
        }
        // A camera of before a key is one of the old frame.
        self.before = None;
        let room = self.room(frame);
        let same = self.camera.carried(&self.room(old), &room);
        let mut commands = if self.camera == Camera::REST {
            vec![self.show(Camera::REST, Way::From(same))]
        } else {
            vec![self.show(same.within(&room), Way::Cut)]
        };
        self.name(&mut commands);
        commands
    }

    fn resized(&mut self, size: Point) -> Vec<Command> {
        self.size = size;
        if self.hidden() {
            return Vec::new();
        }
        let mut commands = Vec::new();
        let within = self.camera.within(&self.room(self.frame));
        if within != self.camera {
            commands.push(self.show(within, Way::Cut));
        }
        self.name(&mut commands);
        commands
    }

    fn hidden(&self) -> bool {
        self.size.0 == 0.0 || self.size.1 == 0.0
    }

    /// The picture's room with that frame; where it lies is left open, and so is how large, but for its shape.
    fn room(&self, frame: [i32; 4]) -> Room {
        Room { size: self.size, frame, ..Room::default() }
    }

    fn change(&mut self, way: Way, room: Option<Room>, how: impl FnOnce(Camera, &Room) -> Camera) -> Vec<Command> {
        let Some(room) = room else { return Vec::new() };
        let camera = how(self.camera, &room);
        let mut commands = vec![self.show(camera, way)];
        self.name(&mut commands);
        commands
    }

    fn show(&mut self, camera: Camera, way: Way) -> Command {
        self.camera = camera;
        Command::Show(camera, way)
    }

    /// Says when names come to be drawn in another size.
    fn name(&mut self, commands: &mut Vec<Command>) {
        if self.hidden() {
            return;
        }
        let far = self.camera.far(&self.room(self.frame));
        if std::mem::replace(&mut self.far, far) != far {
            commands.push(Command::Names(far));
        }
    }
}

fn taken(taken: bool) -> Vec<Command> {
    if taken { vec![Command::Taken] } else { Vec::new() }
}
