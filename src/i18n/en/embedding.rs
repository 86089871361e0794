//! Boards in other people's pages.

use crate::i18n::embedding::{Embedding, Gallery};

/// Boards in other people's pages.
pub static EMBEDDING: Embedding = Embedding {
    unloaded: "The board cannot be loaded just now.",
    value: "“{1}” is no value of {0}. Possible: {2}.",
    ply: "The record has {1} moves, so there is no move {0}.",
    mark_place: "Mark “{0}”: there is no place “{1}” in the picture.",
    mark_colour: "Mark “{0}”: “{1}” is none of its colours.",
    mark_label: "Mark “{0}”: a label has 1 to 12 characters.",
    mark_still: "Mark “{0}” must lead from one place to another.",
    stands: "{0} of {1}",
    title: "Put into a web page",
    by_code: "Paste these lines into a page of your own.",
    kind: "What it shows",
    kinds: ["Picture", "Moves", "Game"],
    code: "Code for a web page",
    copy: "Copy the code",
    examples: "Examples and settings",
};

/// The page of examples.
pub static GALLERY: Gallery = Gallery {
    title: "Boards for your web page",
    intro: "Pictures, games to step through and boards to play on, each with one line. Nothing is asked of anyone else, nobody is counted.",
    languages: "Languages",
    copy: "Copy",
    copied: "Copied.",
    to_games: "To the games",
    once: "Once on each page",
    once_text: "This line brings the boards. It is small; the program behind it comes when a board is near.",
    diagram: [
        "A picture",
        "The position after the moves. With the picture itself inside, the reader's browser loads no program at all, and the picture is there in print and without JavaScript.",
    ],
    marks: ["Marks", "Rings, labels, arrows and lines in four colours."],
    viewer: [
        "A game to step through",
        "The moves stand as text in the element. Arrow keys step through them when the board has the focus.",
    ],
    play: ["A board to play on", "From any position, by mouse, finger or keyboard. The rules are watched over."],
    program: ["Against the program", "A program plays seat 2 at level 3 of 8."],
    looks: ["Other looks", "Wood, paper or strong contrast, light or dark as your page is."],
    script: [
        "Your page has a say",
        "The element tells what happens, and your page may refuse a move. Here nobody may play in the middle.",
    ],
    none_yet: "No move yet.",
    frame: ["In a frame", "Where a page takes no scripts, a frame shows the same."],
};
