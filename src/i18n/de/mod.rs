//! German.

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
        Objection::Over => "Die Partie ist zu Ende.".into(),
        Objection::AtChance => {
            "Erst wird aus dem Beutel gezogen; bis dahin könnt ihr euch nur auf das Ende einigen.".into()
        }
        Objection::NotRepeated => "Diese Stellung steht nicht zum dritten Mal auf dem Brett.".into(),
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
        Fault::NotAToken => "Das ist kein Zug dieses Spiels".to_owned(),
        Fault::NotASite => "Das ist kein Platz auf diesem Brett".to_owned(),
        Fault::TooLong => "Der Text sollte hier enden".to_owned(),
        Fault::MissingField(name) => format!("Die Angabe {name}= fehlt"),
        Fault::BadField(name) => format!("Die Angabe {name}= ist nicht lesbar"),
        Fault::Contradiction(name) => format!("Die Angabe {name}= widerspricht der Stellung"),
    };
    let at = error.at + 1;
    format!("{what} (bei Zeichen {at}).")
}

fn setup(error: &SetupError) -> String {
    match error {
        SetupError::UnknownGame(id) => format!("Ein Spiel „{id}“ gibt es nicht."),
        SetupError::UnknownVariant(id) => format!("Dieses Spiel hat keine Variante „{id}“."),
        SetupError::UnknownOption(key) => format!("Diese Variante kennt die Einstellung „{key}“ nicht."),
        SetupError::BadOption { option, value } => {
            let OptionInfo { key, least, most, step, .. } = option;
            format!("{key} ist eine Zahl von {least} bis {most} in Schritten von {step}, nicht „{value}“.")
        }
    }
}
