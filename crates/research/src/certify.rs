//! How certificates are made: a search for proofs says what wins, and of that the least is written down.

use crate::certificate::{Opening, Side, StrategyStep, token};
use std::rc::Rc;
use trivium_engine::{Evaluate, ProofSearch, ProvenEnd, TurnMoves};
use trivium_rules::core::Notation;

/// Writes strategies down with the help of a search for proofs.
pub struct Certifier<R: Evaluate> {
    rules: Rc<R>,
    proofs: ProofSearch<R>,
}

impl<R: Evaluate + Notation> Certifier<R> {
    /// With no proof yet.
    pub fn new(rules: Rc<R>) -> Certifier<R> {
        Certifier { proofs: ProofSearch::new(rules.clone()), rules }
    }

    /// The search for proofs.
    pub fn proofs(&mut self) -> &mut ProofSearch<R> {
        &mut self.proofs
    }

    /// How the second seat wins after a first move of a game with a swap: it takes the side that wins. `decided` is the value if nobody
    /// swaps. `None` when the win cannot be shown.
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

    /// Appends the answers to all that the seat to act, which loses within so many decisions, can do but lose at once.
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

    /// Of the decisions that win within so many, one that leaves the fewest replies to be answered, and where it leads.
    fn quietest(&mut self, state: &R::State, plies: u32) -> Option<(R::Move, R::State)> {
        let mut ranked = Vec::new();
        for (made, after) in self.open(state) {
            let count = self.open(&after).len();
            // Whatever comes then, a win follows at once.
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

    /// The decisions after which the game goes on and nobody wins it at once, in the order of their tokens, and where they lead.
    fn open(&mut self, state: &R::State) -> Vec<(R::Move, R::State)> {
        let mut legal = self.proofs.legal(state);
        legal.sort_by_cached_key(|made| token(&*self.rules, *made));
        let mut open: Vec<_> = legal.into_iter().map(|made| (made, self.proofs.after(state, made))).collect();
        open.retain(|(_, after)| self.rules.turn(after).seat().is_some() && !self.rules.wins_at_once(after));
        open
    }
}
