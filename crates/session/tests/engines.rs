//! Engines in a match: when they think, what people can do meanwhile, and what saves keep.

use crate::tables;

use tables::{Desk, against, game_match, line};
use trivium_engine::{Hint, Level, ProvenResult, WorkerError};
use trivium_rules::core::{Pick, Seat, TableAction, Turn, Verdict};
use trivium_rules::games::traffic_lights;
use trivium_session::{Feedback, Intent, Match, SaveError, Setup, read, read_link, write, write_link};

fn level(number: u8) -> Option<Level> {
    Level::new(number)
}

#[test]
fn saves_keep_engines_and_have_version_1_without_them() {
    let mut game_match = game_match("simple", "b2 a1");
    assert!(write(&game_match).starts_with("trivium 1\n"), "older programs read it");
    game_match.seat(Seat::TWO, level(8));
    let text = write(&game_match);
    assert!(text.starts_with("trivium 2\n") && text.contains("\nprogram 2 8\n"), "{text}");
    let again = read(&text).ok().unwrap();
    assert!(again.setup() == game_match.setup());
    assert_eq!(again.setup().engine(Seat::ONE), None);
    assert_eq!(again.setup().engine(Seat::TWO), level(8));
    for wrong in ["program 2 9", "program 0 1", "program 2", "program x y", "program 2 08"] {
        let broken = read(&text.replace("program 2 8", wrong)).err().unwrap();
        assert_eq!(broken.why, SaveError::Line(6), "{wrong}");
    }
    // An engine in a seat that this game does not have is ignored.
    let third = read(&text.replace("program 2 8", "program 3 8")).err().unwrap();
    assert_eq!(third.why, SaveError::Damaged);
    assert_eq!(third.recovered.unwrap().setup().engines().count(), 0);
}

#[test]
fn full_strength_can_be_given_a_time() {
    let mut game_match = game_match("simple", "b2 a1");
    game_match.seat(Seat::TWO, Level::timed(10));
    let text = write(&game_match);
    assert!(text.starts_with("trivium 4\n") && text.contains("\nprogram 2 8:10\n"), "{text}");
    let again = read(&text).ok().unwrap();
    assert_eq!(again.setup().engine(Seat::TWO).and_then(Level::seconds), Some(10));
    let linked = read_link(&write_link(&game_match).unwrap()).unwrap();
    assert!(linked.setup().engines().eq(game_match.setup().engines()));
    for wrong in ["program 2 8:2", "program 2 7:3", "program 2 8:"] {
        let broken = read(&text.replace("program 2 8:10", wrong)).err().unwrap();
        assert_eq!(broken.why, SaveError::Line(6), "{wrong}");
    }
}

#[test]
fn proven_moves_are_marked_until_the_next_picture() {
    let mut controller = Desk::new(game_match("simple", "b2"));
    let sure = vec![("a1".to_owned(), Verdict::Win), ("c3".to_owned(), Verdict::Loss)];
    let judge = Intent::MarkProven { sure, best: Some("a1".to_owned()) };
    controller.apply(Intent::Hint(Hint {
        best: "a1".to_owned(),
        proven_result: None,
        only: false,
        alone: false,
        threat: None,
    }));
    assert!(!controller.apply(judge.clone()), "the record is unchanged");
    assert!(controller.feedback().is_some(), "the feedback stays");
    let mut judged: Vec<_> = controller.judged().into_iter().map(|(_, verdict)| verdict).collect();
    judged.sort();
    let mut both = [Verdict::Win, Verdict::Loss];
    both.sort();
    assert_eq!(judged, both);
    controller.apply(Intent::Type("a2".to_owned()));
    assert!(controller.judged().is_empty());

    let strict = Setup::new("traffic-lights", "simple", [], [], 1).unwrap().with_strict(true);
    let mut strict = Desk::new(Match::new(strict));
    assert!(!strict.may_analyse());
    strict.apply(judge);
    assert!(strict.judged().is_empty());
}

