//! The texts of Triapon.

use crate::catalog::GameWords;
use crate::text_struct::words;
use trivium_rules::core::{Event, PieceKind};
use trivium_rules::games::triapon::{INFO, Prompt, Refusal, Stage};

words! {
    pub struct Words {
        pub name: &'static str,
        pub line: &'static str,
        /// Title and sentence of each variant.
        pub base: [&'static str; 2],
        pub barricade: [&'static str; 2],
        /// The goal in a sentence.
        pub goal: &'static str,
        /// Actions, after a player's name: placing a ball, moving one, capturing one of `{1}`, putting one back,
        /// forming `{0}` triads.
        pub deeds: [&'static str; 5],
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
        pub occupied: &'static str,
        pub empty: &'static str,
        pub not_yours: &'static str,
        pub not_neighbour: &'static str,
        pub blocked: &'static str,
        pub own: &'static str,
        pub out: &'static str,
        pub long_triad: &'static str,
        pub triad: &'static str,
        pub inner: &'static str,
        pub fewer: &'static str,
        pub no_barricade: &'static str,
        pub no_agreement: &'static str,
        pub no_claim: &'static str,
        pub stages: Stages,
    }

    /// Which move must come first, by [`Stage`].
    pub struct Stages {
        pub place: &'static str,
        pub moving: &'static str,
        pub take: &'static str,
        pub reset: &'static str,
        pub over: &'static str,
    }

    /// The prompts by [`Prompt`]: what the seat to move must do.
    pub struct Prompts {
        pub place: &'static str,
        pub moving: &'static str,
        pub jump: &'static str,
        pub take: &'static str,
        pub reset: &'static str,
    }
}

impl Words {
    pub fn game(&self) -> GameWords {
        GameWords {
            name: self.name,
            line: self.line,
            variants: vec![("base", self.base), ("barricade", self.barricade)],
            options: vec![],
        }
    }

    /// The names of the seats; empty, because they are called players.
    pub fn seats(&self) -> &[&'static str] {
        &[]
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

    /// There is nothing to add about a seat that cannot move.
    pub fn stuck(&self, _holds: bool) -> &'static str {
        ""
    }

    pub fn deed(&self, event: &Event) -> &'static str {
        let [place, shift, take, reset, form] = self.deeds;
        match event {
            Event::Placed { .. } => place,
            Event::Moved { .. } => shift,
            Event::Taken { .. } => take,
            Event::Returned { .. } => reset,
            Event::Line { .. } => form,
            _ => "",
        }
    }

    pub fn refusal(&self, why: Refusal) -> &'static str {
        let words = &self.refusals;
        match why {
            Refusal::Occupied => words.occupied,
            Refusal::Empty => words.empty,
            Refusal::NotYours => words.not_yours,
            Refusal::NotNeighbour => words.not_neighbour,
            Refusal::Blocked => words.blocked,
            Refusal::Own => words.own,
            Refusal::Out => words.out,
            Refusal::LongTriad => words.long_triad,
            Refusal::Triad => words.triad,
            Refusal::Inner => words.inner,
            Refusal::Fewer => words.fewer,
            Refusal::NoBarricade => words.no_barricade,
            Refusal::NoAgreement => words.no_agreement,
            Refusal::NoClaim => words.no_claim,
            Refusal::Stage(stage) => match stage {
                Stage::Place => words.stages.place,
                Stage::Move => words.stages.moving,
                Stage::Take => words.stages.take,
                Stage::Reset => words.stages.reset,
                Stage::Over => words.stages.over,
            },
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
            Prompt::Place => self.place,
            Prompt::Move => self.moving,
            Prompt::Jump => self.jump,
            Prompt::Take => self.take,
            Prompt::Reset => self.reset,
        }
    }
}
