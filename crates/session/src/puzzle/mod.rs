//! Puzzles: positions in which exactly one move is proven to be good. A file has one puzzle per line (docs/puzzles.md).

mod diary;
mod error;
mod file;
mod rating;

pub use diary::{Diary, Solved, day_of, game_of_the_day, of_the_day};
pub use error::{PuzzleError, PuzzleFault};
pub use file::{PUZZLE_VERSION, PuzzleFile};
pub use rating::{GRADES, Rating};

use super::header::fnv;
use super::outside::plain;
use super::{NoSetup, Setup};
use std::fmt;
use trivium_rules::core::number;

/// The proven property of a puzzle's solution. Turns are those of the solving seat, including the first one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// Only this move forces a win, in any number of turns.
    Win,
    /// Only this move forces a win within this number of turns.
    WinIn(u8),
    /// Only this move forces a win within the first number of turns. Every other move loses by force within the second
    /// number.
    WinOrLose(u8, u8),
    /// Every other move loses by force within this number of turns. This one does not.
    Hold(u8),
    /// Only this move forces a draw or better.
    Draw,
}

impl Goal {
    /// Parses a goal, as `Display` writes it.
    pub fn read(text: &str) -> Option<Goal> {
        let turns = |text: &str| number::<u8>(text).filter(|turns| *turns > 0);
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["win"] => Some(Goal::Win),
            ["draw"] => Some(Goal::Draw),
            ["win", turn] => turns(turn).map(Goal::WinIn),
            ["hold", turn] => turns(turn).map(Goal::Hold),
            ["win", turn, "lose", other] => Some(Goal::WinOrLose(turns(turn)?, turns(other)?)),
            _ => None,
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Win => f.write_str("win"),
            Goal::WinIn(turns) => write!(f, "win {turns}"),
            Goal::WinOrLose(turns, lost) => write!(f, "win {turns} lose {lost}"),
            Goal::Hold(turns) => write!(f, "hold {turns}"),
            Goal::Draw => f.write_str("draw"),
        }
    }
}

/// The idea of a puzzle's solution.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// Completes a winning pattern: a line, a row, a triad, a formation.
    Line,
    /// Makes two threats at once.
    Fork,
    /// Makes no threat, and yet every reply loses.
    Squeeze,
    /// Averts a loss.
    Parry,
    /// Swaps the seats' colours.
    Swap,
    /// Shifts a piece of the other seat.
    Shift,
    /// Slides a strip.
    Slide,
    /// Exchanges two pieces.
    Exchange,
    /// Captures a piece.
    Take,
    /// Ends a sowing in the solver's row.
    Home,
    /// Captures from the other seat by a sowing.
    Raid,
    /// Leaves the other seat without a move.
    Stop,
    /// Eliminates a seat.
    Out,
    /// Wins by the count of captured pieces.
    Count,
}

impl Theme {
    /// All themes with their names.
    pub const ALL: [(Theme, &str); 14] = [
        (Theme::Line, "line"),
        (Theme::Fork, "fork"),
        (Theme::Squeeze, "squeeze"),
        (Theme::Parry, "parry"),
        (Theme::Swap, "swap"),
        (Theme::Shift, "shift"),
        (Theme::Slide, "slide"),
        (Theme::Exchange, "exchange"),
        (Theme::Take, "take"),
        (Theme::Home, "home"),
        (Theme::Raid, "raid"),
        (Theme::Stop, "stop"),
        (Theme::Out, "out"),
        (Theme::Count, "count"),
    ];

    pub fn read(name: &str) -> Option<Theme> {
        Theme::ALL.iter().find(|(_, known)| *known == name).map(|(theme, _)| *theme)
    }

