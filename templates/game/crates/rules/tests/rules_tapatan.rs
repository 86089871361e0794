//! Tests of each sentence of rules/tapatan.md.

use trivium_rules::core::{
    EffectKind, End, Event, Notation, Outcome, ParseFault, Pick, Piece, Present, Referee, Rules, Seat, Site,
    TableAction, TrayRole, Turn,
};
use trivium_rules::games::tapatan::board::{NEIGHBOURS, ROWS};
use trivium_rules::games::tapatan::{DISC, INFO, Move, Point, Prompt, ROW, Refusal, State, Tapatan, rules};
use trivium_rules::games::tritt;

fn point(name: &str) -> Point {
    Point::read(name).unwrap_or_else(|| panic!("{name}"))
}

fn site(name: &str) -> Site {
    point(name).site()
}

fn token(token: &str) -> Move {
    Tapatan.read_move(token).unwrap_or_else(|error| panic!("{token}: {error}"))
}

/// The position after these tokens, which must be legal.
fn after(tokens: &str) -> State {
    let mut state = Tapatan.start();
    for one in tokens.split_whitespace() {
        assert_eq!(Tapatan.check(&state, token(one)), Ok(()), "{one} of {tokens}");
        Tapatan.play_unchecked(&mut state, token(one));
    }
    state
}

fn text(state: &State) -> String {
    let mut text = String::new();
    Tapatan.write_position(state, &mut text);
    text
}

fn legal(state: &State) -> String {
    let mut moves = Vec::new();
    Tapatan.legal(state, &mut moves);
    let mut tokens: Vec<String> = moves
        .into_iter()
        .map(|made| {
            let mut token = String::new();
            Tapatan.write_move(made, &mut token);
            token
        })
        .collect();
    tokens.sort();
    tokens.join(" ")
}

fn next_to(name: &str) -> Vec<String> {
    Point::of(NEIGHBOURS[point(name).index()]).map(|point| point.name().into_iter().collect()).collect()
}

/// All stones are set, and seat 1 is to move. Its stone on b1 cannot move.
const SET: &str = "b2 a1 a3 c1 b1 b3";

/// Rule: tapatan/game: "Three in a row on nine points, with stones that move."
/// Rule: tapatan/game: "One variant: `base`."
#[test]
fn one_variant_for_two() {
    assert_eq!((INFO.id, INFO.seats, Tapatan.seats()), ("tapatan", 2, 2));
    assert_eq!(INFO.variants.iter().map(|variant| variant.id).collect::<Vec<_>>(), ["base"]);
    assert!(rules("base", &[]).is_ok() && rules("other", &[]).is_err());
}

/// Rule: tapatan/board: "Nine points in three rows of three: columns `a`, `b`, `c` from the left, rows `1`, `2`, `3`
/// from the bottom"
#[test]
fn points_and_their_names() {
    let names: Vec<_> = Tapatan.sites(&Tapatan.start()).into_iter().map(|site| Tapatan.site_name(site)).collect();
    assert_eq!(names, ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]);
    let beyond = tritt::INFO.site(9).expect("a point of a larger board");
    assert_eq!(Tapatan.site_name(beyond), "");
    assert_eq!([Point::read("d1"), Point::read("a4"), Point::read("a"), Point::read("a11")], [None; 4]);
}

/// Rule: tapatan/board: "Lines join neighbours in a row, in a column, and on the two diagonals through `b2`."
#[test]
fn lines_join_neighbours() {
    assert_eq!(next_to("b2"), ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]);
    assert_eq!(next_to("a1"), ["b1", "a2", "b2"]);
    assert_eq!(next_to("b1"), ["a1", "c1", "b2"]);
    for from in Point::all() {
        for to in Point::of(NEIGHBOURS[from.index()]) {
            assert!(from != to && NEIGHBOURS[to.index()] & from.bit() != 0, "{from:?} {to:?}");
        }
    }
}

