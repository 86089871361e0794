//! Trigon.

use crate::i18n::games::trigon::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        laying: "Prima si mettono tutte le tessere; poi si spostano e si scambiano.",
        all_laid: "Tutte le tessere sono già sul piano. Sposta una tessera o scambiane due.",
        choose_tile: "Prima scegli una tessera dalla tua mano.",
        not_held: "Non hai in mano nessuna tessera con il numero {0}.",
        first_place: "La prima tessera va in 0,0u.",
        occupied: "Lì c’è già una tessera.",
        no_tile: "Lì non c’è nessuna tessera.",
        not_yours: "Questa tessera è del tuo avversario. Comincia da una tessera tua.",
        same_place: "È due volte lo stesso posto.",
        lonely: "Lì la tessera non avrebbe nessun lato in comune con un’altra.",
        leaves_lonely: "Così un’altra tessera non avrebbe più nessun lato in comune con le altre.",
        closes: "Così si chiuderebbe uno spazio vuoto.",
        same_number: "Le due tessere sono tue e hanno lo stesso numero: lo scambio non cambierebbe nulla.",
        other_number: "Con l’avversario puoi scambiare solo tessere con lo stesso numero.",
        star: "Questa tessera fa parte di una stella completa: la sua stella la protegge.",
        smaller_first: "Di due tessere tue, scrivi prima il posto più piccolo.",
        too_far: "Il programma non conta così lontano.",
        over: "La partita è finita.",
    },
    prompts: Prompts {
        lay_first: "Metti la prima tessera.",
        lay: "Metti una tessera accanto a un’altra.",
        move_or_exchange: "Sposta una tessera o scambiane due.",
    },
};
