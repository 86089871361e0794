//! A program at the table: what it keeps from decision to decision, and which search it begins for each.

use super::alphabeta::{AlphaBeta, Limits};
use super::eyes::Eyes;
use super::forced::{Finder, Threatener};
use super::level::Level;
use super::lookup::{Lookup, Shared};
use super::mcts::{Growth, Mcts};
use super::prover::Prover;
use super::search::Search;
use super::solving::Solving;
use super::weigh::{Scales, Weigh};
use std::cell::{OnceCell, RefCell};
use std::hash::Hasher;
use std::rc::Rc;
use trivium_rules::core::{Draws, Evaluate, Method, Mixer, Referee, Seat, TableAction, final_shares};

/// Draws are taken for games when they cost no more than this share.
const GENEROSITY: f32 = 0.02;

/// One program for one game, variant and options. It keeps the table of a solved game.
pub struct Mind<R: Evaluate> {
    rules: Rc<R>,
    /// The table, where there is one; begun when it is first needed.
    truth: OnceCell<Option<Shared<R>>>,
    /// The same of a game with draws of chance.
    odds: OnceCell<Option<Scales<R>>>,
}

/// A position with what came before it.
#[derive(Clone, Debug)]
pub struct Place<R: Evaluate> {
    /// The position.
    pub state: R::State,
    /// The keys of all positions before it, the start first.
    pub before: Vec<u64>,
}

impl<R: Evaluate> Place<R> {
    /// The start of a game.
    pub fn start(rules: &R) -> Place<R> {
        Place { state: rules.start(), before: Vec::new() }
    }

    /// Plays a legal decision.
    pub fn play(&mut self, rules: &R, made: R::Move) {
        self.before.push(rules.key(&self.state));
        rules.play(&mut self.state, made);
    }

    /// How often this position stands in the line, itself included.
    pub fn repetitions(&self, rules: &R) -> usize {
        let key = rules.key(&self.state);
        1 + self.before.iter().filter(|k| **k == key).count()
    }
}

