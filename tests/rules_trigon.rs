//! Trigon, sentence by sentence. Positions are made by hand from the rule file.

mod common;

use std::collections::BTreeSet;
use trivium::core::{
    Draws, End, Event, Fault, Kind, Notation, Outcome, Pick, Present, Rules, Seat, SetupError, Site, TableAction,
    TrayRole, Turn,
};
use trivium::games::trigon::board::{corners, neighbours};
use trivium::games::trigon::{Formation, INFO, Move, Point, Refusal, State, Triangle, Trigon};
use trivium::games::{self, Objection, Position, Replay};

/// A place: i, j, and whether it points down. Their order is that of the text.
type Place = (i32, i32, bool);

fn place(name: &str) -> Place {
    let (i, rest) = name.split_once(',').expect("a comma");
    let (j, way) = rest.split_at(rest.len() - 1);
    (i.parse().expect("i"), j.parse().expect("j"), way == "d")
}

fn name((i, j, down): Place) -> String {
    format!("{i},{j}{}", if down { 'd' } else { 'u' })
}

fn site(name: &str) -> Site {
    let (i, j, down) = place(name);
    Triangle { i: i as i16, j: j as i16, down }.site().expect("a site")
}

/// The position after these tokens from the start.
fn replay(tokens: &str) -> Replay {
    let game = games::game("trigon", "base", []).expect("the variant");
    let (replay, refused) = Replay::of(game, tokens.split_whitespace());
    assert_eq!(refused, None);
    replay
}

fn play(tokens: &str) -> Box<Position> {
    replay(tokens).position().boxed()
}

