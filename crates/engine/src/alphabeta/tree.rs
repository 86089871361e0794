//! The nodes of the alpha-beta search: entering a node, choosing its next move, using the value of a child.

use super::{
    AlphaBeta, INFINITE, MOST_FORCING, MOST_PLIES, NodeRequest, REPETITION_MARGIN, SearchPass, StackFrame,
    WIN_THRESHOLD, move_order,
};
use crate::evaluate::{Evaluate, PruningMargins, WIN};
use crate::transposition::BoundKind;
use trivium_rules::core::{Seat, Turn, Verdict};

/// Greatest remaining depth, in plies, at which futility pruning applies.
const FUTILE: i32 = 4;
/// Depth reduction of a ProbCut search, in plies.
const SHALLOWER: i32 = 4;

enum EnteredNode {
    /// The child's value, for the seat that made the move.
    Known(i32),
    /// The child is a new frame on the stack.
    Deeper,
    Illegal,
}

impl<R: Evaluate> AlphaBeta<R> {
    /// Appends the moves of a position that this level considers.
    pub(super) fn list(&mut self, state: &R::State, key: u64) {
        if self.limits.error_model.miss(key) {
            self.rules.naive_candidates(state, &mut self.moves);
        } else {
            self.rules.candidates(state, &mut self.moves);
        }
    }

    /// Removes overlooked moves and ranks the remaining ones.
    pub(super) fn prepare(&mut self, frame: &StackFrame<R>, ply: usize) {
        let first = frame.first;
        self.limits.error_model.retain_noticed(frame.key, &mut self.moves, first);
        let known = self.table.get(frame.key).and_then(|entry| entry.made);
        self.order.rank(&mut self.moves[first..], frame.seat, known, ply);
    }

    /// The estimate for `seat`, with the errors of this level.
    fn estimate(&self, state: &R::State, seat: Seat, key: u64) -> i32 {
        let error_model = self.limits.error_model;
        let naive = error_model.blunder_rates > 0;
        let value = if naive { self.rules.naive_evaluate(state, seat) } else { self.rules.evaluate(state, seat) };
        error_model.estimate(value.clamp(-R::MOST, R::MOST), seat, key)
    }

    /// The value of a finished game for `seat`, `plies` plies from the root; `None` while the game runs.
    fn ending(turn: Turn, seat: Seat, plies: usize) -> Option<i32> {
        Some(match turn.outcome()?.of(seat) {
            Verdict::Win => WIN - plies as i32,
            Verdict::Draw => 0,
            Verdict::Loss => plies as i32 - WIN,
        })
    }

    /// The value of a table entry that answers a request, if there is one. The line of the ply then begins with the
    /// entry's move.
    fn stored_value(&mut self, key: u64, ply: usize, request: NodeRequest) -> Option<i32> {
        let NodeRequest { depth, alpha, beta } = request;
        if depth <= 0 {
            return None;
        }
        let entry = self.table.get(key).filter(|entry| i32::from(entry.depth) >= depth)?;
        let value = nearer(entry.value.into(), -(ply as i32));
        // With pruning by estimates, a stored value may hide a win or a loss.
        let trusted = self.pruning_margins.is_none() || value.abs() > WIN_THRESHOLD || !touches_ends(alpha, beta);
        let cuts = trusted
            && match entry.bound {
                BoundKind::Exact => true,
                BoundKind::AtLeast => value >= beta,
                BoundKind::AtMost => value <= alpha,
            };
        cuts.then(|| {
            self.lines[ply].extend(entry.made);
            value
        })
    }

    /// Lists the forcing moves below the full depth, and returns the value that they must beat. Returns `Err` with the
    /// value of the node if it has no forcing moves, or if that value is enough for a cutoff.
    fn list_forcing(&mut self, state: &R::State, seat: Seat, key: u64, (depth, beta): (i32, i32)) -> Result<i32, i32> {
        let first = self.moves.len();
        let quiet = self.limits.error_model.miss(key) || self.rules.forcing(state, &mut self.moves);
        let ends = depth <= -MOST_FORCING || self.moves.len() == first;
        if !quiet && !ends {
            return Ok(-INFINITE);
        }
        let best = self.estimate(state, seat, key);
        if best >= beta || ends {
            self.moves.truncate(first);
            return Err(best);
        }
        Ok(best)
    }

