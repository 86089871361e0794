//! Setting up a match.

use crate::setup::SetupWords;

/// The set-up of a match.
pub const SETUP: SetupWords = SetupWords {
    play: "Spielen",
    learn: "Lernen",
    question: "Wer spielt?",
    ways: ["Zusammen an diesem Bildschirm", "Gegen den Computer"],
    say: ["Alle sitzen um das Gerät oder reichen es weiter.", "Er übernimmt die übrigen Plätze."],
    level: "Stufe",
    levels: [
        ["Anfänger", "Übersieht sehr viel. Gut für den Anfang."],
        ["Leicht", "Übersieht viel, nutzt aber grobe Fehler."],
        ["Locker", "Sieht einfache Drohungen und plant wenig."],
        ["Mittel", "Übersieht nur noch manches."],
        ["Geübt", "Denkt ein paar Züge voraus."],
        ["Stark", "Macht selten Fehler."],
        ["Meister", "Nutzt fast jede Schwäche aus."],
        ["Maximal", "Spielt, so gut der Computer kann."],
    ],
    learning: [
        "Lernmodus",
        "Bevor der Computer auf einen Zug antwortet, der viel verschenkt, fragt er einmal nach und sagt warum.",
        "Spielen",
    ],
    again: "Noch einmal wie zuletzt",
    position: "Mit einer Stellung beginnen",
    fold: "Uhr, Plätze und mehr",
    seats: "Wer auf Platz 1 sitzt, beginnt. Jeder Platz kann einen Namen und eine eigene Stufe haben.",
    clocks: [
        "Alle dürfen so lange nachdenken, wie sie wollen.",
        "Jeder Zug hat seine eigene Zeit.",
        "Jeder Spieler hat seine eigene Zeit für die ganze Partie.",
    ],
    facings: [
        "Alle schauen von derselben Seite auf den Bildschirm.",
        "Das Gerät liegt in der Mitte. Texte drehen sich zu dem Spieler, der am Zug ist.",
        "Das Brett bleibt immer so, wie es liegt.",
    ],
    strict: "Wie im Turnier: Ein Zug gilt, sobald er gemacht ist.",
};
