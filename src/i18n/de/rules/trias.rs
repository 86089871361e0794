//! Trias.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "board",
        "Brett",
        &[
            "Drei Reihen mit je zwölf Mulden, die Spalten A bis L von Süd aus von links. Reihe 1 gehört Süd, Reihe 3 Nord, die mittlere Reihe 2 niemandem. A1 ist also die erste Mulde von Süd, L3 die von Nord.",
            "Spieler 1 ist Süd und beginnt. In jeder Mulde liegen vier Steine.",
        ],
    ),
    section(
        "sowing",
        "Säen",
        &[
            "Du säst gegen den Uhrzeigersinn durch deine eigene und die mittlere Reihe, nie in die des Gegners: Süd von A1 bis L1 und zurück von L2 bis A2, Nord von L3 bis A3 und zurück von A2 bis L2.",
            "Wenn du am Zug bist, leerst du eine Mulde deiner Reihe und säst ihre Steine einzeln aus, ab der nächsten Mulde. Das ist die erste Aussaat. Wohin ihr letzter Stein fällt, bestimmt, wie es weitergeht:",
            "In eine Mulde mit Steinen: Nimm sie alle auf und säe ab der nächsten Mulde weiter; das ist eine neue Aussaat. In eine leere Mulde, bei der ersten Aussaat: Diese Mulde darfst du nicht wählen, denn ein Zug hat mindestens zwei Aussaaten. Auch eine Mulde mit 24 Steinen darfst du nicht wählen: Der letzte fiele in die geleerte Mulde selbst.",
            "In eine leere Mulde deiner Reihe, bei einer späteren Aussaat: Nimm den letzten Stein vom Brett; dein Zug ist zu Ende.",
            "In eine leere mittlere Mulde, bei einer späteren Aussaat: Sieh dir die beiden äußeren Mulden derselben Spalte an. Hat die des Gegners Steine, nimm sie alle vom Brett; der letzte Stein bleibt liegen, dein Zug ist zu Ende. Ist sie leer, deine aber nicht, lege den letzten Stein in deine, nimm alle Steine daraus auf und säe weiter. Sind beide leer, nimm den letzten Stein vom Brett; dein Zug ist zu Ende.",
            "So verschwindet mit jedem Zug mindestens ein Stein. Wer keine Mulde mehr wählen kann, verliert: Wer zuletzt gezogen hat, gewinnt. Ein Unentschieden gibt es nicht.",
        ],
    ),
    section("text", "Züge aufschreiben", &["Ein Zug ist die Mulde, die du leerst, zum Beispiel C1 oder G3."]),
    section(
        "R1",
        "Entscheid R1: die geleerte Mulde",
        &[
            "Der Text nennt keine Mulde, die beim Säen übersprungen wird. Kommst du wieder bei der geleerten Mulde an, bekommt auch sie einen Stein.",
        ],
    ),
    section(
        "R2",
        "Entscheid R2: Züge ohne Ende",
        &[
            "Der Text kennt weder Züge ohne Ende noch ein Unentschieden, doch in etwa jeder zweihundertsten Zufallspartie kommt so ein Zug vor. Eine Mulde, deren Zug nach 10.000 Aussaaten nicht zu Ende ist, darfst du nicht wählen. Keine Prüfung am Tisch kann genau sein; diese Grenze können alle nachprüfen. Am Anfang der Partie gibt es keinen solchen Zug.",
        ],
    ),
];
