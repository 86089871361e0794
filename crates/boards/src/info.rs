//! Properties of boards for the code that shows them: plain data, readable without the drawing code.

use trivium_rules::core::Seat;

/// The space for trays next to a board, as a class of the page's style sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// The default.
    Plain,
    /// Little, because the board shows the same pieces.
    Small,
    /// For few large pieces.
    Large,
    /// A whole row.
    Wide,
}

impl Room {
    /// The class name.
    pub const fn class(self) -> Option<&'static str> {
        match self {
            Room::Plain => None,
            Room::Small => Some("trays-small"),
            Room::Large => Some("trays-large"),
            Room::Wide => Some("trays-wide"),
        }
    }
}

/// The arrangement of the pieces in a tray.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stacks {
    /// One piece and the count.
    Counted,
    /// One piece, the count, and how many the last move added.
    Growing,
    /// Side by side, overlapping.
    Spread,
    /// Upright side by side, for pieces 92 wide and 300 high.
    Rack,
    /// Stacked, for pieces 184 wide. An empty stack is drawn as this markup. Placeholders: the number of the seat, the
    /// number of the kind.
    Pile(&'static str),
}

/// Measures of a paper version of a game.
#[derive(Clone, Copy, Debug)]
pub struct PaperInfo {
    /// Millimetres per hundred units of the board's drawing, and of the pieces' drawing.
    pub millimetres: [f64; 2],
    /// The cutting line of a piece, and its bounding box: left, top, width, height.
    pub outline: (&'static str, [f64; 4]),
    /// A loose part of the board: its class and its bounding box.
    pub loose: Option<(&'static str, [f64; 4])>,
}

impl PaperInfo {
    /// The measures for most games.
    pub const PLAIN: PaperInfo = PaperInfo {
        millimetres: [20.0; 2],
        outline: ("M-42 0A42 42 0 1 1 42 0A42 42 0 1 1-42 0Z", [-43.0, -43.0, 86.0, 86.0]),
        loose: None,
    };
}

/// The properties of a board.
#[derive(Clone, Copy, Debug)]
pub struct BoardInfo {
    /// The rotation that puts each seat's own side at the bottom: as [`super::BoardView::orientation`], and in degrees.
    /// The same for all seats in games where seats have no side.
    pub sides: [(u8, i32); Seat::MOST],
    /// Radius of a ring around a site, for authors' marks.
    pub place: f64,
    /// Whether the board is unbounded. While a seat is to move, its picture includes empty sites around the pieces.
    pub endless: bool,
    /// Whether the board draws its trays itself.
    pub holds_trays: bool,
    /// The space for trays in a match.
    pub trays: Room,
    /// The arrangement of pieces in trays.
    pub stacks: Stacks,
    /// For embedded boards that are still loading: the aspect ratio (width to height) of the picture with its trays,
    /// that of the board alone, and the height in pixels of seats and bars.
    pub embedded: [f64; 3],
    /// Whether the board is larger when turned by 90° in a room of the given width and height.
    pub turns: Option<fn(f64, f64) -> bool>,
    /// Measures of the paper version.
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

/// Declares the lookup of boards by game.
macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        /// The properties of a game's board; `None` if there is no such game.
        pub fn board_info(game: &str) -> Option<BoardInfo> {
            $(if game == trivium_rules::games::$module::INFO.id {
                return Some(super::$board::INFO);
            })+
            None
        }
    };
}

trivium_rules::each_game!(declare);

/// The rotation that puts a seat's own side at the bottom: as [`super::BoardView::orientation`], and in degrees.
pub fn own_side(game: &str, seat: Seat) -> (u8, i32) {
    board_info(game).map_or((0, 0), |info| info.sides[seat.index()])
}
