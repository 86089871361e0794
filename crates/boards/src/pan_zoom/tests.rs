//! Tests of pan and zoom with mouse, touch and keys, some with random events.

use super::super::camera::{Camera, Room, side, to_window};
use super::machine::{Command, Event, FINGER_SLOP, Machine, Point, Press, Transition, WheelInput};
use proptest::prelude::*;
use trivium_words::Zoom;

const FRAME: [i32; 4] = [-100, -200, 600, 400];

/// A room whose top left corner is at (50, 100) in the window.
fn room(frame: [i32; 4], size: Point) -> Room {
    Room { middle: (50.0 + size.0 / 2.0, 100.0 + size.1 / 2.0), size, frame }
}

fn machine() -> (Machine, Room) {
    let mut machine = Machine::default();
    machine.on(Event::Size((300.0, 600.0)));
    machine.on(Event::Frame(FRAME));
    (machine, room(FRAME, (300.0, 600.0)))
}

fn finger(pointer: i32, at: Point) -> Press {
    Press { pointer, primary: pointer == 1, at, finger: true, holds: false }
}

fn shown(commands: &[Command]) -> Option<Camera> {
    commands.iter().find_map(|command| if let Command::Show(camera, _) = command { Some(*camera) } else { None })
}

fn is_close(one: Point, other: Point) -> bool {
    (one.0 - other.0).abs() < 1e-6 && (one.1 - other.1).abs() < 1e-6
}

#[test]
fn a_press_that_moves_less_than_the_slop_is_a_click() {
    let (mut machine, room) = machine();
    machine.on(Event::Down(finger(1, (100.0, 300.0))));
    assert_eq!(machine.on(Event::Moved(1, (100.0 + FINGER_SLOP - 0.1, 300.0), true, Some(room))), []);
    assert_eq!(machine.on(Event::Up(1)), []);
    assert_eq!(machine.on(Event::Click(true)), []);
    machine.on(Event::Down(finger(1, (100.0, 300.0))));
    let commands = machine.on(Event::Moved(1, (100.0 + FINGER_SLOP, 300.0), true, Some(room)));
    assert_eq!(commands[0], Command::Capture(1));
    assert_eq!(commands.last(), Some(&Command::Taken));
    assert_eq!(machine.on(Event::Up(1)), [Command::Taken]);
    assert_eq!(machine.on(Event::Click(true)), [Command::Taken]);
    assert_eq!(machine.on(Event::Click(true)), [], "the pan consumes only one click");
}

#[test]
fn dragging_a_piece_does_not_pan_and_a_second_finger_ends_the_drag() {
    let (mut machine, room) = machine();
    machine.on(Event::Down(Press { holds: true, ..finger(1, (100.0, 300.0)) }));
    assert_eq!(machine.on(Event::Moved(1, (200.0, 300.0), true, Some(room))), []);
    let commands = machine.on(Event::Down(finger(2, (200.0, 400.0))));
    assert_eq!(commands, [Command::Capture(1), Command::Capture(2), Command::Taken]);
}

#[test]
fn a_pinch_zooms_around_the_resting_finger() {
    let (mut machine, room) = machine();
    machine.on(Event::Down(finger(1, (120.0, 450.0))));
    machine.on(Event::Down(finger(2, (180.0, 450.0))));
    let below = room.point(120.0, 450.0);
    let camera = shown(&machine.on(Event::Moved(2, (210.0, 450.0), true, Some(room)))).unwrap();
    assert!(is_close(to_window(camera, &room, below), (120.0, 450.0)));
    assert!((side(camera, &room) - 1.5 * side(Camera::REST, &room)).abs() < 1e-6, "the distance grew from 60 to 90");
}

#[test]
fn a_mouse_released_elsewhere_is_not_pressed() {
    let (mut machine, room) = machine();
    machine.on(Event::Down(Press { finger: false, ..finger(1, (100.0, 300.0)) }));
    assert_eq!(machine.on(Event::Moved(1, (200.0, 300.0), false, Some(room))), []);
    assert!(!machine.follows(1));
}

