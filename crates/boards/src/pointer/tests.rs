//! Tests of clicks, taps and drags, some with random events of several pointers.

use super::machine::{AIM_SLOP, Command, Drop, Event, Grip, Machine, SLOP, Target};
use proptest::prelude::*;
use trivium_rules::core::Pick;
use trivium_rules::games::tritt;

const fn pick(number: u32) -> Pick {
    Pick::Site(tritt::INFO.site(number).expect("a point of the board"))
}

const PIECE: Grip = Grip { pick: Some(pick(1)), first: true, aims: false };
const AIMED: Grip = Grip { pick: Some(pick(1)), first: false, aims: true };

fn down(pointer: i32, grip: Grip) -> Event {
    Event::Down(pointer, true, (100, 100), Some(grip))
}

/// A machine in which pointer 1 has lifted a piece.
fn carrying() -> Machine {
    let mut machine = Machine::default();
    machine.on(Event::Picture(7));
    machine.on(down(1, PIECE));
    machine.on(Event::Moved(1, (100 + SLOP, 100), true));
    machine
}

#[test]
fn a_press_becomes_a_drag_when_it_moves_beyond_the_slop() {
    let mut machine = Machine::default();
    machine.on(down(1, PIECE));
    assert_eq!(machine.on(Event::Moved(1, (100 + SLOP - 1, 100), true)), []);
    let begun = [Command::Lift, Command::Carry(SLOP, 0), Command::Begin(pick(1), false)];
    assert_eq!(machine.on(Event::Moved(1, (100 + SLOP, 100), true)), begun);
    assert_eq!(machine.on(Event::Moved(1, (130, 90), true)), [Command::Carry(30, -10)]);
    assert_eq!(machine.on(Event::Up(1, Drop::On(pick(2)))), [Command::PutDown, Command::Dropped(pick(2))]);
    assert_eq!(machine.on(Event::Up(1, Drop::On(pick(2)))), [], "only once");
}

#[test]
fn a_directional_drag_has_a_larger_slop() {
    let mut machine = Machine::default();
    machine.on(down(1, AIMED));
    assert_eq!(machine.on(Event::Moved(1, (100 + AIM_SLOP - 1, 100), true)), []);
    let begun = [Command::Lift, Command::Carry(AIM_SLOP, 0), Command::Begin(pick(1), true)];
    assert_eq!(machine.on(Event::Moved(1, (100 + AIM_SLOP, 100), true)), begun);
    assert_eq!(machine.on(Event::Up(1, Drop::Unaimed)), [Command::PutDown], "the pick stays");
}

#[test]
fn a_drag_that_is_a_whole_move_picks_nothing_at_its_start() {
    let mut machine = Machine::default();
    machine.on(down(1, Grip { first: false, ..PIECE }));
    assert_eq!(machine.on(Event::Moved(1, (130, 100), true)), [Command::Lift, Command::Carry(30, 0)]);
}

#[test]
fn a_drag_can_end_without_a_drop() {
    let ended = [Command::PutDown, Command::Cancel];
    assert_eq!(carrying().on(Event::Up(1, Drop::Nothing)), ended);
    assert_eq!(carrying().on(Event::Lost(1)), ended);
    assert_eq!(carrying().on(Event::GivenUp), ended);
    assert_eq!(carrying().on(Event::Moved(1, (50, 50), false)), ended, "the release was not reported");
    assert_eq!(carrying().on(down(1, PIECE)), ended, "a new press implies a release");
    assert_eq!(carrying().on(Event::Picture(8)), [Command::PutDown], "the picture was replaced");
}

#[test]
fn other_pointers_do_not_affect_a_drag() {
    let mut machine = carrying();
    for event in [Event::Moved(2, (0, 0), true), Event::Up(2, Drop::On(pick(9))), Event::Lost(2), down(2, AIMED)] {
        assert_eq!(machine.on(event), []);
    }
    assert!(machine.drags(1) && !machine.drags(2));
}

#[test]
fn the_picture_after_a_drop_is_known() {
    let mut machine = carrying();
    machine.on(Event::Up(1, Drop::On(pick(2))));
    assert!(machine.dropped(8) && !machine.dropped(7));
    machine.on(Event::Click(true, None));
    assert!(!machine.dropped(8));
}

