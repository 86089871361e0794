use crate::article::{ArticleWords, PaperWords};

pub static ARTICLE: ArticleWords = ArticleWords {
    contents: "Sommaire",
    skip: "Aller au texte",
    languages: "Langues",
    games: "Règles des autres jeux",
    learn: "Apprendre en {0} min",
    print: "Imprimer",
    figure: "Figure {0}.",
    sources: "Sources",
    game: "Le jeu",
    text: "Ce texte",
    own: "Écrit et illustré par Trivium ; licence MIT ou Apache 2.0.",
    page: "Cette page",
    paper: PaperWords {
        title: "{0} à imprimer",
        lead: "Tout ce qu’il faut pour jouer, et les règles en une minute : à imprimer chez toi.",
        steps: [
            "Choisis le papier et imprime à 100 %. Contrôle : la ligne sous les règles mesure exactement 50 mm.",
            "Si le plateau occupe deux feuilles, coupe le long des tirets et colle la seconde moitié sur la languette de même lettre.",
            "Colle les feuilles sur du carton et découpe le tout le long des tirets.",
        ],
        paper: "Papier",
        a4: "A4",
        letter: "Letter",
        pieces: "À découper ({0})",
        sheet: "{0}, feuille {1} sur {2}",
        check: "50 mm",
    },
};
