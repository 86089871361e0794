//! Tests of the section "End".

use crate::fields::*;
use std::collections::BTreeSet;
use trivium_rules::core::{End, Event, Outcome, ParseFault, Seat, SeededRng, Site, TableAction, Turn};
use trivium_rules::games::trigon::board::neighbours;
use trivium_rules::games::{self, TokenError};

/// For each triangle of a formation that may be empty: seat 1 has a tile on every other triangle, which does not win
/// yet, and then wins by moving a tile to the empty one.
fn completed_by_a_move(places: &[Place]) {
    let mut completed = 0;
    for missing in places {
        let rest: Vec<Place> = places.iter().copied().filter(|p| p != missing).collect();
        let neighbour_count = |at: Place| {
            let sites = neighbours(site(&name(at)));
            rest.iter().filter(|p| sites.contains(&site(&name(**p)))).count()
        };
        // Skip positions that break a law: the missing triangle is closed, or a tile has it as its only neighbour.
        if neighbour_count(*missing) == 3 || rest.iter().any(|p| neighbour_count(*p) == 0) {
            continue;
        }
        let position = field(&owned(1, &rest), 1);
        assert_eq!(position.turn(), Turn::Seat(Seat::ONE), "{missing:?} is missing in {places:?}");
        // Move one of the other tiles, with the number 6.
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
    // Filling the gap between two parts makes a strip of more than eleven.
    let places = strip(1, false, 14);
    let rest: Vec<Place> = places.iter().copied().filter(|p| *p != places[6]).collect();
    let position = field(&owned(1, &rest), 1);
    let won = after(&*position, &format!("{}>{}", far(&*position, "16"), name(places[6])));
    assert_eq!(won.turn(), won_by(Seat::ONE));
    // Ten tiles in succession and one above the last are not a strip.
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
    // Stars share a triangle only if their centres are neighbours.
    let star = |middle| stars(&[middle]).into_iter().collect::<BTreeSet<_>>();
    let neighbour = |(i, j): (i32, i32)| [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)].contains(&(i, j));
    for middle in (-3..=3).flat_map(|i| (-3..=3).map(move |j| (i, j))).filter(|m| *m != (0, 0)) {
        let shared = star((0, 0)).intersection(&star(middle)).count();
        assert_eq!(shared, if neighbour(middle) { 2 } else { 0 }, "{middle:?}");
    }
    // Unconnected groups of stars therefore share no tiles. One, two and three connected stars need at least 6, 10 and
    // 13 tiles, so four unconnected stars need at least 19.
    let next: Vec<_> = (-1..=1).flat_map(|i| (-1..=1).map(move |j| (i, j))).filter(|m| neighbour(*m)).collect();
    let one = stars(&[(0, 0)]).len();
    let two = next.iter().map(|m| stars(&[(0, 0), *m]).len()).min().expect("pairs");
    let third = next.iter().flat_map(|a| (-2..=2).flat_map(|i| (-2..=2).map(move |j| (i, j))).map(move |b| (*a, b)));
    let third = third.filter(|(a, b)| b != a && *b != (0, 0) && (neighbour(*b) || neighbour((b.0 - a.0, b.1 - a.1))));
    let three = third.map(|(a, b)| stars(&[(0, 0), a, b]).len()).min().expect("triples");
    assert_eq!([one, two, three], [6, 10, 13]);
    assert_eq!((one + three).min(two + two), 19);
    // Three stars, and a fourth with only five of its six tiles, are not a block.
    let places = [stars(&[(0, 0), (1, 0), (0, 1)]), stars(&[(5, 5)])[..5].to_vec()].concat();
    assert_eq!(field(&owned(1, &places), 1).turn(), Turn::Seat(Seat::ONE));
}

/// Rule: trigon/end: "Other tiles may lie around."
#[test]
fn other_tiles_may_lie_around() {
    // A strip with more tiles of the seat above and tiles of the opponent below.
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
    // Seat 1 lays a strip. Seat 2 lays below triangles that point up and above triangles that point down.
    let number = |k: i32| k / 3 + 1;
    let lay = |k: i32| {
        let own = format!("{}@{}", number(k), name((k / 2, 0, k % 2 == 1)));
        let other = if k % 2 == 0 { (k / 2, -1, true) } else { (k / 2, 1, false) };
        format!("{own} {}@{}", number(k), name(other))
    };
    let tokens: Vec<String> = (0..10).map(lay).collect();
    let position = play(&tokens.join(" "));
    assert_eq!(position.turn(), Turn::Seat(Seat::ONE));
    let won = after(&*position, "6@5,0u");
    assert_eq!(won.turn(), won_by(Seat::ONE));
    // The text determines the winner.
    assert_eq!(read(&won.text()).turn(), won_by(Seat::ONE));
    // No turn follows a complete formation.
    assert_eq!(won.check("4@5,-1d"), Err(TokenError::Over));
}

