//! Trigon in Italian.

use crate::games::trigon::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Trigon",
    line: "Triangoli numerati, senza tavoliere: costruisci una piramide, una strada o un blocco di stelle.",
    base: ["Trigon", "Le regole pubblicate."],
    goal: "Vinci con una piramide di 16 tessere, una strada di 11 o un blocco di quattro stelle.",
    actions: ["pos{2~a|i} una tessera con il numero {0}", "spost{2~a|i} una tessera", "scambi{2~a|} due tessere"],
    pieces: [["tessera", "tessere"]],
    in_star: "in una stella completa",
    groups: "Stelle e formazioni",
    meaning: "Tessere presenti / necessarie. L’avversario non può scambiare le tessere di una stella; quattro stelle unite fanno un blocco.",
    patterns: [["Stella", "Stelle"], ["Piramide", "Piramidi"], ["Strada", "Strade"], ["Blocco", "Blocchi"]],
    progress: ["{0}, {1}, {2} di {3}", "{0}, {1}, {2}"],
    won: ["La piramide è completa", "La strada è completa", "Il blocco di stelle è completo"],
    refusals: Refusals {
        laying: "Prima posate tutte le tessere. Scegline una dalla tua mano.",
        all_laid: "Le tessere sono tutte posate. Spostane una o scambiane due.",
        choose_tile: "Prima scegli una tessera dalla tua mano.",
        not_held: "Non hai in mano nessuna tessera con il numero {0}. Scegline un’altra.",
        first_place: "La prima tessera va sulla casella evidenziata.",
        occupied: "Su questa casella c’è già una tessera. Scegline una vuota.",
        no_tile: "Su questa casella non c’è nessuna tessera. Scegli una delle tue.",
        not_yours: "Questa tessera è del tuo avversario. Comincia da una delle tue.",
        same_place: "Hai scelto due volte la stessa casella. Scegline un’altra.",
        lonely: "Lì la tessera non avrebbe nessun lato in comune con un’altra. Scegli un’altra casella.",
        leaves_lonely: "Un’altra tessera resterebbe senza vicine. Scegli un’altra casella o un’altra tessera.",
        closes: "Così si formerebbe un vuoto chiuso. Scegli un’altra casella.",
        same_number: "Queste tue tessere hanno lo stesso numero. Scambiane due con numeri diversi.",
        other_number: "I numeri sono diversi. Scegli una tessera avversaria con lo stesso numero.",
        star: "Questa tessera è protetta da una stella del tuo avversario. Scegline un’altra.",
        smaller_first: "Le due tessere sono tue: scrivi le loro caselle nell’ordine inverso.",
        too_far: "Questa casella è troppo lontana. Scegline una più vicina.",
        over: "La partita è finita.",
    },
    short_prompts: Prompts { lay_first: "Posa.", lay: "Posa.", move_or_exchange: "Sposta o scambia." },
    prompts: Prompts {
        lay_first: "Tocca una tessera della tua mano, poi la casella evidenziata.",
        lay: "Tocca una tessera della tua mano, poi una casella accanto a un’altra tessera.",
        move_or_exchange: "Tocca una tua tessera, poi una casella vuota o una tessera da scambiare.",
    },
    target: "Tocca una casella vuota o una tessera da scambiare.",
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 4] = ["una stella", "una piramide", "una strada", "un blocco di stelle"];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 0] = [];
