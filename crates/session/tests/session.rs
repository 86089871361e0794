//! The session layer: record tree, undo, chance, choices. The games follow rules/traffic-lights.md.
//! Properties of all games are tested with random matches of every variant.

use crate::matches;
use crate::tables;

use matches::random;
use proptest::prelude::*;
use tables::{Desk, game_match, line};
use trivium_rules::core::{BoardEdge, Command, Event, Gesture, Pick, Seat, TrayRole, Turn};
use trivium_rules::games::Refusal;
use trivium_rules::games::TokenError;
use trivium_rules::games::traffic_lights::{self, ChipColour, Refusal as Light};
use trivium_session::{Feedback, Intent, Match, PickResult, Setup, choosable, pick, write};

#[test]
fn a_setup_is_checked_and_names_are_cleaned() {
    assert!(Setup::new("chess", "base", [], [], 0).is_err());
    assert!(Setup::new("traffic-lights", "simple", [("rounds", "4")], [], 0).is_err());
    let long = "Ä".repeat(60);
    let setup = Setup::new("traffic-lights", "four", [("rounds", "6")], [" Anna\nB ", &long, "third"], 0).unwrap();
    assert_eq!(setup.names()[0], "Anna B");
    assert_eq!(setup.names()[1].chars().count(), trivium_session::NAME_LENGTH);
    assert_eq!(setup.names().len(), 2);
    assert_eq!(setup.rotated(1).names()[1], "Anna B");
}

#[test]
fn playing_from_an_earlier_ply_keeps_the_old_moves() {
    let mut game_match = game_match("simple", "b2 a1 c3");
    assert!(game_match.undo() && game_match.undo());
    assert_eq!(game_match.ply(), 1);
    assert_eq!(line(&game_match), ["b2", "a1", "c3"], "redo still leads there");
    game_match.play("c1").unwrap();
    assert_eq!(line(&game_match), ["b2", "c1"]);
    assert_eq!(game_match.tree().text().0, "b2 a1 ( c1 ) c3");
    // Repeating a recorded move follows the existing line.
    game_match.undo();
    game_match.play("a1").unwrap();
    assert_eq!(line(&game_match), ["b2", "a1", "c3"]);
    assert_eq!((game_match.ply(), game_match.tree().len()), (2, 4));
}

#[test]
fn a_node_of_another_variation_becomes_the_line() {
    let mut game_match = game_match("simple", "b2 a1 c3");
    game_match.go_to(1);
    game_match.play("c1").unwrap();
    let a1 = game_match.tree().child(game_match.line()[0], "a1").unwrap();
    game_match.go_to_node(a1);
    assert_eq!((line(&game_match), game_match.ply()), (vec!["b2", "a1", "c3"], 2));
    game_match.go_to(99);
    assert_eq!(game_match.ply(), 3);
}

#[test]
fn refused_tokens_change_nothing() {
    let mut game_match = game_match("simple", "b2 b2 b2");
    let before = write(&game_match);
    assert_eq!(game_match.play("b2"), Err(TokenError::Rule(Refusal::TrafficLights(Light::Green))));
    assert_eq!(write(&game_match), before);
}

#[test]
fn resigning_ends_the_match_and_can_be_taken_back() {
    let mut game_match = game_match("simple", "b2 resign");
    let Turn::Over(outcome) = game_match.turn() else { panic!("over") };
    assert_eq!(outcome.to_string(), "W-L");
    assert!(game_match.undo());
    assert_eq!(game_match.turn(), Turn::Seat(Seat::TWO));
}

/// A match after its first draws: the bag is drawn from twice before the first choice (rules/traffic-lights.md, Bag).
fn drafted(seed: u64) -> Match {
    let mut game_match = Match::new(Setup::new("traffic-lights", "simple+bag", [], [], seed).unwrap());
    while game_match.play_chance().is_some() {}
    game_match
}

