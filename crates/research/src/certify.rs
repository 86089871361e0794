//! Makes certificates: a proof search finds the winning moves, and the certifier lists as few of them as possible.

use crate::certificate::{Opening, Side, StrategyStep};
use std::rc::Rc;
use trivium_engine::{Evaluate, ProofSearch, ProvenEnd, TurnMoves};
use trivium_rules::core::Notation;

/// Writes strategies with the help of a proof search.
pub struct Certifier<R: Evaluate> {
    rules: Rc<R>,
    proofs: ProofSearch<R>,
}

impl<R: Evaluate + Notation> Certifier<R> {
    pub fn new(rules: Rc<R>) -> Certifier<R> {
        Certifier { proofs: ProofSearch::new(rules.clone()), rules }
    }

    pub fn proofs(&mut self) -> &mut ProofSearch<R> {
        &mut self.proofs
    }

    /// The second seat's strategy after a first move of a game with a swap: it takes the winning side. `decided` is the
    /// result without a swap. `None` if the win cannot be shown.
    pub fn opening(&mut self, first: R::Move, swap: R::Move, decided: ProvenEnd) -> Option<Opening<R::Move>> {
        let start = self.rules.start();
        let state = self.proofs.after(&start, first);
        let (made, winner, after, left) = if decided.wins {
            let (made, after) = self.quietest(&state, decided.plies)?;
            (made, Side::Second, after, decided.plies - 1)
        } else {
            (swap, Side::First, self.proofs.after(&state, swap), decided.plies)
        };
        let mut answers = Vec::new();
        self.answers(&after, left, 1, &mut answers)?;
        let made = TurnMoves::from_iter([made]);
        Some(Opening { first, made, winner, turns: u8::try_from(decided.plies).ok()?, answers })
    }

    /// Appends answers to all moves that do not lose at once. The seat to act loses within `plies`.
    fn answers(
        &mut self,
        state: &R::State,
        plies: u32,
        depth: usize,
        into: &mut Vec<StrategyStep<R::Move>>,
    ) -> Option<()> {
        for (reply, after) in self.open(state) {
            let (made, after) = self.quietest(&after, plies - 1)?;
            into.push(StrategyStep { depth, reply: TurnMoves::from_iter([reply]), made: TurnMoves::from_iter([made]) });
            self.answers(&after, plies - 2, depth + 1, into)?;
        }
        Some(())
    }

    /// A move that wins within `plies` and leaves the fewest replies to answer, with the state after it.
    fn quietest(&mut self, state: &R::State, plies: u32) -> Option<(R::Move, R::State)> {
        let mut ranked = Vec::new();
        for (made, after) in self.open(state) {
            let count = self.open(&after).len();
            // After every reply the winner wins at once, so no reply needs an answer.
            if count == 0 && plies > 2 {
                return Some((made, after));
            }
            ranked.push((count, made, after));
        }
        ranked.sort_by_key(|(count, ..)| *count);
        ranked
            .into_iter()
            .find(|(.., after)| self.proofs.must_lose(after, plies - 1))
            .map(|(_, made, after)| (made, after))
    }

    /// The moves after which the game continues and the next seat cannot win at once, ordered by token, with the states
    /// after them.
    fn open(&mut self, state: &R::State) -> Vec<(R::Move, R::State)> {
        let mut legal = self.rules.legal_moves(state);
        legal.sort_by_cached_key(|made| self.rules.token(*made));
        let mut open: Vec<_> = legal.into_iter().map(|made| (made, self.proofs.after(state, made))).collect();
        open.retain(|(_, after)| self.rules.turn(after).seat().is_some() && !self.rules.wins_at_once(after));
        open
    }
}
