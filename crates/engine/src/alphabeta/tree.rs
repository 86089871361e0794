//! One node after the other: entering it, choosing among its decisions, taking their values into account.

use super::{AlphaBeta, Frame, INFINITE, MOST_FORCING, MOST_PLIES, PRIDE, Pass, SURE, Wanted, order};
use crate::transposition::Bound;
use trivium_rules::core::{Drift, Evaluate, Seat, Turn, Verdict, WIN};

/// Estimates cut no more than so many decisions from the leaves.
const FUTILE: i32 = 4;
/// A shallow search looks so much less far.
const SHALLOWER: i32 = 4;

/// What came of making a decision.
enum Entered {
    /// Its value is known, for the seat that made it.
    Known(i32),
    /// The position after it is a frame of its own now.
    Deeper,
    /// It was not legal.
    Illegal,
}

impl<R: Evaluate> AlphaBeta<R> {
    /// Appends the decisions at a position as this program sees them.
    pub(super) fn list(&mut self, state: &R::State, key: u64) {
        if self.limits.eyes.miss(key) {
            self.rules.naive_candidates(state, &mut self.moves);
        } else {
            self.rules.candidates(state, &mut self.moves);
        }
    }

    /// Leaves out what is overlooked and ranks the rest of a frame's decisions.
    pub(super) fn prepare(&mut self, frame: &Frame<R>, ply: usize) {
        let first = frame.first;
        self.limits.eyes.keep_seen(frame.key, &mut self.moves, first);
        let known = self.table.get(frame.key).and_then(|entry| entry.made);
        self.order.rank(&mut self.moves[first..], frame.seat, known, ply);
    }

    /// The estimate of a position for `seat`, as well as this program can tell.
    fn estimate(&self, state: &R::State, seat: Seat, key: u64) -> i32 {
        let eyes = self.limits.eyes;
        let naive = eyes.overlooked > 0;
        let value = if naive { self.rules.naive_evaluate(state, seat) } else { self.rules.evaluate(state, seat) };
        eyes.estimate(value.clamp(-R::MOST, R::MOST), seat, key)
    }

    /// The value of a finished game for `seat`, `plies` decisions from the root.
    fn ending(turn: Turn, seat: Seat, plies: usize) -> Option<i32> {
        Some(match turn.outcome()?.of(seat) {
            Verdict::Win => WIN - plies as i32,
            Verdict::Draw => 0,
            Verdict::Loss => plies as i32 - WIN,
        })
    }

