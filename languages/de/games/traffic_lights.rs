//! Traffic Lights in German.

use crate::games::traffic_lights::{Prompts, Refusals, Stages, Words};

pub const WORDS: Words = Words {
    name: "Traffic Lights",
    line: "Rot, Gelb, Grün: Die Chips gehören beiden, die Reihe nur dem, der sie fertig macht.",
    learn: ["Einstieg", "Mit drei grünen Chips in einer Reihe gewinnst du."],
    simple: ["Einfach", "Es zählen drei gleiche Chips oder Rot-Gelb-Grün."],
    four: ["Vier Zeilen", "Zwölf Felder, mehrere Runden: Jede Reihe bringt Punkte."],
    slider: ["Schieber", "Ein Streifen wandert ums Brett. Jede Reihe bringt Punkte, über mehrere Runden."],
    learn_bag: ["Einstieg, mit Beutel", "Wie „Einstieg“, aber du legst deine Chips von der Hand."],
    simple_bag: ["Einfach, mit Beutel", "Wie „Einfach“, aber du legst deine Chips von der Hand."],
    four_bag: ["Vier Zeilen, mit Beutel", "Wie „Vier Zeilen“, aber du legst deine Chips von der Hand."],
    slider_bag: ["Schieber, mit Beutel", "Wie „Schieber“, aber du legst deine Chips von der Hand."],
    classic3: ["Klassisch, 3×3", "Die ursprüngliche Regel: Nur drei gleiche Chips zählen."],
    classic4: ["Klassisch, 4×3", "Nur drei gleiche Chips zählen, hier auf zwölf Feldern."],
    rounds: "Runden",
    chips: "Chips je Farbe",
    bag: "Mit Beutel: Du legst deine Chips von der Hand",
    goals: [
        "Bilde eine Reihe aus drei grünen Chips, und du gewinnst.",
        "Bilde eine Reihe aus drei gleichen Chips oder Rot-Gelb-Grün, und du gewinnst.",
        "Bilde eine Reihe aus drei gleichen Chips, und du gewinnst.",
        "Sammle Punkte mit deinen Reihen. Wer nach allen Runden die meisten hat, gewinnt.",
    ],
    chips_moved: [
        ["leg{2~t|st} einen roten Chip", "leg{2~t|st} einen gelben Chip", "leg{2~t|st} einen grünen Chip"],
        ["nimm{2~t|st} einen roten Chip", "nimm{2~t|st} einen gelben Chip", "nimm{2~t|st} einen grünen Chip"],
    ],
    actions: [
        "verschieb{2~t|st} den Streifen",
        "bilde{2~t|st} {0:eine Reihe|mehrere Reihen}",
        "bilde{2~t|st} {0:eine Reihe|mehrere Reihen} ({1})",
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
            "Hier brauchst du einen roten Chip, hast aber keinen auf der Hand. Wähle ein anderes Feld.",
            "Hier brauchst du einen gelben Chip, hast aber keinen auf der Hand. Wähle ein anderes Feld.",
            "Hier brauchst du einen grünen Chip, hast aber keinen auf der Hand. Wähle ein anderes Feld.",
        ],
        asks: [
            "Auf dieses Feld gehört ein roter Chip. Lege einen roten oder wähle ein anderes Feld.",
            "Auf dieses Feld gehört ein gelber Chip. Lege einen gelben oder wähle ein anderes Feld.",
            "Auf dieses Feld gehört ein grüner Chip. Lege einen grünen oder wähle ein anderes Feld.",
        ],
        no_strip: "Einen Streifen gibt es nur in „Schieber“. Lege einen Chip.",
        same_side: "Der Streifen liegt schon auf dieser Seite. Wähle eine andere.",
        barred: "Der Streifen wurde gerade erst verschoben. Lege einen Chip; kannst du keinen legen, passe.",
        only_lines: "Niemand kann mehr einen Chip legen. Verschiebe den Streifen so, dass eine Reihe entsteht.",
        must_lay: "Passen darfst du erst, wenn du keinen Chip legen kannst. Lege einen.",
        no_bag: "Diese Variante spielst du ohne Beutel. Lege einen Chip aufs Brett.",
        not_in_supply: [
            "Im Vorrat liegt kein roter Chip. Nimm einen anderen.",
            "Im Vorrat liegt kein gelber Chip. Nimm einen anderen.",
            "Im Vorrat liegt kein grüner Chip. Nimm einen anderen.",
        ],
        not_in_bag: [
            "Im Beutel ist kein roter Chip. Nimm eine andere Farbe.",
            "Im Beutel ist kein gelber Chip. Nimm eine andere Farbe.",
            "Im Beutel ist kein grüner Chip. Nimm eine andere Farbe.",
        ],
        no_agreement: "Diese Variante endet immer mit einer Reihe. Ein Unentschieden gibt es nicht; du kannst aber aufgeben.",
        no_claim: "Ein Unentschieden durch Wiederholung gibt es hier nicht. Spiele weiter.",
        stages: Stages {
            draft: "Nimm erst einen der ausliegenden Chips.",
            play: "Lege jetzt einen Chip.",
            refill: "Nimm erst einen Chip aus dem Vorrat.",
            draw: "Warte, bis ein Chip aus dem Beutel gezogen ist.",
            over: "Die Partie ist zu Ende.",
        },
    },
    short_prompts: Prompts {
        draft: "Nimm.",
        lay: "Lege.",
        lay_or_slide: "Lege oder verschiebe.",
        pass: "Passe.",
        pass_or_slide: "Passe oder verschiebe.",
        slide_to_line: "Bilde durch Verschieben eine Reihe.",
        refill: "Nimm nach.",
        draw: "Ein Chip wird gezogen.",
    },
    prompts: Prompts {
        draft: "Tippe auf einen der ausliegenden Chips, um ihn zu nehmen.",
        lay: "Tippe auf ein leeres Feld oder auf einen roten oder gelben Chip, um ihn zu ersetzen.",
        lay_or_slide: "Tippe auf ein leeres Feld oder auf einen roten oder gelben Chip, um ihn zu ersetzen. Oder verschiebe den Streifen.",
        pass: "Keiner deiner Chips passt auf ein Feld: Du musst passen.",
        pass_or_slide: "Keiner deiner Chips passt auf ein Feld: Passe oder verschiebe den Streifen.",
        slide_to_line: "Verschiebe den Streifen so, dass eine Reihe entsteht.",
        refill: "Tippe auf einen Chip im Vorrat, um ihn auf die Hand zu nehmen.",
        draw: "Ein Chip wird aus dem Beutel gezogen.",
    },
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 4] = [
    "drei rote Chips in einer Reihe",
    "drei gelbe Chips in einer Reihe",
    "drei grüne Chips in einer Reihe",
    "Rot-Gelb-Grün in einer Reihe",
];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 15] = [
    "Hand",
    "Vorrat",
    "Streifen",
    "Gerade verschoben",
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
