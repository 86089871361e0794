//! Proofs of wins within a number of moves: an exhaustive search without estimates.
//!
//! The winner needs one good move; every reply of the loser is searched. The seats must alternate, one move each.

use crate::evaluate::{Evaluate, RankedMove};
use std::collections::HashMap;
use std::rc::Rc;
use trivium_rules::core::{Seat, Verdict};

/// Bounds for the seat to act: it wins within `wins` moves and not within `not_wins`; the same for losing.
#[derive(Clone, Copy, Default)]
struct ProofBounds {
    wins: Option<u8>,
    not_wins: u8,
    loses: Option<u8>,
    not_loses: u8,
}

/// A proof search that keeps its results for later calls.
pub struct ProofSearch<R: Evaluate> {
    rules: Rc<R>,
    known: HashMap<u64, ProofBounds>,
    /// The last refutation at each number of plies left.
    refuting: Vec<Option<R::Move>>,
    nodes: u64,
}

/// The outcome of a decided position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProvenEnd {
    /// Whether the seat to act wins.
    pub wins: bool,
    /// Plies to the end, including the last one, if the winner hurries and the loser delays.
    pub plies: u32,
}

impl<R: Evaluate> ProofSearch<R> {
    pub fn new(rules: Rc<R>) -> Self {
        ProofSearch { rules, known: HashMap::new(), refuting: vec![None; 64], nodes: 0 }
    }

    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The outcome, if the position is decided within `most` plies, at most 60.
    pub fn decide(&mut self, state: &R::State, most: u32) -> Option<ProvenEnd> {
        (1..=most.min(60)).find_map(|plies| {
            let wins = plies % 2 == 1;
            let decided = if wins { self.can_win(state, plies) } else { self.must_lose(state, plies) };
            decided.then_some(ProvenEnd { wins, plies })
        })
    }

    /// The position after a move. It counts as a searched position.
    pub fn after(&mut self, state: &R::State, made: R::Move) -> R::State {
        self.nodes += 1;
        self.rules.after(state, made)
    }

    /// The verdict for `seat` if the game is over.
    fn verdict(&self, after: &R::State, seat: Seat) -> Option<Verdict> {
        self.rules.turn(after).outcome().map(|outcome| outcome.of(seat))
    }

    /// The candidates: the last refutation, then the others by rank.
    fn ranked(&self, state: &R::State, plies: u32) -> Vec<R::Move> {
        let mut ranked = Vec::with_capacity(256);
        self.rules.candidates(state, &mut ranked);
        let first = self.refuting[plies as usize];
        ranked.sort_by_key(|RankedMove { rank, made }| (Some(*made) != first, std::cmp::Reverse(*rank)));
        ranked.into_iter().map(|r| r.made).collect()
    }

    /// Whether the seat to act can force a win within `plies`, an odd number.
    pub fn can_win(&mut self, state: &R::State, plies: u32) -> bool {
        if plies == 1 {
            return self.rules.wins_at_once(state);
        }
        let key = self.rules.key(state);
        let known = self.known.get(&key).copied().unwrap_or_default();
        if u32::from(known.not_wins) >= plies {
            return false;
        }
        if known.wins.is_some_and(|wins| u32::from(wins) <= plies) {
            return true;
        }
        let Some(seat) = self.rules.turn(state).seat() else { return false };
        let wins = self.rules.wins_at_once(state) || {
            let moves = if plies == 3 { self.rules.legal_moves(state) } else { self.ranked(state, plies) };
            moves.into_iter().any(|made| {
                let after = self.after(state, made);
                let good = match self.verdict(&after, seat) {
                    Some(verdict) => verdict == Verdict::Win,
                    None => self.must_lose(&after, plies - 1),
                };
                if good && plies > 3 {
                    self.refuting[plies as usize] = Some(made);
                }
                good
            })
        };
        let known = self.known.entry(key).or_default();
        if wins {
            known.wins = Some(plies as u8);
        } else {
            known.not_wins = plies as u8;
        }
        wins
    }

    /// Whether the seat to act loses within `plies`, an even number, against best play.
    pub fn must_lose(&mut self, state: &R::State, plies: u32) -> bool {
        if plies == 0 || self.rules.wins_at_once(state) {
            return false;
        }
        let Some(seat) = self.rules.turn(state).seat() else { return false };
        if plies == 2 {
            return self.rules.legal_moves(state).into_iter().all(|made| {
                let after = self.after(state, made);
                match self.verdict(&after, seat) {
                    Some(verdict) => verdict == Verdict::Loss,
                    None => self.rules.wins_at_once(&after),
                }
            });
        }
        let key = self.rules.key(state);
        let known = self.known.get(&key).copied().unwrap_or_default();
        if u32::from(known.not_loses) >= plies {
            return false;
        }
        if known.loses.is_some_and(|loses| u32::from(loses) <= plies) {
            return true;
        }
        let loses = self.ranked(state, plies).into_iter().all(|made| {
            let after = self.after(state, made);
            let lost = match self.verdict(&after, seat) {
                Some(verdict) => verdict == Verdict::Loss,
                None => self.can_win(&after, plies - 1),
            };
            if !lost {
                self.refuting[plies as usize] = Some(made);
            }
            lost
        });
        let known = self.known.entry(key).or_default();
        if loses {
            known.loses = Some(plies as u8);
        } else {
            known.not_loses = plies as u8;
        }
        loses
    }
}
