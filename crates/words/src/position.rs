//! The texts of the position editor. They are in a file of their own, which the page fetches with the chunk for the
//! editor.

use super::games::Settings;
use super::text_struct::words;

words! {
    pub struct PositionWords {
        /// “Set up a position”
        pub title: &'static str,
        /// “Variant”
        pub variant: &'static str,
        /// “Pieces”, the choice of a piece to place on the board.
        pub pieces: &'static str,
        /// “{0}, {1} left”: a piece, and the number of such pieces that are not on the board.
        pub left: &'static str,
        /// “Move”, a tool
        pub shift: &'static str,
        /// “Remove”, a tool
        pub take: &'static str,
        /// “Rotate”, for the piece that was placed last or is selected
        pub turn_piece: &'static str,
        /// “To move”
        pub to_move: &'static str,
        /// “{0}, from {1}”: the capturing player and the former owner.
        pub from: &'static str,
        /// “Clear the board”
        pub clear: &'static str,
        /// “Starting position”
        pub start: &'static str,
        /// “Undo”
        pub undo: &'static str,
        /// “Redo”
        pub redo: &'static str,
        /// “Position as text”
        pub text: &'static str,
        /// “Copy”
        pub copy: &'static str,
        /// “Copied.”
        pub copied: &'static str,
        /// “Copying failed; …”
        pub not_copied: &'static str,
        /// “Use this text”
        pub take_over: &'static str,
        /// “With this position”
        pub actions: &'static str,
        /// “Play”
        pub play: &'static str,
        /// “Try moves”
        pub try_out: &'static str,
        /// “Analysis”
        pub analyse: &'static str,
        /// “Share”
        pub share: &'static str,
        /// “Picture”
        pub picture: &'static str,
        /// “Choose a piece, then tap the board. …”
        pub help: &'static str,
        /// “Now choose where it goes.”
        pub held: &'static str,
        /// “You can play from this position.”
        pub sound: &'static str,
        /// Why a position is invalid.
        pub faults: DraftFaults,
        /// “{0} ({1})”: a fault and its sites.
        pub at: &'static str,
        /// “You have placed all of these. …”
        pub none_left: &'static str,
        /// “It does not fit here. …”
        pub no_room: &'static str,
        /// “There is nothing here. …”
        pub empty: &'static str,
        /// The settings of all games.
        pub settings: Settings,
    }

    /// Why a position is invalid.
    pub struct DraftFaults {
        /// “This does not fit the rest of the position: {0}.” `{0}` is a setting.
        pub contradiction: &'static str,
        /// “There are too many or too few pieces: {0}.”
        pub count: &'static str,
        /// “Two pieces lie on the same space, …”
        pub overlap: &'static str,
        /// “The rules do not allow these pieces to lie like this.”
        pub unlawful: &'static str,
        /// “This position has already decided the game.”
        pub ended: &'static str,
        /// “It cannot be this player’s turn, …”
        pub wrong_turn: &'static str,
    }
}
