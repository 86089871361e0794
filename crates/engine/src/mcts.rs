//! Monte Carlo tree search for any number of seats and for chance. Each seat maximises its own share (max^n), chance is
//! sampled by its weights, and solved values are backed up.
//!
//! The tree holds moves, not states. Every iteration plays from the root with new draws, so the search cannot know a
//! hidden order.

mod nodes;

use super::error_model::ErrorModel;
use super::search::{ProvenValue, Search, SearchLine, SearchReport};
use crate::evaluate::{Evaluate, RankedMove, final_shares};
use nodes::{MctsNode, NodeArena};
use std::rc::Rc;
use trivium_rules::core::{Seat, SeededRng, Turn};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TreeLimits {
    pub iterations: u64,
    /// Whether playouts use game knowledge, moves are ranked and solved values are backed up. If not, the search is
    /// plain UCB1 with uniform playouts.
    pub informed: bool,
    /// The exploration constant.
    pub curiosity: f32,
    /// Maximum number of moves in a playout.
    pub playout: u32,
    /// The error model. Its seed also determines the playouts.
    pub error_model: ErrorModel,
}

type Shares = [f32; Seat::MOST];

/// Above this size, about 70 MiB, the tree stops growing.
const MOST_NODES: usize = 1_500_000;

/// Larger shares count as 1, because shares are rounded.
const ALL: f32 = 0.999;

pub struct Mcts<R: Evaluate> {
    rules: Rc<R>,
    growth: TreeLimits,
    root: R::State,
    nodes: NodeArena<R::Move>,
    rng: SeededRng,
    path: Vec<(u32, Turn)>,
    moves: Vec<R::Move>,
    ranked: Vec<RankedMove<R::Move>>,
    iterations: u64,
    finished: bool,
}

impl<R: Evaluate> Mcts<R> {
    pub fn new(rules: Rc<R>, root: R::State, growth: TreeLimits) -> Mcts<R> {
        let finished = rules.turn(&root).seat().is_none();
        Mcts {
            rules,
            growth,
            root,
            nodes: NodeArena::new(),
            rng: SeededRng::new(growth.error_model.seed),
            path: Vec::new(),
            moves: Vec::new(),
            ranked: Vec::new(),
            iterations: 0,
            finished,
        }
    }

    fn expand(&mut self, node: u32, state: &R::State, turn: Turn) {
        if turn == Turn::Chance || !self.growth.informed {
            self.moves.clear();
            self.rules.legal(state, &mut self.moves);
            let weight = |m| if turn == Turn::Chance { self.rules.weight(state, m) as f32 } else { 0.0 };
            self.nodes.add(node, self.moves.iter().map(|made| MctsNode::new(Some(*made), weight(*made))));
        } else {
            self.ranked.clear();
            self.rules.candidates(state, &mut self.ranked);
            self.overlook(state);
            let bias = |rank: i32| (rank as f32 / 100.0).clamp(-1.0, 1.0);
            self.nodes.add(node, self.ranked.iter().map(|r| MctsNode::new(Some(r.made), bias(r.rank))));
        }
    }

    /// Applies the level's errors to the ranked moves.
    fn overlook(&mut self, state: &R::State) {
        let error_model = self.growth.error_model;
        if error_model.blunder_rates == 0 {
            return;
        }
        let key = self.rules.key(state);
        if error_model.miss(key) {
            // A level that misses wins and threats here must not see them in the ranks.
            self.ranked.iter_mut().for_each(|ranked| ranked.rank = 0);
        }
        error_model.retain_noticed(key, &mut self.ranked, 0);
    }

