//! Playing by ear, in English.

use crate::by_ear::EarWords;

/// The words.
pub static EAR: EarWords = EarWords {
    intro: "All games can be played with a screen reader and the keyboard alone, in matches and on boards in other pages.",
    heads: ["Type", "Key", "Meaning"],
    questions: "Questions",
    answers: [
        "the last move",
        "the last answer and the whole question once more",
        "the position, of all or of one player: “position 2”",
        "the time left",
        "whose turn it is",
        "what you can choose, eight at a time",
        "the points",
        "what was captured",
        "what lies on the lines from here, or from another space: “lines e5”",
        "these questions",
    ],
    keys: "Keys",
    keyed: [
        ["Arrows", "from space to space"],
        ["Shift and an arrow", "along the line to the next piece, or to the edge"],
        ["Home, End", "to the ends of the row, with Ctrl to the ends of the board"],
        ["Letters and numbers", "to the space with this coordinate"],
        ["1 to 6", "in Trigon to the tile in your hand"],
        ["Enter, Space", "choose"],
        ["Escape", "cancel the choice"],
        ["Alt+N", "to the next thing you can choose"],
        ["Alt+B", "to the one before"],
        ["Alt+I", "to the field for moves and questions"],
        ["Ctrl+Z, Ctrl+Y", "undo, redo"],
        ["[ and ]", "one move back or on"],
        ["?", "this list"],
    ],
    sections: [
        [
            "The board",
            "The board is a grid with one tab stop. A space says its coordinate, what lies on it, and “available” where you can choose it. After the first half of a move the focus goes to the nearest space that can come next, after a move it stays where you go on.",
        ],
        [
            "Answers",
            "Each answer is heard, also where it is the same as before. The first half of a move names the next spaces, or counts them when they are many. A text that is no move stays in its field and says why.",
        ],
        [
            "A position",
            "A position begins with what each player has. Then come the patterns that stand or lack little, then where everything lies. Trias is told by rows, Triapon and Tritt by players, Traffic Lights by rows of cells, Trigon by stars, formations and numbers.",
        ],
        [
            "Trigon",
            "Trigon has no board. Its spaces are told by their way from the tile that was laid last: “2 right up”. A step to the side goes over one triangle, a step up or down to the next row. Coordinates can be typed all the same; “Show coordinates” in the settings adds them.",
        ],
        [
            "How much is said",
            "“Spoken texts” in the settings is brief, normal or full. Brief and normal ask in a word or two; Alt+R tells the whole question.",
        ],
    ],
};
