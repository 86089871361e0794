//! Tests of the sections about going out, the end, the variant `barricade` and text.

use super::setup::{Setup, asks, legal, over, play, refusal, setup};
use trivium_rules::core::{End, Event, ParseError, ParseFault, Seat, TableAction};
use trivium_rules::games::triapon::{Refusal, Stage};
use trivium_rules::games::{self, Position, Replay, TokenError};
use trivium_testing::{after, field};

fn events(position: &Position, token: &str) -> Vec<Event> {
    position.events(token)
}

/// Seat 1 can form a triad and take a ball of seat 2, which has three balls, as many as seat 3.
fn last_three() -> Setup {
    setup("i1 i2 h3 a1", "d2 d4 g1", "b2 e5 f3")
}

/// Rule: triapon/going: "Once all balls are set, a seat with 2 or fewer balls on the board is out, at once"
/// Rule: triapon/going: "Turns skip it."
#[test]
fn two_balls_are_out() {
    let take = after(&*last_three().read(), "h3-i3");
    let out = after(&*take, "xd2");
    assert_eq!((field(&*out, "out").as_str(), asks(&*out).as_str()), ("2", "move 3"));
    assert_eq!(asks(&*after(&*out, "e5-e4")), "move 1");
    assert!(events(&*take, "xd2").contains(&Event::WentOut { seat: Seat::TWO }));
    // Seat 2 keeps three of its four balls, so it stays in.
    let four = setup("i1 i2 h3 a1", "d2 d4 g1 g7", "b2 e5 f3").read();
    assert_eq!(field(&*after(&*four, "h3-i3 xd2"), "out"), "-");
}

/// Rule: triapon/going: "Once all balls are set, a seat with 2 or fewer balls on the board is out, at once when it happens; after the last set"
#[test]
fn seats_are_tested_after_the_last_set_and_its_take() {
    // Seat 2 has only two balls, but it stays in while balls are being set.
    let placing = setup("i1 i2 h3", "d2 d4", "b2 e5 f3").hand([1, 1, 1]).stage("place", "1").read();
    let before = after(&*placing, "a1");
    assert_eq!((field(&*before, "out").as_str(), asks(&*before).as_str()), ("-", "place 2"));
    // The last ball is set and forms no triad. Now seat 2 with its two balls is out, and seat 1 is next.
    let last = setup("i1 i2 h3 a1", "d2 d4", "b2 e5 f3").hand([0, 0, 1]).stage("place", "3").read();
    let tested = after(&*last, "i9");
    assert_eq!((field(&*tested, "out").as_str(), asks(&*tested).as_str()), ("2", "move 1"));
    assert!(events(&*last, "i9").contains(&Event::WentOut { seat: Seat::TWO }));
    // The seat that sets the last ball can go out itself.
    let few = setup("i1 i2 h3 a1", "d2 d4 f6", "b2").hand([0, 0, 1]).stage("place", "3").read();
    assert_eq!(field(&*after(&*few, "g1"), "out"), "3");
    // The last set ball forms a triad: the take comes before the test, so balls of seat 2 can still be taken. R5
    // compares the seats' balls in play.
    let forming = setup("i1 i2 h3 a1", "d2 d4 f6 f4", "e4 e5").hand([0, 0, 1]).stage("place", "3").read();
    let take = after(&*forming, "e3");
    assert_eq!((field(&*take, "out").as_str(), asks(&*take).as_str()), ("-", "take 3"));
    let two_left = setup("i1 i2 i3 a1", "d2 d4", "e4 e5").hand([0, 0, 1]).stage("place", "3").read();
    let take = after(&*two_left, "e3");
    assert_eq!((field(&*take, "out").as_str(), asks(&*take).as_str()), ("-", "take 3"));
    assert_eq!(legal(&*take, ""), "xa1", "the balls of seat 1, which has more");
    let tested = after(&*take, "xa1");
    assert_eq!((field(&*tested, "out").as_str(), asks(&*tested).as_str()), ("2", "move 1"));
}

