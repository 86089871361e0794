//! Any game behind two object-safe traits: moves and positions as text, sites as small numbers.
//!
//! [`Game`] is a variant with its options, [`Position`] a position in it. [`games::game`](crate::games::game) makes a
//! game by its name.

mod adapter;
mod replay;

pub use adapter::{GameAdapter, PositionAdapter};
pub use replay::{RefusedToken, Replay};

use crate::core::{
    EditPosition, Event, Gesture, MoveEffect, Overview, ParseError, Pick, Scene, Site, Turn, VariantInfo,
};
use crate::games::any::{Prompt, Refusal};
use std::error::Error;
use std::fmt;
use std::sync::Arc;

/// Why a token was not accepted.
///
/// The cases are exhaustive, so that a program can translate each; a new one would be a breaking change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TokenError {
    /// The text is not a token of this game.
    Unreadable(ParseError),
    /// The game is over.
    Over,
    /// Chance is to draw, so only a draw or an agreement is possible.
    AtChance,
    /// A draw was claimed, but the position has not occurred three times.
    NotRepeated,
    /// A rule of the game forbids it.
    Rule(Refusal),
}

impl fmt::Display for TokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TokenError::Unreadable(why) => fmt::Display::fmt(why, f),
            TokenError::Over => f.write_str("the game is over"),
            TokenError::AtChance => f.write_str("only a draw of chance or an agreement can come now"),
            TokenError::NotRepeated => f.write_str("the position has not occurred three times"),
            TokenError::Rule(refusal) => refusal.fmt(f),
        }
    }
}

impl Error for TokenError {}

/// A legal token after it was played.
pub struct Step {
    /// The position after the token.
    pub next: Box<dyn Position>,
    /// The events that the token caused.
    pub events: Vec<Event>,
}

/// A game with its variant and options chosen.
pub trait Game: Send + Sync {
    /// The name of the game in commands and records.
    fn id(&self) -> &'static str;
    /// The chosen variant.
    fn variant(&self) -> &'static VariantInfo;
    /// The options and their values, defaults included.
    fn options(&self) -> &[(&'static str, u32)];
    /// The number of seats.
    fn seats(&self) -> u8;
    /// The start: that of the rules, or the position given to [`Game::starting_at`].
    fn start(&self) -> Box<dyn Position>;
    /// The text of the start; `None` if it is the start of the rules.
    fn start_text(&self) -> Option<String>;
    /// Reads a position.
    ///
    /// # Errors
    /// When the text is not a position of this game and variant.
    fn read_position(&self, text: &str) -> Result<Box<dyn Position>, ParseError>;
    /// The same game with a position as its start.
    ///
    /// # Errors
    /// As [`Game::read_position`], and [`ParseFault::Over`](crate::core::ParseFault::Over) when the game is over in the
    /// position.
    fn starting_at(&self, text: &str) -> Result<Arc<dyn Game>, ParseError>;
    /// The support for a position editor.
    fn editing(&self) -> &dyn EditPosition;
}

/// A position of some game.
pub trait Position: Send + Sync {
    /// Who decides next.
    fn turn(&self) -> Turn;
    /// The position as a line of text.
    fn text(&self) -> String;
    /// All legal tokens, sorted as ASCII.
    fn legal(&self) -> Vec<String>;
    /// Checks a token: a move or a table action. [`TableAction::Claim`](crate::core::TableAction::Claim) is checked as
    /// if the position had occurred three times.
    ///
    /// # Errors
    /// The reason why the token is not accepted.
    fn check(&self, token: &str) -> Result<(), TokenError>;
    /// The position after a token, and the events. It checks and plays the token only once.
    ///
    /// # Errors
    /// As [`Position::check`].
    fn step(&self, token: &str) -> Result<Step, TokenError>;
    /// Plays a token without collecting events.
    ///
    /// # Errors
    /// As [`Position::check`]; the position is unchanged then.
    fn play(&mut self, token: &str) -> Result<(), TokenError>;
    /// The position after a token, without events.
    ///
    /// # Errors
    /// As [`Position::check`].
    fn after(&self, token: &str) -> Result<Box<dyn Position>, TokenError> {
        let mut next = self.boxed();
        next.play(token)?;
        Ok(next)
    }
    /// The draws of chance with their weights, sorted by token; empty if a seat is to act.
    fn chance_moves(&self) -> Vec<(String, u32)>;
    /// What the seat to act is asked to do; `None` when the game is over.
    fn prompt(&self) -> Option<Prompt>;
    /// The pieces and their sites.
    fn scene(&self) -> Scene;
    /// The rows and patterns for reading out the position.
    fn overview(&self) -> Overview;
    /// As [`Present::direction`](crate::core::Present::direction).
    fn direction(&self, from: Site, to: Site) -> Option<[i16; 2]>;
    /// As [`Present::lines`](crate::core::Present::lines).
    fn lines(&self, from: Site) -> Vec<Vec<Site>>;
    /// All gestures, each with the legal token that it makes.
    fn gestures(&self) -> Vec<(Gesture, String)>;
    /// The events of a legal token or an allowed table action; empty for any other token.
    fn events(&self, token: &str) -> Vec<Event> {
        self.step(token).map_or_else(|_| Vec::new(), |step| step.events)
    }
    /// As [`Present::move_effect`](crate::core::Present::move_effect); `None` for an illegal token or a table action.
    fn move_effect(&self, token: &str) -> Option<MoveEffect>;
    /// As [`Present::preview`](crate::core::Present::preview); empty for an illegal token or a table action.
    fn preview(&self, token: &str) -> Vec<Event>;
    /// As [`Present::explain_illegal`](crate::core::Present::explain_illegal).
    fn explain_illegal(&self, picks: &[Pick]) -> Option<Refusal>;
    /// All sites that a board shows at this position, in reading order.
    fn sites(&self) -> Vec<Site>;
    /// The coordinate of a site; empty if the game has no such site.
    fn site_name(&self, site: Site) -> String;
    /// A clone as a trait object.
    fn boxed(&self) -> Box<dyn Position>;
}

impl Clone for Box<dyn Position> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}
