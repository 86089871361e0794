//! Tests of the section "Text": tokens and positions.

use super::reloaded::TWENTY;
use super::*;
use trivium_rules::core::ParseFault;

/// Rule: tritt/text: "Tokens: `c3-c5` (set: both end points, the smaller (r,n) first), `c3-c5>c4-c6` (shift), `swap`, `pass`."
#[test]
fn tokens() {
    let start = play("step", "");
    let error = |token: &str| match start.check(token) {
        Err(TokenError::Unreadable(error)) => (error.at, error.fault),
        other => panic!("{token}: {other:?}"),
    };
    assert_eq!(error("c5-c3"), (0, ParseFault::NotAToken), "the smaller one first");
    assert_eq!(error("c3-c5>c6-c4"), (6, ParseFault::NotAToken));
    assert_eq!(error("c3"), (0, ParseFault::NotAToken));
    assert_eq!(error("c3-c9"), (3, ParseFault::NotASite));
    assert_eq!(error("c03-c5"), (0, ParseFault::NotASite));
    assert_eq!(error("c3-c5>c4-l6"), (9, ParseFault::NotASite));
    for token in ["", "C3-C5", "c3-c5>", "c3-c5>c4-c6>c5-c7", "c3–c5", "Swap", "c3-c5 "] {
        assert!(matches!(start.check(token), Err(TokenError::Unreadable(_))), "{token:?}");
    }
    // The legal list is in ASCII order. The two points of a placement are in (r,n) order, so f8 comes before f10.
    let legal = start.legal();
    assert!(legal.is_sorted() && legal.contains(&"e9-g9".to_owned()) && legal.contains(&"e9-g11".to_owned()));
    assert!(legal.contains(&"f8-f10".to_owned()) && !legal.contains(&"f10-f8".to_owned()));
}

/// Rule: tritt/text: "Position: `trittons=` list of `o:c3-c5` / `b:c3-c5` (the letter is the owner), sorted as ASCII strings"
/// Rule: tritt/text: "Start (`step`): `trittons=- hand=8,8 orange=1 swap=n stage=turn turn=1`"
#[test]
fn positions() {
    assert_eq!(play("step", "").text(), "trittons=- hand=8,8 orange=1 swap=n stage=turn turn=1");
    assert_eq!(play("reloaded", "").text(), "trittons=- hand=10,10 orange=1 swap=n stage=set turn=1");
    assert_eq!(play("slide", "c3-c5").text(), "trittons=o:c3-c5 hand=7,8 orange=1 swap=y stage=turn turn=2");
    // f10 sorts before f3 as text.
    let sorted = play("step", "f3-h3 a1-a3 f10-h10 k9-k11");
    let expected = "trittons=b:a1-a3,b:k9-k11,o:f10-h10,o:f3-h3 hand=6,6 orange=1 swap=n stage=turn turn=1";
    assert_eq!(sorted.text(), expected);
    assert_eq!(play("step", "c3-c5 agree").text(), "trittons=o:c3-c5 hand=7,8 orange=1 swap=n stage=over turn=-");
}