#[test]
fn the_seed_determines_the_draws_one_at_a_time() {
    let mut game_match = Match::new(Setup::new("traffic-lights", "simple+bag", [], [], 3).unwrap());
    assert!(matches!(game_match.play_chance().as_deref(), Some([Event::Drawn { .. }])));
    assert_eq!(game_match.ply(), 1);
    assert!(game_match.play_chance().is_some());
    assert_eq!(game_match.turn(), Turn::Seat(Seat::ONE));
    assert!(game_match.play_chance().is_none());
    assert_eq!(line(&drafted(3)), line(&drafted(3)));
    let all: std::collections::BTreeSet<_> = (0..40).map(|seed| line(&drafted(seed)).join(" ")).collect();
    assert_eq!(all.len(), 9, "every pair of three colours occurs");
}

#[test]
fn undo_and_redo_step_over_draws_and_do_not_draw_again() {
    let mut game_match = drafted(5);
    assert!(!game_match.can_undo(), "no seat has moved yet");
    let first = game_match.position().legal()[0].clone();
    game_match.play(&first).unwrap();
    assert_eq!(game_match.turn(), Turn::Chance);
    game_match.play_chance().unwrap();
    let after = game_match.position().text();
    assert!(game_match.undo());
    assert_eq!((game_match.ply(), game_match.turn()), (2, Turn::Seat(Seat::ONE)));
    let events = game_match.redo();
    assert_eq!(events.len(), 2, "the move and the draw");
    assert_eq!(game_match.position().text(), after);
    game_match.undo();
    game_match.play(&first).unwrap();
    game_match.play_chance().unwrap();
    assert_eq!(game_match.position().text(), after, "the same move leads to the same draw");
    game_match.go_to(0);
    assert_eq!(game_match.ply(), 2, "draws after the ply are repeated");
}

#[test]
fn an_agreement_before_a_draw_can_be_undone() {
    let mut game_match = Match::new(Setup::new("traffic-lights", "simple+bag", [], [], 5).unwrap());
    game_match.play("agree").unwrap();
    assert!(matches!(game_match.turn(), Turn::Over(_)));
    assert!(game_match.undo());
    assert_eq!(game_match.turn(), Turn::Chance);
    game_match.play_chance().unwrap();
    assert_eq!(game_match.turn(), Turn::Chance, "a second draw follows");
}

fn site(cell: u32) -> Pick {
    Pick::Site(traffic_lights::INFO.site(cell).expect("a cell"))
}

fn gestures(list: &[(&[Pick], &str)]) -> Vec<(Gesture, String)> {
    list.iter().map(|(picks, token)| (picks.iter().copied().collect(), (*token).to_owned())).collect()
}

#[test]
fn picks_become_moves() {
    let game_match = game_match("simple", "");
    let moves = gestures(&[(&[site(1), site(2)], "1-2"), (&[site(1), site(3)], "1-3"), (&[site(4), site(5)], "4-5")]);
    let pick = |chosen: &[Pick], picked| pick(game_match.position(), &moves, chosen, picked);
    assert_eq!(choosable(&moves, &[]), [site(1), site(4)]);
    assert_eq!(choosable(&moves, &[site(1)]), [site(2), site(3)]);
    assert_eq!(pick(&[], site(1)), PickResult::ChooseOn(vec![site(1)]));
    assert_eq!(pick(&[site(1)], site(3)), PickResult::Decision("1-3".into()));
    assert_eq!(pick(&[site(1)], site(1)), PickResult::ChooseOn(vec![]), "repeating a pick removes it");
    assert_eq!(pick(&[site(1)], site(4)), PickResult::ChooseOn(vec![site(4)]), "another move starts");
    assert_eq!(pick(&[site(1)], site(5)), PickResult::Refused(None));
    assert_eq!(
        pick(&[], Pick::Command(Command::Pass)),
        PickResult::Refused(Some(Refusal::TrafficLights(Light::NoBag)))
    );
}

