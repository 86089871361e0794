//! Tritt in German.

use crate::games::tritt::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Tritt",
    line: "Jeder Tritton zeigt beide Farben: Bringe drei deiner Punkte in eine Reihe, nie drei der anderen.",
    step: ["Schritt", "Die veröffentlichte Grundregel: Du verschiebst einen Tritton um einen Punkt."],
    slide: ["Gleiten", "Du verschiebst einen Tritton beliebig weit."],
    reloaded: ["Reloaded", "Erst setzen, dann verschieben: das Nachfolgespiel desselben Autors."],
    goal: "Bringe drei Punkte deiner Farbe in eine Reihe. Mit einer Reihe der anderen Farbe verlierst du.",
    actions: ["setzt einen Tritton", "verschieb{2~t|st} einen Tritton des Gegners"],
    pieces: [
        ["Tritton orange-blau-orange", "Trittons orange-blau-orange"],
        ["Tritton blau-orange-blau", "Trittons blau-orange-blau"],
    ],
    dots: ["orange", "blau"],
    colours: ["Orange", "Blau"],
    patterns: [["Reihe", "Reihen"]],
    won: ["Drei orange Punkte in einer Reihe", "Drei blaue Punkte in einer Reihe"],
    refusals: Refusals {
        taken: "Einer dieser Punkte ist nicht frei. Wähle andere.",
        no_room: "Mit einem Ende auf diesem Punkt passt kein Tritton aufs Brett. Wähle einen anderen.",
        not_ends: "Ein Tritton bedeckt drei Punkte, die auf einer Linie aufeinanderfolgen. Wähle seine beiden Endpunkte.",
        none_left: "Alle deine Trittons liegen schon. Verschiebe einen deines Gegners.",
        no_tritton: "Hier liegt kein Tritton. Wähle einen deines Gegners.",
        own_tritton: "Dieser Tritton gehört dir. Verschiebe einen deines Gegners.",
        hemmed: "Dieser Tritton ist eingeklemmt: An keinem Ende ist der nächste Punkt frei. Wähle einen anderen.",
        off_line: "Ein Tritton bewegt sich nur auf seiner eigenen Linie. Wähle einen Punkt auf ihr.",
        in_place: "Der Tritton liegt schon dort. Wähle einen anderen Punkt.",
        too_far: "Bei „Schritt“ rückt ein Tritton nur um einen Punkt weiter. Wähle den nächsten Punkt.",
        blocked: "Der Weg ist nicht frei. Wähle einen anderen Punkt.",
        swap_closed: "Farben tauschen darfst du nur als Antwort auf den allerersten Tritton. Setze oder verschiebe.",
        no_swap: "Bei „Reloaded“ tauscht ihr die Farben nicht. Setze einen Tritton.",
        must_play: "Passen darfst du hier nicht. Setze oder verschiebe einen Tritton.",
        makes_row: "So entstünde eine Reihe. Setze deinen Tritton anders.",
        set_first: "Setze erst einen deiner Trittons.",
        already_set: "Du hast schon gesetzt. Verschiebe jetzt einen Tritton deines Gegners oder passe.",
        no_claim: "Ein Unentschieden durch Wiederholung gibt es hier nicht. Spiele weiter.",
        over: "Die Partie ist zu Ende.",
    },
    short_prompts: Prompts {
        set: "Setze.",
        shift: "Verschiebe.",
        set_or_shift: "Setze oder verschiebe.",
        set_shift_or_swap: "Setze, verschiebe oder tausche.",
        set_without_row: "Setze.",
        shift_or_pass: "Verschiebe oder passe.",
    },
    prompts: Prompts {
        set: "Setze einen Tritton: Tippe auf seine beiden Endpunkte.",
        shift: "Tippe auf einen Tritton deines Gegners, dann auf den Punkt, auf den sein Ende rücken soll.",
        set_or_shift: "Setze einen Tritton: Tippe auf seine beiden Endpunkte. Oder verschiebe einen deines Gegners.",
        set_shift_or_swap: "Tippe auf die beiden Endpunkte deines neuen Trittons, verschiebe den deines Gegners oder tausche die Farben.",
        set_without_row: "Setze einen Tritton: Tippe auf seine beiden Endpunkte. Es darf keine Reihe entstehen.",
        shift_or_pass: "Tippe auf einen Tritton deines Gegners, dann auf den Punkt, auf den sein Ende rücken soll, oder passe.",
    },
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 1] = ["drei Punkte einer Farbe in einer Reihe"];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 4] = ["Farben getauscht", "Phase", "Setzen", "Verschieben"];
