use crate::article::{ArticleWords, PaperWords};

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
    paper: PaperWords {
        link: "Da stampare e giocare",
        title: "{0} da stampare",
        lead: "Il tavoliere, tutto ciò che va ritagliato e le regole in un minuto, sulla tua carta.",
        steps: [
            "Scegli la carta e stampa al 100%. La linea sotto le regole è allora lunga esattamente 50 mm.",
            "Un tavoliere su due fogli: taglia lungo la linea tratteggiata e incolla la seconda parte sulla linguetta con la stessa lettera.",
            "Incolla i fogli su un cartoncino e ritaglia tutto lungo le linee tratteggiate.",
        ],
        paper: "Carta",
        a4: "A4",
        letter: "Letter",
        variant: "Variante",
        board: "Tavoliere",
        pieces: "Da ritagliare ({0})",
        sheet: "{0}, foglio {1} di {2}",
        check: "50 mm",
    },
};
