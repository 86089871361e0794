//! Tests of the sections "Game", "Plane", "Tiles", "Two laws" and "Play".

use crate::fields::*;
use std::collections::BTreeSet;
use trivium_rules::core::{ParseFault, Seat, SetupError, Site, TrayRole, Turn};
use trivium_rules::games::trigon::board::{corners, neighbours};
use trivium_rules::games::trigon::{INFO, LatticePoint, Refusal, tile_kind};
use trivium_rules::games::{self, TokenError};

/// Rule: trigon/game: "One variant: `base`."
#[test]
fn one_variant() {
    assert_eq!(INFO.variants.iter().map(|v| v.id).collect::<Vec<_>>(), ["base"]);
    assert!(INFO.variants[0].options.is_empty());
    let unknown = games::game("trigon", "large", []).err();
    assert_eq!(unknown, Some(SetupError::UnknownVariant("large".to_owned())));
}

/// Rule: trigon/plane: "Triangles of the endless triangular lattice."
#[test]
fn the_plane_goes_on() {
    // Tiles three thousand steps away follow the same rules.
    let position = field("-3000,2999u=11 -3000,2999d=21", 1);
    for to in ["-3001,2999d", "-2999,2999u", "-3000,3000u", "-3000,2998d"] {
        assert_eq!(position.check(&format!("{}>{to}", far(&*position, "12"))), Ok(()), "{to}");
    }
    // Tiles can go up to the largest coordinate. Beyond it, the move is refused with a reason.
    let edge = field("4000,4000u=11 4000,4000d=21", 1);
    assert_eq!(edge.check(&format!("{}>3999,4000d", far(&*edge, "12"))), Ok(()));
    let beyond = edge.check(&format!("{}>4001,4000u", far(&*edge, "12")));
    assert!(matches!(beyond, Err(TokenError::Unreadable(e)) if e.fault == ParseFault::NotASite));
}

/// Rule: trigon/plane: "Lattice points (i,j); the up triangle `i,ju` has the points"
/// Rule: trigon/plane: "`i,ju` shares sides with `i,jd`, `i-1,jd`, `i,j-1d`."
#[test]
fn triangles_have_points_and_neighbours() {
    let points = |name| corners(site(name)).map(LatticePoint::coordinates).into_iter().collect::<BTreeSet<_>>();
    assert_eq!(points("2,5u"), BTreeSet::from([(2, 5), (3, 5), (2, 6)]));
    assert_eq!(points("2,5d"), BTreeSet::from([(3, 5), (3, 6), (2, 6)]));
    let adjacent = |name| neighbours(site(name)).into_iter().collect::<BTreeSet<_>>();
    assert_eq!(adjacent("2,5u"), ["2,5d", "1,5d", "2,4d"].map(site).into());
    assert_eq!(adjacent("2,5d"), ["2,5u", "3,5u", "2,6u"].map(site).into());
    // In play, the second tile shares a side with the first.
    let places: BTreeSet<_> = play("1@0,0u").legal().iter().map(|t| t[2..].to_owned()).collect();
    assert_eq!(places, ["-1,0d", "0,-1d", "0,0d"].map(str::to_owned).into());
}

/// Rule: trigon/plane: "Draw point (i,j) at (i + j/2, j·√3/2)."
#[test]
fn sites_are_read_as_they_are_drawn() {
    let drawn = |site: &Site| {
        let points = corners(*site).map(LatticePoint::coordinates).map(|(i, j)| (f64::from(i), f64::from(j)));
        let x: f64 = points.iter().map(|(i, j)| (i + j / 2.0) / 3.0).sum();
        // A row is the strip between two horizontal lattice lines.
        let row = points.iter().map(|(_, j)| *j).fold(f64::INFINITY, f64::min);
        (-row, x)
    };
    let sites = play("1@0,0u 1@0,0d 2@0,1u 2@-1,1d").sites();
    assert!(sites.is_sorted_by(|a, b| drawn(a) < drawn(b)), "top row first, each row from the left");
    assert_eq!(sites.len(), sites.iter().collect::<BTreeSet<_>>().len());
}

