//! The texts of Tritt.

use crate::catalog::GameWords;
use crate::games::GameTexts;
use crate::text_struct::{messages, words};
use trivium_rules::core::{Event, Piece, PieceKind, Site};
use trivium_rules::games::tritt::{INFO, ORANGE_BLUE_ORANGE, Prompt, Refusal};

words! {
    pub struct Words {
        pub name: &'static str,
        pub line: &'static str,
        /// Title and sentence of each variant.
        pub step: [&'static str; 2],
        pub slide: [&'static str; 2],
        pub reloaded: [&'static str; 2],
        /// The goal in a sentence.
        pub goal: &'static str,
        /// Actions, after a player's name: placing a tritton, shifting one of the opponent's.
        pub actions: [&'static str; 2],
        /// Singular and plural of each kind of piece.
        pub pieces: [[&'static str; 2]; INFO.pieces.len()],
        /// The colours of dots: orange, blue.
        pub dots: [&'static str; 2],
        /// The players by colour: orange, blue.
        pub colours: [&'static str; 2],
        /// Singular and plural of each kind of pattern.
        pub patterns: [[&'static str; 2]; INFO.patterns.len()],
        /// The winning row: of orange points, of blue points.
        pub won: [&'static str; 2],
        pub refusals: Refusals,
        pub prompts: Prompts,
        /// The prompts in one or two words.
        pub short_prompts: Prompts,
    }
}

messages! {
    /// Why a move or pick is not legal, by [`Refusal`].
    pub struct Refusals for Refusal {
        taken: Taken,
        no_room: NoRoom,
        not_ends: NotEnds,
        none_left: NoneLeft,
        no_tritton: NoTritton,
        own_tritton: OwnTritton,
        hemmed: Hemmed,
        off_line: OffLine,
        in_place: InPlace,
        too_far: TooFar,
        blocked: Blocked,
        swap_closed: SwapClosed,
        no_swap: NoSwap,
        must_play: MustPlay,
        makes_row: MakesRow,
        set_first: SetFirst,
        already_set: AlreadySet,
        no_claim: NoClaim,
        over: Over,
    }

    /// The prompts by [`Prompt`]: what the seat to move must do.
    pub struct Prompts for Prompt {
        set: Set,
        shift: Shift,
        set_or_shift: SetOrShift,
        set_shift_or_swap: SetShiftOrSwap,
        set_without_row: SetWithoutRow,
        shift_or_pass: ShiftOrPass,
    }
}

impl Words {
    /// The colour of a tritton's dot at a point; `None` for other pieces.
    pub fn dot(&self, piece: &Piece, point: Site) -> Option<&'static str> {
        let middle = piece.sites.get(1) == Some(&point);
        (piece.kind.info().game == INFO.id)
            .then(|| self.dots[usize::from(middle == (piece.kind == ORANGE_BLUE_ORANGE))])
    }
}

impl GameTexts for Words {
    fn game(&self) -> GameWords {
        GameWords {
            name: self.name,
            line: self.line,
            variants: vec![("step", self.step), ("slide", self.slide), ("reloaded", self.reloaded)],
            options: vec![],
        }
    }

    fn colour(&self, of: char) -> Option<&'static str> {
        Some(self.colours["ob".find(of)?])
    }

    fn won(&self, line: &[(PieceKind, usize)], _pattern: Option<usize>) -> &'static str {
        // The middle dot of a tritton has another colour than its ends.
        let orange = line.first().is_some_and(|(kind, part)| (*kind == ORANGE_BLUE_ORANGE) == (*part != 1));
        self.won[usize::from(!orange)]
    }

    fn goal(&self, _variant: &str) -> &'static str {
        self.goal
    }

    fn action(&self, event: &Event) -> &'static str {
        let [place, shift] = self.actions;
        match event {
            Event::Placed { .. } => place,
            Event::Moved { .. } => shift,
            _ => "",
        }
    }
}
