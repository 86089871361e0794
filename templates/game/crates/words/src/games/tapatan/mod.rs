//! The texts of Tapatan.

use crate::catalog::GameWords;
use crate::games::GameTexts;
use crate::text_struct::{messages, words};
use trivium_rules::core::{Event, PieceKind};
use trivium_rules::games::tapatan::{INFO, Prompt, Refusal};

words! {
    /// The texts of Tapatan in one language.
    pub struct Words {
        pub name: &'static str,
        pub line: &'static str,
        /// Title and sentence of each variant.
        pub base: [&'static str; 2],
        /// The goal in a sentence.
        pub goal: &'static str,
        /// Actions, after a player's name: placing a disc, moving a disc.
        pub deeds: [&'static str; 2],
        /// Singular and plural of each kind of piece.
        pub pieces: [[&'static str; 2]; INFO.pieces.len()],
        /// Singular and plural of each kind of pattern.
        pub patterns: [[&'static str; 2]; INFO.patterns.len()],
        /// Describes the winning row.
        pub won: &'static str,
        pub refusals: Refusals,
        pub prompts: Prompts,
        /// The prompts in one or two words.
        pub short_prompts: Prompts,
    }
}

messages! {
    /// Why a move or pick is not legal, by [`Refusal`].
    pub struct Refusals for Refusal {
        over: Over,
        occupied: Occupied,
        set_first: SetFirst,
        all_set: AllSet,
        empty: Empty,
        not_yours: NotYours,
        blocked: Blocked,
        not_next: NotNext,
    }

    /// The prompts by [`Prompt`]: what the seat to move must do.
    pub struct Prompts for Prompt {
        set: Set,
        moving: Move,
    }
}

impl GameTexts for Words {
    fn game(&self) -> GameWords {
        GameWords { name: self.name, line: self.line, variants: vec![("base", self.base)], options: vec![] }
    }

    /// The winning row. Other games also need the pieces of the line, or its pattern.
    fn won(&self, _line: &[(PieceKind, usize)], _pattern: Option<usize>) -> &'static str {
        self.won
    }

    fn goal(&self, _variant: &str) -> &'static str {
        self.goal
    }

    fn deed(&self, event: &Event) -> &'static str {
        let [place, shift] = self.deeds;
        match event {
            Event::Placed { .. } => place,
            Event::Moved { .. } => shift,
            _ => "",
        }
    }
}
