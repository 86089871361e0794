//! Pan and zoom as a state machine without a browser: events in, commands out. Points are in the board's own pixels,
//! before rotations and transforms of the page.

use super::super::camera::{Camera, Room};
use trivium_words::Zoom;

/// A mouse press that moves by less is a click, in pixels.
pub const MOUSE_SLOP: f64 = 4.0;
/// A touch that moves by less is a tap, in pixels.
pub const FINGER_SLOP: f64 = 9.0;
/// Zoom factor of one button press or key.
const ZOOM_STEP: f64 = 1.4;
/// A wheel event that follows a pan by touchpad within this time is also a pan, in milliseconds.
const LONGEST_PAN_PAUSE: f64 = 300.0;
/// The smallest distance between a focused element's centre and the edge of the board, in pixels.
const FOCUS_MARGIN: f64 = 40.0;

/// A point or a vector.
pub type Point = (f64, f64);

/// A pressed pointer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Press {
    pub pointer: i32,
    /// True for the first finger on the screen.
    pub primary: bool,
    pub at: Point,
    pub finger: bool,
    /// True if it presses a draggable piece.
    pub holds: bool,
}

/// A wheel event, also from a touchpad.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WheelInput {
    /// The event's deltas.
    pub by: Point,
    /// The corresponding movement of the board.
    pub way: Point,
    pub at: Point,
    /// True if the deltas are in lines, not in pixels.
    pub lines: bool,
    /// True if Ctrl is pressed. Browsers report a pinch in the same way.
    pub ctrl: bool,
    /// Timestamp in milliseconds.
    pub time: f64,
}

/// An event. `Room` is the area of the picture; `None` while the picture is hidden.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A press on the board.
    Down(Press),
    /// A press on a button, or with another mouse button.
    Elsewhere(i32),
    /// A pointer moved. The `bool` is true if it is pressed.
    Moved(i32, Point, bool, Option<Room>),
    /// A press ended or was cancelled.
    Up(i32),
    /// A click. True if a pointer caused it.
    Click(bool),
    Wheel(WheelInput, Option<Room>),
    Zoom(Zoom, Option<Room>),
    /// A key on a site. The `bool` is true if the key continues a coordinate.
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
pub enum Transition {
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
    Show(Camera, Transition),
    /// Captures the pointer for the board.
    Capture(i32),
    /// Sets the size of coordinates, an index for the style sheet.
    Names(usize),
    /// Consumes the event.
    Taken,
}

#[derive(Default)]
pub struct Machine {
    camera: Camera,
    frame: [i32; 4],
    /// Size of the picture in its layout, before rotations and transforms.
    size: Point,
    /// [`Camera::font_size_index`] of the current view.
    font_size_index: usize,
    /// At most two presses.
    presses: Vec<Press>,
    /// True if the current presses have panned or zoomed.
    strayed: bool,
    /// The time of the last pan by touchpad, in milliseconds.
    stroke: f64,
    /// The camera before the last zoom key. It is restored if that key turns out to be the start of a coordinate.
    before: Option<Camera>,
}

fn vector(from: Point, to: Point) -> Point {
    (to.0 - from.0, to.1 - from.1)
}

fn length((x, y): Point) -> f64 {
    (x * x + y * y).sqrt()
}

