//! Boards.

use crate::board::{BoardWords, GroupWords, PieceWords, TrayWords, ZoomWords};

/// The words.
pub const WORDS: BoardWords = BoardWords {
    board: "Board",
    empty: "empty",
    chosen: "chosen",
    choosable: "can be chosen",
    last: "last move",
    line: "in a line that counts",
    pending: "tap again to confirm",
    exchange: "can be swapped",
    star: "in a complete star",
    wins: "certain win",
    loses: "certain loss",
    dots: ["orange", "blue"],
    of_seat: "of player",
    trays: TrayWords { hand: "Hand", taken: "Captured", stock: "To put back", supply: "Supply", bag: "Bag" },
    kinds: PieceWords {
        ball: ["ball", "balls"],
        seed: ["stone", "stones"],
        red: ["red chip", "red chips"],
        yellow: ["yellow chip", "yellow chips"],
        green: ["green chip", "green chips"],
        orange_blue_orange: ["tritton orange-blue-orange", "trittons orange-blue-orange"],
        blue_orange_blue: ["tritton blue-orange-blue", "trittons blue-orange-blue"],
        tile: ["tile", "tiles"],
    },
    slides: [
        "Slide the strip to the top",
        "Slide the strip to the right",
        "Slide the strip to the bottom",
        "Slide the strip to the left",
    ],
    zooms: ZoomWords { closer: "Zoom in", farther: "Zoom out", fit: "Fit to screen" },
    groups: "Stars and formations",
    group_kinds: GroupWords {
        star: ["Star", "Stars"],
        pyramid: ["Pyramid", "Pyramids"],
        strip: ["Strip", "Strips"],
        block: ["Block", "Blocks"],
    },
    out_of: "of",
    form: "{0:one|many}",
    sowing: "ends in {0}, removes {1}",
};
