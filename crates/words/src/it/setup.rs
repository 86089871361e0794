//! Setting up a match.

use crate::setup::SetupWords;

/// The set-up of a match.
pub const SETUP: SetupWords = SetupWords {
    play: "Gioca",
    learn: "Impara",
    question: "Chi gioca?",
    ways: ["Insieme a questo schermo", "Contro il computer"],
    say: ["Siete intorno al dispositivo o ve lo passate.", "Occupa gli altri posti."],
    level: "Livello",
    levels: [
        ["Principiante", "Non vede moltissime cose. Ideale per la prima partita."],
        ["Facile", "Non vede molte cose, ma punisce gli errori gravi."],
        ["Rilassato", "Vede le minacce semplici e pianifica poco."],
        ["Medio", "Gli sfugge soltanto qualcosa."],
        ["Abile", "Pensa qualche mossa in anticipo."],
        ["Forte", "Sbaglia di rado."],
        ["Esperto", "Sfrutta quasi ogni debolezza."],
        ["Massimo", "Gioca meglio che può."],
    ],
    again: "Di nuovo come l’ultima volta",
    fold: "Orologio, posti e altro",
    seats: "Comincia il posto 1. Ogni posto può avere un nome e un suo livello.",
    clocks: ["Ognuno pensa finché vuole.", "Ogni turno ha il suo tempo.", "Ognuno ha un tempo per tutta la partita."],
    facings: [
        "Tutti guardano lo schermo dallo stesso lato.",
        "Il dispositivo è in mezzo a voi. I testi si girano verso chi deve muovere.",
        "Il tavoliere resta sempre com’è.",
    ],
    strict: "Come in un torneo: una mossa fatta vale.",
};
