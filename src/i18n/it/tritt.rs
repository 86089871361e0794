//! Tritt.

use crate::i18n::games::tritt::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        taken: "Uno di questi punti non è libero.",
        no_room: "Nessun tritton ha posto con un’estremità su questo punto.",
        not_ends: "Un tritton copre tre punti consecutivi di una linea. Scegli le sue due estremità.",
        none_left: "Non hai più tritton da mettere.",
        no_tritton: "Lì non c’è nessun tritton.",
        own_tritton: "Questo tritton è tuo; puoi spostare solo quelli del tuo avversario.",
        hemmed: "Questo tritton non si può muovere: nessun punto è libero alle sue estremità.",
        off_line: "Un tritton si muove solo lungo la propria linea.",
        in_place: "Il tritton è già lì.",
        too_far: "Un tritton si sposta di un solo punto.",
        blocked: "La strada non è libera.",
        swap_closed: "I colori si possono scambiare solo in risposta al primissimo tritton.",
        no_swap: "In questa variante i colori non si scambiano.",
        must_play: "Puoi mettere o spostare un tritton, quindi non puoi passare.",
        makes_row: "Così si formerebbe una fila; mettendo un tritton non se ne deve formare nessuna.",
        set_first: "Prima metti uno dei tuoi tritton.",
        already_set: "Hai già messo il tuo tritton. Ora sposta un tritton del tuo avversario o passa.",
        no_claim: "Qui le posizioni non si ripetono; non c’è nulla da chiedere.",
        over: "La partita è finita.",
    },
    prompts: Prompts {
        set: "Metti uno dei tuoi tritton.",
        shift: "Sposta un tritton del tuo avversario.",
        set_or_shift: "Metti uno dei tuoi tritton o spostane uno del tuo avversario.",
        set_shift_or_swap: "Metti uno dei tuoi tritton, sposta quello del tuo avversario o scambia i colori.",
        set_without_row: "Metti uno dei tuoi tritton senza formare una fila.",
        shift_or_pass: "Sposta un tritton del tuo avversario o passa.",
    },
};
