//! The words of puzzles, in a file of their own: the page fetches it with the part that shows them.

use super::fill;
use super::text_struct::words;
use trivium_session::puzzle::Goal;

words! {
    /// The words of puzzles in one language.
    pub struct PuzzleWords {
        /// “Puzzles”
        pub title: &'static str,
        /// “Difficulty {0}”
        pub difficulty: &'static str,
        /// How many there are.
        pub count: &'static str,
        /// How many of them were solved.
        pub solved: &'static str,
        /// How many that were missed are to be solved once more.
        pub due: &'static str,
        /// The solver's rating.
        pub rating: &'static str,
        /// How many days in a row have had a puzzle.
        pub row: &'static str,
        /// “All themes”
        pub all: &'static str,
        /// “Theme”
        pub theme: &'static str,
        /// The themes, in the order of the list of themes.
        pub themes: [&'static str; 14],
        /// The task: to find the only decision that wins.
        pub only: &'static str,
        /// The task: to win with this turn.
        pub at_once: &'static str,
        /// The task: to win within so many turns.
        pub within: &'static str,
        /// The task: to avert a loss.
        pub hold: &'static str,
        /// The task: to save a draw.
        pub draw: &'static str,
        /// The decision was right, and another one is asked for.
        pub further: &'static str,
        /// The puzzle is solved.
        pub right: &'static str,
        /// This is the solution.
        pub shown: &'static str,
        /// A decision misses the goal, and what beats it. Tokens stand between backticks.
        pub beaten: &'static str,
        /// A decision misses the goal.
        pub wrong: &'static str,
        /// “Try again”
        pub again: &'static str,
        /// “Hint”
        pub hint: &'static str,
        /// The hint: the theme.
        pub hinted: &'static str,
        /// The next hint: what to point at now, “Choose {0}.”
        pub choose: &'static str,
        /// “Show solution”
        pub show: &'static str,
        /// “Next puzzle”
        pub next: &'static str,
        /// “All puzzles”
        pub list: &'static str,
        /// “Link to this puzzle”
        pub link: &'static str,
        /// “Embed this puzzle”
        pub embed: &'static str,
        /// “Copy the code”
        pub copy_code: &'static str,
        /// Leads to where a position is set up.
        pub set_up: &'static str,
        /// Deletes the diary.
        pub delete: &'static str,
        /// The question before that.
        pub sure: &'static str,
        /// Where the diary is kept.
        pub kept: &'static str,
        /// “{0} of {1} solved”
        pub of: &'static str,
        /// The mark of a puzzle that was solved.
        pub done: &'static str,
        /// The mark of one that was missed.
        pub missed: &'static str,
        /// There are none for a game.
        pub none: &'static str,
        /// There is no such puzzle.
        pub gone: &'static str,
        /// The file of puzzles is damaged, in that line.
        pub broken: &'static str,
    }
}

impl PuzzleWords {
    /// The task of a puzzle.
    pub fn task(&self, goal: Goal) -> String {
        match goal {
            Goal::Win => self.only.to_owned(),
            Goal::WinIn(1) | Goal::WinOrLose(1, _) => self.at_once.to_owned(),
            Goal::WinIn(turns) | Goal::WinOrLose(turns, _) => fill(self.within, &[&turns.to_string()]),
            Goal::Hold(_) => self.hold.to_owned(),
            Goal::Draw => self.draw.to_owned(),
        }
    }
}
