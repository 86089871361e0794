//! Tests of gestures, and of the reasons why a pick is refused.

use super::*;
use trivium_rules::core::{Command, Pick};

/// The picks for a list of point names and commands.
fn picks(position: &Position, text: &str) -> Vec<Pick> {
    let pick = |word| match word {
        "swap" => Pick::Command(Command::Swap),
        "pass" => Pick::Command(Command::Pass),
        name => Pick::Site(site(position, name)),
    };
    text.split_whitespace().map(pick).collect()
}

/// The token that these picks make.
fn chosen(position: &Position, text: &str) -> Option<String> {
    let picks = picks(position, text);
    position.gestures().into_iter().find(|(way, _)| way[..] == picks[..]).map(|(_, token)| token)
}

#[test]
fn hands_choose_ends_to_set_and_a_leading_end_to_shift() {
    let position = play("slide", "c3-c5 h5-h7");
    for way in ["f5 f7", "f7 f5"] {
        assert_eq!(chosen(&*position, way).as_deref(), Some("f5-f7"), "{way}");
    }
    assert_eq!(chosen(&*position, "f5 f6"), None);
    // Each shift has three gestures: any point of the tritton, then the point that its leading end reaches.
    for held in ["h5", "h6", "h7"] {
        let goes = |goal: &str| chosen(&*position, &format!("{held} {goal}"));
        assert_eq!(goes("h8").as_deref(), Some("h5-h7>h6-h8"), "one ahead");
        assert_eq!(goes("h11").as_deref(), Some("h5-h7>h9-h11"), "as far as it goes");
        assert_eq!(goes("h4").as_deref(), Some("h5-h7>h4-h6"), "one back");
        assert_eq!(goes("h3").as_deref(), Some("h5-h7>h3-h5"));
        assert_eq!((goes("h6"), goes("g5")), (None, None));
    }
    assert_eq!(chosen(&*play("step", "c3-c5"), "swap").as_deref(), Some("swap"));
    assert_eq!(chosen(&*play("reloaded", "c3-c5 h5-h7"), "pass").as_deref(), Some("pass"));
    let moved = Event::Moved {
        from: ["h5", "h6", "h7"].map(|n| site(&*position, n)).to_vec(),
        to: ["h6", "h7", "h8"].map(|n| site(&*position, n)).to_vec(),
        kind: BLUE_ORANGE_BLUE,
        seat: Seat::ONE,
    };
    assert_eq!(position.events("h5-h7>h6-h8"), [moved]);
}

#[test]
fn wrong_choices_are_explained() {
    let explain_illegal = |position: &Position, text: &str| match position.explain_illegal(&picks(position, text)) {
        Some(games::Refusal::Tritt(why)) => Some(why),
        Some(other) => panic!("{other:?}"),
        None => None,
    };
    // b:a1-a3 can move by one point, up to the tritton on a5. b:f1-f3 cannot move at all.
    let step = board("step", "b:a1-a3 b:f1-f3 o:a5-c5 o:f4-h4", 1);
    for (text, why) in [
        ("a1", None),
        ("a1 a4", None),
        ("a1 b1", Some(Refusal::OffLine)),
        ("a1 a3", Some(Refusal::InPlace)),
        ("a1 a5", Some(Refusal::TooFar)),
        ("f2", Some(Refusal::Hemmed)),
        ("a5", Some(Refusal::OwnTritton)),
        ("a5 d5", Some(Refusal::OwnTritton)),
        ("k6", None),
        ("k6 k8", None),
        ("k6 k7", Some(Refusal::NotEnds)),
        ("k6 a6", Some(Refusal::NotEnds)),
        ("d4 f4", Some(Refusal::Taken)),
        ("e4 g4", Some(Refusal::Taken)),
        ("swap", Some(Refusal::SwapClosed)),
        ("pass", Some(Refusal::MustPlay)),
    ] {
        assert_eq!(explain_illegal(&*step, text), why, "{text}");
    }
    let slide = board("slide", "b:a1-a3 o:a5-c5", 1);
    assert_eq!(explain_illegal(&*slide, "a1 a6"), Some(Refusal::Blocked));
    // Only three placements end at the corner a1: those to a3, c1 and c3.
    let corner = board("slide", "b:a2-c2 b:b1-d1 o:c3-c5", 1);
    assert_eq!(explain_illegal(&*corner, "a1"), Some(Refusal::NoRoom));
    let empty_hand = board("slide", &format!("{EIGHT} b:k6-k8"), 1);
    assert_eq!(explain_illegal(&*empty_hand, "b1"), Some(Refusal::NoneLeft));
    let set = reloaded("o:f3-h3 o:f4-h4 b:a1-a3", "set", 2);
    assert_eq!(explain_illegal(&*set, "g5 g7"), Some(Refusal::MakesRow));
    assert_eq!(explain_illegal(&*set, "f3"), Some(Refusal::SetFirst));
    assert_eq!(explain_illegal(&*after(&*set, "k9-k11"), "d7"), Some(Refusal::AlreadySet));
    assert_eq!(explain_illegal(&*play("reloaded", ""), "swap"), Some(Refusal::NoSwap));
    assert_eq!(explain_illegal(&*play("step", "c3-c5 agree"), "d7"), Some(Refusal::Over));
}
