//! Trigon.

use crate::games::trigon::{Prompt, Refusal};
use std::borrow::Cow;

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> Cow<'static, str> {
    let text = match why {
        Refusal::Laying => "Toutes les tuiles sont d’abord posées ; ensuite on les déplace et on les échange.",
        Refusal::AllLaid => "Toutes les tuiles sont déjà posées. Déplace une tuile ou échanges-en deux.",
        Refusal::ChooseTile => "Choisis d’abord une tuile de ta main.",
        Refusal::NotHeld(number) => return format!("Tu n’as pas de tuile numéro {number} en main.").into(),
        Refusal::FirstPlace => "La première tuile se pose en 0,0u.",
        Refusal::Occupied => "Une tuile s’y trouve déjà.",
        Refusal::NoTile => "Il n’y a pas de tuile à cet endroit.",
        Refusal::NotYours => "Cette tuile est à ton adversaire. Commence par une de tes tuiles.",
        Refusal::SamePlace => "C’est deux fois le même endroit.",
        Refusal::Lonely => "Là, la tuile ne toucherait aucune autre par un côté.",
        Refusal::LeavesLonely => "Une autre tuile ne toucherait alors plus aucune tuile par un côté.",
        Refusal::Closes => "Cela fermerait un espace vide.",
        Refusal::SameNumber => "Les deux tuiles sont à toi et ont le même numéro : l’échange ne changerait rien.",
        Refusal::OtherNumber => "Avec ton adversaire, tu ne peux échanger que des tuiles de même numéro.",
        Refusal::Star => "Cette tuile fait partie d’une étoile complète : son étoile la protège.",
        Refusal::SmallerFirst => "De deux de tes tuiles, écris d’abord la plus petite place.",
        Refusal::TooFar => "Le programme ne compte pas aussi loin.",
        Refusal::Over => "La partie est terminée.",
    };
    text.into()
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::LayFirst => "Pose la première tuile.",
        Prompt::Lay => "Pose une tuile à côté d’une autre.",
        Prompt::MoveOrExchange => "Déplace une tuile ou échanges-en deux.",
    }
}
