//! Words as structs and as files.
//!
//! A language is one struct of texts, built of smaller ones; a struct literal that lacks a text does not compile. The page
//! would have to load the structs of all languages to show one, so each is also a file next to it: a header, then a line for
//! each text in the order of the fields. The header names the language and a fingerprint of the fields' names and types, so
//! that a file that was made for other structs is recognised.

use std::fmt;

/// The first line of a file of words; the language's tag and the fingerprint follow.
const HEAD: &str = "trivium words ";

/// A text, as all words are made of.
type StaticText = &'static str;

/// Texts in a fixed order.
///
/// # Safety
/// The type is nothing but [`Lines::COUNT`] values of [`StaticText`] one after the other: a text, an array of such a type, or a struct of
/// `#[repr(C)]` all of whose fields are of such types. [`words!`] declares no others.
#[allow(unsafe_code)]
pub unsafe trait Lines: Sized {
    /// How many there are.
    const COUNT: usize;
    /// A fingerprint of their order and names.
    const SHAPE: u64;
    /// All of them empty.
    const BLANK: Self;
}

// SAFETY: it is one.
#[allow(unsafe_code)]
unsafe impl Lines for StaticText {
    const COUNT: usize = 1;
    const SHAPE: u64 = 1;
    const BLANK: Self = "";
}

// SAFETY: the elements of an array lie one after the other, and are such types.
#[allow(unsafe_code)]
unsafe impl<T: Lines, const N: usize> Lines for [T; N] {
    const COUNT: usize = N * T::COUNT;
    const SHAPE: u64 = mix(mix(2, &(N as u64).to_le_bytes()), &T::SHAPE.to_le_bytes());
    const BLANK: Self = [T::BLANK; N];
}

/// The texts of a struct of words as a row. As a row they are read by a loop; field by field they would be by code that is larger than
/// all texts of a language.
#[allow(unsafe_code)]
fn row<T: Lines>(words: &mut T) -> &mut [StaticText] {
    const { assert!(size_of::<T>() == T::COUNT * size_of::<StaticText>() && align_of::<T>() == align_of::<StaticText>()) };
    // SAFETY: `T` is `COUNT` values of `StaticText` one after the other (the contract of `Lines`; size and alignment are checked above), all
    // of which are valid, and the row borrows it for as long as it is borrowed.
    unsafe { std::slice::from_raw_parts_mut((&raw mut *words).cast(), T::COUNT) }
}

/// Declares structs of texts: their fields are texts, arrays of them, and other such structs.
macro_rules! words {
    ($($(#[$attribute:meta])* pub struct $name:ident { $($(#[$doc:meta])* pub $field:ident: $type:ty),+ $(,)? })+) => {$(
        $(#[$attribute])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[repr(C)]
        pub struct $name { $($(#[$doc])* pub $field: $type),+ }

        // SAFETY: the struct is `repr(C)`, and all of its fields are such types, or the constants below do not compile.
        #[allow(unsafe_code)]
        unsafe impl $crate::text_struct::Lines for $name {
            const COUNT: usize = 0 $(+ <$type as $crate::text_struct::Lines>::COUNT)+;
            const SHAPE: u64 = {
                use $crate::text_struct::{Lines, mix};
                let shape = 4;
                $(let shape = mix(mix(shape, stringify!($field).as_bytes()), &<$type as Lines>::SHAPE.to_le_bytes());)+
                shape
            };
            const BLANK: Self = Self { $($field: <$type as $crate::text_struct::Lines>::BLANK),+ };
        }
    )+};
}

pub(crate) use words;

/// One more thing in a fingerprint (FNV-1a), and where it ends.
pub const fn mix(mut shape: u64, bytes: &[u8]) -> u64 {
    let mut at = 0;
    while at <= bytes.len() {
        let byte = if at < bytes.len() { bytes[at] } else { 0xff };
        shape = (shape ^ byte as u64).wrapping_mul(0x100_0000_01b3);
        at += 1;
    }
    shape
}

/// A fingerprint as text: sixteen letters for its sixteen digits, made when the program is compiled.
const fn letters(shape: u64) -> [u8; 16] {
    let mut letters = [0; 16];
    let mut at = 0;
    while at < letters.len() {
        letters[at] = b'a' + (shape >> (4 * at) & 15) as u8;
        at += 1;
    }
    letters
}

/// Why a text is not a file of words that fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WordFileError {
    /// It has not the header of such a file.
    NotWords,
    /// It was made for another language or by another version of the program.
    Other,
    /// Its length is not that of its kind.
    Length {
        /// How many lines it has, the header included.
        found: usize,
        /// How many it should have.
        wanted: usize,
    },
}

impl fmt::Display for WordFileError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            WordFileError::NotWords => f.write_str("this is not a file of words"),
            WordFileError::Other => f.write_str("these are the words of another language or another version"),
            WordFileError::Length { found, wanted } => write!(f, "{found} lines of words instead of {wanted}"),
        }
    }
}

impl std::error::Error for WordFileError {}

/// All texts, in their order.
pub fn texts<T: Lines + Clone>(words: &T) -> Vec<&'static str> {
    row(&mut words.clone()).to_vec()
}

