//! The words for setting up positions, in a file of their own: the page fetches it with the part that shows them.

use super::games::Settings;
use super::text_struct::words;

words! {
    /// The words for setting up positions in one language.
    pub struct PositionWords {
        /// “Set up a position”
        pub title: &'static str,
        /// “Variant”
        pub variant: &'static str,
        /// “Pieces”, which can be laid on the board.
        pub pieces: &'static str,
        /// “{0}, {1} left”: a piece, and how many of it are not on the board.
        pub left: &'static str,
        /// The tool that moves pieces.
        pub shift: &'static str,
        /// The tool that takes pieces off the board.
        pub take: &'static str,
        /// Turns the piece that was laid last or is held.
        pub turn_piece: &'static str,
        /// “To move”
        pub to_move: &'static str,
        /// “{0}, from {1}”: who captured, and from whom.
        pub from: &'static str,
        /// Takes everything off the board.
        pub clear: &'static str,
        /// Puts everything where a game begins.
        pub start: &'static str,
        /// “Undo”, of any step.
        pub undo: &'static str,
        /// “Redo”
        pub redo: &'static str,
        /// “Position as text”
        pub text: &'static str,
        /// “Copy”
        pub copy: &'static str,
        /// “Copied.”
        pub copied: &'static str,
        /// Copying failed.
        pub not_copied: &'static str,
        /// Takes the position of the text.
        pub take_over: &'static str,
        /// The heading of the actions.
        pub actions: &'static str,
        /// “Play”
        pub play: &'static str,
        /// “Try out”
        pub try_out: &'static str,
        /// “Analyse”
        pub analyse: &'static str,
        /// “Share”
        pub share: &'static str,
        /// “Picture”
        pub picture: &'static str,
        /// How the board is used: with the keyboard, too.
        pub help: &'static str,
        /// A piece is held.
        pub held: &'static str,
        /// A game can begin there.
        pub sound: &'static str,
        /// The faults.
        pub faults: DraftFaults,
        /// “{0} ({1})”: what is wrong, and the places.
        pub at: &'static str,
        /// All pieces of the kind lie on the board.
        pub none_left: &'static str,
        /// The piece does not fit there.
        pub no_room: &'static str,
        /// Nothing lies there.
        pub empty: &'static str,
        /// The settings of all games.
        pub settings: Settings,
    }

    /// The faults of a position.
    pub struct DraftFaults {
        /// A setting, `{0}`, does not fit the rest.
        pub contradiction: &'static str,
        /// More or fewer pieces than the game has.
        pub count: &'static str,
        /// Two pieces on the same place.
        pub overlap: &'static str,
        /// The pieces may not lie so.
        pub unlawful: &'static str,
        /// The game has ended on this board.
        pub ended: &'static str,
        /// That side cannot be to move.
        pub wrong_turn: &'static str,
    }
}
