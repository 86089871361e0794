//! Reads and writes a file of puzzles (docs/puzzles.md).

use super::error::{PuzzleError, PuzzleFault};
use super::{GRADES, Goal, Puzzle, Refutation, Theme, fnv};
use std::fmt::{self, Write};
use trivium_rules::core::{GameInfo, SetupError, number};
use trivium_rules::games;

pub const PUZZLE_VERSION: u32 = 1;

const NAME: &str = "trivium-puzzles ";
/// Separates the fields of a puzzle. No token and no position contains it.
const PART: &str = " | ";
/// Separates the solution from its continuation, and refutations from each other.
const SLASH: &str = " / ";
/// Stands for an empty field.
const EMPTY_FIELD: &str = "-";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleFile {
    pub game: &'static str,
    /// The command that made the file. May be empty.
    pub made: String,
    /// The puzzles in the order of the file.
    pub puzzles: Vec<Puzzle>,
}

impl PuzzleFile {
    /// Parses a file. Does not check positions and solutions.
    ///
    /// # Errors
    /// The first fault, with its line.
    pub fn read(text: &str) -> Result<PuzzleFile, PuzzleError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let has_content = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let all = text.lines().map(str::trim_end).enumerate().map(|(at, line)| (at + 1, line));
        let made = all.clone().find_map(|(_, line)| line.strip_prefix("# ")).unwrap_or_default().to_owned();
        let mut lines = all.clone().filter(|(_, line)| has_content(line));
        let end = all.count() + 1;
        let fail = |line, fault| PuzzleError { line, fault };
        let (at, first) = lines.next().ok_or(fail(1, PuzzleFault::NoPuzzles))?;
        let version = first.strip_prefix(NAME).and_then(number::<u32>).ok_or(fail(at, PuzzleFault::NoPuzzles))?;
        if version > PUZZLE_VERSION {
            return Err(fail(at, PuzzleFault::Newer(version)));
        }
        let (at, second) = lines.next().ok_or(fail(end, PuzzleFault::Cut))?;
        let unknown = || SetupError::UnknownGame(second.to_owned());
        let info = second.strip_prefix("game ").ok_or_else(unknown).and_then(games::info);
        let info = info.map_err(|error| fail(at, PuzzleFault::Game(error)))?;
        let mut file = PuzzleFile { game: info.id, made, puzzles: Vec::new() };
        while let Some((at, line)) = lines.next() {
            if let Some(sum) = line.strip_prefix("end ") {
                let (count, sum) = sum.split_once(' ').unwrap_or((sum, ""));
                let count = number::<usize>(count).ok_or(fail(at, PuzzleFault::Part("end")))?;
                if count != file.puzzles.len() {
                    return Err(fail(at, PuzzleFault::Count(count, file.puzzles.len())));
                }
                // A hand-written file may omit the checksum.
                if !sum.is_empty() && number::<u32>(sum) != Some(file.sum()) {
                    return Err(fail(at, PuzzleFault::Changed));
                }
                return match lines.next() {
                    Some((at, _)) => Err(fail(at, PuzzleFault::Behind)),
                    None => Ok(file),
                };
            }
            file.puzzles.push(read_puzzle(info, line).map_err(|fault| fail(at, fault))?);
        }
        Err(fail(end, PuzzleFault::Cut))
    }

    fn sum(&self) -> u32 {
        fnv(self.puzzles.iter().flat_map(|puzzle| puzzle.to_string().into_bytes().into_iter().chain([b'\n'])))
    }
}

impl fmt::Display for PuzzleFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{NAME}{PUZZLE_VERSION}\ngame {}", self.game)?;
        if !self.made.is_empty() {
            writeln!(f, "# {}", self.made)?;
        }
        self.puzzles.iter().try_for_each(|puzzle| writeln!(f, "{puzzle}"))?;
        writeln!(f, "end {} {}", self.puzzles.len(), self.sum())
    }
}

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

/// The tokens of a field, none if it is [`EMPTY_FIELD`].
fn some(text: &str) -> Vec<String> {
    if text == EMPTY_FIELD { Vec::new() } else { words(text) }
}