#[test]
fn a_tap_that_may_have_missed_must_be_repeated() {
    let unsure = |number| Some(Target { pick: pick(number), unsure: true, ambiguous: false });
    let mut machine = Machine::default();
    let mut tap = |number| {
        machine.on(Event::Down(1, true, (0, 0), None));
        (machine.on(Event::Click(true, unsure(number))), machine.pending())
    };
    assert_eq!(tap(1), (vec![], Some(pick(1))));
    assert_eq!(tap(2), (vec![], Some(pick(2))), "another site");
    assert_eq!(tap(2), (vec![Command::Tap(pick(2))], None));
    assert_eq!(machine.on(Event::Click(true, unsure(1))), [Command::Tap(pick(1))], "a mouse is precise");
    machine.on(Event::Down(1, true, (0, 0), None));
    assert_eq!(machine.on(Event::Click(false, unsure(1))), [Command::Tap(pick(1))], "a key is precise");
    machine.on(Event::Down(1, true, (0, 0), None));
    machine.on(Event::Click(true, unsure(1)));
    machine.on(Event::Changed);
    assert_eq!(machine.pending(), None, "the picks have changed");
}

#[test]
fn a_click_that_may_mean_another_piece_must_be_repeated() {
    let swap = |number| Some(Target { pick: pick(number), unsure: false, ambiguous: true });
    let mut machine = Machine::default();
    assert_eq!(machine.on(Event::Click(true, swap(1))), [], "also by mouse");
    assert_eq!(machine.on(Event::Click(true, swap(2))), []);
    assert_eq!(machine.on(Event::Click(true, swap(2))), [Command::Tap(pick(2))]);
    assert_eq!(machine.on(Event::Click(false, swap(1))), [Command::Tap(pick(1))], "a key is precise");
}

fn events() -> impl Strategy<Value = Vec<Event>> {
    let pointer = || 1..4;
    let at = || (0..60, 0..60);
    let grip = (prop::option::weighted(0.9, 1..4_u32), any::<bool>(), any::<bool>());
    let grip = grip.prop_map(|(number, first, aims)| Grip { pick: number.map(pick), first, aims });
    let drop =
        prop_oneof![Just(Drop::Unaimed), Just(Drop::Nothing), (1..4_u32).prop_map(|number| Drop::On(pick(number)))];
    let target = (1..4_u32, any::<bool>(), any::<bool>());
    let target = target.prop_map(|(number, unsure, ambiguous)| Target { pick: pick(number), unsure, ambiguous });
    let event = prop_oneof![
        6 => (pointer(), any::<bool>(), at(), prop::option::weighted(0.8, grip))
            .prop_map(|(pointer, finger, at, grip)| Event::Down(pointer, finger, at, grip)),
        8 => (pointer(), at(), prop::bool::weighted(0.8)).prop_map(|(pointer, at, pressed)| Event::Moved(pointer, at, pressed)),
        1 => Just(Event::NotLifted),
        5 => (pointer(), drop).prop_map(|(pointer, drop)| Event::Up(pointer, drop)),
        1 => pointer().prop_map(Event::Lost),
        1 => Just(Event::GivenUp),
        3 => (any::<bool>(), prop::option::of(target)).prop_map(|(pointer, target)| Event::Click(pointer, target)),
        1 => Just(Event::Changed),
        1 => (0..4_u32).prop_map(Event::Picture),
    ];
    prop::collection::vec(event, 0..50)
}

#[derive(Default)]
struct World {
    machine: Machine,
    pressed: Vec<(i32, (i32, i32), Grip)>,
    /// The pointer that has lifted a piece. True if the lift was the first pick of a move.
    lifted: Option<(i32, bool)>,
}

impl World {
    fn send(&mut self, event: &Event) {
        if matches!(event, Event::NotLifted) {
            // The machine reports `NotLifted` only in response to the command `Lift`.
            return;
        }
        if let Event::Down(pointer, _, at, Some(grip)) = event {
            self.pressed.retain(|(other, ..)| other != pointer);
            self.pressed.push((*pointer, *at, *grip));
        }
        let commands = self.machine.on(event.clone());
        for (index, command) in commands.iter().enumerate() {
            self.obey(event, command, &commands[..index]);
        }
    }

