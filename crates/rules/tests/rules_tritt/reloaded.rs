//! Tests of play in `reloaded`.

use super::*;
use trivium_rules::core::End;

/// Rule: tritt/play: "Ten trittons each; a tritton belongs to the colour of its middle point"
#[test]
fn reloaded_trittons_are_of_their_middle_colour() {
    let start = play("reloaded", "");
    assert_eq!(field(&*start, "hand"), "10,10");
    assert_eq!(start.scene().trays[0].stacks, [(BLUE_ORANGE_BLUE, 10)]);
    assert_eq!(start.scene().trays[1].stacks, [(ORANGE_BLUE_ORANGE, 10)]);
    let first = after(&*start, "c3-c5");
    assert_eq!(field(&*first, "trittons"), "o:c3-c5");
    assert_eq!((first.scene().pieces[0].kind, first.scene().pieces[0].seat), (BLUE_ORANGE_BLUE, Some(Seat::ONE)));
}

/// Rule: tritt/play: "No swap."
#[test]
fn no_swap_in_reloaded() {
    for tokens in ["", "c3-c5", "c3-c5 h5-h7"] {
        let position = play("reloaded", tokens);
        assert_eq!(refusal(&*position, "swap"), Refusal::NoSwap);
        assert!(!position.legal().contains(&"swap".to_owned()));
    }
}

/// Rule: tritt/play: "A turn: (1) set an own tritton such that no row of either colour arises"
#[test]
fn reloaded_sets_make_no_row() {
    // f3, f4, h3 and h4 are blue, g3 and g4 are orange. Blue's trittons have orange ends.
    let blue = reloaded("o:f3-h3 o:f4-h4 b:a1-a3", "set", 2);
    assert_eq!(refusal(&*blue, "g5-g7"), Refusal::MakesRow, "the opponent's g3 g4 g5");
    assert_eq!(refusal(&*blue, "e4-g6"), Refusal::MakesRow, "the own f3 f4 f5");
    assert_eq!(refusal(&*blue, "e5-g5"), Refusal::MakesRow, "both");
    assert_eq!(blue.check("f5-f7"), Ok(()), "an orange end and a blue middle beside nothing of their colour");
    assert!(!blue.legal().iter().any(|t| ["g5-g7", "e4-g6", "e5-g5"].contains(&t.as_str())));
    assert_eq!(blue.prompt(), Some(games::Prompt::Tritt(Prompt::SetWithoutRow)));
    for early in ["pass", "f3-h3>e3-g3"] {
        assert_eq!(refusal(&*blue, early), Refusal::SetFirst, "{early}");
    }
}

/// Rule: tritt/play: "A turn: (1) set an own tritton such that no row of either colour arises"
#[test]
fn reloaded_then_shifts_or_passes() {
    let set = after(&*reloaded("o:f3-h3 o:f4-h4 b:a1-a3", "set", 2), "k9-k11");
    assert_eq!((field(&*set, "stage"), set.turn()), ("shift".to_owned(), Turn::Seat(Seat::TWO)));
    assert_eq!(set.prompt(), Some(games::Prompt::Tritt(Prompt::ShiftOrPass)));
    // On the line n = 3 only a3 is covered. The line n = 4 is free from a4 to i4. Beyond h3 is the edge, beyond h4 is
    // i4.
    assert_eq!(shifts(&*set, "f3-h3"), ["b3-d3", "c3-e3", "d3-f3", "e3-g3"]);
    assert_eq!(shifts(&*set, "f4-h4"), ["a4-c4", "b4-d4", "c4-e4", "d4-f4", "e4-g4", "g4-i4"]);
    assert_eq!((set.legal().len(), set.legal().last().map(String::as_str)), (11, Some("pass")));
    assert_eq!(refusal(&*set, "k6-k8"), Refusal::AlreadySet);
    assert_eq!(refusal(&*set, "k9-k11>k8-k10"), Refusal::OwnTritton);
    assert_eq!(refusal(&*set, "f4-h4>a4-a6"), Refusal::OffLine);
    for done in ["pass", "f4-h4>a4-c4"] {
        let next = after(&*set, done);
        assert_eq!((field(&*next, "stage"), next.turn()), ("set".to_owned(), Turn::Seat(Seat::ONE)), "{done}");
    }
    assert_eq!(set.events("pass"), [Event::Passed { seat: Seat::TWO }]);
    // The shift is skipped if Blue has no tritton on the board, or none that can move.
    let first = play("reloaded", "c3-c5");
    assert_eq!((field(&*first, "stage"), first.turn()), ("set".to_owned(), Turn::Seat(Seat::TWO)));
    let shut = after(&*reloaded("o:k6-k8 b:a1-a3", "set", 1), "a4-a6");
    assert_eq!((field(&*shut, "stage"), shut.turn()), ("set".to_owned(), Turn::Seat(Seat::TWO)));
}

