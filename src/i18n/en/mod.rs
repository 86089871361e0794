//! English.

mod board;
mod catalog;
mod shell;
mod traffic_lights;
mod triapon;
mod trias;
mod trigon;
mod tritt;

pub use catalog::game;
pub use shell::SHELL;

use super::Text;
use crate::core::{Fault, Objection, OptionInfo, ParseError, SetupError};
use crate::games::{Prompt, Refusal};
use std::borrow::Cow;

/// The words for it.
pub fn text(text: &Text) -> Cow<'static, str> {
    match text {
        Text::Objection(objection) => objection_text(objection),
        Text::Refusal(why) => refusal(why),
        Text::Prompt(asked) => prompt(*asked),
        Text::Parse(error) => parse(error).into(),
        Text::Setup(error) => setup(error).into(),
        Text::Board(text) => board::WORDS.text(text).into(),
    }
}

fn objection_text(objection: &Objection<Refusal>) -> Cow<'static, str> {
    match objection {
        Objection::Unreadable(error) => parse(error).into(),
        Objection::Over => "The game is over.".into(),
        Objection::AtChance => "First a chip is drawn from the bag; until then you can only agree to end.".into(),
        Objection::NotRepeated => "This position does not stand for the third time.".into(),
        Objection::Rule(why) => refusal(why),
    }
}

fn refusal(why: &Refusal) -> Cow<'static, str> {
    match why {
        Refusal::Triapon(why) => triapon::refusal(*why).into(),
        Refusal::Trias(why) => trias::refusal(*why).into(),
        Refusal::Tritt(why) => tritt::refusal(*why).into(),
        Refusal::TrafficLights(why) => traffic_lights::refusal(*why),
        Refusal::Trigon(why) => trigon::refusal(*why),
    }
}

fn prompt(asked: Prompt) -> Cow<'static, str> {
    match asked {
        Prompt::Triapon(asked) => triapon::prompt(asked).into(),
        Prompt::Trias(asked) => trias::prompt(asked).into(),
        Prompt::Tritt(asked) => tritt::prompt(asked).into(),
        Prompt::TrafficLights(asked) => traffic_lights::prompt(asked).into(),
        Prompt::Trigon(asked) => trigon::prompt(asked).into(),
    }
}

fn parse(error: &ParseError) -> String {
    let what = match error.fault {
        Fault::NotAToken => "This is no move of this game".to_owned(),
        Fault::NotASite => "This is no place on this board".to_owned(),
        Fault::TooLong => "The text should end here".to_owned(),
        Fault::MissingField(name) => format!("The field {name}= is missing"),
        Fault::BadField(name) => format!("The field {name}= is malformed"),
        Fault::Contradiction(name) => format!("The field {name}= contradicts the position"),
    };
    let at = error.at + 1;
    format!("{what} (at character {at}).")
}

fn setup(error: &SetupError) -> String {
    match error {
        SetupError::UnknownGame(id) => format!("There is no game “{id}”."),
        SetupError::UnknownVariant(id) => format!("This game has no variant “{id}”."),
        SetupError::UnknownOption(key) => format!("This variant has no option “{key}”."),
        SetupError::BadOption { option, value } => {
            let OptionInfo { key, least, most, step, .. } = option;
            format!("{key} is a number from {least} to {most} in steps of {step}, not “{value}”.")
        }
    }
}