/// Rule: triapon/going: "Its balls stay, never move, and cannot be taken (R6)."
/// Rule: triapon/R6: "R6 They "stay until the end of the game"."
#[test]
fn balls_of_a_seat_that_is_out_stay() {
    let take = after(&*setup("i1 i2 h3 a1", "d2 d4", "b2 e5 f3").out("2").read(), "h3-i3");
    assert_eq!(legal(&*take, ""), "xb2 xe5 xf3");
    assert_eq!(refusal(&*take, "xd2"), Refusal::Out);
    let next = after(&*setup("i1 i2 h3 a1", "d2 d4", "b2 e5 f3 f6").out("2").read(), "a1-b1");
    assert_eq!(asks(&*next), "move 3");
    assert_eq!(refusal(&*next, "d2-d3"), Refusal::NotYours);
    assert_eq!(refusal(&*next, "b2-b1"), Refusal::Occupied);
}

/// Rule: triapon/going: "Two seats out: the third wins."
#[test]
fn the_last_one_in_wins() {
    let take = after(&*setup("i1 i2 h3 a1", "d2 d4", "b2 e5 f3").out("2").read(), "h3-i3");
    let end = after(&*take, "xb2");
    assert_eq!((end.turn(), field(&*end, "out").as_str()), (over("W-L-L"), "2,3"));
    let reported = events(&*take, "xb2");
    assert_eq!(reported[1..], [Event::WentOut { seat: Seat::THREE }, Event::Over(End::LastIn)]);
    assert!(end.legal().is_empty());
    // Two seats go out at once, after the last ball is set.
    let last = setup("i1 i2", "d2 d4", "b2 e5 f3").hand([0, 0, 1]).stage("place", "3").read();
    assert_eq!(after(&*last, "i9").turn(), over("L-L-W"));
}

/// Seat 1 can play e2-d2, after which seat 2 has no move.
fn shutting() -> Setup {
    setup("c2 c3 d1 e2", "a1 b1 b2 c1", "g1 g4 i6")
}

/// Rule: triapon/going: "A seat to move without any move: over, a draw for all not out, a loss for those out."
#[test]
fn without_a_move_it_is_a_draw() {
    let end = after(&*shutting().read(), "e2-d2");
    assert_eq!(end.turn(), over("D-D-D"));
    assert_eq!(events(&*shutting().read(), "e2-d2").last(), Some(&Event::Over(End::NoMove)));
    // The draw does not depend on the balls taken. A seat that is out still loses.
    let with_two = setup("c2 c3 d1 e2", "a1 b1 b2 c1", "g1 g4").out("3").read();
    assert_eq!(after(&*with_two, "e2-d2").turn(), over("D-D-L"));
    // Only the mobility of the next seat counts: seat 3 has no move, but seat 2 is next.
    let later = setup("c2 c3 d1 e2", "g1 g4 i6", "a1 b1 b2 c1").read();
    assert_eq!(asks(&*after(&*later, "e2-d2")), "move 2");
}

