//! The rules of each game, and constructors of games by name.

pub(crate) mod any;
mod list;
mod table;

pub use any::{GameRules, Prompt, Refusal};
pub use table::GameTable;

pub use crate::core::VariantValues;
pub use crate::facade::{RefusedToken, Replay, Step, TokenError};

use crate::core::{EditPosition, GameInfo, SetupError};
use crate::facade::{self, GameAdapter};
use std::sync::Arc;

/// A game of this crate behind the facade.
pub type Game = dyn facade::Game;
/// A position of a game of this crate behind the facade.
pub type Position = dyn facade::Position;

/// Declares the items that exist once for each game.
macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        $(pub mod $module;)+

        /// Every game, in the order of the start page.
        pub const GAMES: [GameInfo; [$($number),+].len()] = [$($module::INFO),+];

        /// The ids, for programs that need no other data of all games.
        const IDS: [&str; GAMES.len()] = [$($module::INFO.id),+];

        /// The number of each game in links, in the order of [`GAMES`].
        pub const NUMBERS: [u64; GAMES.len()] = [$($number),+];

        /// A constructor for each game, so that a program contains only the games that it names.
        pub mod make {
            use super::*;

            $(#[doc = concat!("Makes a game of [`super::", stringify!($module), "`].")]
            ///
            /// # Errors
            /// When there is no such variant or option.
            pub fn $module(values: VariantValues) -> Result<Arc<Game>, SetupError> {
                let rules = super::$module::rules(values.variant.id, &values.options)?;
                Ok(Arc::new(GameAdapter::new(super::$module::INFO.id, values.variant, values.options, rules)))
            })+
        }

        /// Calls a visitor with the rules of a game, variant and options.
        ///
        /// # Errors
        /// When there is no such game, variant or option.
        pub fn with_rules<'a, T: Visitor>(
            game: &str,
            variant: &str,
            options: impl IntoIterator<Item = (&'a str, &'a str)>,
            visitor: T,
        ) -> Result<T::Out, SetupError> {
            let (info, values) = values(game, variant, options)?;
            $(if info.id == $module::INFO.id {
                let rules = $module::rules(values.variant.id, &values.options)?;
                return Ok(visitor.visit(info.id, rules, values));
            })+
            Err(SetupError::UnknownGame(info.id.to_owned()))
        }
    };
}

crate::each_game!(declare);

macro_rules! built_in {
    ($($module:ident $name:ident $number:literal $board:ident,)*) => {
        static MAKERS: GameTable<GameMaker> = GameTable::new(&[$(make::$module),*]);
    };
}

crate::each_built_in_game!(built_in);

/// Work on the typed rules of a game that is chosen at run time: perft, search, benchmarks.
pub trait Visitor {
    /// The result of [`Visitor::visit`].
    type Out;
    /// Does the work with the rules of the chosen game.
    fn visit<R: GameRules + EditPosition>(self, info: &'static str, rules: R, values: VariantValues) -> Self::Out;
}

/// Static data of the game with that name.
///
/// # Errors
/// [`SetupError::UnknownGame`].
pub fn info(game: &str) -> Result<&'static GameInfo, SetupError> {
    GAMES.iter().find(|g| g.id == game).ok_or_else(|| SetupError::UnknownGame(game.to_owned()))
}

/// A function that makes a game behind the facade.
pub type GameMaker = fn(VariantValues) -> Result<Arc<Game>, SetupError>;

/// Registers the constructor of a game for [`game`]. Another call for the same game has no effect. A program without
/// the feature `all-games` calls this when it has loaded the code of a game.
pub fn install(game: &str, make: GameMaker) {
    MAKERS.install(game, make);
}

/// Looks up a game and a variant, and completes the options.
///
/// # Errors
/// When there is no such game, variant or option.
pub fn values<'a>(
    game: &str,
    variant: &str,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<(&'static GameInfo, VariantValues), SetupError> {
    let info = info(game)?;
    let variant = info.variant(variant)?;
    Ok((info, VariantValues { variant, options: variant.values(options)? }))
}

/// A game with a variant and options, behind the facade.
///
/// # Errors
/// When there is no such game, variant or option. Without the feature `all-games` also when the game is not installed.
pub fn game<'a>(
    game: &str,
    variant: &str,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Arc<Game>, SetupError> {
    let (info, values) = values(game, variant, options)?;
    let make = MAKERS.get(info.id).ok_or_else(|| SetupError::UnknownGame(info.id.to_owned()))?;
    make(values)
}
