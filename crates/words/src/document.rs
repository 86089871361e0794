//! Sentences of documents that are shown before or without the app: `index.html`, `404.html` and `embed.html`.
//! `cargo xtask lists` writes them into these files.

use crate::text_struct::words;

words! {
    pub struct DocumentWords {
        /// The page needs JavaScript and WebAssembly.
        pub no_script: &'static str,
        /// The browser is too old for the page.
        pub outdated: &'static str,
        /// The page was opened from a file.
        pub unserved: &'static str,
        /// The page did not start in time.
        pub late: &'static str,
        /// The program crashed.
        pub halted: &'static str,
        /// The link to the start page.
        pub to_start: &'static str,
        /// There is no page with this address.
        pub missing: &'static str,
        /// The frame of a board needs JavaScript.
        pub frame_no_script: &'static str,
        /// The frame of a board was opened from a file.
        pub frame_unserved: &'static str,
    }
}
