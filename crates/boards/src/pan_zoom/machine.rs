//! Pan and zoom as a state machine without a browser: events in, commands out. Points are in pixels of the window,
//! converted to a screen that is not rotated.

use super::super::camera::{Camera, Room};
use trivium_words::Zoom;

/// How far a mouse press may move and still be a click, in pixels.
pub const MOUSE_SLOP: f64 = 4.0;
/// How far a finger may move and still tap, in pixels.
pub const FINGER_SLOP: f64 = 9.0;
/// Zoom factor of one button press or key.
const STEP: f64 = 1.4;
/// How long after a pan a touchpad gesture still counts as panning, in milliseconds.
const STROKE: f64 = 300.0;
/// Smallest distance from the edge of an element that got the focus, in pixels.
const INSIDE: f64 = 40.0;

/// A point or a vector.
pub type Point = (f64, f64);

/// A pressed pointer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Press {
    /// The pointer id.
    pub pointer: i32,
    /// Whether it is the first finger on the screen.
    pub primary: bool,
    pub at: Point,
    /// Whether it is a finger.
    pub finger: bool,
    /// Whether it presses something draggable.
    pub holds: bool,
}

/// A wheel event, also from a touchpad.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Turn {
    /// The event's deltas.
    pub by: Point,
    /// The deltas as a vector on the board.
    pub way: Point,
    /// Position of the pointer.
    pub at: Point,
    /// Whether the deltas are lines instead of pixels.
    pub lines: bool,
    /// Whether Ctrl is pressed, which browsers also report for a pinch.
    pub ctrl: bool,
    /// Timestamp, in milliseconds.
    pub time: f64,
}

/// An event. `Room` is the area of the picture; `None` while the picture is hidden.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A press on the board.
    Down(Press),
    /// A press that is not for the board: on a button, or with another mouse button.
    Elsewhere(i32),
    /// A pointer moved; the `bool` tells whether it is pressed.
    Moved(i32, Point, bool, Option<Room>),
    /// A press ended or was cancelled.
    Up(i32),
    /// A click; true if a pointer caused it.
    Click(bool),
    /// The wheel turned.
    Wheel(Turn, Option<Room>),
    /// A zoom button or key.
    Zoom(Zoom, Option<Room>),
    /// A key on a site. The `bool` tells whether the key continues a coordinate.
    Key(Option<Zoom>, bool, Option<Room>),
    /// A key moved the focus to an element with this centre.
    Focused(Point, Option<Room>),
    /// The picture has a new frame.
    Frame([i32; 4]),
    /// The picture has a new width and height.
    Size(Point),
}

/// The transition to a new camera.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Way {
    /// Without animation.
    Cut,
    /// Animated from the current view.
    Glide,
    /// Animated from this camera, if animations are on.
    From(Camera),
}

/// A command for the browser.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Shows a view.
    Show(Camera, Way),
    /// Captures the pointer for the board.
    Capture(i32),
    /// Tells the style sheet the size of coordinates.
    Names(usize),
    /// Consumes the event.
    Taken,
}

/// The state of pan and zoom.
#[derive(Default)]
pub struct Machine {
    camera: Camera,
    frame: [i32; 4],
    /// Layout size of the picture, before the screen's rotation and scale.
    size: Point,
    /// [`Camera::far`] of the current view.
    far: usize,
    /// The pressed pointers, at most two.
    presses: Vec<Press>,
    /// Whether the current presses have panned or zoomed.
    strayed: bool,
    /// When a touchpad last panned, in milliseconds.
    stroke: f64,
    /// The camera before the last zoom key, in case that key turns out to be the start of a coordinate.
    before: Option<Camera>,
}

fn way(from: Point, to: Point) -> Point {
    (to.0 - from.0, to.1 - from.1)
}

fn length((x, y): Point) -> f64 {
    (x * x + y * y).sqrt()
}

impl Machine {
    /// Handles an event.
    pub fn on(&mut self, event: Event) -> Vec<Command> {
        match event {
            Event::Down(press) => self.down(press),
            Event::Elsewhere(pointer) => {
                self.release(pointer);
                // Otherwise the click on a button would be swallowed as the end of a pan.
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

    /// The frame of the picture.
    pub fn frame(&self) -> [i32; 4] {
        self.frame
    }

    /// Whether a pointer is pressed, so that its movements matter.
    pub fn follows(&self, pointer: i32) -> bool {
        self.presses.iter().any(|press| press.pointer == pointer)
    }

    fn release(&mut self, pointer: i32) {
        self.presses.retain(|press| press.pointer != pointer);
    }

    fn down(&mut self, press: Press) -> Vec<Command> {
        self.release(press.pointer);
        if press.primary {
            // The end of the previous press was not reported.
            self.presses.clear();
        }
        if self.presses.len() < 2 {
            self.presses.push(press);
        }
        self.strayed = self.presses.len() == 2;
        if !self.strayed {
            return Vec::new();
        }
        // A second finger cancels the drag of the first.
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

    /// The wheel and a pinch on a touchpad zoom; two fingers on a touchpad pan.
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
            // The previous key was part of a coordinate, not a zoom key.
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

    /// Pans so that the focused element is visible.
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
        // A saved camera refers to the old frame.
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

    /// The room for a frame, with unknown position and scale; only its aspect ratio is valid.
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

    /// Reports a new size of coordinates.
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
