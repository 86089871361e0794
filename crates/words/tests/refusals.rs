//! The texts of refusals.

use trivium_rules::games::{self, tritt::Refusal};
use trivium_words::{Language, Text};

#[test]
fn every_refusal_of_tritt_has_its_own_words() {
    use Refusal::*;
    let all = [
        Taken, NoRoom, NotEnds, NoneLeft, NoTritton, OwnTritton, Hemmed, OffLine, InPlace, TooFar, Blocked, SwapClosed,
        NoSwap, MustPlay, MakesRow, SetFirst, AlreadySet, NoClaim, Over,
    ];
    for language in Language::ALL {
        let words = all.map(|why| language.text(&Text::Refusal(&games::Refusal::Tritt(why))).into_owned());
        for (i, text) in words.iter().enumerate() {
            assert!(text.ends_with('.') && !text.contains('!') && !words[..i].contains(text), "{text}");
        }
    }
}
