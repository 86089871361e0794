//! Compares the local test of Trigon's two laws with a flood fill of the whole field, on random fields of several
//! kinds.

#[path = "oracles/trigon.rs"]
mod oracle;

use oracle::Plane;
use std::collections::BTreeSet;
use trivium_rules::core::{Notation, ParseFault, Present, Referee, Rules, SeededRng, Site};
use trivium_rules::games::trigon::board::{corners, neighbours};
use trivium_rules::games::trigon::{Move, Refusal, State, Triangle, Trigon};

/// A preference of the players of a random game, which shapes the field.
#[derive(Clone, Copy, Debug)]
enum Taste {
    /// No preference.
    Any,
    /// Triangles with many tiles around them, for dense fields.
    Dense,
    /// Triangles with few tiles around them, for thin strands, and for islands once tiles move.
    Loose,
    /// Triangles that touch tiles at corners rather than at sides, for bays that are almost closed.
    Bays,
}

const TASTES: [Taste; 4] = [Taste::Any, Taste::Dense, Taste::Loose, Taste::Bays];

/// A score for how well a move suits a preference.
fn liking(state: &State, made: Move, taste: Taste) -> i32 {
    let (Move::Lay { site: to, .. } | Move::Move { to, .. }) = made else { return 0 };
    let around = corners(to).map(|c| c.around().into_iter().filter(|s| state.tile(*s).is_some()).count() as i32);
    let sides = neighbours(to).into_iter().filter(|s| state.tile(*s).is_some()).count() as i32;
    // A tile that shares a side was counted at two corners.
    let points = around.iter().sum::<i32>() - 2 * sides;
    match taste {
        Taste::Any => 0,
        Taste::Dense => 3 * sides + points,
        Taste::Loose => -points - sides,
        Taste::Bays => points - 4 * sides,
    }
}

/// Plays random games of `plies` moves with a preference, and calls `show` with every position until `enough` positions
/// were shown.
fn positions(
    taste: Taste,
    seed: u64,
    plies: usize,
    enough: usize,
    mut show: impl FnMut(&State, &[Move], &mut SeededRng),
) {
    let mut rng = SeededRng::new(seed);
    let (mut shown, mut moves) = (0, Vec::new());
    while shown < enough {
        let mut state = Trigon.start();
        for _ in 0..plies {
            moves.clear();
            Trigon.legal(&state, &mut moves);
            if moves.is_empty() || shown == enough {
                break;
            }
            show(&state, &moves, &mut rng);
            shown += 1;
            let some: Vec<Move> = (0..4).map(|_| moves[rng.below(moves.len() as u32) as usize]).collect();
            let made = some.into_iter().max_by_key(|m| liking(&state, *m, taste)).expect("four moves");
            Trigon.play_unchecked(&mut state, made);
        }
    }
}

#[test]
fn legal_lists_are_those_of_the_flood_fill() {
    let mut longest = 0;
    for (seed, taste) in (0..).zip(TASTES) {
        positions(taste, seed, 120, 300, |state, moves, _| {
            let mut listed = moves.to_vec();
            listed.sort_unstable();
            longest = longest.max(listed.len());
            if !state.tiles().is_empty() {
                assert_eq!(listed, oracle::legal(state), "{taste:?}: {}", text(state));
            }
        });
    }
    assert!(longest > 700, "only lists of up to {longest} moves were compared");
}

/// Tries moves to one triangle in each of a quarter of a million positions.
#[test]
fn single_moves_are_those_of_the_flood_fill() {
    let mut refused = [0u32; 3];
    for (seed, taste) in (10..).zip(TASTES) {
        positions(taste, seed, 120, 62_500, |state, _, rng| {
            let mut plane = Plane::new(state.tiles().iter().map(|t| t.site()));
            let rim = plane.rim();
            if rim.is_empty() {
                return;
            }
            let to = rim[rng.below(rim.len() as u32) as usize];
            let mut compare = |made: Move, lawful: bool| {
                let why = Trigon.check(state, made);
                assert_eq!(why.is_ok(), lawful, "{taste:?}: {made:?} at {}", text(state));
                match why {
                    Ok(()) => {}
                    Err(Refusal::Closes) => refused[0] += 1,
                    Err(Refusal::LeavesLonely) => refused[1] += 1,
                    Err(Refusal::Lonely) => refused[2] += 1,
                    Err(other) => panic!("{other:?}: {made:?} at {}", text(state)),
                }
            };
            if state.laying() {
                let number = 1 + state.hand(state.seat()).iter().position(|n| *n > 0).expect("a tile is held") as u8;
                compare(Move::Lay { number, site: to }, plane.lawful_with(to));
            } else {
                let own: Vec<_> = state.tiles().iter().filter(|t| t.seat() == state.seat()).collect();
                for _ in 0..4 {
                    let from = own[rng.below(18) as usize].site();
                    compare(Move::Move { from, to }, plane.lawful_moved(from, to));
                }
            }
        });
    }
    assert!(refused.iter().all(|n| *n > 1000), "not every reason was met: {refused:?}");
}

/// A position with any 36 tiles, in one part or in several, can be read exactly when both laws hold.
#[test]
fn fields_are_read_when_the_flood_fill_finds_them_lawful() {
    let mut rng = SeededRng::new(99);
    let mut lawful = 0u32;
    for round in 0..200_000 {
        let sites = any_field(&mut rng, 1 + round % 12);
        // Seats and numbers alternate.
        let item = |(k, site): (usize, &Site)| format!("{}={}{}", Trigon.site_name(*site), 1 + k % 2, 1 + k / 2 % 6);
        let items: Vec<String> = sites.iter().enumerate().map(item).collect();
        let position = format!("tiles={} hand=000000/000000 turn=1", items.join(";"));
        let expected = Plane::new(sites).is_lawful();
        lawful += u32::from(expected);
        match Trigon.read_position(&position) {
            Ok(_) => assert!(expected, "{position}"),
            Err(error) if error.fault == ParseFault::Unlawful("tiles") => assert!(!expected, "{position}"),
            // The random tiles happen to contain a complete formation, so the game would be over.
            Err(error) => assert!(expected && error.fault == ParseFault::Ended("turn"), "{error}: {position}"),
        }
    }
    assert!((20_000..180_000).contains(&lawful), "{lawful} lawful fields are too one-sided a sample");
}

/// 36 random triangles. Each shares a side with an earlier one, except that one in `odd` may touch it only at a corner.
fn any_field(rng: &mut SeededRng, odd: u32) -> BTreeSet<Site> {
    let mut grown = vec![Triangle { i: 0, j: 0, down: false }.site().expect("a triangle")];
    while grown.len() < 36 {
        let from = grown[rng.below(grown.len() as u32) as usize];
        let around: Vec<Site> = if rng.below(odd) == 0 {
            corners(from).into_iter().flat_map(|c| c.around()).collect()
        } else {
            neighbours(from).to_vec()
        };
        let next = around[rng.below(around.len() as u32) as usize];
        if !grown.contains(&next) {
            grown.push(next);
        }
    }
    grown.into_iter().collect()
}

fn text(state: &State) -> String {
    Trigon.position_text(state)
}
