use crate::setup::SetupWords;

pub const SETUP: SetupWords = SetupWords {
    play: "Gioca",
    learn: "Impara",
    question: "Come vuoi giocare?",
    ways: ["Insieme su questo schermo", "Contro il computer"],
    say: ["Vi sedete intorno allo schermo o ve lo passate.", "Il computer occupa gli altri posti."],
    level: "Livello",
    levels: [
        ["Principiante", "Vede pochissimo: ideale per cominciare."],
        ["Facile", "Vede poco, ma punisce gli errori gravi."],
        ["Dilettante", "Vede le minacce semplici, pianifica poco."],
        ["Medio", "Gli sfugge poco."],
        ["Abile", "Calcola alcune mosse in anticipo."],
        ["Forte", "Sbaglia di rado."],
        ["Esperto", "Sfrutta quasi ogni debolezza."],
        ["Massimo", "Gioca al meglio delle sue possibilità."],
    ],
    learning: [
        "Modalità di apprendimento",
        "Se fai un errore grave, il computer ti avvisa prima di rispondere e ti spiega perché.",
        "Gioca",
    ],
    again: "Come l’ultima volta",
    position: "Da una posizione",
    fold: "Orologio, posti e altro",
    seats: "Comincia chi occupa il posto 1. A ogni posto puoi dare un nome e un livello.",
    clocks: [
        "Ognuno pensa quanto vuole.",
        "Il tempo riparte a ogni turno.",
        "Ogni giocatore ha un tempo per tutta la partita.",
    ],
    facings: [
        "Sedete tutti dallo stesso lato dello schermo.",
        "Lo schermo è in mezzo a voi: i testi si girano verso chi gioca.",
        "Il tavoliere non ruota mai.",
    ],
    strict: "Come in torneo: la mossa fatta non si annulla.",
};
