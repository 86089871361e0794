//! A player's statistics: finished matches by game and level with their times, and the lessons taken. They are stored
//! as lines of text in the player's browser. A match is identified by its seed, so it counts once even if it is stored
//! several times.

use super::header::Header;
use super::setup::only_person;
use super::{Summary, fingerprint, kept_save};
use std::fmt;
use trivium_rules::core::{Verdict, number};
use trivium_rules::games;

/// The prefix of these lines in a file of matches, where they are comments.
const IN_FILE: &str = "# statistics ";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Its key in the match archive.
    pub id: String,
    /// Identifies the match among all matches of its game, in any storage.
    mark: String,
    pub game: String,
    /// The level of the strongest engine. `None` without engines.
    pub level: Option<u8>,
    /// The result of the human player. `None` unless a single human player played against engines.
    pub result: Option<Verdict>,
    /// The playing time in seconds.
    pub seconds: u64,
}

/// The level of the strongest engine, and the result of the human player. The result is `None` unless a single human
/// player played against engines.
fn result(summary: &Summary, seats: u8) -> (Option<u8>, Option<Verdict>) {
    let person = only_person(seats, &summary.engines);
    let level = summary.engines.iter().map(|(_, level)| level.number()).max();
    (level, person.and_then(|seat| summary.verdicts().get(seat.index()).copied()))
}

impl Played {
    /// Reads a stored match. `None` if it is unfinished or its game is unknown. `millis` is the playing time that the
    /// page has measured.
    pub fn of(summary: &Summary, text: &str, millis: u64) -> Option<Played> {
        let seats = games::info(&summary.game).ok()?.seats;
        let header = Header::read(kept_save(text)).ok().filter(|_| summary.verdicts().len() == usize::from(seats))?;
        let (level, result) = result(summary, seats);
        // A hand-written file may lack the seed.
        let mark = if header.seed == 0 { u64::from(fingerprint(text)) } else { header.seed };
        let held = header.times.iter().flatten().map(|time| u64::from(*time)).sum();
        let (id, game, mark) = (summary.id.clone(), summary.game.clone(), format!("{mark:x}"));
        Some(Played { id, mark, game, level, result, seconds: millis.max(held) / 1000 })
    }

