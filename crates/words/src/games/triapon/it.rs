//! Triapon in Italian.

use super::{Prompts, Refusals, Stages, Words};

/// The words.
pub const WORDS: Words = Words {
    name: "Triapon",
    line: "Il mulino per tre: forma triadi, prendi biglie, resta l’ultimo in gioco.",
    base: ["Triapon", "Le regole pubblicate."],
    barricade: ["Barricata", "Le biglie prese a un giocatore eliminato tornano come ostacoli."],
    goal: "Tre tue biglie in fila ne prendono una. Vince l’ultimo rimasto in gioco.",
    deeds: [
        "piazza una biglia",
        "muove una biglia",
        "prende una biglia di {1}",
        "rimette una biglia",
        "forma {0:una triade|più triadi}",
    ],
    pieces: [["biglia", "biglie"]],
    patterns: [["triade", "triadi"]],
    refusals: Refusals {
        occupied: "In questa buca c’è già una biglia. Scegline una libera.",
        empty: "In questa buca non c’è nessuna biglia. Scegline un’altra.",
        not_yours: "Questa biglia non è tua. Scegline una delle tue.",
        not_neighbour: "Finché hai più di tre biglie sul tavoliere, puoi muoverle solo in una buca vicina.",
        blocked: "Accanto a questa biglia non c’è nessuna buca libera. Scegline un’altra.",
        own: "Non puoi prendere una tua biglia. Scegline una avversaria.",
        out: "Questa biglia è di un giocatore eliminato e resta dov’è. Scegline un’altra.",
        long_triad: "Questa biglia fa parte di una triade lunga: nessuno può prenderla. Scegline un’altra.",
        triad: "Questa biglia è protetta: nessuna triade di tipo più lungo incrocia la sua. Scegline un’altra.",
        inner: "Questa biglia è protetta: senza di essa non resterebbe una triade da nessun lato. Scegline un’altra.",
        fewer: "Devi prendere una biglia all’avversario che ne ha di più in gioco.",
        no_barricade: "In questa variante non si rimettono biglie.",
        no_agreement: "Finché ci sono biglie da piazzare, non potete accordarvi per concludere la partita.",
        no_claim: "Qui una posizione ripetuta non conta, quindi non puoi reclamare la patta.",
        stages: Stages {
            place: "Prima si piazzano tutte le biglie, poi si muovono.",
            moving: "Tutte le biglie sono piazzate. Ora muovi una delle tue.",
            take: "Hai formato una triade. Prima prendi una biglia.",
            reset: "Prima rimetti una biglia del giocatore eliminato, oppure passa.",
            over: "La partita è finita.",
        },
    },
    short_prompts: Prompts {
        place: "Piazza.",
        moving: "Muovi.",
        jump: "Salta.",
        take: "Prendi.",
        reset: "Rimetti o passa.",
    },
    prompts: Prompts {
        place: "Tocca una buca libera per piazzare una biglia.",
        moving: "Tocca una delle tue biglie, poi una buca libera accanto.",
        jump: "Ti restano tre biglie: toccane una, poi una buca libera qualsiasi.",
        take: "Hai formato una triade. Tocca una delle biglie evidenziate per prenderla.",
        reset: "Tocca una buca libera per rimettere una biglia del giocatore eliminato, oppure passa.",
    },
};

/// The patterns, as what a decision makes.
pub const PATTERNS: [&str; 1] = ["una triade, con la presa di una biglia"];

/// The settings of a position that is set up by hand.
pub const SETTINGS: [&str; 10] = [
    "Mano",
    "Prese",
    "Da rimettere",
    "Eliminati",
    "Turni senza prese",
    "Fase",
    "Posa",
    "Spostamento",
    "Presa",
    "Rimessa",
];
