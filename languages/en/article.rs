use crate::article::{ArticleWords, PaperWords};

pub static ARTICLE: ArticleWords = ArticleWords {
    contents: "Contents",
    skip: "Skip to the text",
    languages: "Languages",
    games: "Rules of the other games",
    learn: "Learn in {0} min",
    print: "Print",
    figure: "Figure {0}.",
    sources: "Sources",
    game: "The game",
    text: "This text",
    own: "Trivium, in its own words and with its own pictures; MIT or Apache-2.0 licence.",
    page: "This page",
    paper: PaperWords {
        title: "{0} to print and play",
        lead: "Everything you need to play, with the rules in one minute, to print at home.",
        steps: [
            "Choose the paper and print at 100%. Check that the line below the rules is exactly 50 mm long.",
            "If the board takes two sheets, cut along the dashed line and glue the second part onto the flap with the same letter.",
            "Glue the sheets onto card and cut out the pieces along the dashed lines.",
        ],
        paper: "Paper",
        a4: "A4",
        letter: "Letter",
        pieces: "Pieces ({0})",
        sheet: "{0}, sheet {1} of {2}",
        check: "50 mm",
    },
};
