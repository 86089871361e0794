//! Alpha-beta for two seats without chance: iterative deepening, principal variation, null windows, late moves reduced,
//! transpositions, killers, history, and a search of forcing decisions at the leaves. Where it is known how far values move, estimates cut
//! near the leaves (futility pruning), and shallow searches further up (ProbCut).
//!
//! The search keeps its own stack instead of recursing, so that it can stop after any node and go on later. Values of a node are for
//! the seat that acts there; a seat that acts twice in a row keeps its sign.

mod move_order;
mod tree;

use super::error_model::ErrorModel;
use super::search::{ProvenValue, Search, SearchLine, SearchReport};
use super::transposition::{BoundKind, TranspositionTable};
use crate::evaluate::{Evaluate, PruningMargins, RankedMove, WIN, two_shares};
use move_order::MoveOrder;
use std::rc::Rc;
use tree::to_table;
use trivium_rules::core::Seat;

/// The limits of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchLimits {
    /// The most nodes.
    pub nodes: u64,
    /// The most decisions to look ahead, forcing ones aside.
    pub depth: u32,
    /// What the search overlooks.
    pub error_model: ErrorModel,
    /// Slots of the table, as a power of 2.
    pub table_bits: u32,
}

/// Deeper than any search gets, forcing decisions included.
const MOST_PLIES: usize = 120;
/// Values beyond this are wins.
const SURE: i32 = WIN - 1000;
/// Beyond any value.
const INFINITE: i32 = WIN + 1;
/// Forcing decisions are followed so far beyond the depth.
const MOST_FORCING: i32 = 12;
/// An engine behind by less than this does not go back to a position that stood before.
const REPETITION_MARGIN: i32 = 100;
/// So many points less than before is trouble.
const SCORE_DROP: i32 = 60;

/// How the decision at hand is being searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SearchPass {
    /// Less deep, only whether it is better than the best.
    Reduced,
    /// Only whether it is better.
    Scout,
    /// Its value.
    Full,
}

/// A node of the line that is being looked at.
struct StackFrame<R: Evaluate> {
    state: R::State,
    seat: Seat,
    key: u64,
    depth: i32,
    alpha: i32,
    beta: i32,
    /// Alpha at the beginning.
    floor: i32,
    best: i32,
    best_move: Option<R::Move>,
    /// Its decisions in the common list: from `next` on those not tried yet.
    first: usize,
    next: usize,
    made: Option<R::Move>,
    pass: SearchPass,
    /// The node that this shallow search tests.
    wanted: Option<NodeRequest>,
}

/// How a position is to be searched, as the seat that acts there sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct NodeRequest {
    depth: i32,
    alpha: i32,
    beta: i32,
}

/// The search.
pub struct AlphaBeta<R: Evaluate> {
    rules: Rc<R>,
    limits: SearchLimits,
    root: R::State,
    root_seat: Option<Seat>,
    /// How far values move, when it is to be relied on.
    pruning_margins: Option<PruningMargins>,
    /// Keys of positions that stood before: to come back to one is as good as a draw.
    before: Vec<u64>,
    path: Vec<StackFrame<R>>,
    moves: Vec<RankedMove<R::Move>>,
    lines: Vec<Vec<R::Move>>,
    order: MoveOrder<R::Move>,
    table: TranspositionTable<R::Move>,
    /// The value of the child that just ended, for the seat of the last frame.
    returned: Option<i32>,
    depth: u32,
    done: u32,
    nodes: u64,
    value: i32,
    /// The value of the last iteration that came to its end.
    settled: i32,
    line: Vec<R::Move>,
    /// How many decisions are compared.
    wanted: usize,
    /// The lines of this iteration that came to their end, and those of the one before it, with their values.
    found: Vec<(Vec<R::Move>, i32)>,
    known: Vec<(Vec<R::Move>, i32)>,
    /// The line that is being looked for.
    current: (Vec<R::Move>, i32),
    finished: bool,
}

