//! The words of statistics, in a file of their own: the page fetches it with the part that shows them.

use super::text_struct::words;

words! {
    /// The words of statistics in one language.
    pub struct StatisticsWords {
        /// “Statistics”
        pub title: &'static str,
        /// There is nothing to tell yet.
        pub none: &'static str,
        /// The head of the levels of computer players.
        pub level: &'static str,
        /// The head of games won.
        pub won: &'static str,
        /// The head of games drawn.
        pub drawn: &'static str,
        /// The head of games lost.
        pub lost: &'static str,
        /// The head of the time played.
        pub time: &'static str,
        /// The row of games among people.
        pub people: &'static str,
        /// “{0} games”
        pub games: &'static str,
        /// A time below one hour.
        pub minutes: &'static str,
        /// A time of hours and minutes.
        pub hours: &'static str,
        /// The lesson of the game was taken.
        pub lesson: &'static str,
        /// All games: how many, and how long.
        pub total: &'static str,
        /// They stay in the browser, and go with the file of all games.
        pub kept: &'static str,
        /// “Delete statistics”
        pub delete: &'static str,
        /// The question before that.
        pub sure: &'static str,
    }
}
