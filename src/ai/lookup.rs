//! Perfect play from a table of the whole truth, which is made first where it is not yet.

use super::search::{Line, Proven, Report, Search};
use crate::core::{Draws, Evaluate, Exact, Seat, Truth};
use std::cell::RefCell;
use std::rc::Rc;

/// A table that searches share.
pub type Shared<R> = Rc<RefCell<Box<dyn Truth<R>>>>;

/// How many decisions of a line are shown.
const LINE: usize = 80;

/// Makes the table complete and looks a position up.
pub struct Lookup<R: Evaluate> {
    rules: Rc<R>,
    table: Shared<R>,
    root: R::State,
    seed: u64,
    states: u64,
    report: Option<Report<R::Move>>,
    lines: Vec<Line<R::Move>>,
}

impl<R: Evaluate> Lookup<R> {
    /// A search from a position. Of decisions that are equally good, the seed chooses.
    pub fn new(rules: Rc<R>, table: Shared<R>, root: R::State, seed: u64) -> Lookup<R> {
        Lookup { rules, table, root, seed, states: 0, report: None, lines: Vec::new() }
    }

    /// Of decisions that lose equally late, leaves those after which the fewest replies win.
    fn keep_hardest(&self, table: &dyn Truth<R>, state: &R::State, moves: &mut Vec<R::Move>) {
        let mut replies = Vec::new();
        let mut winning = |made: R::Move| {
            let mut after = state.clone();
            self.rules.play(&mut after, made);
            replies.clear();
            self.rules.legal(&after, &mut replies);
            let wins = |reply: &&R::Move| table.value_of(&self.rules, &after, **reply).is_some_and(|v| v.value > 0);
            replies.iter().filter(wins).count()
        };
        let counts: Vec<usize> = moves.iter().map(|m| winning(*m)).collect();
        let least = counts.iter().min().copied();
        let mut at = 0;
        moves.retain(|_| {
            at += 1;
            counts.get(at - 1).copied() == least
        });
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
            if now.value < 0 && now.plies > 1 {
                self.keep_hardest(&**table, &state, &mut moves);
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
        self.follow(self.root.clone(), value, &mut line);
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

    /// All decisions, the best first: who wins hurries, who loses delays.
    fn compare(&self) -> Vec<Line<R::Move>> {
        let mut moves = Vec::new();
        self.rules.legal(&self.root, &mut moves);
        let table = self.table.borrow();
        let value = |made: R::Move| Some((made, table.value_of(&self.rules, &self.root, made)?));
        let mut valued: Vec<_> = moves.into_iter().filter_map(value).collect();
        let rank =
            |exact: Exact| (exact.value, if exact.value > 0 { -(exact.plies as i32) } else { exact.plies as i32 });
        valued.sort_by_key(|(_, exact)| std::cmp::Reverse(rank(*exact)));
        let line = |(made, exact): (R::Move, Exact)| {
            let (mut state, mut moves) = (self.root.clone(), vec![made]);
            self.rules.play(&mut state, made);
            let after = if exact.plies > 1 { table.value(&self.rules, &state) } else { None };
            self.follow(state, after, &mut moves);
            Line { moves, shares: self.shares(Some(exact)), proven: Some(Proven::Value(exact.value, exact.plies)) }
        };
        valued.into_iter().map(line).collect()
    }
}

impl<R: Evaluate> Search<R::Move> for Lookup<R> {
    fn step(&mut self, nodes: u32) -> bool {
        if self.report.is_none() {
            // A thousand states of a table take about as long as a few nodes of a search.
            self.states += u64::from(nodes) * 1000;
            if self.table.borrow_mut().advance(nodes as usize) {
                self.report = Some(self.look_up());
                self.lines = self.compare();
            }
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
