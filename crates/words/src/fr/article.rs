use crate::article::{ArticleWords, PaperWords};

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
    paper: PaperWords {
        link: "À imprimer pour jouer",
        title: "{0} à imprimer",
        lead: "Le plateau, tout ce qu’il faut découper et les règles en une minute, sur ton propre papier.",
        steps: [
            "Choisis le papier et imprime à 100 %. La ligne sous les règles mesure alors exactement 50 mm.",
            "Un plateau sur deux feuilles : coupe le long de la ligne en tirets et colle la seconde partie sur la languette qui porte la même lettre.",
            "Colle les feuilles sur du carton et découpe tout le long des lignes en tirets.",
        ],
        paper: "Papier",
        a4: "A4",
        letter: "Letter",
        variant: "Variante",
        board: "Plateau",
        pieces: "À découper ({0})",
        sheet: "{0}, feuille {1} sur {2}",
        check: "50 mm",
    },
};