/// Rule: triapon/going: "15 rounds without a take: over, by count."
/// Rule: triapon/going: "The counter `quiet` counts turns of the moving phase since the last take; a move"
#[test]
fn fifteen_rounds_without_a_take() {
    let quiet = |n| last_three().taken("0.4.3/3.0.3/2.2.0").quiet(n).read();
    let counts = |p: &Position| (field(p, "quiet"), asks(p));
    assert_eq!(counts(&*after(&*quiet(0), "a1-b1")), ("1".to_owned(), "move 2".to_owned()));
    assert_eq!(counts(&*after(&*quiet(43), "a1-b1")), ("44".to_owned(), "move 2".to_owned()));
    // After the 45th turn without a take, seat 1 wins because it took the most balls.
    let end = after(&*quiet(44), "a1-b1");
    assert_eq!((end.turn(), field(&*end, "quiet").as_str()), (over("W-L-L"), "45"));
    assert_eq!(events(&*quiet(44), "a1-b1").last(), Some(&Event::Over(End::Quiet)));
    // A triad with a pending take adds nothing to the counter, and the take sets it to 0.
    let take = after(&*quiet(44), "h3-i3");
    assert_eq!(counts(&*take), ("44".to_owned(), "take 1".to_owned()));
    assert_eq!(counts(&*after(&*take, "xd2")), ("0".to_owned(), "move 3".to_owned()));
    // A triad without a ball to take counts as a turn without a take.
    let nothing = setup("i1 i2 h3 a1", "d1 d2 d3", "f4 f5 f6").quiet(7).read();
    assert_eq!(counts(&*after(&*nothing, "h3-i3")), ("8".to_owned(), "move 2".to_owned()));
    // With two seats in, the limit is 30 turns. Seat 2 is out and loses. Seat 1 wins, because it took more balls than
    // seat 3.
    let two = |n| setup("i1 i2 h3 a1", "d2 d4", "b2 e5 f3").taken("0.4.3/3.0.3/2.3.0").out("2").quiet(n).read();
    assert_eq!(asks(&*after(&*two(28), "a1-b1")), "move 3");
    assert_eq!(after(&*two(29), "a1-b1").turn(), over("W-L-L"));
    // The end is tested after the reset, which is part of the turn.
    let barricade =
        last_three_of_two().barricade("4,3,0").taken("0.3.4/3.0.3/2.3.0").out("3").quiet(29).stage("move", "1").read();
    let reset = after(&*barricade, "a1-b1");
    assert_eq!(counts(&*reset), ("30".to_owned(), "reset 1".to_owned()));
    assert_eq!([after(&*reset, "pass").turn(), after(&*reset, "+g7").turn()], [over("W-L-L"); 2]);
    // The counter is tested before the next seat's mobility: seat 2 has no move, but the count decides.
    let shut = shutting().taken("0.3.3/2.0.3/3.2.0").quiet(44).read();
    assert_eq!(after(&*shut, "e2-d2").turn(), over("W-L-L"));
}

/// Seat 3 has only two balls, so it is out; seats 1 and 2 are in.
fn last_three_of_two() -> Setup {
    setup("i1 i2 h3 a1", "d2 d4 g1", "b2 e5")
}

/// Rule: triapon/R7: "R7 Counted from the first move"
#[test]
fn placing_does_not_count() {
    let position = play("base", "a1 c1 e1");
    assert_eq!(field(&*position, "quiet"), "0");
    let text = position.text().replace("quiet=0", "quiet=1");
    assert!(games::game("triapon", "base", []).unwrap().read_position(&text).is_err());
    let last = setup("i1 i2 h3 a1", "d2 d4 f6", "b2 e5 f3").hand([0, 0, 1]).stage("place", "3").read();
    assert_eq!(field(&*after(&*last, "i9"), "quiet"), "0");
    assert_eq!(field(&*after(&*last, "i9 a1-b1"), "quiet"), "1");
}

/// The outcome after an agreement, given the balls taken. The seat that is out has two balls.
fn agreed(taken: &str, out: &'static str) -> String {
    let rows: Vec<Vec<usize>> =
        taken.split('/').map(|row| row.split('.').map(|n| n.parse().expect("a number")).collect()).collect();
    let left = |seat: usize| 9 - rows.iter().map(|row| row[seat]).sum::<usize>();
    let balls = |seat: usize, holes: &str| holes.split(' ').take(left(seat)).collect::<Vec<_>>().join(" ");
    let turn = if out == "1" { "2" } else { "1" };
    let position = setup(
        &balls(0, "a1 c2 e1 e4 g3 g6 i2 i5 i8"),
        &balls(1, "b1 c3 e2 f1 g4 h1 i3 i6 i9"),
        &balls(2, "b2 d2 e3 f4 g5 h4 i4 i7 h8"),
    );
    let end = after(&*position.taken(taken).out(out).stage("move", turn).read(), "agree");
    end.turn().outcome().expect("an agreement ends the game").to_string()
}

