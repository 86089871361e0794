//! Finds threats that the best move prevents: what the next seat could do after the other moves.

use crate::evaluate::Evaluate;
use std::rc::Rc;
use trivium_rules::core::{Present, Seat, Turn};

/// Maximum number of other moves to test.
const OTHERS: usize = 60;
/// Maximum number of moves whose threats are listed, of those that allow one.
const SHOWN: usize = 6;
/// Maximum number of further moves of the same seat, and of draws of chance, before the next seat acts.
const BETWEEN: u32 = 3;

#[derive(Clone, Copy, PartialEq)]
enum ThreatGoal {
    Win,
    TemptingMove,
}

/// The moves before the next seat acts, and all its moves that reach the goal.
type ThreatLines<M> = (Vec<M>, Vec<M>);

/// The next step of the probe.
enum ProbeStep<M> {
    /// Tests the other move with this index, one of an even sample. If no move of the sample allows the threat, the
    /// probe gives up this goal.
    Some(usize),
    /// Tests whether the best move prevents the threat.
    BestPrevents,
    /// Tests the move with this index among all others.
    All(usize),
    /// Lists the threat after the move with this index among those that allow it.
    Shown(usize),
    /// Finished: a line that shows the threat, if there is one, and whether most of the other moves allow the same
    /// threat.
    Done(Option<(Vec<M>, bool)>),
}

/// A probe for threats. Each step tests one move.
pub(super) struct ThreatProbe<R: Present + Evaluate> {
    rules: Rc<R>,
    state: R::State,
    seat: Seat,
    best: R::Move,
    others: Vec<R::Move>,
    goal: ThreatGoal,
    probe_step: ProbeStep<R::Move>,
    /// Moves that allow the threat.
    bad: Vec<R::Move>,
    /// The threats after a sample of the bad moves.
    ways: Vec<ThreatLines<R::Move>>,
}

impl<R: Present + Evaluate> ThreatProbe<R> {
    pub(super) fn new(rules: Rc<R>, state: R::State, seat: Seat, best: R::Move) -> ThreatProbe<R> {
        let mut others = rules.legal_moves(&state);
        others.retain(|made| *made != best);
        // If there are very many moves, an even sample is enough.
        let each = others.len().div_ceil(OTHERS).max(1);
        let others = others.into_iter().step_by(each).collect();
        let (goal, probe_step) = (ThreatGoal::Win, ProbeStep::Some(0));
        ThreatProbe { rules, state, seat, best, others, goal, probe_step, bad: Vec::new(), ways: Vec::new() }
    }

    /// Tests a move. Returns true when the probe is finished.
    pub(super) fn step(&mut self) -> bool {
        self.probe_step = match self.probe_step {
            ProbeStep::Some(at) if at >= self.others.len() => self.next_goal(),
            ProbeStep::Some(at) if self.allows_goal(at) => ProbeStep::BestPrevents,
            ProbeStep::Some(at) => ProbeStep::Some(at + self.others.len().div_ceil(SHOWN)),
            ProbeStep::BestPrevents if self.exposed(&self.rules.after(&self.state, self.best), true, BETWEEN) => {
                self.next_goal()
            }
            ProbeStep::BestPrevents => ProbeStep::All(0),
            ProbeStep::All(at) if at < self.others.len() => {
                if self.allows_goal(at) {
                    self.bad.push(self.others[at]);
                }
                ProbeStep::All(at + 1)
            }
            ProbeStep::All(_) if 2 * self.bad.len() < self.others.len() => self.next_goal(),
            ProbeStep::All(_) => ProbeStep::Shown(0),
            ProbeStep::Shown(at) if at < self.bad.len() => {
                self.ways.push(self.replies(self.rules.after(&self.state, self.bad[at])));
                ProbeStep::Shown(at + self.apart())
            }
            ProbeStep::Shown(_) => match self.common() {
                None => self.next_goal(),
                found => ProbeStep::Done(found),
            },
            ProbeStep::Done(_) => return true,
        };
        matches!(self.probe_step, ProbeStep::Done(_))
    }

