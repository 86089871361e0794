//! Wins by threats: a sequence of moves that each threaten to win with the next move, until the opponent has no answer.
//!
//! The search considers only threats of the attacking seat, but every answer of the defending one. So the wins it finds
//! are proven, but it may miss wins. The seats must alternate, one move each.

use super::alphabeta::AlphaBeta;
use super::search::{ProvenValue, Search, SearchLine, SearchReport};
use crate::evaluate::Evaluate;
use std::collections::HashMap;
use std::rc::Rc;
use trivium_rules::core::{Seat, Turn, Verdict};

/// Longest win by threats that full strength looks for, in plies.
pub(super) const LONGEST: u32 = 15;
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
    /// The winning move, and the most plies that the win takes.
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

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn found(&self) -> Option<(R::Move, ProvenValue)> {
        self.found.map(|(made, plies)| (made, ProvenValue::Win(plies)))
    }
}

/// The shares of the seats for a proven value of the seat to act.
fn shares(proven: ProvenValue, seat: Seat) -> [f32; Seat::MOST] {
    let won = matches!(proven, ProvenValue::Win(_)) == (seat == Seat::ONE);
    if won { [1.0, 0.0, 0.0] } else { [0.0, 1.0, 0.0] }
}

/// Writes the proven result of the best move into a report.
fn settle<M: Copy>(report: &mut SearchReport<M>, (made, proven, seat): (M, ProvenValue, Seat)) {
    report.shares = shares(proven, seat);
    (report.best, report.line) = (Some(made), vec![made]);
    report.proven = Some(proven);
}

/// Moves the line of the best move to the front, or adds it there.
fn lead<M: Copy + PartialEq>(lines: &mut Vec<SearchLine<M>>, best: M, shares: [f32; Seat::MOST], most: usize) {
    let at = lines.iter().position(|line| line.moves.first() == Some(&best));
    let line = at.map(|at| lines.remove(at));
    lines.insert(0, line.unwrap_or(SearchLine { moves: vec![best], shares, proven: None }));
    lines.truncate(most.max(1));
}

impl<M> SearchLine<M> {
    /// Sets the proven value of the line for `seat`, which makes its move. An existing proven value stays.
    fn prove(&mut self, proven: ProvenValue, seat: Seat) {
        (self.shares, self.proven) = (shares(proven, seat), self.proven.or(Some(proven)));
    }
}

/// Full strength with proofs: a proof search, then, if it finds nothing in time, alpha-beta.
pub(super) struct ProofFirstSearch<R: Evaluate> {
    pub(super) finder: Box<dyn ProofFinder<R::Move>>,
    pub(super) seat: Option<Seat>,
    pub(super) fallback: AlphaBeta<R>,
    /// Whether to compare the other moves, even after a proof.
    pub(super) comparing: bool,
    /// A book move, which needs no proof.
    pub(super) preferred: Option<R::Move>,
}

impl<R: Evaluate> ProofFirstSearch<R> {
    fn proven(&self) -> Option<(R::Move, ProvenValue, Seat)> {
        let (made, proven) = self.finder.found()?;
        Some((made, proven, self.seat?))
    }
}

impl<R: Evaluate> Search<R::Move> for ProofFirstSearch<R> {
    fn step(&mut self, nodes: u32) -> bool {
        if self.preferred.is_none() && !self.finder.step(nodes) {
            return false;
        }
        let enough = !self.comparing && (self.preferred.is_some() || self.finder.found().is_some());
        enough || self.fallback.step(nodes)
    }

    fn report(&self) -> SearchReport<R::Move> {
        let mut report = self.fallback.report();
        report.nodes += self.finder.nodes();
        if let Some(made) = self.preferred {
            (report.best, report.line) = (Some(made), vec![made]);
            report.finished |= !self.comparing;
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
        let proven = self.proven();
        if let Some(best) = proven.map(|(made, ..)| made).or(self.preferred) {
            lead(&mut lines, best, self.fallback.report().shares, most);
        }
        if let Some((_, proven, seat)) = proven {
            // If the best move loses, the others lose at least as soon.
            let of = if matches!(proven, ProvenValue::Loss(_)) { lines.len() } else { 1 };
            for line in &mut lines[..of] {
                line.prove(proven, seat);
            }
        }
        lines
    }
}