/// Rule: trigon/tiles: "Each seat has 18 tiles: three each of the numbers 1 to 6."
#[test]
fn eighteen_tiles_each() {
    let trays = play("").scene().trays;
    assert_eq!(trays.len(), 2);
    for (tray, seat) in trays.iter().zip([Seat::ONE, Seat::TWO]) {
        assert_eq!((tray.role, tray.seat), (TrayRole::Hand, Some(seat)));
        assert_eq!(tray.stacks, (1..=6).map(|n| (tile_kind(n), 3)).collect::<Vec<_>>());
    }
    // A seat has only three tiles with the number 5.
    let position = play("5@0,0u 1@0,0d 5@1,0u 1@1,0d 5@2,0u 1@2,0d");
    assert_eq!(refusal(&*position, "5@3,0u"), Refusal::NotHeld(5));
    assert_eq!(position.check("4@3,0u"), Ok(()));
}

/// Rule: trigon/tiles: "Tiles turn freely."
#[test]
fn a_tile_fits_either_way_up() {
    assert_eq!(play("4@0,0u").check("4@0,0d"), Ok(()));
    let position = play(&strip_of_all());
    assert_eq!(position.check("0,0u>3,-1d"), Ok(()));
    assert_eq!(position.check("0,0u>3,1u"), Ok(()));
}

/// A bay: tiles cover all triangles around `1,0u` except `1,-1d`. With a tile there, the hole would touch the outside
/// only at its corner (1,0).
const BAY: &str = "1@0,0u 1@0,0d 1@0,1u 1@0,1d 1@1,1u 1@1,0d 2@2,0u 2@2,-1d 2@2,-1u";

/// Rule: trigon/two: "1."
/// Rule: trigon/two: "No closed empty space: from every empty triangle one can walk"
/// Rule: trigon/R1: "R1 "A closed empty space must never arise"; a gap that is open only through a corner is closed."
#[test]
fn no_space_is_closed() {
    let bay = play(BAY);
    assert_eq!(refusal(&*bay, "2@1,-1d"), Refusal::Closes);
    // The bay may be filled.
    assert_eq!(bay.check("2@1,0u"), Ok(()));
    // With one more tile at its mouth, the only way out of the bay leads over `1,-1d` and `1,-1u`, so both must stay
    // empty.
    let narrow = after(&*bay, "2@0,-1d");
    assert_eq!(refusal(&*narrow, "3@1,-1u"), Refusal::Closes);
    assert_eq!(refusal(&*narrow, "3@1,-1d"), Refusal::Closes);
    // After the bay is filled from the inside, they may be covered.
    assert_eq!(after(&*narrow, "3@1,0u").check("3@1,-1d"), Ok(()));
}

/// Rule: trigon/two: "No closed empty space: from every empty triangle one can walk over shared sides"
#[test]
fn a_tile_that_is_walled_in_stays() {
    // `0,0u` has three neighbours, each of which has another neighbour.
    let position = field("0,0u=11 0,0d=21 -1,0d=22 0,-1d=23 0,1u=24 -1,0u=25 0,-1u=26", 1);
    assert_eq!(refusal(&*position, "0,0u>1,0u"), Refusal::Closes);
    // `0,0d` has an empty neighbour, and without it `0,0u` still has neighbours.
    let position = field("0,0u=21 0,0d=11 -1,0d=22 0,-1d=23", 1);
    assert_eq!(position.check("0,0d>0,-1u"), Ok(()));
}

/// Rule: trigon/two: "Every tile shares a side with at least one other tile, unless it is the only one."
/// Rule: trigon/R2: "R2 The text asks only that each tile touch one other."
#[test]
fn no_tile_lies_alone() {
    let one = play("1@0,0u");
    assert_eq!(one.turn(), Turn::Seat(Seat::TWO), "the only tile touches none");
    // `1,0u` touches `0,0u` only at the corner (1,0), and `5,5u` touches nothing.
    assert_eq!(refusal(&*one, "1@1,0u"), Refusal::Lonely);
    assert_eq!(refusal(&*one, "1@5,5u"), Refusal::Lonely);
    assert_eq!(one.check("1@0,0d"), Ok(()));

    // If a tile of a pair moves away, the other tile is alone, unless the first one moves to another side of it.
    let pair = field("0,0u=11 0,0d=21 20,0u=12 20,0d=22 21,0u=13", 1);
    assert_eq!(refusal(&*pair, "0,0u>19,0d"), Refusal::LeavesLonely);
    assert_eq!(pair.check("0,0u>1,0u"), Ok(()));
    // The triangle that the tile leaves does not count as a neighbour.
    assert_eq!(refusal(&*pair, "0,0u>-1,0d"), Refusal::Lonely);
    // Of three tiles in a row, either end may move away, but not the middle.
    assert_eq!(pair.check("21,0u>0,1u"), Ok(()));
    let middle = field("20,0u=12 20,0d=22 21,0u=13", 2);
    assert_eq!(refusal(&*middle, "20,0d>60,1u"), Refusal::LeavesLonely);
}

