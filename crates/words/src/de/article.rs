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
    play_on: "Ab hier weiterspielen",
    figure: "Bild {0}.",
    sources: "Quellen",
    game: "Das Spiel",
    text: "Dieser Text",
    own: "Von Trivium, mit eigenen Worten und Bildern; MIT oder Apache 2.0.",
    page: "Diese Seite",
    paper: PaperWords {
        link: "Zum Ausdrucken und Spielen",
        title: "{0} zum Ausdrucken",
        lead: "Das ganze Spielmaterial zum Ausschneiden und die Regeln in einer Minute.",
        steps: [
            "Wähle dein Papier und drucke mit 100 %. Miss nach: Die Linie unter den Regeln muss 50 mm lang sein.",
            "Füllt ein Brett zwei Blätter, so schneide an der gestrichelten Linie und klebe das zweite auf die Lasche mit demselben Buchstaben.",
            "Klebe die Blätter auf Karton und schneide alles an den gestrichelten Linien aus.",
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
