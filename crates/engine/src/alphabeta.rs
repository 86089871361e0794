//! Alpha-beta search for two seats without chance: iterative deepening, principal variation search, late move
//! reductions, a transposition table, killers, history, and a quiescence search of forcing moves. Games with measured
//! [`PruningMargins`] add futility pruning and ProbCut.
//!
//! The search keeps its own stack instead of recursing, so that it can stop after any node and resume later. The value
//! of a node is for the seat to act there. A seat that acts twice in a row keeps the sign.

mod move_order;
mod tree;

use super::error_model::ErrorModel;
use super::search::{ProvenValue, Search, SearchLine, SearchReport};
use super::transposition::{BoundKind, TranspositionTable};
use crate::evaluate::{Evaluate, PruningMargins, RankedMove, WIN, two_shares};
use move_order::MoveOrder;
use std::rc::Rc;
use tree::nearer;
use trivium_rules::core::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchLimits {
    pub nodes: u64,
    /// Search depth in plies, not counting the forcing moves at the leaves.
    pub depth: u32,
    pub error_model: ErrorModel,
    /// Slots of the transposition table, as a power of 2.
    pub table_bits: u32,
}

/// A ply limit that no search reaches, forcing moves included.
const MOST_PLIES: usize = 120;
/// Values beyond ±this are wins and losses.
const WIN_THRESHOLD: i32 = WIN - 1000;
/// Larger than the value of any position.
const INFINITE: i32 = WIN + 1;
/// Plies beyond the nominal depth to which forcing moves are searched.
const MOST_FORCING: i32 = 12;
/// The cost of a repeated position for the root seat, in points, whichever seat repeats it. An engine that is behind by
/// less avoids repetition.
const REPETITION_MARGIN: i32 = 100;
/// If the value falls by more points than this within an iteration, the search gets more nodes.
const SCORE_DROP: i32 = 60;

/// How the search treats the current move of a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SearchPass {
    /// At reduced depth, with a null window.
    Reduced,
    /// At full depth, with a null window.
    Scout,
    /// At full depth, with the full window.
    Full,
}

/// A node on the path from the root to the current node.
struct StackFrame<R: Evaluate> {
    state: R::State,
    seat: Seat,
    key: u64,
    depth: i32,
    alpha: i32,
    beta: i32,
    /// Alpha on entry.
    floor: i32,
    best: i32,
    best_move: Option<R::Move>,
    /// The moves of the node in the list that all frames share: they start at `first`, and those from `next` on are
    /// untried.
    first: usize,
    next: usize,
    made: Option<R::Move>,
    pass: SearchPass,
    /// In a ProbCut search: the request for the full search, which follows if ProbCut is inconclusive.
    full_request: Option<NodeRequest>,
}

impl<R: Evaluate> StackFrame<R> {
    /// A frame that has not tried any move. `first` is the index of its first move in the list that all frames share.
    fn new(state: R::State, seat: Seat, key: u64, request: NodeRequest, first: usize) -> StackFrame<R> {
        let NodeRequest { depth, alpha, beta } = request;
        StackFrame {
            state,
            seat,
            key,
            depth,
            alpha,
            beta,
            floor: alpha,
            best: -INFINITE,
            best_move: None,
            first,
            next: first,
            made: None,
            pass: SearchPass::Full,
            full_request: None,
        }
    }
}

/// Depth and window of a node, from the point of view of the seat to act there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct NodeRequest {
    depth: i32,
    alpha: i32,
    beta: i32,
}

pub struct AlphaBeta<R: Evaluate> {
    rules: Rc<R>,
    limits: SearchLimits,
    root: R::State,
    root_seat: Option<Seat>,
    /// `None` if the game has no measured margins or the level makes errors.
    pruning_margins: Option<PruningMargins>,
    /// Keys of earlier positions of the game, to recognise repetitions.
    earlier_keys: Vec<u64>,
    path: Vec<StackFrame<R>>,
    moves: Vec<RankedMove<R::Move>>,
    lines: Vec<Vec<R::Move>>,
    order: MoveOrder<R::Move>,
    table: TranspositionTable<R::Move>,
    /// Value of the child that just ended, for the seat of the last frame.
    returned: Option<i32>,
    depth: u32,
    done: u32,
    nodes: u64,
    value: i32,
    /// Value of the last finished iteration.
    settled_value: i32,
    line: Vec<R::Move>,
    /// How many moves to compare (multi-PV).
    line_count: usize,
    /// Finished lines with their values: `found` in this iteration, `known` in the previous one.
    found: Vec<(Vec<R::Move>, i32)>,
    known: Vec<(Vec<R::Move>, i32)>,
    /// The best line so far of the root search in progress, with its value.
    current: (Vec<R::Move>, i32),
    finished: bool,
}

impl<R: Evaluate> AlphaBeta<R> {
    /// `earlier_keys` holds the keys of the positions that precede `root` in the game.
    pub fn new(rules: Rc<R>, root: R::State, earlier_keys: Vec<u64>, limits: SearchLimits) -> AlphaBeta<R> {
        let root_seat = rules.turn(&root).seat();
        AlphaBeta {
            rules,
            limits,
            root,
            root_seat,
            // Pruning by estimates relies on estimates without errors.
            pruning_margins: R::PRUNING_MARGINS.filter(|_| limits.error_model.blunder_rates == 0),
            earlier_keys,
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
            settled_value: 0,
            line: Vec::new(),
            line_count: 1,
            found: Vec::new(),
            known: Vec::new(),
            current: (Vec::new(), 0),
            finished: root_seat.is_none(),
        }
    }

