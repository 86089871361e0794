//! Trigon in German.

use super::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    name: "Trigon",
    line: "Dreiecke mit Zahlen, ganz ohne Brett: Baue eine Pyramide, einen Streifen oder einen Block aus Sternen.",
    base: ["Trigon", "Die veröffentlichten Regeln."],
    goal: "Baue eine Pyramide aus 16 Steinen, einen Streifen aus 11 oder einen Block aus vier Sternen.",
    deeds: ["legt einen Stein mit der Zahl {0}", "versetzt einen Stein", "tauscht zwei Steine"],
    pieces: [["Stein", "Steine"]],
    in_star: "in einem fertigen Stern",
    groups: "Sterne und Formationen",
    meaning: "Steine bisher / nötig. Ein Stern ist vor Tausch sicher, vier verbundene sind ein Block.",
    patterns: [["Stern", "Sterne"], ["Pyramide", "Pyramiden"], ["Streifen", "Streifen"], ["Block", "Blöcke"]],
    progress: ["{0}, {1}, {2} von {3}", "{0}, {1}, {2}"],
    won: ["Die Pyramide ist fertig", "Der Streifen ist fertig", "Der Block aus Sternen ist fertig"],
    refusals: Refusals {
        laying: "Erst werden alle Steine gelegt. Danach wird verschoben und getauscht.",
        all_laid: "Alle Steine liegen schon. Verschiebe einen oder tausche zwei miteinander.",
        choose_tile: "Wähle erst einen Stein aus deiner Hand.",
        not_held: "Du hast keinen Stein mit der Zahl {0} mehr. Wähle eine andere Zahl.",
        first_place: "Der erste Stein kommt auf das markierte Feld, 0,0u.",
        occupied: "Auf diesem Feld liegt schon ein Stein. Wähle ein leeres.",
        no_tile: "Auf diesem Feld liegt kein Stein. Wähle einen deiner Steine.",
        not_yours: "Dieser Stein gehört deinem Gegner. Beginne mit einem eigenen.",
        same_place: "Dort liegt der Stein schon. Wähle ein anderes Feld.",
        lonely: "Dort läge der Stein mit keiner Seite an einem anderen. Wähle ein anderes Feld.",
        leaves_lonely: "Ein anderer Stein bliebe ohne Nachbarn. Wähle ein anderes Feld oder einen anderen Stein.",
        closes: "Das ergäbe eine geschlossene Lücke. Jedes leere Feld braucht einen Weg nach außen.",
        same_number: "Beide Steine gehören dir und haben dieselbe Zahl. Tausche zwei mit verschiedenen Zahlen.",
        other_number: "Mit deinem Gegner kannst du nur Steine mit derselben Zahl tauschen.",
        star: "Dieser Stein ist geschützt: Er gehört zu einem fertigen Stern. Wähle einen anderen.",
        smaller_first: "Nenne bei zwei eigenen Steinen das kleinere Feld zuerst.",
        too_far: "Dieses Feld liegt zu weit draußen. Wähle ein näheres.",
        over: "Die Partie ist zu Ende.",
    },
    short_prompts: Prompts { lay_first: "Lege.", lay: "Lege.", move_or_exchange: "Verschiebe oder tausche." },
    prompts: Prompts {
        lay_first: "Tippe auf einen Stein in deiner Hand, dann auf das markierte Feld.",
        lay: "Tippe auf einen Stein in deiner Hand, dann auf ein Feld neben einem anderen Stein.",
        move_or_exchange: "Tippe auf einen deiner Steine, dann auf ein leeres Feld oder einen Stein zum Tauschen.",
    },
};

/// The patterns, as what a decision makes.
pub const PATTERNS: [&str; 4] = ["einen Stern", "eine Pyramide", "ein Streifen", "ein Block aus Sternen"];

/// The settings of a position that is set up by hand.
pub const SETTINGS: [&str; 0] = [];
