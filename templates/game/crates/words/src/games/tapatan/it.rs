//! Tapatan in Italian.

use super::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    name: "Tapatan",
    line: "Piazza tre biglie, poi muovile: vince la prima fila di tre.",
    base: ["Tapatan", "Tre biglie a testa, su nove punti."],
    refusals: Refusals {
        over: "La partita è finita.",
        occupied: "Su questo punto c’è già una biglia. Scegline uno libero.",
        set_first: "Prima piazza tutte le tue biglie, poi muovile.",
        all_set: "Hai piazzato tutte le tue biglie. Muovine una.",
        empty: "Su questo punto non c’è nessuna biglia.",
        not_yours: "Questa biglia non è tua. Scegline una delle tue.",
        blocked: "Nessun punto accanto a questa biglia è libero. Scegline un’altra.",
        not_next: "Nessuna linea porta da questa biglia a quel punto. Scegli un punto accanto.",
    },
    prompts: Prompts {
        set: "Tocca un punto libero per piazzare una biglia.",
        moving: "Tocca una delle tue biglie, poi un punto libero accanto.",
    },
};
