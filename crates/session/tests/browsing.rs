//! Browsing a record and trying moves away from the current node never change the match.

use crate::matches;
use crate::tables;

use matches::random;
use proptest::prelude::*;
use tables::{Desk, against, game_match, line, main_line};
use trivium_engine::Level;
use trivium_rules::core::{Seat, SeededRng, Turn};
use trivium_session::{Intent, Match, Summary, read, write, write_kept};

/// Everything about a match that must not depend on the node in view: record, turn, result, and whether a list shows it
/// as running.
fn itself(game_match: &Match) -> (Vec<String>, Turn, Option<String>, bool) {
    let tree = game_match.tree();
    let played = tree.path(game_match.current_node()).into_iter().map(|node| tree.node(node).token.clone()).collect();
    let listed = Summary::read("a", &write_kept(game_match, 1)).unwrap();
    (played, game_match.current_turn(), listed.result.clone(), listed.runs())
}

#[test]
fn a_finished_match_stays_finished_while_people_try_moves() {
    // Seat 1 completes three reds (rules/traffic-lights.md, Lines that count).
    let mut controller = Desk::new(against(2, "a1 a3 b1 b3 c1"));
    let before = itself(controller.game_match());
    assert_eq!(before.2.as_deref(), Some("W-L"));
    assert!(controller.apply(Intent::GoTo(0)));
    assert!(controller.typed("b2"));
    assert_eq!(controller.engine_to_think(), None, "no engine answers");
    assert!(!controller.choosable().is_empty() && controller.typed("c3"), "people move for all seats");
    assert_eq!(line(controller.game_match()), ["b2", "c3"]);
    assert_eq!(itself(controller.game_match()), before);
    assert_eq!(main_line(controller.game_match()).join(" "), "a1 a3 b1 b3 c1");
    // Moves that were only tried do not change the stored match.
    let again = read(&write(controller.game_match())).ok().unwrap();
    assert_eq!((itself(&again), line(&again)), (before.clone(), line(controller.game_match())));
    assert!(controller.apply(Intent::GoToCurrent));
    assert!(matches!(controller.game_match().turn(), Turn::Over(_)));
    assert_eq!(itself(controller.game_match()), before);
}

#[test]
fn a_running_match_continues_from_its_current_node() {
    let mut controller = Desk::new(game_match("simple", "b2 a1 c2"));
    assert!(controller.apply(Intent::GoTo(1)) && controller.typed("c1"));
    assert_eq!(itself(controller.game_match()).0.join(" "), "b2 a1 c2");
    assert_eq!(controller.ways_back(), [true, true]);
    assert!(controller.apply(Intent::GoToCurrent));
    assert_eq!(
        (line(controller.game_match()).join(" "), controller.ways_back()),
        ("b2 a1 c2".to_owned(), [false, false])
    );
    assert!(controller.typed("b1"));
    assert_eq!(itself(controller.game_match()).0.join(" "), "b2 a1 c2 b1");
    // Moves that were only tried can become moves of the match.
    let c1 = controller.game_match().tree().child(controller.game_match().line()[0], "c1").unwrap();
    assert!(controller.apply(Intent::GoToNode(c1)) && controller.apply(Intent::Resume));
    assert!(controller.game_match().plays() && controller.typed("c2"));
    assert_eq!(itself(controller.game_match()).0.join(" "), "b2 c1 c2");
}

#[test]
fn moves_tried_at_the_current_node_do_not_advance_the_match() {
    let mut controller = Desk::new(against(2, "b2 a1"));
    let before = itself(controller.game_match());
    controller.apply(Intent::SetTrying(true));
    assert!(controller.typed("c2") && controller.engine_to_think().is_none());
    assert!(controller.typed("c1"));
    assert_eq!(itself(controller.game_match()), before);
    controller.apply(Intent::SetTrying(false));
    assert_eq!((controller.engine_to_think(), controller.game_match().plays()), (None, false));
    assert!(controller.apply(Intent::GoToCurrent));
    assert!(controller.game_match().plays() && !controller.game_match().can_bring_back(), "nothing was taken back");
    assert!(controller.typed("a3"));
    assert_eq!(controller.engine_to_think(), Level::new(2), "the match goes on, and the engine with it");
    assert_eq!(main_line(controller.game_match()).join(" "), "b2 a1 a3");
    assert_eq!(controller.game_match().tree().text().0, "b2 a1 a3 ( c2 c1 )");
}

#[test]
fn an_undone_move_can_be_replaced() {
    let mut controller = Desk::new(against(2, "b2 a1 c2 b1"));
    assert!(controller.apply(Intent::Undo) && controller.game_match().plays());
    assert!(controller.typed("a3"));
    assert_eq!(
        (controller.engine_to_think(), main_line(controller.game_match()).join(" ")),
        (Level::new(2), "b2 a1 a3".to_owned())
    );
    // Undone moves survive saving and loading.
    let mut controller = Desk::new(against(2, "b2 a1 c2 b1"));
    controller.apply(Intent::Undo);
    let again = read(&write(controller.game_match())).ok().unwrap();
    assert!(again.plays() && again.ply() == 2 && main_line(&again).len() == 4);
}

