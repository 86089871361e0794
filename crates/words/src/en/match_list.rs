//! Keeping, sending and working on matches.

use crate::match_list::{MatchListWords, RecordWords, SharingWords};

/// The shelf of matches.
pub const SHELF: MatchListWords = MatchListWords {
    title: "My games",
    all: "All games",
    search: "Search",
    everything: "All",
    empty: "No games yet.",
    none: "No games found.",
    more: "Show more",
    count: "{0} {0:game|games}",
    name: "Name of the game",
    rename: "Rename",
    keep: "Save",
    save: "Save as file",
    save_all: "Save all as file",
    open: "Open files",
    drop: "Or drop files anywhere on the page.",
    paste: "Paste a link or the text of a game",
    open_link: "Open",
    unreadable: "Unreadable game",
    lasts: "The browser keeps these games until you delete them.",
    may_go: "If storage runs low, the browser may delete these games. Save them as a file from time to time.",
    ask: "Keep them for good",
    elsewhere: "This game is being played in another tab. You can watch it here.",
    lead_here: "Play here",
    taken: "“{0}” is now in My games.",
    had: "“{0}” was already in My games.",
    not_taken: "“{0}” cannot be read.",
    statistics: "Statistics",
    counted: "The statistics in “{0}” now count, too.",
    solved: "The puzzles solved in “{0}” are now solved here, too.",
    keep_part: "Save up to there",
    reading: "Reading…",
    led: "This game is open in another tab. Close it there to rename it here.",
};

/// Sending and opening matches.
pub const SHARING: SharingWords = SharingWords {
    title: "Share",
    link: "Link to this game",
    copy: "Copy the link",
    copied: "Copied.",
    not_copied: "Copying failed. Select the link and copy it yourself.",
    send: "Send the link",
    code: "QR code of the link",
    code_long: "The game is too long for a QR code. Send the link or the file instead.",
    by_link: "To play by link: make your move, send the link, then open the one you get back.",
    opened: "A game from a link",
    keep: "Save and play on",
    keep_over: "Save and look at it",
    own: "Save as a separate game",
    goes_on: "It continues one of your games.",
    known: "You already have this game, and nothing in it is new.",
    to_it: "Open it in My games",
};

/// Working on the record.
pub const RECORDING: RecordWords = RecordWords {
    title: "Edit the moves",
    variation: "Variation",
    comment_on: "Comment: {0}",
    start: "start",
    promote: "Move up",
    make_main: "Make main line",
    remove: "Delete from here",
    removed: "Moves deleted.",
};
