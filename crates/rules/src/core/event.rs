//! Events that a move causes, for animations, announcements and sounds.
//!
//! The terms are those of abstract games in general, so a view handles any game with one list. Pieces are placed, moved and taken. Seeds
//! are sown as in every mancala. A row of cells slides along an edge. Chance draws from a bag. A new game adds a term only for a kind of
//! motion that no game had before.

use super::{BoardEdge, Piece, PieceKind, Seat, Site, TableAction};

/// One thing that happens. A decision gives several, in the order in which they are seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A piece comes from a hand onto the board.
    Placed {
        /// Where, one site or more in a row.
        sites: Vec<Site>,
        /// The kind.
        kind: PieceKind,
        /// Whose piece or whose decision.
        seat: Seat,
        /// The piece that was replaced there.
        replaced: Option<PieceKind>,
    },
    /// A piece goes from one place to another.
    Moved {
        /// From where, one site or more in a row.
        from: Vec<Site>,
        /// To where, as many sites in the same order.
        to: Vec<Site>,
        /// The kind.
        kind: PieceKind,
        /// Whose decision.
        seat: Seat,
    },
    /// Two pieces change places.
    Exchanged {
        /// The first.
        first: Site,
        /// The second.
        second: Site,
        /// Whose decision.
        seat: Seat,
    },
    /// A piece leaves the board for the taker's tray.
    Taken {
        /// From where.
        site: Site,
        /// How many.
        count: u16,
        /// The taker.
        by: Seat,
        /// Whose it was, where pieces or their places belong to seats.
        of: Option<Seat>,
    },
    /// A taken piece is set back onto the board.
    Returned {
        /// Where.
        site: Site,
        /// Whose decision.
        by: Seat,
        /// Whose it was.
        of: Seat,
    },
    /// One lap of a sowing.
    Sown {
        /// The hole that was emptied.
        from: Site,
        /// The holes that got a stone each, in order; a hole stands again for each further stone.
        into: Vec<Site>,
        /// The sower.
        seat: Seat,
    },
    /// A row of cells that is not fixed to the board slides to another side of it.
    Slid {
        /// From.
        from: BoardEdge,
        /// To.
        to: BoardEdge,
        /// Whose decision.
        seat: Seat,
    },
    /// Chance draws a piece from the bag into the supply.
    Drawn {
        /// The kind.
        kind: PieceKind,
    },
    /// A seat takes a piece of the supply into its hand.
    Picked {
        /// The kind.
        kind: PieceKind,
        /// The seat.
        seat: Seat,
    },
    /// A seat does nothing.
    Passed {
        /// The seat.
        seat: Seat,
    },
    /// The seats exchange colours.
    Swapped {
        /// The seat that swaps.
        seat: Seat,
    },
    /// A line, row, triad or formation stands that counts.
    Line {
        /// Its sites.
        sites: Vec<Site>,
        /// The seat that completed it.
        seat: Seat,
        /// Its points; 0 where points are not counted.
        points: u32,
    },
    /// A seat is out; the others go on.
    WentOut {
        /// The seat.
        seat: Seat,
    },
    /// A round is over and, unless the game is, the next one begins.
    RoundOver {
        /// The pieces on the board at its end.
        pieces: Vec<Piece>,
        /// Where the strip lay.
        side: Option<BoardEdge>,
        /// Points of each seat in this round.
        points: [u32; 2],
        /// The round's number, from 1.
        round: u32,
    },
    /// The players did a table action.
    Action {
        /// Which.
        action: TableAction,
        /// The seat to act then; none at chance.
        seat: Option<Seat>,
    },
    /// A seat's time ran out. No rules say so: it is the table's clock.
    OutOfTime {
        /// Whose.
        seat: Seat,
    },
    /// The game is over; the outcome stands in the turn.
    Over(End),
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// A line, row or formation decided.
    Line,
    /// The agreed rounds are played.
    Rounds,
    /// Nobody can go on.
    Stuck,
    /// The seat to act cannot.
    NoMove,
    /// Nothing was taken for long; the balls taken are counted.
    Quiet,
    /// One seat is left.
    LastIn,
    /// By a table action.
    Action(TableAction),
    /// A seat's time ran out.
    Time,
}
