//! The texts of match settings and of actions in a match.

use super::text_struct::words;

words! {
    pub struct MatchWords {
        pub title: &'static str,
        /// “Lesson: {0} ({1} min)”: a lesson’s title and its length
        pub learn: &'static str,
        pub not_now: &'static str,
        pub facing: &'static str,
        pub facings: [&'static str; 3],
        pub clock: &'static str,
        pub clocks: [&'static str; 3],
        pub turn: &'static str,
        pub total: &'static str,
        pub increment: &'static str,
        pub seconds: &'static str,
        pub minutes: &'static str,
        pub ends: &'static str,
        pub strict: &'static str,
        pub colour: &'static str,
        pub left: &'static str,
        pub minute_left: &'static str,
        pub ten_left: &'static str,
        pub time_up: &'static str,
        pub stop: &'static str,
        pub stopped: &'static str,
        pub run: &'static str,
        /// Changes the clock of a running match: “Set the clock”
        pub set_clock: &'static str,
        pub clock_counts: &'static str,
        pub clock_short: &'static str,
        pub clock_set: [&'static str; 2],
        pub offered: &'static str,
        /// “{0}: really resign? “{1}” takes it back.”, where {1} is the label of the undo button; and in tournament
        /// mode “{0}: really resign? This cannot be undone.”
        pub sure_resign: [&'static str; 2],
        pub agrees: &'static str,
        pub plays_on: &'static str,
        pub play_on: &'static str,
        pub series_score: &'static str,
        pub drawn: &'static str,
        pub full: &'static str,
        pub leave_full: &'static str,
        pub sound: &'static str,
        pub haptics: &'static str,
        pub hints: &'static str,
        pub analysis: &'static str,
        /// “Turning points”, of a finished game
        pub report: &'static str,
        pub analyses: &'static str,
        pub colours: &'static str,
        pub reset: &'static str,
        pub was_reset: &'static str,
        /// A rematch at the level above, with its number and name: “Next level: {0}”
        pub next_level: &'static str,
        /// A rematch at the level below, with its number and name: “One level easier: {0}”
        pub easier: &'static str,
        /// After three clear wins: “Three clear wins in a row: you are ready for the next level.”
        pub won_thrice: &'static str,
        /// After three losses: “Three losses in a row: an easier level may be more fun.”
        pub lost_thrice: &'static str,
        /// The key moment on the card at the end: “Move {0}, {1}: failed to stop {2} from winning / after that there
        /// was no defence / lost at once / took the lead for good”.
        pub key_moment: [&'static str; 4],
        /// The speed of animations: “Animation”
        pub pace: &'static str,
        /// The speeds: “Slow / Normal / Fast / None”
        pub paces: [&'static str; 4],
        /// Replays everyone's last turn: “Show again”
        pub show_again: &'static str,
        /// Makes the computer player move at once: “Play now”
        pub play_now: &'static str,
        /// The seats and levels of a running match: “Seats and levels”
        pub seats: &'static str,
        /// Turns the board by one step: “Rotate the board”
        pub turn_board: &'static str,
        /// The groups of the menu: “This game / View and share / Leave”
        pub groups: [&'static str; 3],
        /// Asks for confirmation before a restart: “Really start over?”
        pub sure_restart: &'static str,
    }

    /// The texts of the dialog that saves and prints pictures.
    pub struct PictureWords {
        pub title: &'static str,
        /// “Start position”, on the score sheet of a game that does not begin at the usual position.
        pub start: &'static str,
        pub print: &'static str,
        /// “Print and play”: leads to the sheets of board and pieces.
        pub paper: &'static str,
        pub failed: &'static str,
    }
}
