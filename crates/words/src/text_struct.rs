//! Texts as structs and as files.
//!
//! Each language is one struct of texts, composed of smaller ones; a struct literal that lacks one of them does not
//! compile. Linking the structs of all languages into the page would make it too large. So the page fetches each
//! language as a file: a header, then one line per text in the order of the fields. The header contains the language's
//! tag and a fingerprint of the names and types of all fields, so that files of other versions are rejected.

use super::fill;
use thiserror::Error;

/// The start of the first line. The language's tag and the fingerprint follow.
const HEAD: &str = "trivium words ";

/// Every text lives as long as the program.
type StaticText = &'static str;

/// Texts in a fixed order.
///
/// # Safety
/// The type consists of [`Lines::COUNT`] consecutive values of [`StaticText`] and nothing else: a text, an array of
/// such a type, or a `#[repr(C)]` struct whose fields all have such types. [`words!`] declares only these.
#[allow(unsafe_code)]
pub unsafe trait Lines: Sized {
    const COUNT: usize;
    /// A fingerprint of the names and types of all fields, in their order.
    const SHAPE: u64;
    /// The value with empty texts.
    const BLANK: Self;
}

// SAFETY: this is one `StaticText`.
#[allow(unsafe_code)]
unsafe impl Lines for StaticText {
    const COUNT: usize = 1;
    const SHAPE: u64 = 1;
    const BLANK: Self = "";
}

// SAFETY: the elements of an array are consecutive and have such a type.
#[allow(unsafe_code)]
unsafe impl<T: Lines, const N: usize> Lines for [T; N] {
    const COUNT: usize = N * T::COUNT;
    const SHAPE: u64 = mix(mix(2, &(N as u64).to_le_bytes()), &T::SHAPE.to_le_bytes());
    const BLANK: Self = [T::BLANK; N];
}

/// The texts of a struct as a slice. A loop over a slice takes less code than reading each field, which would take more
/// space than all texts of a language.
#[allow(unsafe_code)]
fn row<T: Lines>(words: &mut T) -> &mut [StaticText] {
    const { assert!(size_of::<T>() == T::COUNT * size_of::<StaticText>() && align_of::<T>() == align_of::<StaticText>()) };
    // SAFETY: `T` consists of `COUNT` consecutive values of `StaticText` (the contract of `Lines`; size and alignment
    // are checked above), all of which are valid. The slice borrows `words` for its whole lifetime.
    unsafe { std::slice::from_raw_parts_mut((&raw mut *words).cast(), T::COUNT) }
}

/// Declares structs of texts. A field is a text, an array of texts, or another such struct.
macro_rules! words {
    ($($(#[$attribute:meta])* pub struct $name:ident { $($(#[$doc:meta])* pub $field:ident: $type:ty),+ $(,)? })+) => {$(
        $(#[$attribute])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[repr(C)]
        pub struct $name { $($(#[$doc])* pub $field: $type),+ }

        // SAFETY: the struct is `repr(C)`, and unless all fields have such types, the constants below do not compile.
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

/// The texts for values of a type.
pub trait TextFor<T> {
    fn text(&self, value: T) -> String;
}

impl TextFor<()> for StaticText {
    fn text(&self, (): ()) -> String {
        (*self).to_owned()
    }
}

/// The text with a name in the place of `{0}`.
impl TextFor<&str> for StaticText {
    fn text(&self, name: &str) -> String {
        fill(self, &[name])
    }
}

/// Declares the texts of an enum: a struct with a field for each case, and an exhaustive match from cases to fields. A
/// case with a value needs the type of its texts, which is a [`TextFor`] that value.
macro_rules! messages {
    (@texts) => { &'static str };
    (@texts $texts:ty) => { $texts };
    ($($(#[$attribute:meta])* pub struct $name:ident for $message:ident {
        $($field:ident: $case:ident $(($value:ident: $texts:ty))?),+ $(,)?
    })+) => {$(
        $crate::text_struct::words! {
            $(#[$attribute])*
            pub struct $name { $(pub $field: $crate::text_struct::messages!(@texts $($texts)?)),+ }
        }

        impl $crate::text_struct::TextFor<$message> for $name {
            fn text(&self, message: $message) -> String {
                match message {
                    $($message::$case $(($value))? => $crate::text_struct::TextFor::text(&self.$field, ($($value)?)),)+
                }
            }
        }
    )+};
}

pub(crate) use messages;

/// Adds an item and a separator to a fingerprint (FNV-1a).
pub const fn mix(mut shape: u64, bytes: &[u8]) -> u64 {
    let mut at = 0;
    while at <= bytes.len() {
        let byte = if at < bytes.len() { bytes[at] } else { 0xff };
        shape = (shape ^ byte as u64).wrapping_mul(0x100_0000_01b3);
        at += 1;
    }
    shape
}

/// Encodes a fingerprint as sixteen letters, one per hexadecimal digit; evaluated at compile time.
const fn letters(shape: u64) -> [u8; 16] {
    let mut letters = [0; 16];
    let mut at = 0;
    while at < letters.len() {
        letters[at] = b'a' + (shape >> (4 * at) & 15) as u8;
        at += 1;
    }
    letters
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum WordFileError {
    /// The header is missing.
    #[error("this is not a file of words")]
    NotWords,
    #[error("these are the words of another language or another version")]
    Other,
    /// Lines include the header.
    #[error("{found} lines of words instead of {wanted}")]
    Length { found: usize, wanted: usize },
}

pub fn texts<T: Lines + Clone>(words: &T) -> Vec<&'static str> {
    row(&mut words.clone()).to_vec()
}

pub fn file<T: Lines + Clone>(tag: &str, words: &T) -> String {
    let shape = letters(T::SHAPE).map(char::from);
    let mut file = format!("{HEAD}{tag} {}\n", String::from_iter(shape));
    for line in texts(words) {
        file.push_str(line);
        file.push('\n');
    }
    file
}

/// Checks that a text is the file of a language.
///
/// # Errors
/// [`WordFileError`], if it is not.
pub fn check<T: Lines>(tag: &str, text: &str) -> Result<(), WordFileError> {
    let mut lines = text.lines();
    let of = lines.next().and_then(|first| first.strip_prefix(HEAD)).ok_or(WordFileError::NotWords)?;
    if of.split_once(' ').is_none_or(|of| of.0 != tag || of.1.as_bytes() != const { letters(T::SHAPE) }) {
        return Err(WordFileError::Other);
    }
    let (found, wanted) = (1 + lines.count(), 1 + T::COUNT);
    if found == wanted { Ok(()) } else { Err(WordFileError::Length { found, wanted }) }
}

/// Reads a [checked](check) file.
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
            pub one: &'static str,
            pub pair: [&'static str; 2],
        }
        /// The texts of `Small` in a different order.
        pub struct Reordered {
            pub pair: [&'static str; 2],
            pub one: &'static str,
        }
        /// The texts of `Small` with different names.
        pub struct Renamed {
            pub uno: &'static str,
            pub pair: [&'static str; 2],
        }
        /// The texts of `Small` without an array.
        pub struct TextRow {
            pub one: &'static str,
            pub pair: &'static str,
            pub third: &'static str,
        }
    }

    const SMALL: Small = Small { one: "a", pair: ["b", "c d"] };

    #[test]
    fn a_file_survives_a_round_trip() {
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
