//! Perfect play from a tablebase, which the search completes first.

use super::search::{ProvenValue, Search, SearchLine, SearchReport};
use crate::evaluate::{Evaluate, ExactValue, Tablebase};
use std::cell::RefCell;
use std::rc::Rc;
use trivium_rules::core::{Seat, SeededRng};

pub type SharedTablebase<R> = Rc<RefCell<Box<dyn Tablebase<R>>>>;

/// The probabilities of swindles are compared in steps of 1/200.
const ALIKE: f32 = 200.0;
/// Maximum length of a reported line, in moves.
const LINE: usize = 80;

/// Completes the tablebase, then looks up the position.
pub struct TablebaseSearch<R: Evaluate> {
    rules: Rc<R>,
    table: SharedTablebase<R>,
    root: R::State,
    seed: u64,
    /// Whether a lost seat may choose a quicker loss if the opponent is then more likely to err.
    swindles: bool,
    states: u64,
    /// Moves still to be compared; `None` until the tablebase is complete.
    left: Option<Vec<R::Move>>,
    lines: Vec<SearchLine<R::Move>>,
    report: Option<SearchReport<R::Move>>,
}

impl<R: Evaluate> TablebaseSearch<R> {
    /// `seed` chooses among equally good moves.
    pub fn new(rules: Rc<R>, table: SharedTablebase<R>, root: R::State, seed: u64) -> TablebaseSearch<R> {
        TablebaseSearch {
            rules,
            table,
            root,
            seed,
            swindles: false,
            states: 0,
            left: None,
            lines: Vec::new(),
            report: None,
        }
    }

    /// In a lost position, counts on mistakes of the opponent instead of delaying the loss.
    pub fn swindling(mut self) -> TablebaseSearch<R> {
        self.swindles = true;
        self
    }

    /// For a lost position: the move after which the opponent errs most easily; of equal moves, the one that loses
    /// latest. `None` where swindles are not supported or make no difference.
    fn swindle(&self, chances: Vec<(R::Move, f32)>) -> Option<R::Move> {
        let table = self.table.borrow();
        let plies = |made| table.value_of(&self.rules, &self.root, made).map_or(0, |exact| exact.plies);
        let rank = |(made, chance): &(R::Move, f32)| ((chance * ALIKE).round() as u32, plies(*made));
        let best = chances.iter().map(rank).max()?;
        let made: Vec<_> = chances.iter().filter(|entry| rank(entry) == best).collect();
        let choice = SeededRng::new(self.seed).below(made.len() as u32);
        (best.0 > 0).then(|| made[choice as usize].0)
    }

    /// Appends best play from a position with this value.
    fn follow(&self, mut state: R::State, value: Option<ExactValue>, line: &mut Vec<R::Move>) {
        let table = self.table.borrow();
        let mut rng = SeededRng::new(self.seed);
        let (mut left, mut moves) = (value, Vec::new());
        while let Some(now) = left.filter(|now| now.plies > 0 && line.len() < LINE) {
            moves.clear();
            self.rules.legal(&state, &mut moves);
            moves.retain(|m| table.value_of(&self.rules, &state, *m) == Some(now));
            if moves.is_empty() {
                break;
            }
            let made = moves[rng.below(moves.len() as u32) as usize];
            self.rules.play_unchecked(&mut state, made);
            line.push(made);
            // The move ends the round, and the value belongs to this round only.
            left = if now.plies > 1 { table.value(&self.rules, &state) } else { None };
        }
    }

    /// The shares of the seats for a value of the seat to act; even shares if it is unknown.
    fn shares(&self, value: Option<ExactValue>) -> [f32; Seat::MOST] {
        let own = value.map_or(0.5, |v| 0.5 + 0.5 * v.value.signum() as f32);
        if self.rules.turn(&self.root).seat() == Some(Seat::ONE) {
            [own, 1.0 - own, 0.0]
        } else {
            [1.0 - own, own, 0.0]
        }
    }

    /// The report for the root. A swindle replaces the move that loses latest.
    fn look_up(&self, swindle: Option<R::Move>) -> SearchReport<R::Move> {
        let value = self.table.borrow().value(&self.rules, &self.root);
        let (mut root, mut left, mut line) = (self.root.clone(), value, Vec::new());
        if let Some(made) = swindle {
            line.push(made);
            self.rules.play_unchecked(&mut root, made);
            left = self.table.borrow().value(&self.rules, &root);
        }
        self.follow(root, left, &mut line);
        SearchReport {
            best: line.first().copied(),
            line,
            shares: self.shares(value),
            proven: value.map(|v| ProvenValue::Value(v.value, v.plies)),
            nodes: self.states,
            depth: 0,
            finished: true,
        }
    }

    /// A move with its value and best play after it.
    fn line_of(&self, made: R::Move) -> Option<SearchLine<R::Move>> {
        let table = self.table.borrow();
        let exact = table.value_of(&self.rules, &self.root, made)?;
        let (mut state, mut moves) = (self.root.clone(), vec![made]);
        self.rules.play_unchecked(&mut state, made);
        let after = if exact.plies > 1 { table.value(&self.rules, &state) } else { None };
        self.follow(state, after, &mut moves);
        Some(SearchLine {
            moves,
            shares: self.shares(Some(exact)),
            proven: Some(ProvenValue::Value(exact.value, exact.plies)),
        })
    }

    /// Puts the best moves first: a winning seat hurries, a losing seat delays.
    fn sort(&mut self) {
        let rank = |line: &SearchLine<R::Move>| match line.proven {
            Some(ProvenValue::Value(value, plies)) if value > 0 => (value, -(plies as i32)),
            Some(ProvenValue::Value(value, plies)) => (value, plies as i32),
            _ => (i32::MIN, 0),
        };
        self.lines.sort_by_key(|line| std::cmp::Reverse(rank(line)));
    }
}

impl<R: Evaluate> Search<R::Move> for TablebaseSearch<R> {
    fn step(&mut self, nodes: u32) -> bool {
        let made = match &mut self.left {
            None => {
                // Building a thousand states of the table takes about as long as searching a few nodes.
                self.states += u64::from(nodes) * 1000;
                if self.table.borrow_mut().advance(nodes as usize) {
                    let mut moves = self.rules.legal_moves(&self.root);
                    moves.reverse();
                    self.left = Some(moves);
                }
                return false;
            }
            // In long games, computing the line of a single move fills a step.
            Some(left) => left.pop(),
        };
        if let Some(made) = made {
            self.lines.extend(self.line_of(made));
        } else if self.report.is_none() {
            let mut table = self.table.borrow_mut();
            let value = table.value(&self.rules, &self.root);
            // Two turns before the end, no move can set a trap.
            let lost = self.swindles && value.is_some_and(|value| value.value < 0 && value.plies > 2);
            let chances = if lost { table.swindles(&self.rules, &self.root, nodes as usize) } else { Some(Vec::new()) };
            drop(table);
            let Some(chances) = chances else {
                self.states += u64::from(nodes) * 1000;
                return false;
            };
            self.sort();
            self.report = Some(self.look_up(self.swindle(chances)));
        }
        self.report.is_some()
    }

    fn report(&self) -> SearchReport<R::Move> {
        let nothing = SearchReport {
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

    fn lines(&self, _most: usize) -> Vec<SearchLine<R::Move>> {
        self.lines.clone()
    }

    fn progress(&self) -> Option<u32> {
        Some(self.table.borrow().progress())
    }
}
