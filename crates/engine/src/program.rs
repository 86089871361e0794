//! A program behind tokens: what a worker or the headless program talks to, without knowing which game it is.

use super::guard::Guard;
use super::hint::{Hint, Threat, alone};
use super::level::Level;
use super::message::Fate;
use super::mind::{Mind, Place};
use super::outlook::{Expected, Outlook};
use super::search::{Line, Proven, Report, Search};
use std::fmt;
use trivium_rules::core::{Evaluate, Notation, Present, Seat, SetupError, TableAction};
use trivium_rules::games::{Prompt, Refusal, Values, Visitor, with_rules};

/// What a search has found, as tokens. See [`Report`].
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The best decision.
    pub best: Option<String>,
    /// The line that is expected.
    pub line: Vec<String>,
    /// Each seat's share.
    pub shares: [f32; Seat::MOST],
    /// What is proven.
    pub proven: Option<Proven>,
    /// Nodes so far.
    pub nodes: u64,
    /// Decisions looked ahead.
    pub depth: u32,
    /// Whether the search is finished.
    pub finished: bool,
}

/// A record holds a token that is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadToken {
    /// The ply that it would have made, from 1.
    pub ply: usize,
}

impl fmt::Display for BadToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the token at ply {} is refused; what was thought about before goes on", self.ply)
    }
}

impl std::error::Error for BadToken {}

/// A program for one game, variant and options. It thinks about one position at a time.
pub trait Program {
    /// Begins to think about the position after these tokens; what it thought about before is dropped.
    ///
    /// # Errors
    /// When a token is not legal there; nothing is changed then.
    fn begin(&mut self, tokens: &[&str], level: Level, seed: u64) -> Result<(), BadToken>;

    /// Thinks on for about so many nodes. True when it is finished, or has nothing to think about.
    fn step(&mut self, nodes: u32) -> bool;

    /// What it has found.
    fn thought(&self) -> Option<Thought>;

    /// Begins to compare up to so many decisions at the position after these tokens, by full strength and without a limit; what it
    /// thought about before is dropped.
    ///
    /// # Errors
    /// When a token is not legal there; nothing is changed then.
    fn analyse(&mut self, tokens: &[&str], lines: usize) -> Result<(), BadToken>;

    /// What the comparison of up to `lines` decisions has come to.
    fn outlook(&self, lines: usize) -> Option<Outlook>;

    /// Begins to look for a hint at the position after these tokens: by full strength, which compares the best decision with the others.
    ///
    /// # Errors
    /// When a token is not legal there; nothing is changed then.
    fn advise(&mut self, tokens: &[&str], seed: u64) -> Result<(), BadToken>;

    /// The best decision that it has found, and what explains it: what it keeps the next seat from only once all is finished.
    fn hint(&self) -> Option<Hint>;

    /// Whether it agrees, playing `seat`, to end the game at the position that it began to think about, by what it has found.
    fn agrees(&self, seat: Seat) -> bool;
}

/// The program for a game, variant and options.
///
/// # Errors
/// When there is no such game, variant or option.
pub fn program<'a>(
    game: &str,
    variant: &str,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Box<dyn Program>, SetupError> {
    with_rules(game, variant, options, Making)
}

struct Making;

impl Visitor for Making {
    type Out = Box<dyn Program>;
    fn visit<R>(self, _id: &'static str, rules: R, _values: Values) -> Box<dyn Program>
    where
        R: Notation + Present + Evaluate + 'static,
        Refusal: From<R::Refusal>,
        Prompt: From<R::Prompt>,
    {
        Box::new(Typed { mind: Mind::new(rules), search: None, state: None, advising: false, guard: None })
    }
}

struct Typed<R: Present + Evaluate> {
    mind: Mind<R>,
    search: Option<Box<dyn Search<R::Move>>>,
    /// The position that is thought about.
    state: Option<R::State>,
    /// Whether it is for a hint; then what explains it is looked for once the search is finished.
    advising: bool,
    guard: Option<Guard<R>>,
}

/// The best decision of those that were compared, or of a search that compares none.
fn best<M: Copy>(lines: &[Line<M>], report: &Report<M>) -> Option<M> {
    lines.first().and_then(|line| line.moves.first().copied()).or(report.best)
}

impl<R: Notation + Present + Evaluate + 'static> Typed<R> {
    fn place(&self, tokens: &[&str]) -> Result<Place<R>, BadToken> {
        let rules = self.mind.rules();
        let mut place = Place::start(&**rules);
        for (at, token) in tokens.iter().enumerate() {
            let bad = BadToken { ply: at + 1 };
            if rules.turn(&place.state).outcome().is_some() {
                return Err(bad);
            }
            if let Some(action) = TableAction::read(token) {
                rules.act(&mut place.state, action).map_err(|_| bad)?;
                continue;
            }
            let made = rules.read_move(token).map_err(|_| bad.clone())?;
            rules.check(&place.state, made).map_err(|_| bad)?;
            place.play(rules, made);
        }
        Ok(place)
    }

