//! The lines of a match's text, without looking into games and rules: enough for a list of matches.

use super::clock::{Clock, TimeLimit};
use super::{Date, SaveError, Series};
use trivium_engine::Level;
use trivium_rules::core::{Seat, number};

/// The newest version of the form that is read. Parts that a match lacks are not in its text, and its version is the
/// oldest that knows the others. Version 2 knows computer players, 3 all that is optional below, 4 computer players that think for a time.
/// Version 5 knows a current node elsewhere than at the end of the line in view, 6 a match that begins at any position. So older programs
/// read what they can.
pub(super) const VERSION: u32 = 6;

/// The word of a line for lists. Older releases pass over words that begin so.
pub(super) const COLOURS: &str = "x-colours";

/// The words that may stand only once.
const ONCE: [&str; 15] = [
    "game", "variant", "start", "title", "date", "series", "clock", "strict", "result", "seed", "end", "at", "stand",
    "turn", "check",
];

/// The content of the lines of a match.
#[derive(Default)]
pub(super) struct Header<'a> {
    pub game: &'a str,
    pub variant: Option<&'a str>,
    pub options: Vec<(&'a str, &'a str)>,
    /// The position at which the match begins.
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
    /// The colours by which the rules call the seats where the match stands.
    pub colours: &'a str,
    /// The pieces of the record, one a line.
    pub record: Vec<&'a str>,
    pub notes: Vec<(usize, &'a str)>,
    pub times: Vec<Option<u32>>,
    /// The check digits, if there are any.
    pub check: Option<&'a str>,
    /// Whether something stands behind them.
    pub more: bool,
}

/// The lines that count, with their numbers from 1: not empty ones, nor those that begin with `#`.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines = text.split('\n').map(|line| line.strip_suffix('\r').unwrap_or(line)).enumerate();
    let lines = lines.map(|(index, line)| (index + 1, line));
    lines.filter(|(_, line)| !line.starts_with('#') && !line.trim_ascii().is_empty())
}

/// A line's word and value.
fn parts(line: &str) -> (&str, &str) {
    line.split_once(' ').unwrap_or((line, ""))
}

/// Whether a line begins a match.
pub(super) fn begins(line: &str) -> bool {
    parts(line).0 == "trivium"
}

impl<'a> Header<'a> {
    /// The lines of a match.
    ///
    /// # Errors
    /// Which line is not of its form, or that the text is no match or a newer one.
    pub fn read(text: &'a str) -> Result<Header<'a>, SaveError> {
        Header::scan(text, |_| true)
    }

    /// The same without what a list does not show, as far as it was written last: notes, times, check digits.
    ///
    /// # Errors
    /// As [`Header::read`].
    pub fn brief(text: &'a str) -> Result<Header<'a>, SaveError> {
        Header::scan(text, |word| !matches!(word, "note" | "times" | "check"))
    }

    /// The lines up to the first word that is not wanted.
    fn scan(text: &'a str, wanted: impl Fn(&str) -> bool) -> Result<Header<'a>, SaveError> {
        let mut lines = lines(text);
        let version = lines.next().map(|(_, line)| parts(line)).filter(|(word, _)| *word == "trivium");
        match version.and_then(|(_, version)| number::<u32>(version)) {
            Some(1..=VERSION) => {}
            Some(newer) if newer > VERSION => return Err(SaveError::Newer(newer)),
            _ => return Err(SaveError::NotASave),
        }
        let mut header = Header::default();
        // A bit for each of them that was there.
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
            let bit = ONCE.iter().position(|once| *once == word).map_or(0, |index| 1 << index);
            if seen & bit != 0 || header.take(word, value).is_none() {
                return Err(SaveError::Line(at));
            }
            seen |= bit;
        }
        if header.game.is_empty() { Err(SaveError::Line(2)) } else { Ok(header) }
    }

    /// Takes a line; `None` when it is not of its form.
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
            // Room for words of other writers.
            _ if word.starts_with("x-") => {}
            _ => return None,
        }
        Some(())
    }

    /// How many tokens the record has.
    pub fn tokens(&self) -> usize {
        let words = self.record.iter().flat_map(|piece| piece.split(' '));
        words.filter(|word| !matches!(*word, "" | "(" | ")")).count()
    }

    /// Whether the check digits are those of the text. Without any nobody knows, so `or` decides.
    pub fn sound(&self, text: &str, or: bool) -> bool {
        match self.check {
            Some(check) => number(check) == Some(checksum(text)) && !self.more,
            None => or,
        }
    }
}

/// The clock of a text: `turn 30000 ends`, `total 600000 5000 warns`.
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

/// The text of a clock.
pub(super) fn clock_text(clock: Clock) -> String {
    let end = if clock.ends { " ends" } else { " warns" };
    match clock.limit {
        TimeLimit::Turn(limit) => ["turn ", &limit.to_string(), end].concat(),
        TimeLimit::Total { base, increment } => {
            ["total ", &base.to_string(), " ", &increment.to_string(), end].concat()
        }
    }
}

/// FNV-1a, 32 bits, over the lines that count before the check digits: finds a cut or a changed character. No protection against
/// intent: illegal tokens are found by playing.
pub(super) fn checksum(text: &str) -> u32 {
    let lines = lines(text).map(|(_, line)| line).take_while(|line| parts(line).0 != "check");
    let bytes = lines.flat_map(|line| line.bytes().chain([b'\n']));
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
