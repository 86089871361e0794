//! Triapon in Italian.

use crate::games::triapon::{Prompts, Refusals, Stages, Words};

pub const WORDS: Words = Words {
    name: "Triapon",
    line: "Il mulino per tre: forma triadi, prendi biglie e resta l’ultimo in gioco.",
    base: ["Triapon", "Le regole pubblicate."],
    barricade: ["Barricata", "Rimetti come ostacoli le biglie prese a chi è eliminato."],
    goal: "Allinea tre biglie per prenderne una avversaria. Vince l’ultimo rimasto in gioco.",
    actions: [
        "piazz{2~a|i} una biglia",
        "muov{2~e|i} una biglia",
        "prend{2~e|i} una biglia ({1~@|tua})",
        "rimett{2~e|i} una biglia",
        "form{2~a|i} {0:una triade|più triadi}",
    ],
    pieces: [["biglia", "biglie"]],
    patterns: [["triade", "triadi"]],
    refusals: Refusals {
        occupied: "In questa buca c’è già una biglia. Scegline una libera.",
        empty: "In questa buca non c’è nessuna biglia. Scegline un’altra.",
        not_yours: "Questa biglia non è tua. Scegline una delle tue.",
        not_neighbour: "Puoi saltare solo quando ti restano tre biglie. Scegli una buca vicina.",
        blocked: "Accanto a questa biglia non c’è nessuna buca libera. Scegline un’altra.",
        own: "Non puoi prendere una tua biglia. Scegline una avversaria.",
        out: "Questa biglia è di un giocatore eliminato e resta dov’è. Scegline un’altra.",
        long_triad: "Questa biglia fa parte di una triade lunga: nessuno può prenderla. Scegline un’altra.",
        triad: "Questa biglia è protetta: nessuna triade di tipo più lungo incrocia la sua. Scegline un’altra.",
        inner: "Questa biglia è protetta: se la prendessi, da nessun lato resterebbe una triade. Scegline un’altra.",
        fewer: "Prendi una biglia all’altro avversario: ne ha di più in gioco.",
        no_barricade: "Puoi rimettere biglie solo nella variante «Barricata». Fai un’altra mossa.",
        no_agreement: "Prima piazzate tutte le biglie; poi potete concludere di comune accordo.",
        no_claim: "In Triapon una posizione ripetuta non dà la patta. Muovi una biglia.",
        stages: Stages {
            place: "Prima piazzate tutte le biglie. Scegli una buca libera.",
            moving: "Tutte le biglie sono piazzate. Ora muovi una delle tue.",
            take: "Hai formato una triade. Prima prendi una biglia.",
            reset: "Prima rimetti una biglia del giocatore eliminato oppure passa.",
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

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 1] = ["una triade, con la presa di una biglia"];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 10] = [
    "Mano",
    "Prese",
    "Da rimettere",
    "Eliminati",
    "Turni senza prese",
    "Fase",
    "Piazzare",
    "Muovere",
    "Prendere",
    "Rimettere",
];