    pub(super) fn threat(&self) -> Option<&(Vec<R::Move>, bool)> {
        if let ProbeStep::Done(found) = &self.probe_step { found.as_ref() } else { None }
    }

    /// Continues with the next goal if no threat was found for this one, or ends the probe.
    fn next_goal(&mut self) -> ProbeStep<R::Move> {
        if self.goal == ThreatGoal::TemptingMove {
            return ProbeStep::Done(None);
        }
        self.goal = ThreatGoal::TemptingMove;
        self.bad.clear();
        self.ways.clear();
        ProbeStep::Some(0)
    }

    /// The step between the sampled indices of `bad`.
    fn apart(&self) -> usize {
        self.bad.len().div_ceil(SHOWN)
    }

    /// Whether the move with this index lets the next seat reach the goal.
    fn allows_goal(&self, at: usize) -> bool {
        self.exposed(&self.rules.after(&self.state, self.others[at]), false, BETWEEN)
    }

    /// Whether the next seat reaches the goal with this move.
    fn reaches_goal(&self, state: &R::State, made: R::Move) -> bool {
        let after = self.rules.after(state, made);
        match self.goal {
            ThreatGoal::Win => {
                let seat = self.rules.turn(state).seat();
                seat.is_some_and(|seat| self.rules.turn(&after).is_won_by(seat))
            }
            ThreatGoal::TemptingMove => {
                self.rules.move_effect(state, made, &after).is_some_and(|move_effect| move_effect.effect.is_tempting())
            }
        }
    }

    /// Whether the next seat can reach the goal, no matter how the first seat moves before. With `luck` one favourable
    /// draw is enough; otherwise all draws must allow it.
    fn exposed(&self, state: &R::State, luck: bool, between: u32) -> bool {
        let mut after = self.rules.legal_moves(state).into_iter().map(|made| self.rules.after(state, made));
        let exposed = |state: R::State| self.exposed(&state, luck, between.saturating_sub(1));
        match self.rules.turn(state) {
            Turn::Over(_) => false,
            Turn::Seat(next) if next != self.seat => match self.goal {
                ThreatGoal::Win => self.rules.wins_at_once(state),
                ThreatGoal::TemptingMove => {
                    self.rules.legal_moves(state).into_iter().any(|made| self.reaches_goal(state, made))
                }
            },
            _ if between == 0 => false,
            Turn::Chance if luck => after.any(exposed),
            Turn::Chance | Turn::Seat(_) => after.all(exposed),
        }
    }

    /// The replies of the next seat that reach the goal, and the moves before them.
    fn replies(&self, mut state: R::State) -> ThreatLines<R::Move> {
        let mut before = Vec::new();
        while self.rules.turn(&state).seat().is_none_or(|seat| seat == self.seat) {
            let Some(made) = self.rules.legal_moves(&state).first().copied() else { break };
            self.rules.play_unchecked(&mut state, made);
            before.push(made);
        }
        let replies =
            self.rules.legal_moves(&state).into_iter().filter(|made| self.reaches_goal(&state, *made)).collect();
        (before, replies)
    }

    /// The most common threat, if enough moves allow it.
    fn common(&self) -> Option<(Vec<R::Move>, bool)> {
        let count = |reply: &R::Move| self.ways.iter().filter(|(_, replies)| replies.contains(reply)).count();
        let all = self.ways.iter().flat_map(|(_, replies)| replies);
        let first = all.max_by_key(|reply| (count(reply), std::cmp::Reverse(**reply)))?;
        let same = 2 * count(first) > self.ways.len();
        if !same && 10 * self.bad.len() < 9 * self.others.len() {
            return None;
        }
        let at = self.ways.iter().position(|(_, replies)| replies.contains(first))?;
        let shown = self.bad[at * self.apart()];
        Some(([shown].into_iter().chain(self.ways[at].0.iter().copied()).chain([*first]).collect(), same))
    }
}
