//! The texts of Tapatan.

use crate::catalog::GameWords;
use crate::text_struct::words;
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

    /// Why a move or pick is not legal, by [`Refusal`].
    pub struct Refusals {
        pub over: &'static str,
        pub occupied: &'static str,
        pub set_first: &'static str,
        pub all_set: &'static str,
        pub empty: &'static str,
        pub not_yours: &'static str,
        pub blocked: &'static str,
        pub not_next: &'static str,
    }

    /// The prompts by [`Prompt`]: what the seat to move must do.
    pub struct Prompts {
        pub set: &'static str,
        pub moving: &'static str,
    }
}

impl Words {
    pub fn game(&self) -> GameWords {
        GameWords { name: self.name, line: self.line, variants: vec![("base", self.base)], options: vec![] }
    }

    /// The seats have no names of their own.
    pub fn seats(&self) -> &[&'static str] {
        &[]
    }

    /// The rules name no colours for seats.
    pub fn colour(&self, _of: char) -> Option<&'static str> {
        None
    }

    /// The winning row. Other games also need the pieces of the line, or its pattern.
    pub fn won(&self, line: &[(PieceKind, usize)], pattern: Option<usize>) -> &'static str {
        let _ = (line, pattern);
        self.won
    }

    pub fn goal(&self, _variant: &str) -> &'static str {
        self.goal
    }

    /// There is nothing to add about a seat that cannot move.
    pub fn stuck(&self, _holds: bool) -> &'static str {
        ""
    }

    /// The action of an event. Empty for events with another description.
    pub fn deed(&self, event: &Event) -> &'static str {
        let [place, shift] = self.deeds;
        match event {
            Event::Placed { .. } => place,
            Event::Moved { .. } => shift,
            _ => "",
        }
    }

    pub fn refusal(&self, why: Refusal) -> &'static str {
        let words = &self.refusals;
        match why {
            Refusal::Over => words.over,
            Refusal::Occupied => words.occupied,
            Refusal::SetFirst => words.set_first,
            Refusal::AllSet => words.all_set,
            Refusal::Empty => words.empty,
            Refusal::NotYours => words.not_yours,
            Refusal::Blocked => words.blocked,
            Refusal::NotNext => words.not_next,
        }
    }

    pub fn prompt(&self, asked: Prompt) -> &'static str {
        self.prompts.text(asked)
    }

    pub fn short_prompt(&self, asked: Prompt) -> &'static str {
        self.short_prompts.text(asked)
    }
}

impl Prompts {
    fn text(&self, asked: Prompt) -> &'static str {
        match asked {
            Prompt::Set => self.set,
            Prompt::Move => self.moving,
        }
    }
}