    /// Plays a move at the last frame and enters the child. `depth`, `alpha` and `beta` are from the view of the
    /// frame's seat.
    fn enter(&mut self, made: R::Move, depth: i32, alpha: i32, beta: i32) -> EnteredNode {
        self.nodes += 1;
        let ply = self.path.len();
        let from = &self.path[ply - 1];
        let seat = from.seat;
        if depth == 0
            && let Some((value, key)) = self.rules.quick_look(&from.state, made)
        {
            self.lines[ply].clear();
            return EnteredNode::Known(self.limits.error_model.estimate(value.clamp(-R::MOST, R::MOST), seat, key));
        }
        let Some(state) = self.rules.try_play(&from.state, made) else { return EnteredNode::Illegal };
        self.lines[ply].clear();
        let turn = self.rules.turn(&state);
        if let Some(value) = Self::ending(turn, seat, ply) {
            return EnteredNode::Known(value);
        }
        let next = turn.seat().expect("a game for this search has no chance");
        let key = self.rules.key(&state);
        if self.earlier_keys.contains(&key) || self.path.iter().any(|f| f.key == key) {
            let mark_down = Some(seat) == self.root_seat;
            return EnteredNode::Known(if mark_down { -REPETITION_MARGIN } else { REPETITION_MARGIN });
        }
        let sign = if next == seat { 1 } else { -1 };
        let (alpha, beta) = if next == seat { (alpha, beta) } else { (-beta, -alpha) };
        // Mate distance pruning: no win is sooner than the next move.
        if self.pruning_margins.is_some() && alpha >= WIN - (ply as i32 + 1) {
            return EnteredNode::Known(sign * alpha);
        }
        if ply >= MOST_PLIES {
            return EnteredNode::Known(sign * self.estimate(&state, next, key));
        }
        let depth = depth + i32::from(depth > 0 && ply < 3 * self.depth as usize && self.rules.pressed(&state));
        let whole = NodeRequest { depth, alpha, beta };
        if let Some(value) = self.stored_value(key, ply, whole) {
            return EnteredNode::Known(sign * value);
        }
        let shallow = match self.pruning_margins {
            Some(pruning_margins) if depth > 0 && beta - alpha == 1 && !touches_ends(alpha, beta) => {
                let value = self.estimate(&state, next, key);
                if let Some(value) = futile(pruning_margins, value, whole) {
                    return EnteredNode::Known(sign * value);
                }
                shallow(pruning_margins, value, whole)
            }
            _ => None,
        };
        let request = shallow.unwrap_or(whole);
        let first = self.moves.len();
        let best = if request.depth > 0 {
            self.list(&state, key);
            -INFINITE
        } else {
            match self.list_forcing(&state, next, key, (request.depth, request.beta)) {
                Ok(best) => best,
                Err(value) => return EnteredNode::Known(sign * value),
            }
        };
        let mut frame = StackFrame::new(state, next, key, request, first);
        (frame.alpha, frame.best) = (request.alpha.max(best), best);
        frame.full_request = shallow.map(|_| whole);
        self.prepare(&frame, ply);
        self.path.push(frame);
        EnteredNode::Deeper
    }

    /// Searches a node to full depth after an inconclusive ProbCut search.
    pub(super) fn search_whole(&mut self, shallow: StackFrame<R>, full: NodeRequest) {
        let ply = self.path.len();
        self.list(&shallow.state, shallow.key);
        let frame = StackFrame::new(shallow.state, shallow.seat, shallow.key, full, shallow.first);
        self.prepare(&frame, ply);
        self.lines[ply].clear();
        self.path.push(frame);
    }

    /// Enters the child for the current move of the last frame, with the depth and window of the frame's pass.
    pub(super) fn descend(&mut self) {
        let at = self.path.len() - 1;
        let frame = &self.path[at];
        let made = frame.made.expect("there is a decision at hand");
        let tried = frame.next - frame.first;
        let (depth, alpha, beta) = match frame.pass {
            SearchPass::Full => (frame.depth - 1, frame.alpha, frame.beta),
            SearchPass::Scout => (frame.depth - 1, frame.alpha, frame.alpha + 1),
            SearchPass::Reduced => (frame.depth - reduction(frame.depth, tried), frame.alpha, frame.alpha + 1),
        };
        match self.enter(made, depth, alpha, beta) {
            EnteredNode::Known(value) => self.returned = Some(value),
            EnteredNode::Deeper => {}
            EnteredNode::Illegal => {
                let frame = self.path.last_mut().expect("a frame");
                frame.made = None;
                frame.next -= 1;
                self.moves.swap_remove(frame.next);
            }
        }
    }