#[test]
fn a_new_first_finger_replaces_one_without_a_reported_end() {
    let (mut machine, _) = machine();
    machine.on(Event::Down(finger(1, (100.0, 300.0))));
    let fresh = Press { pointer: 7, ..finger(1, (200.0, 300.0)) };
    assert_eq!(machine.on(Event::Down(fresh)), []);
    assert!(!machine.follows(1));
}

#[test]
fn a_button_can_be_clicked_after_a_pinch() {
    let (mut machine, _) = machine();
    machine.on(Event::Down(finger(1, (100.0, 300.0))));
    machine.on(Event::Down(finger(2, (200.0, 300.0))));
    // Browsers send no click after two fingers.
    machine.on(Event::Up(1));
    machine.on(Event::Up(2));
    machine.on(Event::Elsewhere(3));
    assert_eq!(machine.on(Event::Click(true)), []);
}

#[test]
fn a_zoom_key_that_started_a_coordinate_is_undone() {
    let (mut machine, room) = machine();
    machine.on(Event::Zoom(Zoom::In, Some(room)));
    let commands = machine.on(Event::Key(Some(Zoom::Fit), false, Some(room)));
    assert_eq!(shown(&commands), Some(Camera::REST));
    assert_eq!(commands.last(), Some(&Command::Taken));
    let back = shown(&machine.on(Event::Key(None, true, Some(room)))).unwrap();
    assert!((side(back, &room) - 1.4 * side(Camera::REST, &room)).abs() < 1e-6);
    assert_eq!(machine.on(Event::Key(None, true, Some(room))), [], "only once");
}

#[test]
fn a_focus_moves_only_a_view_that_the_player_has_moved() {
    let (mut machine, room) = machine();
    let corner = (room.middle.0 - room.size.0 / 2.0 + 1.0, room.middle.1);
    assert_eq!(machine.on(Event::Focused(corner, Some(room))), [], "all sites are visible");
    machine.on(Event::Zoom(Zoom::In, Some(room)));
    assert!(shown(&machine.on(Event::Focused(corner, Some(room)))).is_some());
}

#[test]
fn at_rest_the_view_glides_to_a_new_frame_otherwise_it_stays() {
    let new = [-300, -200, 900, 700];
    let (mut machine, _) = machine();
    let commands = machine.on(Event::Frame(new));
    assert!(matches!(commands[0], Command::Show(Camera::REST, Transition::From(_))));
    let (mut machine, old) = self::machine();
    let zoomed = shown(&machine.on(Event::Zoom(Zoom::In, Some(old)))).unwrap();
    let carried = shown(&machine.on(Event::Frame(new))).unwrap();
    assert!(is_close(
        to_window(zoomed, &old, (140.0, -35.0)),
        to_window(carried, &room(new, old.size), (140.0, -35.0))
    ));
}

#[derive(Clone, Debug)]
enum Step {
    Down {
        pointer: i32,
        at: Point,
        finger: bool,
        holds: bool,
    },
    Button {
        pointer: i32,
    },
    Move {
        pointer: i32,
        to: Point,
    },
    Up {
        pointer: i32,
    },
    /// A pointer leaves, and the browser does not report its end.
    Leave {
        pointer: i32,
    },
    Click {
        of_pointer: bool,
    },
    Wheel {
        by: Point,
        at: Point,
        lines: bool,
        ctrl: bool,
    },
    Zoom(Zoom),
    Key {
        zoom: Option<Zoom>,
        later: bool,
    },
    Focus(Point),
    Frame([i32; 4]),
    Resize(Point),
    /// Hides or shows the board.
    Hide(bool),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let point = || (-50.0..900.0, -50.0..1200.0);
    let pointer = || 1..5;
    let zoom = prop_oneof![Just(Zoom::In), Just(Zoom::Out), Just(Zoom::Fit)];
    let frame = (-5000..5000, -5000..5000, 180..9000, 180..9000).prop_map(|(x, y, wide, high)| [x, y, wide, high]);
    let step = prop_oneof![
        6 => (pointer(), point(), any::<bool>(), prop::bool::weighted(0.3))
            .prop_map(|(pointer, at, finger, holds)| Step::Down { pointer, at, finger, holds }),
        1 => pointer().prop_map(|pointer| Step::Button { pointer }),
        9 => (pointer(), point()).prop_map(|(pointer, to)| Step::Move { pointer, to }),
        4 => pointer().prop_map(|pointer| Step::Up { pointer }),
        1 => pointer().prop_map(|pointer| Step::Leave { pointer }),
        2 => any::<bool>().prop_map(|of_pointer| Step::Click { of_pointer }),
        3 => ((-500.0..500.0, -500.0..500.0), point(), any::<bool>(), any::<bool>())
            .prop_map(|(by, at, lines, ctrl)| Step::Wheel { by, at, lines, ctrl }),
        2 => zoom.clone().prop_map(Step::Zoom),
        2 => (prop::option::of(zoom), any::<bool>()).prop_map(|(zoom, later)| Step::Key { zoom, later }),
        1 => point().prop_map(Step::Focus),
        2 => frame.prop_map(Step::Frame),
        1 => (120.0..2000.0, 120.0..2000.0).prop_map(Step::Resize),
        1 => any::<bool>().prop_map(Step::Hide),
    ];
    prop::collection::vec(step, 0..60)
}

