//! Triapon.

use crate::i18n::games::triapon::{Prompts, Refusals, Stages, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        occupied: "In questa buca c’è già una biglia.",
        empty: "In questa buca non c’è nessuna biglia.",
        not_yours: "Questa biglia non è tua.",
        not_neighbour: "Hai più di tre biglie sul tavoliere, quindi una biglia va solo in una buca vicina.",
        blocked: "Questa biglia non ha nessuna buca libera accanto.",
        own: "Non puoi prendere una tua biglia.",
        out: "Questa biglia è di chi è fuori dal gioco; resta al suo posto.",
        long_triad: "Questa biglia fa parte di una triade lunga; non può mai essere presa.",
        triad: "Questa biglia fa parte di una triade che nessuna triade di tipo più lungo incrocia.",
        inner: "Questa biglia è troppo all’interno della sua fila: senza di essa devono restarne tre di seguito da un lato.",
        fewer: "Devi prendere a chi ha più biglie in gioco.",
        no_barricade: "In questa variante non si rimettono biglie.",
        no_agreement: "Finché si mettono le biglie, non potete accordarvi per finire.",
        no_claim: "Qui una posizione ripetuta non conta; non c’è nulla da chiedere.",
        stages: Stages {
            place: "Ora si mette una biglia.",
            moving: "Ora si muove una biglia.",
            take: "Hai formato una triade: prima prendi una biglia.",
            reset: "Prima decidi se rimettere una biglia di chi è fuori dal gioco.",
            over: "La partita è finita.",
        },
    },
    prompts: Prompts {
        place: "Metti una biglia in una buca libera.",
        moving: "Muovi una delle tue biglie in una buca vicina libera.",
        jump: "Ti restano tre biglie: salta con una di esse in qualsiasi buca libera.",
        take: "Hai formato una triade. Prendi una delle biglie segnate.",
        reset: "Rimetti una biglia che hai preso a chi è fuori dal gioco, oppure passa.",
    },
};
