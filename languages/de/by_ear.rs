use crate::by_ear::EarWords;

pub static EAR: EarWords = EarWords {
    intro: "Mit Screenreader und Tastatur kannst du alle fünf Spiele spielen, auch auf eingebetteten Brettern.",
    heads: ["Eingabe", "Taste", "Bedeutung"],
    questions: "Fragen",
    answers: [
        "der letzte Zug",
        "die letzte Antwort noch einmal, dazu die ganze Frage",
        "die Stellung, von allen oder von einem Spieler: „stellung 2“",
        "die Restzeit",
        "wer am Zug ist",
        "was du wählen kannst, je acht Möglichkeiten",
        "der Punktestand",
        "die geschlagenen Kugeln oder Steine",
        "die Linien durch dieses Feld oder durch ein anderes: „linien e5“",
        "diese Fragen",
    ],
    keys: "Tasten",
    keyed: [
        ["Pfeiltasten", "ein Feld weiter"],
        ["Umschalt und Pfeiltaste", "die Linie entlang bis zum nächsten Stein oder zum Rand"],
        ["Pos1, Ende", "zum Anfang oder Ende der Reihe, mit Strg zum Anfang oder Ende des Bretts"],
        ["Buchstaben und Ziffern", "auf das Feld mit dieser Koordinate"],
        ["1 bis 6", "bei Trigon: zum Stein mit dieser Zahl in deiner Hand"],
        ["Eingabetaste, Leertaste", "wählen"],
        ["Escape", "Auswahl abbrechen"],
        ["Alt+N", "zum nächsten wählbaren Feld"],
        ["Alt+B", "zum vorigen wählbaren Feld"],
        ["Alt+I", "ins Eingabefeld für Züge und Fragen"],
        ["Strg+Z, Strg+Y", "rückgängig, wiederholen"],
        ["[ und ]", "einen Zug zurück oder vor"],
        ["?", "diese Übersicht"],
    ],
    sections: [
        [
            "Das Brett",
            "Das Brett ist ein Raster mit einem einzigen Tabstopp. Jedes Feld nennt seine Koordinate, seinen Stein und „wählbar“, wenn du es wählen kannst. Hast du die erste Hälfte eines Zuges gewählt, springt der Fokus auf das nächstgelegene Zielfeld. Nach dem Zug bleibt er dort, wo du weiterspielst.",
        ],
        [
            "Antworten",
            "Du hörst jede Antwort, auch wenn sie sich wiederholt. Nach der ersten Hälfte eines Zuges nennt Trivium die möglichen Zielfelder oder, wenn es viele sind, ihre Anzahl. Gibst du etwas ein, das kein Zug ist, bleibt dein Text im Feld stehen, und Trivium nennt dir den Grund.",
        ],
        [
            "Eine Stellung",
            "Zuerst hörst du, was jeder Spieler hat. Dann kommen fertige und fast fertige Reihen oder Formationen, zuletzt alle belegten Felder. Trias und Traffic Lights werden Reihe für Reihe vorgelesen, Triapon und Tritt Spieler für Spieler, Trigon nach Sternen, Formationen und Zahlen.",
        ],
        [
            "Trigon",
            "Trigon hat bei Trivium kein Brett. Darum hörst du den Weg vom zuletzt gelegten Stein zu einem Feld: „2 rechts hoch“. Ein Schritt zur Seite führt ins nächste Dreieck, ein Schritt hoch oder runter in die nächste Reihe. Koordinaten kannst du trotzdem eingeben. Schaltest du in den Einstellungen „Koordinaten anzeigen“ ein, hörst du sie dazu.",
        ],
        [
            "Wie viel du hörst",
            "Stelle „Ansagen“ in den Einstellungen auf kurz, normal oder ausführlich. Bei den ersten beiden besteht die Frage nur aus ein, zwei Wörtern. Die ganze hörst du mit Alt+R.",
        ],
    ],
};
