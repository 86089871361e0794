//! Trigon in German.

use crate::games::trigon::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Trigon",
    line: "Dreiecke mit Zahlen: Baue vor deinem Gegner eine Pyramide, einen Streifen oder einen Block aus Sternen.",
    base: ["Trigon", "Die veröffentlichten Regeln."],
    goal: "Baue eine Pyramide aus 16 Steinen, einen Streifen aus 11 oder einen Block aus vier Sternen.",
    actions: [
        "leg{2~t|st} einen Stein mit der Zahl {0}",
        "verschieb{2~t|st} einen Stein",
        "tausch{2~t|st} zwei Steine",
    ],
    pieces: [["Stein", "Steine"]],
    in_star: "in einem fertigen Stern",
    groups: "Sterne und Formationen",
    meaning: "Steine: vorhanden / nötig. Ein Stern ist vor dem Gegner sicher, vier verbundene sind ein Block.",
    patterns: [["Stern", "Sterne"], ["Pyramide", "Pyramiden"], ["Streifen", "Streifen"], ["Block", "Blöcke"]],
    progress: ["{0}, {1}, {2} von {3}", "{0}, {1}, {2}"],
    won: ["Die Pyramide ist fertig", "Der Streifen ist fertig", "Der Block aus Sternen ist fertig"],
    refusals: Refusals {
        laying: "Verschieben und tauschen darfst du erst, wenn alle Steine liegen. Lege jetzt einen.",
        all_laid: "Alle Steine liegen schon. Verschiebe einen oder tausche zwei miteinander.",
        choose_tile: "Wähle erst einen Stein aus deiner Hand.",
        not_held: "Du hast keinen Stein mit der Zahl {0} mehr. Wähle eine andere Zahl.",
        first_place: "Lege den ersten Stein auf das markierte Feld.",
        occupied: "Auf diesem Feld liegt schon ein Stein. Wähle ein leeres.",
        no_tile: "Auf diesem Feld liegt kein Stein. Wähle einen deiner Steine.",
        not_yours: "Dieser Stein gehört deinem Gegner. Beginne mit einem eigenen.",
        same_place: "Dort liegt der Stein schon. Wähle ein anderes Feld.",
        lonely: "Dort hätte der Stein keinen Nachbarn. Wähle ein Feld, das mit einer Seite an einem anderen Stein liegt.",
        leaves_lonely: "Ein anderer Stein bliebe ohne Nachbarn. Wähle ein anderes Feld oder einen anderen Stein.",
        closes: "Das ergäbe eine geschlossene Lücke. Wähle ein anderes Feld oder einen anderen Stein.",
        same_number: "Beide Steine gehören dir und haben dieselbe Zahl. Tausche zwei mit verschiedenen Zahlen.",
        other_number: "Mit deinem Gegner tauschst du nur gleiche Zahlen. Wähle einen Stein mit derselben Zahl.",
        star: "Ein fertiger Stern deines Gegners schützt diesen Stein. Wähle einen anderen.",
        smaller_first: "Vertausche die Felder: Bei zwei eigenen Steinen nennst du das kleinere zuerst.",
        too_far: "Dieses Feld liegt zu weit draußen. Wähle ein näheres.",
        over: "Die Partie ist zu Ende.",
    },
    short_prompts: Prompts { lay_first: "Lege.", lay: "Lege.", move_or_exchange: "Verschiebe oder tausche." },
    prompts: Prompts {
        lay_first: "Tippe auf einen Stein in deiner Hand, dann auf das markierte Feld.",
        lay: "Tippe auf einen Stein in deiner Hand, dann auf ein Feld neben einem anderen Stein.",
        move_or_exchange: "Tippe auf einen deiner Steine, dann auf ein leeres Feld oder einen Stein zum Tauschen.",
    },
    target: "Tippe auf ein leeres Feld oder einen Stein zum Tauschen.",
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 4] = ["einen Stern", "eine Pyramide", "ein Streifen", "ein Block aus Sternen"];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 0] = [];
