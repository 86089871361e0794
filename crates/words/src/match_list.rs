//! The texts of the match list, of sharing, and of editing the record.

use super::text_struct::words;

words! {
    pub struct MatchListWords {
        /// “My games”
        pub title: &'static str,
        /// “All games”
        pub all: &'static str,
        /// “Search”
        pub search: &'static str,
        /// “All”
        pub everything: &'static str,
        /// “No games yet.”
        pub empty: &'static str,
        /// “No games found.”
        pub none: &'static str,
        /// “Show more”
        pub more: &'static str,
        /// “{0} {0:game|games}”
        pub count: &'static str,
        /// “Name of the game”
        pub name: &'static str,
        /// “Rename”
        pub rename: &'static str,
        /// “Save”
        pub keep: &'static str,
        /// “Save as file”
        pub save: &'static str,
        /// “Save all as file”
        pub save_all: &'static str,
        /// “Open files”
        pub open: &'static str,
        /// “Or drop files anywhere on the page.”
        pub drop: &'static str,
        /// “Paste a link or the text of a game”
        pub paste: &'static str,
        /// “Open”, for the pasted link
        pub open_link: &'static str,
        /// “Unreadable game”
        pub unreadable: &'static str,
        /// “The browser keeps these games until you delete them.”
        pub lasts: &'static str,
        /// “If storage runs low, the browser may delete these games. Save them as a file from time to time.”
        pub may_go: &'static str,
        /// “Keep them for good”
        pub ask: &'static str,
        /// “You are playing this game in another tab. Here you can watch it.”
        pub elsewhere: &'static str,
        /// “Play here”
        pub lead_here: &'static str,
        /// ““{0}” is now in My games.”
        pub taken: &'static str,
        /// ““{0}” was already in My games.”
        pub had: &'static str,
        /// ““{0}” cannot be read.”
        pub not_taken: &'static str,
        /// “Statistics”, a link
        pub statistics: &'static str,
        /// “Your statistics now include those from “{0}”.”
        pub counted: &'static str,
        /// “The puzzles solved in “{0}” now count as solved here, too.”
        pub solved: &'static str,
        /// “Save the intact part”
        pub keep_part: &'static str,
        /// “Reading…”
        pub reading: &'static str,
        /// “This game is open in another tab. Close it there to rename it here.”
        pub led: &'static str,
    }

    /// Sharing and opening matches.
    pub struct SharingWords {
        /// “Share”
        pub title: &'static str,
        /// “Link to this game”
        pub link: &'static str,
        /// “Copy the link”
        pub copy: &'static str,
        /// “Copied.”
        pub copied: &'static str,
        /// “Copying failed. Select the link and copy it yourself.”
        pub not_copied: &'static str,
        /// “Send the link”
        pub send: &'static str,
        /// “QR code of the link”
        pub code: &'static str,
        /// “This game is too long for a QR code. Send the link or the file instead.”
        pub code_long: &'static str,
        /// “To play by link, make your move and send the link. Then open the link that you get back.”
        pub by_link: &'static str,
        /// “A game from a link”
        pub opened: &'static str,
        /// “Save and play on”
        pub keep: &'static str,
        /// “Save and look at it”, for a game that is over
        pub keep_over: &'static str,
        /// “Save as a separate game”
        pub own: &'static str,
        /// “It continues one of your games.”
        pub goes_on: &'static str,
        /// “You already have this game with all its moves.”
        pub known: &'static str,
        /// “Open it in My games”
        pub to_it: &'static str,
    }

    /// Editing the record.
    pub struct RecordWords {
        /// “Edit the moves”
        pub title: &'static str,
        /// “Variation”
        pub variation: &'static str,
        /// “Comment: {0}”
        pub comment_on: &'static str,
        /// “start”
        pub start: &'static str,
        /// “Promote variation”
        pub promote: &'static str,
        /// “Make main line”
        pub make_main: &'static str,
        /// “Delete from here”
        pub remove: &'static str,
        /// “Moves deleted.”
        pub removed: &'static str,
    }
}
