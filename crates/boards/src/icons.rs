//! Icons: line drawings on a 24 × 24 grid, and the emblems of seats.

use crate::node::{Markup, fill_template};
use trivium_rules::core::Seat;

#[derive(Clone, Copy, PartialEq)]
pub enum Icon {
    /// Back, or one step back.
    Back,
    /// One step forward.
    Forward,
    /// Play automatically.
    Run,
    Undo,
    Redo,
    /// The moves.
    Record,
    Menu,
    /// To the start of the moves.
    First,
    /// To the end of the moves.
    Last,
    Close,
    Delete,
    Settings,
    Rules,
    /// The lesson of a game.
    Learn,
    /// Swap players.
    Swap,
    /// Draw lots.
    Lots,
    Plus,
    Minus,
    Hint,
    Edit,
    /// Save as a file.
    Save,
    /// Pause the clock.
    Pause,
    Clock,
    /// People sharing one screen.
    Together,
    /// A computer player.
    Computer,
    /// A sandbox.
    Try,
    Analysis,
    Share,
    /// Turn the board.
    Turn,
    Picture,
    Full,
    /// Repeat.
    Again,
    /// Resign.
    Flag,
    /// Agree to end the game.
    Agree,
    Statistics,
    /// Keys and commands.
    Keys,
}

pub fn icon(icon: Icon) -> Markup {
    let path = match icon {
        Icon::Back => "M15 5l-7 7 7 7",
        Icon::Forward => "M9 5l7 7-7 7",
        Icon::Run => "M8 5.5v13l10-6.5z",
        Icon::Undo => "M8 6l-4 4 4 4M4 10h10a5.5 5.5 0 0 1 0 11h-3",
        Icon::Redo => "M16 6l4 4-4 4M20 10H10a5.5 5.5 0 0 0 0 11h3",
        Icon::Record => "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
        Icon::Menu => "M4 7h16M4 12h16M4 17h16",
        Icon::First => "M6 5v14M18 6l-7 6 7 6",
        Icon::Last => "M18 5v14M6 6l7 6-7 6",
        Icon::Close => "M6 6l12 12M18 6L6 18",
        Icon::Delete => "M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 11v5M13.5 11v5",
        Icon::Settings => {
            "M4 8h9M19 8h1M4 16h1M11 16h9M16 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8 13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"
        }
        Icon::Rules => "M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2zM12 6.5v13",
        Icon::Learn => "M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.5V16c3 2.5 8 2.5 11 0v-4.5M21.5 9.5v5",
        Icon::Swap => "M7 4v15M3.5 15.5L7 19l3.5-3.5M17 20V5M13.5 8.5L17 5l3.5 3.5",
        Icon::Lots => "M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01",
        Icon::Plus => "M12 5v14M5 12h14",
        Icon::Minus => "M5 12h14",
        Icon::Clock => "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2",
        Icon::Pause => "M9 5.5v13M15 5.5v13",
        Icon::Together => {
            "M8.5 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-3.5 2.5-5 5.5-5s5.5 1.5 5.5 5M15.5 11a3 3 0 1 0 0-6M16.5 14c2.7 0 4.5 1.5 4.5 5"
        }
        Icon::Computer => "M4 5h16v11H4zM9 20h6M12 16v4M9 10h.01M15 10h.01",
        Icon::Turn => "M19 12a7 7 0 1 1-2.2-5.1M19.5 3.5v4h-4",
        Icon::Picture => "M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9h.01",
        Icon::Full => "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
        Icon::Again => {
            "M5 12a7 7 0 0 1 12.2-4.7L19.5 9.5M19.5 4.5v5h-5M19 12a7 7 0 0 1-12.2 4.7L4.5 14.5M4.5 19.5v-5h5"
        }
        Icon::Flag => "M6 20.5V4h11l-2.5 4 2.5 4H6",
        Icon::Agree => "M5 12.5l4.5 4.5L19 7.5",
        Icon::Statistics => "M5 20v-7M12 20V4M19 20v-11M3 20h18",
        Icon::Keys => "M3 6.5h18v11H3zM7 10.5h0M11 10.5h0M15 10.5h0M8 14h8",
        Icon::Hint => "M9 17h6M10 20.5h4M12 3a6 6 0 0 0-3.5 10.9V17h7v-3.1A6 6 0 0 0 12 3z",
        Icon::Edit => "M5 19l1-4.5L16 4.5 19.5 8l-10 10zM14 6.5L17.5 10",
        Icon::Try => "M6 20V4M6 14c0-5 12-3 12-9M14.5 8L18 4.5 21.5 8",
        Icon::Analysis => "M4 4v16h16M7 15l4-5 3.5 3L20 6",
        Icon::Share => "M12 15V4M8 8l4-4 4 4M6 12v8h12v-8",
        Icon::Save => "M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14",
    };
    fill_template("<svg class='pictogram' viewBox='0 0 24 24' aria-hidden='true'><path d='{0}'/></svg>", &[path])
}

/// The emblem of a seat. Seats differ by shape as well as by colour.
pub fn emblem(seat: Seat) -> Markup {
    let drawn = match seat.number() {
        1 => "<circle r='8' class='full'/>",
        2 => "<circle r='6' class='ring'/>",
        _ => "<circle r='7' class='thin'/><circle r='3' class='full'/>",
    };
    fill_template("<svg class='emblem' viewBox='-9 -9 18 18' aria-hidden='true'>{0}</svg>", &[drawn])
}
