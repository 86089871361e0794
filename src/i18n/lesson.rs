//! The words of lessons, in a file of their own: the page fetches it with the part that shows them.

use super::lines::words;

words! {
    /// The words of lessons in one language.
    pub struct Lesson {
        /// “Lesson”
        pub title: &'static str,
        /// “Step {0} of {1}”
        pub step: &'static str,
        /// “Right.”
        pub right: &'static str,
        /// ““{0}” can be played, but here something else is better.” The token stands between backticks.
        pub other: &'static str,
        /// “Show me”
        pub show: &'static str,
        /// “Next”
        pub next: &'static str,
        /// “That was the lesson.”
        pub over: &'static str,
        /// What one can do now.
        pub over_text: &'static str,
        /// “Play now”
        pub play: &'static str,
        /// “Once more”
        pub again: &'static str,
    }
}
