//! Tests of each sentence of rules/tris.md.

use trivium_rules::core::{EffectKind, End, Event, ParseFault, Pick, Piece, Seat, Turn};
use trivium_rules::games::tris::{DISC, ROW, Refusal};
use trivium_rules::games::{self, Position, TokenError};

/// The position after these tokens, which must be legal.
fn after(tokens: &str) -> Box<Position> {
    trivium_testing::replay("tris", "base", &[], tokens).position().boxed()
}

fn outcome(tokens: &str) -> Option<String> {
    after(tokens).turn().outcome().map(|outcome| outcome.to_string())
}

/// Rule: tris/game: "Three in a row on nine points."
/// Rule: tris/game: "One variant: `base`."
/// Rule: tris/board: "Nine points in three rows of three: columns `a`, `b`, `c` from the left, rows `1`, `2`, `3` from
/// the bottom"
/// Rule: tris/text: "Start: `board=.../.../... turn=1`"
#[test]
fn one_variant_on_nine_points() {
    assert!(games::game("tris", "other", []).is_err());
    let start = after("");
    let names: Vec<_> = start.sites().into_iter().map(|site| start.site_name(site)).collect();
    assert_eq!(names, ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]);
    assert_eq!(start.text(), "board=.../.../... turn=1");
}

/// Rule: tris/play: "Seat 1 begins."
/// Rule: tris/play: "The seats take turns."
/// Rule: tris/play: "A seat sets a disc on a free point, where it stays."
#[test]
fn seats_set_discs_in_turn() {
    assert_eq!(["", "b2", "b2 a1"].map(|tokens| after(tokens).turn().number()), [1, 2, 1]);
    let position = after("b2 a1");
    assert_eq!(position.legal(), ["a2", "a3", "b1", "b3", "c1", "c2", "c3"]);
    let occupied = games::Refusal::from(Refusal::Occupied);
    assert_eq!(trivium_testing::refused(&*position, "a1"), occupied);
    let [.., a1, _, _] = position.sites()[..] else { panic!("nine points") };
    assert_eq!(position.explain_illegal(&[Pick::Site(a1)]), Some(occupied));
    assert!(position.scene().pieces.contains(&Piece::single(a1, DISC, Some(Seat::TWO))));
    let placed = Event::Placed { sites: vec![a1], kind: DISC, seat: Seat::TWO, replaced: None };
    assert_eq!(after("b2").events("a1"), [placed]);
}

/// Rule: tris/board: "Eight lines of three points: the three rows, the three columns and the two diagonals."
/// Rule: tris/end: "A seat whose discs fill a line wins at once (R1)."
#[test]
fn eight_lines_win() {
    let start = after("");
    let [rows, columns] = [["a1 b1 c1", "a2 b2 c2", "a3 b3 c3"], ["a1 a2 a3", "b1 b2 b3", "c1 c2 c3"]];
    for line in [&rows[..], &columns, &["a1 b2 c3", "a3 b2 c1"]].concat() {
        let points: Vec<_> = line.split(' ').collect();
        let others: Vec<_> = start.legal().into_iter().filter(|point| !line.contains(point)).collect();
        let tokens = [points[0], &others[0], points[1], &others[1], points[2]].join(" ");
        assert_eq!(outcome(&tokens).as_deref(), Some("W-L"), "{line}");
    }
    let position = after("b2 a1 a2 b1");
    assert!(matches!(position.events("c2")[1..], [Event::Line { seat: Seat::ONE, .. }, Event::Over(End::Line)]));
    let achieved = position.move_effect("c2").expect("it wins");
    assert_eq!((achieved.effect, achieved.rule), (EffectKind::Pattern(ROW, 0), "end-1"));
    assert_eq!(position.move_effect("c1"), None);
    assert_eq!(after("b2 a1 a2 b1 c2").check("c1"), Err(TokenError::Over));
}

/// Rule: tris/R1: "R1 The disc on the last free point wins, too, if it fills a line."
/// Rule: tris/end: "When no point is free, the game is a draw."
/// Rule: tris/end: "The seats may agree on a draw."
#[test]
fn the_last_disc_and_draws() {
    for (tokens, end) in [
        ("b2 a2 a1 b1 c1 c2 b3 a3 c3", "W-L"),
        ("b2 a1 c1 a3 a2 c2 b1 b3 c3", "D-D"),
        ("b2 agree", "D-D"),
        ("b2 resign", "W-L"),
    ] {
        assert_eq!(outcome(tokens).as_deref(), Some(end), "{tokens}");
    }
    assert_eq!(after("b2 a1 c1 a3 a2 c2 b1 b3").events("c3")[1..], [Event::Over(End::Stuck)]);
}

/// Rule: tris/text: "Token: the point, such as `b2`."
/// Rule: tris/text: "Position: `board=` the rows 3, 2 and 1, joined by `/`, a letter a point: `1`, `2` for a disc of
/// that seat"
#[test]
fn tokens_and_positions() {
    assert!(matches!(after("").check("d4"), Err(TokenError::Unreadable(why)) if why.fault == ParseFault::NotASite));
    assert_eq!(after("b2 a1 c1").text(), "board=.../.1./2.1 turn=2");
    let read = |text| games::game("tris", "base", []).expect("the only variant").read_position(text);
    assert!(read("board=22./111/... turn=-").is_ok_and(|position| matches!(position.turn(), Turn::Over(_))));
    for (text, at, fault) in [
        ("board=.../... turn=1", 13, ParseFault::BadField("board")),
        ("board=..3/.../... turn=1", 8, ParseFault::BadField("board")),
        ("board=11./.../... turn=1", 6, ParseFault::Contradiction("board")),
        ("board=111/222/... turn=-", 6, ParseFault::Contradiction("board")),
        ("board=1../.../... turn=1", 23, ParseFault::Contradiction("turn")),
        ("board=1../.../... turn=-", 23, ParseFault::Contradiction("turn")),
    ] {
        assert_eq!(read(text).err().map(|error| (error.at, error.fault)), Some((at, fault)), "{text}");
    }
}
