//! Tritt in Italian.

use crate::games::tritt::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Tritt",
    line: "Ogni pezzo mostra i due colori: allinea tre punti del tuo, mai tre dell’altro.",
    step: ["Un passo", "Sposti un tritton di un solo punto: è la regola principale pubblicata."],
    slide: ["Scivolata", "Sposti un tritton fin dove il percorso è libero."],
    reloaded: ["Reloaded", "Prima piazzi, poi sposti: è il seguito del 2016, dello stesso autore."],
    goal: "Allinea tre punti del tuo colore. Se ne allinei tre dell’altro, perdi.",
    actions: ["piazz{2~a|i} un tritton", "spost{2~a|i} un tritton dell’avversario"],
    pieces: [
        ["tritton arancione-blu-arancione", "tritton arancione-blu-arancione"],
        ["tritton blu-arancione-blu", "tritton blu-arancione-blu"],
    ],
    dots: ["arancione", "blu"],
    colours: ["Arancione", "Blu"],
    patterns: [["fila", "file"]],
    won: ["Una fila di tre punti arancione", "Una fila di tre punti blu"],
    refusals: Refusals {
        taken: "Uno di questi punti non è libero. Scegline altri.",
        no_room: "Con un’estremità su questo punto non c’è spazio per un tritton. Scegli un altro punto.",
        not_ends: "Un tritton copre tre punti consecutivi di una linea. Scegli le sue due estremità.",
        none_left: "Non hai più tritton da piazzare. Spostane uno del tuo avversario.",
        no_tritton: "Qui non c’è nessun tritton. Scegline uno del tuo avversario.",
        own_tritton: "Questo tritton è tuo. Spostane uno del tuo avversario.",
        hemmed: "Questo tritton è bloccato: i punti subito oltre le sue estremità non sono liberi. Scegline un altro.",
        off_line: "Un tritton si sposta solo lungo la sua linea. Scegli un punto di quella linea.",
        in_place: "Il tritton è già lì. Scegli un altro punto.",
        too_far: "Qui puoi spostare un tritton di un solo punto. Scegli un punto più vicino.",
        blocked: "Il percorso non è libero. Scegli un punto più vicino.",
        swap_closed: "Puoi scambiare i colori solo subito dopo il primo tritton. Piazza o sposta un tritton.",
        no_swap: "In questa variante non puoi scambiare i colori. Piazza un tritton.",
        must_play: "Non puoi passare: piazza o sposta un tritton.",
        makes_row: "Così formeresti una fila. Piazza il tuo tritton altrove.",
        set_first: "Prima piazza uno dei tuoi tritton.",
        already_set: "Hai già piazzato il tuo tritton. Ora spostane uno del tuo avversario o passa.",
        no_claim: "In questa variante nessuna posizione si ripete: non puoi reclamare la patta. Gioca una mossa.",
        over: "La partita è finita.",
    },
    short_prompts: Prompts {
        set: "Piazza.",
        shift: "Sposta.",
        set_or_shift: "Piazza o sposta.",
        set_shift_or_swap: "Piazza, sposta o scambia.",
        set_without_row: "Piazza.",
        shift_or_pass: "Sposta o passa.",
    },
    prompts: Prompts {
        set: "Piazza un tritton: tocca le sue due estremità.",
        shift: "Tocca un tritton del tuo avversario, poi il punto dove deve arrivare.",
        set_or_shift: "Piazza un tritton: tocca le sue due estremità. Oppure spostane uno del tuo avversario.",
        set_shift_or_swap: "Tocca le due estremità del tuo nuovo tritton, sposta quello del tuo avversario o scambia i colori.",
        set_without_row: "Piazza un tritton senza formare nessuna fila: tocca le sue due estremità.",
        shift_or_pass: "Tocca un tritton del tuo avversario, poi il punto dove deve arrivare, oppure passa.",
    },
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 1] = ["una fila di tre punti"];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 4] = ["Colori scambiati", "Fase", "Piazzamento", "Spostamento"];
