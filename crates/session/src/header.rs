//! Reads the lines of a match's text without the rules of its game, which is enough for a list of matches.

use super::clock::{Clock, TimeLimit};
use super::{Date, SaveError, Series};
use trivium_engine::Level;
use trivium_rules::core::{Seat, number};

/// The newest version of the format that this program reads. Texts are written in the oldest version that supports all
/// their lines, so that older programs can read them. Version 2 adds computer players, 3 title, date, series, clock,
/// strict mode, result, comments and times, 4 computer players with a time limit, 5 a current node that is not the end
/// of the line in view, 6 a start position.
pub(super) const VERSION: u32 = 6;

/// The keyword of the line with the seats' colours, for lists of matches. Older versions skip keywords that start with
/// `x-`.
pub(super) const COLOURS: &str = "x-colours";

/// The keywords that may occur only once.
const UNIQUE_KEYWORDS: [&str; 15] = [
    "game", "variant", "start", "title", "date", "series", "clock", "strict", "result", "seed", "end", "at", "stand",
    "turn", "check",
];

/// The parsed lines of a match.
#[derive(Default)]
pub(super) struct Header<'a> {
    pub game: &'a str,
    pub variant: Option<&'a str>,
    pub options: Vec<(&'a str, &'a str)>,
    pub start: Option<&'a str>,
    pub names: Vec<&'a str>,
    pub engines: Vec<(Seat, Level)>,
    pub title: &'a str,
    pub date: Option<Date>,
    pub series: Option<Series>,
    pub clock: Option<Clock>,
    pub strict: bool,
    pub result: Option<&'a str>,
    pub seed: u64,
    pub end: Option<usize>,
    pub at: Option<usize>,
    pub current_node: Option<usize>,
    pub turn: Option<&'a str>,
    /// The colours that the rules give the seats at the current node.
    pub colours: &'a str,
    pub record: Vec<&'a str>,
    pub notes: Vec<(usize, &'a str)>,
    pub times: Vec<Option<u32>>,
    pub check: Option<&'a str>,
    /// Whether lines follow the checksum, which makes it invalid.
    pub more: bool,
}

/// The lines that are neither empty nor start with `#`, with their numbers from 1.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines = text.split('\n').map(|line| line.strip_suffix('\r').unwrap_or(line)).enumerate();
    let lines = lines.map(|(index, line)| (index + 1, line));
    lines.filter(|(_, line)| !line.starts_with('#') && !line.trim_ascii().is_empty())
}

fn parts(line: &str) -> (&str, &str) {
    line.split_once(' ').unwrap_or((line, ""))
}

pub(super) fn begins(line: &str) -> bool {
    parts(line).0 == "trivium"
}

