//! Wins by threats: a sequence of moves that each threaten to win with the next move, until the opponent has no answer.
//!
//! The search considers only threats of the attacking seat, but every answer of the defending one. So the wins it finds
//! are proven, but it may miss wins. The seats must alternate, one move each.

use super::alphabeta::AlphaBeta;
use super::prover::{lead, settle};
use super::search::{ProvenValue, Search, SearchLine, SearchReport};
use crate::evaluate::Evaluate;
use std::collections::HashMap;
use std::rc::Rc;
use trivium_rules::core::{Seat, Turn, Verdict};

/// Longest win by threats that full strength looks for, in plies.
const LONGEST: u32 = 15;
/// Cost of finding all answers to a threat, in nodes.
const THREAT: u64 = 100;

/// A search for proofs only.
pub trait ProofFinder<M> {
    /// Searches about `nodes` more nodes. Returns true when it is finished.
    fn step(&mut self, nodes: u32) -> bool;

    fn nodes(&self) -> u64;

    /// The best move and its proven value.
    fn found(&self) -> Option<(M, ProvenValue)>;

    /// The known value of a move, without a search.
    fn known_value(&self, _made: M) -> Option<ProvenValue> {
        None
    }
}

/// A position on the current path.
struct ThreatFrame<R: Evaluate> {
    state: R::State,
    key: u64,
    /// Whether the attacking seat acts here.
    attacks: bool,
    /// Plies left, including this one.
    plies: u32,
    moves: Vec<R::Move>,
    next: usize,
}

/// A search for a win by threats, run in slices. It looks for a win in one ply, then in three, five and so on.
pub struct ThreatSearch<R: Evaluate> {
    rules: Rc<R>,
    root: R::State,
    seat: Option<Seat>,
    path: Vec<ThreatFrame<R>>,
    /// Whether the attacker wins the last position that was entered.
    returned: Option<bool>,
    /// By key: positions in which the attacker has no win by threats within this many plies.
    refuted: HashMap<u64, u32>,
    plies: u32,
    longest: u32,
    nodes: u64,
    limit: u64,
    /// Whether the ply limit cut off a threat, so that a longer win may exist.
    cut: bool,
    found: Option<(R::Move, u32)>,
    finished: bool,
}

impl<R: Evaluate> ThreatSearch<R> {
    /// Looks for a win of the seat to act within `longest` plies and about `limit` nodes.
    pub fn new(rules: Rc<R>, root: R::State, longest: u32, limit: u64) -> ThreatSearch<R> {
        let seat = rules.turn(&root).seat();
        ThreatSearch {
            rules,
            root,
            seat,
            path: Vec::new(),
            returned: None,
            refuted: HashMap::new(),
            plies: 1,
            longest,
            nodes: 0,
            limit,
            cut: false,
            found: None,
            finished: seat.is_none(),
        }
    }

    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The winning move, and the most plies that the win takes.
    pub fn found(&self) -> Option<(R::Move, u32)> {
        self.found
    }

    /// Searches about `nodes` more nodes. Returns true when it is finished.
    pub fn step(&mut self, nodes: u32) -> bool {
        let end = self.nodes + u64::from(nodes);
        while !self.finished && self.nodes < end {
            match (self.returned.take(), self.path.is_empty()) {
                (None, true) => self.enter(self.root.clone(), true, self.plies),
                (Some(won), true) => self.next_round(won),
                (Some(won), false) => self.take(won),
                (None, false) => self.play_next(),
            }
            self.finished |= self.nodes >= self.limit && self.found.is_none();
        }
        self.finished
    }

    /// Enters a position: decides it at once or pushes it onto the path.
    fn enter(&mut self, state: R::State, attacks: bool, plies: u32) {
        self.nodes += 1;
        let Some(seat) = self.seat else { return };
        match self.rules.turn(&state) {
            Turn::Over(outcome) => {
                self.returned = Some(outcome.of(seat) == Verdict::Win);
                return;
            }
            Turn::Seat(acting) if (acting == seat) == attacks => {}
            // The seats do not alternate here, so the search gives up on this position.
            _ => {
                self.returned = Some(false);
                return;
            }
        }
        let wins = self.rules.wins_at_once(&state);
        if wins || plies < 3 && attacks {
            self.cut |= !wins;
            if wins && attacks && self.path.is_empty() {
                self.found = self.at_once(&state, seat).map(|made| (made, 1));
            }
            self.returned = Some(wins == attacks && wins);
            return;
        }
        let key = self.rules.key(&state);
        if attacks && self.refuted.get(&key).is_some_and(|refuted| *refuted >= plies) {
            self.returned = Some(false);
            return;
        }
        let mut moves = Vec::new();
        if attacks {
            self.rules.threats(&state, &mut moves);
        } else {
            self.rules.parries(&state, &mut moves);
        }
        self.nodes += THREAT;
        self.path.push(ThreatFrame { state, key, attacks, plies, moves, next: 0 });
    }

