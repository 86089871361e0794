use crate::embedding::{EmbeddingWords, GalleryWords};

pub static EMBEDDING: EmbeddingWords = EmbeddingWords {
    unloaded: "Das Brett lässt sich nicht laden.",
    forbidden: "Die Content-Security-Policy dieser Seite blockiert es. Mit dieser Zeile gibst du es frei:",
    unsent: "Es liegt auf einer anderen Domain. Der Server von {0} muss diesen Header senden:",
    value: "„{1}“ ist kein Wert für {0}. Möglich sind: {2}.",
    ply: "Die Partie hat {1} {1:Zug|Züge}, Zug {0} gibt es nicht.",
    mark_place: "Markierung „{0}“: Das Bild hat kein Feld „{1}“.",
    mark_colour: "Markierung „{0}“: „{1}“ ist keine ihrer Farben.",
    mark_label: "Markierung „{0}“: Kürze die Beschriftung auf 1 bis 12 Zeichen.",
    mark_still: "Markierung „{0}“: Anfang und Ende sind dasselbe Feld. Wähle zwei verschiedene.",
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
    by_code: "Füge diese Zeilen in den Code deiner Seite ein.",
    kind: "Darstellung",
    kinds: ["Bild", "Züge", "Spiel"],
    code: "Code zum Einbetten",
    with_picture: "Mit Bild: sofort sichtbar, auch gedruckt und ohne Skripte",
    copy: "Code kopieren",
    save: "Code speichern",
    examples: "Beispiele und Einstellungen",
};

pub static GALLERY: GalleryWords = GalleryWords {
    title: "Bretter für deine Webseite",
    intro: "Zeige Stellungen, lass Partien nachspielen oder gleich auf deiner Seite spielen: Eine Zeile HTML genügt. Keine Anfragen an Dritte, kein Tracking.",
    unserved: "Diese Seite wurde aus einer Datei geöffnet. Um Bretter zu zeigen, braucht sie einen Webserver.",
    languages: "Sprachen",
    copy: "Kopieren",
    copied: "Kopiert.",
    save: "Speichern",
    to_games: "Zu den Spielen",
    once: "Einmal pro Seite",
    once_text: "Diese Zeile lädt ein kleines Skript. Den Rest lädt es erst, wenn ein Brett sichtbar wird.",
    diagram: [
        "Ein Bild",
        "Es zeigt die Stellung nach den angegebenen Zügen. Bettest du das Bild mit ein, lädt der Browser keinen weiteren Code; auch im Druck und ohne JavaScript ist es zu sehen.",
    ],
    marks: ["Markierungen", "Hebe Felder mit Ringen, Beschriftungen, Pfeilen und Linien in vier Farben hervor."],
    viewer: [
        "Eine Partie zum Nachspielen",
        "Schreibe die Züge als Text in das Element. Klicke auf das Brett: Mit den Pfeiltasten gehst du Zug für Zug durch die Partie.",
    ],
    play: [
        "Ein Brett zum Spielen",
        "Spiele ab jeder Stellung, mit Maus, Finger oder Tastatur. Das Brett lässt nur regelgerechte Züge zu.",
    ],
    position: [
        "Eigene Anfangsstellung",
        "Die Partie beginnt in der angegebenen Stellung. Hier hat Orange drei Trittons Vorsprung, und Blau ist am Zug.",
    ],
    puzzle: [
        "Ein Rätsel",
        "Nur ein Zug ist richtig; einen falschen widerlegt das Brett sofort. Ohne Namen erscheint das Rätsel des Tages.",
    ],
    engine: ["Gegen den Computer", "Hier spielt der Computer als Spieler 2, auf Stufe 3 von 8."],
    looks: ["Andere Materialien", "Wähle Holz, Papier oder hohen Kontrast, hell oder dunkel, passend zu deiner Seite."],
    script: [
        "Deine Seite spielt mit",
        "Das Element meldet jeden Zug, und deine Seite kann ihn ablehnen. Hier lehnt sie das mittlere Feld ab.",
    ],
    none_yet: "Noch kein Zug.",
    frame: ["In einem Rahmen", "Lässt deine Seite keine Skripte zu, nimm einen Rahmen: Er zeigt dasselbe."],
};
