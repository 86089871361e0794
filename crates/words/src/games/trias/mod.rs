//! The texts of Trias.

pub mod de;
pub mod en;
pub mod fr;
pub mod it;

use crate::catalog::GameWords;
use crate::text_struct::words;
use trivium_rules::core::{Event, PieceKind};
use trivium_rules::games::trias::{INFO, Prompt, Refusal};

words! {
    /// The words of one language.
    pub struct Words {
        /// [`GameWords::name`].
        pub name: &'static str,
        /// [`GameWords::line`].
        pub line: &'static str,
        /// The names of the seats.
        pub sides: [&'static str; 2],
        /// The variant `base`.
        pub base: [&'static str; 2],
        /// The goal, in a sentence.
        pub goal: &'static str,
        /// The deeds, after a player's name: stones are sown in `{0}` laps, `{0}` stones of `{1}` are removed, or the last one of one's own.
        pub deeds: [&'static str; 3],
        /// Why the loser cannot sow: every hole with stones is barred, or there is none.
        pub stuck: [&'static str; 2],
        /// One piece of each kind, and several.
        pub pieces: [[&'static str; 2]; INFO.pieces.len()],
        /// One pattern of each kind, and several.
        pub patterns: [[&'static str; 2]; INFO.patterns.len()],
        /// Why a choice is not legal.
        pub refusals: Refusals,
        /// The question to the seat to act.
        pub prompts: Prompts,
        /// The same in a word or two.
        pub short_prompts: Prompts,
    }

    /// Why a choice is not legal.
    pub struct Refusals {
        /// [`Refusal::Over`].
        pub over: &'static str,
        /// [`Refusal::Opponents`].
        pub opponents: &'static str,
        /// [`Refusal::Neutral`].
        pub neutral: &'static str,
        /// [`Refusal::Empty`].
        pub empty: &'static str,
        /// [`Refusal::FirstLap`].
        pub first_lap: &'static str,
        /// [`Refusal::FullCircle`].
        pub full_circle: &'static str,
        /// [`Refusal::Endless`].
        pub endless: &'static str,
        /// [`Refusal::NoDraw`].
        pub no_draw: &'static str,
    }

    /// The question to the seat to act.
    pub struct Prompts {
        /// [`Prompt::Sow`].
        pub sow: &'static str,
    }
}

impl Words {
    /// The game in a list.
    pub fn game(&self) -> GameWords {
        GameWords { name: self.name, line: self.line, variants: vec![("base", self.base)], options: vec![] }
    }

    /// The names of the seats, where they are not "player".
    pub fn seats(&self) -> &[&'static str] {
        &self.sides
    }

    /// The name of the seat of a colour of the rules, which name none.
    pub fn colour(&self, _of: char) -> Option<&'static str> {
        None
    }

    /// Lines decide nothing here.
    pub fn won(&self, _: &[(PieceKind, usize)], _: Option<usize>) -> &'static str {
        ""
    }

    /// The goal of a variant.
    pub fn goal(&self, _variant: &str) -> &'static str {
        self.goal
    }

    /// Why the loser cannot sow: it holds stones, or none.
    pub fn stuck(&self, holds: bool) -> &'static str {
        self.stuck[usize::from(!holds)]
    }

    /// The deed of an event, as one sees it: `{0}` is the number, `{1}` who it was done to. Nothing for what other words tell.
    pub fn deed(&self, event: &Event) -> &'static str {
        let [sow, remove, remove_last] = self.deeds;
        match event {
            Event::Sown { .. } => sow,
            Event::Taken { by, of: Some(of), .. } if of != by => remove,
            Event::Taken { .. } => remove_last,
            _ => "",
        }
    }

    /// Why a choice is not legal.
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

    /// The question to the seat to act.
    pub fn prompt(&self, asked: Prompt) -> &'static str {
        self.prompts.text(asked)
    }

    /// The same in a word or two.
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