impl<R: Evaluate> AlphaBeta<R> {
    /// A search from a position; `before` are the keys of those that stood earlier in the game.
    pub fn new(rules: Rc<R>, root: R::State, before: Vec<u64>, limits: SearchLimits) -> AlphaBeta<R> {
        let root_seat = rules.turn(&root).seat();
        AlphaBeta {
            rules,
            limits,
            root,
            root_seat,
            // Levels that blunder don't prune by estimates.
            pruning_margins: R::PRUNING_MARGINS.filter(|_| limits.error_model.blunder_rates == 0),
            before,
            path: Vec::new(),
            moves: Vec::new(),
            lines: vec![Vec::new(); MOST_PLIES + 2],
            order: MoveOrder::new(),
            table: TranspositionTable::new(limits.table_bits),
            returned: None,
            depth: 0,
            done: 0,
            nodes: 0,
            value: 0,
            settled: 0,
            line: Vec::new(),
            wanted: 1,
            found: Vec::new(),
            known: Vec::new(),
            current: (Vec::new(), 0),
            finished: root_seat.is_none(),
        }
    }

    /// The same, comparing so many decisions: each iteration looks for the best one, then for the best of the others, and so on.
    pub fn comparing(mut self, lines: usize) -> AlphaBeta<R> {
        self.wanted = lines.max(1);
        self
    }

    /// Begins the next iteration, or the next line of one.
    fn deepen(&mut self) {
        self.depth += u32::from(self.found.is_empty());
        let (state, seat) = (self.root.clone(), self.root_seat.expect("an unfinished search has a seat to act"));
        let key = self.rules.key(&state);
        let depth = self.depth as i32;
        let frame = StackFrame {
            state,
            seat,
            key,
            depth,
            alpha: -INFINITE,
            beta: INFINITE,
            floor: -INFINITE,
            best: -INFINITE,
            best_move: None,
            first: self.moves.len(),
            next: self.moves.len(),
            made: None,
            pass: SearchPass::Full,
            wanted: None,
        };
        self.list(&frame.state, key);
        self.moves.retain(|ranked| self.found.iter().all(|(line, _)| line.first() != Some(&ranked.made)));
        self.prepare(&frame, 0);
        self.lines[0].clear();
        self.path.push(frame);
    }

    /// Ends the last frame and hands its value up.
    fn leave(&mut self) {
        let mut frame = self.path.pop().expect("a frame");
        self.moves.truncate(frame.first);
        let ply = self.path.len();
        if frame.best == -INFINITE {
            // None of its decisions was legal.
            frame.best = ply as i32 - WIN;
        }
        // Without some of its decisions the root has another value.
        if frame.depth > 0 && (ply > 0 || self.found.is_empty()) {
            let bound = if frame.best >= frame.beta {
                BoundKind::AtLeast
            } else if frame.best > frame.floor {
                BoundKind::Exact
            } else {
                BoundKind::AtMost
            };
            self.table.put(frame.key, to_table(frame.best, ply), frame.depth, bound, frame.best_move);
        }
        if let Some(wanted) = frame.wanted {
            let beyond = if frame.floor >= wanted.beta { frame.best >= frame.beta } else { frame.best <= frame.floor };
            if !beyond {
                self.search_whole(frame, wanted);
                return;
            }
            if frame.best.abs() <= SURE {
                // A deeper search might say so much less, or more.
                frame.best -= frame.floor - wanted.alpha;
            }
        }
        match self.path.last() {
            Some(parent) => self.returned = Some(if parent.seat == frame.seat { frame.best } else { -frame.best }),
            None => {
                self.found.push(std::mem::take(&mut self.current));
                if self.found.len() < self.wanted && self.found.len() < self.choices() {
                    return;
                }
                let before = std::mem::replace(&mut self.known, std::mem::take(&mut self.found));
                self.done = self.depth;
                self.settled = self.value;
                // With nothing to choose, a little is searched all the same: for what it says of the position.
                let only = self.nodes > self.limits.nodes / 20 && self.choices() < 2;
                let decided = |value: i32| value.abs() > SURE && (WIN - value.abs()) as u32 <= self.depth;
                let all = self.known.iter().all(|(_, value)| decided(*value));
                // Where cuts rely on estimates a win may be found late. Once it is known only ends count, so one more iteration finds
                // the soonest.
                let values = |lines: &[(_, i32)]| lines.iter().map(|line| line.1).collect::<Vec<_>>();
                let confirmed = self.pruning_margins.is_none() || values(&before) == values(&self.known);
                self.finished = only || all && confirmed || self.depth >= self.limits.depth;
            }
        }
    }

