//! The texts of lessons, in a file of their own. The page fetches it with the chunk for lessons.

use super::text_struct::words;

words! {
    pub struct LessonWords {
        pub title: &'static str,
        pub step: &'static str,
        pub step_back: &'static str,
        pub right: &'static str,
        pub marked: &'static str,
        pub wrong: &'static str,
        pub beaten: &'static str,
        pub repeat: &'static str,
        pub show: &'static str,
        pub next: &'static str,
        pub over: &'static str,
        /// “You now know:”, before the list of what was learnt
        pub learnt: &'static str,
        pub play: &'static str,
        pub again: &'static str,
    }
}
