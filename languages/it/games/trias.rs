//! Trias in Italian.

use crate::games::trias::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Trias",
    line: "Semina, raccogli, semina ancora: vince chi muove per ultimo.",
    sides: ["Sud", "Nord"],
    base: ["Trias", "Le regole pubblicate."],
    goal: "Vince chi fa l’ultima mossa. I semi che togli non contano.",
    actions: [
        "semin{2~a|i} in {0} {0:semina|semine}",
        "togli{2~e|} {0} {0:seme|semi} ({1~@|a te})",
        "togli{2~e|} l’ultimo seme, caduto in una buca vuota",
    ],
    stuck: [
        "Chi perde non può seminare: tutte le sue buche con dei semi sono vietate.",
        "Chi perde non può seminare: la sua fila è vuota.",
    ],
    pieces: [["seme", "semi"]],
    patterns: [],
    refusals: Refusals {
        over: "La partita è finita.",
        opponents: "Questa buca è nella fila del tuo avversario. Scegline una nella tua.",
        neutral: "La fila neutra non è di nessuno. Scegli una buca nella tua.",
        empty: "Questa buca è vuota. Scegline una con dei semi.",
        first_lap: "Da qui la prima semina finirebbe in una buca vuota. Scegli un’altra buca.",
        full_circle: "Con 24 semi la prima semina finirebbe nella buca appena svuotata. Scegline un’altra.",
        endless: "Da qui semineresti più di 10.000 volte di seguito. Scegli un’altra buca.",
        no_draw: "In Trias la patta non esiste: giocate fino all’ultima mossa.",
    },
    short_prompts: Prompts { sow: "Semina." },
    prompts: Prompts { sow: "Tocca una delle tue buche per seminarne i semi." },
};

pub const PATTERNS: [&str; 0] = [];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 1] = ["Tolti dal tavoliere"];
