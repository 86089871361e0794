//! Keeping, sending and working on matches.

use crate::i18n::keeping::{Recording, Sharing, Shelf};

/// The shelf of matches.
pub const SHELF: Shelf = Shelf {
    title: "Shelf",
    all: "All games",
    search: "Search",
    everything: "All",
    empty: "No game yet.",
    none: "No game fits.",
    more: "Show more",
    count: "{0} games",
    one: "{0} game",
    name: "Name of the game",
    rename: "Name",
    keep: "Keep",
    save: "Save as file",
    save_all: "Save all as a file",
    open: "Open files",
    drop: "Or drop files anywhere on the page.",
    unreadable: "A game that cannot be read",
    lasts: "The browser keeps these games until you delete them.",
    may_go: "When room gets short, the browser may delete these games. Save them as a file now and then.",
    ask: "Ask it to keep them",
    elsewhere: "This game is open in another tab, which plays it. Here you see what happens there.",
    lead_here: "Play here",
    taken: "“{0}” is on the shelf.",
    had: "“{0}” was on the shelf already.",
    not_taken: "“{0}” cannot be read.",
    keep_part: "Keep it up to there",
    reading: "Reading …",
    led: "This game is open in another tab. Close it there, then you can name it here.",
};

/// Sending and opening matches.
pub const SHARING: Sharing = Sharing {
    title: "Share",
    link: "Link to this game",
    copy: "Copy the link",
    copied: "Copied.",
    not_copied: "The browser does not copy. Mark the link and copy it yourself.",
    send: "Send the link",
    code: "QR code of the link",
    code_long: "The game is too long for a QR code; send the link or the file.",
    by_link: "To play by link: make your move, send the link, and open the one that comes back.",
    opened: "A game by link",
    keep: "Keep and play on",
    own: "Keep as a game of its own",
    goes_on: "It goes on with a game on your shelf.",
    known: "It is on your shelf already, and nothing in it is new.",
    to_it: "Open it there",
};

/// Working on the record.
pub const RECORDING: Recording = Recording {
    title: "Edit the moves",
    variation: "Variation",
    comment_on: "Comment: {0}",
    start: "start",
    promote: "One place up",
    make_main: "Make main line",
    remove: "Delete from here",
    removed: "Deleted from the record.",
};
