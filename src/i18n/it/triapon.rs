//! Triapon.

use crate::games::triapon::{Prompt, Refusal, Stage};

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> &'static str {
    match why {
        Refusal::Occupied => "In questa buca c’è già una biglia.",
        Refusal::Empty => "In questa buca non c’è nessuna biglia.",
        Refusal::NotYours => "Questa biglia non è tua.",
        Refusal::NotNeighbour => "Hai più di tre biglie sul tavoliere, quindi una biglia va solo in una buca vicina.",
        Refusal::Blocked => "Questa biglia non ha nessuna buca libera accanto.",
        Refusal::Own => "Non puoi prendere una tua biglia.",
        Refusal::Out => "Questa biglia è di chi è fuori dal gioco; resta al suo posto.",
        Refusal::LongTriad => "Questa biglia fa parte di una triade lunga; non può mai essere presa.",
        Refusal::Triad => "Questa biglia fa parte di una triade che nessuna triade di tipo più lungo incrocia.",
        Refusal::Inner => {
            "Questa biglia è troppo all’interno della sua fila: senza di essa devono restarne tre di seguito da un lato."
        }
        Refusal::Fewer => "Devi prendere a chi ha più biglie in gioco.",
        Refusal::NoBarricade => "In questa variante non si rimettono biglie.",
        Refusal::Stage(stage) => match stage {
            Stage::Place => "Ora si mette una biglia.",
            Stage::Move => "Ora si muove una biglia.",
            Stage::Take => "Hai formato una triade: prima prendi una biglia.",
            Stage::Reset => "Prima decidi se rimettere una biglia di chi è fuori dal gioco.",
            Stage::Over => "La partita è finita.",
        },
        Refusal::NoAgreement => "Finché si mettono le biglie, non potete accordarvi per finire.",
        Refusal::NoClaim => "Qui una posizione ripetuta non conta; non c’è nulla da chiedere.",
    }
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::Place => "Metti una biglia in una buca libera.",
        Prompt::Move => "Muovi una delle tue biglie in una buca vicina libera.",
        Prompt::Jump => "Ti restano tre biglie: salta con una di esse in qualsiasi buca libera.",
        Prompt::Take => "Hai formato una triade. Prendi una delle biglie segnate.",
        Prompt::Reset => "Rimetti una biglia che hai preso a chi è fuori dal gioco, oppure passa.",
    }
}
