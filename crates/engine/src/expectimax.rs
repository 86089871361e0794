//! Perfect play in games with chance, from a table of the shares at every position. The search builds the table first.

use super::search::{ProvenValue, Search, SearchLine, SearchReport};
use crate::evaluate::{Evaluate, ExpectimaxTable};
use std::cell::RefCell;
use std::rc::Rc;
use trivium_rules::core::{Seat, SeededRng};

pub type SharedExpectimax<R> = Rc<RefCell<Box<dyn ExpectimaxTable<R>>>>;

/// Shares that differ by less count as equal, because they are sums of rounded numbers.
const EQUAL: f32 = 1e-5;

/// Completes the table, then compares all moves.
pub struct ExpectimaxSearch<R: Evaluate> {
    rules: Rc<R>,
    table: SharedExpectimax<R>,
    root: R::State,
    seed: u64,
    states: u64,
    lines: Vec<SearchLine<R::Move>>,
    finished: bool,
}

impl<R: Evaluate> ExpectimaxSearch<R> {
    /// `seed` chooses among equally good moves.
    pub fn new(rules: Rc<R>, table: SharedExpectimax<R>, root: R::State, seed: u64) -> ExpectimaxSearch<R> {
        ExpectimaxSearch { rules, table, root, seed, states: 0, lines: Vec::new(), finished: false }
    }

    /// The moves of a position with the shares after each, the best move for `seat` first.
    fn compared(&self, state: &R::State, seat: Seat, rng: &mut SeededRng) -> Vec<(R::Move, [f32; Seat::MOST])> {
        let table = self.table.borrow();
        let legal = self.rules.legal_moves(state);
        let mut all = Vec::new();
        for made in legal {
            let after = self.rules.after(state, made);
            if let Some(shares) = table.shares(&after) {
                all.push((made, shares));
            }
        }
        let own = |entry: &(R::Move, [f32; Seat::MOST])| entry.1[seat.index()];
        all.sort_by(|a, b| own(b).total_cmp(&own(a)));
        let equal = all.iter().take_while(|entry| own(entry) + EQUAL >= own(&all[0])).count();
        if equal > 1 {
            all.swap(0, rng.below(equal as u32) as usize);
        }
        all
    }

    /// Appends the expected moves until chance decides.
    fn follow(&self, mut state: R::State, line: &mut Vec<R::Move>) {
        let mut rng = SeededRng::new(self.seed);
        while let Some(seat) = self.rules.turn(&state).seat() {
            let Some((made, _)) = self.compared(&state, seat, &mut rng).first().copied() else { break };
            line.push(made);
            self.rules.play_unchecked(&mut state, made);
        }
    }
}

impl<R: Evaluate> Search<R::Move> for ExpectimaxSearch<R> {
    fn step(&mut self, nodes: u32) -> bool {
        if self.finished {
            return true;
        }
        // Building a thousand states of the table takes about as long as searching a few nodes.
        self.states += u64::from(nodes) * 1000;
        if !self.table.borrow_mut().advance(nodes as usize) {
            return false;
        }
        if let Some(seat) = self.rules.turn(&self.root).seat() {
            for (made, shares) in self.compared(&self.root, seat, &mut SeededRng::new(self.seed)) {
                let (mut state, mut moves) = (self.root.clone(), vec![made]);
                self.rules.play_unchecked(&mut state, made);
                self.follow(state, &mut moves);
                self.lines.push(SearchLine { moves, shares, proven: Some(ProvenValue::Shares) });
            }
        }
        self.finished = true;
        true
    }

    fn report(&self) -> SearchReport<R::Move> {
        let best = self.lines.first();
        SearchReport {
            best: best.and_then(|line| line.moves.first().copied()),
            line: best.map_or_else(Vec::new, |line| line.moves.clone()),
            shares: best.map_or_else(|| self.rules.shares(&self.root), |line| line.shares),
            proven: best.and_then(|line| line.proven),
            nodes: self.states,
            depth: 0,
            finished: self.finished,
        }
    }

    fn lines(&self, most: usize) -> Vec<SearchLine<R::Move>> {
        self.lines.iter().take(most).cloned().collect()
    }

    fn progress(&self) -> Option<u32> {
        Some(self.table.borrow().progress())
    }
}
