//! Boards in other people's pages.

use crate::embedding::{EmbeddingWords, GalleryWords};

/// Boards in other people's pages.
pub static EMBEDDING: EmbeddingWords = EmbeddingWords {
    unloaded: "The board could not be loaded.",
    forbidden: "The content security policy of this page forbids it. This line allows it:",
    unsent: "The board comes from another origin. The server of {0} must send this header:",
    value: "“{1}” is not a valid value for {0}. Possible values: {2}.",
    ply: "The game has {1} {1:move|moves}, so there is no move {0}.",
    mark_place: "Mark “{0}”: the picture has no space “{1}”.",
    mark_colour: "Mark “{0}”: “{1}” is not one of its colours.",
    mark_label: "Mark “{0}”: a label has 1 to 12 characters.",
    mark_still: "Mark “{0}” must lead from one space to another.",
    puzzle: "There is no puzzle “{0}”. Puzzles are named as in their links, such as tritt/1a2b; today names the puzzle of the day.",
    stands: "{0} of {1}",
    more: "More",
    play_on: "Play on from here",
    keys: [
        ["← →", "one move back or forward"],
        ["Home End", "to the first or last move"],
        ["P", "play or pause"],
        ["F", "rotate the board"],
    ],
    title: "Embed",
    by_code: "Paste these lines into your web page.",
    kind: "Show as",
    kinds: ["Picture", "Moves", "Game"],
    code: "Code for a web page",
    with_picture: "Include the picture, so that it shows at once, in print and without JavaScript",
    copy: "Copy the code",
    save: "Save the code",
    examples: "Examples and settings",
};

/// The page of examples.
pub static GALLERY: GalleryWords = GalleryWords {
    title: "Boards for your web page",
    intro: "Pictures, games to replay and boards to play on, one line of HTML each. No third-party requests, no tracking.",
    unserved: "This page was opened from a file. To show boards, it needs a web server.",
    languages: "Languages",
    copy: "Copy",
    copied: "Copied.",
    save: "Save",
    to_games: "To the games",
    once: "Once per page",
    once_text: "This line loads the boards. It is small; the rest follows when a board comes into view.",
    diagram: [
        "A picture",
        "The position after the moves. If you include the picture itself, it also shows in print and without JavaScript, and the browser loads no code at all.",
    ],
    marks: ["Marks", "Rings, labels, arrows and lines in four colours."],
    viewer: [
        "A game to replay",
        "The moves are the text of the element. When the board has the focus, the arrow keys step through them.",
    ],
    play: ["A board to play on", "From any position, by mouse, finger or keyboard. Only legal moves are accepted."],
    position: [
        "A position of your own",
        "The game starts from your position. Here Orange is three trittons ahead, and Blue is to move.",
    ],
    puzzle: [
        "A puzzle",
        "Only one move is right, and Trivium refutes a wrong one at once. If you name no puzzle, your readers get the puzzle of the day.",
    ],
    engine: ["Against the computer", "A computer player takes seat 2, at level 3 of 8."],
    looks: ["Board styles", "Wood, paper or high contrast, and light or dark like your page."],
    script: [
        "Your page has a say",
        "The element reports each move, and your page may refuse it. Here nobody may play in the centre.",
    ],
    none_yet: "No moves yet.",
    frame: ["In a frame", "If your page allows no scripts, show the board in a frame."],
};
