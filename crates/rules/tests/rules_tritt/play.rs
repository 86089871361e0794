//! Tests of play in `step` and `slide`, and of the rulings.

use super::*;
use trivium_rules::core::{End, TableAction};

/// Rule: tritt/play: "The board is empty."
/// Rule: tritt/play: "Seat 1 plays Orange and sets a tritton on any three free points in line."
#[test]
fn the_first_turn() {
    for variant in ["step", "slide"] {
        let start = play(variant, "");
        assert!(start.scene().pieces.is_empty());
        assert_eq!((start.turn(), field(&*start, "orange")), (Turn::Seat(Seat::ONE), "1".to_owned()));
        assert_eq!((start.legal().len(), start.legal().iter().any(|t| t.contains('>'))), (207, false));
        assert_eq!(start.prompt(), Some(games::Prompt::Tritt(Prompt::Set)));
        assert_eq!(field(&*after(&*start, "f5-f7"), "trittons"), "o:f5-f7");
    }
    assert_eq!(refusal(&*play("step", "f5-f7 c3-c5"), "f7-f9"), Refusal::Taken);
    assert_eq!(refusal(&*play("step", "f5-f7 c3-c5"), "e6-g6"), Refusal::Taken, "only the middle point is taken");
}

/// Rule: tritt/play: "Then seat 2 may instead of a turn say `swap`: the seats exchange colours"
#[test]
fn swap_exchanges_colours() {
    let first = play("step", "c3-c5");
    assert_eq!(first.prompt(), Some(games::Prompt::Tritt(Prompt::SetShiftOrSwap)));
    assert!(first.legal().contains(&"swap".to_owned()));
    assert_eq!(first.events("swap"), [Event::Swapped { seat: Seat::TWO }]);
    let swapped = after(&*first, "swap");
    assert_eq!(swapped.text(), "trittons=o:c3-c5 hand=7,8 orange=2 swap=n stage=turn turn=1");
    assert_eq!(swapped.scene().pieces[0].seat, Some(Seat::TWO));
    assert_eq!(swapped.scene().trays[0].stacks, [(BLUE_ORANGE_BLUE, 8)]);
    assert_eq!(field(&*after(&*swapped, "h5-h7"), "trittons"), "b:h5-h7,o:c3-c5");
    // After the swap, a row of Orange is a win for seat 2.
    let won = read("step", "o:f3-h3 o:f4-h4 b:a1-a3 b:c6-c8", "orange=2 swap=n stage=turn turn=2");
    assert_eq!(after(&*won, "f5-f7").turn(), won_by(Seat::TWO));
}

/// Rule: tritt/play: "Only then."
#[test]
fn swap_answers_the_first_tritton_only() {
    assert_eq!(refusal(&*play("step", ""), "swap"), Refusal::SwapClosed);
    for later in ["c3-c5 swap", "c3-c5 h5-h7", "c3-c5 c3-c5>c4-c6", "c3-c5 swap c3-c5>c4-c6", "c3-c5 h5-h7 f5-f7"] {
        assert_eq!(refusal(&*play("slide", later), "swap"), Refusal::SwapClosed, "{later}");
        assert_eq!(field(&*play("slide", later), "swap"), "n", "{later}");
    }
}