fn read_puzzle(info: &GameInfo, line: &str) -> Result<Puzzle, PuzzleFault> {
    let parts: Vec<_> = line.split(PART).collect();
    let [variant, grade, theme, goal, position, line, refutations] = parts[..] else {
        return Err(PuzzleFault::Parts(parts.len()));
    };
    if parts.iter().any(|part| part.is_empty() || part.contains("  ") || part.trim() != *part) {
        return Err(PuzzleFault::Part("spacing"));
    }
    let mut given = variant.split(' ');
    let variant = given.next().unwrap_or_default().to_owned();
    let options = given.map(|option| option.split_once('=').ok_or(PuzzleFault::Part("option")));
    let options: Vec<(String, String)> =
        options.map(|option| option.map(|(k, v)| (k.to_owned(), v.to_owned()))).collect::<Result<_, _>>()?;
    let known = info
        .variant(&variant)
        .and_then(|variant| variant.values(options.iter().map(|(key, value)| (key.as_str(), value.as_str()))));
    known.map_err(PuzzleFault::Variant)?;
    let grade = number::<u8>(grade).filter(|grade| (1..=GRADES).contains(grade)).ok_or(PuzzleFault::Part("grade"))?;
    let theme = Theme::read(theme).ok_or(PuzzleFault::Part("theme"))?;
    let goal = Goal::read(goal).ok_or(PuzzleFault::Part("goal"))?;
    let (line, rest) = line.split_once(SLASH).map_or((line, Vec::new()), |(line, rest)| (line, words(rest)));
    let refutation = |text: &str| {
        let mut tokens = words(text).into_iter();
        Refutation { attempt: tokens.next().unwrap_or_default(), continuation: tokens.collect() }
    };
    let refutations = match refutations {
        EMPTY_FIELD => Vec::new(),
        some => some.split(SLASH).map(refutation).collect(),
    };
    let (line, position) = (some(line), position.to_owned());
    if line.is_empty() {
        return Err(PuzzleFault::Part("solution"));
    }
    Ok(Puzzle { variant, options, grade, theme, goal, position, line, rest, refutations })
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.variant)?;
        self.options.iter().try_for_each(|(key, value)| write!(f, " {key}={value}"))?;
        let Puzzle { grade, goal, position, .. } = self;
        write!(f, "{PART}{grade}{PART}{}{PART}{goal}{PART}{position}{PART}{}", self.theme.name(), self.line.join(" "))?;
        if !self.rest.is_empty() {
            write!(f, "{SLASH}{}", self.rest.join(" "))?;
        }
        f.write_str(PART)?;
        if self.refutations.is_empty() {
            f.write_str(EMPTY_FIELD)?;
        }
        for (at, Refutation { attempt, continuation }) in self.refutations.iter().enumerate() {
            f.write_str(if at > 0 { SLASH } else { "" })?;
            f.write_str(attempt)?;
            continuation.iter().try_for_each(|token| f.write_char(' ').and_then(|()| f.write_str(token)))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "board=.../.../... strip=- side=- barred=n hands=- supply=- bag=- round=1/1 starter=1 score=0,0 stage=play next=- turn=1";

    fn sample() -> PuzzleFile {
        let line = |goal: &str, more: &str| format!("simple | 2 | line | {goal} | {START} | b2 a1 b2 / a1{more}");
        let text = [
            "trivium-puzzles 1\ngame traffic-lights\n# by hand\n",
            &line("win 2", " | a1 b2 / c3"),
            "\n",
            &line("hold 1", " | -"),
            "\nend 2\n",
        ];
        PuzzleFile::read(&text.concat()).expect("a file of puzzles")
    }

    #[test]
    fn files_are_read_as_they_are_written() {
        let file = sample();
        assert_eq!((file.game, file.made.as_str(), file.puzzles.len()), ("traffic-lights", "by hand", 2));
        let [one, two] = &file.puzzles[..] else { panic!("two puzzles") };
        assert_eq!((one.goal, two.goal), (Goal::WinIn(2), Goal::Hold(1)));
        assert_eq!((one.line.join(" "), one.rest.join(" ")), ("b2 a1 b2".to_owned(), "a1".to_owned()));
        assert_eq!(one.refutations.iter().map(|r| r.continuation.len()).collect::<Vec<_>>(), [1, 0]);
        assert!(two.refutations.is_empty());
        assert_eq!(PuzzleFile::read(&file.to_string()).as_ref(), Ok(&file));
        assert_eq!(PuzzleFile::read(&file.to_string().replace('\n', "\r\n")), Ok(file));
    }

    #[test]
    fn faults_are_reported_with_their_line() {
        let text = sample().to_string();
        let fault = |text: &str| PuzzleFile::read(text).map_err(|e| (e.line, e.fault)).expect_err("a fault");
        assert_eq!(fault(""), (1, PuzzleFault::NoPuzzles));
        assert_eq!(fault("trivium 3\n"), (1, PuzzleFault::NoPuzzles));
        assert_eq!(fault("trivium-puzzles 2\n"), (1, PuzzleFault::Newer(2)));
        assert!(matches!(fault(&text.replace("traffic-lights", "chess")), (2, PuzzleFault::Game(_))));
        assert!(matches!(fault(&text.replace("game traffic-lights", "game tritt")), (4, PuzzleFault::Variant(_))));
        assert_eq!(fault(&text.replace(" | hold 1", " | hold 0")), (5, PuzzleFault::Part("goal")));
        assert_eq!(fault(&text.replace("simple | 2", "simple | 6")), (4, PuzzleFault::Part("grade")));
        assert_eq!(fault(&text.replace("simple | 2", "simple | 3")), (6, PuzzleFault::Changed));
        assert_eq!(fault(&text.replacen(" | line", " | lime", 1)), (4, PuzzleFault::Part("theme")));
        assert_eq!(fault(&text.replacen(" | -", "", 1)), (5, PuzzleFault::Parts(6)));
        assert!(matches!(fault(&[&text, "x"].concat()), (7, PuzzleFault::Behind)));
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(fault(&lines[..5].join("\n")), (6, PuzzleFault::Cut));
        let gap = [&lines[..3], &lines[4..]].concat().join("\n");
        assert_eq!(fault(&gap), (5, PuzzleFault::Count(2, 1)));
        // Every truncation is detected, except one within the checksum, which is optional.
        for end in (0..text.len() - 1).filter(|end| text.is_char_boundary(*end)) {
            assert!(PuzzleFile::read(&text[..end]).is_err() || text[end..].trim().bytes().all(|b| b.is_ascii_digit()));
        }
    }

    #[test]
    fn goals_and_themes_are_read_as_they_are_written() {
        for goal in [Goal::Win, Goal::WinIn(3), Goal::WinOrLose(2, 1), Goal::Hold(2), Goal::Draw] {
            assert_eq!(Goal::read(&goal.to_string()), Some(goal));
        }
        for bad in ["", "win 0", "win x", "lose 1", "win 1 lose", "hold"] {
            assert_eq!(Goal::read(bad), None, "{bad}");
        }
        assert!(Theme::ALL.iter().all(|(theme, name)| Theme::read(name) == Some(*theme) && theme.name() == *name));
    }
}