#[test]
fn a_complete_gesture_waits_while_a_longer_one_is_possible() {
    let game_match = game_match("simple", "");
    let moves = gestures(&[(&[site(1)], "1"), (&[site(1), site(2)], "1-2")]);
    let pick = |chosen: &[Pick], picked| pick(game_match.position(), &moves, chosen, picked);
    assert_eq!(pick(&[], site(1)), PickResult::ChooseOn(vec![site(1)]));
    assert_eq!(pick(&[site(1)], site(1)), PickResult::Decision("1".into()));
    assert_eq!(pick(&[site(1)], site(2)), PickResult::Decision("1-2".into()));
}

#[test]
fn a_chip_in_hand_means_that_chip() {
    // Play the draft, in which all players take red chips while there are any, until all hands are full.
    let mut game_match = drafted(1);
    while game_match.position().scene().trays.iter().filter(|t| t.role == TrayRole::Hand).any(|t| {
        let held: u16 = t.stacks.iter().map(|(_, count)| count).sum();
        held < 3
    }) || game_match.turn() == Turn::Chance
    {
        if game_match.play_chance().is_none() {
            let token = game_match.position().legal()[0].clone();
            game_match.play(&token).unwrap();
        }
    }
    let position = game_match.position();
    let moves = position.gestures();
    let seat = game_match.turn().seat().unwrap();
    let hands: Vec<_> = position.scene().trays.into_iter().filter(|t| t.seat == Some(seat)).collect();
    for (kind, count) in &hands[0].stacks {
        let held = Pick::Tray(TrayRole::Hand, *kind);
        let all = choosable(&moves, &[]);
        // The board is empty, so only a red chip can be laid.
        let can = *kind == ChipColour::Red.into() && *count > 0;
        assert_eq!(all.contains(&held), can);
        if can {
            assert_eq!(pick(position, &moves, &[held], site(4)), PickResult::Decision("b2".into()));
        } else if *count > 0 {
            let blamed = pick(position, &moves, &[held], site(4));
            assert_eq!(blamed, PickResult::Refused(Some(Refusal::TrafficLights(Light::Asks(ChipColour::Red)))));
        }
    }
}

#[test]
fn a_refusal_is_reported_and_cleared_by_the_next_intent() {
    let mut controller = Desk::new(game_match("simple", "b2 b2 b2"));
    assert!(!controller.apply(Intent::Pick(site(4))));
    assert_eq!(controller.feedback(), Some(&Feedback::Refusal(Some(Refusal::TrafficLights(Light::Green)))));
    assert!(controller.apply(Intent::Pick(site(0))));
    assert_eq!(controller.feedback(), None);
    assert!(!controller.apply(Intent::Type("z9".into())));
    assert!(matches!(controller.feedback(), Some(Feedback::TokenError(TokenError::Unreadable(_)))));
    assert!(controller.apply(Intent::Type(" c3 ".into())));
}

#[test]
fn only_the_match_makes_draws() {
    let mut controller = Desk::new(Match::new(Setup::new("traffic-lights", "simple+bag", [], [], 1).unwrap()));
    assert!(controller.awaits_chance());
    assert!(!controller.apply(Intent::Type("*R".into())));
    assert_eq!(controller.feedback(), Some(&Feedback::TokenError(TokenError::AtChance)));
    assert!(controller.apply(Intent::PlayChance) && controller.apply(Intent::PlayChance));
    assert!(!controller.awaits_chance());
    assert!(!controller.apply(Intent::PlayChance));
}

#[test]
fn a_finished_round_is_shown_until_the_players_continue() {
    // Three reds in the lowest row: 1 point for seat 1 (rules/traffic-lights.md, Lines that count).
    let mut controller = Desk::new(game_match("four", "a1 b1"));
    assert!(controller.apply(Intent::Type("c1".into())));
    let round_summary = controller.round_summary().unwrap();
    assert_eq!((round_summary.round, round_summary.points), (1, [1, 0]));
    let scene = controller.scene();
    assert_eq!(scene.pieces.len(), 3);
    assert_eq!(scene.rounds.unwrap().score, [1, 0]);
    assert_eq!(scene.rounds.unwrap().now, 1);
    assert_eq!(controller.lines().len(), 1);
    assert_eq!(controller.lines()[0].1, 1);
    assert_eq!(controller.touched().len(), 1);
    assert!(controller.choosable().is_empty());
    assert!(!controller.apply(Intent::Pick(site(0))));
    controller.apply(Intent::LeaveRound);
    assert_eq!(controller.round_summary(), None);
    assert!(controller.scene().pieces.is_empty() && controller.lines().is_empty() && controller.touched().is_empty());
    assert!(controller.apply(Intent::Pick(site(0))));
    // Undo shows the summary of the round again.
    assert!(controller.apply(Intent::Undo));
    assert!(controller.round_summary().is_some());
}

