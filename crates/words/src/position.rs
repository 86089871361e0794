//! The texts of the position editor. They are in a file of their own, which the page fetches with the chunk for the
//! editor.

use super::games::Settings;
use super::text_struct::words;

words! {
    pub struct PositionWords {
        pub title: &'static str,
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
        pub to_move: &'static str,
        /// “{0}, from {1}”: the capturing player and the former owner.
        pub from: &'static str,
        pub clear: &'static str,
        pub start: &'static str,
        pub undo: &'static str,
        pub redo: &'static str,
        pub text: &'static str,
        pub copy: &'static str,
        pub copied: &'static str,
        pub not_copied: &'static str,
        pub take_over: &'static str,
        pub actions: &'static str,
        pub try_out: &'static str,
        pub analyse: &'static str,
        pub picture: &'static str,
        pub help: &'static str,
        pub held: &'static str,
        pub sound: &'static str,
        /// Why a position is invalid.
        pub faults: DraftFaults,
        /// “{0} ({1})”: a fault and its sites.
        pub at: &'static str,
        pub none_left: &'static str,
        pub no_room: &'static str,
        pub empty: &'static str,
        /// The settings of all games.
        pub settings: Settings,
    }

    /// Why a position is invalid.
    pub struct DraftFaults {
        /// “This does not fit the rest of the position: {0}.” `{0}` is a setting.
        pub contradiction: &'static str,
        pub count: &'static str,
        pub overlap: &'static str,
        pub unlawful: &'static str,
        pub ended: &'static str,
        pub wrong_turn: &'static str,
    }
}