    fn obey(&mut self, event: &Event, command: &Command, before: &[Command]) {
        match command {
            Command::Lift => {
                let Event::Moved(pointer, to, true) = event else { panic!("{event:?} lifts") };
                assert!(self.lifted.is_none(), "two pieces are lifted");
                let (_, from, grip) = self.pressed.iter().find(|(other, ..)| other == pointer).expect("it was pressed");
                let way = [to.0 - from.0, to.1 - from.1].map(f64::from);
                let slop = f64::from(if grip.aims { AIM_SLOP } else { SLOP });
                assert!(way[0].hypot(way[1]) >= slop, "a drag starts within the slop");
                self.lifted = Some((*pointer, false));
            }
            Command::Carry(..) => {
                let Event::Moved(pointer, ..) = event else { panic!("{event:?} carries") };
                assert_eq!(self.lifted.map(|(by, _)| by), Some(*pointer));
            }
            Command::Begin(..) => {
                assert!(before.contains(&Command::Lift), "only a lift picks");
                self.lifted.as_mut().expect("a piece is lifted").1 = true;
            }
            Command::PutDown => {
                let (by, _) = self.lifted.take().expect("a piece is lifted");
                match event {
                    Event::Up(pointer, _) | Event::Lost(pointer) | Event::Down(pointer, ..) => assert_eq!(*pointer, by),
                    Event::Moved(pointer, _, pressed) => assert_eq!((*pointer, *pressed), (by, false)),
                    Event::GivenUp | Event::Picture(_) => {}
                    _ => panic!("{event:?} puts down"),
                }
            }
            Command::Dropped(pick) => {
                assert_eq!(before, [Command::PutDown]);
                assert!(matches!(event, Event::Up(_, Drop::On(on)) if on == pick));
            }
            Command::Cancel => assert_eq!(before, [Command::PutDown]),
            Command::Tap(pick) => assert!(matches!(event, Event::Click(_, Some(target)) if target.pick == *pick)),
        }
    }

    fn check(&self) {
        for pointer in 1..4 {
            let drags = self.lifted.is_some_and(|(by, _)| by == pointer);
            assert_eq!(self.machine.drags(pointer), drags, "pointer {pointer} drags");
        }
    }
}

proptest! {
    /// After any events of several pointers, at most one piece is lifted, and the end of all presses puts it down.
    #[test]
    fn any_events_leave_no_piece_lifted(events in events()) {
        let mut world = World::default();
        for event in &events {
            world.send(event);
            world.check();
        }
        for pointer in 1..4 {
            world.send(&Event::Up(pointer, Drop::Nothing));
        }
        prop_assert!(world.lifted.is_none());
        // A pointer that was pressed elsewhere drags nothing.
        for pointer in 1..4 {
            let commands = world.machine.on(Event::Moved(pointer, (500, 500), true));
            prop_assert_eq!(commands, []);
        }
        // The next drag works normally.
        let mut machine = world.machine;
        machine.on(down(1, PIECE));
        prop_assert_eq!(machine.on(Event::Moved(1, (140, 100), true)).len(), 3);
        prop_assert_eq!(machine.on(Event::Up(1, Drop::On(pick(2)))), [Command::PutDown, Command::Dropped(pick(2))]);
    }

    #[test]
    fn a_piece_that_cannot_be_lifted_is_not_dragged(pointer in 1..4, way in SLOP..100) {
        let mut machine = Machine::default();
        machine.on(down(pointer, PIECE));
        prop_assert_eq!(machine.on(Event::Moved(pointer, (100 + way, 100), true))[0].clone(), Command::Lift);
        prop_assert_eq!(machine.on(Event::NotLifted), []);
        prop_assert_eq!(machine.on(Event::Moved(pointer, (300, 100), true)), []);
        prop_assert_eq!(machine.on(Event::Up(pointer, Drop::On(pick(2)))), []);
    }
}