    /// How many decisions there are to choose from.
    fn choices(&self) -> usize {
        let mut candidates = Vec::new();
        self.rules.candidates(&self.root, &mut candidates);
        candidates.len()
    }

    /// The shares of the seats for a value of the seat to act. With `sure`, a value beyond [`SURE`] is a proof.
    fn judged(&self, value: i32, sure: bool) -> ([f32; Seat::MOST], Option<ProvenValue>) {
        let for_one = if self.root_seat == Some(Seat::TWO) { -value } else { value };
        let sure = sure && self.limits.error_model.blunder_rates == 0 && self.rules.complete();
        let plies = (WIN - value.abs()) as u32;
        let proven = match sure {
            true if value > SURE => Some(ProvenValue::Win(plies)),
            true if value < -SURE => Some(ProvenValue::Loss(plies)),
            _ => None,
        };
        (two_shares(for_one), proven)
    }
}

impl<R: Evaluate> Search<R::Move> for AlphaBeta<R> {
    fn step(&mut self, nodes: u32) -> bool {
        let end = self.nodes + u64::from(nodes);
        while !self.finished && self.nodes < end {
            // When the decision that looked best turns out to be bad, there is some time to find another.
            let patience = if self.value + SCORE_DROP < self.settled { 3 } else { 1 };
            if self.nodes >= self.limits.nodes.saturating_mul(patience) && !self.line.is_empty() {
                self.finished = true;
                break;
            }
            if self.path.is_empty() {
                self.deepen();
            }
            let ended = match self.returned.take() {
                Some(value) => self.take(value),
                None => false,
            };
            // A decision that is looked at once more has been entered already.
            let waiting = self.path.last().is_some_and(|f| f.made.is_some()) || self.returned.is_some();
            if ended || !waiting && !self.choose() {
                self.leave();
            } else if !waiting {
                self.look();
            }
        }
        self.finished
    }

    fn report(&self) -> SearchReport<R::Move> {
        // One decision that wins is a proof; that all others lose is known at the end of an iteration only.
        let whole = self.value > SURE || self.value == self.settled && self.path.is_empty();
        let (shares, proven) = self.judged(self.value, whole);
        SearchReport {
            best: self.line.first().copied(),
            line: self.line.clone(),
            shares,
            proven,
            nodes: self.nodes,
            depth: self.done,
            finished: self.finished,
        }
    }

    fn lines(&self, most: usize) -> Vec<SearchLine<R::Move>> {
        // Moves that this iteration has not searched yet keep the result of the previous one.
        let fresh = |line: &[R::Move]| self.found.iter().all(|(found, _)| found.first() != line.first());
        let older = self.known.iter().filter(|(line, _)| fresh(line));
        let mut lines: Vec<_> = self.found.iter().chain(older).take(self.wanted.min(most)).collect();
        lines.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
        let line = |(moves, value): &(Vec<R::Move>, i32)| {
            let (shares, proven) = self.judged(*value, true);
            SearchLine { moves: moves.clone(), shares, proven }
        };
        lines.into_iter().map(line).collect()
    }
}
