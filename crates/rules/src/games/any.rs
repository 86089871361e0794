//! Refusals and prompts of all games.

use crate::core::{Notation, Present, Referee};
use std::fmt;

/// The rules of a game of this crate: its refusals and prompts are cases of [`Refusal`] and [`Prompt`].
pub trait GameRules: Notation + Referee<Refusal: Into<Refusal>> + Present<Prompt: Into<Prompt>> {}

impl<R: Notation + Referee<Refusal: Into<Refusal>> + Present<Prompt: Into<Prompt>>> GameRules for R {}

macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        /// Why a move is not legal, in any game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Refusal { $(#[doc = concat!("Of [`super::", stringify!($module), "`].")] $name(super::$module::Refusal)),+ }

        /// What the seat to act is asked to do, in any game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Prompt { $(#[doc = concat!("Of [`super::", stringify!($module), "`].")] $name(super::$module::Prompt)),+ }

        $(impl From<super::$module::Refusal> for Refusal {
            fn from(refusal: super::$module::Refusal) -> Refusal { Refusal::$name(refusal) }
        }
        impl From<super::$module::Prompt> for Prompt {
            fn from(prompt: super::$module::Prompt) -> Prompt { Prompt::$name(prompt) }
        })+

        impl fmt::Display for Refusal {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(Refusal::$name(refusal) => refusal.fmt(f)),+ }
            }
        }

        impl std::error::Error for Refusal {}

        impl Refusal {
            /// All refusals of all games, each with all its values.
            pub fn all() -> Vec<Refusal> {
                let mut all = Vec::new();
                $(all.extend(super::$module::Refusal::all().into_iter().map(Refusal::$name));)+
                all
            }

            /// The game's name, and the section or ruling of its rule file that forbids the move.
            pub fn rule(&self) -> (&'static str, &'static str) {
                match self { $(Refusal::$name(refusal) => (super::$module::INFO.id, refusal.rule())),+ }
            }
        }
    };
}

crate::each_game!(declare);
