//! Trias in German.

use crate::games::trias::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Trias",
    line: "Säen, aufnehmen, weitersäen: Wer zuletzt zieht, gewinnt.",
    sides: ["Süd", "Nord"],
    base: ["Trias", "Die veröffentlichten Regeln."],
    goal: "Wer den letzten Zug macht, gewinnt. Wie viele Steine du vom Brett nimmst, zählt nicht.",
    actions: [
        "sä{2~t|st} in {0} {0:Aussaat|Aussaaten}",
        "nimm{2~t|st} gegenüber {0} {0:Stein|Steine} von {1~@|dir}",
        "nimm{2~t|st} den letzten Stein vom Brett, der in eine leere Mulde fiel",
    ],
    stuck: [
        "Der Verlierer kann nicht säen: Jede erste Aussaat würde in einer leeren Mulde enden.",
        "Der Verlierer kann nicht säen: Seine Reihe ist leer.",
    ],
    pieces: [["Stein", "Steine"]],
    patterns: [],
    refusals: Refusals {
        over: "Die Partie ist zu Ende.",
        opponents: "Diese Mulde liegt in der Reihe deines Gegners. Wähle eine in deiner eigenen.",
        neutral: "Die neutrale Reihe gehört niemandem. Wähle eine Mulde in deiner eigenen Reihe.",
        empty: "Diese Mulde ist leer. Wähle eine mit Steinen.",
        first_lap: "Diese Mulde ist gesperrt: Die erste Aussaat würde in einer leeren enden. Wähle eine andere.",
        full_circle: "Diese Mulde ist gesperrt: Ihre 24 Steine würden genau bis zu ihr selbst zurückreichen. Wähle eine andere.",
        endless: "Diese Mulde ist gesperrt: Der Zug hätte mehr als 10.000 Aussaaten. Wähle eine andere.",
        no_draw: "Bei Trias gewinnt immer einer von beiden. Spielt weiter, oder einer gibt auf.",
    },
    short_prompts: Prompts { sow: "Säe." },
    prompts: Prompts { sow: "Tippe auf eine deiner Mulden, um ihre Steine zu säen." },
};

pub const PATTERNS: [&str; 0] = [];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 1] = ["Vom Brett genommen"];