fn read(text: &str) -> Box<Position> {
    let game = games::game("trigon", "base", []).expect("the variant");
    game.read_position(text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// All 36 tiles: these (`0,0u=14 …`), the others in strips of nine or ten far to the right, where they form nothing.
fn field(tiles: &str, turn: u8) -> Box<Position> {
    let mut left = [[3u8; 6]; 2];
    let mut all: Vec<(Place, String)> = Vec::new();
    for item in tiles.split_whitespace() {
        let (at, owner) = item.split_once('=').expect("a tile");
        let digits: Vec<usize> = owner.bytes().map(|b| (b - b'0') as usize).collect();
        left[digits[0] - 1][digits[1] - 1] -= 1;
        all.push((place(at), owner.to_owned()));
    }
    let owners =
        (0..12).flat_map(|k| std::iter::repeat_n(format!("{}{}", k % 2 + 1, k / 2 + 1), left[k % 2][k / 2].into()));
    let owners: Vec<String> = owners.collect();
    for (k, owner) in owners.iter().enumerate() {
        // A strip of one would be a lonely tile: it goes on with the last one.
        let over = owners.len() % 9 == 1 && k + 1 == owners.len();
        let (group, at) = if over { (k / 9 - 1, 9) } else { (k / 9, k % 9) };
        all.push(((60 + 8 * group as i32 + at as i32 / 2, 0, at % 2 == 1), owner.clone()));
    }
    all.sort();
    let items: Vec<String> = all.into_iter().map(|(at, owner)| format!("{}={owner}", name(at))).collect();
    read(&format!("tiles={} hand=000000/000000 turn={turn}", items.join(";")))
}

/// Tiles of one seat on these places, three of each number, from 1 on.
fn owned(seat: u8, places: &[Place]) -> String {
    let tiles: Vec<String> =
        places.iter().enumerate().map(|(k, at)| format!("{}={seat}{}", name(*at), k / 3 + 1)).collect();
    tiles.join(" ")
}

/// Where a tile of that seat and number lies among those far to the right, one that leaves none alone when it goes.
fn far(position: &Position, owner: &str) -> String {
    let text = position.text();
    let tiles = text.strip_prefix("tiles=").and_then(|t| t.split(' ').next()).expect("tiles");
    let tiles: Vec<(&str, &str)> = tiles.split(';').filter_map(|t| t.split_once('=')).collect();
    let beside =
        |at: Site| neighbours(at).into_iter().filter(|s| tiles.iter().any(|t| site(t.0) == *s)).collect::<Vec<_>>();
    let free = |at: &str| beside(site(at)).into_iter().all(|s| beside(s).len() > 1);
    let mut found = tiles.iter().filter(|t| t.1 == owner && place(t.0).0 >= 60 && free(t.0));
    found.next().unwrap_or_else(|| panic!("no {owner} far out in {text}")).0.to_owned()
}

fn after(position: &Position, tokens: &str) -> Box<Position> {
    let mut next = position.boxed();
    for token in tokens.split_whitespace() {
        next.play(token).unwrap_or_else(|e| panic!("{token}: {e:?}"));
    }
    next
}

fn refusal(position: &Position, token: &str) -> Refusal {
    match position.check(token) {
        Err(Objection::Rule(games::Refusal::Trigon(why))) => why,
        other => panic!("{token}: {other:?}"),
    }
}

fn won_by(seat: Seat) -> Turn {
    Turn::Over(Outcome::win(2, seat))
}

/// Tokens that lay the 36 tiles in one strip, seats by turns, each seat's numbers 1 1 1 2 2 2 ….
fn strip_of_all() -> String {
    let lay = |k: i32| format!("{}@{}", k / 6 + 1, name((k / 2, 0, k % 2 == 1)));
    (0..36).map(lay).collect::<Vec<_>>().join(" ")
}

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
    // A pair three thousand steps away is as good as one at the middle.
    let position = field("-3000,2999u=11 -3000,2999d=21", 1);
    for to in ["-3001,2999d", "-2999,2999u", "-3000,3000u", "-3000,2998d"] {
        assert_eq!(position.check(&format!("{}>{to}", far(&*position, "12"))), Ok(()), "{to}");
    }
    // Nothing ends before the program's count does, and then it says so.
    let edge = field("4000,4000u=11 4000,4000d=21", 1);
    assert_eq!(edge.check(&format!("{}>3999,4000d", far(&*edge, "12"))), Ok(()));
    let beyond = edge.check(&format!("{}>4001,4000u", far(&*edge, "12")));
    assert!(matches!(beyond, Err(Objection::Unreadable(e)) if e.fault == Fault::NotASite));
}

/// Rule: trigon/plane: "Lattice points (i,j); the up triangle `i,ju` has the points"
/// Rule: trigon/plane: "`i,ju` shares sides with `i,jd`, `i-1,jd`, `i,j-1d`."
#[test]
fn triangles_have_points_and_neighbours() {
    let points = |name| corners(site(name)).map(Point::coordinates).into_iter().collect::<BTreeSet<_>>();
    assert_eq!(points("2,5u"), BTreeSet::from([(2, 5), (3, 5), (2, 6)]));
    assert_eq!(points("2,5d"), BTreeSet::from([(3, 5), (3, 6), (2, 6)]));
    let beside = |name| neighbours(site(name)).into_iter().collect::<BTreeSet<_>>();
    assert_eq!(beside("2,5u"), ["2,5d", "1,5d", "2,4d"].map(site).into());
    assert_eq!(beside("2,5d"), ["2,5u", "3,5u", "2,6u"].map(site).into());
    // In play: the second tile shares a side with the first.
    let places: BTreeSet<_> = play("1@0,0u").legal().iter().map(|t| t[2..].to_owned()).collect();
    assert_eq!(places, ["-1,0d", "0,-1d", "0,0d"].map(str::to_owned).into());
}

/// Rule: trigon/plane: "Draw point (i,j) at (i + j/2, j·√3/2)."
#[test]
fn sites_are_read_as_they_are_drawn() {
    let drawn = |site: &Site| {
        let points = corners(*site).map(Point::coordinates).map(|(i, j)| (f64::from(i), f64::from(j)));
        let x: f64 = points.iter().map(|(i, j)| (i + j / 2.0) / 3.0).sum();
        // The strip between two level lattice lines is one row.
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
        assert_eq!(tray.stacks, (1..=6).map(|n| (Kind::Tile(n), 3)).collect::<Vec<_>>());
    }
    // The fourth of a number is not there.
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

/// A bay: all around `1,0u` but `1,-1d` lies. The hole would touch the outside at its corner (1,0) only.
const BAY: &str = "1@0,0u 1@0,0d 1@0,1u 1@0,1d 1@1,1u 1@1,0d 2@2,0u 2@2,-1d 2@2,-1u";

/// Rule: trigon/two: "1."
/// Rule: trigon/two: "No closed empty space: from every empty triangle one can walk"
/// Rule: trigon/R1: "R1 "A closed empty space must never arise"; a gap that is open only through a corner is closed."
#[test]
fn no_space_is_closed() {
    let bay = play(BAY);
    assert_eq!(refusal(&*bay, "2@1,-1d"), Refusal::Closes);
    // It may be filled.
    assert_eq!(bay.check("2@1,0u"), Ok(()));
    // With one more tile at the bay's mouth, the way out is over `1,-1d` and `1,-1u`: neither may be laid.
    let narrow = after(&*bay, "2@0,-1d");
    assert_eq!(refusal(&*narrow, "3@1,-1u"), Refusal::Closes);
    assert_eq!(refusal(&*narrow, "3@1,-1d"), Refusal::Closes);
    // Filled from the inside, nothing is left to be closed.
    assert_eq!(after(&*narrow, "3@1,0u").check("3@1,-1d"), Ok(()));
}

/// Rule: trigon/two: "No closed empty space: from every empty triangle one can walk over shared sides"
#[test]
fn a_tile_that_is_walled_in_stays() {
    // `0,0u` with all three neighbours, each of which has another.
    let position = field("0,0u=11 0,0d=21 -1,0d=22 0,-1d=23 0,1u=24 -1,0u=25 0,-1u=26", 1);
    assert_eq!(refusal(&*position, "0,0u>1,0u"), Refusal::Closes);
    // From `0,0d` the way is open; `0,0u` still touches the others.
    let position = field("0,0u=21 0,0d=11 -1,0d=22 0,-1d=23", 1);
    assert_eq!(position.check("0,0d>0,-1u"), Ok(()));
}

/// Rule: trigon/two: "Every tile shares a side with at least one other tile, unless it is the only one."
/// Rule: trigon/R2: "R2 The text asks only that each tile touch one other."
#[test]
fn no_tile_lies_alone() {
    let one = play("1@0,0u");
    assert_eq!(one.turn(), Turn::Seat(Seat::TWO), "the only tile touches none");
    // `1,0u` meets `0,0u` at the corner (1,0) only; `5,5u` meets nothing.
    assert_eq!(refusal(&*one, "1@1,0u"), Refusal::Lonely);
    assert_eq!(refusal(&*one, "1@5,5u"), Refusal::Lonely);
    assert_eq!(one.check("1@0,0d"), Ok(()));

    // A pair: who leaves it leaves the other alone, unless the tile comes to its side again.
    let pair = field("0,0u=11 0,0d=21 20,0u=12 20,0d=22 21,0u=13", 1);
    assert_eq!(refusal(&*pair, "0,0u>19,0d"), Refusal::LeavesLonely);
    assert_eq!(pair.check("0,0u>1,0u"), Ok(()));
    // Its own place does not count as a neighbour.
    assert_eq!(refusal(&*pair, "0,0u>-1,0d"), Refusal::Lonely);
    // One other is enough: the end of three may go, but not the middle.
    assert_eq!(pair.check("21,0u>0,1u"), Ok(()));
    let middle = field("20,0u=12 20,0d=22 21,0u=13", 2);
    assert_eq!(refusal(&*middle, "20,0d>60,1u"), Refusal::LeavesLonely);
}

/// Rule: trigon/two: "The field need not hang together in one (R2)."
/// Rule: trigon/R2: "R2 The text asks only that each tile touch one other."
#[test]
fn the_field_may_fall_apart() {
    let position = play(&strip_of_all());
    // From the strip's middle to its end: two parts.
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
    // Elsewhere on the plane a field is as good.
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
    // Seat 1 has the triangles that point up: 1 at 0–2, 2 at 3–5, …
    let position = play(&strip_of_all());
    // No path is needed: from one end to the other and to either side, wherever a tile is touched.
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
    // Rim: one place below each `u`, one above each `d`, and two ends: 38. `0,0u` loses two of them, its end and below it. The
    // others lose the one below them. `17,0u` must stay beside `17,0d`, the last tile: above it, at the end.
    assert_eq!(moves.count(), (38 - 2) + 16 * (38 - 1) + 2);
}

/// Rule: trigon/play: "Then a turn is one of - move: one own tile to any empty triangle"
/// Rule: trigon/R4: "R4 Exchanging equals would change nothing."
#[test]
fn exchanges() {
    let position = play(&strip_of_all());
    // Own tiles of different numbers.
    let next = after(&*position, "0,0u<>3,0u");
    assert!(next.text().starts_with("tiles=0,0u=12;0,0d=21;1,0u=11;1,0d=21;2,0u=11;2,0d=21;3,0u=11;3,0d=22;"));
    assert_eq!(refusal(&*position, "0,0u<>2,0u"), Refusal::SameNumber);
    assert_eq!(refusal(&*position, "3,0u<>0,0u"), Refusal::SmallerFirst);
    // With the opponent's, the same number.
    let next = after(&*position, "0,0u<>2,0d");
    assert!(next.text().starts_with("tiles=0,0u=21;0,0d=21;1,0u=11;1,0d=21;2,0u=11;2,0d=11;"));
    assert_eq!(refusal(&*position, "0,0u<>3,0d"), Refusal::OtherNumber);
    assert_eq!(position.check("3,0u<>3,0d"), Ok(()));
    assert_eq!(position.check("4,0u<>3,0d"), Ok(()), "the own tile comes first, whichever is smaller");
    assert_eq!(refusal(&*position, "3,0d<>4,0u"), Refusal::NotYours);
    assert_eq!(refusal(&*position, "0,0u<>0,1u"), Refusal::NoTile);
    assert_eq!(refusal(&*position, "0,0u<>0,0u"), Refusal::SamePlace);
    // 18·17/2 own pairs less 6·3 of equal numbers, and 6·3·3 with the opponent.
    assert_eq!(position.legal().iter().filter(|t| t.contains("<>")).count(), 153 - 18 + 54);
}

/// The six triangles around (0,0), with seat 2's numbers 1 to 6.
const STAR: &str = "0,0u=21 -1,0d=22 -1,0u=23 -1,-1d=24 0,-1u=25 0,-1d=26";

/// Rule: trigon/play: "A star: the six triangles around a lattice point, all of one seat."
/// Rule: trigon/play: "Then a turn is one of - move: one own tile to any empty triangle"
#[test]
fn a_star_protects_its_tiles() {
    let position = field(STAR, 1);
    for (number, at) in (1..).zip(["0,0u", "-1,0d", "-1,0u", "-1,-1d", "0,-1u", "0,-1d"]) {
        let own = far(&*position, &format!("1{number}"));
        assert_eq!(refusal(&*position, &format!("{own}<>{at}")), Refusal::Star);
        // The same number far out is in no star.
        assert_eq!(position.check(&format!("{own}<>{}", far(&*position, &format!("2{number}")))), Ok(()));
    }
    // Five of six, the last place empty or held by the other seat, are no star.
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
    // A tile in the star has two neighbours there, so it may go, and its star is one no more.
    let broken = after(&*position, "0,0u>60,1u");
    assert_eq!(broken.check(&format!("{}<>0,-1u", far(&*broken, "15"))), Ok(()));
    // An own star does not keep the opponent's tile from being taken into it.
    let own = field(&STAR.replace("=2", "=1"), 1);
    assert_eq!(own.check(&format!("0,0u<>{}", far(&*own, "21"))), Ok(()));
}

/// The triangles of side 4 with the corner (i,j), (i+4,j), (i,j+4), or upside down beyond its slanting side.
fn pyramid(i: i32, j: i32, upside_down: bool) -> Vec<Place> {
    let inside = |(a, b): (i32, i32), down: bool| match (upside_down, down) {
        (false, false) => a + b <= 3,
        (false, true) => a + b <= 2,
        (true, true) => a + b >= 3,
        (true, false) => a + b >= 4,
    };
    let all = (0..32).map(|k| (k / 8, k / 2 % 4, k % 2 == 1));
    all.filter(|(a, b, down)| inside((*a, *b), *down)).map(|(a, b, down)| (i + a, j + b, down)).collect()
}

/// So many triangles in succession in a strip: 0 of equal j, 1 of equal i, 2 slanting; beginning with one that points up or down.
fn strip(direction: u8, down: bool, length: i32) -> Vec<Place> {
    let first = i32::from(down);
    let at = |k: i32| match direction {
        0 => (k / 2, 0, k % 2 == 1),
        1 => (0, k / 2, k % 2 == 1),
        // `i,ju` and `i,j-1d` share a side, and so do `i,j-1d` and `i+1,j-1u`.
        _ => (k / 2, -(k / 2) - k % 2, k % 2 == 1),
    };
    (first..first + length).map(at).collect()
}

/// The triangles of stars around these points.
fn stars(middles: &[(i32, i32)]) -> Vec<Place> {
    let around = |(i, j): &(i32, i32)| {
        [
            (*i, *j, false),
            (i - 1, *j, false),
            (*i, j - 1, false),
            (i - 1, *j, true),
            (*i, j - 1, true),
            (i - 1, j - 1, true),
        ]
    };
    middles.iter().flat_map(around).collect::<BTreeSet<_>>().into_iter().collect()
}

/// Lets seat 1 have all these places but one, for each of them that can be empty; it is no win. Moves a tile there; it is.
fn completed_by_a_move(places: &[Place]) {
    let mut completed = 0;
    for missing in places {
        let rest: Vec<Place> = places.iter().copied().filter(|p| p != missing).collect();
        let beside = |at: Place| {
            let sites = neighbours(site(&name(at)));
            rest.iter().filter(|p| sites.contains(&site(&name(**p)))).count()
        };
        // An empty triangle with three tiles around it would be closed; a tile that touches only the missing one, alone.
        if beside(*missing) == 3 || rest.iter().any(|p| beside(*p) == 0) {
            continue;
        }
        let position = field(&owned(1, &rest), 1);
        assert_eq!(position.turn(), Turn::Seat(Seat::ONE), "{missing:?} is missing in {places:?}");
        // Any tile that is left, of the last number.
        let token = format!("{}>{}", far(&*position, "16"), name(*missing));
        let events = position.events(&token);
        let won = after(&*position, &token);
        assert_eq!(won.turn(), won_by(Seat::ONE), "{missing:?} completes {places:?}");
        let line: Vec<Place> = match &events[..] {
            [Event::Moved { .. }, Event::Line { sites, seat: Seat::ONE, points: 0 }, Event::Over(End::Line)] => {
                sites.iter().map(|s| place(&won.site_name(*s))).collect()
            }
            other => panic!("{other:?}"),
        };
        let mut expected = places.to_vec();
        expected.sort_unstable();
        assert_eq!(line, expected);
        assert!(won.legal().is_empty());
        assert_eq!(won.prompt(), None);
        completed += 1;
    }
    assert!(completed > 5);
}

/// Rule: trigon/end: "a pyramid: 16 that form a triangle of side 4"
#[test]
fn pyramids_win() {
    for upside_down in [false, true] {
        let places = pyramid(-2, 1, upside_down);
        assert_eq!(places.len(), 16);
        completed_by_a_move(&places);
    }
}

/// Rule: trigon/end: "a strip: 11 in succession in one strip"
#[test]
fn strips_win() {
    for direction in 0..3 {
        for down in [false, true] {
            completed_by_a_move(&strip(direction, down, 11));
        }
    }
    // More than eleven, when a gap between two parts is filled.
    let places = strip(1, false, 14);
    let rest: Vec<Place> = places.iter().copied().filter(|p| *p != places[6]).collect();
    let position = field(&owned(1, &rest), 1);
    let won = after(&*position, &format!("{}>{}", far(&*position, "16"), name(places[6])));
    assert_eq!(won.turn(), won_by(Seat::ONE));
    // Eleven that turn a corner are none: ten in succession and one above the last.
    let bent = field(&format!("{} 4,1u=16", owned(1, &strip(0, false, 10))), 1);
    assert_eq!(bent.turn(), Turn::Seat(Seat::ONE));
}

/// Rule: trigon/end: "a block: four stars whose centres hang together"
#[test]
fn blocks_win() {
    let blocks: [(&[(i32, i32)], usize); 8] = [
        (&[(0, 0), (1, 0), (0, 1), (1, -1)], 16),
        (&[(0, 0), (1, 0), (0, 1), (-1, 0)], 17),
        (&[(0, 0), (1, 0), (2, 0), (3, 0)], 18),
        (&[(0, 0), (1, 0), (2, 0), (2, 1)], 18),
        (&[(0, 0), (1, 0), (1, 1), (2, 1)], 18),
        (&[(0, 0), (1, 0), (1, 1), (0, 2)], 18),
        (&[(0, 0), (1, 0), (-1, 1), (0, -1)], 18),
        (&[(0, 0), (1, 0), (0, 1), (2, 0)], 17),
    ];
    for (middles, size) in blocks {
        let places = stars(middles);
        assert_eq!(places.len(), size, "{middles:?}");
        completed_by_a_move(&places);
    }
}

/// Rule: trigon/end: "(Four stars of one seat always hang together: apart they would need 19 tiles.) A seat has a formation"
#[test]
fn four_stars_hang_together() {
    // Middles that are no neighbours share no triangle.
    let star = |middle| stars(&[middle]).into_iter().collect::<BTreeSet<_>>();
    let neighbour = |(i, j): (i32, i32)| [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)].contains(&(i, j));
    for middle in (-3..=3).flat_map(|i| (-3..=3).map(move |j| (i, j))).filter(|m| *m != (0, 0)) {
        let shared = star((0, 0)).intersection(&star(middle)).count();
        assert_eq!(shared, if neighbour(middle) { 2 } else { 0 }, "{middle:?}");
    }
    // So parts add up: the fewest tiles of one, two and three stars that hang together are 6, 10 and 13.
    let two: Vec<_> = (-1..=1).flat_map(|i| (-1..=1).map(move |j| (i, j))).filter(|m| neighbour(*m)).collect();
    assert!(two.iter().all(|m| stars(&[(0, 0), *m]).len() == 10));
    let three = two.iter().flat_map(|a| (-2..=2).flat_map(|i| (-2..=2).map(move |j| (i, j))).map(move |b| (*a, b)));
    let three = three.filter(|(a, b)| b != a && *b != (0, 0) && (neighbour(*b) || neighbour((b.0 - a.0, b.1 - a.1))));
    assert_eq!(three.map(|(a, b)| stars(&[(0, 0), a, b]).len()).min(), Some(13));
    assert_eq!((6 + 13).min(10 + 10), 19);
    // Three stars, and a fourth place with five of six, are no block.
    let places = [stars(&[(0, 0), (1, 0), (0, 1)]), stars(&[(5, 5)])[..5].to_vec()].concat();
    assert_eq!(field(&owned(1, &places), 1).turn(), Turn::Seat(Seat::ONE));
}

/// Rule: trigon/end: "Other tiles may lie around."
#[test]
fn other_tiles_may_lie_around() {
    // A strip with own tiles above and opponent's tiles below.
    let mut places = strip(0, false, 11);
    let last = places.pop().expect("eleven");
    let above: Vec<Place> = (0..5).map(|i| (i, 1, false)).collect();
    let below: Vec<Place> = (0..5).map(|i| (i, -1, true)).collect();
    let tiles = format!("{} {}", owned(1, &[places, above].concat()), owned(2, &below));
    let position = field(&tiles, 1);
    let won = after(&*position, &format!("{}>{}", far(&*position, "16"), name(last)));
    assert_eq!(won.turn(), won_by(Seat::ONE));
}

/// Rule: trigon/end: "Tested after every turn, laying too: the mover with one wins; else an opponent with one wins."
#[test]
fn laying_may_win() {
    // Seat 1 lays a strip; seat 2 lays below what points up and above what points down.
    let number = |k: i32| k / 3 + 1;
    let lay = |k: i32| {
        let own = format!("{}@{}", number(k), name((k / 2, 0, k % 2 == 1)));
        let beside = if k % 2 == 0 { (k / 2, -1, true) } else { (k / 2, 1, false) };
        format!("{own} {}@{}", number(k), name(beside))
    };
    let tokens: Vec<String> = (0..10).map(lay).collect();
    let position = play(&tokens.join(" "));
    assert_eq!(position.turn(), Turn::Seat(Seat::ONE));
    let won = after(&*position, "6@5,0u");
    assert_eq!(won.turn(), won_by(Seat::ONE));
    // The text tells it.
    assert_eq!(read(&won.text()).turn(), won_by(Seat::ONE));
    // As soon as one is complete, no turn follows.
    assert_eq!(won.check("4@5,-1d"), Err(Objection::Over));
}

/// Rule: trigon/end: "Tested after every turn, laying too: the mover with one wins; else an opponent with one wins."
#[test]
fn an_exchange_may_complete_both_sides_formations() {
    // Seat 2's strip lacks its end, where seat 1 has a 6; seat 2's 6 lies far out.
    let theirs = strip(0, false, 11);
    let tiles = format!("{} 5,0u=16", owned(2, &theirs[..10]));
    let position = field(&tiles, 1);
    let given = after(&*position, &format!("5,0u<>{}", far(&*position, "26")));
    assert_eq!(given.turn(), won_by(Seat::TWO));
    // With its own strip lacking just that 6, the mover wins, whichever seat it is.
    let ours: Vec<Place> = theirs.iter().map(|(i, j, down)| (*i, *j + 20, *down)).collect();
    let both = format!("{tiles} {} 5,20u=26", owned(1, &ours[..10]));
    assert_eq!(after(&*field(&both, 1), "5,0u<>5,20u").turn(), won_by(Seat::ONE));
    let other = after(&*field(&both, 2), "5,20u<>5,0u");
    assert_eq!(other.turn(), won_by(Seat::TWO));
    // Then the text does not tell who moved.
    let game = games::game("trigon", "base", []).expect("the variant");
    let error = game.read_position(&other.text()).err().expect("no outcome");
    assert_eq!(error.fault, Fault::Contradiction("turn"));
}

/// Rule: trigon/end: "A seat without any legal turn: a draw (R5; none is known)."
/// Rule: trigon/R5: "R5 The text is silent."
#[test]
fn nobody_is_ever_without_a_legal_turn() {
    let mut draws = Draws::new(1);
    for _ in 0..60 {
        let mut position = play("1@0,0u");
        for _ in 1..36 {
            let legal = position.legal();
            // Of the tiles in the topmost strip the one furthest right: beside it, or above it, a place is open.
            let tiles = position.scene().pieces.into_iter().map(|p| place(&position.site_name(p.sites[0])));
            let (j, i, down) = tiles.map(|(i, j, down)| (j, i, down)).max().expect("a tile");
            let open = name(if down { (i, j + 1, false) } else { (i, j, true) });
            assert!(legal.iter().any(|t| t.ends_with(&format!("@{open}"))), "{open} at {}", position.text());
            position.play(&legal[draws.below(legal.len() as u32) as usize]).expect("a legal token");
        }
        // Then own tiles of different numbers can be exchanged, whatever lies where: 153 pairs less 6·3 of equal ones.
        if let Turn::Seat(seat) = position.turn() {
            let own: BTreeSet<Site> =
                position.scene().pieces.iter().filter(|p| p.seat == Some(seat)).map(|p| p.sites[0]).collect();
            let legal = position.legal();
            let exchanges = legal.iter().filter_map(|t| t.split_once("<>"));
            assert_eq!(exchanges.filter(|t| own.contains(&site(t.0)) && own.contains(&site(t.1))).count(), 135);
        }
    }
}

/// Rule: trigon/end: "`agree`: a draw."
#[test]
fn table_actions() {
    for position in [play(""), play("1@0,0u"), play(&strip_of_all())] {
        let seat = position.turn().seat().expect("a seat");
        assert_eq!(after(&*position, "agree").turn(), Turn::Over(Outcome::draw(2)));
        assert_eq!(after(&*position, "resign").turn(), won_by(seat.other()));
        assert_eq!(after(&*position, "agree").check("agree"), Err(Objection::Over));
    }
    // A text without a formation does not tell how it ended.
    let game = games::game("trigon", "base", []).expect("the variant");
    let error = game.read_position(&play("1@0,0u agree").text()).err().expect("no outcome");
    assert_eq!(error.fault, Fault::Contradiction("turn"));
}

/// Rule: trigon/end: "A third time of the same position: either may claim a draw (R5)."
/// Rule: trigon/R5: "R5 The text is silent."
#[test]
fn a_third_time_is_a_draw_on_claim() {
    let round = "0,0u<>3,0u 0,0d<>3,0d 0,0u<>3,0u 0,0d<>3,0d";
    let first = strip_of_all();
    let claim = TableAction::Claim.token();
    for tokens in [first.clone(), format!("{first} {round}"), format!("{first} {round} 0,0u<>3,0u 0,0d<>3,0d")] {
        assert_eq!(replay(&tokens).check(claim), Err(Objection::NotRepeated));
    }
    // The third time with seat 1 to act, and one turn later with seat 2.
    for more in ["", " 0,0u<>3,0u"] {
        let mut third = replay(&format!("{first} {round} {round}{more}"));
        assert_eq!(third.repetitions(), 3);
        third.play(claim).expect("the third time");
        assert_eq!(third.position().turn(), Turn::Over(Outcome::draw(2)));
    }
}

/// Rule: trigon/text: "Tokens: `4@0,0u` (lay number 4), `2,-1d>0,3u` (move), `2,-1d<>0,3u` (exchange"
#[test]
fn tokens() {
    let start = play("");
    assert_eq!(start.check("4@0,0u"), Ok(()));
    // Every coordinate and number has one spelling.
    for (token, at, fault) in [
        ("", 0, Fault::NotAToken),
        ("4", 0, Fault::NotAToken),
        ("0@0,0u", 0, Fault::NotAToken),
        ("7@0,0u", 0, Fault::NotAToken),
        ("04@0,0u", 0, Fault::NotAToken),
        ("4@", 2, Fault::NotASite),
        ("4@0,0", 2, Fault::NotASite),
        ("4@0,0U", 2, Fault::NotASite),
        ("4@-0,0u", 2, Fault::NotASite),
        ("4@+1,0u", 2, Fault::NotASite),
        ("4@00,0u", 2, Fault::NotASite),
        ("4@0,0u ", 2, Fault::NotASite),
        ("4@4001,0u", 2, Fault::NotASite),
        ("4@99999,0u", 2, Fault::NotASite),
        ("0,0u>0", 5, Fault::NotASite),
        ("0,0>0,0u", 0, Fault::NotASite),
        ("0,0u<>", 6, Fault::NotASite),
        ("0,0u<0,0d", 0, Fault::NotAToken),
    ] {
        match start.check(token) {
            Err(Objection::Unreadable(error)) => assert_eq!((error.at, error.fault), (at, fault), "{token:?}"),
            other => panic!("{token:?}: {other:?}"),
        }
    }
    // Order by i, then j, then u before d: with negative coordinates it is not that of the text.
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
        ("", 0, Fault::MissingField("tiles")),
        ("tiles= hand=333333/333333 turn=1", 6, Fault::BadField("tiles")),
        ("tiles=0,0u=17 hand=333333/333333 turn=1", 6, Fault::BadField("tiles")),
        ("tiles=0,0u=34 hand=333333/333333 turn=1", 6, Fault::BadField("tiles")),
        ("tiles=0,0u=14;0,0d hand=333333/333333 turn=1", 14, Fault::BadField("tiles")),
        // Not in order, and twice the same place.
        ("tiles=0,0d=24;0,0u=14 hand=333233/333233 turn=1", 14, Fault::BadField("tiles")),
        ("tiles=0,0u=24;0,0u=14 hand=333233/333233 turn=1", 14, Fault::BadField("tiles")),
        // A fourth tile of a number.
        ("tiles=0,0u=14;0,0d=14;1,0u=14;1,0d=14 hand=333033/333333 turn=1", 6, Fault::Contradiction("tiles")),
        // A tile alone; two parts while tiles are laid.
        ("tiles=0,0u=14;1,0u=24 hand=333233/333233 turn=1", 6, Fault::Contradiction("tiles")),
        ("tiles=0,0u=14;0,0d=24;9,0u=14;9,0d=24 hand=333133/333133 turn=1", 6, Fault::Contradiction("tiles")),
        ("tiles=0,0u=14 hand=333233/33333 turn=2", 19, Fault::BadField("hand")),
        ("tiles=0,0u=14 hand=333433/333333 turn=2", 19, Fault::BadField("hand")),
        ("tiles=0,0u=14 hand=333333/333333 turn=2", 19, Fault::Contradiction("hand")),
        // Seat 2 laid before seat 1 did.
        ("tiles=0,0u=24 hand=333333/333233 turn=1", 19, Fault::Contradiction("hand")),
        ("tiles=- hand=333333/333333 turn=3", 32, Fault::BadField("turn")),
        ("tiles=- hand=333333/333333 turn=2", 32, Fault::Contradiction("turn")),
        ("tiles=0,0u=14 hand=333233/333333 turn=1", 38, Fault::Contradiction("turn")),
        ("tiles=- hand=333333/333333 turn=-", 32, Fault::Contradiction("turn")),
        ("tiles=- hand=333333/333333 turn=1 more=1", 34, Fault::TooLong),
    ] {
        let error = game.read_position(text).err().unwrap_or_else(|| panic!("{text:?} was read"));
        assert_eq!((error.at, error.fault), (at, fault), "{text:?}");
    }
    // When all lie, either seat may be to act; a formation that stands ends the game.
    assert_eq!(read(&full.replace("turn=1", "turn=2")).turn(), Turn::Seat(Seat::TWO));
    let almost = field(&owned(1, &strip(0, false, 10)), 1);
    let standing = after(&*almost, &format!("{}>5,0u", far(&*almost, "16"))).text();
    let error = game.read_position(&standing.replace("turn=-", "turn=2")).err().expect("the game is over");
    assert_eq!(error.fault, Fault::Contradiction("turn"));
}

