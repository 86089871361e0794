//! The games of the house, and the one list of them.

mod list;

use crate::core::{
    self, Credit, EditPosition, Evaluate, GameAdapter, GameInfo, Notation, Present, Sample, SetupError, Vocabulary,
};
use std::cell::Cell;
use std::rc::Rc;

/// The words of all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameVocabulary;

impl Vocabulary for GameVocabulary {
    type Refusal = Refusal;
    type Prompt = Prompt;
}

/// A game of the house behind the facade.
pub type Game = dyn core::Game<GameVocabulary>;
/// A position of a game of the house behind the facade.
pub type Position = dyn core::Position<GameVocabulary>;
/// A line of play of a game of the house.
pub type Replay = core::Replay<GameVocabulary>;
/// Why a token was not accepted.
pub type TokenError = core::TokenError<Refusal>;

/// Declares all that there is once for each game.
macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        $(pub mod $module;)+

        /// Every game, in the order of the start page.
        pub const GAMES: [GameInfo; [$($number),+].len()] = [$($module::INFO),+];

        /// The number of each game in links, in the same order.
        pub const NUMBERS: [u64; GAMES.len()] = [$($number),+];

        /// The author of each game, in the same order.
        pub const CREDITS: [Credit; GAMES.len()] = [$($module::CREDIT),+];

        /// A position of each game that shows it from its best side, in the same order.
        pub const SAMPLES: [Sample; GAMES.len()] = [$($module::SAMPLE),+];

        /// Why a decision is not legal, of any game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Refusal { $(#[doc = concat!("Of [`", stringify!($module), "`].")] $name($module::Refusal)),+ }

        /// The question to the seat to act, in any game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Prompt { $(#[doc = concat!("Of [`", stringify!($module), "`].")] $name($module::Prompt)),+ }

        $(impl From<$module::Refusal> for Refusal {
            fn from(refusal: $module::Refusal) -> Refusal { Refusal::$name(refusal) }
        }
        impl From<$module::Prompt> for Prompt {
            fn from(prompt: $module::Prompt) -> Prompt { Prompt::$name(prompt) }
        })+

        impl Refusal {
            /// The game's name and the section or ruling of its rule file that says so.
            pub fn rule(&self) -> (&'static str, &'static str) {
                match self { $(Refusal::$name(refusal) => ($module::INFO.id, refusal.rule())),+ }
            }
        }

        /// One constructor a game, so that a program links only the games that it names.
        pub mod make {
            use super::*;

            $(#[doc = concat!("Makes a game of [`super::", stringify!($module), "`].")]
            pub fn $module(values: VariantValues) -> Option<Rc<Game>> {
                let rules = super::$module::rules(values.variant.id, &values.options)?;
                Some(Facade.visit(super::$module::INFO.id, rules, values))
            })+
        }

        /// Gives the rules of a game, variant and options to a visitor.
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
                let rules = $module::rules(values.variant.id, &values.options);
                let rules = rules.ok_or_else(|| SetupError::UnknownVariant(values.variant.id.to_owned()))?;
                return Ok(visitor.visit(info.id, rules, values));
            })+
            Err(SetupError::UnknownGame(info.id.to_owned()))
        }

        /// The constructor of a game by its name; `None` without the feature `all-games`.
        fn built_in(_game: &str) -> Option<GameMaker> {
            #[cfg(feature = "all-games")]
            {
                $(if _game == $module::INFO.id {
                    return Some(make::$module);
                })+
            }
            None
        }
    };
}

crate::each_game!(declare);

/// Work on the typed rules of a game that is chosen at run time: perft, search, benchmarks.
pub trait Visitor {
    /// The result.
    type Out;
    /// Runs with the rules of the chosen game.
    fn visit<R>(self, info: &'static str, rules: R, values: VariantValues) -> Self::Out
    where
        R: Notation + Present + EditPosition + Evaluate + 'static,
        Refusal: From<R::Refusal>,
        Prompt: From<R::Prompt>;
}

/// A variant and the values of its options.
pub struct VariantValues {
    /// The variant.
    pub variant: &'static core::VariantInfo,
    /// Its options' values, defaults included.
    pub options: Vec<(&'static str, u32)>,
}

/// The game of that name.
///
/// # Errors
/// [`SetupError::UnknownGame`].
pub fn info(game: &str) -> Result<&'static GameInfo, SetupError> {
    GAMES.iter().find(|g| g.id == game).ok_or_else(|| SetupError::UnknownGame(game.to_owned()))
}

/// Makes a game of a variant behind the facade; `None` when the game does not know the variant.
pub type GameMaker = fn(VariantValues) -> Option<Rc<Game>>;

thread_local! {
    /// The constructor of each installed game, in the order of [`GAMES`].
    static INSTALLED: [Cell<Option<GameMaker>>; GAMES.len()] = const { [const { Cell::new(None) }; GAMES.len()] };
}

fn index(game: &str) -> Option<usize> {
    GAMES.iter().position(|info| info.id == game)
}

/// From now on this makes the game of that name, in this thread. A program without the feature `all-games` installs each game when
/// it has fetched its rules.
pub fn install(game: &str, make: GameMaker) {
    if let Some(index) = index(game) {
        INSTALLED.with(|makers| makers[index].set(Some(make)));
    }
}

fn maker(game: &str) -> Option<GameMaker> {
    let installed = index(game).and_then(|index| INSTALLED.with(|makers| makers[index].get()));
    installed.or_else(|| built_in(game))
}

/// The game and the values of that variant and options.
fn values<'a>(
    game: &str,
    variant: &str,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<(&'static GameInfo, VariantValues), SetupError> {
    let info = info(game)?;
    let variant = info.variant(variant)?;
    Ok((info, VariantValues { variant, options: variant.values(options)? }))
}

struct Facade;

impl Visitor for Facade {
    type Out = Rc<Game>;
    fn visit<R>(self, id: &'static str, rules: R, values: VariantValues) -> Rc<Game>
    where
        R: Notation + Present + EditPosition + 'static,
        Refusal: From<R::Refusal>,
        Prompt: From<R::Prompt>,
    {
        Rc::new(GameAdapter::<R, GameVocabulary>::new(id, values.variant, values.options, rules))
    }
}

/// The game, variant and options behind the facade.
///
/// # Errors
/// When there is no such game, variant or option; without the feature `all-games` also while the game's rules are not installed.
pub fn game<'a>(
    game: &str,
    variant: &str,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Rc<Game>, SetupError> {
    let (info, values) = values(game, variant, options)?;
    let make = maker(info.id).ok_or_else(|| SetupError::UnknownGame(info.id.to_owned()))?;
    let variant = values.variant.id;
    make(values).ok_or_else(|| SetupError::UnknownVariant(variant.to_owned()))
}
