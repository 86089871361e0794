//! Trigon.

use crate::i18n::games::trigon::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        laying: "Toutes les tuiles sont d’abord posées ; ensuite on les déplace et on les échange.",
        all_laid: "Toutes les tuiles sont déjà posées. Déplace une tuile ou échanges-en deux.",
        choose_tile: "Choisis d’abord une tuile de ta main.",
        not_held: "Tu n’as pas de tuile numéro {0} en main.",
        first_place: "La première tuile se pose en 0,0u.",
        occupied: "Une tuile s’y trouve déjà.",
        no_tile: "Il n’y a pas de tuile à cet endroit.",
        not_yours: "Cette tuile est à ton adversaire. Commence par une de tes tuiles.",
        same_place: "C’est deux fois le même endroit.",
        lonely: "Là, la tuile ne toucherait aucune autre par un côté.",
        leaves_lonely: "Une autre tuile ne toucherait alors plus aucune tuile par un côté.",
        closes: "Cela fermerait un espace vide.",
        same_number: "Les deux tuiles sont à toi et ont le même numéro : l’échange ne changerait rien.",
        other_number: "Avec ton adversaire, tu ne peux échanger que des tuiles de même numéro.",
        star: "Cette tuile fait partie d’une étoile complète : son étoile la protège.",
        smaller_first: "De deux de tes tuiles, écris d’abord la plus petite place.",
        too_far: "Le programme ne compte pas aussi loin.",
        over: "La partie est terminée.",
    },
    prompts: Prompts {
        lay_first: "Pose la première tuile.",
        lay: "Pose une tuile à côté d’une autre.",
        move_or_exchange: "Déplace une tuile ou échanges-en deux.",
    },
};
