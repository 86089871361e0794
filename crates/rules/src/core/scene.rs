//! Scenes: the content of a position for drawing. Gestures: the picks that make a move. A board draws scenes and knows
//! no rules.

use super::{PatternKind, PieceKind, Seat, Site};
use arrayvec::ArrayVec;

/// The pieces of a position and where they are. [`Gesture`]s say which of them can be picked.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Scene {
    /// The pieces on the board.
    pub pieces: Vec<Piece>,
    /// Hands, supplies and captured pieces: first the trays of the seats in turn order, then the common trays.
    pub trays: Vec<Tray>,
    /// The side of the board with the row of cells that can slide to another side; `None` for boards in one piece.
    pub side: Option<BoardEdge>,
    /// The rounds and the score, in games that have them.
    pub rounds: Option<Rounds>,
    /// Seats that are out while the others play on.
    pub out: Vec<Seat>,
    /// The number of moves that each seat would have if it were to move, in games where a seat without a move loses;
    /// empty in other games.
    pub mobility: Vec<u16>,
    /// Complete and partial patterns of each seat, if the board displays their progress.
    pub groups: Vec<Group>,
    /// The initials of the seats' colours in turn order, `ob` for Orange and Blue; empty if the rules name no colours.
    pub colours: &'static str,
}

impl Scene {
    /// The piece that covers the site.
    pub fn piece_on(&self, site: Site) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.sites.contains(&site))
    }
}

/// Sites that form a pattern when all of them belong to one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The kind of pattern.
    pub kind: PatternKind,
    /// The seat that completes the pattern.
    pub seat: Seat,
    /// The sites; empty while none of them belongs to the seat.
    pub sites: Vec<Site>,
    /// The number of sites that belong to the seat.
    pub have: u8,
    /// The number of sites that the pattern needs.
    pub of: u8,
}

impl Group {
    /// Whether the pattern is complete.
    pub const fn is_complete(&self) -> bool {
        self.have == self.of
    }
}

/// A piece on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The sites that it covers, from one end to the other.
    pub sites: ArrayVec<Site, 3>,
    /// Its kind.
    pub kind: PieceKind,
    /// Its owner, if pieces belong to seats.
    pub seat: Option<Seat>,
    /// The number of pieces on the site, such as seeds in a hole; usually 1.
    pub count: u16,
}

impl Piece {
    /// A piece on one site.
    pub fn single(site: Site, kind: PieceKind, seat: Option<Seat>) -> Piece {
        Piece { sites: ArrayVec::from_iter([site]), kind, seat, count: 1 }
    }
}

/// Pieces next to the board: a hand, a supply or captured pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tray {
    /// Its purpose.
    pub role: TrayRole,
    /// The seat that has the tray; `None` for common trays.
    pub seat: Option<Seat>,
    /// The former owner of its pieces, if they were taken from a seat.
    pub from: Option<Seat>,
    /// The number of pieces of each kind, in the order of the kinds. A kind that the tray can hold is listed even if
    /// the number is 0.
    pub stacks: Vec<(PieceKind, u16)>,
}

/// The purpose of a tray.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TrayRole {
    /// Pieces that a seat will place.
    Hand,
    /// Pieces that a seat took.
    Taken,
    /// Pieces that a seat took and may place on the board again.
    Stock,
    /// Pieces that any seat may take.
    Supply,
    /// Pieces from which chance draws.
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
    /// All sides, clockwise from the top.
    pub const ALL: [BoardEdge; 4] = [BoardEdge::North, BoardEdge::East, BoardEdge::South, BoardEdge::West];
}

/// The state of a match of rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rounds {
    /// The current round, from 1.
    pub now: u32,
    /// The agreed number of rounds, including tie-breaking rounds.
    pub of: u32,
    /// The seat that opened play in this round.
    pub starter: Seat,
    /// The points of each seat, in turn order.
    pub score: [u32; 2],
    /// Whether the game counts points.
    pub points: bool,
}

/// An element that the player selects to make a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    /// A site of the board, or the piece on it.
    Site(Site),
    /// A piece of that kind in a common tray, or in the hand of the seat to act.
    Tray(TrayRole, PieceKind),
    /// A move that needs no site.
    Command(Command),
}

/// A move that needs no site.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Command {
    /// Pass.
    Pass,
    /// Exchange colours.
    Swap,
    /// Slide the row of cells to that side. See [`Scene::side`].
    Slide(BoardEdge),
}

/// The picks that make a move, in order.
pub type Gesture = ArrayVec<Pick, 3>;
