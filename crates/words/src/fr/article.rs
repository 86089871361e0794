use crate::article::ArticleWords;

/// Around the articles on the rules.
pub static ARTICLE: ArticleWords = ArticleWords {
    contents: "Sommaire",
    skip: "Aller au texte",
    languages: "Langues",
    games: "Règles des autres jeux",
    play: "Jouer",
    learn: "Apprendre en deux minutes",
    print: "Imprimer",
    play_on: "Jouer à partir d’ici",
    figure: "Figure {0}.",
    sources: "Sources",
    game: "Le jeu",
    text: "Ce texte",
    own: "Trivium, avec ses propres mots et images ; MIT ou Apache 2.0.",
    page: "Cette page",
};
