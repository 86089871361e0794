//! Tris in French.

use crate::games::tris::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Tris",
    line: "Pose des pièces à tour de rôle : la première rangée de trois gagne.",
    base: ["Tris", "Trois pièces alignées, sur neuf points."],
    goal: "Aligne trois de tes pièces pour gagner.",
    action: "pose{2~|s} une pièce",
    pieces: [["pièce", "pièces"]],
    patterns: [["ligne", "lignes"]],
    refusals: Refusals {
        over: "La partie est terminée.",
        occupied: "Il y a déjà une pièce sur ce point. Choisis un point libre.",
    },
    prompts: Prompts { set: "Touche un point libre pour y poser une pièce." },
    short_prompts: Prompts { set: "Pose." },
};

pub const PATTERNS: [&str; 1] = ["trois pièces alignées"];
pub const SETTINGS: [&str; 0] = [];
