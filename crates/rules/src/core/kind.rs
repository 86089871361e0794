//! The kinds of pieces and of patterns. Each game declares its own in static tables.

use std::fmt;

/// A kind of piece as its game declares it, in [`GameInfo::pieces`](super::GameInfo::pieces).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PieceInfo {
    /// The game's name.
    pub game: &'static str,
    /// The index in the game's table.
    pub index: usize,
    /// The name, in lower case.
    pub name: &'static str,
    /// Whether a place usually holds several, so that descriptions always include their number.
    pub heaped: bool,
}

impl PieceInfo {
    /// The table of a game's kinds with these names.
    pub const fn table<const N: usize>(game: &'static str, names: [&'static str; N]) -> [PieceInfo; N] {
        let mut table = [PieceInfo { game, index: 0, name: "", heaped: false }; N];
        let mut index = 0;
        while index < N {
            table[index] = PieceInfo { game, index, name: names[index], heaped: false };
            index += 1;
        }
        table
    }
}

/// The kind of a piece, and the number on it if pieces have numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceKind {
    info: &'static PieceInfo,
    number: Option<u8>,
}

impl PieceKind {
    /// The kind that this table entry describes.
    pub const fn new(info: &'static PieceInfo) -> PieceKind {
        PieceKind { info, number: None }
    }

    /// The kind that this table entry describes, with a number on the piece.
    pub const fn numbered(info: &'static PieceInfo, number: u8) -> PieceKind {
        PieceKind { info, number: Some(number) }
    }

    /// Reads a kind of the table from the text that `Display` writes.
    pub fn read(table: &'static [PieceInfo], text: &str) -> Option<PieceKind> {
        table.iter().find_map(|info| match text.strip_prefix(info.name)? {
            "" => Some(PieceKind::new(info)),
            number => Some(PieceKind::numbered(info, number.parse().ok()?)),
        })
    }

    /// The entry of its game's table.
    pub const fn info(self) -> &'static PieceInfo {
        self.info
    }

    /// The number on the piece.
    pub const fn number(self) -> Option<u8> {
        self.number
    }
}

/// The name, followed by the number.
impl fmt::Display for PieceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info.name)?;
        self.number.map_or(Ok(()), |number| write!(f, "{number}"))
    }
}

impl fmt::Debug for PieceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self, self.info.game)
    }
}

/// A kind of pattern as its game declares it, in [`GameInfo::patterns`](super::GameInfo::patterns).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PatternInfo {
    /// The game's name.
    pub game: &'static str,
    /// The index in the game's table.
    pub index: usize,
    /// The name, in lower case.
    pub name: &'static str,
    /// Whether the opponent should prevent this pattern even if it does not win.
    pub tempting: bool,
}

impl PatternInfo {
    /// The table of a game's patterns with these names.
    pub const fn table<const N: usize>(
        game: &'static str,
        tempting: bool,
        names: [&'static str; N],
    ) -> [PatternInfo; N] {
        let mut table = [PatternInfo { game, index: 0, name: "", tempting }; N];
        let mut index = 0;
        while index < N {
            table[index] = PatternInfo { game, index, name: names[index], tempting };
            index += 1;
        }
        table
    }
}

/// The kind of a pattern: pieces that belong together by a rule, such as a line, a row, or a figure of tiles.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PatternKind(&'static PatternInfo);

impl PatternKind {
    /// The kind that this table entry describes.
    pub const fn new(info: &'static PatternInfo) -> PatternKind {
        PatternKind(info)
    }

    /// The entry of its game's table.
    pub const fn info(self) -> &'static PatternInfo {
        self.0
    }
}

impl fmt::Debug for PatternKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.0.name, self.0.game)
    }
}
