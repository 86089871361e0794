//! The words of boards in other people's pages. A file of their own, for the page that starts needs none of them.

use super::text_struct::words;

words! {
    /// Boards in other people's pages, and how to get them there.
    pub struct EmbeddingWords {
        /// “The board cannot be loaded.”
        pub unloaded: &'static str,
        /// “This page's content security policy forbids it. This line allows it: …”; the element adds the line.
        pub forbidden: &'static str,
        /// “The server of {0} must send: …”; the element fills in the address and adds the header.
        pub unsent: &'static str,
        /// ““{1}” is not a value of {0}. Possible values: {2}.”
        pub value: &'static str,
        /// “{0} is not in the record, which has {1} moves.”
        pub ply: &'static str,
        /// “Mark “{0}”: the picture has no space “{1}”.”
        pub mark_place: &'static str,
        /// “Mark “{0}”: “{1}” is no colour.”
        pub mark_colour: &'static str,
        /// “Mark “{0}”: a label has 1 to 12 characters.”
        pub mark_label: &'static str,
        /// “Mark “{0}” leads nowhere.”
        pub mark_still: &'static str,
        /// “There is no puzzle “{0}”.” and how puzzles are named.
        pub puzzle: &'static str,
        /// “{0} of {1}”
        pub stands: &'static str,
        /// “More”: the menu of a viewer
        pub more: &'static str,
        /// “Play on from here”, in the app
        pub play_on: &'static str,
        /// Keys, and their meanings.
        pub keys: [[&'static str; 2]; 4],
        /// “Embed in a web page”
        pub title: &'static str,
        /// “Paste these lines into a page of your own: …”
        pub by_code: &'static str,
        /// “What it is”
        pub kind: &'static str,
        /// “A picture”, “A game to replay”, “A board to play on”
        pub kinds: [&'static str; 3],
        /// “Code”
        pub code: &'static str,
        /// “Include the picture, …”
        pub with_picture: &'static str,
        /// “Copy the code”
        pub copy: &'static str,
        /// “Save as a file”
        pub save: &'static str,
        /// “Examples and all one can set”
        pub examples: &'static str,
    }

    /// The page of examples.
    pub struct GalleryWords {
        /// “Boards for your web page”
        pub title: &'static str,
        /// Its subject.
        pub intro: &'static str,
        /// “Languages”
        pub languages: &'static str,
        /// “Copy”
        pub copy: &'static str,
        /// “Copied.”
        pub copied: &'static str,
        /// “Save as a file”
        pub save: &'static str,
        /// “To the games”
        pub to_games: &'static str,
        /// “Once in each page”
        pub once: &'static str,
        /// The step that is done once.
        pub once_text: &'static str,
        /// The meaning of a picture.
        pub diagram: [&'static str; 2],
        /// The meaning of marks.
        pub marks: [&'static str; 2],
        /// A game to step through.
        pub viewer: [&'static str; 2],
        /// A board to play on.
        pub play: [&'static str; 2],
        /// A board that begins at a position.
        pub position: [&'static str; 2],
        /// A puzzle.
        pub puzzle: [&'static str; 2],
        /// Against an engine.
        pub engine: [&'static str; 2],
        /// Looks.
        pub looks: [&'static str; 2],
        /// A page that decides with.
        pub script: [&'static str; 2],
        /// The text in place of the last moves, before there are any.
        pub none_yet: &'static str,
        /// The frame.
        pub frame: [&'static str; 2],
    }
}
