//! Tests of the sections "Board" and "Pieces".

use super::*;
use trivium_rules::core::{ParseFault, TrayRole};
use trivium_rules::games::tritt::{self, INFO, Variant};

/// All coordinates: row r has the diagonals from r − 5 to r + 5, as far as 1 to 11 go.
fn coordinates() -> Vec<String> {
    let rows = [(1, 6), (1, 7), (1, 8), (1, 9), (1, 10), (1, 11), (2, 11), (3, 11), (4, 11), (5, 11), (6, 11)];
    ('a'..='k').zip(rows).flat_map(|(row, (from, to))| (from..=to).map(move |n| format!("{row}{n}"))).collect()
}

/// Rule: tritt/game: "Variants: `step` (published main rule), `slide`"
#[test]
fn three_variants() {
    assert_eq!(INFO.variants.iter().map(|v| v.id).collect::<Vec<_>>(), ["step", "slide", "reloaded"]);
    assert!(INFO.variants.iter().all(|v| v.options.is_empty()));
    let variants = ["step", "slide", "reloaded", "other"].map(|v| tritt::rules(v, &[]).ok().map(|t| t.variant()));
    assert_eq!(variants, [Some(Variant::Step), Some(Variant::Slide), Some(Variant::Reloaded), None]);
}

/// Rule: tritt/board: "Hexagon with side 6, 91 points."
/// Rule: tritt/board: "Rows `a` … `k` (r = 1…11), diagonals 1…11; point (r,n) is on the board when"
#[test]
fn the_hexagon() {
    let start = play("step", "");
    let shown: Vec<_> = start.sites().into_iter().map(|s| start.site_name(s)).collect();
    assert_eq!(shown, coordinates());
    assert_eq!(shown.len(), 91);
    for corner in ["a1-a3", "a4-a6", "f1-f3", "f9-f11", "k6-k8", "k9-k11", "a6-c8", "f11-h11", "k6-i6"] {
        let fits = start.legal().contains(&corner.to_owned());
        assert_eq!(fits, corner != "k6-i6", "{corner}");
    }
    for outside in ["a5-a7", "b6-b8", "g1-g3", "k5-k7", "l6-l8", "f10-f12"] {
        assert!(
            matches!(start.check(outside), Err(TokenError::Unreadable(e)) if e.fault == ParseFault::NotASite),
            "{outside}"
        );
    }
}

/// Rule: tritt/board: "Lines run along (0,1), (1,0) and (1,1)."
/// Rule: tritt/pieces: "A tritton covers three successive points of a line."
#[test]
fn three_points_of_a_line() {
    let start = play("step", "");
    assert_eq!(start.legal().len(), 207);
    for ends in ["d4-d6", "d4-f4", "d4-f6"] {
        assert_eq!(start.check(ends), Ok(()), "{ends}");
    }
    // No line runs in the direction (1,−1), and a tritton covers neither two nor four points.
    for other in ["d4-f2", "b6-d4", "d4-d5", "d4-d7", "d4-g7", "d4-e6", "d4-d4"] {
        assert!(matches!(start.check(other), Err(TokenError::Unreadable(_))), "{other}");
    }
    for (ends, covered) in [("d4-d6", "d4 d5 d6"), ("d4-f4", "d4 e4 f4"), ("d4-f6", "d4 e5 f6")] {
        let set = play("step", ends);
        assert_eq!(names(&*set, &set.scene().pieces[0].sites), covered);
    }
}

/// Rule: tritt/pieces: "Orange's are orange-blue-orange, Blue's blue-orange-blue; 8 each."
#[test]
fn eight_trittons_each() {
    let set = play("step", "c3-c5 h5-h7");
    let pieces: Vec<_> = set.scene().pieces.into_iter().map(|p| (p.kind, p.seat, p.count)).collect();
    let expected = [(ORANGE_BLUE_ORANGE, Some(Seat::ONE), 1), (BLUE_ORANGE_BLUE, Some(Seat::TWO), 1)];
    assert_eq!(pieces, expected);
    let trays: Vec<_> = play("step", "").scene().trays.into_iter().map(|t| (t.role, t.seat, t.stacks)).collect();
    let hand = |seat, kind| (TrayRole::Hand, Some(seat), vec![(kind, 8)]);
    assert_eq!(trays, [hand(Seat::ONE, ORANGE_BLUE_ORANGE), hand(Seat::TWO, BLUE_ORANGE_BLUE)]);
    let all_set = board("slide", &format!("{EIGHT} b:k6-k8"), 1);
    assert_eq!(refusal(&*all_set, "k9-k11"), Refusal::NoneLeft);
    assert_eq!(all_set.legal(), ["k6-k8>k7-k9", "k6-k8>k8-k10", "k6-k8>k9-k11"]);
    assert_eq!(after(&*all_set, "k6-k8>k7-k9").prompt(), Some(games::Prompt::Tritt(Prompt::SetOrShift)));
    assert_eq!(all_set.prompt(), Some(games::Prompt::Tritt(Prompt::Shift)));
}

/// Rule: tritt/pieces: "A point shows the colour that lies on it."
/// Rule: tritt/pieces: "A row of a colour: three or more successive points of a line showing it."
#[test]
fn rows_are_of_points_not_of_trittons() {
    // f5 completes a row with f3 and f4 of two other trittons. The blue points g3 and g4 get no third point.
    let position = board("step", PAIRS, 1);
    assert_eq!(rows(&*position, "f5-f7"), ["f3 f4 f5"]);
    // f6 makes no row with f3 and f4, because f5 is not orange.
    assert_eq!(after(&*position, "f6-f8").turn(), Turn::Seat(Seat::TWO));
    // With f6 of another tritton, the four successive points are one row.
    let four = board("step", &format!("{PAIRS} o:d6-f6"), 1);
    assert_eq!(rows(&*four, "d3-f5"), ["f3 f4 f5 f6"]);
}
