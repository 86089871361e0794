//! Trias.

use crate::games::trias::{Prompt, Refusal};

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> &'static str {
    match why {
        Refusal::Over => "La partita è finita.",
        Refusal::Opponents => "Questa buca è nella fila del tuo avversario.",
        Refusal::Neutral => "La fila di mezzo non è di nessuno: scegli una buca della tua fila.",
        Refusal::Empty => "Questa buca è vuota.",
        Refusal::FirstLap => "La prima semina finirebbe in una buca vuota.",
        Refusal::FullCircle => "Con 24 semi, la prima semina finirebbe nella buca che hai appena svuotato.",
        Refusal::Endless => "Questo turno non finirebbe entro 10.000 semine.",
        Refusal::NoDraw => "Una partita di Trias ha sempre un vincitore; la patta non esiste.",
    }
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::Sow => "Scegli una delle tue buche e semina i suoi semi.",
    }
}
