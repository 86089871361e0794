//! The texts of Traffic Lights.

pub mod de;
pub mod en;
pub mod fr;
pub mod it;

use crate::catalog::GameWords;
use crate::text_struct::words;
use trivium_rules::core::{Event, PieceKind};
use trivium_rules::games::traffic_lights::{ChipColour, INFO, Prompt, Refusal, Stage};

words! {
    /// The texts of Traffic Lights in one language.
    pub struct Words {
        /// [`GameWords::name`].
        pub name: &'static str,
        /// [`GameWords::line`].
        pub line: &'static str,
        /// The variant `learn`.
        pub learn: [&'static str; 2],
        /// The variant `simple`.
        pub simple: [&'static str; 2],
        /// The variant `four`.
        pub four: [&'static str; 2],
        /// The variant `slider`.
        pub slider: [&'static str; 2],
        /// The variant `learn+bag`.
        pub learn_bag: [&'static str; 2],
        /// The variant `simple+bag`.
        pub simple_bag: [&'static str; 2],
        /// The variant `four+bag`.
        pub four_bag: [&'static str; 2],
        /// The variant `slider+bag`.
        pub slider_bag: [&'static str; 2],
        /// The variant `classic3`.
        pub classic3: [&'static str; 2],
        /// The variant `classic4`.
        pub classic4: [&'static str; 2],
        /// The option `rounds`.
        pub rounds: &'static str,
        /// The option `chips`.
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
        /// The winning line: of red chips, of yellow ones, of green ones, of all three colours.
        pub won: [&'static str; 4],
        /// Why a move or pick is not legal.
        pub refusals: Refusals,
        /// The prompts: what the seat to move must do.
        pub prompts: Prompts,
        /// Those prompts in one or two words.
        pub short_prompts: Prompts,
    }

    /// Why a move or pick is not legal.
    pub struct Refusals {
        /// [`Refusal::Green`].
        pub green: &'static str,
        /// [`Refusal::NotHeld`], of red, yellow and green.
        pub not_held: [&'static str; 3],
        /// [`Refusal::Asks`], of red, yellow and green.
        pub asks: [&'static str; 3],
        /// [`Refusal::NoStrip`].
        pub no_strip: &'static str,
        /// [`Refusal::SameSide`].
        pub same_side: &'static str,
        /// [`Refusal::Barred`].
        pub barred: &'static str,
        /// [`Refusal::OnlyLines`].
        pub only_lines: &'static str,
        /// [`Refusal::MustLay`].
        pub must_lay: &'static str,
        /// [`Refusal::NoBag`].
        pub no_bag: &'static str,
        /// [`Refusal::NotInSupply`], of red, yellow and green.
        pub not_in_supply: [&'static str; 3],
        /// [`Refusal::NotInBag`], of red, yellow and green.
        pub not_in_bag: [&'static str; 3],
        /// [`Refusal::NoAgreement`].
        pub no_agreement: &'static str,
        /// [`Refusal::NoClaim`].
        pub no_claim: &'static str,
        /// [`Refusal::Stage`].
        pub stages: Stages,
    }

    /// Says which move must come first, by stage.
    pub struct Stages {
        /// [`Stage::Draft`].
        pub draft: &'static str,
        /// [`Stage::Play`].
        pub play: &'static str,
        /// [`Stage::Refill`].
        pub refill: &'static str,
        /// [`Stage::Draw`].
        pub draw: &'static str,
        /// [`Stage::Over`].
        pub over: &'static str,
    }

    /// The prompts: what the seat to move must do.
    pub struct Prompts {
        /// [`Prompt::Draft`].
        pub draft: &'static str,
        /// [`Prompt::Lay`].
        pub lay: &'static str,
        /// [`Prompt::LayOrSlide`].
        pub lay_or_slide: &'static str,
        /// [`Prompt::Pass`].
        pub pass: &'static str,
        /// [`Prompt::PassOrSlide`].
        pub pass_or_slide: &'static str,
        /// [`Prompt::SlideToLine`].
        pub slide_to_line: &'static str,
        /// [`Prompt::Refill`].
        pub refill: &'static str,
        /// [`Prompt::Draw`].
        pub draw: &'static str,
    }
}

impl Words {
    /// The texts for lists of games.
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

    /// Describes the line or pattern that won the game. Each piece comes with the index of its part in the line.
    pub fn won(&self, line: &[(PieceKind, usize)], pattern: Option<usize>) -> &'static str {
        let _ = pattern;
        let same = line.iter().all(|(kind, _)| Some(*kind) == line.first().map(|(kind, _)| *kind));
        let colour = line.first().filter(|_| same).map_or(3, |(kind, _)| kind.info().index);
        self.won[colour.min(3)]
    }

    /// The goal of a variant.
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

    /// The action of an event: `{0}` is the number, `{1}` the points. Empty for events with another description.
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

    /// Why a move or pick is not legal.
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

    /// The prompt for the seat to move.
    pub fn prompt(&self, asked: Prompt) -> &'static str {
        self.prompts.text(asked)
    }

    /// The prompt in one or two words.
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

/// The text for a colour.
fn of(colour: ChipColour, texts: &[&'static str; 3]) -> &'static str {
    let [red, yellow, green] = texts;
    match colour {
        ChipColour::Red => red,
        ChipColour::Yellow => yellow,
        ChipColour::Green => green,
    }
}
