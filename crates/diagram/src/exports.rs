//! The functions that a diagram program exports to its host, `public/embed/light.js`.
//!
//! The host writes a text as UTF-8 into the memory at [`room`], then calls [`learn`] or [`draw`]. After [`draw`] the
//! picture is at [`picture`], with the length that [`draw`] returned.

use crate::Request;
use std::cell::RefCell;
use trivium_words::{EmbeddingWords, Language, Words};

thread_local! {
    static GIVEN: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static PICTURE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Allocates memory for a text of `length` bytes, and returns its address.
pub fn room(length: usize) -> *const u8 {
    GIVEN.with_borrow_mut(|given| {
        *given = vec![0; length];
        given.as_ptr()
    })
}

fn given() -> Option<String> {
    String::from_utf8(GIVEN.take()).ok()
}

/// Installs words. The given text is the tag of a language, a zero character, and the content of a file of words,
/// either the one for all pages or the one for embedded boards. Returns false for any other text.
pub fn learn() -> bool {
    let text = given().unwrap_or_default();
    text.split_once('\0').is_some_and(|(tag, file)| {
        Language::of_tag(tag).is_some_and(|language| {
            language.install::<Words>(file.to_owned()).is_ok()
                || cfg!(feature = "guests") && language.install::<EmbeddingWords>(file.to_owned()).is_ok()
        })
    })
}

/// Draws the picture for a request in the form of [`Request::read`]. Returns the length of the picture in bytes, or 0
/// if there is none.
pub fn draw(diagram: impl Fn(&Request) -> Option<String>) -> usize {
    let text = given().unwrap_or_default();
    let request = Request::read(&text);
    // The host must have installed the words of the request's language.
    let there = |request: &Request| {
        Language::of_tag(request.lang).is_some_and(|language| {
            language.installed::<Words>().is_some()
                && (request.is_diagram()
                    || cfg!(feature = "guests") && language.installed::<EmbeddingWords>().is_some())
        })
    };
    let drawn = request.filter(there).and_then(|request| diagram(&request)).unwrap_or_default();
    let length = drawn.len();
    PICTURE.set(drawn);
    length
}

pub fn picture() -> *const u8 {
    PICTURE.with_borrow(|picture| picture.as_ptr())
}
