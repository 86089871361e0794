//! The texts of puzzles. They are in a file of their own, which the page fetches with the chunk for puzzles.

use super::fill;
use super::text_struct::words;
use trivium_session::puzzle::{Goal, Rating};

words! {
    pub struct PuzzleWords {
        pub difficulty: &'static str,
        pub count: &'static str,
        pub solved: &'static str,
        /// “{0} to retry”: missed puzzles that are due
        pub due: &'static str,
        pub rating: &'static str,
        /// “about {0}”: a provisional rating
        pub about: &'static str,
        /// “Your rating: {0} ({1})”, with its change: “+12”
        pub rated: &'static str,
        pub unrated: &'static str,
        /// “{0} {0:day|days} in a row” with a puzzle
        pub row: &'static str,
        pub all: &'static str,
        pub theme: &'static str,
        /// The names of the themes, in the order of [`Theme::ALL`](trivium_session::puzzle::Theme::ALL).
        pub themes: [&'static str; 14],
        /// [`Goal::Win`]: “Only one move wins. Find it.”
        pub only: &'static str,
        /// A win within one turn: “Win this turn. Only one move does it.”
        pub at_once: &'static str,
        /// A win within several turns: “Win in {0} turns or fewer. Only one move does it.”
        pub within: &'static str,
        /// [`Goal::Hold`]: “All moves but one lose. Find that one.”
        pub hold: &'static str,
        /// [`Goal::Draw`]: “Only one move saves the draw. Find it.”
        pub draw: &'static str,
        pub further: &'static str,
        pub right: &'static str,
        pub shown: &'static str,
        /// “`{0}` does not work: `{1}` refutes it.” Backticks mark tokens.
        pub beaten: &'static str,
        pub wrong: &'static str,
        /// Why a move fails that does not end the game: no forced win, no win in time, a forced loss, no forced draw.
        pub why: [&'static str; 4],
        pub again: &'static str,
        /// “Hint: {0}.” names the theme.
        pub hinted: &'static str,
        /// “Choose {0}.” names the next pick.
        pub choose: &'static str,
        pub show: &'static str,
        pub next: &'static str,
        /// “A harder one”, a puzzle
        pub harder: &'static str,
        pub list: &'static str,
        pub link: &'static str,
        pub embed: &'static str,
        pub copy_code: &'static str,
        pub set_up: &'static str,
        pub delete: &'static str,
        /// Asks before the history is deleted.
        pub sure: &'static str,
        pub storage_note: &'static str,
        pub of: &'static str,
        /// “solved”, the mark of a puzzle
        pub done: &'static str,
        /// “to retry”, the mark of a missed puzzle
        pub missed: &'static str,
        pub none: &'static str,
        pub gone: &'static str,
        pub broken: &'static str,
    }
}

impl PuzzleWords {
    /// The points of a rating.
    pub fn points(&self, rating: Rating) -> String {
        let points = format!("{:.0}", rating.rating);
        if rating.is_provisional() { fill(self.about, &[&points]) } else { points }
    }

    pub fn task(&self, goal: Goal) -> String {
        match goal {
            Goal::Win => self.only.to_owned(),
            Goal::WinIn(1) | Goal::WinOrLose(1, _) => self.at_once.to_owned(),
            Goal::WinIn(turns) | Goal::WinOrLose(turns, _) => fill(self.within, &[&turns.to_string()]),
            Goal::Hold(_) => self.hold.to_owned(),
            Goal::Draw => self.draw.to_owned(),
        }
    }

    /// Why a move misses a goal, if the game is not over then.
    pub fn why(&self, goal: Goal) -> &'static str {
        self.why[match goal {
            Goal::Win => 0,
            Goal::WinIn(_) => 1,
            Goal::WinOrLose(..) | Goal::Hold(_) => 2,
            Goal::Draw => 3,
        }]
    }
}