    /// Begins to think with that search.
    fn take(&mut self, place: Place<R>, search: Box<dyn Search<R::Move>>, advising: bool) {
        (self.search, self.state) = (Some(search), Some(place.state));
        (self.advising, self.guard) = (advising, None);
    }

    /// What looks for the reasons of the best decision.
    fn explaining(&self) -> Option<Guard<R>> {
        let (search, state) = (self.search.as_ref()?, self.state.as_ref()?);
        let rules = self.mind.rules();
        let best = best(&search.lines(1), &search.report())?;
        Some(Guard::new(rules.clone(), state.clone(), rules.turn(state).seat()?, best))
    }

    fn token(&self, made: R::Move) -> String {
        let mut token = String::new();
        self.mind.rules().write_move(made, &mut token);
        token
    }

    fn thought(&self, report: Report<R::Move>) -> Thought {
        let token = |made: &R::Move| self.token(*made);
        let Report { best, line, shares, proven, nodes, depth, finished } = report;
        let (best, line) = (best.as_ref().map(token), line.iter().map(token).collect());
        Thought { best, line, shares, proven, nodes, depth, finished }
    }
}

impl<R: Notation + Present + Evaluate + 'static> Program for Typed<R> {
    fn begin(&mut self, tokens: &[&str], level: Level, seed: u64) -> Result<(), BadToken> {
        let place = self.place(tokens)?;
        let search = self.mind.think(&place, level, seed);
        self.take(place, search, false);
        Ok(())
    }

    fn analyse(&mut self, tokens: &[&str], lines: usize) -> Result<(), BadToken> {
        let place = self.place(tokens)?;
        let search = self.mind.analyse(&place, lines, 0);
        self.take(place, search, false);
        Ok(())
    }

    fn outlook(&self, lines: usize) -> Option<Outlook> {
        let search = self.search.as_ref()?;
        let Report { nodes, depth, finished, .. } = search.report();
        let lines = search.lines(lines).iter().map(|line| Expected::new(line, |made| self.token(*made))).collect();
        Some(Outlook { lines, depth, nodes, progress: search.progress(), finished })
    }

    fn advise(&mut self, tokens: &[&str], seed: u64) -> Result<(), BadToken> {
        let place = self.place(tokens)?;
        let search = self.mind.advise(&place, seed);
        self.take(place, search, true);
        Ok(())
    }

    fn hint(&self) -> Option<Hint> {
        let (search, state) = (self.search.as_ref()?, self.state.as_ref()?);
        let seat = self.mind.rules().turn(state).seat()?;
        let mut legal = Vec::new();
        self.mind.rules().legal(state, &mut legal);
        let (lines, report) = (search.lines(usize::MAX), search.report());
        let best = best(&lines, &report)?;
        let (proven, shares) = lines.first().map_or((report.proven, report.shares), |line| (line.proven, line.shares));
        let fate = |proven| Fate::of(proven, (shares[seat.index()] * 1000.0).round() as u16);
        // Of solved shares nobody knows what holds out longest.
        let fate =
            proven.and_then(|proven| fate(proven).filter(|fate| proven != Proven::Shares || *fate != Fate::Loses));
        let threat = self.guard.as_ref().and_then(Guard::threat).map(|(line, same)| {
            let line = line.iter().map(|made| self.token(*made)).collect();
            Threat { line, same: *same }
        });
        Some(Hint {
            best: self.token(best),
            fate,
            only: legal.len() == 1,
            alone: alone(&lines, seat, legal.len()),
            threat,
        })
    }

    fn step(&mut self, nodes: u32) -> bool {
        if let Some(guard) = &mut self.guard {
            return guard.step();
        }
        let finished = self.search.as_mut().is_none_or(|search| search.step(nodes));
        if finished && self.advising {
            self.guard = self.explaining();
        }
        finished && self.guard.is_none()
    }

    fn thought(&self) -> Option<Thought> {
        self.search.as_ref().map(|search| Typed::thought(self, search.report()))
    }

    fn agrees(&self, seat: Seat) -> bool {
        let (Some(search), Some(state)) = (&self.search, &self.state) else { return false };
        self.mind.agrees(state, seat, search.report().shares)
    }
}
