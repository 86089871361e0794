use crate::article::ArticleWords;

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
};
