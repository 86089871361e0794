//! Tritt.

use crate::i18n::games::tritt::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        taken: "Einer dieser Punkte ist nicht frei.",
        no_room: "Mit einem Ende auf diesem Punkt hat kein Tritton Platz.",
        not_ends: "Ein Tritton bedeckt drei Punkte, die auf einer Linie aufeinanderfolgen. Wähle seine beiden Endpunkte.",
        none_left: "Du hast keinen Tritton mehr zum Setzen.",
        no_tritton: "Dort liegt kein Tritton.",
        own_tritton: "Dieser Tritton gehört dir; du darfst nur die deines Gegners verschieben.",
        hemmed: "Dieser Tritton kann sich nicht bewegen: An keinem Ende ist ein Punkt frei.",
        off_line: "Ein Tritton bewegt sich nur auf seiner eigenen Linie.",
        in_place: "Der Tritton liegt schon dort.",
        too_far: "Ein Tritton wird nur um einen Punkt verschoben.",
        blocked: "Der Weg ist nicht frei.",
        swap_closed: "Die Farben darfst du nur als Antwort auf den allerersten Tritton tauschen.",
        no_swap: "In dieser Variante werden die Farben nicht getauscht.",
        must_play: "Du kannst einen Tritton setzen oder verschieben, also darfst du nicht passen.",
        makes_row: "So entsteht eine Reihe; beim Setzen darf keine entstehen.",
        set_first: "Setze zuerst einen deiner Trittons.",
        already_set: "Du hast schon gesetzt. Verschiebe jetzt einen Tritton deines Gegners oder passe.",
        no_claim: "Stellungen wiederholen sich hier nicht; es gibt nichts zu beanspruchen.",
        over: "Die Partie ist zu Ende.",
    },
    prompts: Prompts {
        set: "Setze einen deiner Trittons.",
        shift: "Verschiebe einen Tritton deines Gegners.",
        set_or_shift: "Setze einen deiner Trittons oder verschiebe einen deines Gegners.",
        set_shift_or_swap: "Setze einen deiner Trittons, verschiebe den deines Gegners oder tausche die Farben.",
        set_without_row: "Setze einen deiner Trittons, ohne dass eine Reihe entsteht.",
        shift_or_pass: "Verschiebe einen Tritton deines Gegners oder passe.",
    },
};
