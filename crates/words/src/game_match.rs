//! The texts of match settings and of actions in a match.

use super::text_struct::words;

words! {
    pub struct MatchWords {
        /// “At the table”
        pub title: &'static str,
        /// “Lesson: {0} ({1} min)”: a lesson’s title and its length
        pub learn: &'static str,
        /// “Not now”
        pub not_now: &'static str,
        /// “Seating”
        pub facing: &'static str,
        /// “Side by side / Face to face / Do not rotate”
        pub facings: [&'static str; 3],
        /// “Clock”
        pub clock: &'static str,
        /// “None / Per turn / Whole game”
        pub clocks: [&'static str; 3],
        /// “Time per turn”
        pub turn: &'static str,
        /// “Time per game”
        pub total: &'static str,
        /// “Increment”
        pub increment: &'static str,
        /// “{0} s”
        pub seconds: &'static str,
        /// “{0} min”
        pub minutes: &'static str,
        /// “You lose when your time runs out”
        pub ends: &'static str,
        /// “Tournament mode: no undo, no hints”
        pub strict: &'static str,
        /// “Change the colour of player {0}”
        pub colour: &'static str,
        /// “Time left: {0}”
        pub left: &'static str,
        /// “{0}: one minute left.”
        pub minute_left: &'static str,
        /// “{0}: ten seconds left.”
        pub ten_left: &'static str,
        /// “{0}: time is up.”
        pub time_up: &'static str,
        /// “Pause the clock”
        pub stop: &'static str,
        /// “The clock is paused.”
        pub stopped: &'static str,
        /// “Resume the clock”
        pub run: &'static str,
        /// Changes the clock of a running match: “Set the clock”
        pub set_clock: &'static str,
        /// “Time already used counts on the new clock, too.”
        pub clock_counts: &'static str,
        /// “{0} has already used more time than that. Choose more.”
        pub clock_short: &'static str,
        /// “The clock has been changed. Time already used counts. / The game goes on without a clock.”
        pub clock_set: [&'static str; 2],
        /// “End the game now? Everyone has to agree.”
        pub offered: &'static str,
        /// “{0}: really resign? “{1}” takes it back.”, where {1} is the label of the undo button; and in tournament
        /// mode “{0}: really resign? This cannot be undone.”
        pub sure_resign: [&'static str; 2],
        /// “{0} agrees”
        pub agrees: &'static str,
        /// “Not everyone agrees, so the game goes on.”
        pub plays_on: &'static str,
        /// “Play on”
        pub play_on: &'static str,
        /// “Series score”
        pub series_score: &'static str,
        /// “{0} {0:draw|draws}”
        pub drawn: &'static str,
        /// “Full screen”
        pub full: &'static str,
        /// “Exit full screen”
        pub leave_full: &'static str,
        /// “Sounds”
        pub sound: &'static str,
        /// “Vibration”
        pub haptics: &'static str,
        /// “Offer hints”
        pub hints: &'static str,
        /// “Analysis”
        pub analysis: &'static str,
        /// “Turning points”, of a finished game
        pub report: &'static str,
        /// “Offer analysis”
        pub analyses: &'static str,
        /// “Player colours”
        pub colours: &'static str,
        /// “Reset all settings”
        pub reset: &'static str,
        /// “All settings are back to their defaults.”
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
        /// “Pictures”
        pub title: &'static str,
        /// “Start position”, on the score sheet of a game that does not begin at the usual position.
        pub start: &'static str,
        /// “Print score sheet”
        pub print: &'static str,
        /// “Print and play”: leads to the sheets of board and pieces.
        pub paper: &'static str,
        /// “The picture could not be created. Try again later.”
        pub failed: &'static str,
    }
}
