//! The words of what is agreed and done round the table.

use super::text_struct::words;

words! {
    /// The agreements and actions of a match.
    pub struct MatchWords {
        /// “At the table”
        pub title: &'static str,
        /// “Learn in two minutes”
        pub learn: &'static str,
        /// “Not now”
        pub not_now: &'static str,
        /// “Seating”
        pub facing: &'static str,
        /// “On one side / Face to face / Do not rotate”
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
        /// “Running out of time loses”
        pub ends: &'static str,
        /// “Strict: no undo, no hints”
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
        /// Gives a match under way another clock: “Set the clock”
        pub set_clock: &'static str,
        /// “Time measured so far counts with the new clock, too.”
        pub clock_counts: &'static str,
        /// “{0} has used more time than that already.”
        pub clock_short: &'static str,
        /// “The clock was changed. Time measured so far counts. / The game goes on without a clock.”
        pub clock_set: [&'static str; 2],
        /// “End the game now? Everyone has to agree.”
        pub offered: &'static str,
        /// “Really resign? This cannot be undone.”
        pub resign: &'static str,
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
        /// “Turning points”, of a game that is over
        pub report: &'static str,
        /// “Offer analysis”
        pub analyses: &'static str,
        /// “Player colours”
        pub colours: &'static str,
        /// “Reset all settings”
        pub reset: &'static str,
        /// “All settings are back to their defaults.”
        pub was_reset: &'static str,
        /// The level above, with its number and its name: “Next level: {0}”
        pub next_level: &'static str,
        /// The level below, with its number and its name: “One level easier: {0}”
        pub easier: &'static str,
        /// After three clear wins: “Three clear wins in a row: you are ready for the next level.”
        pub won_thrice: &'static str,
        /// After three losses: “Three losses in a row: an easier level may be more fun.”
        pub lost_thrice: &'static str,
        /// The key moment on the card at the end: “Move {0}, {1}: did not stop {2} from winning / no defence was left after it / lost at once / took the lead for good”.
        pub key_moment: [&'static str; 4],
        /// How fast things move on the board: “Animation”
        pub pace: &'static str,
        /// The speeds of it: “Slow / Normal / Fast / None”
        pub paces: [&'static str; 4],
        /// Shows the last turn of everyone once more: “Show again”
        pub show_again: &'static str,
        /// Lets the computer player play the best move found so far: “Play now”
        pub play_now: &'static str,
        /// The seats and levels of a match under way: “Seats and levels”
        pub seats: &'static str,
        /// Turns the board by one step: “Rotate the board”
        pub turn_board: &'static str,
        /// The groups of the menu: “This game / View and share / Leave”
        pub groups: [&'static str; 3],
        /// Asks again before a match is played from its start: “Really start over?”
        pub sure_restart: &'static str,
    }

    /// The sheet of pictures.
    pub struct PictureWords {
        /// “Pictures”
        pub title: &'static str,
        /// “Start position”, on the score sheet of a game that begins at one of its own.
        pub start: &'static str,
        /// “Save the position as SVG”
        pub svg: &'static str,
        /// “Save the position as PNG”
        pub png: &'static str,
        /// “Save the game as an animated SVG”
        pub animation: &'static str,
        /// “Print the score sheet”
        pub print: &'static str,
        /// “Print and play”: leads to the sheets of board and pieces.
        pub paper: &'static str,
        /// “The picture could not be created. Try again later.”
        pub failed: &'static str,
    }
}