#[test]
fn positions_that_are_none() {
    let rest = "orange=1 swap=n stage=turn turn=1";
    let bad = |variant: &str, text: &str| try_read(variant, text).err().map(|e| (e.at, e.fault));
    let contradicts = |name: &'static str| ParseFault::Contradiction(name);
    let malformed = |name: &'static str| ParseFault::BadField(name);
    for (text, at, fault) in [
        ("", 0, ParseFault::MissingField("trittons")),
        ("trittons=- hand=8,8", 19, ParseFault::MissingField("orange")),
        ("trittons= hand=8,8 orange=1 swap=n stage=turn turn=1", 9, malformed("trittons")),
        ("trittons=x:a1-a3 hand=8,8 orange=1 swap=n stage=turn turn=1", 9, malformed("trittons")),
        ("trittons=o:a3-a1 hand=7,8 orange=1 swap=n stage=turn turn=1", 9, malformed("trittons")),
        ("trittons=o:c3-c5,b:a1-a3 hand=7,7 orange=1 swap=n stage=turn turn=1", 17, malformed("trittons")),
        ("trittons=o:c3-c5,o:c3-c5 hand=6,8 orange=1 swap=n stage=turn turn=1", 17, malformed("trittons")),
        ("trittons=b:a1-a3,o:a3-a5 hand=7,7 orange=1 swap=n stage=turn turn=1", 17, ParseFault::Overlap("trittons")),
        ("trittons=o:c3-c5 hand=8,8 orange=1 swap=n stage=turn turn=1", 22, ParseFault::Count("hand")),
        ("trittons=- hand=8 orange=1 swap=n stage=turn turn=1", 16, malformed("hand")),
        ("trittons=- hand=8,8 orange=2 swap=n stage=turn turn=1", 27, contradicts("orange")),
        ("trittons=- hand=8,8 orange=3 swap=n stage=turn turn=1", 27, malformed("orange")),
        ("trittons=- hand=8,8 orange=1 swap=y stage=turn turn=1", 34, contradicts("swap")),
        ("trittons=o:c3-c5 hand=7,8 orange=1 swap=n stage=turn turn=2", 40, contradicts("swap")),
        ("trittons=- hand=8,8 orange=1 swap=n stage=set turn=1", 42, contradicts("stage")),
        ("trittons=- hand=8,8 orange=1 swap=n stage=turn turn=2", 52, ParseFault::WrongTurn("turn")),
        ("trittons=- hand=8,8 orange=1 swap=n stage=turn turn=-", 52, ParseFault::WrongTurn("turn")),
        ("trittons=- hand=8,8 orange=1 swap=n stage=turn turn=0", 52, malformed("turn")),
        ("trittons=- hand=8,8 orange=1 swap=n stage=over turn=-", 52, contradicts("turn")),
        ("trittons=- hand=8,8 orange=1 swap=n stage=turn turn=1 ", 53, ParseFault::TooLong),
    ] {
        assert_eq!(bad("step", text), Some((at, fault)), "{text}");
    }
    // No game leads to this position, but play can continue from it.
    let blue_alone = line("step", "b:a1-a3", rest);
    assert_eq!(bad("step", &blue_alone), None);
    // A row is complete, so the game would be over.
    let row = line("step", "o:f3-h3 o:f4-h4 o:f5-f7 b:a1-a3", rest);
    assert_eq!(bad("step", &row).map(|e| e.1), Some(ParseFault::Ended("stage")));
    // Orange has nine trittons, one too many.
    let nine = format!("trittons={},o:k6-k8 hand=0,8 {rest}", EIGHT.replace(' ', ","));
    assert_eq!(bad("step", &nine), Some((9 + 8 * 8, ParseFault::Count("trittons"))));
    // Orange has no legal turn, so it would have lost.
    let stuck = line("step", &format!("{EIGHT} b:a1-a3"), rest);
    assert_eq!(bad("step", &stuck).map(|e| e.1), Some(ParseFault::WrongTurn("turn")));
    // In `reloaded` Orange and Blue set in turn, so the numbers of trittons determine the seat to act.
    for (trittons, rest, fault) in [
        ("o:c3-c5 o:f3-f5", "orange=1 swap=n stage=set turn=1", contradicts("trittons")),
        ("o:c3-c5", "orange=1 swap=n stage=set turn=1", ParseFault::WrongTurn("turn")),
        ("o:c3-c5", "orange=1 swap=n stage=shift turn=1", contradicts("stage")),
        ("o:c3-c5", "orange=2 swap=n stage=set turn=2", contradicts("orange")),
        ("o:c3-c5 b:f3-f5", "orange=1 swap=n stage=shift turn=1", ParseFault::WrongTurn("turn")),
        ("o:c3-c5 b:f3-f5", "orange=1 swap=n stage=turn turn=1", contradicts("stage")),
    ] {
        assert_eq!(bad("reloaded", &line("reloaded", trittons, rest)).map(|e| e.1), Some(fault), "{trittons} {rest}");
    }
}

#[test]
fn a_finished_position_is_read_when_its_text_tells_the_outcome() {
    let over = |variant: &str, trittons: &str, orange: u8| {
        let text = line(variant, trittons, &format!("orange={orange} swap=n stage=over turn=-"));
        try_read(variant, &text).map(|p| p.turn()).map_err(|e| e.fault)
    };
    let unknown = Err(ParseFault::Contradiction("turn"));
    // Only Orange has a row, so it won, whichever player made the row.
    assert_eq!(over("step", "o:f3-h3 o:f4-h4 o:f5-f7 b:a1-a3", 1), Ok(won_by(Seat::ONE)));
    assert_eq!(over("step", "o:f3-h3 o:f4-h4 o:f5-f7 b:a1-a3", 2), Ok(won_by(Seat::TWO)));
    // Both colours have rows. Either Orange set one of the three parallel trittons, or Blue shifted it there.
    let side_by_side = "o:f3-h3 o:f4-h4 o:f5-h5";
    assert_eq!(over("step", side_by_side, 1), unknown);
    // No tritton can have been shifted there, so Orange set one and lost.
    assert_eq!(over("slide", &format!("{side_by_side} b:e3-e5 b:i4-i6"), 1), Ok(won_by(Seat::TWO)));
    // Two rows far apart: no turn makes both.
    assert_eq!(over("step", "o:f3-h3 o:f4-h4 o:f5-f7 o:a1-c1 o:a2-c2 o:a3-a5", 1), unknown);
    // Without a row, the game may have ended by resignation, agreement, claim or R1.
    assert_eq!(over("step", "o:c3-c5", 1), unknown);
    assert_eq!(over("reloaded", "o:c3-c5 b:h5-h7", 1), unknown);
    // In `reloaded` the numbers of trittons determine which player could not set one. The outcome is unknown if the
    // other player could have resigned instead of shifting.
    for (orange_first, expected) in [(true, Ok(won_by(Seat::TWO))), (false, unknown)] {
        let owner = |i: usize| if (i < 10) == orange_first { "o" } else { "b" };
        let list: Vec<_> = (0..20).map(|i| format!("{}:{}", owner(i), TWENTY[i])).collect();
        assert_eq!(over("reloaded", &list.join(" "), 1), expected, "{orange_first}");
    }
    // With rows of both colours in `reloaded`, the numbers determine who moved last: Blue has as many trittons as
    // Orange.
    let trittons = "o:f3-h3 o:f4-h4 o:f5-h5 b:a1-a3 b:k6-k8 b:k9-k11";
    assert_eq!(over("reloaded", trittons, 1), Ok(won_by(Seat::ONE)));
}
