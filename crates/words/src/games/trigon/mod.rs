//! The texts of Trigon.

pub mod de;
pub mod en;
pub mod fr;
pub mod it;

use crate::catalog::GameWords;
use crate::fill;
use crate::text_struct::words;
use std::borrow::Cow;
use trivium_rules::core::{Event, PatternKind, PieceKind};
use trivium_rules::games::trigon::{INFO, Prompt, Refusal};

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
        /// The deeds, after a player's name: a tile with the number `{0}` is laid, one is moved, two are swapped.
        pub deeds: [&'static str; 3],
        /// One piece of each kind, and several.
        pub pieces: [[&'static str; 2]; INFO.pieces.len()],
        /// A tile is part of a complete star.
        pub in_star: &'static str,
        /// The button that shows how far each pattern has come.
        pub groups: &'static str,
        /// The meaning of the numbers there, and the worth of a star.
        pub meaning: &'static str,
        /// One pattern of each kind, and several.
        pub patterns: [[&'static str; 2]; INFO.patterns.len()],
        /// How far a pattern has come: "Pyramid, Anna, 9 of 16", and of stars, how many there are.
        pub progress: [&'static str; 2],
        /// How a formation has decided: the pyramid, the strip, the block.
        pub won: [&'static str; 3],
        /// Why a choice is not legal.
        pub refusals: Refusals,
        /// The question to the seat to act.
        pub prompts: Prompts,
        /// The same in a word or two.
        pub short_prompts: Prompts,
    }

    /// Why a choice is not legal.
    pub struct Refusals {
        /// [`Refusal::Laying`].
        pub laying: &'static str,
        /// [`Refusal::AllLaid`].
        pub all_laid: &'static str,
        /// [`Refusal::ChooseTile`].
        pub choose_tile: &'static str,
        /// [`Refusal::NotHeld`]: `{0}` is the number.
        pub not_held: &'static str,
        /// [`Refusal::FirstPlace`].
        pub first_place: &'static str,
        /// [`Refusal::Occupied`].
        pub occupied: &'static str,
        /// [`Refusal::NoTile`].
        pub no_tile: &'static str,
        /// [`Refusal::NotYours`].
        pub not_yours: &'static str,
        /// [`Refusal::SamePlace`].
        pub same_place: &'static str,
        /// [`Refusal::Lonely`].
        pub lonely: &'static str,
        /// [`Refusal::LeavesLonely`].
        pub leaves_lonely: &'static str,
        /// [`Refusal::Closes`].
        pub closes: &'static str,
        /// [`Refusal::SameNumber`].
        pub same_number: &'static str,
        /// [`Refusal::OtherNumber`].
        pub other_number: &'static str,
        /// [`Refusal::Star`].
        pub star: &'static str,
        /// [`Refusal::SmallerFirst`].
        pub smaller_first: &'static str,
        /// [`Refusal::TooFar`].
        pub too_far: &'static str,
        /// [`Refusal::Over`].
        pub over: &'static str,
    }

    /// The question to the seat to act.
    pub struct Prompts {
        /// [`Prompt::LayFirst`].
        pub lay_first: &'static str,
        /// [`Prompt::Lay`].
        pub lay: &'static str,
        /// [`Prompt::MoveOrExchange`].
        pub move_or_exchange: &'static str,
    }
}

impl Words {
    /// The game in a list.
    pub fn game(&self) -> GameWords {
        GameWords { name: self.name, line: self.line, variants: vec![("base", self.base)], options: vec![] }
    }

    /// The names of the seats, where they are not "player".
    pub fn seats(&self) -> &[&'static str] {
        &[]
    }

    /// The name of the seat of a colour of the rules, which name none.
    pub fn colour(&self, _of: char) -> Option<&'static str> {
        None
    }

    /// The name of a pattern, several of them where `many`.
    pub fn group(&self, kind: PatternKind, many: bool) -> &'static str {
        self.patterns[kind.info().index][usize::from(many)]
    }

    /// How many tiles of a pattern a seat has, and how many it takes; of stars, how many there are.
    pub fn group_progress(&self, kind: PatternKind, name: &str, have: u8, of: Option<u8>) -> String {
        let several = of.is_none();
        let of = of.map_or_else(String::new, |of| of.to_string());
        let texts = [self.group(kind, several), name, &have.to_string(), &of];
        fill(self.progress[usize::from(several)], &texts)
    }

    /// How a line of these pieces, each with the part of it that lies there, or of this pattern, has decided.
    pub fn won(&self, line: &[(PieceKind, usize)], pattern: Option<usize>) -> &'static str {
        let _ = line;
        // The star, which comes first among the patterns, decides nothing.
        pattern.and_then(|index| self.won.get(index.checked_sub(1)?)).copied().unwrap_or_default()
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
        let [lay, shift, swap] = self.deeds;
        match event {
            Event::Placed { .. } => lay,
            Event::Moved { .. } => shift,
            Event::Exchanged { .. } => swap,
            _ => "",
        }
    }

    /// Why a choice is not legal.
    pub fn refusal(&self, why: Refusal) -> Cow<'static, str> {
        let words = &self.refusals;
        let text = match why {
            Refusal::Laying => words.laying,
            Refusal::AllLaid => words.all_laid,
            Refusal::ChooseTile => words.choose_tile,
            Refusal::NotHeld(number) => return fill(words.not_held, &[&number.to_string()]).into(),
            Refusal::FirstPlace => words.first_place,
            Refusal::Occupied => words.occupied,
            Refusal::NoTile => words.no_tile,
            Refusal::NotYours => words.not_yours,
            Refusal::SamePlace => words.same_place,
            Refusal::Lonely => words.lonely,
            Refusal::LeavesLonely => words.leaves_lonely,
            Refusal::Closes => words.closes,
            Refusal::SameNumber => words.same_number,
            Refusal::OtherNumber => words.other_number,
            Refusal::Star => words.star,
            Refusal::SmallerFirst => words.smaller_first,
            Refusal::TooFar => words.too_far,
            Refusal::Over => words.over,
        };
        text.into()
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
            Prompt::LayFirst => self.lay_first,
            Prompt::Lay => self.lay,
            Prompt::MoveOrExchange => self.move_or_exchange,
        }
    }
}