impl<R: Evaluate + 'static> Mind<R> {
    /// The program for these rules.
    pub fn new(rules: R) -> Mind<R> {
        Mind { rules: Rc::new(rules), truth: OnceCell::new(), odds: OnceCell::new() }
    }

    fn truth(&self) -> Option<&Shared<R>> {
        self.truth.get_or_init(|| self.rules.truth().map(|truth| Rc::new(RefCell::new(truth)))).as_ref()
    }

    fn odds(&self) -> Option<&Scales<R>> {
        self.odds.get_or_init(|| self.rules.odds().map(|odds| Rc::new(RefCell::new(odds)))).as_ref()
    }

    /// The rules.
    pub fn rules(&self) -> &Rc<R> {
        &self.rules
    }

    /// A search at a position by a level of strength. The same seed plays the same game.
    pub fn think(&self, place: &Place<R>, level: Level, seed: u64) -> Box<dyn Search<R::Move>> {
        // Errors belong to a decision: a program that missed something may see it the next time.
        let mut mixer = Mixer::default();
        mixer.add(seed);
        mixer.add(place.before.len() as u64);
        let seed = mixer.finish();
        let (rules, state) = (self.rules.clone(), place.state.clone());
        let full = level.number() == Level::FULL.number();
        if let Some(truth) = full.then(|| self.truth()).flatten() {
            return Box::new(Lookup::new(rules, truth.clone(), state, seed).swindling());
        }
        if let Some(odds) = full.then(|| self.odds()).flatten() {
            return Box::new(Weigh::new(rules, odds.clone(), state, seed));
        }
        match rules.method() {
            Method::AlphaBeta => {
                let limits = level.limits(&*rules, seed);
                let search = AlphaBeta::new(rules.clone(), state.clone(), place.before.clone(), limits);
                match if full { (rules.proofs(), self.finder(&state)) } else { (0, None) } {
                    (0, None) => Box::new(search),
                    (0, Some(finder)) => {
                        let (mut book, seat) = (Vec::new(), rules.turn(&state).seat());
                        rules.book(&state, &mut book);
                        let at = if book.is_empty() { 0 } else { Draws::new(seed).below(book.len() as u32) };
                        let preferred = book.get(at as usize).copied();
                        Box::new(Threatener::new(finder, seat, search, false).preferring(preferred))
                    }
                    (proofs, _) => Box::new(Prover::new(rules, state, proofs, seed, search)),
                }
            }
            Method::MonteCarlo => {
                let growth = level.growth(&*rules, seed);
                Box::new(Mcts::new(rules, state, growth))
            }
        }
    }

    /// The search for a proof, made before estimates judge a position, in games without proofs of all decisions.
    fn finder(&self, state: &R::State) -> Option<Box<dyn Finder<R::Move>>> {
        if let Some(solving) = Solving::new(self.rules.clone(), state.clone()) {
            return Some(Box::new(solving));
        }
        let nodes = self.rules.forced();
        (nodes > 0).then(|| Threatener::threats(self.rules.clone(), state.clone(), nodes))
    }

    /// A search at a position by full strength without a limit and without errors, that compares up to so many decisions.
    pub fn analyse(&self, place: &Place<R>, lines: usize, seed: u64) -> Box<dyn Search<R::Move>> {
        self.compare(place, lines, None, seed)
    }

    /// The search for a hint: the same, within the time that full strength takes twice, for it compares the best decision with the
    /// second best. It never plays on mistakes.
    pub fn advise(&self, place: &Place<R>, seed: u64) -> Box<dyn Search<R::Move>> {
        self.compare(place, 2, Some(2 * R::NODES), seed)
    }

    fn compare(&self, place: &Place<R>, lines: usize, nodes: Option<u64>, seed: u64) -> Box<dyn Search<R::Move>> {
        let (rules, state) = (self.rules.clone(), place.state.clone());
        if let Some(truth) = self.truth() {
            return Box::new(Lookup::new(rules, truth.clone(), state, seed));
        }
        if let Some(odds) = self.odds() {
            return Box::new(Weigh::new(rules, odds.clone(), state, seed));
        }
        let eyes = Eyes { overlooked: 0, noise: 0, seed };
        match rules.method() {
            Method::AlphaBeta => {
                let endless = Level::ENDLESS.limits(&*rules, seed);
                let limits = Limits { eyes, nodes: nodes.unwrap_or(endless.nodes), ..endless };
                let search =
                    AlphaBeta::new(rules.clone(), state.clone(), place.before.clone(), limits).comparing(lines);
                match (rules.proofs(), self.finder(&state)) {
                    (0, None) => Box::new(search),
                    (0, Some(finder)) => Box::new(Threatener::new(finder, rules.turn(&state).seat(), search, true)),
                    (proofs, _) => Box::new(Prover::new(rules, state, proofs, seed, search).comparing()),
                }
            }
            Method::MonteCarlo => {
                let endless = Level::ENDLESS.growth(&*rules, seed);
                let growth = Growth { eyes, iterations: nodes.unwrap_or(endless.iterations), ..endless };
                Box::new(Mcts::new(rules, state, growth))
            }
        }
    }

    /// A plain Monte Carlo tree search: the measure that opponents are compared with.
    pub fn plain(&self, place: &Place<R>, iterations: u64, seed: u64) -> Box<dyn Search<R::Move>> {
        let curiosity = std::f32::consts::SQRT_2;
        let eyes = Eyes { overlooked: 0, noise: 0, seed };
        let growth = Growth { iterations, informed: false, curiosity, playout: R::PLAYOUT, eyes };
        Box::new(Mcts::new(self.rules.clone(), place.state.clone(), growth))
    }
}

impl<R: Evaluate + Referee + 'static> Mind<R> {
    /// Whether the program, playing `seat`, agrees to end the game there: when that gives it no less than its search expects.
    pub fn agrees(&self, state: &R::State, seat: Seat, expected: [f32; Seat::MOST]) -> bool {
        let mut agreed = state.clone();
        if self.rules.act(&mut agreed, TableAction::Agree).is_err() {
            return false;
        }
        let offered = final_shares(self.rules.turn(&agreed));
        offered.is_some_and(|offered| offered[seat.index()] + GENEROSITY >= expected[seat.index()])
    }
}