/// Rule: triapon/going: "`agree` in the moving phase: over, by count."
/// Rule: triapon/going: "By count (balls taken, of seats not out only, R8): three seats in"
#[test]
fn the_count_of_three() {
    assert_eq!(agreed("0.2.1/1.0.1/0.1.0", "-"), "W-L-L");
    assert_eq!(agreed("0.0.1/1.0.1/2.1.0", "-"), "L-L-W");
    assert_eq!(agreed("0.2.1/2.0.1/1.1.0", "-"), "W-W-L");
    assert_eq!(agreed("0.0.0/2.0.1/1.2.0", "-"), "L-W-W");
    assert_eq!(agreed("0.1.1/1.0.1/1.1.0", "-"), "D-D-D");
    assert_eq!(agreed("0.0.0/0.0.0/0.0.0", "-"), "D-D-D");
    let position = last_three().taken("0.4.3/3.0.3/2.2.0").read();
    let reported = [Event::Action { action: TableAction::Agree, seat: Some(Seat::ONE) }];
    assert_eq!(events(&*position, "agree")[..1], reported);
    // An agreement is also possible while a take or a reset is pending.
    assert_eq!(after(&*position, "h3-i3 agree").turn(), over("W-L-L"));
    assert_eq!(refusal(&*position, "claim"), Refusal::NoClaim);
}

/// Rule: triapon/going: "Two seats in: more taken wins; on a tie, more taken of the seat that is out; else a draw"
/// Rule: triapon/going: "Balls taken from anyone count."
/// Rule: triapon/going: "Who is out has lost."
/// Rule: triapon/R8: "R8 Who is out cannot win."
#[test]
fn the_count_of_two() {
    // Seat 3 is out: seven of its balls were taken. The balls that it took itself do not count.
    assert_eq!(agreed("0.0.4/2.0.3/0.0.0", "3"), "L-W-L", "5 to 4, from anyone");
    assert_eq!(agreed("0.1.4/1.0.3/0.0.0", "3"), "W-L-L", "5 to 4");
    assert_eq!(agreed("0.0.4/1.0.3/4.4.0", "3"), "W-L-L", "4 to 4, but 4 to 3 of seat 3");
    assert_eq!(agreed("0.2.3/1.0.4/0.0.0", "3"), "L-W-L", "5 to 5, but 3 to 4 of seat 3");
    assert_eq!(agreed("0.1.3/1.0.3/3.3.0", "3"), "D-D-L", "4 to 4 and 3 to 3: seat 3 with 6 has lost");
    assert_eq!(agreed("0.5.5/3.0.1/4.0.0", "1"), "L-L-W", "4 to 4, but 3 to 4 of seat 1");
    assert_eq!(agreed("0.5.5/3.0.1/3.1.0", "1"), "L-D-D", "4 to 4 and 3 to 3: seat 1 with 10 has lost");
}

/// Rule: triapon/going: "`resign` at any stage: the seat is out, the rest of its turn lapses"
#[test]
fn resigning() {
    // A seat resigns while balls are being set: the others continue, and its hand stays.
    let placing = play("base", "a1 c1 e1 resign");
    assert_eq!(field(&*placing, "hand"), "8,8,8");
    assert_eq!((field(&*placing, "out").as_str(), asks(&*placing).as_str()), ("1", "place 2"));
    assert_eq!(asks(&*after(&*placing, "g1 g7")), "place 2");
    let reported = events(&*play("base", "a1 c1 e1"), "resign");
    let expected =
        [Event::Action { action: TableAction::Resign, seat: Some(Seat::ONE) }, Event::WentOut { seat: Seat::ONE }];
    assert_eq!(reported, expected);
    // After a second resignation, the third seat wins.
    assert_eq!(after(&*placing, "resign").turn(), over("L-L-W"));
    // If the seat that resigns had the last ball to set, moving begins and the seats are tested.
    let last = setup("i1 i2 h3 a1", "d2 d4 f6", "b2 e5 f3").hand([0, 0, 1]).stage("place", "3").read();
    let moving = after(&*last, "resign");
    assert_eq!((field(&*moving, "hand").as_str(), asks(&*moving).as_str()), ("0,0,1", "move 1"));
    let few = setup("i1 i2 h3 a1", "d2 d4", "b2 e5 f3").hand([0, 0, 1]).stage("place", "3").read();
    assert_eq!(after(&*few, "resign").turn(), over("W-L-L"));
    // A seat resigns in the stage of taking: its take lapses.
    let take = after(&*last_three().read(), "h3-i3");
    let lapsed = after(&*take, "resign");
    assert_eq!((field(&*lapsed, "out").as_str(), asks(&*lapsed).as_str()), ("1", "move 2"));
    assert_eq!(field(&*lapsed, "board").matches('2').count(), 3);
    // 38 turns without a take exceed 15 rounds of the two seats that stay in, so the game ends by count.
    let quiet = last_three().taken("0.4.3/3.0.3/2.2.0").quiet(38).read();
    assert_eq!(after(&*quiet, "resign").turn(), over("L-W-L"));
    // If the next seat has no move after the resignation, the game is a draw for the seats that are in.
    let shut = setup("c2 c3 d1 d2 i1", "a1 b1 b2 c1", "g1 g4 i6").read();
    assert_eq!(after(&*shut, "resign").turn(), over("L-D-D"));
}

