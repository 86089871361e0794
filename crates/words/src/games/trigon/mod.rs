//! The texts of Trigon.

use crate::catalog::GameWords;
use crate::fill;
use crate::games::GameTexts;
use crate::text_struct::{TextFor, messages, words};
use trivium_rules::core::{Event, PatternKind, Pick, PieceKind};
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
        pub actions: [&'static str; 3],
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
        /// The prompt after the choice of a tile to move. Its many targets are hardly marked.
        pub target: &'static str,
        /// The prompts in one or two words.
        pub short_prompts: Prompts,
    }
}

messages! {
    /// Why a move or pick is not legal, by [`Refusal`].
    pub struct Refusals for Refusal {
        laying: Laying,
        all_laid: AllLaid,
        choose_tile: ChooseTile,
        not_held: NotHeld(number: &'static str),
        first_place: FirstPlace,
        occupied: Occupied,
        no_tile: NoTile,
        not_yours: NotYours,
        same_place: SamePlace,
        lonely: Lonely,
        leaves_lonely: LeavesLonely,
        closes: Closes,
        same_number: SameNumber,
        other_number: OtherNumber,
        star: Star,
        smaller_first: SmallerFirst,
        too_far: TooFar,
        over: Over,
    }

    /// The prompts by [`Prompt`]: what the seat to move must do.
    pub struct Prompts for Prompt {
        lay_first: LayFirst,
        lay: Lay,
        move_or_exchange: MoveOrExchange,
    }
}

impl Words {
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
}

impl GameTexts for Words {
    fn game(&self) -> GameWords {
        GameWords { name: self.name, line: self.line, variants: vec![("base", self.base)], options: vec![] }
    }

    fn won(&self, _line: &[(PieceKind, usize)], pattern: Option<usize>) -> &'static str {
        // The star is the first pattern, and it does not win the game.
        pattern.and_then(|index| self.won.get(index.checked_sub(1)?)).copied().unwrap_or_default()
    }

    fn goal(&self, _variant: &str) -> &'static str {
        self.goal
    }

    fn second_pick(&self, first: Pick) -> &'static str {
        if matches!(first, Pick::Site(_)) { self.target } else { "" }
    }

    fn action(&self, event: &Event) -> &'static str {
        let [lay, shift, swap] = self.actions;
        match event {
            Event::Placed { .. } => lay,
            Event::Moved { .. } => shift,
            Event::Exchanged { .. } => swap,
            _ => "",
        }
    }
}

/// The text for the number of a tile.
impl TextFor<u8> for &'static str {
    fn text(&self, number: u8) -> String {
        fill(self, &[&number.to_string()])
    }
}
