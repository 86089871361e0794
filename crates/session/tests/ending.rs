//! The end of a match, the replay of the last round, and changes while a match runs.

use crate::tables;

use tables::{Desk, against, game_match, setup};
use trivium_engine::Level;
use trivium_rules::core::{Seat, TableAction, Verdict};
use trivium_rules::games::trias;
use trivium_session::{Intent, Match, Setup, SoloResult};

fn controller(variant: &str, tokens: &str) -> Desk {
    Desk::new(game_match(variant, tokens))
}

#[test]
fn the_deciding_line_is_known_with_its_pieces() {
    let line = controller("simple", "a1 b1 c1").deciding_line().expect("three reds");
    assert_eq!(line.sites.len(), 3);
    assert!(line.pieces.iter().all(|(kind, part)| kind.info().name == "red" && *part == 0));
    assert_eq!(line.pattern, None);
    assert_eq!(controller("simple", "a1 b1").deciding_line(), None);
}

#[test]
fn of_three_seats_the_later_to_go_out_ranks_higher() {
    let mut match_of_three = Desk::new(Match::new(Setup::new("triapon", "base", [], [], 1).unwrap()));
    assert!(match_of_three.places().is_empty(), "it runs");
    let seats = [Seat::ONE, Seat::TWO].map(|_| {
        let seat = match_of_three.game_match().turn().seat().unwrap();
        match_of_three.apply(Intent::Act(TableAction::Resign));
        seat
    });
    let places = match_of_three.places();
    assert_eq!(places[1..], [vec![seats[1]], vec![seats[0]]]);
    assert_eq!(places[0].len(), 1);
    assert!(controller("simple", "a1 b1 c1").places().is_empty(), "two seats have no ranking");
}

#[test]
fn a_result_is_clear_if_the_board_decided_and_nothing_was_undone() {
    let clear = |game_match: &Match| SoloResult::of(game_match).expect("over").clear;
    let won = against(3, "a1 b1 c1");
    let result = SoloResult::of(&won).unwrap();
    assert_eq!((result.seat, result.level.number(), result.clear), (Seat::ONE, 3, Some(Verdict::Win)));
    assert_eq!(clear(&against(3, "a1 resign")), None);
    let mut again = against(3, "a1 b1 a2");
    again.go_to(2);
    again.continue_here();
    again.play("c1").unwrap();
    assert_eq!(clear(&again), None);
    assert_eq!(SoloResult::of(&against(3, "a1")), None);
    assert_eq!(SoloResult::of(&game_match("simple", "a1 b1 c1")), None, "two people");
}

#[test]
fn the_last_moves_of_all_other_seats_can_be_replayed() {
    assert_eq!(controller("simple", "a1 b2").last_round(), Some(1));
    assert_eq!(controller("simple", "a1").last_round(), Some(0));
    assert_eq!(controller("simple", "a1 b1 c1").last_round(), Some(2), "the last turn of a match");
    assert_eq!(Desk::new(Match::new(setup("simple"))).last_round(), None);
    let mut earlier = controller("simple", "a1 b2");
    earlier.apply(Intent::StepBack);
    assert_eq!(earlier.last_round(), None);
}

#[test]
fn typed_letters_may_have_any_case() {
    let mut controller = controller("simple", "a1");
    assert!(controller.apply(Intent::Type(" B2 ".to_owned())));
    assert_eq!(controller.game_match().played().last().map(String::as_str), Some("b2"));
    assert!(!controller.apply(Intent::Type("Z9".to_owned())));
    let trias = Match::new(Setup::new("trias", "base", [], [], 1).unwrap());
    let hole = trias.position().site_name(trias::INFO.site(0).expect("a hole")).to_lowercase();
    let token = trias.position().legal().into_iter().find(|token| token.eq_ignore_ascii_case(&hole));
    if let Some(token) = token {
        let mut trias = Desk::new(trias);
        assert!(trias.apply(Intent::Type(hole)));
        assert_eq!(trias.game_match().played(), [token]);
    }
}

#[test]
fn seats_and_names_can_be_changed_while_a_match_runs() {
    let mut open = controller("simple", "a1");
    assert!(open.apply(Intent::Name(Seat::TWO, " Bo\n".to_owned())));
    assert!(open.apply(Intent::Seat(Seat::TWO, Level::new(2))));
    assert_eq!(open.game_match().setup().names()[1], "Bo");
    assert_eq!(open.engine_to_think(), Level::new(2));
    assert_eq!(open.game_match().played(), ["a1"]);
    // In a strict match no engine can take over a seat.
    let mut strict = Desk::new(Match::new(setup("simple").with_strict(true)));
    assert!(!strict.apply(Intent::Seat(Seat::ONE, Level::new(2))));
    assert_eq!(strict.game_match().setup().engine(Seat::ONE), None);
}
