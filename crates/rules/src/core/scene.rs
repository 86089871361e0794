//! A position as a picture needs it, and how hands point at it. A board draws a scene and knows no rules.

use super::{PatternKind, PieceKind, Seat, Site};
use arrayvec::ArrayVec;

/// The pieces of a position and where they are. [`Gesture`]s say which of them can be picked.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Scene {
    /// The pieces on the board.
    pub pieces: Vec<Piece>,
    /// Hands, supplies and captured pieces: first the trays of the seats in turn order, then common trays.
    pub trays: Vec<Tray>,
    /// The side of the board at which a row of cells lies that can slide to another side; `None` for boards in one piece.
    pub side: Option<BoardEdge>,
    /// In matches of several rounds, and games with points.
    pub rounds: Option<Rounds>,
    /// Seats that are out of a game which the others go on with.
    pub out: Vec<Seat>,
    /// The patterns of each seat, complete or on the way, where a board shows how far they have come.
    pub groups: Vec<Group>,
    /// The colours by which the rules call the seats, a letter each, as style sheets name them; nothing where they name none.
    pub colours: &'static str,
}

/// Places of a seat that make up something when all of them are its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The kind.
    pub kind: PatternKind,
    /// Whose.
    pub seat: Seat,
    /// Its places; none while nothing of it stands.
    pub sites: Vec<Site>,
    /// How many of them are the seat's.
    pub have: u8,
    /// How many it takes.
    pub of: u8,
}

impl Group {
    /// Whether nothing is missing.
    pub const fn stands(&self) -> bool {
        self.have == self.of
    }
}

/// A thing on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The sites it covers, in a row.
    pub sites: ArrayVec<Site, 3>,
    /// Its kind.
    pub kind: PieceKind,
    /// Whose it is, where pieces belong to seats.
    pub seat: Option<Seat>,
    /// How many of it lie there (seeds in a hole); 1 elsewhere.
    pub count: u16,
}

impl Piece {
    /// One piece on one site.
    pub fn single(site: Site, kind: PieceKind, seat: Option<Seat>) -> Piece {
        Piece { sites: ArrayVec::from_iter([site]), kind, seat, count: 1 }
    }
}

/// Pieces next to the board: a hand, a supply or captured pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tray {
    /// Its purpose.
    pub role: TrayRole,
    /// Whose tray; none for common ones.
    pub seat: Option<Seat>,
    /// Whom its pieces belonged to, where they were taken from a seat.
    pub from: Option<Seat>,
    /// How many pieces of each kind it holds, in the order of the kinds. A kind is listed with 0 if it could be here.
    pub stacks: Vec<(PieceKind, u16)>,
}

/// The purpose of a tray.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TrayRole {
    /// Pieces that a seat has yet to set.
    Hand,
    /// Pieces that a seat took.
    Taken,
    /// Pieces that a seat took and may set back.
    Stock,
    /// Pieces open to both.
    Supply,
    /// Pieces that chance draws from.
    Bag,
}

/// A side of a rectangular board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BoardEdge {
    /// Top.
    North,
    /// Right.
    East,
    /// Bottom.
    South,
    /// Left.
    West,
}

impl BoardEdge {
    /// Clockwise from the top.
    pub const ALL: [BoardEdge; 4] = [BoardEdge::North, BoardEdge::East, BoardEdge::South, BoardEdge::West];
}

/// Where a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rounds {
    /// This round, from 1.
    pub now: u32,
    /// How many were agreed, tie-breaking rounds included.
    pub of: u32,
    /// The seat that opened play in this round.
    pub starter: Seat,
    /// Points of the seats, in turn order.
    pub score: [u32; 2],
    /// Whether points are counted at all.
    pub points: bool,
}

/// A thing that a hand points at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    /// A place on the board, or the piece there.
    Site(Site),
    /// A piece of that kind in the common supply or in the hand of the seat to act.
    Tray(TrayRole, PieceKind),
    /// A command.
    Command(Command),
}

/// A decision that points at nothing on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Command {
    /// Do nothing.
    Pass,
    /// Exchange colours.
    Swap,
    /// Slide the strip to that side.
    Slide(BoardEdge),
}

/// How a hand makes a decision: what it points at, in order.
pub type Gesture = ArrayVec<Pick, 3>;
