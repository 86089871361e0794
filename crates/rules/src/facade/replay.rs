//! A record played through: the position at every ply.

use super::{Game, Position, Step, TokenError};
use crate::core::{Event, TableAction, Turn};
use std::error::Error;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// A line of play from the start, with every position on the way. It holds what rules do not: the history.
#[derive(Clone)]
pub struct Replay {
    game: Arc<dyn Game>,
    positions: Vec<Box<dyn Position>>,
    tokens: Vec<String>,
    // The events of each token, computed on demand.
    events: Vec<OnceLock<Arc<[Event]>>>,
}

/// A token of a record that is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusedToken {
    /// The ply that the token would have made, 1 for the first token.
    pub ply: usize,
    /// The token.
    pub token: String,
    /// Why not.
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
    /// The start of a game.
    pub fn new(game: Arc<dyn Game>) -> Replay {
        let positions = vec![game.start()];
        Replay { game, positions, tokens: Vec::new(), events: Vec::new() }
    }

    /// A line from the start, as far as it is accepted, and the first token that is not.
    pub fn of<'a>(game: Arc<dyn Game>, tokens: impl IntoIterator<Item = &'a str>) -> (Replay, Option<RefusedToken>) {
        let mut replay = Replay::new(game);
        let refused = tokens.into_iter().find_map(|token| replay.play(token).err());
        (replay, refused)
    }

    /// The game.
    pub fn game(&self) -> &Arc<dyn Game> {
        &self.game
    }

    /// How many tokens were played.
    pub fn ply(&self) -> usize {
        self.tokens.len()
    }

    /// The tokens so far.
    pub fn tokens(&self) -> &[String] {
        &self.tokens
    }

    /// The position after the last token.
    pub fn position(&self) -> &(dyn Position + 'static) {
        &**self.positions.last().expect("the start is always there")
    }

    /// The position after `ply` tokens.
    pub fn at(&self, ply: usize) -> Option<&(dyn Position + 'static)> {
        self.positions.get(ply).map(|p| &**p)
    }

    /// How often the last position stands in the line, itself included.
    pub fn repetitions(&self) -> usize {
        let now = self.position().text();
        self.positions.iter().filter(|p| p.text() == now).count()
    }

    /// A draw can be claimed only when the position stands for the third time.
    fn claimable(&self, token: &str) -> Result<(), TokenError> {
        let claims = TableAction::read(token) == Some(TableAction::Claim);
        if claims && self.repetitions() < 3 { Err(TokenError::NotRepeated) } else { Ok(()) }
    }

    /// Whether the token would be accepted.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, token: &str) -> Result<(), TokenError> {
        self.position().check(token)?;
        self.claimable(token)
    }

    /// Plays the token after the last one, for [`Replay::go_on`].
    ///
    /// # Errors
    /// As [`Replay::check`].
    pub fn step(&self, token: &str) -> Result<Step, TokenError> {
        let step = self.position().step(token)?;
        self.claimable(token)?;
        Ok(step)
    }

    /// Goes on to where a token leads, which [`Replay::step`] has worked out at the end of this line.
    pub fn go_on(&mut self, token: &str, step: Step) {
        self.positions.push(step.next);
        self.tokens.push(token.to_owned());
        self.events.push(OnceLock::from(Arc::from(step.events)));
    }

    /// The events of the token at this ply, counted from 0; empty past the last token. They are computed at most once.
    pub fn events(&self, ply: usize) -> &[Event] {
        let (Some(events), Some(token)) = (self.events.get(ply), self.tokens.get(ply)) else { return &[] };
        events.get_or_init(|| self.positions[ply].events(token).into())
    }

    /// The table actions that are possible now.
    pub fn actions(&self) -> impl Iterator<Item = TableAction> {
        TableAction::ALL.into_iter().filter(|a| self.check(a.token()).is_ok())
    }

    /// Plays a token, a decision or a table action, where nobody asks at once what happens.
    ///
    /// # Errors
    /// Where and why it is not accepted; nothing is changed then.
    pub fn play(&mut self, token: &str) -> Result<(), RefusedToken> {
        let ply = self.tokens.len() + 1;
        let refused = |why| RefusedToken { ply, token: token.to_owned(), why };
        let mut next = self.position().boxed();
        next.play(token).map_err(refused)?;
        self.claimable(token).map_err(refused)?;
        self.positions.push(next);
        self.tokens.push(token.to_owned());
        self.events.push(OnceLock::new());
        Ok(())
    }

    /// Takes back everything after `ply` tokens.
    pub fn truncate(&mut self, ply: usize) {
        self.positions.truncate(ply.saturating_add(1));
        self.tokens.truncate(ply);
        self.events.truncate(ply);
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        matches!(self.position().turn(), Turn::Over(_))
    }
}