/// Rule: triapon/going: "`resign` at any stage: the seat is out, the rest of its turn lapses, balls in its hand are never set; a draw"
#[test]
fn no_agreement_while_placing() {
    assert_eq!(refusal(&*play("base", ""), "agree"), Refusal::NoAgreement);
    let take = setup("e1 e2", "a1 h1", "b1 i8").hand([7; 3]).stage("place", "1").read();
    assert_eq!(refusal(&*after(&*take, "e3"), "agree"), Refusal::NoAgreement);
}

/// Rule: triapon/variant: "As soon as one seat is out, each of the two others may, after each of its turns' move and take"
/// Rule: triapon/R9: "R9 The text says "after each of their turns"."
#[test]
fn balls_can_be_set_back() {
    let position = last_three().barricade("0,0,0").taken("0.4.3/3.0.3/2.2.0").read();
    let reset = after(&*position, "h3-i3 xd2");
    // The reset begins in the turn in which seat 2 went out. Seat 1 took five of its balls, seat 3 two.
    assert_eq!((field(&*reset, "stock").as_str(), asks(&*reset).as_str()), ("5,0,2", "reset 1"));
    assert_eq!(reset.legal().len(), 45 - 9 + 1);
    assert!(reset.check("pass").is_ok());
    assert_eq!(refusal(&*reset, "+d4"), Refusal::Occupied);
    assert_eq!(refusal(&*reset, "d4-d3"), Refusal::Stage(Stage::Reset));
    let next = after(&*reset, "+c1");
    assert_eq!((field(&*next, "stock").as_str(), asks(&*next).as_str()), ("4,0,2", "move 3"));
    assert_eq!(events(&*reset, "pass"), [Event::Passed { seat: Seat::ONE }]);
    // A reset follows each later turn, with or without a take.
    assert_eq!(asks(&*after(&*next, "e5-e4")), "reset 3");
    assert_eq!(field(&*after(&*next, "e5-e4 +c2"), "stock"), "4,0,1");
    assert_eq!(asks(&*after(&*next, "e5-e4 pass a1-b1")), "reset 1");
    // There is no reset while all seats are in, and never in the other variant.
    assert_eq!(asks(&*after(&*position, "a1-b1")), "move 2");
    assert_eq!(asks(&*after(&*last_three().read(), "h3-i3 xd2")), "move 3");
    assert_eq!(refusal(&*last_three().read(), "pass"), Refusal::NoBarricade);
    assert_eq!(refusal(&*last_three().read(), "+c1"), Refusal::NoBarricade);
    assert_eq!(refusal(&*position, "pass"), Refusal::Stage(Stage::Move));
    // A reset also follows a resignation, while the other seats still set balls.
    let placing = setup("i1 i2 h3 a1", "d2 d4 g1", "b2 e5 f3").barricade("0,0,0").hand([1, 2, 2]);
    let resigned = after(&*placing.stage("place", "2").read(), "resign");
    assert_eq!((field(&*resigned, "stock").as_str(), asks(&*resigned).as_str()), ("0,0,4", "place 3"));
    assert_eq!(asks(&*after(&*resigned, "c1")), "reset 3");
    assert_eq!(asks(&*after(&*resigned, "c1 +c2")), "place 1");
}