struct World {
    machine: Machine,
    camera: Camera,
    frame: [i32; 4],
    size: Point,
    hidden: bool,
    /// The pressed pointers. The machine may not know that some of them were released.
    down: Vec<i32>,
    time: f64,
}

impl World {
    fn room(&self) -> Option<Room> {
        (!self.hidden).then(|| room(self.frame, self.size))
    }

    fn send(&mut self, event: Event) -> Vec<Command> {
        let commands = self.machine.on(event);
        if let Some(camera) = shown(&commands) {
            self.camera = camera;
        }
        commands
    }

    fn step(&mut self, step: &Step) -> Vec<Command> {
        let room = self.room();
        let event = match *step {
            Step::Down { pointer, at, finger, holds } => {
                if self.down.contains(&pointer) {
                    return Vec::new();
                }
                let primary = self.down.is_empty();
                self.down.push(pointer);
                Event::Down(Press { pointer, primary, at, finger, holds })
            }
            Step::Button { pointer } => Event::Elsewhere(pointer),
            Step::Move { pointer, to } => Event::Moved(pointer, to, self.down.contains(&pointer), room),
            Step::Up { pointer } => {
                self.down.retain(|down| *down != pointer);
                Event::Up(pointer)
            }
            Step::Leave { pointer } => {
                self.down.retain(|down| *down != pointer);
                return Vec::new();
            }
            Step::Click { of_pointer } => Event::Click(of_pointer),
            Step::Wheel { by, at, lines, ctrl } => {
                self.time += 100.0;
                Event::Wheel(WheelInput { by, way: (-by.0, -by.1), at, lines, ctrl, time: self.time }, room)
            }
            Step::Zoom(zoom) => Event::Zoom(zoom, room),
            Step::Key { zoom, later } => Event::Key(zoom, later, room),
            Step::Focus(at) => Event::Focused(at, room),
            Step::Frame(frame) => {
                self.frame = frame;
                Event::Frame(frame)
            }
            Step::Resize(size) => {
                (self.size, self.hidden) = (size, false);
                Event::Size(size)
            }
            Step::Hide(hidden) => {
                self.hidden = hidden;
                Event::Size(if hidden { (0.0, 0.0) } else { self.size })
            }
        };
        self.send(event)
    }

    fn check(&self) {
        let Some(room) = self.room() else { return };
        let corner = to_window(self.camera, &room, (f64::from(self.frame[0]), f64::from(self.frame[1])));
        let far = self.frame[2..].iter().zip(&self.frame[..2]).map(|(long, low)| f64::from(low + long));
        let far: Vec<_> = far.collect();
        let opposite = to_window(self.camera, &room, (far[0], far[1]));
        let inside = |low: f64, middle: f64, high: f64| low <= middle + 1e-3 && middle <= high + 1e-3;
        assert!(inside(corner.0, room.middle.0, opposite.0), "{corner:?} {opposite:?} in {room:?}");
        assert!(inside(corner.1, room.middle.1, opposite.1), "{corner:?} {opposite:?} in {room:?}");
        let (side, rest) = (side(self.camera, &room), side(Camera::REST, &room));
        assert!(side.is_finite() && side >= rest.min(22.0) - 1e-6, "{side} pixels are too small");
        assert!(side <= rest.max(260.0) + 1e-6, "{side} pixels are too large");
        assert!(self.camera.transform().is_ascii());
    }
}

