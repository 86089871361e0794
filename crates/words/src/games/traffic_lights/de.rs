//! Traffic Lights in German.

use super::{Prompts, Refusals, Stages, Words};

/// The words.
pub const WORDS: Words = Words {
    name: "Traffic Lights",
    line: "Rot, gelb, grün: Beide spielen mit denselben Chips, doch nur einer vollendet die Reihe.",
    learn: ["Einstieg", "Mit drei grünen Chips in einer Reihe gewinnst du."],
    simple: ["Einfach", "Es zählen drei gleiche Chips oder Rot-Gelb-Grün."],
    four: ["Vier Zeilen", "Auf zwölf Feldern sammelst du Punkte über mehrere Runden."],
    slider: ["Schieber", "Ein Streifen wandert um das Brett. Du sammelst Punkte über mehrere Runden."],
    learn_bag: ["Einstieg, mit Beutel", "Die Chips kommen aus dem Beutel, und du legst sie von der Hand."],
    simple_bag: ["Einfach, mit Beutel", "Wie „Einfach“, aber du legst deine Chips von der Hand."],
    four_bag: ["Vier Zeilen, mit Beutel", "Wie „Vier Zeilen“, aber du legst deine Chips von der Hand."],
    slider_bag: ["Schieber, mit Beutel", "Wie „Schieber“, aber du legst deine Chips von der Hand."],
    classic3: ["Klassisch, 3×3", "Die erste Regel des Erfinders: Nur drei gleiche Chips zählen."],
    classic4: ["Klassisch, 4×3", "Nur drei gleiche Chips zählen, auf zwölf Feldern."],
    rounds: "Runden",
    chips: "Chips je Farbe",
    bag: "Mit Beutel: Du legst deine Chips von der Hand",
    goals: [
        "Vollende eine Reihe aus drei grünen Chips, und du gewinnst.",
        "Vollende eine Reihe aus drei gleichen Chips oder Rot-Gelb-Grün, und du gewinnst.",
        "Vollende eine Reihe aus drei gleichen Chips, und du gewinnst.",
        "Vollendete Reihen bringen Punkte. Wer nach allen Runden die meisten hat, gewinnt.",
    ],
    chips_moved: [
        ["legt einen roten Chip", "legt einen gelben Chip", "legt einen grünen Chip"],
        ["nimmt einen roten Chip", "nimmt einen gelben Chip", "nimmt einen grünen Chip"],
    ],
    deeds: [
        "verschiebt den Streifen",
        "vollendet {0:eine Reihe|mehrere Reihen}",
        "vollendet {0:eine Reihe|mehrere Reihen} ({1})",
    ],
    pieces: [["roter Chip", "rote Chips"], ["gelber Chip", "gelbe Chips"], ["grüner Chip", "grüne Chips"]],
    patterns: [
        ["rote Reihe", "rote Reihen"],
        ["gelbe Reihe", "gelbe Reihen"],
        ["grüne Reihe", "grüne Reihen"],
        ["Reihe Rot-Gelb-Grün", "Reihen Rot-Gelb-Grün"],
    ],
    won: [
        "Drei rote Chips in einer Reihe",
        "Drei gelbe Chips in einer Reihe",
        "Drei grüne Chips in einer Reihe",
        "Rot, Gelb und Grün in einer Reihe",
    ],
    refusals: Refusals {
        green: "Ein grüner Chip bleibt liegen. Wähle ein anderes Feld.",
        not_held: [
            "Hier brauchst du einen roten Chip, hast aber keinen auf der Hand.",
            "Hier brauchst du einen gelben Chip, hast aber keinen auf der Hand.",
            "Hier brauchst du einen grünen Chip, hast aber keinen auf der Hand.",
        ],
        asks: [
            "Dieses Feld verlangt einen roten Chip.",
            "Dieses Feld verlangt einen gelben Chip.",
            "Dieses Feld verlangt einen grünen Chip.",
        ],
        no_strip: "Diese Variante hat keinen Streifen.",
        same_side: "Der Streifen liegt schon auf dieser Seite. Wähle eine andere.",
        barred: "Der Streifen wurde gerade verschoben. Erst muss wieder ein Chip gelegt werden.",
        only_lines: "Niemand kann einen Chip legen. Du darfst den Streifen nur noch so verschieben, dass eine Reihe entsteht.",
        must_lay: "Du darfst nicht passen, solange du einen Chip legen kannst.",
        no_bag: "Diese Variante hat keinen Beutel.",
        not_in_supply: [
            "Im Vorrat liegt kein roter Chip.",
            "Im Vorrat liegt kein gelber Chip.",
            "Im Vorrat liegt kein grüner Chip.",
        ],
        not_in_bag: [
            "Im Beutel ist kein roter Chip.",
            "Im Beutel ist kein gelber Chip.",
            "Im Beutel ist kein grüner Chip.",
        ],
        no_agreement: "Diese Variante endet immer mit einer Reihe; ein Unentschieden gibt es nicht.",
        no_claim: "Stellungen wiederholen sich hier nie; ein Unentschieden lässt sich darum nicht verlangen.",
        stages: Stages {
            draft: "Nimm erst einen der ausliegenden Chips.",
            play: "Lege jetzt einen Chip.",
            refill: "Nimm erst einen Chip aus dem Vorrat.",
            draw: "Erst wird ein Chip aus dem Beutel gezogen.",
            over: "Die Partie ist zu Ende.",
        },
    },
    short_prompts: Prompts {
        draft: "Nimm.",
        lay: "Lege.",
        lay_or_slide: "Lege oder verschiebe.",
        pass: "Passe.",
        pass_or_slide: "Passe oder verschiebe.",
        slide_to_line: "Verschiebe zu einer Reihe.",
        refill: "Nimm.",
        draw: "Ein Chip wird gezogen.",
    },
    prompts: Prompts {
        draft: "Tippe auf einen der ausliegenden Chips, um ihn zu nehmen.",
        lay: "Tippe auf ein leeres Feld oder auf einen roten oder gelben Chip, um ihn zu ersetzen.",
        lay_or_slide: "Tippe auf ein leeres Feld oder auf einen roten oder gelben Chip, um ihn zu ersetzen. Oder verschiebe den Streifen.",
        pass: "Du kannst keinen deiner Chips legen und musst passen.",
        pass_or_slide: "Du kannst keinen deiner Chips legen: Passe oder verschiebe den Streifen.",
        slide_to_line: "Verschiebe den Streifen so, dass eine Reihe entsteht.",
        refill: "Tippe auf einen Chip im Vorrat, um ihn auf die Hand zu nehmen.",
        draw: "Ein Chip wird aus dem Beutel gezogen.",
    },
};

/// The patterns, as what a decision makes.
pub const PATTERNS: [&str; 4] = [
    "drei rote Chips in einer Reihe",
    "drei gelbe Chips in einer Reihe",
    "drei grüne Chips in einer Reihe",
    "Rot-Gelb-Grün in einer Reihe",
];

/// The settings of a position that is set up by hand.
pub const SETTINGS: [&str; 15] = [
    "Hand",
    "Vorrat",
    "Streifen",
    "Eben verschoben",
    "Runde",
    "Punkte",
    "Phase",
    "Chips wählen",
    "Zug",
    "Chip nehmen",
    "Ziehen aus dem Beutel",
    "oben",
    "rechts",
    "unten",
    "links",
];
