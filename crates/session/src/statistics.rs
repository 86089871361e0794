//! How someone has done so far: each game that was played to its end, by level, with its time, and the lessons that were taken. It is kept as
//! text on the player's machine, a line each. A match counts once, wherever it is kept: its seed tells it from others.

use super::header::Header;
use super::{Summary, fingerprint, kept_save};
use std::fmt;
use trivium_rules::core::{Seat, Verdict, number};
use trivium_rules::games;

/// A line of statistics in a file of matches begins so. A reader of matches alone passes over it.
const IN_FILE: &str = "# statistics ";

/// A match that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Its name on the shelf.
    pub id: String,
    /// A fingerprint that no other match of its game has, in any storage.
    mark: String,
    /// The game.
    pub game: String,
    /// The level of the strongest computer player; none where people played.
    pub level: Option<u8>,
    /// The result of the one person against computer players.
    pub result: Option<Verdict>,
    /// How long it was played, in seconds.
    pub seconds: u64,
}

/// The level of a match, and the result of the one person in it against computer players.
fn result(summary: &Summary, seats: u8) -> (Option<u8>, Option<Verdict>) {
    let mut people = Seat::all(seats).filter(|seat| summary.engines.iter().all(|(engine, _)| engine != seat));
    let alone = people.next().filter(|_| people.next().is_none());
    let level = summary.engines.iter().map(|(_, level)| level.number()).max();
    (level, level.and(alone).and_then(|seat| summary.verdicts().get(seat.index()).copied()))
}

impl Played {
    /// A kept match; `None` while it runs, and for one of an unknown game. `millis` is the time that was measured.
    pub fn of(summary: &Summary, text: &str, millis: u64) -> Option<Played> {
        let seats = games::info(&summary.game).ok()?.seats;
        let header = Header::read(kept_save(text)).ok().filter(|_| summary.verdicts().len() == usize::from(seats))?;
        let (level, result) = result(summary, seats);
        // A file that was written by hand may have no seed.
        let mark = if header.seed == 0 { u64::from(fingerprint(text)) } else { header.seed };
        let held = header.times.iter().flatten().map(|time| u64::from(*time)).sum();
        let (id, game, mark) = (summary.id.clone(), summary.game.clone(), format!("{mark:x}"));
        Some(Played { id, mark, game, level, result, seconds: millis.max(held) / 1000 })
    }

    fn is(&self, other: &Played) -> bool {
        self.game == other.game && self.mark == other.mark
    }
}

/// A row of a game's table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StatisticsRow {
    /// The level; none for games among people.
    pub level: Option<u8>,
    /// How many games were won, drawn and lost.
    pub results: [u32; 3],
    /// How many there were.
    pub games: u32,
    /// How long they were played, in seconds.
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

/// A player's statistics.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    played: Vec<Played>,
    /// Matches that count nothing any more: their names, games and marks.
    gone: Vec<[String; 3]>,
    /// The ids of matches that others played, from links and files.
    received: Vec<String>,
    lessons: Vec<String>,
}

/// For how many received matches it is kept that others played them.
const RECEIVED: usize = 500;

impl Statistics {
    /// The statistics of a text. Lines that mean nothing count nothing.
    pub fn read(text: &str) -> Statistics {
        let mut statistics = Statistics::default();
        for line in text.lines() {
            match line.split(' ').collect::<Vec<_>>()[..] {
                ["played", id, mark, game, level, result, seconds] => {
                    let result = match result {
                        "W" => Some(Verdict::Win),
                        "D" => Some(Verdict::Draw),
                        "L" => Some(Verdict::Loss),
                        _ => None,
                    };
                    let level = number(level).filter(|level| (1..=8).contains(level));
                    let seconds = number(seconds).unwrap_or_default();
                    let [id, mark, game] = [id, mark, game].map(str::to_owned);
                    statistics.note(Played { id, mark, game, level, result, seconds });
                }
                ["gone", id, game, mark] => statistics.gone.push([id, game, mark].map(str::to_owned)),
                ["received", id] => statistics.receive(id),
                ["lesson", game] => statistics.take_lesson(game),
                _ => {}
            }
        }
        statistics
    }