#[test]
fn a_won_game_shows_its_line() {
    let mut controller = Desk::new(game_match("simple", "a1 b1"));
    controller.apply(Intent::Type("c1".into()));
    assert_eq!(controller.round_summary(), None);
    assert_eq!(controller.lines().len(), 1);
    assert_eq!(controller.touched().len(), 1);
}

#[test]
fn a_slide_marks_no_chip() {
    let mut controller = Desk::new(game_match("slider", "a1"));
    controller.apply(Intent::Pick(Pick::Command(Command::Slide(BoardEdge::East))));
    assert!(controller.touched().is_empty());
    assert_eq!(controller.scene().side, Some(BoardEdge::East));
}

/// Between two moves of a seat both other seats move, and may capture the piece that it has just placed.
#[test]
fn at_three_seats_the_moves_of_both_others_are_marked() {
    let mut game_match = Match::after(Setup::new("triapon", "base", [], [], 1).unwrap(), ["e3", "f2", "g6"]).unwrap();
    let touched = |game_match: &Match| {
        let sites = Desk::new(game_match.clone()).touched();
        let mut names: Vec<_> = sites.into_iter().map(|site| game_match.position().site_name(site)).collect();
        names.sort();
        names
    };
    assert_eq!(game_match.turn(), Turn::Seat(Seat::ONE));
    assert_eq!(touched(&game_match), ["f2", "g6"]);
    game_match.undo();
    assert_eq!(touched(&game_match), ["e3", "f2"], "seat 3 has not moved yet");
    game_match.undo();
    assert_eq!(touched(&game_match), ["e3"]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn undoing_and_redoing_everything_changes_nothing(which in 0usize..64, seed: u64, steps in 0usize..80) {
        let mut game_match = random(which, seed, steps);
        game_match.go_to(usize::MAX);
        let (ply, end) = (game_match.ply(), game_match.position().text());
        let mut undone = 0;
        while game_match.undo() {
            undone += 1;
            prop_assert!(game_match.turn().seat().is_some());
        }
        prop_assert!(!game_match.can_undo());
        let before = &game_match.line()[..game_match.ply()];
        prop_assert!(before.iter().all(|node| game_match.tree().node(*node).actor.is_none()), "draws are not undone");
        for _ in 0..undone {
            prop_assert!(!game_match.redo().is_empty());
        }
        prop_assert_eq!((game_match.ply(), game_match.position().text()), (ply, end));
        prop_assert!(!game_match.can_redo());
    }

    #[test]
    fn every_gesture_leads_to_its_move(which in 0usize..64, seed: u64, steps in 0usize..40) {
        let game_match = random(which, seed, steps);
        let position = game_match.position();
        let moves = position.gestures();
        let first = choosable(&moves, &[]);
        for (gesture, token) in moves.iter().take(200) {
            prop_assert!(first.contains(&gesture[0]));
            let mut chosen = Vec::new();
            for (index, picked) in gesture.iter().enumerate() {
                let last = index + 1 == gesture.len();
                match pick(position, &moves, &chosen, *picked) {
                    PickResult::ChooseOn(on) => chosen = on,
                    PickResult::Decision(decided) => prop_assert!(last && decided == *token, "{token} but {decided}"),
                    PickResult::Refused(why) => prop_assert!(false, "{token} refused at {index}: {why:?}"),
                }
            }
        }
    }
}