/// Rule: triapon/variant: "They are balls of the seat that is out, stay, and form nothing."
/// Rule: triapon/variant: "They still count as taken."
#[test]
fn balls_set_back_are_dead() {
    let position = last_three().barricade("0,0,0").taken("0.4.3/3.0.3/2.2.0").read();
    // Seat 2 has d4 and g1 left. With d3 and d2 set back, d2 d3 d4 is a row, which earns no take and cannot be taken.
    let reset = after(&*position, "h3-i3 xd2 +d3 e5-e4");
    let formed = after(&*reset, "+d2");
    assert_eq!(asks(&*formed), "move 1");
    let reported = events(&*reset, "+d2");
    assert!(matches!(reported[..], [Event::Returned { by: Seat::THREE, of: Seat::TWO, .. }]), "{reported:?}");
    assert_eq!(&field(&*formed, "board")[..13], "1/.3/.../.222");
    // Seat 2 has four balls again, but stays out.
    assert_eq!(field(&*formed, "out"), "2");
    assert_eq!(refusal(&*formed, "d2-c2"), Refusal::NotYours);
    assert_eq!(field(&*formed, "taken"), "0.5.3/3.0.3/2.2.0");
    // Seat 1 wins by count with 5 + 3 balls against 2 + 2: balls set back still count as taken.
    assert_eq!(after(&*formed, "agree").turn(), over("W-L-L"));
}

/// Rule: triapon/variant: "No such stage with nothing to set back, or once two seats are out."
#[test]
fn nothing_to_set_back() {
    // Six of the seven balls taken from seat 3 are back on the board.
    let one_left = setup("i1 i2 h3 a1", "d2 d4 g1", "b2 e5 c1 c3 e1 e3 g3 g5").barricade("1,0,0");
    let one_left = one_left.taken("0.3.4/3.0.3/2.3.0").out("3").read();
    let used = after(&*one_left, "a1-b1 +g7");
    assert_eq!((field(&*used, "stock").as_str(), asks(&*used).as_str()), ("0,0,0", "move 2"));
    assert_eq!(asks(&*after(&*used, "g1-g2")), "move 1");
    assert_eq!(asks(&*after(&*used, "g1-g2 b1-c2")), "move 2");
    // When two seats are out, the game is over, even if the stock is not empty.
    let end = after(
        &*setup("i1 i2 h3 a1", "d2 d4 g1", "b2 e5").barricade("7,0,0").taken("0.6.7/5.0.0/0.0.0").out("3").read(),
        "h3-i3 xd2",
    );
    assert_eq!((end.turn(), field(&*end, "stock").as_str()), (over("W-L-L"), "7,0,0"));
}

/// Rule: triapon/text: "Tokens: `c2` (place), `c2-d3` (move, jump), `xg4` (take), `+e5` / `pass` (reset)."
#[test]
fn tokens() {
    let start = play("barricade", "");
    for token in ["c2", "c2-d3", "a1-i9", "xg4", "+e5", "pass"] {
        assert!(!matches!(start.check(token), Err(TokenError::Unreadable(_))), "{token}");
    }
    let wrong = |token: &str| match start.check(token) {
        Err(TokenError::Unreadable(ParseError { at, fault, .. })) => (at, fault),
        other => panic!("{token}: {other:?}"),
    };
    for token in ["", "C2", "c", "2c", "*", "Pass", "x", "+"] {
        assert_eq!(wrong(token).1, ParseFault::NotAToken, "{token:?}");
    }
    for (token, at) in [("a2", 0), ("a0", 0), ("j1", 0), ("xc4", 1), ("+i0", 1), ("c2-c4", 3)] {
        assert_eq!(wrong(token), (at, ParseFault::NotASite), "{token}");
    }
    for (token, at) in [("c2d3", 2), ("c2 ", 2), ("xg4-g5", 3), ("+e5+", 3), ("c2-d3-e4", 5), ("c2ä", 2)] {
        assert_eq!(wrong(token), (at, ParseFault::TooLong), "{token}");
    }
    assert_eq!(
        [wrong("c2-"), wrong("xä"), wrong("c2-ä")],
        [(3, ParseFault::NotAToken), (1, ParseFault::NotAToken), (3, ParseFault::NotAToken)]
    );
}

