use crate::board::{BoardWords, TrayWords, ZoomWords};

pub const WORDS: BoardWords = BoardWords {
    board: "Board",
    empty: "empty",
    chosen: "chosen",
    choosable: "available",
    last: "last move",
    line: "in a line that counts",
    pending: "tap again to confirm",
    exchange: "can be swapped",
    wins: "certain win",
    loses: "certain loss",
    of_seat: "of player",
    trays: TrayWords { hand: "Hand", taken: "Captured", stock: "To put back", supply: "Supply", bag: "Bag" },
    slides: [
        "Slide the strip to the top",
        "Slide the strip to the right",
        "Slide the strip to the bottom",
        "Slide the strip to the left",
    ],
    zooms: ZoomWords { closer: "Zoom in", farther: "Zoom out", fit: "Fit to screen" },
    form: "{0:one|many}",
    sowing: "ends in {0}, leaves {1} {1:hole|holes}",
    sowing_label: "Ends in {0}. Opponent: {1} playable",
    playable: "Playable holes",
};
