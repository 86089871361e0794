//! Tests with rotated, mirrored and shifted fields.

use trivium_rules::core::{Notation, Present, Rules, Seat, Site};
use trivium_rules::games::trigon::board::corners;
use trivium_rules::games::trigon::{Formation, LatticePoint, Move, State, Triangle, Trigon};

/// The twelve symmetries of the lattice around (0,0), each combined with several shifts, as functions that map a
/// triangle.
fn symmetries() -> Vec<impl Fn(Site) -> Site> {
    let shifts = [(0, 0), (7, -3), (-40, 100)];
    let all = (0..12).flat_map(|k| shifts.map(|shift| (k, shift)));
    all.map(|(k, shift)| {
        let point = move |at: LatticePoint| {
            let (mut i, mut j) = at.coordinates();
            for _ in 0..k / 2 {
                // A rotation by 60° maps (1,0) to (0,1) and (0,1) to (-1,1).
                (i, j) = (-j, i + j);
            }
            if k % 2 == 1 { (j + shift.0, i + shift.1) } else { (i + shift.0, j + shift.1) }
        };
        move |of: Site| {
            let points = corners(of).map(point);
            let (i, j) = points.into_iter().fold((i16::MAX, i16::MAX), |m, p| (m.0.min(p.0), m.1.min(p.1)));
            // Only a triangle that points up has a corner with both the least i and the least j.
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

/// The state with mapped tiles, made through its text.
fn mapped_state(state: &State, map: impl Fn(Site) -> Site) -> State {
    let mut tiles: Vec<_> = state.tiles().iter().map(|t| (map(t.site()), t.seat(), t.number())).collect();
    tiles.sort_unstable();
    let items: Vec<_> = tiles.iter().map(|(s, seat, n)| format!("{}={seat}{n}", Trigon.site_name(*s))).collect();
    let text = Trigon.position_text(state);
    let rest = text.split_once(' ').expect("fields").1;
    Trigon.read_position(&format!("tiles={} {rest}", items.join(";"))).expect("the same field elsewhere")
}

/// Rotating, mirroring or shifting a field maps its legal list in the same way and does not change the outcome. The
/// test uses records, which end with formations of every kind.
#[test]
fn symmetries_map_lists_and_outcomes() {
    let maps = symmetries();
    let mut won = 0;
    for vector in trivium_testing::vectors("trigon.jsonl") {
        let mut now = Trigon.start();
        let last = vector.tokens.len();
        for (ply, token) in vector.tokens.iter().enumerate() {
            let Ok(made) = Trigon.read_move(token) else { break };
            // Check one position while tiles are laid, and the last two.
            if ply == 17 || ply + 2 >= last {
                let legal = Trigon.legal_moves(&now);
                let after = Trigon.after(&now, made);
                won += u32::from(Trigon.turn(&after).outcome().is_some());
                for map in &maps {
                    let mut there = mapped_state(&now, map);
                    let mut expected: Vec<_> = legal.iter().map(|m| mapped(*m, &now, map)).collect();
                    expected.sort_unstable();
                    let mut list = Trigon.legal_moves(&there);
                    list.sort_unstable();
                    assert_eq!(list, expected);
                    Trigon.play_unchecked(&mut there, mapped(made, &now, map));
                    assert_eq!(Trigon.turn(&there), Trigon.turn(&after));
                    for (seat, formation) in
                        [Seat::ONE, Seat::TWO].into_iter().flat_map(|s| Formation::ALL.map(|f| (s, f)))
                    {
                        let (here, there) = (after.progress(seat, formation), there.progress(seat, formation));
                        assert_eq!((here.have, here.of), (there.have, there.of));
                    }
                }
            }
            Trigon.play_unchecked(&mut now, made);
        }
    }
    assert!(won >= 15, "only {won} records end with a formation");
}