/// What a hand does that cannot be done is refused for the same reasons as a token, as soon as that is clear.
#[test]
fn wrong_choices_are_blamed() {
    let hand = |number| Pick::Tray(TrayRole::Hand, Kind::Tile(number));
    let at = |name| Pick::Site(site(name));
    let blame = |position: &Position, picks: &[Pick]| match position.blame(picks) {
        Some(games::Refusal::Trigon(why)) => Some(why),
        None => None,
        Some(other) => panic!("{other:?}"),
    };
    let laying = play("5@0,0u 1@0,0d 5@1,0u 1@1,0d 5@2,0u 1@2,0d");
    assert_eq!(blame(&*laying, &[hand(5)]), Some(Refusal::NotHeld(5)));
    assert_eq!(blame(&*laying, &[hand(4)]), None);
    assert_eq!(blame(&*laying, &[at("3,0u")]), Some(Refusal::ChooseTile));
    assert_eq!(blame(&*laying, &[hand(4), at("3,0u")]), None);
    assert_eq!(blame(&*laying, &[hand(4), at("2,0u")]), Some(Refusal::Occupied));
    assert_eq!(blame(&*laying, &[hand(4), at("4,0u")]), Some(Refusal::Lonely));
    let all = play(&strip_of_all());
    assert_eq!(blame(&*all, &[hand(4)]), Some(Refusal::AllLaid));
    assert_eq!(blame(&*all, &[at("0,0d")]), Some(Refusal::NotYours));
    assert_eq!(blame(&*all, &[at("0,1u")]), Some(Refusal::NoTile));
    assert_eq!(blame(&*all, &[at("0,0u")]), None);
    assert_eq!(blame(&*all, &[at("0,0u"), at("0,0u")]), Some(Refusal::SamePlace));
    assert_eq!(blame(&*all, &[at("0,0u"), at("2,0u")]), Some(Refusal::SameNumber));
    assert_eq!(blame(&*all, &[at("3,0u"), at("0,0u")]), None, "two own tiles, in either order");
    assert_eq!(blame(&*all, &[at("0,0u"), at("3,0d")]), Some(Refusal::OtherNumber));
    assert_eq!(blame(&*all, &[at("17,0u"), at("3,1u")]), Some(Refusal::LeavesLonely));
    let star = field(STAR, 1);
    let own = Pick::Site(site(&far(&*star, "11")));
    assert_eq!(blame(&*star, &[own, at("0,0u")]), Some(Refusal::Star));
    assert_eq!(blame(&*after(&*star, "agree"), &[own]), Some(Refusal::Over));
    let gestures = all.gestures();
    let ways = |token: &str| gestures.iter().filter(|g| g.1 == token).map(|g| g.0.to_vec()).collect::<Vec<_>>();
    assert_eq!(ways("0,0u<>3,0u"), [[at("0,0u"), at("3,0u")], [at("3,0u"), at("0,0u")]]);
    assert_eq!(ways("4,0u<>3,0d"), [[at("4,0u"), at("3,0d")]]);
    assert_eq!(ways("0,0u>18,0u"), [[at("0,0u"), at("18,0u")]]);
}

