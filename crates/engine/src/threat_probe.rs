//! Threats that the best decision prevents: found by asking the rules what it could do after the others.

use std::rc::Rc;
use trivium_rules::core::{Evaluate, Present, Seat, Turn, Verdict};

/// Of so many other decisions it is found out what they allow,
const OTHERS: usize = 60;
/// and of so many that allow something, what.
const SHOWN: usize = 6;
/// So many decisions of the own seat and of chance may come before the next seat decides.
const BETWEEN: u32 = 3;

/// The threat to the next seat.
#[derive(Clone, Copy, PartialEq)]
enum ThreatGoal {
    /// A win.
    Win,
    /// A tempting move.
    TemptingMove,
}

/// The decisions before the next seat decides, and all with which it reaches its goal.
type ThreatLines<M> = (Vec<M>, Vec<M>);

/// The next step of the probe.
enum ProbeStep<M> {
    /// Whether one of some others, from this one on, lets it: where none of them does, hardly any does.
    Some(usize),
    /// Whether the best decision keeps it from that.
    BestPrevents,
    /// Whether this one of all others lets it.
    All(usize),
    /// The result of this one of those that do.
    Shown(usize),
    /// Nothing: the line that shows the threat, and whether most others allow the same.
    Done(Option<(Vec<M>, bool)>),
}

/// Looks for what the next seat can do after other decisions. It goes on in steps, each as much as one decision takes.
pub(super) struct ThreatProbe<R: Present + Evaluate> {
    rules: Rc<R>,
    state: R::State,
    seat: Seat,
    best: R::Move,
    others: Vec<R::Move>,
    goal: ThreatGoal,
    probe_step: ProbeStep<R::Move>,
    /// Those of the others that let it, and what comes of those that are shown.
    bad: Vec<R::Move>,
    ways: Vec<ThreatLines<R::Move>>,
}

impl<R: Present + Evaluate> ThreatProbe<R> {
    /// A probe of the best decision of that seat.
    pub(super) fn new(rules: Rc<R>, state: R::State, seat: Seat, best: R::Move) -> ThreatProbe<R> {
        let mut others = Vec::new();
        rules.legal(&state, &mut others);
        others.retain(|made| *made != best);
        // Of very many some will do, taken evenly.
        let each = others.len().div_ceil(OTHERS).max(1);
        let others = others.into_iter().step_by(each).collect();
        let (goal, probe_step) = (ThreatGoal::Win, ProbeStep::Some(0));
        ThreatProbe { rules, state, seat, best, others, goal, probe_step, bad: Vec::new(), ways: Vec::new() }
    }

    /// Goes on. True when all is found out.
    pub(super) fn step(&mut self) -> bool {
        self.probe_step = match self.probe_step {
            ProbeStep::Some(at) if at >= self.others.len() => self.nothing(),
            ProbeStep::Some(at) if self.lets(at) => ProbeStep::BestPrevents,
            ProbeStep::Some(at) => ProbeStep::Some(at + self.others.len().div_ceil(SHOWN)),
            ProbeStep::BestPrevents if self.exposed(&self.played(&self.state, self.best), true, BETWEEN) => {
                self.nothing()
            }
            ProbeStep::BestPrevents => ProbeStep::All(0),
            ProbeStep::All(at) if at < self.others.len() => {
                if self.lets(at) {
                    self.bad.push(self.others[at]);
                }
                ProbeStep::All(at + 1)
            }
            ProbeStep::All(_) if 2 * self.bad.len() < self.others.len() => self.nothing(),
            ProbeStep::All(_) => ProbeStep::Shown(0),
            ProbeStep::Shown(at) if at < self.bad.len() => {
                self.ways.push(self.replies(self.played(&self.state, self.bad[at])));
                ProbeStep::Shown(at + self.apart())
            }
            ProbeStep::Shown(_) => match self.common() {
                None => self.nothing(),
                found => ProbeStep::Done(found),
            },
            ProbeStep::Done(_) => return true,
        };
        matches!(self.probe_step, ProbeStep::Done(_))
    }

    /// The findings: a line that shows the threat, and whether most others allow the same.
    pub(super) fn threat(&self) -> Option<&(Vec<R::Move>, bool)> {
        if let ProbeStep::Done(found) = &self.probe_step { found.as_ref() } else { None }
    }

    /// After nothing was found of what is at stake.
    fn nothing(&mut self) -> ProbeStep<R::Move> {
        if self.goal == ThreatGoal::TemptingMove {
            return ProbeStep::Done(None);
        }
        self.goal = ThreatGoal::TemptingMove;
        self.bad.clear();
        self.ways.clear();
        ProbeStep::Some(0)
    }

    /// Every nth of those that let it is shown.
    fn apart(&self) -> usize {
        self.bad.len().div_ceil(SHOWN)
    }

    /// Whether this one of the others lets the next seat get it.
    fn lets(&self, at: usize) -> bool {
        self.exposed(&self.played(&self.state, self.others[at]), false, BETWEEN)
    }

    fn played(&self, state: &R::State, made: R::Move) -> R::State {
        let mut after = state.clone();
        self.rules.play(&mut after, made);
        after
    }

    fn legal(&self, state: &R::State) -> Vec<R::Move> {
        let mut legal = Vec::new();
        self.rules.legal(state, &mut legal);
        legal
    }

    /// Whether the next seat gets what is at stake by this decision.
    fn gets(&self, state: &R::State, made: R::Move) -> bool {
        let after = self.played(state, made);
        match self.goal {
            ThreatGoal::Win => {
                let seat = self.rules.turn(state).seat();
                seat.is_some_and(|seat| {
                    self.rules.turn(&after).outcome().is_some_and(|outcome| outcome.of(seat) == Verdict::Win)
                })
            }
            ThreatGoal::TemptingMove => {
                self.rules.move_effect(state, made, &after).is_some_and(|move_effect| move_effect.effect.is_tempting())
            }
        }
    }

    /// Whether the next seat can get it whatever the own seat does before; `luck` says for a draw between whether it is enough that one
    /// of them lets it.
    fn exposed(&self, state: &R::State, luck: bool, between: u32) -> bool {
        let mut after = self.legal(state).into_iter().map(|made| self.played(state, made));
        let exposed = |state: R::State| self.exposed(&state, luck, between.saturating_sub(1));
        match self.rules.turn(state) {
            Turn::Over(_) => false,
            Turn::Seat(next) if next != self.seat => match self.goal {
                ThreatGoal::Win => self.rules.wins_at_once(state),
                ThreatGoal::TemptingMove => self.legal(state).into_iter().any(|made| self.gets(state, made)),
            },
            _ if between == 0 => false,
            Turn::Chance if luck => after.any(exposed),
            Turn::Chance | Turn::Seat(_) => after.all(exposed),
        }
    }

    /// The result of a decision of the own seat.
    fn replies(&self, mut state: R::State) -> ThreatLines<R::Move> {
        let mut before = Vec::new();
        while self.rules.turn(&state).seat().is_none_or(|seat| seat == self.seat) {
            let Some(made) = self.legal(&state).first().copied() else { break };
            self.rules.play(&mut state, made);
            before.push(made);
        }
        let replies = self.legal(&state).into_iter().filter(|made| self.gets(&state, *made)).collect();
        (before, replies)
    }

    /// The threat that most of the others allow, if enough do.
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
