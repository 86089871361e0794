//! Trying things out.

use crate::trying::TryWords;

/// Trying things out.
pub const TRYING: TryWords = TryWords {
    title: "Prova",
    band: "Prova: nulla qui cambia una partita.",
    from: "Prova da qui",
    rules: "Torna alle regole",
    keep: "Salva come partita",
    you: "Tu giochi",
    answer: "Chiedi al computer",
    level: "{0}, {1}",
    ahead: "Ecco dove porta questa linea.",
    line: "Prova questa linea",
    edit: "Modifica posizione",
};
