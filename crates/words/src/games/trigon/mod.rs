//! The texts of Trigon.

use crate::catalog::GameWords;
use crate::fill;
use crate::text_struct::words;
use std::borrow::Cow;
use trivium_rules::core::{Event, PatternKind, PieceKind};
use trivium_rules::games::trigon::{INFO, Prompt, Refusal};

words! {
    pub struct Words {
        pub name: &'static str,
        pub line: &'static str,
        /// Title and sentence of each variant.
        pub base: [&'static str; 2],
        /// The goal in a sentence.
        pub goal: &'static str,
        /// Actions, after a player's name: placing a tile with the number `{0}`, moving a tile, swapping two.
        pub deeds: [&'static str; 3],
        /// Singular and plural of each kind of piece.
        pub pieces: [[&'static str; 2]; INFO.pieces.len()],
        /// Marks a tile that belongs to a complete star.
        pub in_star: &'static str,
        /// The button that shows the progress of each formation.
        pub groups: &'static str,
        /// Explains the numbers in that list, and the value of a star.
        pub meaning: &'static str,
        /// Singular and plural of each kind of pattern.
        pub patterns: [[&'static str; 2]; INFO.patterns.len()],
        /// The progress of a formation, "Pyramid, Anna, 9 of 16", and the number of stars.
        pub progress: [&'static str; 2],
        /// The winning formation: the pyramid, the strip, the block.
        pub won: [&'static str; 3],
        pub refusals: Refusals,
        pub prompts: Prompts,
        /// The prompts in one or two words.
        pub short_prompts: Prompts,
    }

    /// Why a move or pick is not legal, by [`Refusal`].
    pub struct Refusals {
        pub laying: &'static str,
        pub all_laid: &'static str,
        pub choose_tile: &'static str,
        /// `{0}` is the number.
        pub not_held: &'static str,
        pub first_place: &'static str,
        pub occupied: &'static str,
        pub no_tile: &'static str,
        pub not_yours: &'static str,
        pub same_place: &'static str,
        pub lonely: &'static str,
        pub leaves_lonely: &'static str,
        pub closes: &'static str,
        pub same_number: &'static str,
        pub other_number: &'static str,
        pub star: &'static str,
        pub smaller_first: &'static str,
        pub too_far: &'static str,
        pub over: &'static str,
    }

    /// The prompts by [`Prompt`]: what the seat to move must do.
    pub struct Prompts {
        pub lay_first: &'static str,
        pub lay: &'static str,
        pub move_or_exchange: &'static str,
    }
}

impl Words {
    pub fn game(&self) -> GameWords {
        GameWords { name: self.name, line: self.line, variants: vec![("base", self.base)], options: vec![] }
    }

    /// The names of the seats; empty, because they are called players.
    pub fn seats(&self) -> &[&'static str] {
        &[]
    }

    /// The rules name no colours for seats.
    pub fn colour(&self, _of: char) -> Option<&'static str> {
        None
    }

    /// The name of a pattern, in the plural if `many`.
    pub fn group(&self, kind: PatternKind, many: bool) -> &'static str {
        self.patterns[kind.info().index][usize::from(many)]
    }

    /// A seat's progress in a formation: `have` of the `of` tiles that it needs. For stars `have` is their number, and
    /// `of` is `None`.
    pub fn group_progress(&self, kind: PatternKind, name: &str, have: u8, of: Option<u8>) -> String {
        let several = of.is_none();
        let of = of.map_or_else(String::new, |of| of.to_string());
        let texts = [self.group(kind, several), name, &have.to_string(), &of];
        fill(self.progress[usize::from(several)], &texts)
    }

    pub fn won(&self, line: &[(PieceKind, usize)], pattern: Option<usize>) -> &'static str {
        let _ = line;
        // The star is the first pattern, and it does not win the game.
        pattern.and_then(|index| self.won.get(index.checked_sub(1)?)).copied().unwrap_or_default()
    }

    pub fn goal(&self, _variant: &str) -> &'static str {
        self.goal
    }

    /// There is nothing to add about a seat that cannot move.
    pub fn stuck(&self, _holds: bool) -> &'static str {
        ""
    }

    pub fn deed(&self, event: &Event) -> &'static str {
        let [lay, shift, swap] = self.deeds;
        match event {
            Event::Placed { .. } => lay,
            Event::Moved { .. } => shift,
            Event::Exchanged { .. } => swap,
            _ => "",
        }
    }

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
            Prompt::LayFirst => self.lay_first,
            Prompt::Lay => self.lay,
            Prompt::MoveOrExchange => self.move_or_exchange,
        }
    }
}
