//! Positions as text: `key=value` fields in a fixed order, one space between them.

use super::{ParseError, ParseFault};
use std::fmt::Display;

/// Reads the fields of a position in their order.
#[derive(Clone, Debug)]
pub struct Fields<'a> {
    text: &'a str,
    at: usize,
}

/// The value of a field and its offset in the position.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FieldValue<'a> {
    /// The field's name.
    pub name: &'static str,
    /// The text after the `=`.
    pub value: &'a str,
    /// Byte offset of the value in the position.
    pub at: usize,
}

impl<'a> Fields<'a> {
    /// A reader at the beginning of a position.
    pub fn new(text: &'a str) -> Fields<'a> {
        Fields { text, at: 0 }
    }

    /// All fields of a position, which must have these names.
    ///
    /// # Errors
    /// [`ParseFault::MissingField`], and [`ParseFault::TooLong`] when text is left.
    pub fn all<const N: usize>(text: &'a str, names: [&'static str; N]) -> Result<[FieldValue<'a>; N], ParseError> {
        let mut fields = Fields::new(text);
        let mut values = [FieldValue { name: "", value: "", at: 0 }; N];
        for (value, name) in values.iter_mut().zip(names) {
            *value = fields.next(name)?;
        }
        fields.end()?;
        Ok(values)
    }

    /// The next field, which must have this name.
    ///
    /// # Errors
    /// [`ParseFault::MissingField`] when the text continues with something else.
    pub fn next(&mut self, name: &'static str) -> Result<FieldValue<'a>, ParseError> {
        let missing = ParseError::new(self.at, ParseFault::MissingField(name));
        let rest = self.text.get(self.at..).ok_or(missing)?;
        let value = rest.strip_prefix(name).and_then(|r| r.strip_prefix('=')).ok_or(missing)?;
        let value = value.split(' ').next().unwrap_or_default();
        let at = self.at + name.len() + 1;
        self.at = at + value.len();
        if self.text[self.at..].starts_with(' ') {
            self.at += 1;
            if self.at == self.text.len() {
                return Err(ParseError::new(self.at - 1, ParseFault::TooLong));
            }
        }
        Ok(FieldValue { name, value, at })
    }

    /// Checks that no text is left.
    ///
    /// # Errors
    /// [`ParseFault::TooLong`].
    pub fn end(self) -> Result<(), ParseError> {
        if self.at == self.text.len() { Ok(()) } else { Err(ParseError::new(self.at, ParseFault::TooLong)) }
    }
}

impl<'a> FieldValue<'a> {
    /// A [`ParseFault::BadField`] at byte `offset` of the value.
    pub fn bad(&self, offset: usize) -> ParseError {
        ParseError::new(self.at + offset, ParseFault::BadField(self.name))
    }

    /// A [`ParseFault::Contradiction`] at the start of the value.
    pub fn contradiction(&self) -> ParseError {
        self.wrong(ParseFault::Contradiction)
    }

