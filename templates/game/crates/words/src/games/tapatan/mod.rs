//! The texts of Tapatan.

use crate::catalog::GameWords;
use crate::text_struct::words;
use trivium_rules::core::{Event, PieceKind};
use trivium_rules::games::tapatan::{INFO, Prompt, Refusal};

words! {
    /// The texts in one language.
    pub struct Words {
        /// [`GameWords::name`].
        pub name: &'static str,
        /// [`GameWords::line`].
        pub line: &'static str,
        /// The variant `base`.
        pub base: [&'static str; 2],
        /// The goal in a sentence.
        pub goal: &'static str,
        /// Actions, after a player's name: placing a disc, moving a disc.
        pub deeds: [&'static str; 2],
        /// Singular and plural of each kind of piece.
        pub pieces: [[&'static str; 2]; INFO.pieces.len()],
        /// Singular and plural of each kind of pattern.
        pub patterns: [[&'static str; 2]; INFO.patterns.len()],
        /// Describes the row that won the game.
        pub won: &'static str,
        /// Why a move or pick is not legal.
        pub refusals: Refusals,
        /// The prompts: what the seat to move must do.
        pub prompts: Prompts,
        /// Those prompts in one or two words.
        pub short_prompts: Prompts,
    }

    /// Why a move or pick is not legal.
    pub struct Refusals {
        /// [`Refusal::Over`].
        pub over: &'static str,
        /// [`Refusal::Occupied`].
        pub occupied: &'static str,
        /// [`Refusal::SetFirst`].
        pub set_first: &'static str,
        /// [`Refusal::AllSet`].
        pub all_set: &'static str,
        /// [`Refusal::Empty`].
        pub empty: &'static str,
        /// [`Refusal::NotYours`].
        pub not_yours: &'static str,
        /// [`Refusal::Blocked`].
        pub blocked: &'static str,
        /// [`Refusal::NotNext`].
        pub not_next: &'static str,
    }

    /// What the seat to move must do.
    pub struct Prompts {
        /// [`Prompt::Set`].
        pub set: &'static str,
        /// [`Prompt::Move`].
        pub moving: &'static str,
    }
}

impl Words {
    /// The texts for lists of games.
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

    /// Describes the line or pattern that won the game. Each piece comes with the index of its part in the line.
    pub fn won(&self, line: &[(PieceKind, usize)], pattern: Option<usize>) -> &'static str {
        let _ = (line, pattern);
        self.won
    }

    /// The goal of a variant.
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

    /// Why a move or pick is not legal.
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

    /// What the seat to move must do.
    pub fn prompt(&self, asked: Prompt) -> &'static str {
        self.prompts.text(asked)
    }

    /// The prompt in one or two words.
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