/// Rule: tritt/play: "After (2) rows decide as above."
#[test]
fn reloaded_rows_decide_after_the_shift() {
    // f3, f4, h3 and h4 are blue, g3 and g4 are orange. o:c5-e5 has blue ends and can be shifted along n = 5.
    let trittons = "o:f3-h3 o:f4-h4 o:c5-e5 b:a1-a3 b:k6-k8 b:k9-k11";
    let blue = reloaded(trittons, "shift", 2);
    assert_eq!(after(&*blue, "c5-e5>d5-f5").turn(), won_by(Seat::TWO), "f3 f4 f5 in blue");
    assert_eq!(after(&*blue, "c5-e5>f5-h5").turn(), won_by(Seat::ONE), "g3 g4 g5 in orange, f and h rows in blue");
    assert_eq!(rows(&*blue, "c5-e5>f5-h5"), ["g3 g4 g5"]);
    assert_eq!(after(&*blue, "c5-e5>e5-g5").turn(), Turn::Seat(Seat::ONE), "blue e5, orange f5, blue g5: no row");
}

/// Twenty placements on the rows a b, d e, g h, j k. The rows c, f and i are empty, so no line across the rows has
/// three covered points in succession. No line along a row has three successive points of one colour, whichever player
/// owns the trittons.
pub const TWENTY: [&str; 20] = [
    "a1-a3", "a4-a6", "k6-k8", "k9-k11", "d1-d3", "d4-d6", "d7-d9", "h3-h5", "h6-h8", "h9-h11", "b1-b3", "b4-b6",
    "e1-e3", "e4-e6", "e7-e9", "g2-g4", "g5-g7", "g8-g10", "j5-j7", "j8-j10",
];

/// Orange has ten trittons on `TWENTY`. Blue has nine and is to set its last one.
fn nineteen(orange_first: bool) -> Box<Position> {
    let owner = |i: usize| if (i < 10) == orange_first { "o" } else { "b" };
    let skipped = if orange_first { 19 } else { 0 };
    let list: Vec<_> = (0..20).filter(|i| *i != skipped).map(|i| format!("{}:{}", owner(i), TWENTY[i])).collect();
    reloaded(&list.join(" "), "set", 2)
}

/// Rule: tritt/play: "Who cannot set loses."
#[test]
fn reloaded_who_cannot_set_loses() {
    // Orange's trittons fill the rows a, d, h, k and cannot be shifted. After Blue sets its last tritton, Orange has
    // none left to set.
    let last = nineteen(true);
    assert_eq!(after(&*last, "j8-j10").turn(), won_by(Seat::TWO));
    assert_eq!(last.events("j8-j10").last(), Some(&Event::Over(End::NoMove)));
    // Orange's trittons are on rows with gaps, so Blue may shift one before Orange loses.
    let shifting = after(&*nineteen(false), "a1-a3");
    assert_eq!(field(&*shifting, "stage"), "shift");
    assert_eq!(after(&*shifting, "pass").turn(), won_by(Seat::TWO));
}
