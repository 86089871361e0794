//! The texts of lessons, in a file of their own. The page fetches it with the chunk for lessons.

use super::text_struct::words;

words! {
    pub struct LessonWords {
        /// “Lesson”
        pub title: &'static str,
        /// “Step {0} of {1}”
        pub step: &'static str,
        /// “Step back”
        pub step_back: &'static str,
        /// “Right.”
        pub right: &'static str,
        /// “Choose what is marked.”
        pub marked: &'static str,
        /// “Not that one. Look again.”
        pub wrong: &'static str,
        /// “Then an opponent would win at once. Try again.”
        pub beaten: &'static str,
        /// “Show again”
        pub repeat: &'static str,
        /// “Show me”
        pub show: &'static str,
        /// “Next”
        pub next: &'static str,
        /// “You have finished the lesson.”
        pub over: &'static str,
        /// “You now know:”, before the list of what was learnt
        pub learnt: &'static str,
        /// “Play against level 1”
        pub play: &'static str,
        /// “Start again”
        pub again: &'static str,
    }
}