/// The state of a position's text.
fn state(position: &Position) -> State {
    Trigon.read_position(&position.text()).expect("a position")
}

/// Complete stars, and for each formation the place where the fewest tiles are missing.
#[test]
fn stars_and_progress_are_told() {
    let places = stars(&[(0, 0), (1, 0)]);
    let two = state(&*field(&owned(2, &places), 1));
    let middles: Vec<_> = two.stars(Seat::TWO).iter().map(|(middle, _)| middle.coordinates()).collect();
    assert_eq!(middles, [(0, 0), (1, 0)]);
    assert!(two.stars(Seat::ONE).is_empty());
    let around: BTreeSet<Site> = two.stars(Seat::TWO).iter().flat_map(|star| star.1).collect();
    assert_eq!(around, places.iter().map(|p| site(&name(*p))).collect());
    // Ten tiles of a block of four: six are missing with the middles in a rhomb, more elsewhere.
    let block = two.progress(Seat::TWO, Formation::Block);
    assert_eq!((block.have, block.of), (10, 16));
    assert!(around.iter().all(|s| block.sites.contains(s)));
    // The two rows of the two stars hold five tiles each in a strip.
    assert_eq!(two.progress(Seat::TWO, Formation::Strip).have, 5);

    // On an empty plane nothing has begun.
    for formation in Formation::ALL {
        let nothing = state(&*play("")).progress(Seat::ONE, formation);
        assert_eq!((nothing.have, nothing.of, nothing.sites.len()), (0, formation.least(), 0));
    }
    // What lies instead does not matter: the opponent's tile in the strip's middle.
    let mut places = strip(1, true, 11);
    let middle = places.remove(5);
    let broken = state(&*field(&format!("{} {}=21", owned(1, &places), name(middle)), 1));
    let strip = broken.progress(Seat::ONE, Formation::Strip);
    assert_eq!((strip.have, strip.of), (10, 11));
    assert!(strip.sites.contains(&site(&name(middle))));
    assert!(broken.standing(Seat::ONE, Formation::Strip).is_empty());
    // A pyramid without its corners.
    let mut places = pyramid(0, 0, false);
    places.retain(|p| ![(0, 0, false), (3, 0, false), (0, 3, false)].contains(p));
    let pyramid = state(&*field(&owned(1, &places), 1)).progress(Seat::ONE, Formation::Pyramid);
    assert_eq!((pyramid.have, pyramid.of), (13, 16));
}

