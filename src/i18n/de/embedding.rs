//! Bretter auf anderen Seiten.

use crate::i18n::embedding::{Embedding, Gallery};

/// Boards in other people's pages.
pub static EMBEDDING: Embedding = Embedding {
    unloaded: "Das Brett ist gerade nicht zu laden.",
    value: "„{1}“ ist kein Wert für {0}. Möglich: {2}.",
    ply: "Die Partie hat {1} Züge, einen Zug {0} gibt es nicht.",
    mark_place: "Zeichen „{0}“: Einen Ort „{1}“ hat das Bild nicht.",
    mark_colour: "Zeichen „{0}“: „{1}“ ist keine seiner Farben.",
    mark_label: "Zeichen „{0}“: Eine Beschriftung hat 1 bis 12 Zeichen.",
    mark_still: "Zeichen „{0}“ muss von einem Ort zu einem anderen führen.",
    stands: "{0} von {1}",
    title: "In eine Webseite setzen",
    by_code: "Füge diese Zeilen in eine eigene Seite ein.",
    kind: "Was zu sehen ist",
    kinds: ["Bild", "Züge", "Spiel"],
    code: "Code für eine Webseite",
    copy: "Code kopieren",
    examples: "Beispiele und Einstellungen",
};

/// The page of examples.
pub static GALLERY: Gallery = Gallery {
    title: "Bretter für deine Webseite",
    intro: "Bilder, Partien zum Durchgehen und Bretter zum Spielen, je mit einer Zeile. Niemand sonst wird etwas gefragt, niemand wird gezählt.",
    languages: "Sprachen",
    copy: "Kopieren",
    copied: "Kopiert.",
    to_games: "Zu den Spielen",
    once: "Einmal auf jeder Seite",
    once_text: "Diese Zeile bringt die Bretter. Sie ist klein; das Programm dahinter kommt, wenn ein Brett in die Nähe rückt.",
    diagram: [
        "Ein Bild",
        "Die Stellung nach den Zügen. Steht das Bild selbst darin, lädt der Browser gar kein Programm, und das Bild ist auch im Druck und ohne JavaScript da.",
    ],
    marks: ["Zeichen", "Ringe, Beschriftungen, Pfeile und Linien in vier Farben."],
    viewer: [
        "Eine Partie zum Durchgehen",
        "Die Züge stehen als Text im Element. Hat das Brett den Fokus, führen Pfeiltasten durch die Partie.",
    ],
    play: [
        "Ein Brett zum Spielen",
        "Von jeder Stellung aus, mit Maus, Finger oder Tastatur. Auf die Regeln wird geachtet.",
    ],
    program: ["Gegen das Programm", "Ein Programm spielt Platz 2 auf Stufe 3 von 8."],
    looks: ["Andere Materialien", "Holz, Papier oder starker Kontrast, hell oder dunkel wie deine Seite."],
    script: [
        "Deine Seite redet mit",
        "Das Element sagt, was geschieht, und deine Seite darf einen Zug ablehnen. Hier darf niemand in die Mitte spielen.",
    ],
    none_yet: "Noch kein Zug.",
    frame: ["In einem Rahmen", "Wo eine Seite keine Skripte zulässt, zeigt ein Rahmen dasselbe."],
};