impl<'a> Header<'a> {
    /// Reads the lines of a match.
    ///
    /// # Errors
    /// If a line is malformed, or the text is not a match or from a newer version.
    pub fn read(text: &'a str) -> Result<Header<'a>, SaveError> {
        Header::scan(text, |_| true)
    }

    /// Reads a match up to its first note, time or checksum. These lines come last, and lists do not need them.
    ///
    /// # Errors
    /// The same as [`Header::read`].
    pub fn brief(text: &'a str) -> Result<Header<'a>, SaveError> {
        Header::scan(text, |word| !matches!(word, "note" | "times" | "check"))
    }

    /// Reads the lines before the first unwanted keyword.
    fn scan(text: &'a str, wanted: impl Fn(&str) -> bool) -> Result<Header<'a>, SaveError> {
        let mut lines = lines(text);
        let version = lines.next().map(|(_, line)| parts(line)).filter(|(word, _)| *word == "trivium");
        match version.and_then(|(_, version)| number::<u32>(version)) {
            Some(1..=VERSION) => {}
            Some(newer) if newer > VERSION => return Err(SaveError::Newer(newer)),
            _ => return Err(SaveError::NotASave),
        }
        let mut header = Header::default();
        // One bit for each keyword of [`UNIQUE_KEYWORDS`] that has occurred.
        let mut seen = 0u32;
        for (at, line) in lines {
            if header.check.is_some() {
                header.more = true;
                break;
            }
            let (word, value) = parts(line);
            if !wanted(word) {
                break;
            }
            let bit = UNIQUE_KEYWORDS.iter().position(|once| *once == word).map_or(0, |index| 1 << index);
            if seen & bit != 0 || header.take(word, value).is_none() {
                return Err(SaveError::Line(at));
            }
            seen |= bit;
        }
        if header.game.is_empty() { Err(SaveError::Line(2)) } else { Ok(header) }
    }

    /// Reads a line; `None` if it is malformed.
    fn take(&mut self, word: &str, value: &'a str) -> Option<()> {
        match word {
            "game" => self.game = value,
            "variant" => self.variant = Some(value),
            "option" => self.options.push(value.split_once(' ')?),
            "start" => self.start = Some(value),
            "name" => self.names.push(value),
            "program" => {
                let (seat, level) = value.split_once(' ')?;
                self.engines.push((Seat::new(number(seat)?)?, Level::read(level)?));
            }
            "title" => self.title = value,
            "date" => self.date = Some(Date::read(value)?),
            "series" => self.series = Some(Series::read(value)?),
            "clock" => self.clock = Some(clock(value)?),
            "strict" if value == "yes" => self.strict = true,
            "result" => self.result = Some(value),
            "seed" => self.seed = number(value)?,
            "end" => self.end = Some(number(value)?),
            "at" => self.at = Some(number(value)?),
            "stand" => self.current_node = Some(number(value)?),
            "turn" => self.turn = Some(value),
            COLOURS => self.colours = value,
            "record" => self.record.push(value),
            "note" => {
                let (place, text) = value.split_once(' ')?;
                self.notes.push((number(place)?, text));
            }
            "times" => {
                for time in value.split(' ').filter(|time| !time.is_empty()) {
                    self.times.push(if time == "-" { None } else { Some(number(time)?) });
                }
            }
            "check" => self.check = Some(value),
            // The prefix `x-` is reserved for extensions by other programs.
            _ if word.starts_with("x-") => {}
            _ => return None,
        }
        Some(())
    }

    /// The number of tokens in the main line. Brackets hold the variations.
    pub fn tokens(&self) -> usize {
        let (mut count, mut depth) = (0, 0u32);
        for word in self.record.iter().flat_map(|piece| piece.split(' ')) {
            match word {
                "(" => depth = depth.saturating_add(1),
                ")" => depth = depth.saturating_sub(1),
                _ => count += usize::from(depth == 0 && !word.is_empty()),
            }
        }
        count
    }

    /// Whether the checksum is right. Returns `or` if there is none.
    pub fn sound(&self, text: &str, or: bool) -> bool {
        match self.check {
            Some(check) => number(check) == Some(checksum(text)) && !self.more,
            None => or,
        }
    }
}

/// Parses a clock such as `turn 30000 ends` or `total 600000 5000 warns`. Times are in milliseconds.
fn clock(text: &str) -> Option<Clock> {
    let parts: Vec<_> = text.split(' ').collect();
    let (limit, end) = match parts[..] {
        ["turn", limit, end] => (TimeLimit::Turn(number(limit)?), end),
        ["total", base, increment, end] => {
            (TimeLimit::Total { base: number(base)?, increment: number(increment)? }, end)
        }
        _ => return None,
    };
    let ends = match end {
        "ends" => true,
        "warns" => false,
        _ => return None,
    };
    Some(Clock { limit, ends })
}

pub(super) fn clock_text(clock: Clock) -> String {
    let end = if clock.ends { " ends" } else { " warns" };
    match clock.limit {
        TimeLimit::Turn(limit) => ["turn ", &limit.to_string(), end].concat(),
        TimeLimit::Total { base, increment } => {
            ["total ", &base.to_string(), " ", &increment.to_string(), end].concat()
        }
    }
}

/// The hash of the significant lines before the checksum. It detects truncation and single changes, but
/// not manipulation. Illegal tokens are found when the record is replayed.
pub(super) fn checksum(text: &str) -> u32 {
    let lines = lines(text).map(|(_, line)| line).take_while(|line| parts(line).0 != "check");
    fnv(lines.flat_map(|line| line.bytes().chain([b'\n'])))
}

/// FNV-1a with 32 bits.
pub(super) fn fnv(bytes: impl Iterator<Item = u8>) -> u32 {
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
