//! `trivium arena` with two more players, which use the iterative search of the crate `minimax`. `minimax:SECONDS` uses
//! our evaluation and our move candidates. `bare:SECONDS` uses only the rules, like our player `mcts`. This is a
//! separate package, so that no other program depends on `minimax`:
//!
//!     cargo run --release --manifest-path arena/Cargo.toml -- --game trias --a level8:0.2 --b minimax:0.2 --games 20

#[path = "../../crates/cli/src/arena.rs"]
mod arena;

use arena::Rival;
use minimax::{Evaluation, Evaluator, Game, IterativeOptions, IterativeSearch, Strategy, Winner};
use std::marker::PhantomData;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Duration;
use trivium_engine::Evaluate;
use trivium_research::{args, failure};
use trivium_rules::core::{Seat, Verdict};

/// Size of the transposition table of `minimax`, in bytes.
const TABLE: usize = 16 << 20;
/// Distinguishes the keys of positions in which the other seat waits.
const WAITS: u64 = 0x5bd1_e995_9d2c_5681;

/// A game as the crate `minimax` expects it: two players who alternate. If a seat moves twice in a row, the other seat
/// makes an empty move in between.
struct Adapter<R>(PhantomData<R>);

struct SearchState<R: Evaluate> {
    knows: Minimax,
    rules: Rc<R>,
    state: R::State,
    /// The seat to move or to wait. After the end of the game, the seat that would be next.
    seat: Seat,
}

impl<R: Evaluate> Clone for SearchState<R> {
    fn clone(&self) -> Self {
        SearchState { knows: self.knows, rules: self.rules.clone(), state: self.state.clone(), seat: self.seat }
    }
}

impl<R: Evaluate> SearchState<R> {
    fn waits(&self) -> bool {
        self.rules.turn(&self.state).seat() != Some(self.seat)
    }
}

impl<R: Evaluate> Game for Adapter<R> {
    type S = SearchState<R>;
    /// `None` is the empty move of a seat that waits.
    type M = Option<R::Move>;

    fn generate_moves(place: &SearchState<R>, moves: &mut Vec<Option<R::Move>>) -> Option<Winner> {
        let winner = Self::get_winner(place);
        if winner.is_none() {
            if place.waits() {
                moves.push(None);
            } else {
                moves.extend(place.knows.decisions(&*place.rules, &place.state).into_iter().map(Some));
            }
        }
        winner
    }

    fn apply(place: &mut SearchState<R>, made: Option<R::Move>) -> Option<SearchState<R>> {
        let mut next = SearchState { seat: place.seat.other(), ..place.clone() };
        if let Some(made) = made {
            next.rules.play_unchecked(&mut next.state, made);
        }
        Some(next)
    }

    fn get_winner(place: &SearchState<R>) -> Option<Winner> {
        let outcome = place.rules.turn(&place.state).outcome()?;
        Some(match outcome.of(place.seat) {
            Verdict::Win => Winner::PlayerToMove,
            Verdict::Draw => Winner::Draw,
            Verdict::Loss => Winner::PlayerJustMoved,
        })
    }

    fn zobrist_hash(place: &SearchState<R>) -> u64 {
        place.rules.key(&place.state) ^ if place.waits() { WAITS } else { 0 }
    }
}

struct Estimates<R>(PhantomData<R>);

impl<R: Evaluate> Evaluator for Estimates<R> {
    type G = Adapter<R>;

    fn evaluate(&self, place: &SearchState<R>) -> Evaluation {
        match place.knows {
            Minimax::Ours => place.rules.evaluate(&place.state, place.seat).clamp(-R::MOST, R::MOST) as Evaluation,
            Minimax::Rules => 0,
        }
    }
}

/// The knowledge that the search uses in addition to the rules.
#[derive(Clone, Copy)]
enum Minimax {
    /// Our estimates and candidates.
    Ours,
    /// Only legal moves and outcomes.
    Rules,
}

impl Minimax {
    /// The moves to search, the most promising first.
    fn decisions<R: Evaluate>(self, rules: &R, state: &R::State) -> Vec<R::Move> {
        match self {
            Minimax::Ours => {
                let mut ranked = Vec::new();
                rules.candidates(state, &mut ranked);
                ranked.sort_by_key(|ranked| -ranked.rank);
                ranked.into_iter().map(|ranked| ranked.made).collect()
            }
            Minimax::Rules => rules.legal_moves(state),
        }
    }
}

impl Rival for Minimax {
    fn named(name: &str) -> Option<Minimax> {
        match name {
            "minimax" => Some(Minimax::Ours),
            "bare" => Some(Minimax::Rules),
            _ => None,
        }
    }

    fn decide<R: Evaluate>(self, rules: &Rc<R>, state: &R::State, seconds: f64) -> Option<R::Move> {
        let seat = rules.turn(state).seat()?;
        let options = IterativeOptions::new().with_table_byte_size(TABLE);
        let mut search = IterativeSearch::new(Estimates(PhantomData), options);
        search.set_timeout(Duration::from_secs_f64(seconds));
        search.choose_move(&SearchState { knows: self, rules: rules.clone(), state: state.clone(), seat })?
    }
}

fn main() -> ExitCode {
    failure::status(arena::run::<Minimax>(lexopt::Parser::from_env()))
}
