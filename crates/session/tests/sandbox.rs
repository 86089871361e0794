//! Moves in a sandbox never change the original match.

use crate::tables;

use crate::matches::{random, rich};
use crate::tables::{game_match, line};
use proptest::prelude::*;
use tables::Desk;
use trivium_engine::Level;
use trivium_rules::core::{Seat, SeededRng, TableAction, Turn};
use trivium_session::{Intent, Match, read, read_link, write, write_link};

#[test]
fn other_moves_of_a_won_match_are_tried_and_kept_as_a_new_match() {
    let mut won = game_match("simple", "a1 a3 b1 b3 c1");
    won.seat(Seat::TWO, Level::new(3));
    let before = write(&won);
    let mut there = Desk::new(won);
    there.apply(Intent::GoTo(1));
    assert_eq!(there.tries(&Intent::Type("b2".into())).as_deref(), Some("b2"));
    assert_eq!(there.tries(&Intent::Type("z9".into())), None, "there is no such site");
    let mut controller = Desk::sandbox(there.game_match().sandbox(7));
    assert!(controller.typed("b2") && controller.typed("c3"), "people move for all seats");
    assert_eq!((controller.engine_to_think(), controller.tries(&Intent::Type("c1".into()))), (None, None));
    // In a sandbox play continues from any node, and undone moves can be redone.
    assert!(controller.apply(Intent::GoTo(1)) && controller.game_match().plays() && !controller.looks_around());
    assert!(controller.apply(Intent::Redo) && controller.apply(Intent::Undo) && controller.typed("c2"));
    assert_eq!(line(controller.game_match()), ["a1", "c2"]);
    assert!(!controller.can_redo() && controller.apply(Intent::Undo) && controller.can_redo());
    assert!(controller.apply(Intent::StepForward));
    let game = controller.game_match().played_by(|seat| (seat == Seat::ONE).then_some(Level::FULL), 8);
    assert_eq!((game.setup().engine(Seat::ONE), game.setup().engine(Seat::TWO)), (Some(Level::FULL), None));
    assert_eq!(line(&game), ["a1", "c2"]);
    assert!(there.apply(Intent::GoToCurrent));
    assert_eq!(write(there.game_match()), before);
}

#[test]
fn a_resigned_match_continues_in_a_sandbox() {
    let mut given_up = game_match("simple", "a1 a3");
    given_up.play(TableAction::Resign.token()).unwrap();
    let sandbox = given_up.sandbox(1);
    assert_eq!((line(&sandbox).join(" "), sandbox.turn()), ("a1 a3".to_owned(), Turn::Seat(Seat::ONE)));
}

#[test]
fn the_end_of_a_match_can_be_undone_in_a_sandbox() {
    let mut controller = Desk::sandbox(game_match("simple", "a1 a3 b1 b3 c1").sandbox(1));
    assert!(controller.game_match().result().is_some() && controller.apply(Intent::Undo));
    assert!(controller.typed("c2") && controller.game_match().result().is_none());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn trying_moves_never_changes_the_match(which in 0usize..64, seed: u64, steps in 0usize..40, more in 1usize..30) {
        let game_match = rich(which, seed, steps);
        let before = write(&game_match);
        let mut source = SeededRng::new(seed);
        let mut controller = Desk::sandbox(game_match.sandbox(seed ^ 1));
        for _ in 0..more {
            controller.apply(Intent::LeaveRound);
            let legal = controller.game_match().position().legal();
            let intent = match source.below(6) {
                _ if controller.awaits_chance() => Intent::PlayChance,
                0 => Intent::Undo,
                1 => Intent::Redo,
                2 => Intent::GoTo(source.below(9) as usize),
                _ if legal.is_empty() => Intent::StepBack,
                _ => Intent::Type(legal[source.below(legal.len() as u32) as usize].clone()),
            };
            controller.apply(intent);
            prop_assert!(controller.game_match().plays() && controller.engine_to_act().is_none());
            prop_assert!(!controller.looks_around() && controller.left().is_none());
        }
        prop_assert_eq!(write(&game_match), before);
        // A sandbox survives a reload, and sharing by a link.
        let again = read(&write(controller.game_match())).map_err(|broken| format!("{:?}", broken.why)).unwrap();
        prop_assert_eq!(again.position().text(), controller.game_match().position().text());
        let sent = write_link(controller.game_match()).ok().map(|link| read_link(&link).unwrap());
        if let Some(sent) = sent {
            let [sent, here] = [&sent, controller.game_match()].map(|game_match| game_match.sandbox(2));
            prop_assert_eq!(sent.played(), here.played());
        }
    }

    #[test]
    fn a_sandbox_starts_at_the_node_in_view(which in 0usize..64, seed: u64, steps in 0usize..30, back in 0usize..30) {
        let mut game_match: Match = random(which, seed, steps);
        game_match.go_to(back);
        let sandbox = game_match.sandbox(seed ^ 1);
        if game_match.turn().outcome().is_none() {
            prop_assert_eq!(sandbox.played(), game_match.played());
            prop_assert_eq!(sandbox.position().text(), game_match.position().text());
        }
    }
}
