//! The texts of Triapon.

use crate::catalog::GameWords;
use crate::games::GameTexts;
use crate::text_struct::{messages, words};
use trivium_rules::core::Event;
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
        pub actions: [&'static str; 5],
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
        occupied: Occupied,
        empty: Empty,
        not_yours: NotYours,
        not_neighbour: NotNeighbour,
        blocked: Blocked,
        own: Own,
        out: Out,
        long_triad: LongTriad,
        triad: Triad,
        inner: Inner,
        fewer: Fewer,
        no_barricade: NoBarricade,
        no_agreement: NoAgreement,
        no_claim: NoClaim,
        stages: Stage(stage: Stages),
    }

    /// Which move must come first, by [`Stage`].
    pub struct Stages for Stage {
        place: Place,
        moving: Move,
        take: Take,
        reset: Reset,
        over: Over,
    }

    /// The prompts by [`Prompt`]: what the seat to move must do.
    pub struct Prompts for Prompt {
        place: Place,
        moving: Move,
        jump: Jump,
        take: Take,
        reset: Reset,
    }
}

impl GameTexts for Words {
    fn game(&self) -> GameWords {
        GameWords {
            name: self.name,
            line: self.line,
            variants: vec![("base", self.base), ("barricade", self.barricade)],
            options: vec![],
        }
    }

    fn goal(&self, _variant: &str) -> &'static str {
        self.goal
    }

    fn action(&self, event: &Event) -> &'static str {
        let [place, shift, take, reset, form] = self.actions;
        match event {
            Event::Placed { .. } => place,
            Event::Moved { .. } => shift,
            Event::Taken { .. } => take,
            Event::Returned { .. } => reset,
            Event::Line { .. } => form,
            _ => "",
        }
    }
}
