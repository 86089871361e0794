//! Clicks, taps and drags as a state machine without a browser: events in, commands out.

use trivium_rules::core::Pick;

/// A press that moves this far is a drag, in pixels.
pub const SLOP: i32 = 6;
/// The same for directional drags. It is larger, because there every piece can be dragged, and fingers slip during a
/// tap.
pub const AIM_SLOP: i32 = 12;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Grip {
    pub pick: Option<Pick>,
    /// True if `pick` is the first pick of a move and the drop the second one.
    pub first: bool,
    /// True for directional drags.
    pub aims: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Target {
    pub pick: Pick,
    /// True if a tap must be repeated, because it would complete a move and the finger may have missed.
    pub unsure: bool,
    /// True if a tap or click must be repeated, because it may have been meant to choose another piece.
    pub ambiguous: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Drop {
    /// A directional drag never selected an option, so it was a tap.
    Unaimed,
    /// There is no target below the piece.
    Nothing,
    On(Pick),
}

/// An event. The first `i32` is the pointer id.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A press: true for a finger, the position, and the draggable piece under the main button or finger.
    Down(i32, bool, (i32, i32), Option<Grip>),
    /// A pointer moved. The `bool` is true if it is pressed.
    Moved(i32, (i32, i32), bool),
    /// The pressed piece could not be lifted.
    NotLifted,
    /// A press ended. The drop matters only after a drag.
    Up(i32, Drop),
    /// The browser cancelled the press.
    Lost(i32),
    /// Escape, or another cancellation of all drags.
    GivenUp,
    /// A click: true if a pointer caused it, and the target.
    Click(bool, Option<Target>),
    /// The picture or the current picks have changed.
    Changed,
    /// A new picture, with its serial.
    Picture(u32),
}

/// A command for the browser or the board.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Lifts the pressed piece. A failure is the event [`Event::NotLifted`].
    Lift,
    /// Moves the lifted piece. The arguments are pixels from the press.
    Carry(i32, i32),
    /// Removes the copy and unmarks the target.
    PutDown,
    /// Picks the dragged piece. The `bool` is true for a directional drag, whose pick starts a new move.
    Begin(Pick, bool),
    /// Picks the tapped target.
    Tap(Pick),
    /// Picks the drop target at once, without waiting for a frame.
    Dropped(Pick),
    /// Cancels the current picks.
    Cancel,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Held {
    pointer: i32,
    start: (i32, i32),
    grip: Grip,
    lifted: bool,
}

#[derive(Default)]
pub struct Machine {
    held: Option<Held>,
    /// True if the last press was by a finger.
    finger: bool,
    pending: Option<Pick>,
    /// The serial of the current picture.
    picture: u32,
    /// The serial of the picture that the last drop produced.
    dropped: Option<u32>,
}

impl Machine {
    /// The pick that was tapped once. A second tap performs it.
    pub fn pending(&self) -> Option<Pick> {
        self.pending
    }

    /// True if a drop produced this picture. The piece is already in place and must not be animated.
    pub fn dropped(&self, picture: u32) -> bool {
        self.dropped == Some(picture)
    }

    /// True if the last press was by a finger, which may have missed.
    pub fn finger(&self) -> bool {
        self.finger
    }

    pub fn drags(&self, pointer: i32) -> bool {
        self.held.is_some_and(|held| held.lifted && held.pointer == pointer)
    }

    /// True if a click performs the pick. False for one that must be repeated.
    pub fn decides(&self, of_pointer: bool, target: Target) -> bool {
        let repeat = of_pointer && (target.ambiguous || self.finger && target.unsure);
        !repeat || self.pending == Some(target.pick)
    }

    pub fn on(&mut self, event: Event) -> Vec<Command> {
        match event {
            Event::Down(pointer, finger, at, grip) => {
                self.finger = finger;
                // If the pointer was pressed already, the browser did not report the end of that press.
                let commands = self.end(|held| held.pointer == pointer);
                // A piece that another pointer has lifted stays with that pointer.
                if let (Some(grip), false) = (grip, self.held.is_some_and(|held| held.lifted)) {
                    self.held = Some(Held { pointer, start: at, grip, lifted: false });
                }
                commands
            }
            Event::Moved(pointer, at, pressed) => self.moved(pointer, at, pressed),
            Event::NotLifted => {
                self.held = None;
                Vec::new()
            }
            Event::Up(pointer, drop) => self.up(pointer, drop),
            Event::Lost(pointer) => self.end(|held| held.pointer == pointer),
            Event::GivenUp => self.end(|_| true),
            Event::Click(of_pointer, target) => self.click(of_pointer, target),
            Event::Changed => {
                self.pending = None;
                Vec::new()
            }
            Event::Picture(picture) => {
                self.picture = picture;
                // A drag that began on the old picture ends.
                match self.held.take() {
                    Some(Held { lifted: true, .. }) => vec![Command::PutDown],
                    _ => Vec::new(),
                }
            }
        }
    }

    fn moved(&mut self, pointer: i32, at: (i32, i32), pressed: bool) -> Vec<Command> {
        if !pressed {
            // The pointer was released where the browser reports no event.
            return self.end(|held| held.pointer == pointer);
        }
        let Some(held) = self.held.as_mut().filter(|held| held.pointer == pointer) else { return Vec::new() };
        let (x, y) = (at.0 - held.start.0, at.1 - held.start.1);
        let slop = if held.grip.aims { AIM_SLOP } else { SLOP };
        if !held.lifted && x * x + y * y < slop * slop {
            return Vec::new();
        }
        let mut commands = Vec::new();
        let begins = !std::mem::replace(&mut held.lifted, true);
        if begins {
            commands.push(Command::Lift);
        }
        commands.push(Command::Carry(x, y));
        if begins && (held.grip.aims || held.grip.first) {
            commands.extend(held.grip.pick.map(|pick| Command::Begin(pick, held.grip.aims)));
        }
        commands
    }

    fn up(&mut self, pointer: i32, drop: Drop) -> Vec<Command> {
        let Some(held) = self.held.take_if(|held| held.pointer == pointer) else { return Vec::new() };
        if !held.lifted {
            return Vec::new();
        }
        let mut commands = vec![Command::PutDown];
        match drop {
            Drop::Unaimed => {}
            Drop::Nothing => commands.push(Command::Cancel),
            Drop::On(pick) => {
                self.dropped = Some(self.picture.wrapping_add(1));
                commands.push(Command::Dropped(pick));
            }
        }
        commands
    }

    /// Ends a drag without a drop.
    fn end(&mut self, which: impl FnOnce(&Held) -> bool) -> Vec<Command> {
        match self.held.take_if(|held| which(held)) {
            Some(Held { lifted: true, .. }) => vec![Command::PutDown, Command::Cancel],
            _ => Vec::new(),
        }
    }

    fn click(&mut self, of_pointer: bool, target: Option<Target>) -> Vec<Command> {
        self.dropped = None;
        let decided = target.filter(|target| self.decides(of_pointer, *target)).map(|target| target.pick);
        // A key press on a button clicks it without a pointer press.
        self.finger = false;
        self.pending = if decided.is_some() { None } else { target.map(|target| target.pick) };
        decided.map(Command::Tap).into_iter().collect()
    }
}
