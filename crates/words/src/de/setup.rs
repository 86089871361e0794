//! Setting up a match.

use crate::setup::SetupWords;

/// The set-up of a match.
pub const SETUP: SetupWords = SetupWords {
    play: "Spielen",
    learn: "Lernen",
    question: "Wer spielt?",
    ways: ["Zusammen an diesem Bildschirm", "Gegen den Computer"],
    say: ["Ihr sitzt um das Gerät oder reicht es weiter.", "Er übernimmt die übrigen Plätze."],
    level: "Stufe",
    levels: [
        ["Anfänger", "Übersieht sehr viel. Gut für die erste Partie."],
        ["Leicht", "Übersieht viel, nutzt aber grobe Fehler."],
        ["Locker", "Sieht einfache Drohungen und plant wenig."],
        ["Mittel", "Übersieht nur noch manches."],
        ["Geübt", "Denkt ein paar Züge voraus."],
        ["Stark", "Macht selten Fehler."],
        ["Meister", "Nutzt fast jede Schwäche."],
        ["Stärkste", "Spielt, so gut der Computer kann."],
    ],
    again: "Noch einmal wie zuletzt",
    fold: "Uhr, Plätze und mehr",
    seats: "Wer auf Platz 1 sitzt, beginnt. Jeder Platz kann einen Namen und eine eigene Stufe haben.",
    clocks: [
        "Alle denken nach, solange sie wollen.",
        "Jeder Zug hat seine eigene Zeit.",
        "Jeder hat eine Zeit für die ganze Partie.",
    ],
    facings: [
        "Alle schauen von derselben Seite auf den Bildschirm.",
        "Das Gerät liegt zwischen euch. Texte drehen sich zu dem, der am Zug ist.",
        "Das Brett bleibt immer so liegen, wie es ist.",
    ],
    strict: "Wie im Turnier: Ein Zug gilt, sobald er gemacht ist.",
};
