//! Games, variants, options.

use crate::i18n::catalog::{Catalog, TrafficLights, Triapon, Trias, Trigon, Tritt};

/// The words.
pub const CATALOG: Catalog = Catalog {
    triapon: Triapon {
        name: "Triapon",
        line: "Mühle zu dritt: Bilde Reihen, schlage Kugeln, bleib bis zuletzt im Spiel.",
        base: ["Triapon", "Die veröffentlichten Regeln."],
        barricade: ["Barrikade", "Geschlagene Kugeln von Ausgeschiedenen kommen als Hindernisse zurück."],
    },
    trias: Trias {
        name: "Trias",
        line: "Säen, aufnehmen, weitersäen: Wer zuletzt zieht, gewinnt.",
        base: ["Trias", "Die veröffentlichten Regeln."],
    },
    tritt: Tritt {
        name: "Tritt",
        line: "Jeder Stein trägt beide Farben: Bring drei Punkte von deiner in eine Reihe, nie drei von der anderen.",
        step: ["Schritt", "Verschoben wird um einen Punkt; die veröffentlichte Hauptregel."],
        slide: ["Gleiten", "Verschoben wird, so weit der Weg frei ist."],
        reloaded: ["Reloaded", "Erst setzen, dann verschieben: das Nachfolgespiel desselben Autors von 2016."],
    },
    traffic_lights: TrafficLights {
        name: "Traffic Lights",
        line: "Rot, gelb, grün: Beide spielen mit denselben Chips, doch nur einer vollendet die Reihe.",
        learn: ["Zum Kennenlernen", "Drei Grüne in einer Reihe gewinnen."],
        simple: ["Einfach", "Drei Gleiche oder Rot-Gelb-Grün gewinnen."],
        four: ["Vier Zeilen", "Ein Brett mit zwölf Feldern, Punkte über mehrere Runden."],
        slider: ["Schieber", "Ein Streifen am Rand wandert ums Brett; Punkte über mehrere Runden."],
        learn_bag: ["Zum Kennenlernen, mit Beutel", "Die Chips kommen aus einem Beutel auf deine Hand."],
        simple_bag: ["Einfach, mit Beutel", "Alle Reihen zählen, und die Chips kommen aus einem Beutel."],
        four_bag: ["Vier Zeilen, mit Beutel", "Zwölf Felder, Punkte, und die Chips ziehst du aus dem Beutel."],
        slider_bag: ["Schieber, mit Beutel", "Der Streifen, Punkte, und die Chips ziehst du aus dem Beutel."],
        classic3: ["Klassisch, 3×3", "Die erste Regel des Erfinders: Nur drei Gleiche gewinnen."],
        classic4: ["Klassisch, 4×3", "Nur drei Gleiche gewinnen, auf zwölf Feldern."],
        rounds: "Runden",
        chips: "Chips je Farbe",
    },
    trigon: Trigon {
        name: "Trigon",
        line: "Dreiecke mit Zahlen auf freier Ebene: Baue eine Pyramide, einen Streifen oder einen Block aus Sternen.",
        base: ["Trigon", "Die veröffentlichten Regeln."],
    },
};