/// The twelve symmetries of the lattice that keep the point (0,0), each followed by a shift: what they make of a triangle.
fn symmetries() -> Vec<impl Fn(Site) -> Site> {
    let shifts = [(0, 0), (7, -3), (-40, 100)];
    let all = (0..12).flat_map(|k| shifts.map(|shift| (k, shift)));
    all.map(|(k, shift)| {
        let point = move |at: Point| {
            let (mut i, mut j) = at.coordinates();
            for _ in 0..k / 2 {
                // A sixth of a turn: (1,0) to (0,1), (0,1) to (-1,1).
                (i, j) = (-j, i + j);
            }
            if k % 2 == 1 { (j + shift.0, i + shift.1) } else { (i + shift.0, j + shift.1) }
        };
        move |of: Site| {
            let points = corners(of).map(point);
            let (i, j) = points.into_iter().fold((i16::MAX, i16::MAX), |m, p| (m.0.min(p.0), m.1.min(p.1)));
            // The triangle that points up holds the point with the least i and the least j.
            Triangle { i, j, down: !points.contains(&(i, j)) }.site().expect("near the middle")
        }
    })
    .collect()
}

fn mapped(made: Move, state: &State, map: impl Fn(Site) -> Site) -> Move {
    match made {
        Move::Lay { number, site } => Move::Lay { number, site: map(site) },
        Move::Move { from, to } => Move::Move { from: map(from), to: map(to) },
        Move::Exchange { first, second } => {
            let (one, two) = (map(first), map(second));
            let both_own = state.tile(second).is_some_and(|t| t.seat() == state.seat());
            let swap = both_own && two < one;
            if swap { Move::Exchange { first: two, second: one } } else { Move::Exchange { first: one, second: two } }
        }
    }
}