/// The file of a language.
pub fn file<T: Lines + Clone>(tag: &str, words: &T) -> String {
    let shape = letters(T::SHAPE).map(char::from);
    let mut file = format!("{HEAD}{tag} {}\n", String::from_iter(shape));
    for line in texts(words) {
        file.push_str(line);
        file.push('\n');
    }
    file
}

/// Whether a text is the file of a language.
///
/// # Errors
/// [`WordFileError`], when it is not.
pub fn check<T: Lines>(tag: &str, text: &str) -> Result<(), WordFileError> {
    let mut lines = text.lines();
    let of = lines.next().and_then(|first| first.strip_prefix(HEAD)).ok_or(WordFileError::NotWords)?;
    if of.split_once(' ').is_none_or(|of| of.0 != tag || of.1.as_bytes() != const { letters(T::SHAPE) }) {
        return Err(WordFileError::Other);
    }
    let (found, wanted) = (1 + lines.count(), 1 + T::COUNT);
    if found == wanted { Ok(()) } else { Err(WordFileError::Length { found, wanted }) }
}

/// The words of a file that was [checked](check).
pub fn read<T: Lines>(file: &'static str) -> T {
    let mut words = T::BLANK;
    for (text, line) in row(&mut words).iter_mut().zip(file.lines().skip(1)) {
        *text = line;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    words! {
        /// Two texts and a pair.
        pub struct Small {
            /// One.
            pub one: &'static str,
            /// Two and three.
            pub pair: [&'static str; 2],
        }
        /// The same texts in another order.
        pub struct Reordered {
            /// Two and three.
            pub pair: [&'static str; 2],
            /// One.
            pub one: &'static str,
        }
        /// The same number of texts of other names.
        pub struct Renamed {
            /// One.
            pub uno: &'static str,
            /// Two and three.
            pub pair: [&'static str; 2],
        }
        /// As many texts without an array.
        pub struct TextRow {
            /// One.
            pub one: &'static str,
            /// Two.
            pub pair: &'static str,
            /// Three.
            pub third: &'static str,
        }
    }

    const SMALL: Small = Small { one: "a", pair: ["b", "c d"] };

    #[test]
    fn what_is_written_is_read() {
        let file = file("en", &SMALL);
        assert_eq!(file.lines().skip(1).collect::<Vec<_>>(), ["a", "b", "c d"]);
        assert_eq!(check::<Small>("en", &file), Ok(()));
        assert_eq!(read::<Small>(file.leak()), SMALL);
    }

    #[test]
    fn a_file_for_other_structs_or_another_language_is_recognised() {
        let file = file("en", &SMALL);
        assert_eq!(check::<Reordered>("en", &file), Err(WordFileError::Other));
        assert_eq!(check::<Renamed>("en", &file), Err(WordFileError::Other));
        assert_eq!(check::<TextRow>("en", &file), Err(WordFileError::Other));
        assert_eq!(check::<Small>("de", &file), Err(WordFileError::Other));
        for text in ["", "<!doctype html>\n<html></html>", "trivium\nwords"] {
            assert_eq!(check::<Small>("en", text), Err(WordFileError::NotWords));
        }
    }

    #[test]
    fn a_line_too_few_or_too_many_is_recognised() {
        let file = file("en", &SMALL);
        let short = file.strip_suffix("c d\n").expect("the last line");
        assert_eq!(check::<Small>("en", short), Err(WordFileError::Length { found: 3, wanted: 4 }));
        let long = [&file, "e\n"].concat();
        assert_eq!(check::<Small>("en", &long), Err(WordFileError::Length { found: 5, wanted: 4 }));
        assert_eq!(check::<Small>("en", &file.replace('\n', "\r\n")), Ok(()));
    }
}