    /// The child to visit next, by UCB1 plus a bias that fades with visits.
    fn choose(&mut self, node: u32, seat: Seat) -> u32 {
        let parent = &self.nodes[node as usize];
        let log = (parent.visits.max(1) as f32).ln();
        // An informed search values an untried child like its parent.
        let unknown = if self.growth.informed { parent.share(seat) } else { f32::INFINITY };
        let range = self.nodes.children(node);
        let (mut best, mut score, mut ties) = (range.start, f32::NEG_INFINITY, 1);
        for at in range {
            let child = &self.nodes[at];
            let visits = child.visits as f32;
            let mean = if child.visits == 0 && child.solved.is_none() { unknown } else { child.share(seat) };
            // A proven value needs no exploration.
            let curious = if child.solved.is_some() { 0.0 } else { (log / visits.max(1.0)).sqrt() };
            let value = mean + self.growth.curiosity * curious + child.bias / (1.0 + visits);
            if value > score {
                (best, score, ties) = (at, value, 1);
            } else if value == score {
                ties += 1;
                if self.rng.below(ties) == 0 {
                    best = at;
                }
            }
        }
        best as u32
    }

    fn draw(&mut self, node: u32) -> u32 {
        let family = self.nodes.family(node);
        self.nodes[node as usize].first + self.rng.weighted(family.iter().map(|n| n.bias as u32)) as u32
    }

    /// The shares at a position that needs no further search.
    fn beyond(&self, state: &R::State) -> Option<Shares> {
        (self.growth.informed && self.rules.beyond(&self.root, state)).then(|| self.rules.shares(state))
    }

    /// Plays to the end of the game, at most `growth.playout` moves.
    fn playout(&mut self, mut state: R::State) -> Shares {
        for _ in 0..self.growth.playout {
            let turn = self.rules.turn(&state);
            if let Some(shares) = final_shares(turn).or_else(|| self.beyond(&state)) {
                return shares;
            }
            let made = if turn == Turn::Chance {
                self.moves.clear();
                self.rules.legal(&state, &mut self.moves);
                let weights = self.moves.iter().map(|m| self.rules.weight(&state, *m));
                self.moves[self.rng.weighted(weights)]
            } else if self.growth.informed {
                self.rules.playout_move(&state, &mut self.rng, &mut self.moves)
            } else {
                self.rules.sample(&state, &mut self.rng, &mut self.moves)
            };
            self.rules.play_unchecked(&mut state, made);
        }
        let even = 1.0 / f32::from(self.rules.seats());
        final_shares(self.rules.turn(&state))
            .unwrap_or_else(|| if self.growth.informed { self.rules.shares(&state) } else { [even; Seat::MOST] })
    }

    /// One iteration: selection, expansion, playout and backing up.
    fn iterate(&mut self) {
        let mut state = self.root.clone();
        let mut node = 0;
        self.path.clear();
        let shares = loop {
            let turn = self.rules.turn(&state);
            self.path.push((node, turn));
            let MctsNode { solved, visits, count, .. } = self.nodes[node as usize];
            if let Some(shares) = solved {
                break shares;
            }
            if let Some(shares) = final_shares(turn) {
                self.nodes[node as usize].solved = self.growth.informed.then_some(shares);
                break shares;
            }
            if let Some(shares) = self.beyond(&state) {
                break shares;
            }
            if count == 0 {
                if node != 0 && (visits < 1 || self.nodes.len() > MOST_NODES) {
                    break self.playout(state);
                }
                self.expand(node, &state, turn);
            }
            node = match turn {
                Turn::Seat(seat) => self.choose(node, seat),
                _ => self.draw(node),
            };
            self.rules.play_unchecked(&mut state, self.nodes[node as usize].made.expect("children have decisions"));
        };
        let mut fresh = self.path.last().is_some_and(|(node, _)| self.nodes[*node as usize].solved.is_some());
        for at in (0..self.path.len()).rev() {
            let (node, turn) = self.path[at];
            if fresh && at + 1 < self.path.len() {
                let solved = self.solve(node, turn);
                fresh = solved.is_some();
                self.nodes[node as usize].solved = solved;
            }
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            for (sum, share) in node.sums.iter_mut().zip(shares) {
                *sum += share;
            }
        }
    }