/// Rule: tapatan/board: "Each seat has three stones in its hand."
/// Rule: tapatan/play: "Seat 1 begins."
/// Rule: tapatan/play: "The seats take turns."
/// Rule: tapatan/text: "Start: `board=.../.../... turn=1`"
#[test]
fn the_start_and_the_turns() {
    let start = Tapatan.start();
    assert_eq!(text(&start), "board=.../.../... turn=1");
    assert_eq!(Seat::all(2).map(|seat| start.hand(seat)).collect::<Vec<_>>(), [3, 3]);
    let seats = ["", "b2", "b2 a1", "b2 a1 a3", SET].map(|tokens| Tapatan.turn(&after(tokens)).number());
    assert_eq!(seats, [1, 2, 1, 2, 1]);
    let trays = Tapatan.scene(&after("b2")).trays;
    let hands: Vec<_> = trays.iter().map(|tray| (tray.role, tray.seat, tray.stacks[0].1)).collect();
    assert_eq!(hands, [(TrayRole::Hand, Some(Seat::ONE), 2), (TrayRole::Hand, Some(Seat::TWO), 3)]);
}

/// Rule: tapatan/play: "A seat with stones in its hand sets one on a free point."
#[test]
fn stones_are_set_on_free_points() {
    assert_eq!(legal(&after("b2 a1")), "a2 a3 b1 b3 c1 c2 c3");
    let state = after("b2 a1");
    assert_eq!(Tapatan.check(&state, token("a1")), Err(Refusal::Occupied));
    assert_eq!(Tapatan.check(&state, token("b2-b3")), Err(Refusal::SetFirst));
    assert_eq!(Tapatan.explain_illegal(&state, &[Pick::Site(site("b2"))]), Some(Refusal::Occupied));
    assert_eq!(Tapatan.explain_illegal(&state, &[Pick::Site(site("b3"))]), None);
    assert_eq!((Tapatan.prompt(&state), Tapatan.prompt(&after(SET))), (Some(Prompt::Set), Some(Prompt::Move)));
    let placed = Event::Placed { sites: vec![site("c3")], kind: DISC, seat: Seat::ONE, replaced: None };
    assert_eq!(Tapatan.events(&state, token("c3"), &after("b2 a1 c3")), [placed]);
    let one = Tapatan.scene(&after("b2")).pieces;
    assert_eq!(one, [Piece::single(site("b2"), DISC, Some(Seat::ONE))]);
}

/// Rule: tapatan/play: "A seat with an empty hand moves one of its stones along a line to a neighbouring free point."
#[test]
fn stones_move_along_lines() {
    let state = after(SET);
    assert_eq!(legal(&state), "a3-a2 b2-a2 b2-c2 b2-c3");
    let why = |made: &str| Tapatan.check(&state, token(made)).err();
    assert_eq!(why("a2"), Some(Refusal::AllSet));
    assert_eq!(why("a2-c2"), Some(Refusal::Empty));
    assert_eq!(why("a1-a2"), Some(Refusal::NotYours));
    assert_eq!(why("b2-b3"), Some(Refusal::Occupied));
    assert_eq!(why("a3-c2"), Some(Refusal::NotNext));
    let explain_illegal = |names: &[&str]| {
        Tapatan.explain_illegal(&state, &names.iter().map(|name| Pick::Site(site(name))).collect::<Vec<_>>())
    };
    assert_eq!(explain_illegal(&["b1"]), Some(Refusal::Blocked));
    assert_eq!([explain_illegal(&["a1"]), explain_illegal(&["a2"])], [Some(Refusal::NotYours), Some(Refusal::Empty)]);
    assert_eq!([explain_illegal(&["b2"]), explain_illegal(&["b2", "c2"])], [None; 2]);
    assert_eq!(explain_illegal(&["a3", "c3"]), Some(Refusal::NotNext));
    let moved = Event::Moved { from: vec![site("a3")], to: vec![site("a2")], kind: DISC, seat: Seat::ONE };
    assert_eq!(Tapatan.events(&state, token("a3-a2"), &after(&format!("{SET} a3-a2"))), [moved]);
}

