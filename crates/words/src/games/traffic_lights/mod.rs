//! The texts of Traffic Lights.

use crate::catalog::GameWords;
use crate::games::GameTexts;
use crate::text_struct::{TextFor, messages, words};
use trivium_rules::core::{Event, PieceKind};
use trivium_rules::games::traffic_lights::{ChipColour, INFO, Prompt, Refusal, Stage};

words! {
    pub struct Words {
        pub name: &'static str,
        pub line: &'static str,
        /// Title and sentence of each variant.
        pub learn: [&'static str; 2],
        pub simple: [&'static str; 2],
        pub four: [&'static str; 2],
        pub slider: [&'static str; 2],
        pub learn_bag: [&'static str; 2],
        pub simple_bag: [&'static str; 2],
        pub four_bag: [&'static str; 2],
        pub slider_bag: [&'static str; 2],
        pub classic3: [&'static str; 2],
        pub classic4: [&'static str; 2],
        pub rounds: &'static str,
        pub chips: &'static str,
        /// The bag, an addition to some variants.
        pub bag: &'static str,
        /// The goal in a sentence: of `learn`, of `simple`, of `classic3` and `classic4`, and of variants with points.
        pub goals: [&'static str; 4],
        /// Actions, after a player's name: placing a chip of each colour, taking one from the supply.
        pub chips_moved: [[&'static str; 3]; 2],
        /// Actions, after a player's name: sliding the strip, completing `{0}` lines, completing them for `{1}` points.
        pub actions: [&'static str; 3],
        /// Singular and plural of each kind of piece.
        pub pieces: [[&'static str; 2]; INFO.pieces.len()],
        /// Singular and plural of each kind of pattern.
        pub patterns: [[&'static str; 2]; INFO.patterns.len()],
        /// The winning line: three red chips, yellow chips, green chips, or one of each.
        pub won: [&'static str; 4],
        pub refusals: Refusals,
        pub prompts: Prompts,
        /// The prompts in one or two words.
        pub short_prompts: Prompts,
    }
}

messages! {
    /// Why a move or pick is not legal, by [`Refusal`].
    pub struct Refusals for Refusal {
        green: Green,
        not_held: NotHeld(colour: [&'static str; 3]),
        asks: Asks(colour: [&'static str; 3]),
        no_strip: NoStrip,
        same_side: SameSide,
        barred: Barred,
        only_lines: OnlyLines,
        must_lay: MustLay,
        no_bag: NoBag,
        not_in_supply: NotInSupply(colour: [&'static str; 3]),
        not_in_bag: NotInBag(colour: [&'static str; 3]),
        no_agreement: NoAgreement,
        no_claim: NoClaim,
        stages: Stage(stage: Stages),
    }

    /// Which move must come first, by [`Stage`].
    pub struct Stages for Stage {
        draft: Draft,
        play: Play,
        refill: Refill,
        draw: Draw,
        over: Over,
    }

    /// The prompts by [`Prompt`]: what the seat to move must do.
    pub struct Prompts for Prompt {
        draft: Draft,
        lay: Lay,
        lay_or_slide: LayOrSlide,
        pass: Pass,
        pass_or_slide: PassOrSlide,
        slide_to_line: SlideToLine,
        refill: Refill,
        draw: Draw,
    }
}

impl GameTexts for Words {
    fn game(&self) -> GameWords {
        GameWords {
            name: self.name,
            line: self.line,
            variants: vec![
                ("learn", self.learn),
                ("simple", self.simple),
                ("four", self.four),
                ("slider", self.slider),
                ("learn+bag", self.learn_bag),
                ("simple+bag", self.simple_bag),
                ("four+bag", self.four_bag),
                ("slider+bag", self.slider_bag),
                ("classic3", self.classic3),
                ("classic4", self.classic4),
            ],
            options: vec![("rounds", self.rounds), ("chips", self.chips), ("bag", self.bag)],
        }
    }

    fn won(&self, line: &[(PieceKind, usize)], _pattern: Option<usize>) -> &'static str {
        let same = line.iter().all(|(kind, _)| Some(*kind) == line.first().map(|(kind, _)| *kind));
        let colour = line.first().filter(|_| same).map_or(3, |(kind, _)| kind.info().index);
        self.won[colour.min(3)]
    }

    fn goal(&self, variant: &str) -> &'static str {
        let [learn, simple, classic, points] = self.goals;
        match variant.split('+').next().unwrap_or_default() {
            "learn" => learn,
            "simple" => simple,
            "classic3" | "classic4" => classic,
            _ => points,
        }
    }

    fn action(&self, event: &Event) -> &'static str {
        let ([place, take], [slide, complete, score]) = (&self.chips_moved, self.actions);
        match event {
            Event::Placed { kind, .. } => place[kind.info().index],
            Event::Picked { kind, .. } => take[kind.info().index],
            Event::Slid { .. } => slide,
            Event::Line { points: 0, .. } => complete,
            Event::Line { .. } => score,
            _ => "",
        }
    }
}

/// The texts for red, yellow and green chips.
impl TextFor<ChipColour> for [&'static str; 3] {
    fn text(&self, colour: ChipColour) -> String {
        self[colour as usize].to_owned()
    }
}