    /// Notes a match that is over, in place of what was noted of it before. One that was deleted here stays away.
    pub fn note(&mut self, played: Played) {
        if self.gone.iter().any(|[_, game, mark]| *game == played.game && *mark == played.mark) {
            return;
        }
        self.received.retain(|id| *id != played.id);
        match self.played.iter_mut().find(|known| known.is(&played)) {
            // A later look that measured nothing knows less.
            Some(known) => *known = Played { seconds: known.seconds.max(played.seconds), ..played },
            None => self.played.push(played),
        }
    }

    /// Notes that others played a match to its end. It counts nothing here.
    pub fn receive(&mut self, id: &str) {
        if !self.is_received(id) {
            self.received.push(id.to_owned());
            let old = self.received.len().saturating_sub(RECEIVED);
            self.received.drain(..old);
        }
    }

    /// Whether others played a match to its end.
    pub fn is_received(&self, id: &str) -> bool {
        self.received.iter().any(|received| received == id)
    }

    /// Notes that the lesson of a game was taken.
    pub fn take_lesson(&mut self, game: &str) {
        if !self.has_lesson(game) {
            self.lessons.push(game.to_owned());
        }
    }

    /// Whether the lesson of a game was taken.
    pub fn has_lesson(&self, game: &str) -> bool {
        self.lessons.iter().any(|taken| taken == game)
    }

    /// Whether all is noted that a list tells of a match. One that runs again is not over.
    pub fn knows(&mut self, summary: &Summary) -> bool {
        if summary.runs() {
            self.played.retain(|played| played.id != summary.id);
            return true;
        }
        let now = games::info(&summary.game).map(|info| result(summary, info.seats));
        let same = |played: &Played| played.id == summary.id && now == Ok((played.level, played.result));
        let away = self.gone.iter().any(|[id, ..]| *id == summary.id) || self.is_received(&summary.id);
        away || self.played.iter().any(same)
    }

    /// Forgets all, and what of it will be met again.
    pub fn clear(&mut self) {
        let gone = self.played.drain(..).map(|Played { id, mark, game, .. }| [id, game, mark]);
        self.gone.extend(gone);
        self.lessons.clear();
    }

    /// Whether there is nothing to tell.
    pub fn is_empty(&self) -> bool {
        self.played.is_empty() && self.lessons.is_empty()
    }

    /// The table of a game: its levels in their order, then games among people.
    pub fn rows(&self, game: &str) -> Vec<StatisticsRow> {
        let levels = (1..=8).map(Some).chain([None]);
        let row = |level| {
            let mut row = StatisticsRow { level, ..StatisticsRow::default() };
            self.played.iter().filter(|p| p.game == game && p.level == level).for_each(|played| row.add(played));
            row
        };
        levels.map(row).filter(|row| row.games > 0).collect()
    }

    /// All games together.
    pub fn total(&self) -> StatisticsRow {
        let mut total = StatisticsRow::default();
        self.played.iter().for_each(|played| total.add(played));
        total
    }

    /// The lines for a file of matches; nothing where there is nothing to tell.
    pub fn in_file(&self) -> String {
        let own = Statistics { gone: Vec::new(), received: Vec::new(), ..self.clone() };
        own.to_string().lines().map(|line| [IN_FILE, line, "\n"].concat()).collect()
    }

