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
    elsewhere: "You are playing this game in another tab. Here you can watch it.",
    lead_here: "Play here",
    taken: "“{0}” is now in My games.",
    had: "“{0}” was already in My games.",
    not_taken: "“{0}” cannot be read.",
    statistics: "Statistics",
    counted: "Your statistics now include those from “{0}”.",
    solved: "The puzzles solved in “{0}” now count as solved here, too.",
    keep_part: "Save the intact part",
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
    code_long: "This game is too long for a QR code. Send the link or the file instead.",
    by_link: "To play by link, make your move and send the link. Then open the link that you get back.",
    opened: "A game from a link",
    keep: "Save and play on",
    keep_over: "Save and look at it",
    own: "Save as a separate game",
    goes_on: "It continues one of your games.",
    known: "You already have this game with all its moves.",
    to_it: "Open it in My games",
};

/// Working on the record.
pub const RECORDING: RecordWords = RecordWords {
    title: "Edit the moves",
    variation: "Variation",
    comment_on: "Comment: {0}",
    start: "start",
    promote: "Promote variation",
    make_main: "Make main line",
    remove: "Delete from here",
    removed: "Moves deleted.",
};
