use super::games::PATTERNS;
use crate::hint::HintWords;

pub static HINTS: HintWords = HintWords {
    only: "È l’unica mossa possibile.",
    wins: "Vince subito: {0}.",
    soon: "Qualunque cosa faccia il tuo avversario, vinci alla prossima mossa.",
    wins_in: "Vince di sicuro, in {0} {0:mossa|mosse} al massimo.",
    wins_sure: "Vince di sicuro.",
    loses: "Ogni mossa perde; questa resiste più a lungo.",
    keeps: "Con qualsiasi altra mossa ti sfugge la vittoria.",
    saves: "Con qualsiasi altra mossa perdi.",
    stops: [
        "Così {0} non può vincere subito con {1}: {2}.",
        "Dopo quasi ogni altra mossa, per esempio {3}, {0} vince subito con {1}: {2}.",
    ],
    denies: [
        "Così {0} non può giocare {1}: {2}.",
        "Dopo quasi ogni altra mossa, per esempio {3}, {0} ha una buona risposta, {1}: {2}.",
    ],
    unnamed: [
        ["Così {0} non può vincere subito: {1}.", "Dopo quasi ogni altra mossa {0} vince subito: {1}."],
        ["Così {0} non ha una buona mossa: {1}.", "Dopo quasi ogni altra mossa {0} ha una buona risposta: {1}."],
    ],
    makes: "Forma {0}.",
    leaves: "Lascia all’avversario {0} {0:buca|buche} da scegliere.",
    puts_out: "Elimina {0}.",
    lets: [
        "Poi {0} vince subito: {1}.",
        "Poi {0} ha una buona risposta: {1}.",
        "Poi {0} può lasciarti solo {1} {1:buca|buche} da scegliere.",
    ],
    given: [
        "Così ti sfugge una vittoria sicura.",
        "Poi il tuo avversario può forzare la vittoria.",
        "Le tue probabilità di vittoria scendono dal {0}% al {1}%.",
    ],
    sure: "La giochi lo stesso?",
    patterns: PATTERNS,
    is_out: "{0~@ è|sei} eliminato",
    last_in: "tutti gli altri sono eliminati",
    no_move: "il tuo avversario non ha più mosse",
    count: "decide il conteggio finale",
};
