//! Spielen nach Gehör, auf Deutsch.

use crate::by_ear::EarWords;

/// The words.
pub static EAR: EarWords = EarWords {
    intro: "Alle Spiele lassen sich mit Screenreader und Tastatur allein spielen, in Partien und auf Brettern in anderen Seiten.",
    heads: ["Eingabe", "Taste", "Bedeutung"],
    questions: "Fragen",
    answers: [
        "der letzte Zug",
        "die letzte Antwort und die ganze Frage noch einmal",
        "die Stellung, von allen oder von einem Spieler: „stellung 2“",
        "die übrige Zeit",
        "wer am Zug ist",
        "was du wählen kannst, acht auf einmal",
        "die Punkte",
        "was geschlagen wurde",
        "was auf den Linien von hier aus liegt, oder von einem anderen Feld: „linien e5“",
        "diese Fragen",
    ],
    keys: "Tasten",
    keyed: [
        ["Pfeile", "von Feld zu Feld"],
        ["Umschalt und ein Pfeil", "die Linie entlang bis zum nächsten Stein oder zum Rand"],
        ["Pos1, Ende", "an die Enden der Reihe, mit Strg an die Enden des Bretts"],
        ["Buchstaben und Zahlen", "auf das Feld mit dieser Koordinate"],
        ["1 bis 6", "in Trigon auf den Stein in deiner Hand"],
        ["Eingabe, Leertaste", "wählen"],
        ["Escape", "die Wahl abbrechen"],
        ["Alt+N", "zum Nächsten, was du wählen kannst"],
        ["Alt+B", "zum Vorigen"],
        ["Alt+I", "in das Feld für Züge und Fragen"],
        ["Strg+Z, Strg+Y", "rückgängig, wiederholen"],
        ["[ und ]", "einen Zug zurück oder vor"],
        ["?", "diese Liste"],
    ],
    sections: [
        [
            "Das Brett",
            "Das Brett ist ein Raster mit einem einzigen Tabstopp. Ein Feld nennt seine Koordinate, was darauf liegt, und „wählbar“, wo du es wählen kannst. Nach der ersten Hälfte eines Zuges geht der Fokus auf das nächstliegende Feld, das folgen kann, nach einem Zug bleibt er dort, wo du weiterspielst.",
        ],
        [
            "Antworten",
            "Jede Antwort ist zu hören, auch wenn sie dieselbe ist wie zuvor. Die erste Hälfte eines Zuges nennt die nächsten Felder oder zählt sie, wenn es viele sind. Ein Text, der kein Zug ist, bleibt im Feld stehen und sagt, warum.",
        ],
        [
            "Eine Stellung",
            "Eine Stellung beginnt damit, was jeder hat. Dann folgen die Muster, die stehen oder denen wenig fehlt, dann, wo alles liegt. Trias wird nach Reihen erzählt, Triapon und Tritt nach Spielern, Traffic Lights nach Reihen von Feldern, Trigon nach Sternen, Formationen und Zahlen.",
        ],
        [
            "Trigon",
            "Trigon hat kein Brett. Seine Felder werden nach ihrem Weg vom zuletzt gelegten Stein genannt: „2 rechts hoch“. Ein Schritt zur Seite führt über ein Dreieck, einer hoch oder runter in die nächste Reihe. Koordinaten lassen sich trotzdem eingeben; „Koordinaten anzeigen“ in den Einstellungen nennt sie dazu.",
        ],
        [
            "Wie viel gesagt wird",
            "„Gesprochene Texte“ in den Einstellungen ist kurz, normal oder ausführlich. Kurz und normal fragen in ein, zwei Wörtern; Alt+R nennt die ganze Frage.",
        ],
    ],
};
