//! The texts of Traffic Lights.

use crate::catalog::GameWords;
use crate::text_struct::words;
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
        pub deeds: [&'static str; 3],
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

    /// Why a move or pick is not legal, by [`Refusal`].
    pub struct Refusals {
        pub green: &'static str,
        /// For red, yellow and green chips.
        pub not_held: [&'static str; 3],
        /// For red, yellow and green chips.
        pub asks: [&'static str; 3],
        pub no_strip: &'static str,
        pub same_side: &'static str,
        pub barred: &'static str,
        pub only_lines: &'static str,
        pub must_lay: &'static str,
        pub no_bag: &'static str,
        /// For red, yellow and green chips.
        pub not_in_supply: [&'static str; 3],
        /// For red, yellow and green chips.
        pub not_in_bag: [&'static str; 3],
        pub no_agreement: &'static str,
        pub no_claim: &'static str,
        pub stages: Stages,
    }

    /// Which move must come first, by [`Stage`].
    pub struct Stages {
        pub draft: &'static str,
        pub play: &'static str,
        pub refill: &'static str,
        pub draw: &'static str,
        pub over: &'static str,
    }

    /// The prompts by [`Prompt`]: what the seat to move must do.
    pub struct Prompts {
        pub draft: &'static str,
        pub lay: &'static str,
        pub lay_or_slide: &'static str,
        pub pass: &'static str,
        pub pass_or_slide: &'static str,
        pub slide_to_line: &'static str,
        pub refill: &'static str,
        pub draw: &'static str,
    }
}

impl Words {
    pub fn game(&self) -> GameWords {
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

    /// The names of the seats; empty, because they are called players.
    pub fn seats(&self) -> &[&'static str] {
        &[]
    }

    /// The rules name no colours for seats.
    pub fn colour(&self, _of: char) -> Option<&'static str> {
        None
    }

    pub fn won(&self, line: &[(PieceKind, usize)], pattern: Option<usize>) -> &'static str {
        let _ = pattern;
        let same = line.iter().all(|(kind, _)| Some(*kind) == line.first().map(|(kind, _)| *kind));
        let colour = line.first().filter(|_| same).map_or(3, |(kind, _)| kind.info().index);
        self.won[colour.min(3)]
    }

    pub fn goal(&self, variant: &str) -> &'static str {
        let [learn, simple, classic, points] = self.goals;
        match variant.split('+').next().unwrap_or_default() {
            "learn" => learn,
            "simple" => simple,
            "classic3" | "classic4" => classic,
            _ => points,
        }
    }

    /// There is nothing to add about a seat that cannot move.
    pub fn stuck(&self, _holds: bool) -> &'static str {
        ""
    }

    pub fn deed(&self, event: &Event) -> &'static str {
        let ([place, take], [slide, complete, score]) = (&self.chips_moved, self.deeds);
        match event {
            Event::Placed { kind, .. } => place[kind.info().index],
            Event::Picked { kind, .. } => take[kind.info().index],
            Event::Slid { .. } => slide,
            Event::Line { points: 0, .. } => complete,
            Event::Line { .. } => score,
            _ => "",
        }
    }

    pub fn refusal(&self, why: Refusal) -> &'static str {
        let words = &self.refusals;
        match why {
            Refusal::Green => words.green,
            Refusal::NotHeld(colour) => of(colour, &words.not_held),
            Refusal::Asks(colour) => of(colour, &words.asks),
            Refusal::NoStrip => words.no_strip,
            Refusal::SameSide => words.same_side,
            Refusal::Barred => words.barred,
            Refusal::OnlyLines => words.only_lines,
            Refusal::MustLay => words.must_lay,
            Refusal::NoBag => words.no_bag,
            Refusal::NotInSupply(colour) => of(colour, &words.not_in_supply),
            Refusal::NotInBag(colour) => of(colour, &words.not_in_bag),
            Refusal::NoAgreement => words.no_agreement,
            Refusal::NoClaim => words.no_claim,
            Refusal::Stage(stage) => match stage {
                Stage::Draft => words.stages.draft,
                Stage::Play => words.stages.play,
                Stage::Refill => words.stages.refill,
                Stage::Draw => words.stages.draw,
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
            Prompt::Draft => self.draft,
            Prompt::Lay => self.lay,
            Prompt::LayOrSlide => self.lay_or_slide,
            Prompt::Pass => self.pass,
            Prompt::PassOrSlide => self.pass_or_slide,
            Prompt::SlideToLine => self.slide_to_line,
            Prompt::Refill => self.refill,
            Prompt::Draw => self.draw,
        }
    }
}

fn of(colour: ChipColour, texts: &[&'static str; 3]) -> &'static str {
    let [red, yellow, green] = texts;
    match colour {
        ChipColour::Red => red,
        ChipColour::Yellow => yellow,
        ChipColour::Green => green,
    }
}