    /// The exact value of a node, if its children determine it.
    fn solve(&self, node: u32, turn: Turn) -> Option<Shares> {
        let children = self.nodes.family(node);
        if self.growth.error_model.blunder_rates > 0 {
            return None;
        }
        let Turn::Seat(seat) = turn else {
            let total: f32 = children.iter().map(|c| c.bias).sum();
            return children.iter().try_fold([0.0; Seat::MOST], |mut sums, child| {
                for (sum, share) in sums.iter_mut().zip(child.solved?) {
                    *sum += share * child.bias / total;
                }
                Some(sums)
            });
        };
        let mine = |shares: &Shares| shares[seat.index()];
        let solved = children.iter().filter_map(|c| c.solved);
        let best = solved.clone().max_by(|a, b| mine(a).total_cmp(&mine(b)))?;
        (mine(&best) >= ALL || solved.count() == children.len()).then_some(best)
    }

    /// Appends the expected moves below a node.
    fn expected(&self, mut node: u32, mut state: R::State, line: &mut Vec<R::Move>) {
        while let Turn::Seat(seat) = self.rules.turn(&state) {
            let Some(child) = self.best_child(node, seat) else { break };
            let made = self.nodes[child as usize].made.expect("children have decisions");
            line.push(made);
            self.rules.play_unchecked(&mut state, made);
            node = child;
        }
    }

    /// A proven win if there is one, else the most visited child, if possible one that is not lost.
    fn best_child(&self, node: u32, seat: Seat) -> Option<u32> {
        let range = self.nodes.children(node);
        let sure = range.clone().find(|c| self.nodes[*c].solved.is_some_and(|s| s[seat.index()] >= ALL));
        let lost = |c: &usize| self.nodes[*c].solved.is_some_and(|s| s[seat.index()] <= 1.0 - ALL);
        let open = range.clone().filter(|c| !lost(c)).max_by_key(|c| self.nodes[*c].visits);
        let most = range.max_by_key(|c| self.nodes[*c].visits);
        sure.or(open).or(most).map(|c| c as u32)
    }
}

impl<R: Evaluate> Search<R::Move> for Mcts<R> {
    fn step(&mut self, nodes: u32) -> bool {
        for _ in 0..nodes {
            if self.finished {
                break;
            }
            self.iterate();
            self.iterations += 1;
            let root = &self.nodes[0];
            let enough = self.iterations >= self.growth.iterations || root.solved.is_some();
            // A single legal move needs no full search.
            self.finished = enough || root.count == 1 && self.iterations >= self.growth.iterations.min(50);
        }
        self.finished
    }

    fn report(&self) -> SearchReport<R::Move> {
        let mut line = Vec::new();
        self.expected(0, self.root.clone(), &mut line);
        let root = &self.nodes[0];
        let visits = root.visits.max(1) as f32;
        SearchReport {
            best: line.first().copied(),
            line,
            shares: root.solved.unwrap_or(root.sums.map(|sum| sum / visits)),
            proven: root.solved.map(|_| ProvenValue::Shares),
            nodes: self.iterations,
            depth: 0,
            finished: self.finished,
        }
    }
    fn lines(&self, most: usize) -> Vec<SearchLine<R::Move>> {
        let Some(seat) = self.rules.turn(&self.root).seat() else { return Vec::new() };
        let mut children: Vec<_> = self.nodes.children(0).filter(|child| self.nodes[*child].visits > 0).collect();
        let best = self.best_child(0, seat);
        let rank = |child: &usize| (best != Some(*child as u32), std::cmp::Reverse(self.nodes[*child].visits));
        children.sort_by_key(rank);
        let line = |child: usize| {
            let node = &self.nodes[child];
            let made = node.made.expect("children have decisions");
            let (mut moves, mut state) = (vec![made], self.root.clone());
            self.rules.play_unchecked(&mut state, made);
            self.expected(child as u32, state, &mut moves);
            let shares = node.solved.unwrap_or(node.sums.map(|sum| sum / node.visits as f32));
            SearchLine { moves, shares, proven: node.solved.map(|_| ProvenValue::Shares) }
        };
        children.into_iter().take(most).map(line).collect()
    }
}
