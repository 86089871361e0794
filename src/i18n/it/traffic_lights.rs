//! Traffic Lights.

use crate::i18n::games::traffic_lights::{Prompts, Refusals, Stages, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        green: "Un gettone verde resta al suo posto.",
        not_held: ["Non hai nessun gettone rosso.", "Non hai nessun gettone giallo.", "Non hai nessun gettone verde."],
        asks: [
            "Questa casella vuole un gettone rosso.",
            "Questa casella vuole un gettone giallo.",
            "Questa casella vuole un gettone verde.",
        ],
        no_strip: "Questo gioco non ha una striscia.",
        same_side: "La striscia è già lì.",
        barred: "La striscia è appena stata spostata; prima va messo un gettone.",
        only_lines: "Nessuno può mettere un gettone: è permesso solo spostare la striscia per completare una fila.",
        must_lay: "Puoi mettere un gettone, quindi non puoi passare.",
        no_bag: "Questo gioco non ha un sacchetto.",
        not_in_supply: [
            "Al centro non c’è nessun gettone rosso.",
            "Al centro non c’è nessun gettone giallo.",
            "Al centro non c’è nessun gettone verde.",
        ],
        not_in_bag: [
            "Nel sacchetto non c’è nessun gettone rosso.",
            "Nel sacchetto non c’è nessun gettone giallo.",
            "Nel sacchetto non c’è nessun gettone verde.",
        ],
        no_agreement: "Questo gioco finisce sempre con una fila; la patta non esiste.",
        no_claim: "Qui le posizioni non si ripetono; non c’è nulla da chiedere.",
        stages: Stages {
            draft: "Prima prendi un gettone dal centro.",
            play: "Ora si mette un gettone.",
            refill: "Prima prendi un gettone dal centro.",
            draw: "Prima si estrae un gettone dal sacchetto.",
            over: "La partita è finita.",
        },
    },
    prompts: Prompts {
        draft: "Prendi un gettone dal centro.",
        lay: "Metti un gettone sul tavoliere.",
        lay_or_slide: "Metti un gettone sul tavoliere o sposta la striscia.",
        pass: "Nessuno dei tuoi gettoni va bene. Passa.",
        pass_or_slide: "Nessuno dei tuoi gettoni va bene. Passa o sposta la striscia.",
        slide_to_line: "Sposta la striscia in modo da completare una fila.",
        refill: "Prendi in mano un gettone dal centro.",
        draw: "Si estrae un gettone dal sacchetto.",
    },
};