/// Rule: trigon/two: "The field need not hang together in one (R2)."
/// Rule: trigon/R2: "R2 The text asks only that each tile touch one other."
#[test]
fn the_field_may_fall_apart() {
    let position = play(&strip_of_all());
    // A tile moves from the middle of the strip to its end, which leaves two parts.
    let parted = after(&*position, "8,0u>18,0u");
    assert_eq!(parted.turn(), Turn::Seat(Seat::TWO));
    assert!(!parted.text().contains(";8,0u="));
    // The gap may be filled again.
    assert_eq!(parted.check("8,0d>8,0u"), Ok(()));
}

/// Rule: trigon/play: "Laying: in turn each seat lays one own tile of its choice."
#[test]
fn seats_lay_in_turn() {
    let position = play("6@0,0u");
    assert_eq!(position.turn(), Turn::Seat(Seat::TWO));
    let numbers: BTreeSet<_> = position.legal().iter().map(|t| t[..1].to_owned()).collect();
    assert_eq!(numbers.len(), 6, "each of the six numbers may be chosen");
    let next = after(&*position, "2@0,0d");
    assert_eq!(next.turn(), Turn::Seat(Seat::ONE));
    assert_eq!(next.text(), "tiles=0,0u=16;0,0d=22 hand=333332/323333 turn=1");
    assert_eq!(refusal(&*next, "1@0,0d"), Refusal::Occupied);
}

/// Rule: trigon/play: "The first tile lies at `0,0u` (R3)."
/// Rule: trigon/R3: "R3 The plane has no fixed place."
#[test]
fn the_first_tile_lies_at_the_origin() {
    let start = play("");
    assert_eq!(start.legal(), ["1@0,0u", "2@0,0u", "3@0,0u", "4@0,0u", "5@0,0u", "6@0,0u"]);
    assert_eq!(refusal(&*start, "1@0,0d"), Refusal::FirstPlace);
    // The same position elsewhere on the plane has as many legal moves.
    let shifted = read("tiles=-40,7d=13 hand=332333/333333 turn=2");
    assert_eq!(shifted.legal().len(), 18);
}

/// Rule: trigon/play: "When all 36 lie, seat 1 goes on."
#[test]
fn seat_1_goes_on_when_all_lie() {
    let tokens = strip_of_all();
    let (most, last) = tokens.rsplit_once(' ').expect("tokens");
    let position = play(most);
    assert_eq!(position.turn(), Turn::Seat(Seat::TWO));
    assert_eq!(refusal(&*position, "0,0d>3,1u"), Refusal::Laying);
    assert_eq!(refusal(&*position, "0,0d<>3,0d"), Refusal::Laying);
    let all = after(&*position, last);
    assert_eq!(all.turn(), Turn::Seat(Seat::ONE));
    assert!(all.text().contains(" hand=000000/000000 "));
    assert_eq!(refusal(&*all, "6@18,0u"), Refusal::AllLaid);
    assert!(!all.legal().iter().any(|t| t.contains('@')));
}

/// Rule: trigon/play: "Then a turn is one of - move: one own tile to any empty triangle"
#[test]
fn moves() {
    // Seat 1 has the triangles that point up: number 1 at i = 0 to 2, number 2 at i = 3 to 5, …
    let position = play(&strip_of_all());
    // A move needs no path: a tile can go from one end to the other and to either side of the strip.
    for to in ["18,0u", "17,-1d", "5,1u", "1,-1d"] {
        assert_eq!(position.check(&format!("0,0u>{to}")), Ok(()));
    }
    assert_eq!(refusal(&*position, "0,0u>-1,0d"), Refusal::Lonely);
    assert_eq!(refusal(&*position, "0,0u>0,-1d"), Refusal::Lonely);
    assert_eq!(refusal(&*position, "0,0u>0,0d"), Refusal::Occupied);
    assert_eq!(refusal(&*position, "0,0u>0,0u"), Refusal::SamePlace);
    assert_eq!(refusal(&*position, "0,0d>18,0u"), Refusal::NotYours);
    assert_eq!(refusal(&*position, "0,1u>18,0u"), Refusal::NoTile);
    let lists = position.legal();
    let moves = lists.iter().filter(|t| t.contains('>') && !t.contains("<>"));
    // 38 empty triangles share a side with a tile: one below each `u`, one above each `d`, and two at the ends. Without
    // `0,0u` two are lost: its end and the one below it. Without another `u` the one below it is lost. `17,0u` must
    // stay next to `17,0d`, the last tile, so it has two goals.
    assert_eq!(moves.count(), (38 - 2) + 16 * (38 - 1) + 2);
}

