//! Clicks, taps and drags as a state machine without a browser: events in, commands out.

use trivium_rules::core::Pick;

/// How far the pointer moves, in pixels, before a press is a drag.
pub const SLOP: i32 = 6;
/// The same where drags aim: there everything can be dragged, and a tap that slips a little is still meant as one.
pub const AIM_SLOP: i32 = 12;

/// Something that can be picked up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Grip {
    /// Its own pick.
    pub pick: Option<Pick>,
    /// Whether that is the first of several, and the drop is the next.
    pub first: bool,
    /// Whether the drag chooses by its way.
    pub aims: bool,
}

/// The target of a click.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Target {
    /// Its pick.
    pub pick: Pick,
    /// Whether a tap on it is to be repeated: when it would decide and the finger may have missed.
    pub unsure: bool,
}

/// The target of a drop.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Drop {
    /// Nothing was aimed at from first to last: it never was a drag.
    Unaimed,
    /// Nothing that takes it.
    Nothing,
    /// Something that takes it.
    On(Pick),
}

/// An event of the board. A number is that of a pointer.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A press: of a finger or not, there, and what it can pick up, if it is the first finger or the first button.
    Down(i32, bool, (i32, i32), Option<Grip>),
    /// A pointer is there now; whether it is still pressed.
    Moved(i32, (i32, i32), bool),
    /// Everything that was to be lifted cannot be.
    NotLifted,
    /// A press ends over something, if it drags.
    Up(i32, Drop),
    /// A press is lost to the browser.
    Lost(i32),
    /// Escape, or something else that ends every drag.
    GivenUp,
    /// A click: whether of a pointer, and on what.
    Click(bool, Option<Target>),
    /// A new picture, or something else was chosen on the old one.
    Changed,
    /// A new picture, with its number.
    Picture(u32),
}

/// An order to the browser or the board.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Takes up what was pressed, or reports [`Event::NotLifted`].
    Lift,
    /// Carries it so many pixels from where it was pressed.
    Carry(i32, i32),
    /// Puts it down: the picture is as it was.
    PutDown,
    /// Chooses what is dragged; whether the drag aims, so that it begins a decision.
    Begin(Pick, bool),
    /// Chooses what was tapped.
    Tap(Pick),
    /// Chooses what was dropped on, without waiting for a frame.
    Dropped(Pick),
    /// Gives up what was chosen.
    Cancel,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Held {
    pointer: i32,
    start: (i32, i32),
    grip: Grip,
    /// Whether it is carried.
    lifted: bool,
}

/// The presses on a board or a tray.
#[derive(Default)]
pub struct Machine {
    held: Option<Held>,
    /// Whether the last press was a finger's.
    finger: bool,
    /// The pick that was tapped once; the next tap on it decides.
    pending: Option<Pick>,
    /// The picture that is shown, and the one that a drop makes.
    picture: u32,
    dropped: Option<u32>,
}

impl Machine {
    /// The pick that was tapped once; the next tap on it decides.
    pub fn pending(&self) -> Option<Pick> {
        self.pending
    }

    /// Whether a drop made the picture with that number what it is: what was dropped lies where it was let go.
    pub fn dropped(&self, picture: u32) -> bool {
        self.dropped == Some(picture)
    }

    /// Whether the last press was a finger's, so that a click may be a tap that missed.
    pub fn finger(&self) -> bool {
        self.finger
    }

    /// Whether that pointer drags something.
    pub fn drags(&self, pointer: i32) -> bool {
        self.held.is_some_and(|held| held.lifted && held.pointer == pointer)
    }

    /// Whether a click on that decides, and is not a tap to be repeated.
    pub fn decides(&self, of_pointer: bool, target: Target) -> bool {
        let tapped = self.finger && of_pointer;
        !(tapped && target.unsure && self.pending != Some(target.pick))
    }

    /// Takes an event.
    pub fn on(&mut self, event: Event) -> Vec<Command> {
        match event {
            Event::Down(pointer, finger, at, grip) => {
                self.finger = finger;
                // If it was pressed already, its end was not heard of.
                let commands = self.end(|held| held.pointer == pointer);
                // A piece that another pointer carries stays with it.
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
                // A drag that began on the old one ends.
                match self.held.take() {
                    Some(Held { lifted: true, .. }) => vec![Command::PutDown],
                    _ => Vec::new(),
                }
            }
        }
    }

    fn moved(&mut self, pointer: i32, at: (i32, i32), pressed: bool) -> Vec<Command> {
        if !pressed {
            // It was let go where nobody heard of it.
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
        // A button pressed by a key is clicked without any press before.
        self.finger = false;
        self.pending = if decided.is_some() { None } else { target.map(|target| target.pick) };
        decided.map(Command::Tap).into_iter().collect()
    }
}