    /// The given fault at the start of the value.
    pub fn wrong(&self, fault: fn(&'static str) -> ParseFault) -> ParseError {
        ParseError::new(self.at, fault(self.name))
    }

    /// The value as a number, plain digits without a sign or leading zeros.
    ///
    /// # Errors
    /// [`ParseFault::BadField`].
    pub fn number<T: std::str::FromStr>(&self) -> Result<T, ParseError> {
        number(self.value).ok_or(self.bad(0))
    }

    /// Exactly `N` numbers, joined by `separator`.
    ///
    /// # Errors
    /// [`ParseFault::BadField`].
    pub fn numbers<T: std::str::FromStr + Copy + Default, const N: usize>(
        &self,
        separator: char,
    ) -> Result<[T; N], ParseError> {
        list(self.value, separator).ok_or(self.bad(0))
    }

    /// Reads rows of letters joined by `/`. Each entry of `rows` is paired with the index in `alphabet` of the letter at
    /// its place.
    ///
    /// # Errors
    /// [`ParseFault::BadField`], when a letter is not in the alphabet, a row has another length or there are more or
    /// fewer rows.
    pub fn letters<T>(
        &self,
        rows: impl IntoIterator<Item = Vec<T>>,
        alphabet: &str,
    ) -> Result<Vec<(T, usize)>, ParseError> {
        let mut parts = self.value.split('/');
        let (mut all, mut at) = (Vec::new(), 0);
        for row in rows {
            let text = parts.next().ok_or(self.bad(self.value.len()))?;
            if text.chars().count() != row.len() {
                return Err(self.bad(at));
            }
            for (entry, (offset, letter)) in row.into_iter().zip(text.char_indices()) {
                let index = alphabet.chars().position(|known| known == letter);
                all.push((entry, index.ok_or(self.bad(at + offset))?));
            }
            at += text.len() + 1;
        }
        if parts.next().is_some() { Err(self.bad(at - 1)) } else { Ok(all) }
    }

    /// The index of the value among these words.
    ///
    /// # Errors
    /// [`ParseFault::BadField`].
    pub fn one_of(&self, words: &[&str]) -> Result<usize, ParseError> {
        words.iter().position(|w| *w == self.value).ok_or(self.bad(0))
    }
}

/// A number in plain digits, without a sign or leading zeros; `None` for any other text, and when the number does not
/// fit the type.
pub fn number<T: std::str::FromStr>(text: &str) -> Option<T> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// Exactly `N` numbers joined by `separator`; `None` for any other text.
pub fn list<T: std::str::FromStr + Copy + Default, const N: usize>(text: &str, separator: char) -> Option<[T; N]> {
    let mut numbers = [T::default(); N];
    let mut parts = text.split(separator);
    for entry in &mut numbers {
        *entry = number(parts.next()?)?;
    }
    parts.next().is_none().then_some(numbers)
}

/// Appends the items, joined by `separator`.
pub fn join<T: Display>(out: &mut String, items: impl IntoIterator<Item = T>, separator: char) {
    use std::fmt::Write;
    for (i, item) in items.into_iter().enumerate() {
        if i > 0 {
            out.push(separator);
        }
        write!(out, "{item}").expect("writing to a string does not fail");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_in_order_and_to_the_end() {
        let mut fields = Fields::new("a=1 b=");
        assert_eq!(fields.next("a").unwrap().value, "1");
        assert_eq!(fields.next("b").unwrap().value, "");
        assert!(fields.end().is_ok());
    }

    #[test]
    fn a_missing_field_and_a_surplus_are_named_with_their_place() {
        let mut fields = Fields::new("a=1 c=2");
        fields.next("a").unwrap();
        assert_eq!(fields.next("b").unwrap_err(), ParseError::new(4, ParseFault::MissingField("b")));
        let mut fields = Fields::new("a=1 c=2");
        fields.next("a").unwrap();
        assert_eq!(fields.end().unwrap_err(), ParseError::new(4, ParseFault::TooLong));
        assert_eq!(Fields::new("a=1 ").next("a").unwrap_err(), ParseError::new(3, ParseFault::TooLong));
    }

    #[test]
    fn a_wrong_letter_or_row_is_named_with_its_place() {
        let rows = || [vec!["a1"], vec!["b1", "b2"]];
        let read = |text: &str| {
            Fields::new(&format!("board={text}")).next("board").and_then(|board| board.letters(rows(), ".12"))
        };
        assert_eq!(read("2/.1"), Ok(vec![("a1", 2), ("b1", 0), ("b2", 1)]));
        for (text, at) in [("3/..", 6), ("./.é", 9), ("./.", 8), (".", 7), ("./../", 10)] {
            assert_eq!(read(text), Err(ParseError::new(at, ParseFault::BadField("board"))), "{text}");
        }
    }

    #[test]
    fn numbers_have_one_spelling() {
        assert_eq!(number::<u8>("0"), Some(0));
        assert_eq!(number::<u8>("255"), Some(255));
        for wrong in ["", "256", "01", "+1", "-1", " 1", "1x", "٣"] {
            assert_eq!(number::<u8>(wrong), None, "{wrong:?}");
        }
        assert_eq!(list::<u8, 2>("1,2", ','), Some([1, 2]));
        assert_eq!(list::<u8, 2>("1,2,3", ','), None);
        assert_eq!(list::<u8, 2>("1", ','), None);
    }
}
