//! The texts of Tapatan.

pub mod de;
pub mod en;
pub mod fr;
pub mod it;

use crate::catalog::GameWords;
use crate::text_struct::words;
use trivium_rules::core::{Event, PieceKind};
use trivium_rules::games::tapatan::{INFO, Prompt, Refusal};

words! {
    /// The words of one language.
    pub struct Words {
        /// [`GameWords::name`].
        pub name: &'static str,
        /// [`GameWords::line`].
        pub line: &'static str,
        /// The variant `base`.
        pub base: [&'static str; 2],
        /// The goal, in a sentence.
        pub goal: &'static str,
        /// The deeds, after a player's name: a disc is placed, one is moved.
        pub deeds: [&'static str; 2],
        /// One piece of each kind, and several.
        pub pieces: [[&'static str; 2]; INFO.pieces.len()],
        /// One pattern of each kind, and several.
        pub patterns: [[&'static str; 2]; INFO.patterns.len()],
        /// How a row has decided.
        pub won: &'static str,
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

    /// The question to the seat to act.
    pub struct Prompts {
        /// [`Prompt::Set`].
        pub set: &'static str,
        /// [`Prompt::Move`].
        pub moving: &'static str,
    }
}

impl Words {
    /// The game in a list.
    pub fn game(&self) -> GameWords {
        GameWords { name: self.name, line: self.line, variants: vec![("base", self.base)], options: vec![] }
    }

    /// Names of the seats, if they are not called "player".
    pub fn seats(&self) -> &[&'static str] {
        &[]
    }

    /// The name of the seat of a colour of the rules, which name none.
    pub fn colour(&self, _of: char) -> Option<&'static str> {
        None
    }

    /// How a line of these pieces, each with the part of it that lies there, or of this pattern, has decided.
    pub fn won(&self, line: &[(PieceKind, usize)], pattern: Option<usize>) -> &'static str {
        let _ = (line, pattern);
        self.won
    }

    /// The goal of a variant.
    pub fn goal(&self, _variant: &str) -> &'static str {
        self.goal
    }

    /// Nothing more is to be said of a seat that cannot move.
    pub fn stuck(&self, _holds: bool) -> &'static str {
        ""
    }

    /// The deed of an event, as one sees it: `{0}` is the number, `{1}` who it was done to. Nothing for what other words tell.
    pub fn deed(&self, event: &Event) -> &'static str {
        let [place, shift] = self.deeds;
        match event {
            Event::Placed { .. } => place,
            Event::Moved { .. } => shift,
            _ => "",
        }
    }

    /// Why a choice is not legal.
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
            Prompt::Set => self.set,
            Prompt::Move => self.moving,
        }
    }
}
