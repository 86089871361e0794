//! A line of play from the start, with all its positions.

use super::{Game, Position, Step, TokenError};
use crate::core::{Event, TableAction, Turn};
use std::error::Error;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// A line of play from the start with the position at each ply. Rules hold no history, so the replay counts
/// repetitions.
///
/// A clone shares the positions, so it is cheap.
#[derive(Clone)]
pub struct Replay {
    game: Arc<dyn Game>,
    start: Arc<dyn Position>,
    plies: Vec<Arc<Ply>>,
}

/// A token with the position after it.
struct Ply {
    token: String,
    position: Box<dyn Position>,
    // Computed when they are first needed.
    events: OnceLock<Vec<Event>>,
}

/// A refused token of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusedToken {
    /// The ply of the token, from 1.
    pub ply: usize,
    /// The refused token.
    pub token: String,
    /// Why it was refused.
    pub why: TokenError,
}

impl fmt::Display for RefusedToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RefusedToken { ply, token, why } = self;
        write!(f, "{token:?} at ply {ply}: {why}")
    }
}

impl Error for RefusedToken {}

impl Replay {
    /// An empty line of play.
    pub fn new(game: Arc<dyn Game>) -> Replay {
        let start = game.start().into();
        Replay { game, start, plies: Vec::new() }
    }

    /// Plays tokens until one is refused. Returns the line and the refused token.
    pub fn of<'a>(game: Arc<dyn Game>, tokens: impl IntoIterator<Item = &'a str>) -> (Replay, Option<RefusedToken>) {
        let mut replay = Replay::new(game);
        let refused = tokens.into_iter().find_map(|token| replay.play(token).err());
        (replay, refused)
    }

    /// The game that is replayed.
    pub fn game(&self) -> &Arc<dyn Game> {
        &self.game
    }

    /// The number of tokens.
    pub fn ply(&self) -> usize {
        self.plies.len()
    }

    /// All tokens from the start.
    pub fn tokens(&self) -> impl DoubleEndedIterator<Item = &str> + ExactSizeIterator {
        self.plies.iter().map(|ply| ply.token.as_str())
    }

    /// The position after the last token.
    pub fn position(&self) -> &(dyn Position + 'static) {
        self.plies.last().map_or(&*self.start, |ply| &*ply.position)
    }

    /// The position after `ply` tokens.
    pub fn at(&self, ply: usize) -> Option<&(dyn Position + 'static)> {
        let Some(last) = ply.checked_sub(1) else { return Some(&*self.start) };
        self.plies.get(last).map(|ply| &*ply.position)
    }

    /// How often the last position occurs in the line, at least once.
    pub fn repetitions(&self) -> usize {
        let now = self.position().text();
        let all = [&*self.start].into_iter().chain(self.plies.iter().map(|ply| &*ply.position));
        all.filter(|position| position.text() == now).count()
    }

    /// Checks that a claimed position has occurred three times.
    fn claimable(&self, token: &str) -> Result<(), TokenError> {
        let claims = TableAction::read(token) == Some(TableAction::Claim);
        if claims && self.repetitions() < 3 { Err(TokenError::NotRepeated) } else { Ok(()) }
    }

    /// Checks a token at the end of the line.
    ///
    /// # Errors
    /// The reason why the token is not accepted.
    pub fn check(&self, token: &str) -> Result<(), TokenError> {
        self.position().check(token)?;
        self.claimable(token)
    }

    /// The result of a token at the end of the line, for [`Replay::go_on`]. The line does not change.
    ///
    /// # Errors
    /// As [`Replay::check`].
    pub fn step(&self, token: &str) -> Result<Step, TokenError> {
        let step = self.position().step(token)?;
        self.claimable(token)?;
        Ok(step)
    }

    /// Appends a token with its result from [`Replay::step`].
    pub fn go_on(&mut self, token: &str, step: Step) {
        let Step { next, events } = step;
        self.push(token, next, events.into());
    }

    fn push(&mut self, token: &str, position: Box<dyn Position>, events: OnceLock<Vec<Event>>) {
        self.plies.push(Arc::new(Ply { token: token.to_owned(), position, events }));
    }

    /// The events of the token with this index, from 0; empty past the last token.
    pub fn events(&self, ply: usize) -> &[Event] {
        let (Some(at), Some(before)) = (self.plies.get(ply), self.at(ply)) else { return &[] };
        at.events.get_or_init(|| before.events(&at.token))
    }

    /// The table actions that are possible at the end of the line.
    pub fn actions(&self) -> impl Iterator<Item = TableAction> {
        TableAction::ALL.into_iter().filter(|a| self.check(a.token()).is_ok())
    }

    /// Appends a token without collecting events.
    ///
    /// # Errors
    /// The refused token and the reason; the line does not change then.
    pub fn play(&mut self, token: &str) -> Result<(), RefusedToken> {
        let ply = self.ply() + 1;
        let refused = |why| RefusedToken { ply, token: token.to_owned(), why };
        let mut next = self.position().boxed();
        next.play(token).map_err(refused)?;
        self.claimable(token).map_err(refused)?;
        self.push(token, next, OnceLock::new());
        Ok(())
    }

    /// Removes all tokens after the first `ply`.
    pub fn truncate(&mut self, ply: usize) {
        self.plies.truncate(ply);
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        matches!(self.position().turn(), Turn::Over(_))
    }
}
