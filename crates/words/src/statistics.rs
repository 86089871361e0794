//! The texts of statistics. They are in a file of their own, which the page fetches with the chunk for statistics.

use super::text_struct::words;

words! {
    pub struct StatisticsWords {
        /// “Statistics”
        pub title: &'static str,
        /// “No results yet. …”
        pub none: &'static str,
        /// “Level”
        pub level: &'static str,
        /// “Won”
        pub won: &'static str,
        /// “Drawn”
        pub drawn: &'static str,
        /// “Lost”
        pub lost: &'static str,
        /// “Time”
        pub time: &'static str,
        /// “Human vs human”
        pub people: &'static str,
        /// “{0} {0:game|games}”
        pub games: &'static str,
        /// “{0} min”
        pub minutes: &'static str,
        /// “{0} h {1} min”
        pub hours: &'static str,
        /// “Lesson completed”
        pub lesson: &'static str,
        /// “All games: {0}”, with the playing time
        pub total: &'static str,
        /// “They stay in this browser. …”
        pub storage_note: &'static str,
        /// “Delete statistics”
        pub delete: &'static str,
        /// Asks before statistics are deleted.
        pub sure: &'static str,
    }
}
