//! Trias.

use crate::i18n::games::trias::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        over: "La partita è finita.",
        opponents: "Questa buca è nella fila del tuo avversario.",
        neutral: "La fila di mezzo non è di nessuno: scegli una buca della tua fila.",
        empty: "Questa buca è vuota.",
        first_lap: "La prima semina finirebbe in una buca vuota.",
        full_circle: "Con 24 semi, la prima semina finirebbe nella buca che hai appena svuotato.",
        endless: "Questo turno non finirebbe entro 10.000 semine.",
        no_draw: "Una partita di Trias ha sempre un vincitore; la patta non esiste.",
    },
    prompts: Prompts { sow: "Scegli una delle tue buche e semina i suoi semi." },
};
