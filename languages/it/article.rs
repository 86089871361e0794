use crate::article::{ArticleWords, PaperWords};

pub static ARTICLE: ArticleWords = ArticleWords {
    contents: "Indice",
    skip: "Vai al testo",
    languages: "Lingue",
    games: "Regole degli altri giochi",
    learn: "Impara in {0} min",
    print: "Stampa",
    figure: "Figura {0}.",
    sources: "Fonti",
    game: "Il gioco",
    text: "Il testo",
    own: "Testo e figure di Trivium, con licenza MIT o Apache 2.0.",
    page: "Questa pagina",
    paper: PaperWords {
        title: "{0} da stampare",
        lead: "Stampa tutto quello che serve per giocare, con le regole in un minuto.",
        steps: [
            "Scegli la carta e stampa al 100%. Controlla con un righello la linea sotto le regole: deve misurare 50 mm.",
            "Se il tavoliere occupa due fogli, taglia lungo la linea tratteggiata e incolla la seconda parte sulla linguetta con la stessa lettera.",
            "Incolla i fogli su un cartoncino e ritaglia lungo le linee tratteggiate.",
        ],
        paper: "Carta",
        a4: "A4",
        letter: "Letter",
        pieces: "Da ritagliare ({0})",
        sheet: "{0}, foglio {1} di {2}",
        check: "50 mm",
    },
};
