//! Tapatan in French.

use crate::games::tapatan::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Tapatan",
    line: "Pose trois pièces, puis déplace-les : la première rangée de trois gagne.",
    base: ["Tapatan", "Trois pièces chacun, sur neuf points."],
    goal: "Aligne trois de tes pièces pour gagner.",
    deeds: ["pose une pièce", "déplace une pièce"],
    pieces: [["pièce", "pièces"]],
    patterns: [["ligne", "lignes"]],
    won: "Trois pièces alignées",
    refusals: Refusals {
        over: "La partie est terminée.",
        occupied: "Il y a déjà une pièce sur ce point. Choisis un point libre.",
        set_first: "Pose toutes tes pièces avant d’en déplacer une.",
        all_set: "Tu as posé toutes tes pièces. Déplace l’une d’elles.",
        empty: "Il n’y a pas de pièce sur ce point.",
        not_yours: "Cette pièce n’est pas à toi. Choisis une des tiennes.",
        blocked: "Aucun point à côté de cette pièce n’est libre. Choisis-en une autre.",
        not_next: "Aucune ligne ne mène de cette pièce à ce point. Choisis un point à côté d’elle.",
    },
    short_prompts: Prompts { set: "Pose.", moving: "Déplace." },
    prompts: Prompts {
        set: "Touche un point libre pour y poser une pièce.",
        moving: "Touche une de tes pièces, puis un point libre à côté d’elle.",
    },
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 1] = ["trois pièces alignées"];

/// The settings in the position editor.
pub const SETTINGS: [&str; 0] = [];
