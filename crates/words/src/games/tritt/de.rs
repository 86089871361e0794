//! Tritt in German.

use super::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    name: "Tritt",
    line: "Jeder Stein zeigt beide Farben: Bringe drei Punkte deiner Farbe in eine Reihe, nie drei der anderen.",
    step: ["Schritt", "Die veröffentlichte Hauptregel: Trittons werden um einen Punkt verschoben."],
    slide: ["Gleiten", "Trittons werden beliebig weit verschoben."],
    reloaded: ["Reloaded", "Erst setzen, dann verschieben: das Nachfolgespiel desselben Autors von 2016."],
    goal: "Bringe drei Punkte deiner Farbe in eine Reihe. Mit einer Reihe der anderen Farbe verlierst du.",
    deeds: ["setzt einen Tritton", "verschiebt einen Tritton des Gegners"],
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
        none_left: "Du hast keinen Tritton mehr zum Setzen. Verschiebe einen deines Gegners.",
        no_tritton: "Hier liegt kein Tritton. Wähle einen deines Gegners.",
        own_tritton: "Dieser Tritton gehört dir. Du darfst nur die deines Gegners verschieben.",
        hemmed: "Dieser Tritton ist eingeklemmt: An keinem Ende ist ein Punkt frei. Wähle einen anderen.",
        off_line: "Ein Tritton bewegt sich nur auf seiner eigenen Linie. Wähle einen Punkt auf ihr.",
        in_place: "Der Tritton liegt schon dort. Wähle einen anderen Punkt.",
        too_far: "Ein Tritton wird hier nur um einen Punkt verschoben. Wähle einen näheren Punkt.",
        blocked: "Der Weg ist nicht frei. Wähle einen anderen Punkt.",
        swap_closed: "Die Farben darfst du nur als Antwort auf den allerersten Tritton tauschen.",
        no_swap: "In dieser Variante werden die Farben nicht getauscht.",
        must_play: "Du darfst nicht passen, solange du einen Tritton setzen oder verschieben kannst.",
        makes_row: "So entstünde eine Reihe. Setze deinen Tritton so, dass keine entsteht.",
        set_first: "Setze erst einen deiner Trittons.",
        already_set: "Du hast schon gesetzt. Verschiebe jetzt einen Tritton deines Gegners oder passe.",
        no_claim: "Stellungen wiederholen sich hier nie; ein Unentschieden lässt sich darum nicht verlangen.",
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

/// The patterns, as what a decision makes.
pub const PATTERNS: [&str; 1] = ["drei Punkte einer Farbe in einer Reihe"];

/// The settings of a position that is set up by hand.
pub const SETTINGS: [&str; 4] = ["Farben getauscht", "Phase", "Setzen", "Verschieben"];
