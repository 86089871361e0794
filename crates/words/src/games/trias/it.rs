//! Trias in Italian.

use super::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    name: "Trias",
    line: "Semina, raccogli, semina ancora: vince chi muove per ultimo.",
    sides: ["Sud", "Nord"],
    base: ["Trias", "Le regole pubblicate."],
    goal: "Vince chi fa l’ultima mossa. I semi che togli non contano.",
    deeds: [
        "semina in {0} {0:semina|semine}",
        "toglie di fronte {0} {0:seme|semi} di {1}",
        "toglie l’ultimo seme, caduto in una buca vuota",
    ],
    stuck: [
        "L’altra parte non può seminare: ogni prima semina finirebbe in una buca vuota.",
        "L’altra parte non può seminare: la sua fila è vuota.",
    ],
    pieces: [["seme", "semi"]],
    patterns: [],
    refusals: Refusals {
        over: "La partita è finita.",
        opponents: "Questa buca è nella fila del tuo avversario. Scegline una nella tua.",
        neutral: "La fila neutra non è di nessuno. Scegli una buca della tua fila.",
        empty: "Questa buca è vuota. Scegline una con dei semi.",
        first_lap: "La prima semina finirebbe in una buca vuota. Scegli un’altra buca.",
        full_circle: "Con 24 semi, la prima semina finirebbe nella buca che hai appena svuotato. Scegline un’altra.",
        endless: "Questo turno non finirebbe entro 10.000 semine. Scegli un’altra buca.",
        no_draw: "Una partita di Trias ha sempre un vincitore; la patta non esiste.",
    },
    short_prompts: Prompts { sow: "Semina." },
    prompts: Prompts { sow: "Tocca una delle tue buche per seminarne i semi." },
};

/// There are no patterns.
pub const PATTERNS: [&str; 0] = [];

/// The settings of a position that is set up by hand.
pub const SETTINGS: [&str; 1] = ["Tolti dal tavoliere"];
