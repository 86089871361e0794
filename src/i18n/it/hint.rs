//! Consigli.

use crate::i18n::hint::Hints;

/// The words.
pub static HINTS: Hints = Hints {
    only: "È l’unica mossa permessa.",
    wins: "Vince subito: {0}.",
    soon: "Qualunque sia la risposta, la tua prossima mossa vince.",
    wins_in: "Vince di sicuro, in {0} mosse al massimo.",
    wins_sure: "Vince di sicuro.",
    loses: "Ogni mossa perde; questa resiste più a lungo.",
    keeps: "Ogni altra mossa lascia sfuggire la vittoria.",
    saves: "Ogni altra mossa perde.",
    stops: [
        "Impedisce a {0} di vincere subito con {1}: {2}.",
        "Dopo quasi ogni altra mossa {0} vince subito, per esempio {3}, poi {1}: {2}.",
    ],
    denies: [
        "Impedisce a {0} di giocare {1}: {2}.",
        "Quasi ogni altra mossa offre qualcosa a {0}, per esempio {3}, poi {1}: {2}.",
    ],
    makes: "Forma {0}.",
    takes: ["Prende {0} seme.", "Prende {0} semi."],
    puts_out: "Elimina {0}.",
    lines: [
        "tre gettoni rossi in fila",
        "tre gettoni gialli in fila",
        "tre gettoni verdi in fila",
        "rosso, giallo e verde in fila",
    ],
    row: "tre punti di uno stesso colore in fila",
    triad: "una triade, che prende una biglia",
    groups: ["una stella", "una piramide", "una striscia", "un blocco di stelle"],
    is_out: "{0} è fuori",
    last_in: "tutti gli altri sono fuori",
    no_move: "all’avversario non resta nessuna mossa",
    count: "decide il conteggio",
};
