//! Bretter auf anderen Seiten.

use crate::embedding::{EmbeddingWords, GalleryWords};

/// Boards in other people's pages.
pub static EMBEDDING: EmbeddingWords = EmbeddingWords {
    unloaded: "Das Brett konnte nicht geladen werden.",
    forbidden: "Die Content-Security-Policy dieser Seite verbietet es. Diese Zeile erlaubt es:",
    unsent: "Es kommt von einem anderen Ursprung. Der Server von {0} muss diesen Header senden:",
    value: "„{1}“ ist kein Wert für {0}. Möglich sind: {2}.",
    ply: "Die Partie hat {1} {1:Zug|Züge}, Zug {0} gibt es nicht.",
    mark_place: "Markierung „{0}“: Das Bild hat kein Feld „{1}“.",
    mark_colour: "Markierung „{0}“: „{1}“ ist keine ihrer Farben.",
    mark_label: "Markierung „{0}“: Eine Beschriftung hat 1 bis 12 Zeichen.",
    mark_still: "Die Markierung „{0}“ muss von einem Feld zu einem anderen führen.",
    puzzle: "Es gibt kein Rätsel „{0}“. Rätsel heißen wie in ihren Links, zum Beispiel tritt/1a2b; today ist das Rätsel des Tages.",
    stands: "{0} von {1}",
    more: "Mehr",
    play_on: "Ab hier weiterspielen",
    keys: [
        ["← →", "einen Zug zurück oder vor"],
        ["Pos1 Ende", "zum ersten oder letzten Zug"],
        ["P", "abspielen oder anhalten"],
        ["F", "Brett drehen"],
    ],
    title: "Einbetten",
    by_code: "Füge diese Zeilen in deine Webseite ein.",
    kind: "Darstellung",
    kinds: ["Bild", "Züge", "Spiel"],
    code: "Code zum Einbetten",
    with_picture: "Mit Bild: Es ist sofort da, auch im Druck und ohne Skripte",
    copy: "Code kopieren",
    save: "Code speichern",
    examples: "Beispiele und Einstellungen",
};

/// The page of examples.
pub static GALLERY: GalleryWords = GalleryWords {
    title: "Bretter für deine Webseite",
    intro: "Bilder, Partien zum Nachspielen und Bretter zum Spielen, jeweils mit einer Zeile HTML. Keine Anfragen an Dritte, kein Tracking.",
    unserved: "Diese Seite wurde aus einer Datei geöffnet. Um Bretter zu zeigen, braucht sie einen Webserver.",
    languages: "Sprachen",
    copy: "Kopieren",
    copied: "Kopiert.",
    save: "Speichern",
    to_games: "Zu den Spielen",
    once: "Einmal pro Seite",
    once_text: "Diese Zeile lädt ein kleines Skript. Alles andere folgt erst, wenn ein Brett ins Blickfeld kommt.",
    diagram: [
        "Ein Bild",
        "Die Stellung nach den Zügen. Steht das Bild schon im Element, so lädt der Browser keinen weiteren Code, und es erscheint auch im Druck und ohne JavaScript.",
    ],
    marks: ["Markierungen", "Ringe, Beschriftungen, Pfeile und Linien in vier Farben."],
    viewer: [
        "Eine Partie zum Nachspielen",
        "Die Züge stehen als Text im Element. Sobald das Brett den Fokus hat, führen die Pfeiltasten Zug für Zug durch die Partie.",
    ],
    play: [
        "Ein Brett zum Spielen",
        "Von jeder Stellung aus, mit Maus, Finger oder Tastatur. Das Brett lässt nur regelgerechte Züge zu.",
    ],
    position: [
        "Eigene Anfangsstellung",
        "Die Partie beginnt in der angegebenen Stellung. Hier hat Orange drei Trittons Vorsprung, und Blau ist am Zug.",
    ],
    puzzle: [
        "Ein Rätsel",
        "Nur ein Zug ist richtig. Auf einen falschen antwortet der Zug, der ihn widerlegt. Ohne Namen kommt das Rätsel des Tages.",
    ],
    engine: ["Gegen den Computer", "Der Computer spielt auf Stufe 3 von 8, und zwar als Spieler 2."],
    looks: ["Andere Materialien", "Holz, Papier oder hoher Kontrast, hell oder dunkel wie deine Seite."],
    script: [
        "Deine Seite spielt mit",
        "Das Element meldet, was geschieht, und deine Seite kann einen Zug ablehnen. Hier darf niemand in die Mitte spielen.",
    ],
    none_yet: "Noch kein Zug.",
    frame: ["In einem Rahmen", "Ein Rahmen zeigt dasselbe auf Seiten, die keine Skripte zulassen."],
};
