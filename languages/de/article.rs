use crate::article::{ArticleWords, PaperWords};

pub static ARTICLE: ArticleWords = ArticleWords {
    contents: "Inhalt",
    skip: "Zum Text",
    languages: "Sprachen",
    games: "Regeln der anderen Spiele",
    learn: "In {0} min lernen",
    print: "Drucken",
    figure: "Bild {0}.",
    sources: "Quellen",
    game: "Das Spiel",
    text: "Dieser Text",
    own: "Von Trivium, mit eigenen Worten und Bildern; MIT oder Apache 2.0.",
    page: "Diese Seite",
    paper: PaperWords {
        title: "{0} zum Ausdrucken",
        lead: "Das ganze Spielmaterial zum Ausschneiden und die Regeln in einer Minute.",
        steps: [
            "Wähle dein Papier und drucke mit 100 %. Miss nach: Die Linie unter den Regeln muss 50 mm lang sein.",
            "Wenn ein Brett zwei Blätter füllt: Schneide an der gestrichelten Linie und klebe das zweite auf die Lasche mit demselben Buchstaben.",
            "Klebe die Blätter auf Karton und schneide alles an den gestrichelten Linien aus.",
        ],
        paper: "Papier",
        a4: "A4",
        letter: "Letter",
        pieces: "Zum Ausschneiden ({0})",
        sheet: "{0}, Blatt {1} von {2}",
        check: "50 mm",
    },
};
