//! Trigon in Italian.

use super::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    name: "Trigon",
    line: "Triangoli numerati, senza tavoliere: costruisci una piramide, una striscia o un blocco di stelle.",
    base: ["Trigon", "Le regole pubblicate."],
    goal: "Costruisci una piramide di 16 tessere, una striscia di 11 o un blocco di quattro stelle per vincere.",
    deeds: ["posa una tessera con il numero {0}", "sposta una tessera", "scambia due tessere"],
    pieces: [["tessera", "tessere"]],
    in_star: "in una stella completa",
    groups: "Stelle e formazioni",
    meaning: "Tessere finora / necessarie. Una stella è al sicuro dagli scambi; quattro unite fanno un blocco.",
    patterns: [["Stella", "Stelle"], ["Piramide", "Piramidi"], ["Striscia", "Strisce"], ["Blocco", "Blocchi"]],
    progress: ["{0}, {1}, {2} di {3}", "{0}, {1}, {2}"],
    won: ["La piramide è completa", "La striscia è completa", "Il blocco di stelle è completo"],
    refusals: Refusals {
        laying: "Prima si posano tutte le tessere; poi si spostano e si scambiano.",
        all_laid: "Tutte le tessere sono posate. Spostane una o scambiane due.",
        choose_tile: "Prima scegli una tessera dalla tua mano.",
        not_held: "Non hai in mano nessuna tessera con il numero {0}. Scegline un’altra.",
        first_place: "La prima tessera va sulla casella evidenziata, 0,0u.",
        occupied: "Su questa casella c’è già una tessera. Scegline una vuota.",
        no_tile: "Su questa casella non c’è nessuna tessera. Scegli una delle tue.",
        not_yours: "Questa tessera è del tuo avversario. Comincia da una delle tue.",
        same_place: "Hai scelto due volte la stessa casella. Scegline un’altra.",
        lonely: "Lì la tessera non avrebbe nessun lato in comune con un’altra. Scegli un’altra casella.",
        leaves_lonely: "Un’altra tessera resterebbe senza vicine. Scegli un’altra casella o un’altra tessera.",
        closes: "Si formerebbe un vuoto chiuso: da ogni casella vuota si deve poter uscire. Scegli un’altra casella.",
        same_number: "Le due tessere sono tue e hanno lo stesso numero. Scambiane due con numeri diversi.",
        other_number: "Con il tuo avversario puoi scambiare solo tessere con lo stesso numero.",
        star: "Questa tessera è protetta: fa parte di una stella completa. Scegline un’altra.",
        smaller_first: "Se le due tessere sono tue, scrivi per prima la casella che viene prima nell’ordine delle caselle.",
        too_far: "Questa casella è troppo lontana. Scegline una più vicina.",
        over: "La partita è finita.",
    },
    short_prompts: Prompts { lay_first: "Posa.", lay: "Posa.", move_or_exchange: "Sposta o scambia." },
    prompts: Prompts {
        lay_first: "Tocca una tessera della tua mano, poi la casella evidenziata.",
        lay: "Tocca una tessera della tua mano, poi una casella accanto a un’altra tessera.",
        move_or_exchange: "Tocca una tua tessera, poi una casella vuota o una tessera da scambiare.",
    },
};

/// The patterns, as what a decision makes.
pub const PATTERNS: [&str; 4] = ["una stella", "una piramide", "una striscia", "un blocco di stelle"];

/// The settings of a position that is set up by hand.
pub const SETTINGS: [&str; 0] = [];
