//! The texts of statistics. They are in a file of their own, which the page fetches with the chunk for statistics.

use super::text_struct::words;

words! {
    pub struct StatisticsWords {
        pub none: &'static str,
        pub won: &'static str,
        pub drawn: &'static str,
        pub lost: &'static str,
        pub time: &'static str,
        pub people: &'static str,
        pub minutes: &'static str,
        pub hours: &'static str,
        pub lesson: &'static str,
        /// “All games: {0}”, with the playing time
        pub total: &'static str,
        pub storage_note: &'static str,
        pub delete: &'static str,
        /// Asks before statistics are deleted.
        pub sure: &'static str,
    }
}
