//! Evaluation of Triapon for searches: triads to form, triads to prevent, and balls.

use crate::evaluate::{Evaluate, RankedMove, SearchMethod};
use trivium_rules::core::{Rules, Seat, SeededRng};
use trivium_rules::games::triapon::board::{forms, holes};
use trivium_rules::games::triapon::{Hole, Move, SEATS, Stage, State, Triapon};

/// Rank of a move that forms a triad, in hundredths of a game.
const FORMING: i32 = 40;
/// Rank of a move into a hole where the next seat, or the one after it, would form a triad.
const BLOCKING: [i32; 2] = [15, 8];

/// The holes of `free` where a ball would form a triad with those of `own`.
fn forming(own: u64, free: u64) -> u64 {
    holes(free).filter(|hole| forms(own, *hole)).fold(0, |mask, hole| mask | hole.mask())
}

fn is_forming(state: &State, made: Move) -> bool {
    let own = state.balls(state.seat());
    match made {
        Move::Place(hole) => forms(own, hole),
        Move::Shift(from, to) => forms(own & !from.mask(), to),
        _ => false,
    }
}

/// Whether the seat can bring a ball to a hole in its next turn.
fn reaches(state: &State, seat: Seat, hole: Hole) -> bool {
    state.placing() || state.jumps(seat) || hole.neighbours() & state.balls(seat) != 0
}

impl Evaluate for Triapon {
    const NODES: u64 = 20_000;

    fn method(&self) -> SearchMethod {
        SearchMethod::MonteCarlo
    }

    fn blunder_rates(&self) -> [u32; 7] {
        [945, 812, 660, 430, 295, 195, 60]
    }

    /// Shares depend on balls in play and balls taken, because a seat with more of both is more likely to be the last
    /// one left.
    fn shares(&self, state: &State) -> [f32; Seat::MOST] {
        let mut shares = [0.0; Seat::MOST];
        for seat in state.seats_in() {
            let balls = state.in_play(seat) as f32 - 2.0;
            shares[seat.index()] = (balls.max(0.2) + f32::from(state.taken_by(seat))).powi(2);
        }
        let total: f32 = shares.iter().sum();
        shares.map(|share| share / total)
    }

    fn candidates(&self, state: &State, into: &mut Vec<RankedMove<Move>>) {
        let legal = self.legal_moves(state);
        let free = state.free();
        let next = state.seat().next(SEATS);
        let threatened = [next, next.next(SEATS)].map(|seat| match state.stage() {
            Stage::Place | Stage::Move if !state.is_out(seat) => {
                let holes = holes(forming(state.balls(seat), free));
                holes.filter(|h| reaches(state, seat, *h)).fold(0, |mask, hole| mask | hole.mask())
            }
            _ => 0,
        });
        let rank = |made: Move| {
            let (Move::Place(to) | Move::Shift(_, to)) = made else { return 0 };
            let blocking = (0..2).map(|k| if threatened[k] & to.mask() != 0 { BLOCKING[k] } else { 0 }).sum::<i32>();
            blocking + if is_forming(state, made) { FORMING } else { 0 }
        };
        into.extend(legal.into_iter().map(|made| RankedMove { rank: rank(made), made }));
    }

    fn playout_move(&self, state: &State, rng: &mut SeededRng, scratch: &mut Vec<Move>) -> Move {
        let own = state.balls(state.seat());
        let free = state.free();
        match state.stage() {
            Stage::Place => {
                let good = forming(own, free);
                if good != 0 {
                    return Move::Place(any(good, rng));
                }
            }
            Stage::Move if !state.jumps(state.seat()) => {
                // Takes the first triad found, starting at a random ball.
                let begin = rng.below(64);
                let (before, after) = (own & ((1 << begin) - 1), own & (u64::MAX << begin));
                for from in holes(after).chain(holes(before)) {
                    let good = forming(own & !from.mask(), from.neighbours() & free);
                    if good != 0 {
                        return Move::Shift(from, any(good, rng));
                    }
                }
            }
            _ => {}
        }
        self.sample(state, rng, scratch)
    }
}

/// A random hole of a mask, which must not be empty.
fn any(mask: u64, rng: &mut SeededRng) -> Hole {
    holes(mask).nth(rng.below(mask.count_ones()) as usize).expect("a hole of the mask")
}