/// The same tiles elsewhere, through the text.
fn mapped_state(state: &State, map: impl Fn(Site) -> Site) -> State {
    let mut tiles: Vec<_> = state.tiles().iter().map(|t| (map(t.site()), t.seat(), t.number())).collect();
    tiles.sort_unstable();
    let items: Vec<_> = tiles.iter().map(|(s, seat, n)| format!("{}={seat}{n}", Trigon.site_name(*s))).collect();
    let mut text = String::new();
    Trigon.write_position(state, &mut text);
    let rest = text.split_once(' ').expect("fields").1;
    Trigon.read_position(&format!("tiles={} {rest}", items.join(";"))).expect("the same field elsewhere")
}

/// Turned, mirrored and shifted fields have turned, mirrored and shifted legal lists, and games on them end alike: the records'
/// last two turns, formations of every kind among them.
#[test]
fn symmetries_map_lists_and_outcomes() {
    let maps = symmetries();
    let mut won = 0;
    for vector in common::vectors("trigon.jsonl") {
        let mut now = Trigon.start();
        let last = vector.tokens.len();
        for (ply, token) in vector.tokens.iter().enumerate() {
            let Ok(made) = Trigon.read_move(token) else { break };
            // A position of the laying stage, and the last two.
            if ply == 17 || ply + 2 >= last {
                let mut legal = Vec::new();
                Trigon.legal(&now, &mut legal);
                let mut after = now.clone();
                Trigon.play(&mut after, made);
                won += u32::from(Trigon.turn(&after).outcome().is_some());
                for map in &maps {
                    let mut there = mapped_state(&now, map);
                    let mut expected: Vec<_> = legal.iter().map(|m| mapped(*m, &now, map)).collect();
                    expected.sort_unstable();
                    let mut list = Vec::new();
                    Trigon.legal(&there, &mut list);
                    list.sort_unstable();
                    assert_eq!(list, expected);
                    Trigon.play(&mut there, mapped(made, &now, map));
                    assert_eq!(Trigon.turn(&there), Trigon.turn(&after));
                    for (seat, formation) in
                        [Seat::ONE, Seat::TWO].into_iter().flat_map(|s| Formation::ALL.map(|f| (s, f)))
                    {
                        let (here, there) = (after.progress(seat, formation), there.progress(seat, formation));
                        assert_eq!((here.have, here.of), (there.have, there.of));
                    }
                }
            }
            Trigon.play(&mut now, made);
        }
    }
    assert!(won >= 15, "only {won} records end with a formation");
}