#[test]
fn the_whole_line_is_listed_with_its_turns() {
    let mut game_match = game_match("simple", "b2 a1 c3");
    game_match.go_to(1);
    let (tokens, turns) = game_match.whole();
    assert_eq!(tokens, ["b2", "a1", "c3"]);
    let seats: Vec<_> = turns.iter().map(|turn| turn.number()).collect();
    // The third chip completes a line.
    assert_eq!(seats, [1, 2, 1, -1]);
}

#[test]
fn engines_change_seats_in_a_rematch() {
    let mut game_match = game_match("simple", "");
    game_match.seat(Seat::TWO, level(5));
    let again = game_match.again(1, "first");
    assert_eq!(again.setup().engines().collect::<Vec<_>>(), [(Seat::ONE, level(5).unwrap())]);
}

#[test]
fn an_engine_thinks_on_its_turn_and_nobody_moves_for_it() {
    let mut controller = Desk::new(against(3, ""));
    assert_eq!(controller.engine_to_think(), None);
    assert!(controller.apply(Intent::Type("b2".to_owned())));
    assert_eq!(controller.engine_to_think(), level(3));
    assert!(controller.choosable().is_empty() && controller.draggable().is_empty());
    let site = traffic_lights::INFO.site(0).expect("a cell");
    assert!(!controller.apply(Intent::Pick(Pick::Site(site))));
    assert!(!controller.apply(Intent::Type("a1".to_owned())));
    assert_eq!(controller.feedback(), Some(&Feedback::Refusal(None)));
    assert!(!controller.apply(Intent::Act(TableAction::Resign)));
    assert_eq!(line(controller.game_match()), ["b2"]);
    assert!(controller.apply(Intent::EngineMove("a1".to_owned())));
    assert_eq!(line(controller.game_match()), ["b2", "a1"]);
    assert_eq!(controller.engine_to_think(), None);
    assert!(!controller.apply(Intent::EngineMove("c3".to_owned())), "a late move does not count");
    assert!(!controller.choosable().is_empty());
}

#[test]
fn undo_returns_to_a_person_and_engines_wait_away_from_the_current_node() {
    let mut controller = Desk::new(against(3, "b2 a1 c2 b1"));
    assert!(controller.apply(Intent::Undo));
    assert_eq!(controller.game_match().ply(), 2, "the engine's move is undone with the move before it");
    assert!(controller.apply(Intent::Redo));
    assert_eq!((controller.game_match().ply(), controller.engine_to_think()), (4, None), "both are redone");
    controller.apply(Intent::StepBack);
    assert_eq!((controller.game_match().ply(), controller.engine_to_think()), (3, None), "not current");
    controller.apply(Intent::Resume);
    assert_eq!(controller.engine_to_think(), level(3));
    assert!(controller.apply(Intent::EngineMove("c1".to_owned())));
    assert_eq!(line(controller.game_match()), ["b2", "a1", "c2", "c1"]);
    assert_eq!(controller.game_match().tree().text().0, "b2 a1 c2 c1 ( b1 )", "the new move is on the main line");
}

#[test]
fn a_person_can_replace_an_engine() {
    let mut controller = Desk::new(against(3, "b2"));
    assert!(controller.apply(Intent::Seat(Seat::TWO, None)));
    assert_eq!(controller.engine_to_think(), None);
    assert!(controller.apply(Intent::Type("a1".to_owned())));
}

#[test]
fn engines_are_asked_before_the_game_ends_by_agreement() {
    let mut game_match = Match::new(tables::setup("simple+bag"));
    game_match.seat(Seat::TWO, level(3));
    while game_match.play_chance().is_some() {}
    let mut controller = Desk::new(game_match);
    assert!(!controller.apply(Intent::Act(TableAction::Agree)));
    assert!(controller.consents().is_empty(), "the only person has proposed it");
    assert_eq!(controller.engine_asked_to_agree(), Some((Seat::TWO, level(3).unwrap())));
    controller.apply(Intent::EnginesAgreed(false));
    assert_eq!((controller.engine_asked_to_agree(), controller.feedback()), (None, Some(&Feedback::Declined)));
    controller.apply(Intent::Act(TableAction::Agree));
    assert!(controller.apply(Intent::EnginesAgreed(true)));
    assert!(controller.game_match().turn().outcome().is_some());
}

