//! Tapatan in Italian.

use crate::games::tapatan::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Tapatan",
    line: "Piazza tre pedine, poi muovile: vince la prima fila di tre.",
    base: ["Tapatan", "Tre pedine a testa, su nove punti."],
    goal: "Allinea tre delle tue pedine per vincere.",
    deeds: ["piazza una pedina", "muove una pedina"],
    pieces: [["pedina", "pedine"]],
    patterns: [["fila", "file"]],
    won: "Tre pedine in fila",
    refusals: Refusals {
        over: "La partita è finita.",
        occupied: "Su questo punto c’è già una pedina. Scegline uno libero.",
        set_first: "Prima piazza tutte le tue pedine, poi muovile.",
        all_set: "Hai piazzato tutte le tue pedine. Muovine una.",
        empty: "Su questo punto non c’è nessuna pedina.",
        not_yours: "Questa pedina non è tua. Scegline una delle tue.",
        blocked: "Nessun punto accanto a questa pedina è libero. Scegline un’altra.",
        not_next: "Nessuna linea porta da questa pedina a quel punto. Scegli un punto accanto.",
    },
    short_prompts: Prompts { set: "Piazza.", moving: "Muovi." },
    prompts: Prompts {
        set: "Tocca un punto libero per piazzare una pedina.",
        moving: "Tocca una delle tue pedine, poi un punto libero accanto.",
    },
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 1] = ["tre pedine in fila"];

/// The settings in the position editor.
pub const SETTINGS: [&str; 0] = [];
