use crate::article::ArticleWords;

/// Around the articles on the rules.
pub static ARTICLE: ArticleWords = ArticleWords {
    contents: "Contents",
    skip: "Skip to the text",
    languages: "Languages",
    games: "Rules of the other games",
    play: "Play",
    learn: "Learn in two minutes",
    print: "Print",
    play_on: "Play on from here",
    figure: "Figure {0}.",
    sources: "Sources",
    game: "The game",
    text: "This text",
    own: "Trivium, in its own words and with its own pictures; MIT or Apache-2.0 licence.",
    page: "This page",
};
