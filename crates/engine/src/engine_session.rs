//! An engine without the game's types: moves are tokens. The worker and the command line use it.

use super::analysis::{Analysis, AnalysisLine};
use super::engine::{Engine, PositionHistory};
use super::hint::{Hint, Threat, alone};
use super::level::Level;
use super::protocol::ProvenResult;
use super::search::{ProvenValue, Search, SearchLine, SearchReport};
use super::threat_probe::ThreatProbe;
use crate::evaluate::Evaluate;
use crate::games::{Visitor, with_rules};
use thiserror::Error;
use trivium_rules::core::{Notation, ParseError, Present, Seat, SetupError, TableAction};
use trivium_rules::games::{GameRules, VariantValues};

/// A malformed or illegal token in a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the token at ply {ply} is refused; what was thought about before goes on")]
pub struct BadToken {
    /// The ply of the token, from 1.
    pub ply: usize,
}

/// An engine for one game, variant and options. It searches one position at a time.
pub trait EngineSession {
    /// Sets the position at which later records start; `None` stands for the start of the rules. Tables stay.
    ///
    /// # Errors
    /// If the text is not a position of this game and variant. The start is unchanged then.
    fn start_at(&mut self, start: Option<&str>) -> Result<(), ParseError>;

    /// Starts a search of the position after `tokens` and drops the previous search.
    ///
    /// # Errors
    /// If a token is not legal. The previous search continues then.
    fn begin(&mut self, tokens: &[&str], level: Level, seed: u64) -> Result<(), BadToken>;

    /// Searches about `nodes` more nodes. Returns true if the search is finished or there is none.
    fn step(&mut self, nodes: u32) -> bool;

    /// The report of the search, with moves as tokens.
    fn report(&self) -> Option<SearchReport<String>>;

    /// Starts an analysis of up to `lines` moves after `tokens`, at full strength without a node limit, and drops the
    /// previous search.
    ///
    /// # Errors
    /// If a token is not legal. The previous search continues then.
    fn analyse(&mut self, tokens: &[&str], lines: usize) -> Result<(), BadToken>;

    /// The analysis so far, with up to `lines` moves.
    fn analysis(&self, lines: usize) -> Option<Analysis>;

    /// Starts a full-strength search for a hint after `tokens` and drops the previous search.
    ///
    /// # Errors
    /// If a token is not legal. The previous search continues then.
    fn advise(&mut self, tokens: &[&str], seed: u64) -> Result<(), BadToken>;

    /// The best move so far and its explanation. The threat is known only after the search has finished.
    fn hint(&self) -> Option<Hint>;

    /// Whether the engine as `seat` agrees to end the game at the searched position, by the result so far.
    fn agrees(&self, seat: Seat) -> bool;
}

/// Creates the engine for a game, variant and options.
///
/// # Errors
/// If the game, the variant or an option does not exist.
pub fn engine_session<'a>(
    game: &str,
    variant: &str,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Box<dyn EngineSession>, SetupError> {
    with_rules(game, variant, options, SessionBuilder)
}

struct SessionBuilder;

impl Visitor for SessionBuilder {
    type Out = Box<dyn EngineSession>;
    fn visit<R: GameRules + Evaluate>(
        self,
        _id: &'static str,
        rules: R,
        _values: VariantValues,
    ) -> Box<dyn EngineSession> {
        Box::new(TypedSession {
            engine: Engine::new(rules),
            start: None,
            search: None,
            state: None,
            advising: false,
            threat_probe: None,
        })
    }
}

struct TypedSession<R: Present + Evaluate> {
    engine: Engine<R>,
    /// The start of records, if it is not the start of the rules.
    start: Option<R::State>,
    search: Option<Box<dyn Search<R::Move>>>,
    /// The searched position.
    state: Option<R::State>,
    /// Whether the search is for a hint. If so, a threat probe follows it.
    advising: bool,
    threat_probe: Option<ThreatProbe<R>>,
}

/// The best of the compared moves. Searches that do not compare moves report it directly.
fn best<M: Copy>(lines: &[SearchLine<M>], report: &SearchReport<M>) -> Option<M> {
    lines.first().and_then(|line| line.moves.first().copied()).or(report.best)
}

