//! Restores files of matches that mail, chats and editors have wrapped, quoted, indented or embedded in other text.

use super::{markup, plain};
use std::borrow::Cow;

/// Keywords of lines whose values are ids and numbers.
const IDS: [&str; 17] = [
    "game", "variant", "option", "program", "date", "series", "clock", "strict", "result", "seed", "end", "at",
    "stand", "turn", "times", "check", "trivium",
];
/// Keywords of lines whose values are tokens, which are case-sensitive.
const TOKENS: [&str; 2] = ["record", "start"];
/// Keywords of lines whose values are free text.
const TEXTS: [&str; 3] = ["name", "title", "note"];
/// The shortest line, in characters, that a mail program would wrap.
const MIN_WRAPPED: usize = 48;

fn is_known(word: &str) -> bool {
    IDS.contains(&word) || TOKENS.contains(&word) || TEXTS.contains(&word) || word.starts_with("x-")
}

/// The keyword of a line, in lower case, and its value; `None` if the line does not begin with a keyword.
fn parts(line: &str) -> Option<(Cow<'_, str>, &str)> {
    let end = line.find(char::is_whitespace).unwrap_or(line.len());
    let word = plain(&line[..end]);
    let word = if word.bytes().any(|byte| byte.is_ascii_uppercase()) { Cow::Owned(word.to_lowercase()) } else { word };
    is_known(&word).then(|| (word, line[end..].trim()))
}

/// Whether a value is plausible for its keyword. This distinguishes lines of a file from sentences that begin with the
/// same word.
fn fits(word: &str, value: &str) -> bool {
    let mut values = value.split_whitespace();
    let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match word {
        "trivium" | "seed" | "end" | "at" | "stand" | "check" => number(&plain(value)),
        "note" => values.next().is_some_and(number),
        "times" => values.all(|time| time == "-" || number(&plain(time))),
        _ => true,
    }
}

fn begins(line: &str) -> bool {
    parts(line).is_some_and(|(word, value)| word == "trivium" && fits("trivium", value))
}

/// A line without quote marks, code fences, indentation and trailing spaces.
fn bare(line: &str) -> &str {
    let framed =
        |c: char| c.is_whitespace() || matches!(c, '>' | '|' | '`' | '\u{feff}' | '\u{200b}' | '\u{200e}' | '\u{2060}');
    line.trim_start_matches(framed).trim_end_matches(|c: char| c.is_whitespace() || c == '`')
}

