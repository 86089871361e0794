//! The texts of refusals.

use trivium_rules::games::{self, tritt::Refusal};
use trivium_words::{Language, Text};

#[test]
fn every_refusal_of_tritt_has_its_own_words() {
    for language in Language::ALL {
        let text = |why| language.text(&Text::Refusal(&games::Refusal::Tritt(why)));
        let words: Vec<String> = Refusal::all().into_iter().map(text).collect();
        for (i, text) in words.iter().enumerate() {
            assert!(text.ends_with('.') && !text.contains('!') && !words[..i].contains(text), "{text}");
        }
    }
}