    /// Applies the value of the current move to the last frame. Returns true if that ends the frame.
    pub(super) fn take(&mut self, value: i32) -> bool {
        let at = self.path.len() - 1;
        let frame = &mut self.path[at];
        let made = frame.made.expect("there is a decision at hand");
        let better = value > frame.alpha;
        match frame.pass {
            SearchPass::Reduced if better => {
                frame.pass = SearchPass::Scout;
                self.descend();
                return false;
            }
            SearchPass::Scout if better && value < frame.beta => {
                frame.pass = SearchPass::Full;
                self.descend();
                return false;
            }
            _ => {}
        }
        frame.made = None;
        if value > frame.best {
            frame.best = value;
            frame.best_move = Some(made);
            if better || at == 0 {
                let (upper, lower) = self.lines.split_at_mut(at + 1);
                upper[at].clear();
                upper[at].push(made);
                upper[at].extend(&lower[0]);
                if at == 0 {
                    self.current = (upper[0].clone(), value);
                    if self.found.is_empty() {
                        self.value = value;
                        self.line.clone_from(&upper[0]);
                    }
                }
            }
        }
        frame.alpha = frame.alpha.max(value);
        if frame.alpha < frame.beta {
            return false;
        }
        if frame.depth > 0 {
            let tried = &self.moves[frame.first..frame.next - 1];
            self.order.cut(made, tried, frame.seat, frame.depth, at);
        }
        true
    }

    /// Chooses the next move of the last frame. Returns false if none is left.
    pub(super) fn choose(&mut self) -> bool {
        let frame = self.path.last_mut().expect("a frame");
        let Some(best) = move_order::best(&self.moves[frame.next..]) else { return false };
        self.moves.swap(frame.next, frame.next + best);
        frame.made = Some(self.moves[frame.next].made);
        let tried = frame.next - frame.first;
        frame.next += 1;
        frame.pass = match tried {
            0 => SearchPass::Full,
            _ if reduction(frame.depth, tried + 1) > 1 => SearchPass::Reduced,
            _ => SearchPass::Scout,
        };
        if frame.pass == SearchPass::Scout && frame.alpha + 1 >= frame.beta {
            frame.pass = SearchPass::Full;
        }
        true
    }
}

/// Whether a window includes values of won or lost games, which estimates cannot judge.
fn touches_ends(alpha: i32, beta: i32) -> bool {
    alpha.abs().max(beta.abs()) > WIN_THRESHOLD
}

/// Futility pruning: a bound on the value of a position if its estimate is so far outside the window that the remaining
/// depth is unlikely to make up for it.
fn futile(pruning_margins: PruningMargins, value: i32, NodeRequest { depth, alpha, beta }: NodeRequest) -> Option<i32> {
    let further = pruning_margins.each * (depth - 1);
    let (least, most) = (value - pruning_margins.down - further, value + pruning_margins.up + further);
    match depth {
        ..=FUTILE if least >= beta => Some(least),
        ..=FUTILE if most <= alpha => Some(most),
        _ => None,
    }
}

/// The ProbCut search of a node: shallower, with the window moved outwards by a margin on the side of the estimate.
/// `None` if the node is too shallow for ProbCut.
fn shallow(
    pruning_margins: PruningMargins,
    value: i32,
    NodeRequest { depth, alpha, beta }: NodeRequest,
) -> Option<NodeRequest> {
    let by = if value >= beta { pruning_margins.deeper } else { -pruning_margins.deeper };
    (depth > SHALLOWER).then_some(NodeRequest { depth: depth - SHALLOWER, alpha: alpha + by, beta: beta + by })
}

/// The difference in depth between a node and its `tried`-th move, in plies. More than 1 is a late move reduction.
fn reduction(depth: i32, tried: usize) -> i32 {
    match tried {
        _ if depth < 3 => 1,
        0..=3 => 1,
        4..=15 => 2,
        _ => 2 + i32::from(depth > 4),
    }
}

/// A value with its win or loss this many plies nearer. In the table the distance counts from the node, in the search
/// from the root.
pub(super) fn nearer(value: i32, plies: i32) -> i32 {
    match value {
        v if v > WIN_THRESHOLD => v + plies,
        v if v < -WIN_THRESHOLD => v - plies,
        v => v,
    }
}
