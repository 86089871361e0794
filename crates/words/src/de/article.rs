use crate::article::{ArticleWords, PaperWords};

/// Around the articles on the rules.
pub static ARTICLE: ArticleWords = ArticleWords {
    contents: "Inhalt",
    skip: "Zum Text",
    languages: "Sprachen",
    games: "Regeln der anderen Spiele",
    play: "Spielen",
    learn: "In zwei Minuten lernen",
    print: "Drucken",
    play_on: "Von hier weiterspielen",
    figure: "Bild {0}.",
    sources: "Quellen",
    game: "Das Spiel",
    text: "Dieser Text",
    own: "Trivium, mit eigenen Worten und Bildern; MIT oder Apache 2.0.",
    page: "Diese Seite",
    paper: PaperWords {
        link: "Zum Ausdrucken und Spielen",
        title: "{0} zum Ausdrucken",
        lead: "Das Brett, alles zum Ausschneiden und die Regeln in einer Minute, auf eigenem Papier.",
        steps: [
            "Wähle das Papier und drucke mit 100 %. Die Linie unter den Regeln ist dann genau 50 mm lang.",
            "Ein Brett auf zwei Blättern: Schneide entlang der gestrichelten Linie und klebe den zweiten Teil auf die Lasche mit demselben Buchstaben.",
            "Klebe die Blätter auf Karton und schneide alles entlang der gestrichelten Linien aus.",
        ],
        paper: "Papier",
        a4: "A4",
        letter: "Letter",
        variant: "Variante",
        board: "Brett",
        pieces: "Zum Ausschneiden ({0})",
        sheet: "{0}, Blatt {1} von {2}",
        check: "50 mm",
    },
};