#[test]
fn every_engine_is_asked_however_the_end_is_proposed() {
    // Triapon allows no agreement while balls are set (rules/triapon.md), so play on until seat 1 may propose it.
    let mut game_match = Match::new(Setup::new("triapon", "base", [], [], 1).unwrap());
    while game_match.turn() != Turn::Seat(Seat::ONE) || game_match.position().check("agree").is_err() {
        let token = game_match.position().legal().swap_remove(0);
        game_match.play(&token).unwrap();
    }
    let ply = game_match.ply();
    for seat in [Seat::TWO, Seat::THREE] {
        game_match.seat(seat, level(2));
    }
    let mut controller = Desk::new(game_match);
    let engine_asked = |controller: &Desk| controller.engine_asked_to_agree().map(|(seat, _)| seat);
    assert!(!controller.apply(Intent::Type("agree".to_owned())), "a typed token asks the engines, too");
    assert_eq!(engine_asked(&controller), Some(Seat::TWO));
    assert!(!controller.apply(Intent::EnginesAgreed(true)));
    assert_eq!(engine_asked(&controller), Some(Seat::THREE));
    assert!(!controller.apply(Intent::EnginesAgreed(false)));
    assert_eq!((engine_asked(&controller), controller.game_match().ply()), (None, ply));
    assert!(!controller.apply(Intent::EnginesAgreed(true)), "a late answer does not count");
    controller.apply(Intent::Act(TableAction::Agree));
    controller.apply(Intent::EnginesAgreed(true));
    assert!(controller.apply(Intent::EnginesAgreed(true)));
    assert!(controller.game_match().turn().outcome().is_some());
}

#[test]
fn a_proposal_that_no_engine_answers_changes_nothing() {
    let mut game_match = tritt();
    game_match.seat(Seat::TWO, level(3));
    let mut controller = Desk::new(game_match);
    assert!(!controller.apply(Intent::Act(TableAction::Agree)));
    assert!(controller.engine_asked_to_agree().is_some());
    let ply = controller.game_match().ply();
    assert!(!controller.apply(Intent::EngineFailed(WorkerError::Stopped)));
    assert_eq!(controller.feedback(), Some(&Feedback::EngineFailed(WorkerError::Stopped)));
    assert_eq!((controller.engine_asked_to_agree(), controller.game_match().ply()), (None, ply));
    assert!(controller.apply(Intent::Type("e5-g5".to_owned())), "people play on");
    assert_eq!(controller.feedback(), None);
}

#[test]
fn a_hint_leads_through_the_picks_of_its_move() {
    let mut controller = Desk::new(tritt());
    let hint = Hint {
        best: "e5-g5".to_owned(),
        proven_result: Some(ProvenResult::Wins(Some(9))),
        only: false,
        alone: true,
        threat: None,
    };
    assert!(!controller.apply(Intent::Hint(hint.clone())), "nothing is played");
    assert_eq!(controller.feedback(), Some(&Feedback::Hint(hint)));
    let [first, second] = controller.hinted()[..] else { panic!("both ends") };
    assert_ne!(first, second);
    controller.apply(Intent::Pick(first));
    assert_eq!(controller.hinted(), [second]);
    assert!(controller.apply(Intent::Pick(second)));
    assert_eq!(line(controller.game_match()), ["e5-g5"]);
    assert_eq!(controller.hinted(), []);
}

#[test]
fn the_picks_of_a_move_can_be_made_in_any_order() {
    let mut controller = Desk::new(tritt());
    let [first, second] = controller.remaining_picks("e5-g5")[..] else { panic!("both ends") };
    let [elsewhere, _] = controller.remaining_picks("a1-a3")[..] else { panic!("both ends") };
    assert!(controller.leads(first, "e5-g5") && controller.leads(second, "e5-g5"));
    assert!(!controller.leads(elsewhere, "e5-g5"));
    controller.apply(Intent::Pick(second));
    assert_eq!(controller.remaining_picks("e5-g5"), [first]);
    assert_eq!(controller.remaining_picks("a1-a3"), []);
    assert!(controller.leads(second, "e5-g5"), "repeating a pick removes it");
}

fn tritt() -> Match {
    Match::new(Setup::new("tritt", "step", [], [], 1).unwrap())
}
