use crate::by_ear::EarWords;

pub static EAR: EarWords = EarWords {
    intro: "You can play all games with a screen reader and the keyboard alone, both here and on boards in other pages.",
    heads: ["Type", "Key", "Meaning"],
    questions: "Questions",
    answers: [
        "the last move",
        "the last answer and the full question",
        "the position of all players, or of one: “position 2”",
        "the time left",
        "the player to move",
        "your choices, eight at a time",
        "the score",
        "the captured pieces",
        "the pieces along the lines from this space, or from another: “lines e5”",
        "this list of questions",
    ],
    keys: "Keys",
    keyed: [
        ["Arrows", "to the next space"],
        ["Shift and an arrow", "along the line to the next piece, or to the edge"],
        ["Home, End", "to the ends of the row, with Ctrl to the ends of the board"],
        ["Letters and numbers", "to the space with this coordinate"],
        ["1 to 6", "in Trigon to the tile in your hand"],
        ["Enter, Space", "choose"],
        ["Escape", "cancel the choice"],
        ["Alt+N", "to the next choice"],
        ["Alt+B", "to the previous choice"],
        ["Alt+I", "to the field for moves and questions"],
        ["Ctrl+Z, Ctrl+Y", "undo, redo"],
        ["[ and ]", "one move back or forward"],
        ["?", "this list"],
    ],
    sections: [
        [
            "The board",
            "The board is a grid with one tab stop. On each space you hear its coordinate, the piece on it, and “available” if you can choose it. After the first half of a move, the focus goes to the nearest space that can complete it. After the move, the focus stays where you play on.",
        ],
        [
            "Answers",
            "You hear every answer, even if it is the same as before. After the first half of a move you hear the spaces that can complete it, or only their number if there are many. If your text is not a move, it stays in the field, and you hear why.",
        ],
        [
            "A position",
            "A position begins with what each player has. Then come the patterns that are complete or almost complete, then all the pieces. You hear Trias and Traffic Lights row by row, Triapon and Tritt player by player, and Trigon by stars, formations and numbers.",
        ],
        [
            "Trigon",
            "Trigon has no board, so you hear the way to each space from the tile that was laid last: “2 right up”. A step to the side crosses one triangle, a step up or down leads to the next row. You can type coordinates as well. To hear them, turn on “Show coordinates” in the settings.",
        ],
        [
            "Speech detail",
            "In the settings, set “Speech detail” to “Brief”, “Normal” or “Full”. In the first two, a question is a word or two. Press Alt+R to hear the whole question.",
        ],
    ],
};