/// Rule: trigon/end: "Tested after every turn, laying too: the mover with one wins; else an opponent with one wins."
#[test]
fn an_exchange_may_complete_both_sides_formations() {
    // The strip of seat 2 lacks its last triangle, where seat 1 has a 6. A 6 of seat 2 is far away.
    let theirs = strip(0, false, 11);
    let tiles = format!("{} 5,0u=16", owned(2, &theirs[..10]));
    let position = field(&tiles, 1);
    let given = after(&*position, &format!("5,0u<>{}", far(&*position, "26")));
    assert_eq!(given.turn(), won_by(Seat::TWO));
    // If the exchange completes a strip of each seat, the seat that moves wins.
    let ours: Vec<Place> = theirs.iter().map(|(i, j, down)| (*i, *j + 20, *down)).collect();
    let both = format!("{tiles} {} 5,20u=26", owned(1, &ours[..10]));
    assert_eq!(after(&*field(&both, 1), "5,0u<>5,20u").turn(), won_by(Seat::ONE));
    let other = after(&*field(&both, 2), "5,20u<>5,0u");
    assert_eq!(other.turn(), won_by(Seat::TWO));
    // With formations of both seats, the text does not determine who moved last.
    let game = games::game("trigon", "base", []).expect("the variant");
    let error = game.read_position(&other.text()).err().expect("no outcome");
    assert_eq!(error.fault, ParseFault::Contradiction("turn"));
}

/// Rule: trigon/end: "A seat without any legal turn: a draw (R5; none is known)."
/// Rule: trigon/R5: "R5 The text is silent."
#[test]
fn nobody_is_ever_without_a_legal_turn() {
    let mut rng = SeededRng::new(1);
    for _ in 0..60 {
        let mut position = play("1@0,0u");
        for _ in 1..36 {
            let legal = position.legal();
            // The rightmost tile of the topmost strip has a legal triangle to its right or above it.
            let tiles = position.scene().pieces.into_iter().map(|p| place(&position.site_name(p.sites[0])));
            let (j, i, down) = tiles.map(|(i, j, down)| (j, i, down)).max().expect("a tile");
            let open = name(if down { (i, j + 1, false) } else { (i, j, true) });
            assert!(legal.iter().any(|t| t.ends_with(&format!("@{open}"))), "{open} at {}", position.text());
            position.play(&legal[rng.below(legal.len() as u32) as usize]).expect("a legal token");
        }
        // When all tiles are laid, two tiles of a seat with different numbers can be exchanged in any position: 153
        // pairs less 6·3 pairs of equal numbers.
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
        assert_eq!(after(&*position, "agree").check("agree"), Err(TokenError::Over));
    }
    // The text of a finished game without a formation does not determine the outcome.
    let game = games::game("trigon", "base", []).expect("the variant");
    let error = game.read_position(&play("1@0,0u agree").text()).err().expect("no outcome");
    assert_eq!(error.fault, ParseFault::Contradiction("turn"));
}

/// Rule: trigon/end: "A third time of the same position: either may claim a draw (R5)."
/// Rule: trigon/R5: "R5 The text is silent."
#[test]
fn a_third_time_is_a_draw_on_claim() {
    let round = "0,0u<>3,0u 0,0d<>3,0d 0,0u<>3,0u 0,0d<>3,0d";
    let first = strip_of_all();
    let claim = TableAction::Claim.token();
    for tokens in [first.clone(), format!("{first} {round}"), format!("{first} {round} 0,0u<>3,0u 0,0d<>3,0d")] {
        assert_eq!(replay(&tokens).check(claim), Err(TokenError::NotRepeated));
    }
    // A position with seat 1 to act occurs for the third time, and one turn later a position with seat 2 to act.
    for more in ["", " 0,0u<>3,0u"] {
        let mut third = replay(&format!("{first} {round} {round}{more}"));
        assert_eq!(third.repetitions(), 3);
        third.play(claim).expect("the third time");
        assert_eq!(third.position().turn(), Turn::Over(Outcome::draw(2)));
    }
}