/// The lines of a text, without markup and quote marks.
fn bare_lines(text: &str) -> Vec<String> {
    let whole = markup::without_quoted_printable(text).unwrap_or_else(|| text.to_owned());
    let whole = markup::without_tags(&whole).unwrap_or(whole);
    let whole = whole.replace("\r\n", "\n").replace(['\r', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}'], "\n");
    let is_one = |line: &str| parts(line).is_some_and(|(word, value)| word == "trivium" && value.contains(" game "));
    let pieces = |line: &str| if is_one(line) { broken_up(line) } else { line.to_owned() };
    let lines: Vec<String> = whole.split('\n').map(|line| pieces(bare(line))).collect();
    lines.iter().flat_map(|line| line.split('\n')).map(str::to_owned).collect()
}

/// Whether a text contains a match, possibly surrounded by other text.
pub fn holds_match(text: &str) -> bool {
    text.to_lowercase().contains("trivium") && bare_lines(text).iter().any(|line| begins(line))
}

/// Whether a text has exactly the form that Trivium writes. Such a text is never changed, even if it has errors.
fn is_clean(text: &str) -> bool {
    let mut closed = true;
    for line in text.strip_prefix('\u{feff}').unwrap_or(text).split('\n') {
        let line = line.strip_suffix('\r').unwrap_or(line);
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (word, value) = line.split_once(' ').unwrap_or((line, ""));
        let tidy =
            || value.bytes().all(|byte| (b' '..0x7f).contains(&byte)) && !value.contains("  ") && value.trim() == value;
        let written = is_known(word)
            && fits(word, value)
            && if TEXTS.contains(&word) { !value.contains('\r') } else { tidy() && !value.contains('&') };
        if !written || closed && word != "trivium" {
            return false;
        }
        closed = word == "check";
    }
    true
}

/// Splits a text without line breaks into lines, one for each keyword with a plausible value.
fn broken_up(line: &str) -> String {
    let mut out = String::new();
    let words: Vec<&str> = line.split_whitespace().collect();
    for (at, word) in words.iter().enumerate() {
        let begins = is_known(word) && fits(word, words.get(at + 1).copied().unwrap_or_default());
        if !out.is_empty() {
            out.push(if begins { '\n' } else { ' ' });
        }
        out.push_str(word);
    }
    out
}

/// The state while reading a text line by line. The number of lines stays the same, so that errors have the line
/// numbers of the original text.
#[derive(Default)]
struct Reading {
    lines: Vec<String>,
    /// The line that the next one may continue, as its index and the length of its last piece.
    open: Option<(usize, usize)>,
    /// Whether the current line is inside a match.
    inside: bool,
    /// Whether the current match already has a record.
    recorded: bool,
    parted: bool,
}

impl Reading {
    /// Reads a line. `last` means that no keyword of this match follows.
    fn take(&mut self, line: &str, last: bool) {
        let length = line.chars().count();
        let word = parts(line).filter(|(word, value)| self.is_new(word, value, line));
        if begins(line) {
            (self.inside, self.recorded) = (true, false);
        }
        let parted = std::mem::replace(&mut self.parted, line.is_empty());
        let Some((word, value)) = word.filter(|_| self.inside) else {
            let goes_on = self.inside && !line.is_empty() && self.goes_on(line);
            match self.open.as_mut().filter(|_| goes_on) {
                Some((index, open)) => {
                    *open = length;
                    let whole = &mut self.lines[*index];
                    whole.push(' ');
                    whole.push_str(&written(if whole.starts_with("note") { "note" } else { "record" }, line));
                    self.lines.push(String::new());
                }
                // The signature of a mail, or a sentence after the match.
                None if line.is_empty() || !self.inside || self.recorded && (last && parted || line == "--") => {
                    self.inside &= line.is_empty();
                    self.lines.push(if line.starts_with('#') { line.to_owned() } else { String::new() });
                }
                None => self.lines.push(line.to_owned()),
            }
            return;
        };
        self.recorded |= word == "record";
        self.open = Some((self.lines.len(), length));
        self.lines.push([&word, " ", &written(&word, value)].concat());
        if word == "check" {
            (self.inside, self.open) = (false, None);
        }
    }

    /// Whether a line that starts with a keyword really starts a new line, instead of continuing a wrapped comment.
    fn is_new(&self, word: &str, value: &str, line: &str) -> bool {
        let remark = self.open.is_some_and(|(index, _)| self.lines[index].starts_with("note ")) && self.is_full(line);
        fits(word, value) && (!remark || matches!(word, "note" | "times" | "check" | "trivium"))
    }

    /// Whether the previous line was full, that is, had no room for the first word of this line.
    fn is_full(&self, line: &str) -> bool {
        let first = line.split_whitespace().next().unwrap_or_default().chars().count();
        self.open.is_some_and(|(_, length)| length + 1 + first > MIN_WRAPPED)
    }

    fn goes_on(&self, line: &str) -> bool {
        let Some((index, _)) = self.open else { return false };
        let open = &self.lines[index];
        let is =
            |words: &[&str]| words.iter().any(|word| open.strip_prefix(word).is_some_and(|rest| rest.starts_with(' ')));
        let token = |word: &str| {
            word.bytes().any(|byte| byte.is_ascii_digit())
                || matches!(word, "(" | ")" | "-" | "agree" | "resign" | "claim" | "flag")
        };
        is(&["record", "times"]) && plain(line).split_whitespace().all(token)
            || is(&["record", "times", "start", "note", "title"]) && self.is_full(line)
    }
}

/// The value in the form that Trivium writes.
fn written(word: &str, value: &str) -> String {
    if TEXTS.contains(&word) || word.starts_with("x-") {
        return value.to_owned();
    }
    let value = plain(value).split_whitespace().collect::<Vec<_>>().join(" ");
    if TOKENS.contains(&word) || word == "result" { value } else { value.to_lowercase() }
}

/// Restores the form of a file that Trivium writes. Returns a text without a match unchanged.
pub fn unwrapped(text: &str) -> Cow<'_, str> {
    if is_clean(text) {
        return Cow::Borrowed(text);
    }
    let lines = bare_lines(text);
    if !lines.iter().any(|line| begins(line)) {
        return Cow::Borrowed(text);
    }
    let is_word = |line: &str| parts(line).is_some_and(|(word, value)| fits(&word, value));
    // For each line: whether a keyword of the same match comes after it.
    let mut more = vec![false; lines.len()];
    for at in (1..lines.len()).rev() {
        more[at - 1] = !begins(&lines[at]) && (more[at] || is_word(&lines[at]));
    }
    let mut reading = Reading::default();
    for (line, more) in lines.iter().zip(more) {
        reading.take(line, !more);
    }
    Cow::Owned(reading.lines.join("\n"))
}
