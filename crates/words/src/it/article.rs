use crate::article::ArticleWords;

/// Around the articles on the rules.
pub static ARTICLE: ArticleWords = ArticleWords {
    contents: "Indice",
    skip: "Vai al testo",
    languages: "Lingue",
    games: "Regole degli altri giochi",
    play: "Gioca",
    learn: "Impara in due minuti",
    print: "Stampa",
    play_on: "Continua da qui",
    figure: "Figura {0}.",
    sources: "Fonti",
    game: "Il gioco",
    text: "Questo testo",
    own: "Trivium, con parole e immagini proprie; MIT o Apache 2.0.",
    page: "Questa pagina",
};