    /// Plays the next move of the last frame. If there is no move left, the frame is decided.
    fn play_next(&mut self) {
        let frame = self.path.last_mut().expect("a position");
        let Some(made) = frame.moves.get(frame.next).copied() else {
            let frame = self.path.pop().expect("a position");
            if frame.attacks {
                self.refuted.insert(frame.key, frame.plies);
            }
            // An attacker out of threats has no win; a defender out of answers has lost.
            self.returned = Some(!frame.attacks);
            return;
        };
        frame.next += 1;
        let (attacks, plies) = (!frame.attacks, frame.plies - 1);
        let state = self.rules.after(&frame.state, made);
        self.enter(state, attacks, plies);
    }

    /// Applies the result of the current move to the last frame.
    fn take(&mut self, won: bool) {
        let frame = self.path.last().expect("a position");
        if won == frame.attacks {
            let made = frame.moves[frame.next - 1];
            self.path.pop();
            if won && self.path.is_empty() {
                self.found = Some((made, self.plies));
            }
            self.returned = Some(won);
        }
    }

    fn next_round(&mut self, won: bool) {
        let longer = self.cut && self.plies + 2 <= self.longest;
        self.finished = won || !longer;
        self.cut = false;
        self.plies += 2;
    }

    fn at_once(&self, state: &R::State, seat: Seat) -> Option<R::Move> {
        let legal = self.rules.legal_moves(state);
        legal.into_iter().find(|made| self.rules.turn(&self.rules.after(state, *made)).is_won_by(seat))
    }
}

impl<R: Evaluate> ProofFinder<R::Move> for ThreatSearch<R> {
    fn step(&mut self, nodes: u32) -> bool {
        ThreatSearch::step(self, nodes)
    }

    fn nodes(&self) -> u64 {
        ThreatSearch::nodes(self)
    }

    fn found(&self) -> Option<(R::Move, ProvenValue)> {
        ThreatSearch::found(self).map(|(made, plies)| (made, ProvenValue::Win(plies)))
    }
}

/// Full strength with proofs: a proof search, then, if it finds nothing in time, alpha-beta.
pub struct ProofFirstSearch<R: Evaluate> {
    finder: Box<dyn ProofFinder<R::Move>>,
    seat: Option<Seat>,
    fallback: AlphaBeta<R>,
    /// Whether to compare the other moves, too.
    comparing: bool,
    /// A book move, made without a search.
    preferred: Option<R::Move>,
}

impl<R: Evaluate + 'static> ProofFirstSearch<R> {
    /// A search for wins by threats within `limit` nodes.
    pub(super) fn threats(rules: Rc<R>, root: R::State, limit: u64) -> Box<dyn ProofFinder<R::Move>> {
        Box::new(ThreatSearch::new(rules, root, LONGEST, limit))
    }
}

impl<R: Evaluate> ProofFirstSearch<R> {
    /// Continues with `fallback` if nothing is proven. With `comparing` it continues in any case.
    pub fn new(
        finder: Box<dyn ProofFinder<R::Move>>,
        seat: Option<Seat>,
        fallback: AlphaBeta<R>,
        comparing: bool,
    ) -> Self {
        ProofFirstSearch { finder, seat, fallback, comparing, preferred: None }
    }

    /// Makes this move without a search.
    pub fn preferring(mut self, made: Option<R::Move>) -> Self {
        self.preferred = made;
        self
    }

    fn proven(&self) -> Option<(R::Move, ProvenValue, Seat)> {
        let (made, proven) = self.finder.found()?;
        Some((made, proven, self.seat?))
    }
}

impl<R: Evaluate> Search<R::Move> for ProofFirstSearch<R> {
    fn step(&mut self, nodes: u32) -> bool {
        if self.preferred.is_some() {
            return true;
        }
        if !self.finder.step(nodes) {
            return false;
        }
        !self.comparing && self.finder.found().is_some() || self.fallback.step(nodes)
    }

    fn report(&self) -> SearchReport<R::Move> {
        let mut report = self.fallback.report();
        report.nodes += self.finder.nodes();
        if let Some(made) = self.preferred {
            (report.best, report.line, report.finished) = (Some(made), vec![made], true);
        }
        if let Some(proven) = self.proven() {
            settle(&mut report, proven);
            report.finished |= !self.comparing;
        }
        report
    }

    fn lines(&self, most: usize) -> Vec<SearchLine<R::Move>> {
        let mut lines = self.fallback.lines(most);
        if let Some(seat) = self.seat {
            let mut any_known = false;
            for line in &mut lines {
                let known = line.moves.first().and_then(|made| self.finder.known_value(*made));
                if let Some(proven) = known {
                    line.prove(proven, seat);
                    any_known = true;
                }
            }
            if any_known {
                lines.sort_by(|one, other| other.shares[seat.index()].total_cmp(&one.shares[seat.index()]));
            }
        }
        if let Some((made, proven, seat)) = self.proven() {
            lead(&mut lines, made, self.fallback.report().shares, most);
            // If the best move loses, the others lose at least as soon.
            let of = if matches!(proven, ProvenValue::Loss(_)) { lines.len() } else { 1 };
            for line in &mut lines[..of] {
                line.prove(proven, seat);
            }
        }
        lines
    }
}