/// Rule: tapatan/end: "A seat whose three stones stand in a row, a column or a diagonal wins at once (R1)."
/// Rule: tapatan/R1: "R1 A row that arises while stones are still set wins, too."
#[test]
fn a_row_wins() {
    let rows: Vec<String> = ROWS.map(|row| Point::of(row).flat_map(Point::name).collect()).into();
    let expected = ["a1b1c1", "a2b2c2", "a3b3c3", "a1a2a3", "b1b2b3", "c1c2c3", "a1b2c3", "c1b2a3"];
    assert_eq!(rows.iter().map(|row| row.len()).sum::<usize>(), 8 * 6);
    for row in expected {
        let sorted = |row: &str| {
            let mut points = [&row[..2], &row[2..4], &row[4..]].map(str::to_owned);
            points.sort();
            points
        };
        assert!(rows.iter().any(|ours| sorted(ours) == sorted(row)), "{row}");
    }
    for (before, last) in [("b2 a1 c2 b1", "a2"), ("c3 b3 a2 b1 b2 a1", "c3-c2")] {
        let (state, won) = (after(before), after(&format!("{before} {last}")));
        assert_eq!(Tapatan.turn(&won), Turn::Over(Outcome::win(2, Seat::ONE)));
        assert_eq!(legal(&won), "");
        assert_eq!(Tapatan.check(&won, token("c1")), Err(Refusal::Over));
        assert_eq!(Tapatan.prompt(&won), None);
        let events = Tapatan.events(&state, token(last), &won);
        let line = Event::Line { sites: ["a2", "b2", "c2"].map(site).into(), seat: Seat::ONE, points: 0 };
        assert_eq!(events[1..], [line, Event::Over(End::Line)]);
        let move_effect = Tapatan.move_effect(&state, token(last), &won).expect("it wins");
        assert_eq!((move_effect.effect, move_effect.rule), (EffectKind::Pattern(ROW, 0), "end-1"));
        assert_eq!(Tapatan.read_position(&text(&won)), Ok(won));
    }
    assert_eq!(Tapatan.move_effect(&after("b2"), token("a1"), &after("b2 a1")), None);
}

/// Rule: tapatan/end: "The seats may agree on a draw."
/// Rule: tapatan/end: "A seat may claim a draw when the position stands for the third time."
#[test]
fn draws_are_agreed_or_claimed() {
    for (action, outcome) in [
        (TableAction::Agree, Outcome::draw(2)),
        (TableAction::Claim, Outcome::draw(2)),
        (TableAction::Resign, Outcome::win(2, Seat::TWO)),
    ] {
        let mut state = after(SET);
        assert_eq!(Tapatan.act(&mut state, action), Ok(()));
        assert_eq!(Tapatan.turn(&state), Turn::Over(outcome), "{action:?}");
    }
}

/// Rule: tapatan/text: "Token: `b2` sets a stone, `b2-c3` moves one."
#[test]
fn tokens() {
    assert_eq!(token("b2"), Move::Set(point("b2")));
    assert_eq!(token("b2-c3"), Move::Shift(point("b2"), point("c3")));
    let fault = |token: &str| Tapatan.read_move(token).map_err(|error| (error.at, error.fault));
    assert_eq!(fault("d4"), Err((0, ParseFault::NotASite)));
    assert_eq!(fault("b2-z9"), Err((3, ParseFault::NotASite)));
    assert_eq!(fault("swap"), Err((0, ParseFault::NotAToken)));
    assert_eq!(fault("b2-"), Err((3, ParseFault::NotAToken)));
}

/// Rule: tapatan/text: "Position: `board=` the rows 3, 2 and 1, joined by `/`, a letter a point: `1`, `2` for a stone
/// of that seat"
#[test]
fn positions() {
    let state = after(SET);
    assert_eq!(text(&state), "board=12./.1./212 turn=1");
    assert_eq!(Tapatan.read_position(&text(&state)), Ok(state));
    let fault = |text: &str| Tapatan.read_position(text).map_err(|error| (error.at, error.fault));
    assert_eq!(fault("board=.../... turn=1"), Err((6, ParseFault::BadField("board"))));
    assert_eq!(fault("board=..3/.../... turn=1"), Err((6, ParseFault::BadField("board"))));
    assert_eq!(fault("board=11./.../... turn=2"), Err((6, ParseFault::Contradiction("board"))));
    assert_eq!(fault("board=1../.../... turn=1"), Err((23, ParseFault::Contradiction("turn"))));
    assert_eq!(fault("board=12./.1./212 turn=-"), Err((23, ParseFault::Contradiction("turn"))));
}