proptest! {
    /// The camera is within its limits after all events, and no press outlives its pointer.
    #[test]
    fn any_events_leave_a_valid_state(steps in steps()) {
        let (machine, _) = machine();
        let mut world = World {
            machine,
            camera: Camera::REST,
            frame: FRAME,
            size: (300.0, 600.0),
            hidden: false,
            down: Vec::new(),
            time: 0.0,
        };
        for step in &steps {
            world.step(step);
            world.check();
        }
        for pointer in std::mem::take(&mut world.down) {
            world.step(&Step::Up { pointer });
        }
        // Missed releases are noticed when the pointer moves without being pressed.
        let before = world.camera;
        for pointer in 1..5 {
            let commands = world.step(&Step::Move { pointer, to: (10.0, 10.0) });
            prop_assert_eq!(commands, []);
        }
        prop_assert_eq!(world.camera, before, "unpressed pointers do not pan");
        prop_assert!((1..5).all(|pointer| !world.machine.follows(pointer)));
        // The next tap does not count as the end of a pan.
        world.step(&Step::Down { pointer: 1, at: (100.0, 300.0), finger: true, holds: false });
        prop_assert_eq!(world.step(&Step::Up { pointer: 1 }), []);
        prop_assert_eq!(world.step(&Step::Click { of_pointer: true }), []);
    }

    /// The point of the picture under a finger stays there when the finger pans, and when another finger zooms.
    #[test]
    fn the_touched_point_stays_below_the_finger(
        one in (60.0..340.0, 110.0..690.0),
        other in (60.0..340.0, 110.0..690.0),
        to in (60.0..340.0, 110.0..690.0),
    ) {
        let (mut machine, room) = machine();
        machine.on(Event::Down(finger(1, one)));
        let below = room.point(one.0, one.1);
        let moved = machine.on(Event::Moved(1, to, true, Some(room)));
        // The point may slip at the limit of panning, where the centre of the room would leave the frame.
        let at_limit = |camera: Camera| {
            let edges = [(-100.0, -200.0), (500.0, 200.0)].map(|corner| to_window(camera, &room, corner));
            edges.iter().any(|edge| (edge.0 - room.middle.0).abs() < 1e-6 || (edge.1 - room.middle.1).abs() < 1e-6)
        };
        let size = |camera| side(camera, &room);
        let mut camera = Camera::REST;
        if let Some(shown) = shown(&moved) {
            camera = shown;
            prop_assert!(at_limit(camera) || is_close(to_window(camera, &room, below), to));
        }
        let rests = if moved.is_empty() { one } else { to };
        machine.on(Event::Down(finger(2, other)));
        // The picture's point under the resting finger, computed from two known points.
        let (zero, unit) = (to_window(camera, &room, (0.0, 0.0)), to_window(camera, &room, (1.0, 1.0)));
        let below = ((rests.0 - zero.0) / (unit.0 - zero.0), (rests.1 - zero.1) / (unit.1 - zero.1));
        let wide = (600.0 - other.0, 800.0 - other.1);
        let after = shown(&machine.on(Event::Moved(2, wide, true, Some(room)))).unwrap();
        prop_assert!(at_limit(after) || is_close(to_window(after, &room, below), rests));
        let length = |to: Point| ((to.0 - rests.0).powi(2) + (to.1 - rests.1).powi(2)).sqrt();
        let times = length(wide) / length(other).max(1.0);
        let expected = (size(camera) * times).clamp(22.0, 260.0);
        prop_assert!((size(after) - expected).abs() < 1e-6, "triangles grow with the distance of the fingers");
    }
}
