//! Perfect play from a table of the whole truth, which is made first where it is not yet.

use super::search::{Line, Proven, Report, Search};
use crate::core::{Draws, Evaluate, Exact, Seat, Truth};
use std::cell::RefCell;
use std::rc::Rc;

/// A table that searches share.
pub type Shared<R> = Rc<RefCell<Box<dyn Truth<R>>>>;

/// How likely the other seat goes wrong, and the decision that leads there.
type Trap<M> = (f32, Option<M>);

/// For so many of its turns it is asked whether the other seat goes wrong,
const TURNS: u32 = 4;
/// as long as no more than so many of its decisions are right.
const WAYS: usize = 4;
/// A win within so many turns is seen by everyone.
const NEAR: u32 = 3;
/// How many decisions of a line are shown.
const LINE: usize = 80;

/// Makes the table complete and looks a position up.
pub struct Lookup<R: Evaluate> {
    rules: Rc<R>,
    table: Shared<R>,
    root: R::State,
    seed: u64,
    /// Whether who is lost may lose sooner when the other seat goes wrong more easily then.
    sly: bool,
    states: u64,
    /// The decisions that are still to be compared; none yet while there is no table.
    left: Option<Vec<R::Move>>,
    lines: Vec<Line<R::Move>>,
    report: Option<Report<R::Move>>,
}

impl<R: Evaluate> Lookup<R> {
    /// A search from a position. Of decisions that are equally good, the seed chooses.
    pub fn new(rules: Rc<R>, table: Shared<R>, root: R::State, seed: u64) -> Lookup<R> {
        Lookup { rules, table, root, seed, sly: false, states: 0, left: None, lines: Vec::new(), report: None }
    }

    /// The same, but in a lost position it plays on the other seat's mistakes rather than for time.
    pub fn sly(mut self) -> Lookup<R> {
        self.sly = true;
        self
    }

    /// How likely somebody who decides at random goes wrong, when whoever is lost leaves as few ways out as possible: from the lost
    /// position `state` on, for `turns` of the other seat. With the decision that does so, of those as good as any.
    fn trap(&self, table: &dyn Truth<R>, state: &R::State, now: Exact, turns: u32, draws: &mut Draws) -> Trap<R::Move> {
        let mut moves = Vec::new();
        self.rules.legal(state, &mut moves);
        // Points that are lost are lost, but how late is another matter.
        moves.retain(|m| table.value_of(&self.rules, state, *m).is_some_and(|v| v.value == now.value && v.plies > 1));
        let (mut best, mut ties) = ((0.0, None), 1);
        for made in moves {
            let mut after = state.clone();
            self.rules.play(&mut after, made);
            let chance = self.strays(table, &after, -now.value, turns, draws);
            if best.1.is_none() || chance > best.0 {
                (best, ties) = ((chance, Some(made)), 1);
            } else if chance == best.0 {
                ties += 1;
                if draws.below(ties) == 0 {
                    best.1 = Some(made);
                }
            }
        }
        best
    }

    /// How likely somebody goes wrong who decides at random from a position worth that much on.
    fn strays(&self, table: &dyn Truth<R>, state: &R::State, value: i32, turns: u32, draws: &mut Draws) -> f32 {
        let mut replies = Vec::new();
        self.rules.legal(state, &mut replies);
        let all = replies.len().max(1) as f32;
        let mut kept = Vec::new();
        for reply in replies {
            if let Some(exact) = table.value_of(&self.rules, state, reply).filter(|exact| exact.value >= value) {
                // A win that is near is hardly ever missed.
                if exact.plies <= NEAR {
                    return 0.0;
                }
                kept.push(reply);
            }
        }
        let wrong = (all - kept.len() as f32) / all;
        if turns <= 1 || kept.len() > WAYS {
            return wrong;
        }
        let goes_on = |reply: &R::Move| {
            let mut after = state.clone();
            self.rules.play(&mut after, *reply);
            let next = table.value(&self.rules, &after);
            next.map_or(0.0, |next| self.trap(table, &after, next, turns - 1, draws).0)
        };
        let later: f32 = kept.iter().map(goes_on).sum();
        wrong + later / all
    }