/// Rule: triapon/text: "Position: `board=` rows from a to i, joined by `/`"
/// Rule: triapon/text: "Start: `board=./../.../..../...../....../......./......../......... hand=9,9,9"
#[test]
fn position_fields() {
    for variant in ["base", "barricade"] {
        assert_eq!(
            play(variant, "").text(),
            "board=./../.../..../...../....../......./......../......... hand=9,9,9 taken=0.0.0/0.0.0/0.0.0 stock=0,0,0 out=- \
             quiet=0 stage=place turn=1"
        );
    }
    // Seat 3 took two balls of seat 1 and four of seat 2.
    let taken = last_three().taken("0.2.3/3.0.3/2.4.0").read();
    assert_eq!(taken.text(), last_three().taken("0.2.3/3.0.3/2.4.0").text());
    assert_eq!(field(&*after(&*taken, "h3-i3 xd2"), "taken"), "0.3.3/3.0.3/2.4.0");
}

/// Rule: triapon/text: "When the game is over `stage=over turn=-`; the other fields stay as they are."
#[test]
fn positions_that_are_over() {
    let end = after(&*setup("i1 i2 h3 a1", "d2 d4", "b2 e5 f3").out("2").read(), "h3-i3 xb2");
    let expected = setup("i1 i2 i3 a1", "d2 d4", "e5 f3").taken("0.0.7/5.0.0/0.7.0").out("2,3").stage("over", "-");
    assert_eq!(end.text(), expected.taken("0.0.7/5.0.0/0.7.0").text());
}

/// A finished position can be read if its text determines the outcome.
#[test]
fn endings_are_read_if_the_text_determines_them() {
    let game = games::game("triapon", "base", []).unwrap();
    let read = |setup: Setup| game.read_position(&setup.stage("over", "-").text()).map(|p| p.turn());
    assert_eq!(read(setup("i1 i2 i3", "d2 d4", "b2 e5").out("2,3")), Ok(over("W-L-L")));
    // The game ended by count: after 45 turns, or by agreement, because every seat has a move.
    assert_eq!(read(last_three().taken("0.4.3/3.0.3/2.2.0").quiet(45)), Ok(over("W-L-L")));
    assert_eq!(read(last_three().taken("0.4.3/3.0.3/2.2.0").quiet(3)), Ok(over("W-L-L")));
    // Seat 2 has no move, so the game ended by agreement or by standstill. The outcome is known only if both endings
    // have the same one.
    let shut = || setup("c2 c3 d1 d2", "a1 b1 b2 c1", "g1 g4 i6");
    let unknown = read(shut().taken("0.3.3/2.0.3/3.2.0").quiet(3)).unwrap_err();
    assert_eq!(unknown.fault, ParseFault::Contradiction("turn"));
    assert_eq!(read(shut().taken("0.3.3/2.0.3/3.2.0").quiet(45)), Ok(over("W-L-L")));
    let even = setup("c2 c3 d1 d2", "a1 b1 b2 c1", "g1 g4 i6 i8").taken("0.3.2/3.0.3/3.2.0");
    assert!(read(even.quiet(3)).is_err(), "5, 6 and 5 taken are not even");
    let even = setup("c2 c3 d1 d2", "a1 b1 b2 c1", "g1 g4 i6 i8").taken("0.3.2/2.0.3/3.2.0");
    assert_eq!(read(even.quiet(3)), Ok(over("D-D-D")));
}