/// Rule: tritt/play: "From then on a turn is one of: set an own tritton, or shift a tritton of the opponent along its own line"
#[test]
fn set_or_shift() {
    let tokens = "c3-c5 h5-h7";
    let step = play("step", tokens);
    assert_eq!(field(&*after(&*step, "f5-f7"), "trittons"), "b:h5-h7,o:c3-c5,o:f5-f7");
    assert_eq!(shifts(&*step, "h5-h7"), ["h4-h6", "h6-h8"]);
    assert_eq!(shifts(&*play("slide", tokens), "h5-h7"), ["h3-h5", "h4-h6", "h6-h8", "h7-h9", "h8-h10", "h9-h11"]);
    assert_eq!(field(&*after(&*step, "h5-h7>h6-h8"), "trittons"), "b:h6-h8,o:c3-c5");
    assert_eq!(refusal(&*step, "h5-h7>h7-h9"), Refusal::TooFar);
    assert_eq!(refusal(&*step, "c3-c5>c4-c6"), Refusal::OwnTritton);
    assert_eq!(refusal(&*step, "f5-f7>f6-f8"), Refusal::NoTritton);
    assert_eq!(refusal(&*step, "h4-h6>h5-h7"), Refusal::NoTritton, "covered in part only");
    assert_eq!(refusal(&*step, "h5-h7>g5-g7"), Refusal::OffLine);
    assert_eq!(refusal(&*step, "h5-h7>h5-j7"), Refusal::OffLine);
    assert_eq!(refusal(&*step, "h5-h7>h5-h7"), Refusal::InPlace);
    // Shifts along the other two directions.
    assert_eq!(shifts(&*play("step", "a1-a3 d4-f4"), "d4-f4"), ["c4-e4", "e4-g4"]);
    assert_eq!(shifts(&*play("step", "a1-a3 d4-f6"), "d4-f6"), ["c3-e5", "e5-g7"]);
}

/// Rule: tritt/play: "From then on a turn is one of: set an own tritton, or shift a tritton of the opponent along its own line"
#[test]
fn every_point_on_the_way_must_be_free() {
    // Row f has 11 points. A tritton in another direction covers f5.
    let across = board("slide", "b:f1-f3 o:f5-h5", 1);
    assert_eq!(shifts(&*across, "f1-f3"), ["f2-f4"]);
    assert_eq!(refusal(&*across, "f1-f3>f3-f5"), Refusal::Blocked);
    assert_eq!(refusal(&*across, "f1-f3>f7-f9"), Refusal::Blocked, "f7, f8, f9 are free, f5 on the way is not");
    // A shifted tritton may cover points that it covered before, but it cannot pass a tritton of the same player.
    let touching = board("slide", "b:f1-f3 b:f4-f6 o:a1-a3", 1);
    assert_eq!(shifts(&*touching, "f1-f3"), [""; 0]);
    assert_eq!(shifts(&*touching, "f4-f6"), ["f5-f7", "f6-f8", "f7-f9", "f8-f10", "f9-f11"]);
    assert_eq!(refusal(&*board("step", "b:f1-f3 b:f4-f6 o:a1-a3", 1), "f1-f3>f2-f4"), Refusal::Blocked);
}

/// Rule: tritt/play: "Who can do one must do it."
#[test]
fn no_passing() {
    for variant in ["step", "slide"] {
        for tokens in ["", "c3-c5", "c3-c5 h5-h7"] {
            let position = play(variant, tokens);
            assert_eq!(refusal(&*position, "pass"), Refusal::MustPlay, "{tokens}");
            assert!(!position.legal().contains(&"pass".to_owned()));
        }
    }
    // A seat with an empty hand must shift.
    let forced = board("step", &format!("{EIGHT} b:k6-k8"), 1);
    assert_eq!((forced.legal(), refusal(&*forced, "pass")), (vec!["k6-k8>k7-k9".to_owned()], Refusal::MustPlay));
}

/// Rule: tritt/play: "After a turn: a row of the opponent's colour on the board: the mover loses, even with an own row."
#[test]
fn the_opponents_row_loses() {
    // Blue's middle point is orange: at f5 it completes f3 f4 f5, while e4 and g6 complete nothing.
    let blue = board("step", PAIRS, 2);
    assert_eq!(after(&*blue, "e4-g6").turn(), won_by(Seat::ONE));
    assert_eq!(rows(&*blue, "e4-g6"), ["f3 f4 f5"]);
    // With e5-g5 Blue completes g3 g4 g5 in blue and f3 f4 f5 in orange. The opponent's row decides.
    assert_eq!(after(&*blue, "e5-g5").turn(), won_by(Seat::ONE));
    assert_eq!(rows(&*blue, "e5-g5"), ["f3 f4 f5"], "only the row that decides");
    // With f5-h5 Orange completes two rows of its own colour and one of Blue's.
    let orange = board("step", PAIRS, 1);
    assert_eq!(after(&*orange, "f5-h5").turn(), won_by(Seat::TWO));
    assert_eq!(rows(&*orange, "f5-h5"), ["g3 g4 g5"]);
    // A shift has the same effect: Orange shifts b:d5-f5 to e5-g5, which makes f3 f4 f5 and g3 g4 g5.
    let shift = board("step", &format!("{PAIRS} b:d5-f5"), 1);
    assert_eq!(after(&*shift, "d5-f5>e5-g5").turn(), won_by(Seat::TWO));
}

