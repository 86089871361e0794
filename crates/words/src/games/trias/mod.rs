//! The texts of Trias.

use crate::catalog::GameWords;
use crate::text_struct::words;
use trivium_rules::core::{Event, PieceKind};
use trivium_rules::games::trias::{INFO, Prompt, Refusal};

words! {
    pub struct Words {
        pub name: &'static str,
        pub line: &'static str,
        /// The names of the seats: South and North.
        pub sides: [&'static str; 2],
        /// Title and sentence of each variant.
        pub base: [&'static str; 2],
        /// The goal in a sentence.
        pub goal: &'static str,
        /// Actions, after a player's name: sowing `{0}` laps, capturing `{0}` stones of `{1}`, removing the last stone,
        /// which fell into an empty hole.
        pub deeds: [&'static str; 3],
        /// Why the loser cannot sow: every hole with stones is barred, or there are no stones.
        pub stuck: [&'static str; 2],
        /// Singular and plural of each kind of piece.
        pub pieces: [[&'static str; 2]; INFO.pieces.len()],
        /// Singular and plural of each kind of pattern.
        pub patterns: [[&'static str; 2]; INFO.patterns.len()],
        pub refusals: Refusals,
        pub prompts: Prompts,
        /// The prompts in one or two words.
        pub short_prompts: Prompts,
    }

    /// Why a move or pick is not legal, by [`Refusal`].
    pub struct Refusals {
        pub over: &'static str,
        pub opponents: &'static str,
        pub neutral: &'static str,
        pub empty: &'static str,
        pub first_lap: &'static str,
        pub full_circle: &'static str,
        pub endless: &'static str,
        pub no_draw: &'static str,
    }

    /// The prompts by [`Prompt`]: what the seat to move must do.
    pub struct Prompts {
        pub sow: &'static str,
    }
}

impl Words {
    pub fn game(&self) -> GameWords {
        GameWords { name: self.name, line: self.line, variants: vec![("base", self.base)], options: vec![] }
    }

    pub fn seats(&self) -> &[&'static str] {
        &self.sides
    }

    /// The rules name no colours for seats.
    pub fn colour(&self, _of: char) -> Option<&'static str> {
        None
    }

    /// No line or pattern wins this game.
    pub fn won(&self, _: &[(PieceKind, usize)], _: Option<usize>) -> &'static str {
        ""
    }

    pub fn goal(&self, _variant: &str) -> &'static str {
        self.goal
    }

    /// Why the loser cannot sow. `holds` is true if it has stones.
    pub fn stuck(&self, holds: bool) -> &'static str {
        self.stuck[usize::from(!holds)]
    }

    pub fn deed(&self, event: &Event) -> &'static str {
        let [sow, remove, remove_last] = self.deeds;
        match event {
            Event::Sown { .. } => sow,
            Event::Taken { by, of: Some(of), .. } if of != by => remove,
            Event::Taken { .. } => remove_last,
            _ => "",
        }
    }

    pub fn refusal(&self, why: Refusal) -> &'static str {
        let words = &self.refusals;
        match why {
            Refusal::Over => words.over,
            Refusal::Opponents => words.opponents,
            Refusal::Neutral => words.neutral,
            Refusal::Empty => words.empty,
            Refusal::FirstLap => words.first_lap,
            Refusal::FullCircle => words.full_circle,
            Refusal::Endless => words.endless,
            Refusal::NoDraw => words.no_draw,
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
            Prompt::Sow => self.sow,
        }
    }
}
