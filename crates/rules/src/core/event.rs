//! Events that a move causes, for animations, announcements and sounds.
//!
//! The terms are those of abstract games in general, so a view handles any game with one list. Pieces are placed, moved
//! and taken. Seeds are sown as in every mancala. A row of cells slides along an edge. Chance draws from a bag. A new
//! game adds a term only for a kind of motion that no game had before.

use super::{BoardEdge, Piece, PieceKind, Seat, Site, TableAction};

/// One step of a move. A move has several events, in the order in which they are shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A piece is placed on the board from a hand.
    Placed {
        /// The sites that it covers, from one end to the other.
        sites: Vec<Site>,
        /// The kind of piece.
        kind: PieceKind,
        /// The seat that moves.
        seat: Seat,
        /// The piece that it replaces.
        replaced: Option<PieceKind>,
    },
    /// A piece moves from one place to another.
    Moved {
        /// The sites that it covered, from one end to the other.
        from: Vec<Site>,
        /// The sites that it covers afterwards, in the same order.
        to: Vec<Site>,
        /// The kind of piece.
        kind: PieceKind,
        /// The seat that moves.
        seat: Seat,
    },
    /// Two pieces change places.
    Exchanged {
        /// The site of one piece.
        first: Site,
        /// The site of the other piece.
        second: Site,
        /// The seat that moves.
        seat: Seat,
    },
    /// A piece leaves the board for the taker's tray.
    Taken {
        /// Its site.
        site: Site,
        /// The number of pieces.
        count: u16,
        /// The taker.
        by: Seat,
        /// The former owner, if pieces or their sites belong to seats.
        of: Option<Seat>,
    },
    /// A taken piece is placed on the board again.
    Returned {
        /// Its site.
        site: Site,
        /// The seat that moves.
        by: Seat,
        /// The owner.
        of: Seat,
    },
    /// One lap of a sowing.
    Sown {
        /// The hole that was emptied.
        from: Site,
        /// The holes that get a stone, in order. A hole that gets several is listed several times.
        into: Vec<Site>,
        /// The seat that sows.
        seat: Seat,
    },
    /// A row of cells that is not fixed to the board slides to another side of it.
    Slid {
        /// The side that it leaves.
        from: BoardEdge,
        /// The side that it reaches.
        to: BoardEdge,
        /// The seat that moves.
        seat: Seat,
    },
    /// Chance draws a piece from the bag into the supply.
    Drawn {
        /// The kind of piece.
        kind: PieceKind,
    },
    /// A seat takes a piece of the supply into its hand.
    Picked {
        /// The kind of piece.
        kind: PieceKind,
        /// The seat that takes it.
        seat: Seat,
    },
    /// A seat passes.
    Passed {
        /// The seat that passes.
        seat: Seat,
    },
    /// The seats exchange colours.
    Swapped {
        /// The seat that swaps.
        seat: Seat,
    },
    /// A line, row, triad or formation is complete and counts.
    Line {
        /// Its sites.
        sites: Vec<Site>,
        /// The seat that completed it.
        seat: Seat,
        /// Its points; 0 if points are not counted.
        points: u32,
    },
    /// A seat is out of the game; the others play on.
    WentOut {
        /// The seat that goes out.
        seat: Seat,
    },
    /// A round is over. Unless the game is over too, the next round begins.
    RoundOver {
        /// The pieces on the board at its end.
        pieces: Vec<Piece>,
        /// [`Scene::side`](super::Scene::side) at its end.
        side: Option<BoardEdge>,
        /// Points of each seat in this round.
        points: [u32; 2],
        /// The round's number, from 1.
        round: u32,
    },
    /// The number of moves that the next seat has after a previewed move. Only previews have this event, in games where
    /// a seat without a move loses.
    Leaves {
        /// The next seat.
        seat: Seat,
        /// The number of its moves.
        moves: u16,
    },
    /// A table action.
    Action {
        /// The action that a player took.
        action: TableAction,
        /// The seat to act; `None` if chance acts.
        seat: Option<Seat>,
    },
    /// A seat ran out of time. The rules have no clock; a session adds this event.
    OutOfTime {
        /// The seat whose time is up.
        seat: Seat,
    },
    /// The game is over. [`Turn::Over`](super::Turn::Over) holds the outcome.
    Over(End),
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// A line, row or formation is complete.
    Line,
    /// The agreed rounds are played.
    Rounds,
    /// No seat can move.
    Stuck,
    /// The seat to act cannot move.
    NoMove,
    /// No piece was taken for many turns; the pieces taken are counted.
    Quiet,
    /// One seat is left.
    LastIn,
    /// A table action ended it.
    Action(TableAction),
    /// A seat ran out of time.
    Time,
}
