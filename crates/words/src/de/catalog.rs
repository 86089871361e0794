//! Games, variants, options.

use crate::catalog::{Catalog, TrafficLights, Triapon, Trias, Trigon, Tritt};

/// The words.
pub const CATALOG: Catalog = Catalog {
    triapon: Triapon {
        name: "Triapon",
        line: "Mühle zu dritt: Bilde Triaden, schlage Kugeln, bleib bis zuletzt im Spiel.",
        base: ["Triapon", "Die veröffentlichten Regeln."],
        barricade: ["Barrikade", "Geschlagene Kugeln ausgeschiedener Spieler kommen als Hindernisse zurück."],
    },
    trias: Trias {
        name: "Trias",
        line: "Säen, aufnehmen, weitersäen: Wer zuletzt zieht, gewinnt.",
        base: ["Trias", "Die veröffentlichten Regeln."],
    },
    tritt: Tritt {
        name: "Tritt",
        line: "Jeder Stein zeigt beide Farben: Bringe drei Punkte deiner Farbe in eine Reihe, nie drei der anderen.",
        step: ["Schritt", "Du verschiebst um einen Punkt; die veröffentlichte Hauptregel."],
        slide: ["Gleiten", "Du verschiebst, so weit der Weg frei ist."],
        reloaded: ["Reloaded", "Erst setzen, dann verschieben: das Nachfolgespiel desselben Autors von 2016."],
    },
    traffic_lights: TrafficLights {
        name: "Traffic Lights",
        line: "Rot, gelb, grün: Beide spielen mit denselben Chips, doch nur einer vollendet die Reihe.",
        learn: ["Einstieg", "Drei Grüne in einer Reihe gewinnen."],
        simple: ["Einfach", "Drei Gleiche oder Rot-Gelb-Grün gewinnen."],
        four: ["Vier Zeilen", "Ein Brett mit zwölf Feldern, Punkte über mehrere Runden."],
        slider: ["Schieber", "Ein Streifen wandert um das Brett; Punkte über mehrere Runden."],
        learn_bag: ["Einstieg, mit Beutel", "Die Chips kommen aus dem Beutel, und du legst sie von der Hand."],
        simple_bag: ["Einfach, mit Beutel", "Alle Reihen zählen, und du legst deine Chips von der Hand."],
        four_bag: ["Vier Zeilen, mit Beutel", "Zwölf Felder, Punkte und Chips auf der Hand."],
        slider_bag: ["Schieber, mit Beutel", "Der Streifen, Punkte und Chips auf der Hand."],
        classic3: ["Klassisch, 3×3", "Die erste Regel des Erfinders: Nur drei Gleiche gewinnen."],
        classic4: ["Klassisch, 4×3", "Nur drei Gleiche gewinnen, auf zwölf Feldern."],
        rounds: "Runden",
        chips: "Chips je Farbe",
    },
    trigon: Trigon {
        name: "Trigon",
        line: "Dreiecke mit Zahlen, ganz ohne Brett: Baue eine Pyramide, einen Streifen oder einen Block aus Sternen.",
        base: ["Trigon", "Die veröffentlichten Regeln."],
    },
};
