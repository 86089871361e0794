//! Helpers that build fields of tiles.

use std::collections::BTreeSet;
use trivium_rules::core::Site;
use trivium_rules::games::trigon::board::neighbours;
use trivium_rules::games::trigon::{Refusal, Triangle};
use trivium_rules::games::{self, Position, Replay};
use trivium_testing::refused;
pub use trivium_testing::{after, won_by};

/// A triangle: i, j, and whether it points down. Triangles are ordered as in the text of a position.
pub type Place = (i32, i32, bool);

pub fn place(name: &str) -> Place {
    let (i, rest) = name.split_once(',').expect("a comma");
    let (j, way) = rest.split_at(rest.len() - 1);
    (i.parse().expect("i"), j.parse().expect("j"), way == "d")
}

pub fn name((i, j, down): Place) -> String {
    format!("{i},{j}{}", if down { 'd' } else { 'u' })
}

pub fn site(name: &str) -> Site {
    let (i, j, down) = place(name);
    Triangle { i: i as i16, j: j as i16, down }.site().expect("a site")
}

/// The line of play with these tokens from the start.
pub fn replay(tokens: &str) -> Replay {
    trivium_testing::replay("trigon", "base", &[], tokens)
}

pub fn refusal(position: &Position, token: &str) -> Refusal {
    let games::Refusal::Trigon(why) = refused(position, token) else { panic!("a rule of Trigon") };
    why
}

pub fn play(tokens: &str) -> Box<Position> {
    replay(tokens).position().boxed()
}

pub fn read(text: &str) -> Box<Position> {
    let game = games::game("trigon", "base", []).expect("the variant");
    game.read_position(text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// A position with all 36 tiles: the given ones (`0,0u=14 …`), and the others in strips of nine or ten far to the
/// right, where they form nothing.
pub fn field(tiles: &str, turn: u8) -> Box<Position> {
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
        // A single last tile would have no neighbour, so it extends the strip before.
        let over = owners.len() % 9 == 1 && k + 1 == owners.len();
        let (group, at) = if over { (k / 9 - 1, 9) } else { (k / 9, k % 9) };
        all.push(((60 + 8 * group as i32 + at as i32 / 2, 0, at % 2 == 1), owner.clone()));
    }
    all.sort();
    let items: Vec<String> = all.into_iter().map(|(at, owner)| format!("{}={owner}", name(at))).collect();
    read(&format!("tiles={} hand=000000/000000 turn={turn}", items.join(";")))
}

/// Tiles of one seat on these triangles: three with the number 1, then three with 2, and so on.
pub fn owned(seat: u8, places: &[Place]) -> String {
    let tiles: Vec<String> =
        places.iter().enumerate().map(|(k, at)| format!("{}={seat}{}", name(*at), k / 3 + 1)).collect();
    tiles.join(" ")
}

/// The site of a tile far to the right with this seat and number, `16`, that can be moved without leaving another tile
/// alone.
pub fn far(position: &Position, owner: &str) -> String {
    let text = position.text();
    let tiles = text.strip_prefix("tiles=").and_then(|t| t.split(' ').next()).expect("tiles");
    let tiles: Vec<(&str, &str)> = tiles.split(';').filter_map(|t| t.split_once('=')).collect();
    let occupied_around =
        |at: Site| neighbours(at).into_iter().filter(|s| tiles.iter().any(|t| site(t.0) == *s)).collect::<Vec<_>>();
    let free = |at: &str| occupied_around(site(at)).into_iter().all(|s| occupied_around(s).len() > 1);
    let mut found = tiles.iter().filter(|t| t.1 == owner && place(t.0).0 >= 60 && free(t.0));
    found.next().unwrap_or_else(|| panic!("no {owner} far out in {text}")).0.to_owned()
}

/// Tokens that lay the 36 tiles in one strip. The seats alternate, and each lays the numbers 1 1 1 2 2 2 …
pub fn strip_of_all() -> String {
    let lay = |k: i32| format!("{}@{}", k / 6 + 1, name((k / 2, 0, k % 2 == 1)));
    (0..36).map(lay).collect::<Vec<_>>().join(" ")
}

/// The triangles of the pyramid with the corners (i,j), (i+4,j), (i,j+4), or of its reflection across the slanting
/// side.
pub fn pyramid(i: i32, j: i32, upside_down: bool) -> Vec<Place> {
    let inside = |(a, b): (i32, i32), down: bool| match (upside_down, down) {
        (false, false) => a + b <= 3,
        (false, true) => a + b <= 2,
        (true, true) => a + b >= 3,
        (true, false) => a + b >= 4,
    };
    let all = (0..32).map(|k| (k / 8, k / 2 % 4, k % 2 == 1));
    all.filter(|(a, b, down)| inside((*a, *b), *down)).map(|(a, b, down)| (i + a, j + b, down)).collect()
}

/// `length` successive triangles of a strip. Direction 0 has equal j, direction 1 has equal i, direction 2 is slanting.
/// The first triangle points down if `down` is set.
pub fn strip(direction: u8, down: bool, length: i32) -> Vec<Place> {
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
pub fn stars(middles: &[(i32, i32)]) -> Vec<Place> {
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

/// The six triangles around (0,0), with seat 2's numbers 1 to 6.
pub const STAR: &str = "0,0u=21 -1,0d=22 -1,0u=23 -1,-1d=24 0,-1u=25 0,-1d=26";