/// Rule: tritt/play: "Else a row of the own colour: the mover wins."
#[test]
fn an_own_row_wins() {
    let orange = board("step", PAIRS, 1);
    assert_eq!(after(&*orange, "f5-f7").turn(), won_by(Seat::ONE));
    let events = orange.events("f5-f7");
    assert!(matches!(&events[0], Event::Placed { kind, seat: Seat::ONE, .. } if *kind == ORANGE_BLUE_ORANGE));
    assert_eq!(events.last(), Some(&Event::Over(End::Line)));
    let blue = board("step", PAIRS, 2);
    assert_eq!(after(&*blue, "g5-g7").turn(), won_by(Seat::TWO));
    assert_eq!(rows(&*blue, "g5-g7"), ["g3 g4 g5"]);
    // Orange shifts Blue's tritton so that its orange middle reaches f5.
    let shift = board("step", &format!("{PAIRS} b:d3-f5"), 1);
    assert_eq!(after(&*shift, "d3-f5>e4-g6").turn(), won_by(Seat::ONE));
    assert_eq!(rows(&*shift, "d3-f5>e4-g6"), ["f3 f4 f5"]);
    // One turn can make several rows: f7 also completes f7 g7 h7.
    let several = board("step", &format!("{PAIRS} o:g7-g9 o:h7-h9"), 1);
    assert_eq!(rows(&*several, "f5-f7"), ["f3 f4 f5", "f7 g7 h7"]);
}

/// Rule: tritt/play: "A seat to act without any legal turn loses (R1)."
/// Rule: tritt/R1: "R1 As the author's own successor rules it."
#[test]
fn without_a_turn_a_seat_loses() {
    // Orange has set all its trittons, and Blue's only tritton cannot move between the edge and a4.
    for variant in ["step", "slide"] {
        let before = board(variant, EIGHT, 2);
        assert_eq!(after(&*before, "a1-a3").turn(), won_by(Seat::TWO));
        assert_eq!(before.events("a1-a3").last(), Some(&Event::Over(End::NoMove)));
        // If Blue's tritton can move, Orange has a turn.
        assert_eq!(after(&*before, "k6-k8").turn(), Turn::Seat(Seat::ONE));
    }
}

/// Rule: tritt/play: "`agree`: a draw."
#[test]
fn agreement_draws() {
    for (variant, tokens) in [("step", ""), ("slide", "c3-c5"), ("reloaded", "c3-c5 h5-h7")] {
        assert_eq!(play(variant, &format!("{tokens} agree")).turn(), Turn::Over(Outcome::draw(2)));
        assert!(replay(variant, tokens).actions().any(|a| a == TableAction::Agree));
    }
    assert_eq!(play("step", "c3-c5 resign").turn(), won_by(Seat::ONE), "seat 2 was to act");
}

/// Rule: tritt/play: "A third time of the same position: either may claim a draw, a table action (R2)."
/// Rule: tritt/R2: "R2 The text leaves draws to agreement; this only stops endless play."
#[test]
fn the_third_time() {
    let round = "h5-h7>h6-h8 c3-c5>c4-c6 h6-h8>h5-h7 c4-c6>c3-c5";
    let second = replay("step", &format!("c3-c5 h5-h7 {round}"));
    assert_eq!(second.check("claim"), Err(TokenError::NotRepeated));
    let mut third = replay("step", &format!("c3-c5 h5-h7 {round} {round}"));
    assert_eq!((third.repetitions(), third.check("claim")), (3, Ok(())));
    assert!(!third.position().legal().contains(&"claim".to_owned()));
    third.play("claim").expect("a claim");
    assert_eq!(third.position().turn(), Turn::Over(Outcome::draw(2)));
    // Every turn of `reloaded` sets a tritton.
    assert_eq!(refusal(&*play("reloaded", "c3-c5"), "claim"), Refusal::NoClaim);
}
