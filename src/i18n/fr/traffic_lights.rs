//! Traffic Lights.

use crate::games::traffic_lights::{Colour, Prompt, Refusal, Stage};
use std::borrow::Cow;

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> Cow<'static, str> {
    let text = match why {
        Refusal::Green => "Un jeton vert reste en place.",
        Refusal::NotHeld(colour) => return format!("Tu n’as pas de jeton {}.", name(colour)).into(),
        Refusal::Asks(colour) => return format!("Cette case demande un jeton {}.", name(colour)).into(),
        Refusal::NoStrip => "Ce jeu n’a pas de bande.",
        Refusal::SameSide => "La bande s’y trouve déjà.",
        Refusal::Barred => "La bande vient d’être déplacée ; il faut d’abord poser un jeton.",
        Refusal::OnlyLines => {
            "Personne ne peut poser de jeton : seul un déplacement de la bande qui complète une ligne est permis."
        }
        Refusal::MustLay => "Tu peux poser un jeton, tu ne peux donc pas passer.",
        Refusal::NoBag => "Ce jeu n’a pas de sac.",
        Refusal::NotInSupply(colour) => return format!("Il n’y a pas de jeton {} au milieu.", name(colour)).into(),
        Refusal::NotInBag(colour) => return format!("Il n’y a pas de jeton {} dans le sac.", name(colour)).into(),
        Refusal::Stage(stage) => match stage {
            Stage::Draft => "Prends d’abord un jeton au milieu.",
            Stage::Play => "Il faut maintenant poser un jeton.",
            Stage::Refill => "Prends d’abord un jeton au milieu.",
            Stage::Draw => "Un jeton est d’abord tiré du sac.",
            Stage::Over => "La partie est terminée.",
        },
        Refusal::NoAgreement => "Ce jeu finit toujours par une ligne ; il n’y a pas de partie nulle.",
        Refusal::NoClaim => "Les positions ne se répètent pas ici ; il n’y a rien à réclamer.",
    };
    text.into()
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::Draft => "Prends un jeton au milieu.",
        Prompt::Lay => "Pose un jeton sur le plateau.",
        Prompt::LayOrSlide => "Pose un jeton sur le plateau ou déplace la bande.",
        Prompt::Pass => "Aucun de tes jetons ne convient. Passe.",
        Prompt::PassOrSlide => "Aucun de tes jetons ne convient. Passe ou déplace la bande.",
        Prompt::SlideToLine => "Déplace la bande de façon à former une ligne.",
        Prompt::Refill => "Prends un jeton au milieu dans ta main.",
        Prompt::Draw => "Un jeton est tiré du sac.",
    }
}

fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "rouge",
        Colour::Yellow => "jaune",
        Colour::Green => "vert",
    }
}