#[test]
fn stepping_goes_one_move_at_a_time() {
    for tokens in ["b2 a1 c2 b1", "a1 a3 b1 b3 c1"] {
        let mut controller = Desk::new(against(2, tokens));
        let end = controller.game_match().ply();
        for ply in (0..end).rev() {
            assert!(controller.apply(Intent::StepBack));
            assert_eq!((controller.game_match().ply(), controller.engine_to_think()), (ply, None));
        }
        assert!(!controller.apply(Intent::StepBack));
        for ply in 1..=end {
            assert!(controller.apply(Intent::StepForward));
            assert_eq!(controller.game_match().ply(), ply);
        }
    }
    // A finished match cannot be undone: undo only steps back.
    let mut controller = Desk::new(against(2, "a1 a3 b1 b3 c1"));
    assert!(controller.apply(Intent::Undo) && controller.apply(Intent::Undo));
    assert_eq!((controller.game_match().ply(), controller.game_match().result().is_some()), (3, true));
}

#[test]
fn old_records_open_with_their_main_line() {
    let text = |end: &str, at: &str, record: &str| {
        format!(
            "trivium 3\ngame traffic-lights\nvariant simple\nname A\nname B\nprogram 2 2\nseed 1\nend {end}\nat {at}\n\
             turn 1\nrecord {record}\n"
        )
    };
    let open = |text: String| trivium_session::read_file(&text).remove(0).read.ok().unwrap();
    // Saved by an older program after an undo and a different move: the current node is in the variation.
    let played = open(text("4", "4", "b2 a1 c2 ( c3 )"));
    assert_eq!((main_line(&played).join(" "), played.plays()), ("b2 a1 c2".to_owned(), true));
    // A variation that an older program tried after the end: the end stays.
    let over = open(text("7", "7", "a1 ( b2 c3 ) a3 b1 b3 c1").replace("end 7\nat 7", "end 3\nat 3"));
    assert_eq!((over.result().map(|r| r.to_string()).as_deref(), over.plays()), (Some("W-L"), false));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn browsing_and_trying_never_change_a_match(which in 0usize..64, seed: u64, steps in 0usize..60, more in 1usize..60) {
        let mut game_match = random(which, seed, steps);
        let mut source = SeededRng::new(seed ^ 1);
        for index in 0..3 {
            game_match.seat(Seat::at(index), Level::new(source.below(4) as u8));
        }
        let mut controller = Desk::new(game_match);
        controller.apply(Intent::GoToCurrent);
        // Make all chance draws: those at the current node, and those after a finished round.
        for _ in 0..2 {
            while controller.awaits_chance() && controller.apply(Intent::PlayChance) {}
            controller.apply(Intent::LeaveRound);
        }
        prop_assert!(!controller.awaits_chance());
        let over = controller.game_match().result().is_some();
        let (before, main) = (itself(controller.game_match()), main_line(controller.game_match()));
        for _ in 0..more {
            let line = controller.game_match().line();
            let intent = match source.below(8) {
                0 => Intent::StepBack,
                1 => Intent::StepForward,
                2 => Intent::GoTo(source.below(line.len() as u32 + 1) as usize),
                3 => Intent::SetTrying(true),
                4 => Intent::GoToCurrent,
                5 if !line.is_empty() => Intent::GoToNode(line[source.below(line.len() as u32) as usize]),
                6 if controller.awaits_chance() => Intent::PlayChance,
                _ => {
                    // Moves may be tried anywhere, at the current node only in trying mode.
                    if controller.game_match().plays() {
                        controller.apply(Intent::SetTrying(true));
                    }
                    controller.apply(Intent::LeaveRound);
                    let legal = controller.game_match().position().legal();
                    if legal.is_empty() {
                        continue;
                    }
                    Intent::Type(legal[source.below(legal.len() as u32) as usize].clone())
                }
            };
            controller.apply(intent);
            prop_assert!(controller.engine_to_think().is_none() || controller.game_match().plays());
            prop_assert_eq!(itself(controller.game_match()), before.clone());
            if over {
                prop_assert_eq!(main_line(controller.game_match()), main.clone());
            }
            let again = read(&write(controller.game_match())).map_err(|broken| format!("{:?}", broken.why)).unwrap();
            prop_assert_eq!(itself(&again), before.clone());
        }
    }
}

#[test]
fn a_follower_shows_each_newer_state_as_a_new_picture() {
    let before = Desk::new(game_match("simple", "b2"));
    let follow = |tokens: &str, before: &Desk| {
        let mut newer = Desk::new(game_match("simple", tokens));
        newer.state = newer.following(before);
        assert_ne!(newer.serial(), before.serial(), "{tokens}");
        newer
    };
    let one = follow("b2 a1", &before);
    assert!(!one.events().is_empty(), "one more move is animated");
    assert!(follow("b2 a1 c3", &before).events().is_empty());
    assert!(follow("b2", &one).events().is_empty(), "a move was undone");
    assert!(follow("a1 c3", &before).events().is_empty(), "another record");
}

#[test]
fn a_follower_keeps_its_place_in_the_record() {
    let mut reader = Desk::new(game_match("simple", "b2 a1 b1"));
    reader.apply(Intent::GoTo(1));
    assert_eq!((reader.game_match().ply(), reader.ways_back()[0]), (1, true));
    let follow = |tokens: &str| {
        let mut newer = Desk::new(game_match("simple", tokens));
        newer.state = newer.following(&reader);
        (newer.game_match().ply(), newer.decisions()[1], newer.events().is_empty())
    };
    assert_eq!(follow("b2 a1 b1 c2"), (1, 4, true));
    assert_eq!(follow("b2 a1"), (1, 2, true), "undone after that place");
    assert_eq!(follow("a1"), (1, 1, true), "the place is gone: the current node");
    reader.apply(Intent::GoToCurrent);
    let mut newer = Desk::new(game_match("simple", "b2 a1 b1 c2"));
    newer.state = newer.following(&reader);
    assert_eq!(newer.game_match().ply(), 4, "at the current node the follower goes on");
}
