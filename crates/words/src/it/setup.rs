//! Setting up a match.

use crate::setup::SetupWords;

/// The set-up of a match.
pub const SETUP: SetupWords = SetupWords {
    play: "Gioca",
    learn: "Impara",
    question: "Chi gioca?",
    ways: ["Insieme su questo schermo", "Contro il computer"],
    say: ["Siete intorno al dispositivo o ve lo passate.", "Il computer occupa gli altri posti."],
    level: "Livello",
    levels: [
        ["Principiante", "Vede pochissimo. Ideale per cominciare."],
        ["Facile", "Vede poco, ma punisce gli errori gravi."],
        ["Rilassato", "Vede le minacce semplici e pianifica poco."],
        ["Medio", "Gli sfuggono soltanto poche cose."],
        ["Abile", "Pensa qualche mossa in anticipo."],
        ["Forte", "Sbaglia di rado."],
        ["Esperto", "Sfrutta quasi ogni debolezza."],
        ["Massimo", "Gioca meglio che può."],
    ],
    learning: [
        "Modalità di apprendimento",
        "Prima di rispondere a una mossa che concede molto, il computer chiede una volta e dice perché.",
        "Gioca",
    ],
    again: "Di nuovo come l’ultima volta",
    position: "Comincia da una posizione",
    fold: "Orologio, posti e altro",
    seats: "Comincia chi occupa il posto 1. Ogni posto può avere un nome e un livello proprio.",
    clocks: ["Ognuno pensa quanto vuole.", "Ogni turno ha il suo tempo.", "Ognuno ha un tempo per tutta la partita."],
    facings: [
        "Tutti guardano lo schermo dallo stesso lato.",
        "Il dispositivo è in mezzo a voi. I testi si girano verso il giocatore a cui tocca.",
        "Il tavoliere non si gira mai.",
    ],
    strict: "Come in un torneo: ogni mossa vale appena è fatta.",
};