impl<R: Notation + Present + Evaluate + 'static> TypedSession<R> {
    fn place(&self, tokens: &[&str]) -> Result<PositionHistory<R>, BadToken> {
        let rules = self.engine.rules();
        let mut place = PositionHistory::start(&**rules);
        if let Some(start) = &self.start {
            place.state = start.clone();
        }
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

    fn take(&mut self, place: PositionHistory<R>, search: Box<dyn Search<R::Move>>, advising: bool) {
        (self.search, self.state) = (Some(search), Some(place.state));
        (self.advising, self.threat_probe) = (advising, None);
    }

    /// A probe for threats that the best move prevents.
    fn explaining(&self) -> Option<ThreatProbe<R>> {
        let (search, state) = (self.search.as_ref()?, self.state.as_ref()?);
        let rules = self.engine.rules();
        let best = best(&search.lines(1), &search.report())?;
        Some(ThreatProbe::new(rules.clone(), state.clone(), rules.turn(state).seat()?, best))
    }
}

impl<R: Notation + Present + Evaluate + 'static> EngineSession for TypedSession<R> {
    fn start_at(&mut self, start: Option<&str>) -> Result<(), ParseError> {
        self.start = start.map(|text| self.engine.rules().read_position(text)).transpose()?;
        Ok(())
    }

    fn begin(&mut self, tokens: &[&str], level: Level, seed: u64) -> Result<(), BadToken> {
        let place = self.place(tokens)?;
        let search = self.engine.think(&place, level, seed);
        self.take(place, search, false);
        Ok(())
    }

    fn analyse(&mut self, tokens: &[&str], lines: usize) -> Result<(), BadToken> {
        let place = self.place(tokens)?;
        let search = self.engine.analyse(&place, lines, 0);
        self.take(place, search, false);
        Ok(())
    }

    fn analysis(&self, lines: usize) -> Option<Analysis> {
        let search = self.search.as_ref()?;
        let SearchReport { nodes, depth, finished, .. } = search.report();
        let lines = search
            .lines(lines)
            .iter()
            .map(|line| AnalysisLine::new(line, |made| self.engine.rules().token(*made)))
            .collect();
        Some(Analysis { lines, depth, nodes, progress: search.progress(), finished })
    }

    fn advise(&mut self, tokens: &[&str], seed: u64) -> Result<(), BadToken> {
        let place = self.place(tokens)?;
        let search = self.engine.advise(&place, seed);
        self.take(place, search, true);
        Ok(())
    }

    fn hint(&self) -> Option<Hint> {
        let (search, state) = (self.search.as_ref()?, self.state.as_ref()?);
        let seat = self.engine.rules().turn(state).seat()?;
        let legal = self.engine.rules().legal_moves(state);
        let (lines, report) = (search.lines(usize::MAX), search.report());
        let best = best(&lines, &report)?;
        let (proven, shares) = lines.first().map_or((report.proven, report.shares), |line| (line.proven, line.shares));
        let proven_result = |proven| ProvenResult::of(proven, (shares[seat.index()] * 1000.0).round() as u16);
        // Shares have no distance to the end, so they do not show which losing move resists longest.
        let proven_result = proven.and_then(|proven| {
            proven_result(proven)
                .filter(|proven_result| proven != ProvenValue::Shares || *proven_result != ProvenResult::Loses)
        });
        let threat = self.threat_probe.as_ref().and_then(ThreatProbe::threat).map(|(line, same)| {
            let line = line.iter().map(|made| self.engine.rules().token(*made)).collect();
            Threat { line, same: *same }
        });
        Some(Hint {
            best: self.engine.rules().token(best),
            proven_result,
            only: legal.len() == 1,
            alone: alone(&lines, seat, legal.len()),
            threat,
        })
    }

    fn step(&mut self, nodes: u32) -> bool {
        if let Some(threat_probe) = &mut self.threat_probe {
            return threat_probe.step();
        }
        let finished = self.search.as_mut().is_none_or(|search| search.step(nodes));
        if finished && self.advising {
            self.threat_probe = self.explaining();
        }
        finished && self.threat_probe.is_none()
    }

    fn report(&self) -> Option<SearchReport<String>> {
        let token = |made: R::Move| self.engine.rules().token(made);
        let SearchReport { best, line, shares, proven, nodes, depth, finished } = self.search.as_ref()?.report();
        let (best, line) = (best.map(token), line.into_iter().map(token).collect());
        Some(SearchReport { best, line, shares, proven, nodes, depth, finished })
    }

    fn agrees(&self, seat: Seat) -> bool {
        let (Some(search), Some(state)) = (&self.search, &self.state) else { return false };
        self.engine.agrees(state, seat, search.report().shares)
    }
}
