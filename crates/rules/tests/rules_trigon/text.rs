//! Tests of the section "Text".

use crate::fields::*;
use trivium_rules::core::{ParseFault, Seat, Turn};
use trivium_rules::games::trigon::Refusal;
use trivium_rules::games::{self, TokenError};

/// Rule: trigon/text: "Tokens: `4@0,0u` (lay number 4), `2,-1d>0,3u` (move), `2,-1d<>0,3u` (exchange"
#[test]
fn tokens() {
    let start = play("");
    assert_eq!(start.check("4@0,0u"), Ok(()));
    // Every coordinate and number has one spelling.
    for (token, at, fault) in [
        ("", 0, ParseFault::NotAToken),
        ("4", 0, ParseFault::NotAToken),
        ("0@0,0u", 0, ParseFault::NotAToken),
        ("7@0,0u", 0, ParseFault::NotAToken),
        ("04@0,0u", 0, ParseFault::NotAToken),
        ("4@", 2, ParseFault::NotASite),
        ("4@0,0", 2, ParseFault::NotASite),
        ("4@0,0U", 2, ParseFault::NotASite),
        ("4@-0,0u", 2, ParseFault::NotASite),
        ("4@+1,0u", 2, ParseFault::NotASite),
        ("4@00,0u", 2, ParseFault::NotASite),
        ("4@0,0u ", 2, ParseFault::NotASite),
        ("4@4001,0u", 2, ParseFault::NotASite),
        ("4@99999,0u", 2, ParseFault::NotASite),
        ("0,0u>0", 5, ParseFault::NotASite),
        ("0,0>0,0u", 0, ParseFault::NotASite),
        ("0,0u<>", 6, ParseFault::NotASite),
        ("0,0u<0,0d", 0, ParseFault::NotAToken),
    ] {
        match start.check(token) {
            Err(TokenError::Unreadable(error)) => assert_eq!((error.at, error.fault), (at, fault), "{token:?}"),
            other => panic!("{token:?}: {other:?}"),
        }
    }
    // Tiles are ordered by i, then j, then u before d. With negative coordinates this differs from the order as text.
    let position = field("-10,0u=11 -10,0d=12 -9,0u=13 -9,-1d=14", 1);
    for (smaller, greater) in [("-10,0u", "-10,0d"), ("-10,0d", "-9,0u"), ("-9,-1d", "-9,0u"), ("-10,0d", "-9,-1d")] {
        assert_eq!(position.check(&format!("{smaller}<>{greater}")), Ok(()));
        assert_eq!(refusal(&*position, &format!("{greater}<>{smaller}")), Refusal::SmallerFirst);
    }
}

/// Rule: trigon/text: "Position: `tiles=` list of `0,0u=14` (seat 1, number 4), in that order, joined by `;`, `-` for none"
/// Rule: trigon/text: "Start: `tiles=- hand=333333/333333 turn=1`"
#[test]
fn position_fields() {
    assert_eq!(play("").text(), "tiles=- hand=333333/333333 turn=1");
    let position = play("4@0,0u 2@0,0d 4@-1,0d 6@0,-1d");
    assert_eq!(position.text(), "tiles=-1,0d=14;0,-1d=26;0,0u=14;0,0d=22 hand=333133/323332 turn=1");
    assert_eq!(read(&position.text()).text(), position.text());

    let game = games::game("trigon", "base", []).expect("the variant");
    let full = field("", 1).text();
    for (text, at, fault) in [
        ("", 0, ParseFault::MissingField("tiles")),
        ("tiles= hand=333333/333333 turn=1", 6, ParseFault::BadField("tiles")),
        ("tiles=0,0u=17 hand=333333/333333 turn=1", 6, ParseFault::BadField("tiles")),
        ("tiles=0,0u=34 hand=333333/333333 turn=1", 6, ParseFault::BadField("tiles")),
        ("tiles=0,0u=14;0,0d hand=333333/333333 turn=1", 14, ParseFault::BadField("tiles")),
        // The tiles are not in order, or two have the same triangle.
        ("tiles=0,0d=24;0,0u=14 hand=333233/333233 turn=1", 14, ParseFault::BadField("tiles")),
        ("tiles=0,0u=24;0,0u=14 hand=333233/333233 turn=1", 14, ParseFault::BadField("tiles")),
        // A seat has a fourth tile with the same number.
        ("tiles=0,0u=14;0,0d=14;1,0u=14;1,0d=14 hand=333033/333333 turn=1", 6, ParseFault::Count("tiles")),
        // A tile has no neighbour, or the field is in two parts while tiles are laid.
        ("tiles=0,0u=14;1,0u=24 hand=333233/333233 turn=1", 6, ParseFault::Unlawful("tiles")),
        ("tiles=0,0u=14;0,0d=24;9,0u=14;9,0d=24 hand=333133/333133 turn=1", 6, ParseFault::Unlawful("tiles")),
        ("tiles=0,0u=14 hand=333233/33333 turn=2", 19, ParseFault::BadField("hand")),
        ("tiles=0,0u=14 hand=333433/333333 turn=2", 19, ParseFault::BadField("hand")),
        ("tiles=0,0u=14 hand=333333/333333 turn=2", 19, ParseFault::Count("hand")),
        // Seat 2 laid a tile before seat 1.
        ("tiles=0,0u=24 hand=333333/333233 turn=1", 19, ParseFault::Contradiction("hand")),
        ("tiles=- hand=333333/333333 turn=3", 32, ParseFault::BadField("turn")),
        ("tiles=- hand=333333/333333 turn=2", 32, ParseFault::WrongTurn("turn")),
        ("tiles=0,0u=14 hand=333233/333333 turn=1", 38, ParseFault::WrongTurn("turn")),
        ("tiles=- hand=333333/333333 turn=-", 32, ParseFault::Contradiction("turn")),
        ("tiles=- hand=333333/333333 turn=1 more=1", 34, ParseFault::TooLong),
    ] {
        let error = game.read_position(text).err().unwrap_or_else(|| panic!("{text:?} was read"));
        assert_eq!((error.at, error.fault), (at, fault), "{text:?}");
    }
    // When all tiles are laid, either seat may be to act, unless a formation is complete.
    assert_eq!(read(&full.replace("turn=1", "turn=2")).turn(), Turn::Seat(Seat::TWO));
    let almost = field(&owned(1, &strip(0, false, 10)), 1);
    let standing = after(&*almost, &format!("{}>5,0u", far(&*almost, "16"))).text();
    let error = game.read_position(&standing.replace("turn=-", "turn=2")).err().expect("the game is over");
    assert_eq!(error.fault, ParseFault::Ended("turn"));
}
