//! Games, variants, options.

use crate::i18n::GameWords;

/// The words of a game.
pub fn game(id: &str) -> GameWords {
    match id {
        "triapon" => GameWords {
            name: "Triapon",
            line: "Mühle zu dritt: Bilde Reihen, schlage Kugeln, bleib bis zuletzt im Spiel.",
            variants: &[
                ("base", "Triapon", "Die veröffentlichten Regeln."),
                ("barricade", "Barrikade", "Geschlagene Kugeln von Ausgeschiedenen kommen als Hindernisse zurück."),
            ],
            options: &[],
        },
        "trias" => GameWords {
            name: "Trias",
            line: "Säen, aufnehmen, weitersäen: Wer zuletzt zieht, gewinnt.",
            variants: &[("base", "Trias", "Die veröffentlichten Regeln.")],
            options: &[],
        },
        "tritt" => GameWords {
            name: "Tritt",
            line: "Jeder Stein trägt beide Farben: Bring drei Punkte von deiner in eine Reihe, nie drei von der anderen.",
            variants: &[
                ("step", "Schritt", "Verschoben wird um einen Punkt; die veröffentlichte Hauptregel."),
                ("slide", "Gleiten", "Verschoben wird, so weit der Weg frei ist."),
                (
                    "reloaded",
                    "Reloaded",
                    "Erst setzen, dann verschieben: das Nachfolgespiel desselben Autors von 2016.",
                ),
            ],
            options: &[],
        },
        "traffic-lights" => GameWords {
            name: "Traffic Lights",
            line: "Rot, gelb, grün: Beide spielen mit denselben Chips, doch nur einer vollendet die Reihe.",
            variants: &[
                ("learn", "Zum Kennenlernen", "Drei Grüne in einer Reihe gewinnen."),
                ("simple", "Einfach", "Drei Gleiche oder Rot-Gelb-Grün gewinnen."),
                ("four", "Vier Zeilen", "Ein Brett mit zwölf Feldern, Punkte über mehrere Runden."),
                ("slider", "Schieber", "Ein Streifen am Rand wandert ums Brett; Punkte über mehrere Runden."),
                ("learn+bag", "Zum Kennenlernen, mit Beutel", "Die Chips kommen aus einem Beutel auf deine Hand."),
                ("simple+bag", "Einfach, mit Beutel", "Alle Reihen zählen, und die Chips kommen aus einem Beutel."),
                (
                    "four+bag",
                    "Vier Zeilen, mit Beutel",
                    "Zwölf Felder, Punkte, und die Chips ziehst du aus dem Beutel.",
                ),
                ("slider+bag", "Schieber, mit Beutel", "Der Streifen, Punkte, und die Chips ziehst du aus dem Beutel."),
                ("classic3", "Klassisch, 3×3", "Die erste Regel des Erfinders: Nur drei Gleiche gewinnen."),
                ("classic4", "Klassisch, 4×3", "Nur drei Gleiche gewinnen, auf zwölf Feldern."),
            ],
            options: &[("rounds", "Runden"), ("chips", "Chips je Farbe")],
        },
        "trigon" => GameWords {
            name: "Trigon",
            line: "Dreiecke mit Zahlen auf freier Ebene: Baue eine Pyramide, einen Streifen oder einen Block aus Sternen.",
            variants: &[("base", "Trigon", "Die veröffentlichten Regeln.")],
            options: &[],
        },
        _ => GameWords::NONE,
    }
}
