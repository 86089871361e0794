//! Trias in French.

use crate::games::trias::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Trias",
    line: "Sème, ramasse, sème encore : le dernier à jouer gagne.",
    sides: ["Sud", "Nord"],
    base: ["Trias", "Les règles publiées."],
    goal: "Joue le dernier coup de la partie. Les graines que tu retires ne comptent pas.",
    actions: [
        "sème{2~|s} en {0} semis",
        "vide{2~|s} le trou d’en face : {1~@ perd|tu perds} {0} {0:graine|graines}",
        "retire{2~|s} la dernière graine, tombée dans un trou vide",
    ],
    stuck: [
        "Le perdant ne peut plus semer : chaque premier semis finirait dans un trou vide.",
        "Le perdant ne peut plus semer : sa rangée est vide.",
    ],
    pieces: [["graine", "graines"]],
    patterns: [],
    refusals: Refusals {
        over: "La partie est terminée.",
        opponents: "Ce trou est dans la rangée de ton adversaire. Choisis-en un dans la tienne.",
        neutral: "La rangée neutre n’est à personne. Choisis un trou de ta propre rangée.",
        empty: "Ce trou est vide. Choisis-en un qui contient des graines.",
        first_lap: "Le premier semis finirait dans un trou vide. Choisis un autre trou.",
        full_circle: "Avec 24 graines, le premier semis finirait dans le trou que tu viens de vider. Choisis-en un autre.",
        endless: "Après 10 000 semis, ce coup ne serait pas fini : il est interdit. Choisis un autre trou.",
        no_draw: "Une partie de Trias a toujours un gagnant. Continue à jouer ou abandonne.",
    },
    short_prompts: Prompts { sow: "Sème." },
    prompts: Prompts { sow: "Touche un de tes trous pour semer ses graines." },
};

pub const PATTERNS: [&str; 0] = [];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 1] = ["Retirées du plateau"];
