//! Italian.

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
        Objection::Over => "La partita è finita.".into(),
        Objection::AtChance => {
            "Prima si estrae un gettone dal sacchetto; fino ad allora potete solo accordarvi per finire.".into()
        }
        Objection::NotRepeated => "Questa posizione non si presenta per la terza volta.".into(),
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
        Fault::NotAToken => "Non è una mossa di questo gioco".to_owned(),
        Fault::NotASite => "Non è un posto di questo tavoliere".to_owned(),
        Fault::TooLong => "Il testo dovrebbe finire qui".to_owned(),
        Fault::MissingField(name) => format!("Manca il campo {name}="),
        Fault::BadField(name) => format!("Il campo {name}= non è leggibile"),
        Fault::Contradiction(name) => format!("Il campo {name}= contraddice la posizione"),
    };
    let at = error.at + 1;
    format!("{what} (al carattere {at}).")
}

fn setup(error: &SetupError) -> String {
    match error {
        SetupError::UnknownGame(id) => format!("Non c’è nessun gioco «{id}»."),
        SetupError::UnknownVariant(id) => format!("Questo gioco non ha una variante «{id}»."),
        SetupError::UnknownOption(key) => format!("Questa variante non ha un’opzione «{key}»."),
        SetupError::BadOption { option, value } => {
            let OptionInfo { key, least, most, step, .. } = option;
            format!("{key} è un numero da {least} a {most} a passi di {step}, non «{value}».")
        }
    }
}
