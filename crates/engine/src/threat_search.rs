//! Wins by threats: one decision after the other after which the seat wins with its next one, unless the other seat answers it; until
//! there is no answer.
//!
//! Of the seat that threatens only threats are looked at, of the other one every answer: what is found is proven, what is not found may
//! be there all the same. Both seats act in turn, one decision each.

use super::alphabeta::AlphaBeta;
use super::prover::{lead, settle};
use super::search::{ProvenValue, Search, SearchLine, SearchReport};
use crate::evaluate::Evaluate;
use std::collections::HashMap;
use std::rc::Rc;
use trivium_rules::core::{Seat, Turn, Verdict};

/// The longest win by threats that full strength looks for, in decisions.
const LONGEST: u32 = 15;
/// The time that finding the answers to a threat takes, in nodes of a search.
const THREAT: u64 = 100;

/// A search that looks for nothing but a proof.
pub trait ProofFinder<M> {
    /// Goes on for about so many nodes. True when it is finished.
    fn step(&mut self, nodes: u32) -> bool;

    /// Nodes so far.
    fn nodes(&self) -> u64;

    /// The decision that is proven to be best, and what comes of it.
    fn found(&self) -> Option<(M, ProvenValue)>;

    /// The known result of a decision, without any search.
    fn told(&self, _made: M) -> Option<ProvenValue> {
        None
    }
}

/// A position of the line that is being looked at.
struct ThreatFrame<R: Evaluate> {
    state: R::State,
    key: u64,
    /// Whether the seat that is to win acts here.
    attacks: bool,
    /// Decisions left, this one included.
    plies: u32,
    moves: Vec<R::Move>,
    next: usize,
}

/// A search for a win by threats. It goes on in slices: first for one of three decisions, then of five, and so on.
pub struct ThreatSearch<R: Evaluate> {
    rules: Rc<R>,
    root: R::State,
    seat: Option<Seat>,
    path: Vec<ThreatFrame<R>>,
    /// Whether the position that was entered last is won by who attacks.
    returned: Option<bool>,
    /// Positions in which who attacks has no win by threats of so many decisions.
    refuted: HashMap<u64, u32>,
    plies: u32,
    longest: u32,
    nodes: u64,
    limit: u64,
    /// Whether some threat could not be followed to its end, so that a longer win may be there.
    cut: bool,
    found: Option<(R::Move, u32)>,
    finished: bool,
}

impl<R: Evaluate> ThreatSearch<R> {
    /// A search for a win of the seat to act of `longest` decisions at the most, that looks at about `limit` nodes.
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

    /// Nodes so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The winning move, and the number of moves that the win takes at most.
    pub fn found(&self) -> Option<(R::Move, u32)> {
        self.found
    }

    /// Goes on for about so many nodes. True when it is finished.
    pub fn step(&mut self, nodes: u32) -> bool {
        let end = self.nodes + u64::from(nodes);
        while !self.finished && self.nodes < end {
            match (self.returned.take(), self.path.is_empty()) {
                (None, true) => self.enter(self.root.clone(), true, self.plies),
                (Some(won), true) => self.next_round(won),
                (Some(won), false) => self.take(won),
                (None, false) => self.look(),
            }
            self.finished |= self.nodes >= self.limit && self.found.is_none();
        }
        self.finished
    }

    /// Begins to look at a position.
    fn enter(&mut self, state: R::State, attacks: bool, plies: u32) {
        self.nodes += 1;
        let Some(seat) = self.seat else { return };
        match self.rules.turn(&state) {
            Turn::Over(outcome) => {
                self.returned = Some(outcome.of(seat) == Verdict::Win);
                return;
            }
            Turn::Seat(acting) if (acting == seat) == attacks => {}
            // Not one decision each.
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

    /// Looks at the last position's next decision; without one it is decided.
    fn look(&mut self) {
        let frame = self.path.last_mut().expect("a position");
        let Some(made) = frame.moves.get(frame.next).copied() else {
            let frame = self.path.pop().expect("a position");
            if frame.attacks {
                self.refuted.insert(frame.key, frame.plies);
            }
            // Without a threat that wins there is no win, without an answer left no defence.
            self.returned = Some(!frame.attacks);
            return;
        };
        frame.next += 1;
        let (attacks, plies) = (!frame.attacks, frame.plies - 1);
        let mut state = frame.state.clone();
        self.rules.play_unchecked(&mut state, made);
        self.enter(state, attacks, plies);
    }

    /// Takes into account whether the last position's decision at hand leads to a win of who attacks.
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
        let mut legal = Vec::new();
        self.rules.legal(state, &mut legal);
        legal.into_iter().find(|made| {
            let mut after = state.clone();
            self.rules.play_unchecked(&mut after, *made);
            self.rules.turn(&after).outcome().is_some_and(|outcome| outcome.of(seat) == Verdict::Win)
        })
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

/// Full strength where proofs can be hoped for: first one of those, then, if none is found in time, alpha-beta.
pub struct ProofFirstSearch<R: Evaluate> {
    finder: Box<dyn ProofFinder<R::Move>>,
    seat: Option<Seat>,
    fallback: AlphaBeta<R>,
    /// Whether the other decisions are looked at, too.
    comparing: bool,
    /// The decision when nothing is proven.
    preferred: Option<R::Move>,
}

impl<R: Evaluate + 'static> ProofFirstSearch<R> {
    /// A search for wins by threats from a position that looks at `limit` nodes at the most.
    pub(super) fn threats(rules: Rc<R>, root: R::State, limit: u64) -> Box<dyn ProofFinder<R::Move>> {
        Box::new(ThreatSearch::new(rules, root, LONGEST, limit))
    }
}

impl<R: Evaluate> ProofFirstSearch<R> {
    /// A search for that seat which goes on as `fallback` when nothing is found; when it is to compare decisions, in any case.
    pub fn new(
        finder: Box<dyn ProofFinder<R::Move>>,
        seat: Option<Seat>,
        fallback: AlphaBeta<R>,
        comparing: bool,
    ) -> Self {
        ProofFirstSearch { finder, seat, fallback, comparing, preferred: None }
    }

    /// The same, deciding so when nothing is proven.
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
            let mut told = false;
            for line in &mut lines {
                let known = line.moves.first().and_then(|made| self.finder.told(*made));
                if let Some(proven) = known {
                    line.prove(proven, seat);
                    told = true;
                }
            }
            if told {
                lines.sort_by(|one, other| other.shares[seat.index()].total_cmp(&one.shares[seat.index()]));
            }
        }
        if let Some((made, proven, seat)) = self.proven() {
            lead(&mut lines, made, self.fallback.report().shares, most);
            // When the best decision loses, so do the others, and no later.
            let of = if matches!(proven, ProvenValue::Loss(_)) { lines.len() } else { 1 };
            for line in &mut lines[..of] {
                line.prove(proven, seat);
            }
        }
        lines
    }
}
