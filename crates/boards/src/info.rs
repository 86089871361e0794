//! The properties that a board declares for the code that shows it. They are plain data, so that reading them needs no drawing code.

use trivium_rules::core::Seat;

/// The room for the things next to a board, as a class of the page's styles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// As much as others.
    Plain,
    /// Little: the board shows them, too.
    Small,
    /// Few, and large.
    Large,
    /// A whole row.
    Wide,
}

impl Room {
    /// The class.
    pub const fn class(self) -> Option<&'static str> {
        match self {
            Room::Plain => None,
            Room::Small => Some("trays-small"),
            Room::Large => Some("trays-large"),
            Room::Wide => Some("trays-wide"),
        }
    }
}

/// How pieces of a kind lie next to a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stacks {
    /// One, with how many there are.
    Counted,
    /// One, with how many there are and how many the last decision added.
    Growing,
    /// Side by side, pushed together.
    Spread,
    /// Standing side by side, for pieces 92 wide and 300 high.
    Rack,
    /// One on the other, for pieces 184 wide. A kind of which none is left keeps its place, drawn like this. Holes: the seat's number,
    /// the kind's.
    Pile(&'static str),
}

/// How a game is made of paper.
#[derive(Clone, Copy, Debug)]
pub struct PaperInfo {
    /// How many millimetres a hundred units of the board's drawing are, and of the pieces'.
    pub millimetres: [f64; 2],
    /// The line along which a piece is cut out, and what it takes: left, top, width, height.
    pub outline: (&'static str, [f64; 4]),
    /// A part of the board that lies loose: its class, and what it takes.
    pub loose: Option<(&'static str, [f64; 4])>,
}

impl PaperInfo {
    /// The paper of most games.
    pub const PLAIN: PaperInfo = PaperInfo {
        millimetres: [20.0; 2],
        outline: ("M-42 0A42 42 0 1 1 42 0A42 42 0 1 1-42 0Z", [-43.0, -43.0, 86.0, 86.0]),
        loose: None,
    };
}

/// A board without its drawing.
#[derive(Clone, Copy, Debug)]
pub struct BoardInfo {
    /// How the board is turned so that each seat's own side lies before it: as [`super::BoardView::orientation`], and in degrees. The
    /// same for all where seats have no sides of their own.
    pub sides: [(u8, i32); Seat::MOST],
    /// How large its places are, for marks of authors: the radius of a ring.
    pub place: f64,
    /// Whether it has no edge: more is seen of it than lies there while someone is to act.
    pub endless: bool,
    /// Whether it draws its trays itself.
    pub holds_trays: bool,
    /// How much room that takes in a match.
    pub trays: Room,
    /// How it lies there.
    pub stacks: Stacks,
    /// For boards in other pages, while nothing is loaded: width to height of the picture with its trays, of the
    /// board alone, and the pixels that seats and bars take.
    pub embedded: [f64; 3],
    /// Whether it lies turned by a quarter, where it is larger so, in a room so wide and high.
    pub turns: Option<fn(f64, f64) -> bool>,
    /// How it is made of paper.
    pub paper: PaperInfo,
}

impl BoardInfo {
    /// The properties of most boards.
    pub const PLAIN: BoardInfo = BoardInfo {
        sides: [(0, 0); Seat::MOST],
        place: 46.0,
        endless: false,
        holds_trays: false,
        trays: Room::Plain,
        stacks: Stacks::Counted,
        embedded: [1.0, 1.0, 170.0],
        turns: None,
        paper: PaperInfo::PLAIN,
    };
}

/// Declares what finds the board of a game.
macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        /// The board of a game, without its drawing; `None` for a name that no game has.
        pub fn board_info(game: &str) -> Option<BoardInfo> {
            $(if game == trivium_rules::games::$module::INFO.id {
                return Some(super::$board::INFO);
            })+
            None
        }
    };
}

trivium_rules::each_game!(declare);

/// How a game's board is turned so that a seat's own side lies before it: as [`super::BoardView::orientation`], and in degrees.
pub fn own_side(game: &str, seat: Seat) -> (u8, i32) {
    board_info(game).map_or((0, 0), |info| info.sides[seat.index()])
}