/// Contradictory positions are refused, and the error names the field.
#[test]
fn contradictions_are_refused() {
    let fault = |variant: &str, setup: Setup| {
        let game = games::game("triapon", variant, []).unwrap();
        game.read_position(&setup.text()).map(|p| p.text()).map_err(|e| e.fault)
    };
    let contradiction = |field| Err(ParseFault::Contradiction(field));
    let base = |setup: Setup| fault("base", setup);
    let barricade = |setup: Setup| fault("barricade", setup);
    assert!(base(last_three()).is_ok());
    assert_eq!(base(last_three().taken("0.0.6/4.0.0/0.6.0")), Err(ParseFault::Count("taken")));
    assert_eq!(base(last_three().taken("1.0.6/4.0.0/0.6.0")), Err(ParseFault::Count("taken")));
    assert_eq!(base(last_three().out("2").barricade("1,0,0")), contradiction("stock"));
    assert_eq!(barricade(last_three().barricade("1,0,0")), contradiction("stock"));
    assert_eq!(barricade(last_three_of_two().out("3").barricade("8,0,0")), contradiction("stock"));
    // According to the stock, one ball of seat 3 was set back, but it is not on the board.
    assert_eq!(barricade(last_three_of_two().out("3").barricade("6,0,0")), Err(ParseFault::Count("taken")));
    assert!(barricade(last_three_of_two().out("3").barricade("7,0,0")).is_ok());
    // When seat 1 is to set a ball, it cannot have set more balls than seat 2.
    let placing = |hand| setup("i1 i2 h3", "d2 d4", "b2 e5").hand(hand).stage("place", "1");
    assert!(base(placing([4, 4, 4])).is_ok());
    assert_eq!(base(placing([3, 4, 4])), contradiction("hand"));
    assert_eq!(base(placing([0, 0, 0])), contradiction("out"));
    assert!(base(placing([4, 5, 4]).out("2")).is_ok(), "seat 2 resigned a round ago");
    assert_eq!(base(placing([4, 3, 4]).out("2")), contradiction("hand"));
    assert_eq!(base(last_three_of_two()), contradiction("out"));
    assert_eq!(base(last_three().quiet(45)), contradiction("quiet"));
    assert_eq!(base(last_three().out("2").quiet(30)), contradiction("quiet"));
    assert_eq!(base(placing([4, 4, 4]).quiet(1)), contradiction("quiet"));
    assert_eq!(base(last_three().stage("take", "1")), contradiction("stage"));
    assert_eq!(base(last_three().stage("reset", "1")), contradiction("stage"));
    assert_eq!(base(last_three().stage("place", "1")), contradiction("stage"));
    assert_eq!(base(last_three().hand([1, 2, 2])), contradiction("stage"));
    assert!(base(shutting().stage("move", "2")).is_ok());
    assert_eq!(base(setup("c2 c3 d1 d2", "a1 b1 b2 c1", "g1 g4 i6").stage("move", "2")), contradiction("stage"));
    assert_eq!(base(last_three().out("1")), Err(ParseFault::BadField("turn")));
    assert_eq!(base(last_three().out("2,3")), contradiction("stage"));
    for out in ["", "0", "4", "3,2", "2,2", "2,", "-,2"] {
        assert_eq!(base(last_three().out(out)), Err(ParseFault::BadField("out")), "{out}");
    }
    assert_eq!(base(last_three().stage("over", "1")), contradiction("turn"));
    assert_eq!(base(last_three().stage("move", "-")), Err(ParseFault::BadField("turn")));
}

/// A repetition has no effect, and a record with table actions can be replayed.
#[test]
fn actions_in_a_record() {
    let game = games::game("triapon", "base", []).unwrap();
    let (replay, refused) = Replay::of(game, ["a1", "resign", "c1", "resign", "e1"]);
    assert_eq!(replay.position().turn(), over("L-L-W").clone());
    let refused = refused.expect("the game is over");
    assert_eq!((refused.ply, refused.why), (5, TokenError::Over));
}
