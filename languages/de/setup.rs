use crate::setup::SetupWords;

pub const SETUP: SetupWords = SetupWords {
    play: "Spielen",
    learn: "Lernen",
    question: "Wer spielt?",
    ways: ["Zusammen an diesem Bildschirm", "Gegen den Computer"],
    say: ["Alle sitzen um das Gerät oder reichen es weiter.", "Der Computer übernimmt die übrigen Plätze."],
    level: "Stufe",
    levels: [
        ["Neuling", "Übersieht sehr viel. Gut für den Anfang."],
        ["Anfänger", "Übersieht viel, nutzt aber grobe Fehler."],
        ["Gelegenheitsspieler", "Sieht einfache Drohungen und plant wenig."],
        ["Fortgeschrittener", "Übersieht nur noch manches."],
        ["Kenner", "Denkt ein paar Züge voraus."],
        ["Experte", "Macht selten Fehler."],
        ["Meister", "Nutzt fast jede Schwäche aus."],
        ["Großmeister", "Spielt, so gut der Computer kann."],
    ],
    learning: [
        "Lernmodus",
        "Verschenkst du viel, fragt der Computer nach, bevor er antwortet, und nennt dir den Grund.",
        "Spielen",
    ],
    again: "Wie beim letzten Mal",
    position: "Mit eigener Stellung beginnen",
    fold: "Bedenkzeit, Plätze und mehr",
    seats: "Wer auf Platz 1 sitzt, beginnt. Jeder Platz kann einen Namen und eine eigene Stufe haben.",
    clocks: [
        "Ihr denkt nach, so lange ihr wollt.",
        "Für jeden Zug habt ihr dieselbe Zeit.",
        "Jeder teilt sich seine Zeit über die ganze Partie ein.",
    ],
    facings: [
        "Ihr schaut alle von derselben Seite auf den Bildschirm.",
        "Das Gerät liegt zwischen euch. Die Texte drehen sich zu dem, der am Zug ist.",
        "Das Brett dreht sich nie.",
    ],
    strict: "Wie im Turnier: Was du gezogen hast, gilt.",
};
