//! Puzzles: positions in which one decision is proven to be the only good one. A file has one puzzle a line (docs/puzzles.md).

mod diary;
mod error;
mod file;
mod rating;

pub use diary::{Diary, Solved, day_of, of_the_day};
pub use error::{PuzzleError, PuzzleFault};
pub use file::{PUZZLE_VERSION, PuzzleFile};
pub use rating::Rating;

use super::Setup;
use std::fmt;
use trivium_rules::core::{ParseError, SetupError, number};

/// The highest grade; 1 is the easiest.
pub const GRADES: u8 = 5;

/// The statement that is proven of a puzzle. Turns are those of the seat that solves it, the one in which it stands included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// Only this decision forces a win, to the end of the game.
    Win,
    /// Only this decision forces a win within so many turns.
    WinIn(u8),
    /// Only this decision forces a win, within so many turns; after every other one the seat loses by force within so many.
    WinOrLose(u8, u8),
    /// After every other decision the seat loses by force within so many turns; after this one it does not.
    Hold(u8),
    /// Only this decision forces a draw or better, to the end of the game.
    Draw,
}

impl Goal {
    /// The goal of a text as `Display` writes it.
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
    /// It completes what wins: a line, a row, a triad, a formation.
    Line,
    /// It threatens two things at once.
    Fork,
    /// It threatens nothing, and yet every answer loses.
    Squeeze,
    /// It averts a loss.
    Parry,
    /// The seats exchange their colours.
    Swap,
    /// It shifts a piece of the other seat.
    Shift,
    /// It slides a strip.
    Slide,
    /// Two pieces change places.
    Exchange,
    /// It takes a piece.
    Take,
    /// A sowing that ends in the own row.
    Home,
    /// A sowing that takes from the other seat.
    Raid,
    /// The other seat cannot move any more.
    Stop,
    /// A seat goes out.
    Out,
    /// The count of what was taken decides.
    Count,
}

impl Theme {
    /// All, with their names.
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

    /// The theme of that name.
    pub fn read(name: &str) -> Option<Theme> {
        Theme::ALL.iter().find(|(_, known)| *known == name).map(|(theme, _)| *theme)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        Theme::ALL.iter().find(|(theme, _)| *theme == self).map_or("", |(_, name)| name)
    }
}

/// A decision that tempts, and what beats it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refutation {
    /// The decision.
    pub attempt: String,
    /// The tokens after it, up to where it is seen that it fails; none where it is over at once.
    pub answer: Vec<String>,
}

/// A position with a question that has one answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The variant.
    pub variant: String,
    /// The options that are not the default.
    pub options: Vec<(String, String)>,
    /// How hard it is, from 1 to [`GRADES`].
    pub grade: u8,
    /// The idea.
    pub theme: Theme,
    /// The statement that is proven.
    pub goal: Goal,
    /// The position, a line as the rule files write it.
    pub position: String,
    /// The solution: each decision of the seat that solves it is the only right one; between them stands what the others answer.
    pub line: Vec<String>,
    /// How it goes on when all play well; other ways may be as good.
    pub rest: Vec<String>,
    /// Decisions that tempt instead of the first one.
    pub refutations: Vec<Refutation>,
}

/// Why a puzzle is no position of its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoSetup {
    /// The variant or an option.
    Setup(SetupError),
    /// The position.
    Position(ParseError),
}

impl fmt::Display for NoSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoSetup::Setup(error) => error.fmt(f),
            NoSetup::Position(error) => write!(f, "its position cannot be read: {error}"),
        }
    }
}

impl std::error::Error for NoSetup {}

impl Puzzle {
    /// The match that begins at the puzzle's position; its seats have these names.
    ///
    /// # Errors
    /// When variant, options or position are not of that game.
    pub fn setup(&self, game: &str, names: &[&str]) -> Result<Setup, NoSetup> {
        let options = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let setup = Setup::new(game, &self.variant, options, names.iter().copied(), 0).map_err(NoSetup::Setup)?;
        setup.starting_at(&self.position).map_err(NoSetup::Position)
    }

    /// A number that is the same for the same position of a game and variant, and hardly ever for others. Links and diaries name
    /// a puzzle by it.
    pub fn id(&self, game: &str) -> u32 {
        let options = self.options.iter().flat_map(|(key, value)| [key.as_str(), value.as_str()]);
        let parts = [game, self.variant.as_str()].into_iter().chain(options).chain([self.position.as_str()]);
        fnv(parts.flat_map(|part| part.bytes().chain([b'\n'])))
    }
}

/// The day's puzzle, in addresses and names.
pub const TODAY: &str = "today";

/// The puzzle of a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleName {
    /// The day's.
    Today,
    /// A puzzle of that game by its [`Puzzle::id`].
    Of(String, u32),
}

impl PuzzleName {
    /// Reads a name: nothing or [`TODAY`] is the day's; else `game/number`, a link to a puzzle, or the number alone, of that game.
    pub fn read(name: &str, game: &str) -> Option<PuzzleName> {
        let short = name.rsplit_once("#/puzzles/").map_or(name, |(_, short)| short).trim();
        if short.is_empty() || short == TODAY {
            return Some(PuzzleName::Today);
        }
        let (game, number) = short.split_once('/').unwrap_or((game, short));
        Some(PuzzleName::Of(game.to_owned(), u32::from_str_radix(number, 16).ok()?))
    }
}

/// FNV-1a, 32 bits.
fn fnv(bytes: impl Iterator<Item = u8>) -> u32 {
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
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
        assert_eq!(PuzzleName::read("1a2b", "trias"), of("trias", 0x1a2b));
        assert_eq!((PuzzleName::read("tritt/x", ""), PuzzleName::read("tritt/123456789", "")), (None, None));
    }
}