impl Machine {
    pub fn on(&mut self, event: Event) -> Vec<Command> {
        match event {
            Event::Down(press) => self.down(press),
            Event::Elsewhere(pointer) => {
                self.release(pointer);
                // Without this the click on the button would count as the end of a pan.
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

    pub fn frame(&self) -> [i32; 4] {
        self.frame
    }

    /// True if a pointer is pressed, so that its movements matter.
    pub fn follows(&self, pointer: i32) -> bool {
        self.presses.iter().any(|press| press.pointer == pointer)
    }

    fn release(&mut self, pointer: i32) {
        self.presses.retain(|press| press.pointer != pointer);
    }

    fn down(&mut self, press: Press) -> Vec<Command> {
        self.release(press.pointer);
        if press.primary {
            // The browser did not report the end of earlier presses.
            self.presses.clear();
        }
        if self.presses.len() < 2 {
            self.presses.push(press);
        }
        self.strayed = self.presses.len() == 2;
        if !self.strayed {
            return Vec::new();
        }
        // The second finger ends the drag of the first one.
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
            if press.holds || length(vector(from, to)) < slop {
                return commands;
            }
            commands.push(Command::Capture(pointer));
            self.strayed = true;
        }
        press.at = to;
        commands.extend(room.map(|room| {
            let camera = match other {
                None => self.camera.moved(vector(from, to), &room),
                Some(other) => {
                    let times = length(vector(other, to)) / length(vector(other, from)).max(1.0);
                    self.camera.enlarged(times, other, &room)
                }
            };
            self.show(camera, Transition::Cut)
        }));
        self.name(&mut commands);
        commands.push(Command::Taken);
        commands
    }

    /// The wheel and a pinch on a touchpad zoom. Two fingers on a touchpad pan.
    fn wheel(&mut self, turn: WheelInput, room: Option<Room>) -> Vec<Command> {
        let (x, y) = turn.by;
        let fine = x != 0.0 || y.abs() < 50.0 || turn.time - self.stroke < LONGEST_PAN_PAUSE;
        let pad = !turn.ctrl && !turn.lines && fine;
        if pad {
            self.stroke = turn.time;
        }
        let pace = match (turn.lines, turn.ctrl) {
            (true, _) => 0.06,
            (false, true) => 0.01,
            (false, false) => 0.002,
        };
        self.change(Transition::Cut, room, |camera, room| match pad {
            true => camera.moved(turn.way, room),
            false => camera.enlarged(1.0 - (y * pace).clamp(-0.3, 0.3), turn.at, room),
        })
    }

    fn zoom(&mut self, zoom: Zoom, room: Option<Room>) -> Vec<Command> {
        self.change(Transition::Glide, room, |camera, room| match zoom {
            Zoom::In => camera.enlarged(ZOOM_STEP, room.middle, room),
            Zoom::Out => camera.enlarged(1.0 / ZOOM_STEP, room.middle, room),
            Zoom::Fit => Camera::REST,
        })
    }

    fn key(&mut self, zoom: Option<Zoom>, later: bool, room: Option<Room>) -> Vec<Command> {
        let before = self.before.take();
        if later {
            // The previous key was part of a coordinate, not a zoom key.
            let back = |before: Camera| self.change(Transition::Glide, room, |_, room| before.within(room));
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
        // The whole frame is visible. A view that the player has not moved follows the frame.
        if self.camera == Camera::REST {
            return Vec::new();
        }
        self.change(Transition::Glide, room, |camera, room| {
            let beyond = |at: f64, middle: f64, size: f64| {
                let most = (size / 2.0 - FOCUS_MARGIN).max(0.0);
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
            vec![self.show(Camera::REST, Transition::From(same))]
        } else {
            vec![self.show(same.within(&room), Transition::Cut)]
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
            commands.push(self.show(within, Transition::Cut));
        }
        self.name(&mut commands);
        commands
    }

    fn hidden(&self) -> bool {
        self.size.0 == 0.0 || self.size.1 == 0.0
    }

    /// The room for a frame. Position and scale are not known: only the aspect ratio is valid.
    fn room(&self, frame: [i32; 4]) -> Room {
        Room { size: self.size, frame, ..Room::default() }
    }

    fn change(
        &mut self,
        way: Transition,
        room: Option<Room>,
        how: impl FnOnce(Camera, &Room) -> Camera,
    ) -> Vec<Command> {
        let Some(room) = room else { return Vec::new() };
        let camera = how(self.camera, &room);
        let mut commands = vec![self.show(camera, way)];
        self.name(&mut commands);
        commands
    }

    fn show(&mut self, camera: Camera, way: Transition) -> Command {
        self.camera = camera;
        Command::Show(camera, way)
    }

    /// Adds a command if the font size of coordinates changes.
    fn name(&mut self, commands: &mut Vec<Command>) {
        if self.hidden() {
            return;
        }
        let index = self.camera.font_size_index(&self.room(self.frame));
        if std::mem::replace(&mut self.font_size_index, index) != index {
            commands.push(Command::Names(index));
        }
    }
}

fn taken(taken: bool) -> Vec<Command> {
    if taken { vec![Command::Taken] } else { Vec::new() }
}
