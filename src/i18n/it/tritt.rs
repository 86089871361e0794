//! Tritt.

use crate::games::tritt::{Prompt, Refusal};

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> &'static str {
    match why {
        Refusal::Taken => "Uno di questi punti non è libero.",
        Refusal::NoRoom => "Nessun tritton ha posto con un’estremità su questo punto.",
        Refusal::NotEnds => "Un tritton copre tre punti consecutivi di una linea. Scegli le sue due estremità.",
        Refusal::NoneLeft => "Non hai più tritton da mettere.",
        Refusal::NoTritton => "Lì non c’è nessun tritton.",
        Refusal::OwnTritton => "Questo tritton è tuo; puoi spostare solo quelli del tuo avversario.",
        Refusal::Hemmed => "Questo tritton non si può muovere: nessun punto è libero alle sue estremità.",
        Refusal::OffLine => "Un tritton si muove solo lungo la propria linea.",
        Refusal::InPlace => "Il tritton è già lì.",
        Refusal::TooFar => "Un tritton si sposta di un solo punto.",
        Refusal::Blocked => "La strada non è libera.",
        Refusal::SwapClosed => "I colori si possono scambiare solo in risposta al primissimo tritton.",
        Refusal::NoSwap => "In questa variante i colori non si scambiano.",
        Refusal::MustPlay => "Puoi mettere o spostare un tritton, quindi non puoi passare.",
        Refusal::MakesRow => "Così si formerebbe una fila; mettendo un tritton non se ne deve formare nessuna.",
        Refusal::SetFirst => "Prima metti uno dei tuoi tritton.",
        Refusal::AlreadySet => "Hai già messo il tuo tritton. Ora sposta un tritton del tuo avversario o passa.",
        Refusal::NoClaim => "Qui le posizioni non si ripetono; non c’è nulla da chiedere.",
        Refusal::Over => "La partita è finita.",
    }
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::Set => "Metti uno dei tuoi tritton.",
        Prompt::Shift => "Sposta un tritton del tuo avversario.",
        Prompt::SetOrShift => "Metti uno dei tuoi tritton o spostane uno del tuo avversario.",
        Prompt::SetShiftOrSwap => "Metti uno dei tuoi tritton, sposta quello del tuo avversario o scambia i colori.",
        Prompt::SetWithoutRow => "Metti uno dei tuoi tritton senza formare una fila.",
        Prompt::ShiftOrPass => "Sposta un tritton del tuo avversario o passa.",
    }
}
