//! The words of what keeps, sends and works on matches.

use super::lines::words;

words! {
    /// The shelf of matches.
    pub struct Shelf {
        /// “Shelf”
        pub title: &'static str,
        /// “All games”
        pub all: &'static str,
        /// “Search”
        pub search: &'static str,
        /// “All”
        pub everything: &'static str,
        /// “No game yet.”
        pub empty: &'static str,
        /// “No game fits.”
        pub none: &'static str,
        /// “Show more”
        pub more: &'static str,
        /// “{0} games”
        pub count: &'static str,
        /// “{0} game”
        pub one: &'static str,
        /// “Name of the game”
        pub name: &'static str,
        /// “Name”
        pub rename: &'static str,
        /// “Keep”
        pub keep: &'static str,
        /// “Save as file”
        pub save: &'static str,
        /// “Save all as a file”
        pub save_all: &'static str,
        /// “Open files”
        pub open: &'static str,
        /// “Or drop files anywhere on the page.”
        pub drop: &'static str,
        /// “A game that cannot be read”
        pub unreadable: &'static str,
        /// “The browser keeps these games until you delete them.”
        pub lasts: &'static str,
        /// “When room gets short, the browser may delete these games. Save them as a file now and then.”
        pub may_go: &'static str,
        /// “Ask it to keep them”
        pub ask: &'static str,
        /// “This game is open in another tab, which plays it. Here you see what happens there.”
        pub elsewhere: &'static str,
        /// “Play here”
        pub lead_here: &'static str,
        /// ““{0}” is on the shelf.”
        pub taken: &'static str,
        /// ““{0}” was on the shelf already.”
        pub had: &'static str,
        /// ““{0}” cannot be read.”
        pub not_taken: &'static str,
        /// “Keep it up to there”
        pub keep_part: &'static str,
        /// “Reading …”
        pub reading: &'static str,
        /// “This game is open in another tab. Close it there, then you can name it here.”
        pub led: &'static str,
    }

    /// Sending and opening matches.
    pub struct Sharing {
        /// “Share”
        pub title: &'static str,
        /// “Link to this game”
        pub link: &'static str,
        /// “Copy the link”
        pub copy: &'static str,
        /// “Copied.”
        pub copied: &'static str,
        /// “The browser does not copy. Mark the link and copy it yourself.”
        pub not_copied: &'static str,
        /// “Send the link”
        pub send: &'static str,
        /// “QR code of the link”
        pub code: &'static str,
        /// “The game is too long for a QR code; send the link or the file.”
        pub code_long: &'static str,
        /// “To play by link: make your move, send the link, and open the one that comes back.”
        pub by_link: &'static str,
        /// “A game by link”
        pub opened: &'static str,
        /// “Keep and play on”
        pub keep: &'static str,
        /// “Keep as a game of its own”
        pub own: &'static str,
        /// “It goes on with a game on your shelf.”
        pub goes_on: &'static str,
        /// “It is on your shelf already, and nothing in it is new.”
        pub known: &'static str,
        /// “Open it there”
        pub to_it: &'static str,
    }

    /// Working on the record.
    pub struct Recording {
        /// “Edit the moves”
        pub title: &'static str,
        /// “Variation”
        pub variation: &'static str,
        /// “Comment: {0}”
        pub comment_on: &'static str,
        /// “start”
        pub start: &'static str,
        /// “One place up”
        pub promote: &'static str,
        /// “Make main line”
        pub make_main: &'static str,
        /// “Delete from here”
        pub remove: &'static str,
        /// “Deleted from the record.”
        pub removed: &'static str,
    }
}