    /// Compares `lines` moves: each iteration searches for the best move, then for the best of the remaining ones, and
    /// so on.
    pub fn comparing(mut self, lines: usize) -> AlphaBeta<R> {
        self.line_count = lines.max(1);
        self
    }

    /// Starts the next iteration, or the next line of the current one.
    fn deepen(&mut self) {
        self.depth += u32::from(self.found.is_empty());
        let (state, seat) = (self.root.clone(), self.root_seat.expect("an unfinished search has a seat to act"));
        let key = self.rules.key(&state);
        let request = NodeRequest { depth: self.depth as i32, alpha: -INFINITE, beta: INFINITE };
        let frame = StackFrame::new(state, seat, key, request, self.moves.len());
        self.list(&frame.state, key);
        self.moves.retain(|ranked| self.found.iter().all(|(line, _)| line.first() != Some(&ranked.made)));
        self.prepare(&frame, 0);
        self.lines[0].clear();
        self.path.push(frame);
    }

    /// Ends the last frame and passes its value to its parent.
    fn leave(&mut self) {
        let mut frame = self.path.pop().expect("a frame");
        self.moves.truncate(frame.first);
        let ply = self.path.len();
        if frame.best == -INFINITE {
            // All candidates of the node were illegal, so its seat has lost.
            frame.best = ply as i32 - WIN;
        }
        // While the root excludes moves that are already found, its value must not enter the table.
        if frame.depth > 0 && (ply > 0 || self.found.is_empty()) {
            let bound = if frame.best >= frame.beta {
                BoundKind::AtLeast
            } else if frame.best > frame.floor {
                BoundKind::Exact
            } else {
                BoundKind::AtMost
            };
            self.table.put(frame.key, nearer(frame.best, ply as i32), frame.depth, bound, frame.best_move);
        }
        if let Some(full) = frame.full_request {
            let beyond = if frame.floor >= full.beta { frame.best >= frame.beta } else { frame.best <= frame.floor };
            if !beyond {
                self.search_whole(frame, full);
                return;
            }
            if frame.best.abs() <= WIN_THRESHOLD {
                // The full search may differ from the ProbCut search by the margin.
                frame.best -= frame.floor - full.alpha;
            }
        }
        match self.path.last() {
            Some(parent) => self.returned = Some(if parent.seat == frame.seat { frame.best } else { -frame.best }),
            None => {
                self.found.push(std::mem::take(&mut self.current));
                if self.found.len() < self.line_count && self.found.len() < self.choices() {
                    return;
                }
                let before = std::mem::replace(&mut self.known, std::mem::take(&mut self.found));
                self.done = self.depth;
                self.settled_value = self.value;
                // With a single legal move, the search still spends 5 % of its nodes, to report a value.
                let only = self.nodes > self.limits.nodes / 20 && self.choices() < 2;
                let decided = |value: i32| value.abs() > WIN_THRESHOLD && (WIN - value.abs()) as u32 <= self.depth;
                let all = self.known.iter().all(|(_, value)| decided(*value));
                // Pruning by estimates may find a longer win before the shortest. Once a win is known only ends count,
                // so one more iteration finds the shortest.
                let values = |lines: &[(_, i32)]| lines.iter().map(|line| line.1).collect::<Vec<_>>();
                let confirmed = self.pruning_margins.is_none() || values(&before) == values(&self.known);
                self.finished = only || all && confirmed || self.depth >= self.limits.depth;
            }
        }
    }

    fn choices(&self) -> usize {
        let mut candidates = Vec::new();
        self.rules.candidates(&self.root, &mut candidates);
        candidates.len()
    }

    /// The shares of all seats for a value of the seat to act. With `sure`, a value beyond [`WIN_THRESHOLD`] is a
    /// proof.
    fn judged(&self, value: i32, sure: bool) -> ([f32; Seat::MOST], Option<ProvenValue>) {
        let for_one = if self.root_seat == Some(Seat::TWO) { -value } else { value };
        let sure = sure && self.limits.error_model.blunder_rates == 0 && self.rules.complete();
        let plies = (WIN - value.abs()) as u32;
        let proven = match sure {
            true if value > WIN_THRESHOLD => Some(ProvenValue::Win(plies)),
            true if value < -WIN_THRESHOLD => Some(ProvenValue::Loss(plies)),
            _ => None,
        };
        (two_shares(for_one), proven)
    }
}

impl<R: Evaluate> Search<R::Move> for AlphaBeta<R> {
    fn step(&mut self, nodes: u32) -> bool {
        let end = self.nodes + u64::from(nodes);
        while !self.finished && self.nodes < end {
            // When the best move turns out to be bad, the search gets three times the nodes to find another.
            let patience = if self.value + SCORE_DROP < self.settled_value { 3 } else { 1 };
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
            // If `take` searches the move again, it has already entered the child.
            let waiting = self.path.last().is_some_and(|f| f.made.is_some()) || self.returned.is_some();
            if ended || !waiting && !self.choose() {
                self.leave();
            } else if !waiting {
                self.descend();
            }
        }
        self.finished
    }

    fn report(&self) -> SearchReport<R::Move> {
        // One winning move proves a win. A loss is proven only at the end of an iteration, when all moves have been
        // searched.
        let whole = self.value > WIN_THRESHOLD || self.value == self.settled_value && self.path.is_empty();
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
        let mut lines: Vec<_> = self.found.iter().chain(older).take(self.line_count.min(most)).collect();
        lines.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
        let line = |(moves, value): &(Vec<R::Move>, i32)| {
            let (shares, proven) = self.judged(*value, true);
            SearchLine { moves: moves.clone(), shares, proven }
        };
        lines.into_iter().map(line).collect()
    }
}