/// Rule: trigon/play: "Then a turn is one of - move: one own tile to any empty triangle"
/// Rule: trigon/R4: "R4 Exchanging equals would change nothing."
#[test]
fn exchanges() {
    let position = play(&strip_of_all());
    // To be exchanged, two tiles of one seat must have different numbers.
    let next = after(&*position, "0,0u<>3,0u");
    assert!(next.text().starts_with("tiles=0,0u=12;0,0d=21;1,0u=11;1,0d=21;2,0u=11;2,0d=21;3,0u=11;3,0d=22;"));
    assert_eq!(refusal(&*position, "0,0u<>2,0u"), Refusal::SameNumber);
    assert_eq!(refusal(&*position, "3,0u<>0,0u"), Refusal::SmallerFirst);
    // To be exchanged, a tile of the seat and a tile of the opponent must have the same number.
    let next = after(&*position, "0,0u<>2,0d");
    assert!(next.text().starts_with("tiles=0,0u=21;0,0d=21;1,0u=11;1,0d=21;2,0u=11;2,0d=11;"));
    assert_eq!(refusal(&*position, "0,0u<>3,0d"), Refusal::OtherNumber);
    assert_eq!(position.check("3,0u<>3,0d"), Ok(()));
    assert_eq!(position.check("4,0u<>3,0d"), Ok(()), "the own tile comes first, whichever is smaller");
    assert_eq!(refusal(&*position, "3,0d<>4,0u"), Refusal::NotYours);
    assert_eq!(refusal(&*position, "0,0u<>0,1u"), Refusal::NoTile);
    assert_eq!(refusal(&*position, "0,0u<>0,0u"), Refusal::SamePlace);
    // Exchanges of the seat's tiles: 18·17/2 pairs less 6·3 with equal numbers. With tiles of the opponent: 6·3·3.
    assert_eq!(position.legal().iter().filter(|t| t.contains("<>")).count(), 153 - 18 + 54);
}

/// Rule: trigon/play: "A star: the six triangles around a lattice point, all of one seat."
/// Rule: trigon/play: "Then a turn is one of - move: one own tile to any empty triangle"
#[test]
fn a_star_protects_its_tiles() {
    let position = field(STAR, 1);
    for (number, at) in (1..).zip(["0,0u", "-1,0d", "-1,0u", "-1,-1d", "0,-1u", "0,-1d"]) {
        let own = far(&*position, &format!("1{number}"));
        assert_eq!(refusal(&*position, &format!("{own}<>{at}")), Refusal::Star);
        // A tile with the same number outside the star can be exchanged.
        assert_eq!(position.check(&format!("{own}<>{}", far(&*position, &format!("2{number}")))), Ok(()));
    }
    // Five of six tiles are not a star, whether the sixth triangle is empty or held by the other seat.
    for broken in [STAR.replace("0,-1d=26", ""), STAR.replace("0,-1d=26", "0,-1d=16")] {
        let position = field(&broken, 1);
        assert_eq!(position.check(&format!("{}<>0,0u", far(&*position, "11"))), Ok(()), "{broken}");
    }
}

/// Rule: trigon/play: "Stars protect against the opponent, not against their owner."
#[test]
fn the_owner_may_break_a_star() {
    let position = field(STAR, 2);
    let opponent = far(&*position, "14");
    assert_eq!(position.check(&format!("-1,-1d<>{opponent}")), Ok(()));
    assert_eq!(position.check("-1,0d<>0,0u"), Ok(()));
    // A tile may leave its star, because each tile of a star has two neighbours. The remaining tiles are not a star.
    let broken = after(&*position, "0,0u>60,1u");
    assert_eq!(broken.check(&format!("{}<>0,-1u", far(&*broken, "15"))), Ok(()));
    // A seat may exchange a tile of its own star.
    let own = field(&STAR.replace("=2", "=1"), 1);
    assert_eq!(own.check(&format!("0,0u<>{}", far(&*own, "21"))), Ok(()));
}
