//! The functions of a program: a place for a text, words of a language to be learnt from it, and a picture that it asks for.
//!
//! The host writes a text into the memory at what [`room`] gives, as UTF-8, then calls [`learn`] or `draw`. After `draw` the picture lies
//! at [`picture`]; it is as long as `draw` said.

use crate::Request;
use std::cell::RefCell;
use trivium_words::{EmbeddingWords, Language, Words};

thread_local! {
    static GIVEN: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static PICTURE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Where a text of so many bytes is to be written. Until then zeros lie there.
pub fn room(length: usize) -> *const u8 {
    GIVEN.with_borrow_mut(|given| {
        *given = vec![0; length];
        given.as_ptr()
    })
}

fn given() -> Option<String> {
    String::from_utf8(GIVEN.take()).ok()
}

/// Takes words: the tag of a language, a zero, a file of its words, those that all need or those of boards in other pages. Whether they are those.
pub fn learn() -> bool {
    let text = given().unwrap_or_default();
    text.split_once('\0').is_some_and(|(tag, file)| {
        Language::of_tag(tag).is_some_and(|language| {
            language.install::<Words>(file.to_owned()).is_ok()
                || cfg!(feature = "guests") && language.install::<EmbeddingWords>(file.to_owned()).is_ok()
        })
    })
}

/// Draws what the text asks for ([`Request::read`]): how long the picture is, 0 where there is none.
pub fn draw(diagram: impl Fn(&Request) -> Option<String>) -> usize {
    let text = given().unwrap_or_default();
    let request = Request::read(&text);
    // Nothing can be told before its words are there.
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

/// Where the picture lies.
pub fn picture() -> *const u8 {
    PICTURE.with_borrow(|picture| picture.as_ptr())
}