    pub fn name(self) -> &'static str {
        Theme::ALL.iter().find(|(theme, _)| *theme == self).map_or("", |(_, name)| name)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refutation {
    pub attempt: String,
    /// The tokens after it, until the failure is visible. Empty if the game ends at once.
    pub continuation: Vec<String>,
}

/// A position in which exactly one move is right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    pub variant: String,
    /// The options that differ from the default.
    pub options: Vec<(String, String)>,
    /// The difficulty, from 1 to [`GRADES`].
    pub grade: u8,
    pub theme: Theme,
    pub goal: Goal,
    /// The position in the notation of the rule files.
    pub position: String,
    /// The solution: the only right moves of the solving seat, and the replies to them.
    pub line: Vec<String>,
    /// The tokens after the solution with good play. Other moves may be as good.
    pub rest: Vec<String>,
    /// Tempting wrong first moves.
    pub refutations: Vec<Refutation>,
}

impl Puzzle {
    /// The set-up of the puzzle, with the given names of the seats.
    ///
    /// # Errors
    /// If the game has no such variant, option or position.
    pub fn setup(&self, game: &str, names: &[&str]) -> Result<Setup, NoSetup> {
        let options = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let setup = Setup::new(game, &self.variant, options, names.iter().copied(), 0).map_err(NoSetup::Setup)?;
        setup.starting_at(&self.position).map_err(NoSetup::Position)
    }

    /// A hash of game, variant and position, which identifies the puzzle in links and diaries.
    pub fn id(&self, game: &str) -> u32 {
        let options = self.options.iter().flat_map(|(key, value)| [key.as_str(), value.as_str()]);
        let parts = [game, self.variant.as_str()].into_iter().chain(options).chain([self.position.as_str()]);
        fnv(parts.flat_map(|part| part.bytes().chain([b'\n'])))
    }
}

/// The name of the puzzle of the day in addresses.
pub const TODAY: &str = "today";

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleName {
    /// The puzzle of the day.
    Today,
    Of(String, u32),
}

impl PuzzleName {
    /// Reads a name: an empty text or [`TODAY`] is the puzzle of the day; otherwise `game/number`, a link to a puzzle,
    /// or a number within `game`.
    pub fn read(name: &str, game: &str) -> Option<PuzzleName> {
        let found = crate::find_address(name);
        let name = plain(name);
        let found = found.as_deref().and_then(|address| address.strip_prefix("puzzles/"));
        let short = found.unwrap_or(&name).trim();
        if short.is_empty() || short == TODAY {
            return Some(PuzzleName::Today);
        }
        let (game, number) = short.split_once('/').unwrap_or((game, short));
        Some(PuzzleName::Of(game.to_owned(), u32::from_str_radix(number, 16).ok()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn puzzles_have_the_names_of_their_links() {
        let of = |game: &str, id| Some(PuzzleName::Of(game.to_owned(), id));
        assert_eq!(PuzzleName::read("", "tritt"), Some(PuzzleName::Today));
        assert_eq!(PuzzleName::read(" today ", ""), Some(PuzzleName::Today));
        assert_eq!(PuzzleName::read("https://a.example/t/#/puzzles/today", ""), Some(PuzzleName::Today));
        assert_eq!(PuzzleName::read("tritt/1a2b", "trias"), of("tritt", 0x1a2b));
        assert_eq!(PuzzleName::read("https://a.example/t/#/puzzles/tritt/1a2b", ""), of("tritt", 0x1a2b));
        assert_eq!(
            PuzzleName::read("https://a.example/?a=/b%23%2Fpuzzles%2Ftritt%2F1a2b&utm=1", ""),
            of("tritt", 0x1a2b)
        );
        assert_eq!(PuzzleName::read("\u{feff}tritt／1a2b\u{a0}", "trias"), of("tritt", 0x1a2b));
        assert_eq!(PuzzleName::read("1a2b", "trias"), of("trias", 0x1a2b));
        assert_eq!((PuzzleName::read("tritt/x", ""), PuzzleName::read("tritt/123456789", "")), (None, None));
    }
}
