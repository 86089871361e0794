//! The texts of embedded boards. They are in a file of their own, because the start page does not need them.

use super::text_struct::words;

words! {
    /// The texts of embedded boards, and of the sheet that makes their code.
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
        /// Keys with their functions.
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
        /// The introduction.
        pub intro: &'static str,
        /// “This page was opened from a file. …”
        pub unserved: &'static str,
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
        /// Explains the step that is done once.
        pub once_text: &'static str,
        /// Heading and text about pictures.
        pub diagram: [&'static str; 2],
        /// Heading and text about marks.
        pub marks: [&'static str; 2],
        /// Heading and text about a game to step through.
        pub viewer: [&'static str; 2],
        /// Heading and text about a board to play on.
        pub play: [&'static str; 2],
        /// Heading and text about a board that starts at a position.
        pub position: [&'static str; 2],
        /// Heading and text about a puzzle.
        pub puzzle: [&'static str; 2],
        /// Heading and text about play against an engine.
        pub engine: [&'static str; 2],
        /// Heading and text about looks.
        pub looks: [&'static str; 2],
        /// Heading and text about a script that allows or refuses moves.
        pub script: [&'static str; 2],
        /// The placeholder for the list of last moves.
        pub none_yet: &'static str,
        /// Heading and text about the frame.
        pub frame: [&'static str; 2],
    }
}
