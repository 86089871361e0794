//! Notes about a match apart from its record: a title, the day, and to which series of matches it belongs.

use super::sanitize;
use std::fmt;
use trivium_rules::core::number;

/// The most characters of a title.
pub const TITLE_LENGTH: usize = 60;
/// The most characters of a series' name.
const SERIES_LENGTH: usize = 32;

/// Notes about a match. Nothing of it changes how it is played.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tags {
    pub(super) title: String,
    /// The day on which it began, where the players are.
    pub date: Option<Date>,
    /// The series of matches to which it belongs.
    pub series: Option<Series>,
}

impl Tags {
    /// The title; empty when it has none.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The same with that title, cleaned and cut to [`TITLE_LENGTH`].
    pub fn with_title(self, title: &str) -> Tags {
        Tags { title: sanitize::one_line(title, TITLE_LENGTH), ..self }
    }
}

/// A day of the Gregorian calendar. Shown as `2026-11-21`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// That day, with years of four digits.
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

    /// The day of a text like `2026-11-21`.
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

/// A match's place in a series: an evening of rematches. *Players* are those who sat in seat 1, 2 (, 3) in its first match; the seats
/// rotate, the players stay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    id: String,
    /// Which match of it this is, from 1.
    pub number: u32,
    /// The player in seat 1, from 0; the others sit in their order.
    pub first: u8,
}

impl Series {
    /// The first match of a series. `id` is the name of that match on the shelf; `None` when it is empty, too long or not of
    /// letters, digits, `-` and `_`.
    pub fn new(id: &str) -> Option<Series> {
        let plain = id.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'));
        let fits = plain && (1..=SERIES_LENGTH).contains(&id.len());
        fits.then(|| Series { id: id.to_owned(), number: 1, first: 0 })
    }

    /// The series' name: that of its first match on the shelf.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The next match, every player one seat further, as [`super::Setup::rotated`] has it.
    pub fn next(&self, seats: u8) -> Series {
        let Series { id, number, first } = self;
        Series { id: id.clone(), number: number.saturating_add(1), first: (first + 1) % seats.max(1) }
    }

    /// The player, from 0, in the seat of that index, from 0.
    pub fn player(&self, seat: usize, seats: usize) -> usize {
        (seat + usize::from(self.first)) % seats.max(1)
    }

    /// The series of a text as [`Series`] is shown.
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
        // The player of seat 2 is in seat 1 now, and the starter is last.
        assert_eq!([0, 1, 2].map(|seat| second.player(seat, 3)), [1, 2, 0]);
        assert_eq!(second.next(3).next(3).first, 0);
        for text in ["", "a", "a 1", "a 0 1", "a 1 4", "a b 1 1", "ä 1 1"] {
            assert_eq!(Series::read(text), None, "{text}");
        }
    }
}