    /// Best play from a position of that value on.
    fn follow(&self, mut state: R::State, value: Option<Exact>, line: &mut Vec<R::Move>) {
        let table = self.table.borrow();
        let mut draws = Draws::new(self.seed);
        let (mut left, mut moves) = (value, Vec::new());
        while let Some(now) = left.filter(|now| now.plies > 0 && line.len() < LINE) {
            moves.clear();
            self.rules.legal(&state, &mut moves);
            moves.retain(|m| table.value_of(&self.rules, &state, *m) == Some(now));
            if moves.is_empty() {
                break;
            }
            let made = moves[draws.below(moves.len() as u32) as usize];
            self.rules.play(&mut state, made);
            line.push(made);
            // The next round is another story.
            left = if now.plies > 1 { table.value(&self.rules, &state) } else { None };
        }
    }

    /// What each seat can expect when the position is worth that to the seat to act.
    fn shares(&self, value: Option<Exact>) -> [f32; Seat::MOST] {
        let own = value.map_or(0.5, |v| 0.5 + 0.5 * v.value.signum() as f32);
        if self.rules.turn(&self.root).seat() == Some(Seat::ONE) {
            [own, 1.0 - own, 0.0]
        } else {
            [1.0 - own, own, 0.0]
        }
    }

    fn look_up(&self) -> Report<R::Move> {
        let value = self.table.borrow().value(&self.rules, &self.root);
        let mut line = Vec::new();
        let mut root = self.root.clone();
        let lost = value.filter(|value| value.value < 0 && value.plies > 2 && self.sly);
        if let Some(now) = lost {
            let table = self.table.borrow();
            let (_, trap) = self.trap(&**table, &root, now, TURNS, &mut Draws::new(self.seed));
            line.extend(trap);
        }
        let mut left = value;
        if let Some(made) = line.first() {
            self.rules.play(&mut root, *made);
            left = self.table.borrow().value(&self.rules, &root);
        }
        self.follow(root, left, &mut line);
        Report {
            best: line.first().copied(),
            line,
            shares: self.shares(value),
            proven: value.map(|v| Proven::Value(v.value, v.plies)),
            nodes: self.states,
            depth: 0,
            finished: true,
        }
    }

    /// A decision with its value and what follows.
    fn line_of(&self, made: R::Move) -> Option<Line<R::Move>> {
        let table = self.table.borrow();
        let exact = table.value_of(&self.rules, &self.root, made)?;
        let (mut state, mut moves) = (self.root.clone(), vec![made]);
        self.rules.play(&mut state, made);
        let after = if exact.plies > 1 { table.value(&self.rules, &state) } else { None };
        self.follow(state, after, &mut moves);
        Some(Line { moves, shares: self.shares(Some(exact)), proven: Some(Proven::Value(exact.value, exact.plies)) })
    }

    /// Puts the best decisions first: who wins hurries, who loses delays.
    fn sort(&mut self) {
        let rank = |line: &Line<R::Move>| match line.proven {
            Some(Proven::Value(value, plies)) if value > 0 => (value, -(plies as i32)),
            Some(Proven::Value(value, plies)) => (value, plies as i32),
            _ => (i32::MIN, 0),
        };
        self.lines.sort_by_key(|line| std::cmp::Reverse(rank(line)));
    }
}

impl<R: Evaluate> Search<R::Move> for Lookup<R> {
    fn step(&mut self, nodes: u32) -> bool {
        let made = match &mut self.left {
            None => {
                // A thousand states of a table take about as long as a few nodes of a search.
                self.states += u64::from(nodes) * 1000;
                if self.table.borrow_mut().advance(nodes as usize) {
                    let mut moves = Vec::new();
                    self.rules.legal(&self.root, &mut moves);
                    moves.reverse();
                    self.left = Some(moves);
                }
                return false;
            }
            // To the end of a long game, a line of each decision is as much as a step should take.
            Some(left) => left.pop(),
        };
        if let Some(made) = made {
            self.lines.extend(self.line_of(made));
        } else if self.report.is_none() {
            self.sort();
            self.report = Some(self.look_up());
        }
        self.report.is_some()
    }

    fn report(&self) -> Report<R::Move> {
        let nothing = Report {
            best: None,
            line: Vec::new(),
            shares: [0.5, 0.5, 0.0],
            proven: None,
            nodes: self.states,
            depth: 0,
            finished: false,
        };
        self.report.clone().unwrap_or(nothing)
    }

    fn lines(&self, _most: usize) -> Vec<Line<R::Move>> {
        self.lines.clone()
    }

    fn progress(&self) -> Option<u32> {
        Some(self.table.borrow().progress())
    }
}