    /// Makes a decision at the last frame and looks at what comes, `depth` deep within the window, both as the frame's seat sees it.
    #[expect(
        clippy::too_many_lines,
        reason = "a node is looked at in one go: its steps share window, ply and table entry"
    )]
    fn enter(&mut self, made: R::Move, depth: i32, alpha: i32, beta: i32) -> Entered {
        self.nodes += 1;
        let ply = self.path.len();
        let from = &self.path[ply - 1];
        let seat = from.seat;
        if depth == 0
            && let Some((value, key)) = self.rules.glance(&from.state, made)
        {
            self.lines[ply].clear();
            return Entered::Known(self.limits.eyes.estimate(value.clamp(-R::MOST, R::MOST), seat, key));
        }
        let Some(state) = self.rules.venture(&from.state, made) else { return Entered::Illegal };
        self.lines[ply].clear();
        let turn = self.rules.turn(&state);
        if let Some(value) = Self::ending(turn, seat, ply) {
            return Entered::Known(value);
        }
        let next = turn.seat().expect("a game for this search has no chance");
        let key = self.rules.key(&state);
        if self.before.contains(&key) || self.path.iter().any(|f| f.key == key) {
            return Entered::Known(if Some(seat) == self.root_seat { -PRIDE } else { PRIDE });
        }
        let sign = if next == seat { 1 } else { -1 };
        let (alpha, beta) = if next == seat { (alpha, beta) } else { (-beta, -alpha) };
        // Nobody wins sooner than with the next decision.
        if self.drift.is_some() && alpha >= WIN - (ply as i32 + 1) {
            return Entered::Known(sign * alpha);
        }
        if ply >= MOST_PLIES {
            return Entered::Known(sign * self.estimate(&state, next, key));
        }
        let depth = depth + i32::from(depth > 0 && ply < 3 * self.depth as usize && self.rules.pressed(&state));
        if depth > 0
            && let Some(entry) = self.table.get(key)
            && i32::from(entry.depth) >= depth
        {
            let value = from_table(entry.value.into(), ply);
            // What estimates cut may hide an end.
            let trusted = self.drift.is_none() || value.abs() > SURE || !touches_ends(alpha, beta);
            let cuts = trusted
                && match entry.bound {
                    Bound::Exact => true,
                    Bound::AtLeast => value >= beta,
                    Bound::AtMost => value <= alpha,
                };
            if cuts {
                self.lines[ply].extend(entry.made);
                return Entered::Known(sign * value);
            }
        }
        let whole = Wanted { depth, alpha, beta };
        let shallow = match self.drift {
            Some(drift) if depth > 0 && beta - alpha == 1 && !touches_ends(alpha, beta) => {
                let value = self.estimate(&state, next, key);
                if let Some(value) = futile(drift, value, whole) {
                    return Entered::Known(sign * value);
                }
                shallow(drift, value, whole)
            }
            _ => None,
        };
        let Wanted { depth, alpha, beta } = shallow.unwrap_or(whole);
        let first = self.moves.len();
        let mut best = -INFINITE;
        if depth > 0 {
            self.list(&state, key);
        } else {
            let quiet = self.limits.eyes.miss(key) || self.rules.forcing(&state, &mut self.moves);
            let far = depth <= -MOST_FORCING;
            if quiet || far || self.moves.len() == first {
                best = self.estimate(&state, next, key);
                if best >= beta || far || self.moves.len() == first {
                    self.moves.truncate(first);
                    return Entered::Known(sign * best);
                }
            }
        }
        let frame = Frame {
            state,
            seat: next,
            key,
            depth,
            alpha: alpha.max(best),
            beta,
            floor: alpha,
            best,
            best_move: None,
            first,
            next: first,
            made: None,
            pass: Pass::Full,
            wanted: shallow.map(|_| whole),
        };
        self.prepare(&frame, ply);
        self.path.push(frame);
        Entered::Deeper
    }

    /// Searches a position as it is wanted, after a shallow search that settled nothing.
    pub(super) fn search_whole(&mut self, shallow: Frame<R>, Wanted { depth, alpha, beta }: Wanted) {
        let ply = self.path.len();
        self.list(&shallow.state, shallow.key);
        let frame = Frame {
            depth,
            alpha,
            beta,
            floor: alpha,
            best: -INFINITE,
            best_move: None,
            next: shallow.first,
            made: None,
            pass: Pass::Full,
            wanted: None,
            ..shallow
        };
        self.prepare(&frame, ply);
        self.lines[ply].clear();
        self.path.push(frame);
    }

    /// Makes the frame's decision at hand once more or for the first time, as its pass says.
    pub(super) fn look(&mut self) {
        let at = self.path.len() - 1;
        let frame = &self.path[at];
        let made = frame.made.expect("there is a decision at hand");
        let tried = frame.next - frame.first;
        let (depth, alpha, beta) = match frame.pass {
            Pass::Full => (frame.depth - 1, frame.alpha, frame.beta),
            Pass::Scout => (frame.depth - 1, frame.alpha, frame.alpha + 1),
            Pass::Reduced => (frame.depth - reduction(frame.depth, tried), frame.alpha, frame.alpha + 1),
        };
        match self.enter(made, depth, alpha, beta) {
            Entered::Known(value) => self.returned = Some(value),
            Entered::Deeper => {}
            Entered::Illegal => {
                let frame = self.path.last_mut().expect("a frame");
                frame.made = None;
                frame.next -= 1;
                self.moves.swap_remove(frame.next);
            }
        }
    }

    /// Takes the value of the decision at hand into account. True when that ends the frame.
    pub(super) fn take(&mut self, value: i32) -> bool {
        let at = self.path.len() - 1;
        let frame = &mut self.path[at];
        let made = frame.made.expect("there is a decision at hand");
        let better = value > frame.alpha;
        match frame.pass {
            Pass::Reduced if better => {
                frame.pass = Pass::Scout;
                self.look();
                return false;
            }
            Pass::Scout if better && value < frame.beta => {
                frame.pass = Pass::Full;
                self.look();
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

    /// Chooses the frame's next decision. False when there is none left.
    pub(super) fn choose(&mut self) -> bool {
        let frame = self.path.last_mut().expect("a frame");
        let Some(best) = order::best(&self.moves[frame.next..]) else { return false };
        self.moves.swap(frame.next, frame.next + best);
        frame.made = Some(self.moves[frame.next].made);
        let tried = frame.next - frame.first;
        frame.next += 1;
        frame.pass = match tried {
            0 => Pass::Full,
            _ if reduction(frame.depth, tried + 1) > 1 => Pass::Reduced,
            _ => Pass::Scout,
        };
        if frame.pass == Pass::Scout && frame.alpha + 1 >= frame.beta {
            frame.pass = Pass::Full;
        }
        true
    }
}

/// Whether a window lets more than estimates decide.
fn touches_ends(alpha: i32, beta: i32) -> bool {
    alpha.abs().max(beta.abs()) > SURE
}

/// What a position is worth at least or at most whose estimate is so far from the window that what is wanted will hardly bring it there.
fn futile(drift: Drift, value: i32, Wanted { depth, alpha, beta }: Wanted) -> Option<i32> {
    let further = drift.each * (depth - 1);
    let (least, most) = (value - drift.down - further, value + drift.up + further);
    match depth {
        ..=FUTILE if least >= beta => Some(least),
        ..=FUTILE if most <= alpha => Some(most),
        _ => None,
    }
}

/// The shallow search that may show the same, on the side of the window on which the estimate is.
fn shallow(drift: Drift, value: i32, Wanted { depth, alpha, beta }: Wanted) -> Option<Wanted> {
    let by = if value >= beta { drift.deeper } else { -drift.deeper };
    (depth > SHALLOWER).then_some(Wanted { depth: depth - SHALLOWER, alpha: alpha + by, beta: beta + by })
}

/// How much less deep than its node a decision is looked at that comes so late.
fn reduction(depth: i32, tried: usize) -> i32 {
    match tried {
        _ if depth < 3 => 1,
        0..=3 => 1,
        4..=15 => 2,
        _ => 2 + i32::from(depth > 4),
    }
}

/// A value as the table keeps it: a win counted from the node on, not from the root.
pub(super) fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        v if v > SURE => v + ply as i32,
        v if v < -SURE => v - ply as i32,
        v => v,
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        v if v > SURE => v - ply as i32,
        v if v < -SURE => v + ply as i32,
        v => v,
    }
}
