//! The texts of embedded boards. They are in a file of their own, because the start page does not need them.

use super::text_struct::words;

words! {
    /// The texts of embedded boards, and of the dialog that makes the code to embed one.
    pub struct EmbeddingWords {
        pub unloaded: &'static str,
        /// “The content security policy of this page forbids it. This line allows it:”; the element adds the line.
        pub forbidden: &'static str,
        /// “The board comes from another origin. The server of {0} must send this header:”; the element adds the
        /// header.
        pub unsent: &'static str,
        /// ““{1}” is not a valid value for {0}. Possible values: {2}.”
        pub value: &'static str,
        pub ply: &'static str,
        /// “Mark “{0}”: the picture has no space “{1}”.”
        pub mark_place: &'static str,
        /// “Mark “{0}”: “{1}” is not one of its colours.”
        pub mark_colour: &'static str,
        /// “Mark “{0}”: a label has 1 to 12 characters.”
        pub mark_label: &'static str,
        /// “Mark “{0}” must lead from one space to another.”
        pub mark_still: &'static str,
        /// “There is no puzzle “{0}”. …”, with an example of a name.
        pub puzzle: &'static str,
        /// “{0} of {1}”: the number of the ply in view, and the number of plies
        pub ply_counter: &'static str,
        /// “More”: the menu of a viewer
        pub more: &'static str,
        /// “Play on from here”, in the app
        pub play_on: &'static str,
        /// Keys with their functions.
        pub keys: [[&'static str; 2]; 4],
        pub title: &'static str,
        pub by_code: &'static str,
        pub kind: &'static str,
        pub kinds: [&'static str; 3],
        pub code: &'static str,
        pub with_picture: &'static str,
        pub copy: &'static str,
        pub save: &'static str,
        pub examples: &'static str,
        /// “Picture”, to be sent
        pub picture: &'static str,
        /// “Moving picture”: all moves, to be sent
        pub film: &'static str,
        pub making: &'static str,
        /// “Send” a picture
        pub send_file: &'static str,
        /// “Save” a picture
        pub save_file: &'static str,
        /// “{0}, {1} kB”: the name and the size of a picture
        pub size: &'static str,
        /// “For authors”: files for their own pages
        pub authors: &'static str,
        pub svg: &'static str,
        pub animation: &'static str,
    }

    /// The texts of the page with examples of embedded boards.
    pub struct GalleryWords {
        pub title: &'static str,
        pub intro: &'static str,
        pub unserved: &'static str,
        pub copy: &'static str,
        pub copied: &'static str,
        pub save: &'static str,
        pub to_games: &'static str,
        pub once: &'static str,
        /// Explains the line of code that a page needs only once.
        pub once_text: &'static str,
        /// Heading and text of the example of a picture.
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
        /// Heading and text about board styles.
        pub looks: [&'static str; 2],
        /// Heading and text about a script that allows or refuses moves.
        pub script: [&'static str; 2],
        /// Heading and text about the frame.
        pub frame: [&'static str; 2],
    }
}
