//! The texts of the match list, of sharing, and of editing the record.

use super::text_struct::words;

words! {
    pub struct MatchListWords {
        pub title: &'static str,
        pub all: &'static str,
        pub search: &'static str,
        pub everything: &'static str,
        pub empty: &'static str,
        pub none: &'static str,
        pub more: &'static str,
        pub count: &'static str,
        pub name: &'static str,
        pub rename: &'static str,
        pub keep: &'static str,
        pub save: &'static str,
        pub save_all: &'static str,
        pub open: &'static str,
        pub drop: &'static str,
        pub paste: &'static str,
        /// “Open”, for the pasted link
        pub open_link: &'static str,
        pub unreadable: &'static str,
        pub lasts: &'static str,
        pub may_go: &'static str,
        pub ask: &'static str,
        pub elsewhere: &'static str,
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
        pub keep_part: &'static str,
        pub reading: &'static str,
        pub led: &'static str,
    }

    /// Sharing and opening matches.
    pub struct SharingWords {
        pub title: &'static str,
        pub link: &'static str,
        pub copy: &'static str,
        pub copied: &'static str,
        pub not_copied: &'static str,
        pub send: &'static str,
        pub code: &'static str,
        pub code_long: &'static str,
        pub by_link: &'static str,
        pub opened: &'static str,
        pub keep: &'static str,
        /// “Save and look at it”, for a game that is over
        pub keep_over: &'static str,
        pub own: &'static str,
        pub goes_on: &'static str,
        pub known: &'static str,
        pub to_it: &'static str,
    }

    /// Editing the record.
    pub struct RecordWords {
        pub title: &'static str,
        pub variation: &'static str,
        pub comment_on: &'static str,
        pub start: &'static str,
        pub promote: &'static str,
        pub make_main: &'static str,
        pub remove: &'static str,
        pub removed: &'static str,
    }
}
