//! The texts of Trias.

use crate::catalog::GameWords;
use crate::games::GameTexts;
use crate::text_struct::{messages, words};
use trivium_rules::core::Event;
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
        pub actions: [&'static str; 3],
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
}

messages! {
    /// Why a move or pick is not legal, by [`Refusal`].
    pub struct Refusals for Refusal {
        over: Over,
        opponents: Opponents,
        neutral: Neutral,
        empty: Empty,
        first_lap: FirstLap,
        full_circle: FullCircle,
        endless: Endless,
        no_draw: NoDraw,
    }

    /// The prompts by [`Prompt`]: what the seat to move must do.
    pub struct Prompts for Prompt {
        sow: Sow,
    }
}

impl GameTexts for Words {
    fn game(&self) -> GameWords {
        GameWords { name: self.name, line: self.line, variants: vec![("base", self.base)], options: vec![] }
    }

    fn seats(&self) -> &[&'static str] {
        &self.sides
    }

    fn goal(&self, _variant: &str) -> &'static str {
        self.goal
    }

    /// Why the loser cannot sow. `holds` is true if it has stones.
    fn stuck(&self, holds: bool) -> &'static str {
        self.stuck[usize::from(!holds)]
    }

    fn action(&self, event: &Event) -> &'static str {
        let [sow, remove, remove_last] = self.actions;
        match event {
            Event::Sown { .. } => sow,
            Event::Taken { by, of: Some(of), .. } if of != by => remove,
            Event::Taken { .. } => remove_last,
            _ => "",
        }
    }
}