    fn is(&self, other: &Played) -> bool {
        self.game == other.game && self.mark == other.mark
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StatisticsRow {
    pub level: Option<u8>,
    pub results: [u32; 3],
    pub games: u32,
    /// The playing time in seconds.
    pub seconds: u64,
}

impl StatisticsRow {
    fn add(&mut self, played: &Played) {
        self.games += 1;
        self.seconds += played.seconds;
        match played.result {
            Some(Verdict::Win) => self.results[0] += 1,
            Some(Verdict::Draw) => self.results[1] += 1,
            Some(Verdict::Loss) => self.results[2] += 1,
            None => {}
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    played: Vec<Played>,
    /// Deleted matches by key, game and mark. They must not count again.
    gone: Vec<[String; 3]>,
    /// Keys of matches that other people finished and sent as links or files.
    received: Vec<String>,
    lessons: Vec<String>,
}

const MAX_RECEIVED: usize = 500;

impl Statistics {
    /// Parses statistics. Skips malformed lines.
    pub fn read(text: &str) -> Statistics {
        let mut statistics = Statistics::default();
        for line in text.lines() {
            match line.split(' ').collect::<Vec<_>>()[..] {
                ["played", id, mark, game, level, result, seconds] => {
                    let level = number(level).filter(|level| (1..=8).contains(level));
                    let seconds = number(seconds).unwrap_or_default();
                    let [id, mark, game] = [id, mark, game].map(str::to_owned);
                    statistics.note(Played { id, mark, game, level, result: Verdict::read(result), seconds });
                }
                ["gone", id, game, mark] => statistics.gone.push([id, game, mark].map(str::to_owned)),
                ["received", id] => statistics.receive(id),
                ["lesson", game] => statistics.take_lesson(game),
                _ => {}
            }
        }
        statistics
    }

    /// Records a finished match, or updates its entry. Ignores deleted matches.
    pub fn note(&mut self, played: Played) {
        if self.gone.iter().any(|[_, game, mark]| *game == played.game && *mark == played.mark) {
            return;
        }
        self.received.retain(|id| *id != played.id);
        match self.played.iter_mut().find(|known| known.is(&played)) {
            // A repeated call may not have measured the time.
            Some(known) => *known = Played { seconds: known.seconds.max(played.seconds), ..played },
            None => self.played.push(played),
        }
    }

    /// Records that other people finished this match, so that it does not count here.
    pub fn receive(&mut self, id: &str) {
        if !self.is_received(id) {
            self.received.push(id.to_owned());
            let old = self.received.len().saturating_sub(MAX_RECEIVED);
            self.received.drain(..old);
        }
    }

    /// Whether other people finished the match.
    pub fn is_received(&self, id: &str) -> bool {
        self.received.iter().any(|received| received == id)
    }

    pub fn take_lesson(&mut self, game: &str) {
        if !self.has_lesson(game) {
            self.lessons.push(game.to_owned());
        }
    }

    pub fn has_lesson(&self, game: &str) -> bool {
        self.lessons.iter().any(|taken| taken == game)
    }

    /// Whether the statistics agree with an entry of the match list. Removes the match from the statistics if it was
    /// resumed and is running again.
    pub fn knows(&mut self, summary: &Summary) -> bool {
        if summary.runs() {
            self.played.retain(|played| played.id != summary.id);
            return true;
        }
        let now = games::info(&summary.game).map(|info| result(summary, info.seats));
        let same = |played: &Played| played.id == summary.id && now == Ok((played.level, played.result));
        let deleted_or_received = self.gone.iter().any(|[id, ..]| *id == summary.id) || self.is_received(&summary.id);
        deleted_or_received || self.played.iter().any(same)
    }

    /// Deletes everything, but remembers the deleted matches, so that they do not count again.
    pub fn clear(&mut self) {
        let gone = self.played.drain(..).map(|Played { id, mark, game, .. }| [id, game, mark]);
        self.gone.extend(gone);
        self.lessons.clear();
    }

    pub fn is_empty(&self) -> bool {
        self.played.is_empty() && self.lessons.is_empty()
    }

    /// The rows of a game by level. The last row is for matches without engines.
    pub fn rows(&self, game: &str) -> Vec<StatisticsRow> {
        let levels = (1..=8).map(Some).chain([None]);
        let row = |level| {
            let mut row = StatisticsRow { level, ..StatisticsRow::default() };
            self.played.iter().filter(|p| p.game == game && p.level == level).for_each(|played| row.add(played));
            row
        };
        levels.map(row).filter(|row| row.games > 0).collect()
    }

    /// The sum over all games.
    pub fn total(&self) -> StatisticsRow {
        let mut total = StatisticsRow::default();
        self.played.iter().for_each(|played| total.add(played));
        total
    }

    /// The lines for a file of matches; empty if there is no match and no lesson.
    pub fn in_file(&self) -> String {
        let own = Statistics { gone: Vec::new(), received: Vec::new(), ..self.clone() };
        own.to_string().lines().map(|line| [IN_FILE, line, "\n"].concat()).collect()
    }

    /// Imports the lines of a file of matches. Returns whether there were any.
    pub fn take_in(&mut self, file: &str) -> bool {
        let lines = file.lines().filter_map(|line| line.strip_prefix(IN_FILE));
        let read = Statistics::read(&lines.map(|line| [line, "\n"].concat()).collect::<String>());
        let any = !read.is_empty();
        for played in read.played {
            let known = self.played.iter().find(|known| known.is(&played)).cloned();
            // A known match keeps its key here.
            self.note(Played { id: known.map_or_else(|| played.id.clone(), |known| known.id), ..played });
        }
        read.lessons.iter().for_each(|game| self.take_lesson(game));
        any
    }
}

impl fmt::Display for Statistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Played { id, mark, game, level, result, seconds } in &self.played {
            let level = level.map_or("-".to_owned(), |level| level.to_string());
            let result = result.map_or("-", Verdict::letter);
            writeln!(f, "played {id} {mark} {game} {level} {result} {seconds}")?;
        }
        self.gone.iter().try_for_each(|[id, game, mark]| writeln!(f, "gone {id} {game} {mark}"))?;
        self.received.iter().try_for_each(|id| writeln!(f, "received {id}"))?;
        self.lessons.iter().try_for_each(|game| writeln!(f, "lesson {game}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::split_file;

    fn played(id: &str, lines: &str) -> Option<Played> {
        let text = ["saved 5\ntrivium 3\ngame tritt\nvariant step\nname Anna\nname \n", lines].concat();
        Played::of(&Summary::read(id, &text).expect("a match"), &text, 0)
    }

    fn row(level: Option<u8>, results: [u32; 3], games: u32, seconds: u64) -> StatisticsRow {
        StatisticsRow { level, results, games, seconds }
    }

    #[test]
    fn games_count_by_level_with_their_time() {
        let mut statistics = Statistics::default();
        for (id, lines) in [
            ("a", "program 2 3\nresult W-L\nseed 1\nrecord x y z\ntimes 4000 - 1500\n"),
            ("b", "program 2 3\nresult L-W\nseed 2\nrecord x\n"),
            ("c", "program 1 8:10\nresult D-D\nseed 3\nrecord x\n"),
            ("d", "result W-L\nseed 4\nrecord x\n"),
        ] {
            statistics.note(played(id, lines).expect("it is over"));
        }
        assert_eq!(played("e", "program 2 3\nseed 5\nrecord x\n"), None, "an unfinished match does not count");
        let all = [row(Some(3), [1, 0, 1], 2, 5), row(Some(8), [0, 1, 0], 1, 0), row(None, [0, 0, 0], 1, 0)];
        assert_eq!(statistics.rows("tritt"), all);
        assert_eq!(statistics.rows("trias"), []);
        assert_eq!(statistics.total(), row(None, [1, 1, 1], 4, 5));
        let text = statistics.to_string();
        assert_eq!(Statistics::read(&text), statistics, "{text}");
        assert_eq!(Statistics::read("odd\nplayed a b\ngone x\n\n"), Statistics::default());
    }

    #[test]
    fn a_match_counts_once_under_any_key() {
        let lines = "program 2 3\nresult W-L\nseed 1\nrecord x\ntimes 9000\n";
        let mut statistics = Statistics::default();
        statistics.note(played("a", lines).expect("it is over"));
        statistics.note(played("b", &lines.replace("9000", "-")).expect("it is over"));
        assert_eq!(statistics.total(), row(None, [1, 0, 0], 1, 9));
        statistics.note(played("b", &lines.replace("W-L", "L-W")).expect("it is over"));
        assert_eq!(statistics.total().results, [0, 0, 1], "it was resumed");
        let by_hand = |record: &str| played("c", &format!("program 2 3\nresult W-L\nrecord {record}\n"));
        statistics.note(by_hand("x").expect("it is over"));
        statistics.note(by_hand("y").expect("it is over"));
        assert_eq!(statistics.total().games, 3);
    }

    #[test]
    fn deleted_matches_do_not_return_from_the_archive_or_a_file() {
        let lines = "program 2 3\nresult W-L\nseed 1\nrecord x\n";
        let own = played("a", lines).expect("it is over");
        let mut statistics = Statistics::default();
        statistics.note(own.clone());
        statistics.take_lesson("tritt");
        let file = statistics.in_file();
        statistics.clear();
        assert!(statistics.is_empty());
        let text = ["saved 5\ntrivium 3\ngame tritt\nvariant step\n", lines].concat();
        assert!(statistics.knows(&Summary::read("a", &text).expect("a match")));
        let mut statistics = Statistics::read(&statistics.to_string());
        statistics.note(own);
        assert!(statistics.is_empty());
        assert!(statistics.take_in(&file), "the file has a lesson");
        assert_eq!(statistics.total().games, 0);
        assert!(statistics.has_lesson("tritt"));
    }

    #[test]
    fn matches_of_others_do_not_count_until_they_are_resumed_here() {
        let lines = "program 2 3\nresult W-L\nseed 1\nrecord x\n";
        let summary = Summary::read("a", &["trivium 3\ngame tritt\n", lines].concat()).expect("a match");
        let mut statistics = Statistics::default();
        assert!(!statistics.knows(&summary), "an own match must be recorded");
        statistics.receive("a");
        let mut statistics = Statistics::read(&statistics.to_string());
        assert!(statistics.is_received("a") && statistics.knows(&summary) && statistics.is_empty());
        assert_eq!(statistics.in_file(), "", "results of others are not exported");
        // A match that is finished here counts, even if other people began it.
        statistics.note(played("a", lines).expect("it is over"));
        assert_eq!(statistics.total().results, [1, 0, 0]);
        assert!(!statistics.is_received("a"));
    }

    #[test]
    fn a_resumed_match_is_not_finished() {
        let lines = "program 2 3\nresult W-L\nseed 1\nrecord x\n";
        let mut statistics = Statistics::default();
        statistics.note(played("a", lines).expect("it is over"));
        let listed = |lines: &str| Summary::read("a", &["trivium 3\ngame tritt\n", lines].concat()).expect("a match");
        assert!(statistics.knows(&listed(lines)));
        assert!(!statistics.knows(&listed(&lines.replace("W-L", "L-W"))));
        assert!(statistics.knows(&listed("program 2 3\nturn 1\nrecord x\n")) && statistics.is_empty());
    }

    #[test]
    fn statistics_survive_a_file_of_matches() {
        let mut statistics = Statistics::default();
        statistics.note(played("a", "program 2 3\nresult W-L\nseed 1\nrecord x\n").expect("it is over"));
        statistics.take_lesson("trias");
        let file = ["trivium 1\ngame tritt\nrecord \n\n", &statistics.in_file()].concat();
        let pieces = split_file(&file);
        assert!(pieces.len() == 1 && pieces[0].read().read.is_ok(), "readers of matches skip the statistics");
        let mut other = Statistics::default();
        assert!(other.take_in(&file) && other.take_in(&file));
        assert_eq!(other, statistics);
        assert!(!other.take_in("trivium 1\n"));
    }
}
