//! Properties of boards for the code that shows them: plain data, readable without the drawing code.

use trivium_rules::core::Seat;

/// The space for trays next to a board, as a class of the page's style sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    Plain,
    /// Little space, because the board shows the same pieces.
    Small,
    /// Space for few large pieces.
    Large,
    /// A whole row of the page.
    Wide,
}

impl Room {
    pub const fn class(self) -> Option<&'static str> {
        match self {
            Room::Plain => None,
            Room::Small => Some("trays-small"),
            Room::Large => Some("trays-large"),
            Room::Wide => Some("trays-wide"),
        }
    }
}

/// How a tray arranges its pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stacks {
    /// One piece and the count.
    Counted,
    /// Side by side, overlapping.
    Spread,
    /// Upright side by side, for pieces 92 wide and 300 high.
    Rack,
    /// Stacked, for pieces 184 wide. An empty stack is drawn as this markup. Placeholders: the number of the seat, the
    /// number of the kind.
    Pile(&'static str),
}

/// Measures of a game's printed version.
#[derive(Clone, Copy, Debug)]
pub struct PaperInfo {
    /// Millimetres per hundred units of the board's drawing, and of the pieces' drawing.
    pub millimetres: [f64; 2],
    /// The cutting line of a piece, and its bounding box: left, top, width, height.
    pub outline: (&'static str, [f64; 4]),
    /// A movable part of the board that is cut out separately: its class and its bounding box.
    pub loose: Option<(&'static str, [f64; 4])>,
}

impl PaperInfo {
    pub const PLAIN: PaperInfo = PaperInfo {
        millimetres: [20.0; 2],
        outline: ("M-42 0A42 42 0 1 1 42 0A42 42 0 1 1-42 0Z", [-43.0, -43.0, 86.0, 86.0]),
        loose: None,
    };
}

#[derive(Clone, Copy, Debug)]
pub struct BoardInfo {
    /// The rotation that puts each seat's own side at the bottom: the value for [`super::BoardView::orientation`], and
    /// the angle in degrees. It is the same for all seats in games where seats have no side.
    pub sides: [(u8, i32); Seat::MOST],
    /// Radius of the ring that authors' marks draw around a site.
    pub place: f64,
    /// Whether the board is unbounded. While a seat is to move, the picture of such a board includes empty sites around
    /// the pieces.
    pub endless: bool,
    /// Whether the board draws its trays itself, so that the page does not.
    pub holds_trays: bool,
    pub trays: Room,
    pub stacks: Stacks,
    /// For embedded boards that are still loading: the aspect ratio (width to height) of the picture with its trays,
    /// that of the board alone, and the height in pixels of seats and bars.
    pub embedded: [f64; 3],
    /// Whether the board appears larger when turned by 90° in a room of the given width and height.
    pub turns: Option<fn(f64, f64) -> bool>,
    pub paper: PaperInfo,
}

impl BoardInfo {
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

macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        pub fn board_info(game: &str) -> Option<BoardInfo> {
            $(if game == trivium_rules::games::$module::INFO.id {
                return Some(super::$board::INFO);
            })+
            None
        }
    };
}

trivium_rules::each_game!(declare);

/// The seat whose own side is at the bottom of a board with this orientation; `None` if the board has no sides.
pub fn seat_below(game: &str, orientation: u8) -> Option<Seat> {
    let sides = board_info(game)?.sides;
    let (steps, degrees) = sides[1];
    let angle = (i32::from(orientation) * degrees).checked_div(steps.into())? % 360;
    sides.iter().position(|(_, side)| side % 360 == angle).map(Seat::at)
}

/// The seat's entry of [`BoardInfo::sides`].
pub fn own_side(game: &str, seat: Seat) -> (u8, i32) {
    board_info(game).map_or((0, 0), |info| info.sides[seat.index()])
}
