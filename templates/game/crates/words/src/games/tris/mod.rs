//! The texts of Tris.

use crate::catalog::GameWords;
use crate::games::GameTexts;
use crate::text_struct::{messages, words};
use trivium_rules::core::Event;
use trivium_rules::games::tris::{INFO, Prompt, Refusal};

words! {
    pub struct Words {
        pub name: &'static str,
        pub line: &'static str,
        /// Title and sentence of the variant.
        pub base: [&'static str; 2],
        pub goal: &'static str,
        /// The action of setting a disc. It follows the player's name, which is also `{2}`.
        pub action: &'static str,
        /// Singular and plural of each kind of piece.
        pub pieces: [[&'static str; 2]; INFO.pieces.len()],
        /// Singular and plural of each kind of pattern.
        pub patterns: [[&'static str; 2]; INFO.patterns.len()],
        pub refusals: Refusals,
        pub prompts: Prompts,
        /// The prompts in one or two words.
        pub short_prompts: Prompts,
    }
}

messages! {
    /// Why a move or pick is not legal, by [`Refusal`].
    pub struct Refusals for Refusal { over: Over, occupied: Occupied }

    /// The prompts by [`Prompt`]: what the seat to move must do.
    pub struct Prompts for Prompt { set: Set }
}

impl GameTexts for Words {
    fn game(&self) -> GameWords {
        GameWords { name: self.name, line: self.line, variants: vec![("base", self.base)], options: vec![] }
    }

    fn goal(&self, _variant: &str) -> &'static str {
        self.goal
    }

    fn action(&self, event: &Event) -> &'static str {
        if matches!(event, Event::Placed { .. }) { self.action } else { "" }
    }
}
