//! French.

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
        Objection::Over => "La partie est terminée.".into(),
        Objection::AtChance => {
            "Un jeton est d’abord tiré du sac ; d’ici là, vous pouvez seulement convenir de finir.".into()
        }
        Objection::NotRepeated => "Cette position n’apparaît pas pour la troisième fois.".into(),
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
        Fault::NotAToken => "Ce n’est pas un coup de ce jeu".to_owned(),
        Fault::NotASite => "Ce n’est pas une place de ce plateau".to_owned(),
        Fault::TooLong => "Le texte devrait finir ici".to_owned(),
        Fault::MissingField(name) => format!("Le champ {name}= manque"),
        Fault::BadField(name) => format!("Le champ {name}= est illisible"),
        Fault::Contradiction(name) => format!("Le champ {name}= contredit la position"),
    };
    let at = error.at + 1;
    format!("{what} (au caractère {at}).")
}

fn setup(error: &SetupError) -> String {
    match error {
        SetupError::UnknownGame(id) => format!("Il n’y a pas de jeu « {id} »."),
        SetupError::UnknownVariant(id) => format!("Ce jeu n’a pas de variante « {id} »."),
        SetupError::UnknownOption(key) => format!("Cette variante n’a pas d’option « {key} »."),
        SetupError::BadOption { option, value } => {
            let OptionInfo { key, least, most, step, .. } = option;
            format!("{key} est un nombre de {least} à {most} par pas de {step}, pas « {value} ».")
        }
    }
}
