//! Any game behind two object-safe traits: moves and positions as text, sites as small numbers.
//!
//! [`Game`] is a variant with its options, [`Position`] a position in it. [`games::game`](crate::games::game) makes a game by its name.

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
    /// The text is no token of this game.
    Unreadable(ParseError),
    /// The game is over.
    Over,
    /// Only chance or an agreement comes now.
    AtChance,
    /// A draw was claimed, but the position does not stand for the third time.
    NotRepeated,
    /// A rule of the game.
    Rule(Refusal),
}

impl fmt::Display for TokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TokenError::Unreadable(why) => fmt::Display::fmt(why, f),
            TokenError::Over => f.write_str("the game is over"),
            TokenError::AtChance => f.write_str("only a draw of chance or an agreement can come now"),
            TokenError::NotRepeated => f.write_str("the position does not stand for the third time"),
            TokenError::Rule(refusal) => refusal.fmt(f),
        }
    }
}

impl Error for TokenError {}

/// A legal token after it was played.
pub struct Step {
    /// The position after it.
    pub next: Box<dyn Position>,
    /// The events that the token caused.
    pub events: Vec<Event>,
}

/// A game with its variant and options chosen.
pub trait Game: Send + Sync {
    /// The game's name in commands and records.
    fn id(&self) -> &'static str;
    /// The variant.
    fn variant(&self) -> &'static VariantInfo;
    /// The options and their values, defaults included.
    fn options(&self) -> &[(&'static str, u32)];
    /// How many seats play.
    fn seats(&self) -> u8;
    /// The position at which the game begins: that of its rules, or the one of [`Game::starting_at`].
    fn start(&self) -> Box<dyn Position>;
    /// The line of the position at which it begins, where that is not the one of its rules.
    fn start_text(&self) -> Option<String>;
    /// The position of a line.
    ///
    /// # Errors
    /// When the text is no position of this game and variant.
    fn read_position(&self, text: &str) -> Result<Box<dyn Position>, ParseError>;
    /// The same game, variant and options, beginning at the position of a line.
    ///
    /// # Errors
    /// As [`Game::read_position`], and [`ParseFault::Over`](crate::core::ParseFault::Over) where nobody can play on.
    fn starting_at(&self, text: &str) -> Result<Arc<dyn Game>, ParseError>;
    /// How its positions are set up by hand.
    fn editing(&self) -> &dyn EditPosition;
}

/// A position of some game.
pub trait Position: Send + Sync {
    /// The side to decide next.
    fn turn(&self) -> Turn;
    /// The position's line.
    fn text(&self) -> String;
    /// All legal tokens, sorted as ASCII.
    fn legal(&self) -> Vec<String>;
    /// Whether a token is legal or a table action possible, [`TableAction::Claim`](crate::core::TableAction::Claim) as if the position were repeated.
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, token: &str) -> Result<(), TokenError>;
    /// The decision or table action of that token: the position after it and what happens. The token is checked and played once.
    ///
    /// # Errors
    /// As [`Position::check`].
    fn step(&self, token: &str) -> Result<Step, TokenError>;
    /// Makes the decision or table action of that token, where nobody asks what happens.
    ///
    /// # Errors
    /// As [`Position::check`]; the position is unchanged then.
    fn play(&mut self, token: &str) -> Result<(), TokenError>;
    /// At a chance decision: each draw with its weight, tokens sorted as ASCII. Empty elsewhere.
    fn chance_moves(&self) -> Vec<(String, u32)>;
    /// The question to the seat to act.
    fn prompt(&self) -> Option<Prompt>;
    /// The pieces and their places.
    fn scene(&self) -> Scene;
    /// The order in which the position is told, and the patterns to tell.
    fn overview(&self) -> Overview;
    /// The way from one site to another, as [`Present::direction`](crate::core::Present::direction).
    fn direction(&self, from: Site, to: Site) -> Option<[i16; 2]>;
    /// The lines that lead on from a site, as [`Present::lines`](crate::core::Present::lines).
    fn lines(&self, from: Site) -> Vec<Vec<Site>>;
    /// Each legal token of a seat with each way in which a hand makes it.
    fn gestures(&self) -> Vec<(Gesture, String)>;
    /// The events of a legal token or an allowed table action; empty for any other token.
    fn events(&self, token: &str) -> Vec<Event> {
        self.step(token).map_or_else(|_| Vec::new(), |step| step.events)
    }
    /// As [`Present::move_effect`](crate::core::Present::move_effect); `None` for an illegal token or a table action.
    fn move_effect(&self, token: &str) -> Option<MoveEffect>;
    /// As [`Present::preview`](crate::core::Present::preview); empty for an illegal token or a table action.
    fn preview(&self, token: &str) -> Vec<Event>;
    /// Why the last of these picks cannot be chosen after the ones before it.
    fn explain_illegal(&self, picks: &[Pick]) -> Option<Refusal>;
    /// All sites that a board shows now, in reading order.
    fn sites(&self) -> Vec<Site>;
    /// A site's coordinate.
    fn site_name(&self, site: Site) -> String;
    /// A copy.
    fn boxed(&self) -> Box<dyn Position>;
}

impl Clone for Box<dyn Position> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}
