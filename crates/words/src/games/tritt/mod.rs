//! The texts of Tritt.

use crate::catalog::GameWords;
use crate::text_struct::words;
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
        pub deeds: [&'static str; 2],
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

    /// Why a move or pick is not legal, by [`Refusal`].
    pub struct Refusals {
        pub taken: &'static str,
        pub no_room: &'static str,
        pub not_ends: &'static str,
        pub none_left: &'static str,
        pub no_tritton: &'static str,
        pub own_tritton: &'static str,
        pub hemmed: &'static str,
        pub off_line: &'static str,
        pub in_place: &'static str,
        pub too_far: &'static str,
        pub blocked: &'static str,
        pub swap_closed: &'static str,
        pub no_swap: &'static str,
        pub must_play: &'static str,
        pub makes_row: &'static str,
        pub set_first: &'static str,
        pub already_set: &'static str,
        pub no_claim: &'static str,
        pub over: &'static str,
    }

    /// The prompts by [`Prompt`]: what the seat to move must do.
    pub struct Prompts {
        pub set: &'static str,
        pub shift: &'static str,
        pub set_or_shift: &'static str,
        pub set_shift_or_swap: &'static str,
        pub set_without_row: &'static str,
        pub shift_or_pass: &'static str,
    }
}

impl Words {
    pub fn game(&self) -> GameWords {
        GameWords {
            name: self.name,
            line: self.line,
            variants: vec![("step", self.step), ("slide", self.slide), ("reloaded", self.reloaded)],
            options: vec![],
        }
    }

    /// The names of the seats; empty, because they are called players.
    pub fn seats(&self) -> &[&'static str] {
        &[]
    }

    /// The name of the seat with a colour; `of` is the key that style sheets use.
    pub fn colour(&self, of: char) -> Option<&'static str> {
        Some(self.colours["ob".find(of)?])
    }

    /// The colour of a tritton's dot at a point; `None` for other pieces.
    pub fn dot(&self, piece: &Piece, point: Site) -> Option<&'static str> {
        let middle = piece.sites.get(1) == Some(&point);
        (piece.kind.info().game == INFO.id)
            .then(|| self.dots[usize::from(middle == (piece.kind == ORANGE_BLUE_ORANGE))])
    }

    pub fn won(&self, line: &[(PieceKind, usize)], pattern: Option<usize>) -> &'static str {
        let _ = pattern;
        // The middle dot of a tritton has another colour than its ends.
        let orange = line.first().is_some_and(|(kind, part)| (*kind == ORANGE_BLUE_ORANGE) == (*part != 1));
        self.won[usize::from(!orange)]
    }

    pub fn goal(&self, _variant: &str) -> &'static str {
        self.goal
    }

    /// There is nothing to add about a seat that cannot move.
    pub fn stuck(&self, _holds: bool) -> &'static str {
        ""
    }

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
            Refusal::Taken => words.taken,
            Refusal::NoRoom => words.no_room,
            Refusal::NotEnds => words.not_ends,
            Refusal::NoneLeft => words.none_left,
            Refusal::NoTritton => words.no_tritton,
            Refusal::OwnTritton => words.own_tritton,
            Refusal::Hemmed => words.hemmed,
            Refusal::OffLine => words.off_line,
            Refusal::InPlace => words.in_place,
            Refusal::TooFar => words.too_far,
            Refusal::Blocked => words.blocked,
            Refusal::SwapClosed => words.swap_closed,
            Refusal::NoSwap => words.no_swap,
            Refusal::MustPlay => words.must_play,
            Refusal::MakesRow => words.makes_row,
            Refusal::SetFirst => words.set_first,
            Refusal::AlreadySet => words.already_set,
            Refusal::NoClaim => words.no_claim,
            Refusal::Over => words.over,
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
            Prompt::Shift => self.shift,
            Prompt::SetOrShift => self.set_or_shift,
            Prompt::SetShiftOrSwap => self.set_shift_or_swap,
            Prompt::SetWithoutRow => self.set_without_row,
            Prompt::ShiftOrPass => self.shift_or_pass,
        }
    }
}
