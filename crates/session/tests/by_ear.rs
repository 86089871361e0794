//! State for announcements to blind players: the ply that was reached, ignored picks, and added rounds.

use crate::tables;

use crate::tables::{game_match, setup};
use tables::Desk;
use trivium_engine::Level;
use trivium_rules::core::{Pick, Seat, SeededRng};
use trivium_session::{Arrival, Feedback, Intent, Match, Setup};

#[test]
fn the_arrival_at_a_node_is_recorded() {
    let mut controller = Desk::new(game_match("simple", ""));
    controller.enter("b2").expect("b2");
    controller.enter("a1").expect("a1");
    assert_eq!((controller.arrival(), controller.decisions()), (Arrival::Played, [2, 2]));
    let mut after = |intent| {
        controller.apply(intent);
        (controller.arrival(), controller.decisions())
    };
    assert_eq!(after(Intent::Undo), (Arrival::Undone, [1, 2]));
    assert_eq!(after(Intent::Redo), (Arrival::Redone, [2, 2]));
    assert_eq!(after(Intent::GoTo(0)), (Arrival::Went, [0, 2]));
    assert_eq!(after(Intent::StepForward), (Arrival::Went, [1, 2]));
    controller.apply(Intent::GoTo(usize::MAX));
    controller.apply(Intent::StepForward);
    assert!(matches!(controller.feedback(), Some(Feedback::NoFurther)));
}

/// Announcements describe a site relative to the last or second-to-last touched one.
#[test]
fn touched_sites_are_counted_back_from_the_last_move() {
    let game_match = game_match("simple", "b2 a1 c3");
    let touched = |back| game_match.touched_last(back).map(|site| game_match.position().site_name(site));
    assert_eq!([0, 1, 2].map(touched), ["c3", "a1", "b2"].map(|name| Some(name.to_owned())));
    assert_eq!(touched(3), None);
}

#[test]
fn a_pick_out_of_turn_is_counted_but_not_answered() {
    let mut controller = Desk::new(Match::new(setup("simple").with_engine(Seat::ONE, Level::new(8))));
    let site = controller.game_match().position().sites()[0];
    let answers = controller.answers();
    assert_eq!((controller.ignored(), controller.ignored_at()), (0, None));
    for count in 1..3 {
        controller.apply(Intent::Pick(Pick::Site(site)));
        assert_eq!((controller.ignored(), controller.answers()), (count, answers));
        assert_eq!(controller.ignored_at(), Some(controller.serial()));
    }
}

/// Plays a random match of two rounds to its end. Returns how often rounds were added.
fn added(seed: u64) -> usize {
    let setup = Setup::new("traffic-lights", "four", [("rounds", "2")], [], seed).expect("two rounds");
    let (mut controller, mut rng, mut added) = (Desk::new(Match::new(setup)), SeededRng::new(seed), 0);
    for _ in 0..400 {
        if controller.round_summary().is_some() {
            if let Some(more) = controller.more_rounds() {
                assert_eq!(more, 2);
                added += 1;
            }
            controller.apply(Intent::LeaveRound);
            assert_eq!(controller.more_rounds(), None);
        } else {
            let legal = controller.game_match().position().legal();
            let Some(token) = legal.get(rng.below(legal.len().max(1) as u32) as usize) else { break };
            controller.enter(token).expect("a legal token");
        }
    }
    added
}

#[test]
fn a_match_that_is_level_after_its_last_round_gets_two_more() {
    assert!((0..60).any(|seed| added(seed) > 0));
}
