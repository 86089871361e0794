//! Tags describe a match apart from its record: title, date and series.

use super::sanitize;
use std::fmt;
use trivium_rules::core::number;

pub const TITLE_LENGTH: usize = 60;
const SERIES_LENGTH: usize = 32;

/// The tags of a match, which do not affect play.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tags {
    pub(super) title: String,
    /// The local date on which the match began.
    pub date: Option<Date>,
    pub series: Option<Series>,
}

impl Tags {
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The same tags with another title, sanitised and cut to [`TITLE_LENGTH`].
    pub fn with_title(self, title: &str) -> Tags {
        Tags { title: sanitize::one_line(title, TITLE_LENGTH), ..self }
    }
}

/// A day of the Gregorian calendar, displayed as `2026-11-21`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// A day of a year with four digits. `None` if there is no such day.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
        let days = match month {
            2 => 28 + u8::from(leap),
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        ((1000..=9999).contains(&year) && (1..=days).contains(&day)).then_some(Date { year, month, day })
    }

    /// Parses a date like `2026-11-21`.
    pub fn read(text: &str) -> Option<Date> {
        let (year, rest) = text.split_once('-')?;
        let (month, day) = rest.split_once('-')?;
        let two = |text: &str| if text.len() == 2 { number(text.strip_prefix('0').unwrap_or(text)) } else { None };
        Date::new(number(year)?, two(month)?, two(day)?)
    }

    /// Year, month from 1, day from 1.
    pub fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The position of a match in a series of rematches. Players are identified by their seat in the first match, because
/// the players change seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    id: String,
    /// The number of the match in the series, from 1.
    pub number: u32,
    /// The player in seat 1, counted from 0. The other players follow in order.
    pub first: u8,
}

impl Series {
    /// The first match of a series. `id` is its id in the archive. `None` if the id is empty, too long, or has
    /// characters other than letters, digits, `-` and `_`.
    pub fn new(id: &str) -> Option<Series> {
        let plain = id.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'));
        let fits = plain && (1..=SERIES_LENGTH).contains(&id.len());
        fits.then(|| Series { id: id.to_owned(), number: 1, first: 0 })
    }

    /// The id of the first match of the series in the archive.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The next match, with every player one seat further, as in [`super::Setup::rotated`].
    pub fn next(&self, seats: u8) -> Series {
        let Series { id, number, first } = self;
        Series { id: id.clone(), number: number.saturating_add(1), first: (first + 1) % seats.max(1) }
    }

    /// The player in a seat, both counted from 0.
    pub fn player(&self, seat: usize, seats: usize) -> usize {
        (seat + usize::from(self.first)) % seats.max(1)
    }

    /// Parses a series, as `Display` writes it.
    pub fn read(text: &str) -> Option<Series> {
        let mut parts = text.split(' ');
        let series = Series::new(parts.next()?)?;
        let (number, first) = (number(parts.next()?)?, number::<u8>(parts.next()?)?);
        let fits = number > 0 && (1..=3).contains(&first) && parts.next().is_none();
        fits.then(|| Series { number, first: first - 1, ..series })
    }
}

impl fmt::Display for Series {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.id, self.number, self.first + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for text in ["2026-11-21", "2024-02-29", "2000-02-29", "1999-12-31"] {
            assert_eq!(Date::read(text).map(|date| date.to_string()).as_deref(), Some(text));
        }
        for text in [
            "",
            "2026-11",
            "2026-2-3",
            "2026-02-29",
            "1900-02-29",
            "2026-00-10",
            "2026-04-31",
            "26-01-01",
            "2026-01-+1",
        ] {
            assert_eq!(Date::read(text), None, "{text}");
        }
    }

    #[test]
    fn players_stay_while_seats_rotate() {
        let first = Series::new("abc").unwrap();
        let second = first.next(3);
        assert_eq!(second.to_string(), "abc 2 2");
        assert_eq!(Series::read("abc 2 2"), Some(second.clone()));
        // In the second match the player of seat 2 has seat 1, and the first player has the last seat.
        assert_eq!([0, 1, 2].map(|seat| second.player(seat, 3)), [1, 2, 0]);
        assert_eq!(second.next(3).next(3).first, 0);
        for text in ["", "a", "a 1", "a 0 1", "a 1 4", "a b 1 1", "ä 1 1"] {
            assert_eq!(Series::read(text), None, "{text}");
        }
    }
}
