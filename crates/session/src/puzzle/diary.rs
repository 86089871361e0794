//! A solver's diary: the rating, the streak of days, and the result of each puzzle. A missed puzzle is repeated after
//! one day, then at growing intervals. The diary is stored as text in the solver's browser.

use super::Puzzle;
use super::rating::Rating;
use std::fmt;
use trivium_rules::core::number;
use trivium_rules::games::GAMES;

/// Days until a missed puzzle is repeated, indexed by how often it has been solved since.
const WAITS: [u32; 4] = [1, 3, 7, 21];

/// How many days the local date can go back when the solver travels. Time zones span 26 hours.
const MAX_DAYS_BACK: u32 = 2;

/// The prefix of a diary's lines in a file of matches, where they are comments.
const IN_FILE: &str = "# puzzles ";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solved {
    /// Solved at the first try, or in all repetitions.
    Right,
    /// Missed. The number of times it has been solved since, and the day of the next repetition.
    Again(usize, u32),
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry {
    game: String,
    id: u32,
    solved: Solved,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Diary {
    pub rating: Rating,
    /// The last day on which a puzzle was tried, and the length of the streak that ends on it.
    days: (u32, u32),
    entries: Vec<Entry>,
}

impl Diary {
    /// Parses a diary. Skips malformed lines.
    pub fn read(text: &str) -> Diary {
        let mut diary = Diary::default();
        for line in text.lines() {
            match line.split(' ').collect::<Vec<_>>()[..] {
                ["rating", rating, deviation, volatility] => {
                    let value = |text: &str| text.parse::<f64>().ok().filter(|value| value.is_finite());
                    if let (Some(rating), Some(deviation), Some(volatility)) =
                        (value(rating), value(deviation), value(volatility))
                    {
                        diary.rating = Rating { rating, deviation, volatility };
                    }
                }
                ["days", last, row] => {
                    diary.days = (number(last).unwrap_or_default(), number(row).unwrap_or_default());
                }
                ["right", game, id] => diary.set(game, id, Some(Solved::Right)),
                ["again", game, id, times, day] => {
                    let again = number(times).zip(number(day)).map(|(times, day)| Solved::Again(times, day));
                    diary.set(game, id, again);
                }
                _ => {}
            }
        }
        diary
    }

    fn set(&mut self, game: &str, id: &str, solved: Option<Solved>) {
        if let (Ok(id), Some(solved)) = (u32::from_str_radix(id, 16), solved) {
            self.put(game, id, solved);
        }
    }

    fn put(&mut self, game: &str, id: u32, solved: Solved) {
        match self.entries.iter_mut().find(|entry| entry.id == id && entry.game == game) {
            Some(entry) => entry.solved = solved,
            None => self.entries.push(Entry { game: game.to_owned(), id, solved }),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The lines for a file of matches; empty if no puzzle is recorded.
    pub fn in_file(&self) -> String {
        let text = if self.is_empty() { String::new() } else { self.to_string() };
        text.lines().map(|line| [IN_FILE, line, "\n"].concat()).collect()
    }

    /// Imports the diary of a file of matches. Known results stay. Rating and streak are those of the diary with more
    /// puzzles. Returns whether the file contains a diary.
    pub fn take_in(&mut self, file: &str) -> bool {
        let lines: Vec<_> = file.lines().filter_map(|line| line.strip_prefix(IN_FILE)).collect();
        let other = Diary::read(&lines.join("\n"));
        if other.entries.len() > self.entries.len() {
            (self.rating, self.days) = (other.rating, other.days);
        }
        let any = !other.is_empty();
        for entry in other.entries {
            if self.solved(&entry.game, entry.id).is_none() {
                self.entries.push(entry);
            }
        }
        any
    }

    /// The result of a puzzle; `None` if the solver has not tried it.
    pub fn solved(&self, game: &str, id: u32) -> Option<Solved> {
        self.entries.iter().find(|entry| entry.id == id && entry.game == game).map(|entry| entry.solved)
    }

    /// Whether a missed puzzle is due for repetition on a day.
    pub fn is_due(&self, game: &str, id: u32, day: u32) -> bool {
        matches!(self.solved(game, id), Some(Solved::Again(_, due)) if has_come(due, day))
    }

    /// The number of puzzles of a game that were solved, including those solved after a miss.
    pub fn count(&self, game: &str) -> usize {
        let done = |entry: &&Entry| !matches!(entry.solved, Solved::Again(0, _));
        self.entries.iter().filter(|entry| entry.game == game).filter(done).count()
    }

    /// Records that a puzzle was solved (`right`) or missed. Only the first attempt affects the rating, and a solution
    /// after a hint does not.
    pub fn note(&mut self, game: &str, id: u32, grade: u8, right: bool, hinted: bool, day: u32) {
        if self.solved(game, id).is_none() && !(right && hinted) {
            self.rating = self.rating.after(&[(Rating::of_grade(grade), f64::from(u8::from(right)))]);
        }
        let solved = match (self.solved(game, id), right) {
            (None | Some(Solved::Right), true) => Solved::Right,
            (_, false) => Solved::Again(0, day.saturating_add(WAITS[0])),
            (Some(Solved::Again(times, due)), true) if has_come(due, day) => match WAITS.get(times.saturating_add(1)) {
                Some(days) => Solved::Again(times + 1, day.saturating_add(*days)),
                None => Solved::Right,
            },
            // A repetition before the due day teaches little, so it does not count.
            (Some(again), true) => again,
        };
        self.put(game, id, solved);
        let (last, row) = self.days;
        self.days = match day.checked_sub(last) {
            _ if row == 0 => (day, 1),
            Some(0) => self.days,
            Some(1) => (day, row.saturating_add(1)),
            // After a flight to the west this local date may already have been counted.
            None if last - day <= MAX_DAYS_BACK => self.days,
            _ => (day, 1),
        };
    }

    /// The length of the streak, if it reaches `day` or the day before. After a flight to the west it may even end
    /// after `day`.
    pub fn row(&self, day: u32) -> u32 {
        let (last, row) = self.days;
        if day.saturating_sub(last) <= 1 && last.saturating_sub(day) <= MAX_DAYS_BACK { row } else { 0 }
    }
}

impl fmt::Display for Diary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rating { rating, deviation, volatility } = self.rating;
        writeln!(f, "rating {rating:.2} {deviation:.2} {volatility:.6}")?;
        writeln!(f, "days {} {}", self.days.0, self.days.1)?;
        for Entry { game, id, solved } in &self.entries {
            match solved {
                Solved::Right => writeln!(f, "right {game} {id:x}")?,
                Solved::Again(times, day) => writeln!(f, "again {game} {id:x} {times} {day}")?,
            }
        }
        Ok(())
    }
}

/// Whether a puzzle is due. A due day beyond the longest interval comes from a wrong clock, so it counts as due.
fn has_come(due: u32, day: u32) -> bool {
    let longest = WAITS[WAITS.len() - 1];
    due <= day || due - day > longest
}

/// The local date as days since 1970-01-01. `now` is in milliseconds since then, in UTC. `behind` is the offset of
/// local time behind UTC in minutes, as `Date.getTimezoneOffset` returns it.
pub fn day_of(now: f64, behind: f64) -> u32 {
    const MINUTE: f64 = 60_000.0;
    ((now - behind * MINUTE) / (24.0 * 60.0 * MINUTE)).max(0.0) as u32
}

/// The id of the game of the puzzle of the day. It is the same for all users.
pub fn game_of_the_day(day: u32) -> &'static str {
    GAMES[day as usize % GAMES.len()].id
}

/// The highest grade of a puzzle of the day.
const DAILY_UP_TO: u8 = 3;

/// The puzzle of the day among the puzzles of its game. It is the same for all users, and easy enough for most.
pub fn of_the_day(day: u32, puzzles: &[Puzzle]) -> Option<&Puzzle> {
    let mixed = super::fnv(day.to_le_bytes().into_iter());
    let mut fitting: Vec<_> = puzzles.iter().filter(|puzzle| puzzle.grade <= DAILY_UP_TO).collect();
    if fitting.is_empty() {
        fitting.extend(puzzles);
    }
    // The high bits of FNV-1a are mixed best.
    let place = (u64::from(mixed) * fitting.len() as u64) >> 32;
    fitting.get(place as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Goal, Theme};

    #[test]
    fn a_missed_puzzle_is_repeated_at_growing_intervals() {
        let mut diary = Diary::default();
        diary.note("tritt", 7, 2, false, false, 100);
        let mut days = Vec::new();
        for day in 100..140 {
            if diary.is_due("tritt", 7, day) {
                diary.note("tritt", 7, 2, true, false, day);
                days.push(day);
            }
        }
        assert_eq!(days, [101, 104, 111, 132]);
        assert_eq!(diary.solved("tritt", 7), Some(Solved::Right));
        assert_eq!((diary.count("tritt"), diary.count("trias")), (1, 0));
        diary.note("tritt", 7, 2, false, false, 200);
        assert!(!diary.is_due("tritt", 7, 200) && diary.is_due("tritt", 7, 201));
        diary.note("tritt", 7, 2, true, false, 200);
        assert!(diary.is_due("tritt", 7, 201), "a repetition on the same day does not count");
    }

    #[test]
    fn the_rating_changes_once_per_puzzle() {
        let mut diary = Diary::default();
        diary.note("trias", 1, 3, true, false, 5);
        let once = diary.rating;
        assert!(once.rating > Rating::default().rating);
        diary.note("trias", 1, 3, true, false, 6);
        diary.note("trias", 2, 3, true, true, 6);
        assert_eq!(diary.rating, once);
    }

    fn on_days(days: &[u32]) -> Diary {
        let mut diary = Diary::default();
        days.iter().zip(1..).for_each(|(day, id)| diary.note("trias", id, 1, true, false, *day));
        diary
    }

    #[test]
    fn streaks_of_days_are_counted() {
        assert_eq!(Diary::default().row(10), 0);
        let diary = on_days(&[10, 10, 11, 12]);
        // On day 13 the solver still has time to try a puzzle.
        assert_eq!((diary.row(12), diary.row(13)), (3, 3));
        // After a day without a puzzle the streak is 0, and the next puzzle starts a new one.
        assert_eq!((diary.row(14), on_days(&[10, 11, 12, 14]).row(14)), (0, 1));
        // A missed puzzle counts like a solved one.
        let mut diary = on_days(&[10]);
        diary.note("trias", 9, 1, false, false, 11);
        assert_eq!(diary.row(11), 2);
    }

    #[test]
    fn travelling_does_not_end_a_streak() {
        const MINUTE: f64 = 60_000.0;
        // Noon of a day in UTC.
        let noon = |day: u32| (f64::from(day) * 24.0 + 12.0) * 60.0 * MINUTE;
        assert_eq!(day_of(noon(20_000), 0.0), 20_000);
        // Kiritimati is 14 hours ahead of UTC, Baker Island 12 behind; India is half an hour off.
        assert_eq!((day_of(noon(20_000), -14.0 * 60.0), day_of(noon(20_000) - 1.0, 12.0 * 60.0)), (20_001, 19_999));
        assert_eq!(day_of(noon(20_000), -5.5 * 60.0), 20_000);
        assert_eq!(day_of(-1.0, 0.0), 0, "times before 1970 count as day 0");
        // Three days in Kiritimati, then back to Baker Island, where the local dates repeat.
        let diary = on_days(&[20_000, 20_001, 20_002]);
        assert_eq!((diary.row(20_000), diary.row(20_001)), (3, 3));
        let days = [20_000, 20_001, 20_002, 20_000, 20_001, 20_002, 20_003];
        assert_eq!(
            (on_days(&days[..4]).row(20_000), on_days(&days[..6]).row(20_002), on_days(&days).row(20_003)),
            (3, 3, 4)
        );
        // A flight to the east skips at most one date, which does not end the streak.
        assert_eq!(on_days(&[20_000, 20_001, 20_002]).row(20_003), 3);
    }

    #[test]
    fn a_wrong_clock_blocks_neither_streaks_nor_repetitions() {
        // A clock that was set back far starts a new streak, and its correction starts another one.
        assert_eq!((on_days(&[100, 101, 50]).row(50), on_days(&[100, 101, 50, 102]).row(102)), (1, 1));
        // A day far in the future does not block later streaks.
        assert_eq!((on_days(&[100, 90_000]).row(101), on_days(&[100, 90_000, 101, 102]).row(102)), (0, 2));
        let mut diary = Diary::default();
        diary.note("tritt", 7, 2, false, false, 90_000);
        assert!(diary.is_due("tritt", 7, 100), "a due day far ahead counts as due");
        diary.note("tritt", 7, 2, true, false, 100);
        assert_eq!(diary.solved("tritt", 7), Some(Solved::Again(1, 103)));
        // Extreme numbers in a damaged diary must not overflow.
        let mut diary = Diary::read("days 4294967295 4294967295\nagain tritt 7 18446744073709551615 4294967295\n");
        assert_eq!((diary.row(u32::MAX), diary.row(0)), (u32::MAX, 0));
        diary.note("tritt", 7, 2, true, false, u32::MAX);
        diary.note("tritt", 8, 2, false, false, u32::MAX);
        assert_eq!(diary.solved("tritt", 7), Some(Solved::Right));
    }

    #[test]
    fn a_diary_is_read_as_it_is_written() {
        let mut diary = Diary::default();
        diary.note("trias", 0xabc, 1, true, false, 9);
        diary.note("traffic-lights", 5, 4, false, false, 9);
        let text = diary.to_string();
        let read = Diary::read(&text);
        assert_eq!(read.to_string(), text);
        assert_eq!(read.solved("trias", 0xabc), Some(Solved::Right));
        assert_eq!(Diary::read("odd\nrating x 1 2\nright trias zz\nagain trias 1 2\n"), Diary::default());
    }

    #[test]
    fn a_diary_survives_a_file_of_matches() {
        let mut diary = Diary::default();
        assert_eq!(diary.in_file(), "");
        diary.note("trias", 0xabc, 1, true, false, 9);
        diary.note("tritt", 5, 4, false, false, 9);
        let file = ["trivium 1\ngame tritt\nrecord \n", &diary.in_file()].concat();
        let mut other = Diary::default();
        assert!(!other.take_in("trivium 1\ngame tritt\n"));
        other.note("tritt", 5, 4, true, false, 10);
        assert!(other.take_in(&file) && other.take_in(&file));
        assert_eq!(other.solved("tritt", 5), Some(Solved::Right), "known results are kept");
        assert_eq!(other.solved("trias", 0xabc), Some(Solved::Right));
        assert_eq!(other.rating.rating.round(), diary.rating.rating.round(), "the rating of the larger diary");
    }

    #[test]
    fn the_puzzle_of_the_day_follows_from_the_day_and_is_not_hard() {
        let puzzle = |nth: u32| Puzzle {
            variant: "simple".to_owned(),
            options: Vec::new(),
            grade: 1 + (nth % 5) as u8,
            theme: Theme::Line,
            goal: Goal::Win,
            position: nth.to_string(),
            line: Vec::new(),
            rest: Vec::new(),
            refutations: Vec::new(),
        };
        let puzzles: Vec<_> = (0..500).map(puzzle).collect();
        let of = |day| of_the_day(day, &puzzles).expect("one of 500");
        assert_eq!(of(20_000), of(20_000));
        let different: std::collections::BTreeSet<_> = (20_000..20_100).map(|day| &of(day).position).collect();
        assert!(different.len() > 80, "{}", different.len());
        assert!((20_000..20_500).all(|day| of(day).grade <= 3));
        let hard = vec![puzzle(4)];
        assert_eq!(of_the_day(20_000, &hard), Some(&hard[0]), "hard puzzles are better than none");
        assert_eq!(of_the_day(20_000, &[]), None);
        let games: Vec<_> = (20_000..20_005).map(game_of_the_day).collect();
        assert_eq!(games, GAMES.each_ref().map(|game| game.id), "the games take turns");
    }
}
