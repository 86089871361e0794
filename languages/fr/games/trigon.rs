//! Trigon in French.

use crate::games::trigon::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Trigon",
    line: "Des triangles numérotés à même la table : bâtis une pyramide, une bande ou un bloc d’étoiles.",
    base: ["Trigon", "Les règles publiées."],
    goal: "Bâtis une pyramide de 16 tuiles, une bande de 11 ou un bloc de quatre étoiles pour gagner.",
    actions: ["pose{2~|s} une tuile numéro {0}", "déplace{2~|s} une tuile", "échange{2~|s} deux tuiles"],
    pieces: [["tuile numéro", "tuiles numéro"]],
    in_star: "dans une étoile complète",
    groups: "Étoiles et formations",
    meaning: "Tuiles posées / requises. L’adversaire ne peut rien échanger dans une étoile complète ; quatre étoiles reliées font un bloc.",
    patterns: [["Étoile", "Étoiles"], ["Pyramide", "Pyramides"], ["Bande", "Bandes"], ["Bloc", "Blocs"]],
    progress: ["{0}, {1}, {2} sur {3}", "{0}, {1}, {2}"],
    won: ["La pyramide est complète", "La bande est complète", "Le bloc d’étoiles est complet"],
    refusals: Refusals {
        laying: "Tant qu’il reste des tuiles à poser, tu ne peux ni déplacer ni échanger. Pose une tuile.",
        all_laid: "Toutes les tuiles sont posées. Déplaces-en une ou échanges-en deux.",
        choose_tile: "Choisis d’abord une tuile de ta main.",
        not_held: "Tu n’as pas de tuile numéro {0} en main. Choisis-en une autre.",
        first_place: "Pose la première tuile sur la case marquée, 0,0u.",
        occupied: "Une tuile occupe déjà cette case. Choisis une case vide.",
        no_tile: "Il n’y a pas de tuile sur cette case. Choisis une de tes tuiles.",
        not_yours: "Cette tuile est à ton adversaire. Commence par une des tiennes.",
        same_place: "Tu as choisi deux fois la même case. Choisis-en une autre.",
        lonely: "Ici, aucun côté de la tuile n’en toucherait une autre. Choisis une autre case.",
        leaves_lonely: "Une autre tuile resterait sans voisine. Choisis une autre case ou une autre tuile.",
        closes: "Tu créerais un vide fermé, mais chaque case vide doit avoir une issue. Choisis une autre case.",
        same_number: "Ces deux tuiles sont à toi et portent le même numéro. Échange deux numéros différents.",
        other_number: "Avec ton adversaire, tu n’échanges que des tuiles de même numéro. Choisis-en une autre.",
        star: "Une étoile complète de ton adversaire protège cette tuile. Choisis-en une autre.",
        smaller_first: "Tu échanges deux de tes tuiles : écris leurs cases dans l’autre ordre.",
        too_far: "Cette case est trop éloignée. Choisis-en une plus proche.",
        over: "La partie est terminée.",
    },
    short_prompts: Prompts { lay_first: "Pose.", lay: "Pose.", move_or_exchange: "Déplace ou échange." },
    prompts: Prompts {
        lay_first: "Touche une tuile de ta main, puis la case marquée.",
        lay: "Touche une tuile de ta main, puis une case à côté d’une autre tuile.",
        move_or_exchange: "Touche une de tes tuiles, puis une case vide ou une tuile à échanger.",
    },
    target: "Touche une case vide ou une tuile à échanger.",
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 4] = ["une étoile", "une pyramide", "une bande", "un bloc d’étoiles"];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 0] = [];