    /// Takes in the lines of such a file. Whether there were any.
    pub fn take_in(&mut self, file: &str) -> bool {
        let lines = file.lines().filter_map(|line| line.strip_prefix(IN_FILE));
        let read = Statistics::read(&lines.map(|line| [line, "\n"].concat()).collect::<String>());
        let any = !read.is_empty();
        for played in read.played {
            let known = self.played.iter().find(|known| known.is(&played)).cloned();
            // Here it keeps its own name.
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
            let result = match result {
                Some(Verdict::Win) => "W",
                Some(Verdict::Draw) => "D",
                Some(Verdict::Loss) => "L",
                None => "-",
            };
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
        assert_eq!(played("e", "program 2 3\nseed 5\nrecord x\n"), None, "an abandoned one counts nothing");
        let all = [row(Some(3), [1, 0, 1], 2, 5), row(Some(8), [0, 1, 0], 1, 0), row(None, [0, 0, 0], 1, 0)];
        assert_eq!(statistics.rows("tritt"), all);
        assert_eq!(statistics.rows("trias"), []);
        assert_eq!(statistics.total(), row(None, [1, 1, 1], 4, 5));
        let text = statistics.to_string();
        assert_eq!(Statistics::read(&text), statistics, "{text}");
        assert_eq!(Statistics::read("odd\nplayed a b\ngone x\n\n"), Statistics::default());
    }

    #[test]
    fn a_match_counts_once_under_any_name() {
        let lines = "program 2 3\nresult W-L\nseed 1\nrecord x\ntimes 9000\n";
        let mut statistics = Statistics::default();
        statistics.note(played("a", lines).expect("it is over"));
        statistics.note(played("b", &lines.replace("9000", "-")).expect("it is over"));
        assert_eq!(statistics.total(), row(None, [1, 0, 0], 1, 9));
        statistics.note(played("b", &lines.replace("W-L", "L-W")).expect("it is over"));
        assert_eq!(statistics.total().results, [0, 0, 1], "it was played on");
        let by_hand = |record: &str| played("c", &format!("program 2 3\nresult W-L\nrecord {record}\n"));
        statistics.note(by_hand("x").expect("it is over"));
        statistics.note(by_hand("y").expect("it is over"));
        assert_eq!(statistics.total().games, 3);
    }

    #[test]
    fn what_was_deleted_does_not_come_back_from_the_shelf_or_a_file() {
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
        assert!(statistics.take_in(&file), "its lesson");
        assert_eq!(statistics.total().games, 0);
        assert!(statistics.has_lesson("tritt"));
    }

    #[test]
    fn what_others_played_counts_nothing_until_it_is_played_on_here() {
        let lines = "program 2 3\nresult W-L\nseed 1\nrecord x\n";
        let summary = Summary::read("a", &["trivium 3\ngame tritt\n", lines].concat()).expect("a match");
        let mut statistics = Statistics::default();
        assert!(!statistics.knows(&summary), "one of one's own is counted");
        statistics.receive("a");
        let mut statistics = Statistics::read(&statistics.to_string());
        assert!(statistics.is_received("a") && statistics.knows(&summary) && statistics.is_empty());
        assert_eq!(statistics.in_file(), "", "it is nobody's result");
        // A match that ends here counts, whoever began it.
        statistics.note(played("a", lines).expect("it is over"));
        assert_eq!(statistics.total().results, [1, 0, 0]);
        assert!(!statistics.is_received("a"));
    }

    #[test]
    fn one_that_runs_again_is_not_over() {
        let lines = "program 2 3\nresult W-L\nseed 1\nrecord x\n";
        let mut statistics = Statistics::default();
        statistics.note(played("a", lines).expect("it is over"));
        let listed = |lines: &str| Summary::read("a", &["trivium 3\ngame tritt\n", lines].concat()).expect("a match");
        assert!(statistics.knows(&listed(lines)));
        assert!(!statistics.knows(&listed(&lines.replace("W-L", "L-W"))));
        assert!(statistics.knows(&listed("program 2 3\nturn 1\nrecord x\n")) && statistics.is_empty());
    }

    #[test]
    fn statistics_go_through_a_file_of_matches() {
        let mut statistics = Statistics::default();
        statistics.note(played("a", "program 2 3\nresult W-L\nseed 1\nrecord x\n").expect("it is over"));
        statistics.take_lesson("trias");
        let file = ["trivium 1\ngame tritt\nrecord \n\n", &statistics.in_file()].concat();
        let pieces = split_file(&file);
        assert!(pieces.len() == 1 && pieces[0].read().read.is_ok(), "matches are read as without it");
        let mut other = Statistics::default();
        assert!(other.take_in(&file) && other.take_in(&file));
        assert_eq!(other, statistics);
        assert!(!other.take_in("trivium 1\n"));
    }
}
