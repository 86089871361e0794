//! Suggerimenti.

use crate::hint::HintWords;

/// The words.
pub static HINTS: HintWords = HintWords {
    only: "È l’unica mossa permessa.",
    wins: "Vince subito: {0}.",
    soon: "Qualunque sia la risposta, la tua prossima mossa vince.",
    wins_in: "Vince di sicuro, al massimo in {0} {0:mossa|mosse}.",
    wins_sure: "Vince di sicuro.",
    loses: "Ogni mossa perde; questa resiste più a lungo.",
    keeps: "Con ogni altra mossa la vittoria sfugge.",
    saves: "Ogni altra mossa perde.",
    stops: [
        "Impedisce a {0} di vincere subito con {1}: {2}.",
        "Dopo quasi ogni altra mossa, per esempio {3}, {0} vince subito con {1}: {2}.",
    ],
    denies: [
        "Impedisce a {0} di giocare {1}: {2}.",
        "Dopo quasi ogni altra mossa, per esempio {3}, {0} ha una buona risposta, {1}: {2}.",
    ],
    makes: "Forma {0}.",
    takes: "Toglie {0} {0:seme|semi}.",
    puts_out: "Elimina {0}.",
    lines: [
        "tre gettoni rossi in fila",
        "tre gettoni gialli in fila",
        "tre gettoni verdi in fila",
        "rosso, giallo e verde in fila",
    ],
    row: "tre punti dello stesso colore in fila",
    triad: "una triade, che prende una biglia",
    groups: ["una stella", "una piramide", "una striscia", "un blocco di stelle"],
    is_out: "{0} è eliminato",
    last_in: "tutti gli altri sono eliminati",
    no_move: "il tuo avversario non ha più mosse",
    count: "decidono le biglie prese",
};
