//! The form of rule texts: sections with anchors.

/// A section of a game's rules, or a ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// What links and refusals point at: a section's name in the rule file (`board`), or a ruling's (`R1`).
    pub anchor: &'static str,
    /// What stands above it.
    pub heading: &'static str,
    /// What it says.
    pub paragraphs: &'static [&'static str],
}

/// A section.
pub(super) const fn section(
    anchor: &'static str,
    heading: &'static str,
    paragraphs: &'static [&'static str],
) -> Section {
    Section { anchor, heading, paragraphs }
}

#[cfg(test)]
pub(super) mod tests {
    use crate::games::{GAMES, Refusal, traffic_lights, triapon, trias, trigon, tritt};
    use crate::i18n::{Language, Text};

    /// Every refusal of every game, with a value for each field.
    fn refusals() -> Vec<Refusal> {
        fn of<R: Into<Refusal>>(refusals: impl IntoIterator<Item = R>) -> impl Iterator<Item = Refusal> {
            refusals.into_iter().map(Into::into)
        }
        let triapon = {
            use triapon::{Refusal::*, Stage as At};
            let stages = [At::Place, At::Move, At::Take, At::Reset, At::Over];
            [
                Occupied,
                Empty,
                NotYours,
                NotNeighbour,
                Blocked,
                Own,
                Out,
                LongTriad,
                Triad,
                Inner,
                Fewer,
                NoBarricade,
                NoAgreement,
                NoClaim,
            ]
            .into_iter()
            .chain(stages.map(Stage))
        };
        let trias = {
            use trias::Refusal::*;
            [Over, Opponents, Neutral, Empty, FirstLap, FullCircle, Endless, NoDraw]
        };
        let tritt = {
            use tritt::Refusal::*;
            [
                Taken, NoRoom, NotEnds, NoneLeft, NoTritton, OwnTritton, Hemmed, OffLine, InPlace, TooFar, Blocked,
                SwapClosed, NoSwap, MustPlay, MakesRow, SetFirst, AlreadySet, NoClaim, Over,
            ]
        };
        let lights = {
            use traffic_lights::{Colour, Refusal::*, Stage as At};
            let stages = [At::Draft, At::Play, At::Refill, At::Draw, At::Over];
            let colours = [Colour::Red, Colour::Yellow, Colour::Green];
            [Green, NoStrip, SameSide, Barred, OnlyLines, MustLay, NoBag, NoAgreement, NoClaim]
                .into_iter()
                .chain(stages.map(Stage))
                .chain(colours.into_iter().flat_map(|c| [NotHeld(c), Asks(c), NotInSupply(c), NotInBag(c)]))
        };
        let trigon = {
            use trigon::Refusal::*;
            [
                Laying,
                AllLaid,
                ChooseTile,
                NotHeld(6),
                FirstPlace,
                Occupied,
                NoTile,
                NotYours,
                SamePlace,
                Lonely,
                LeavesLonely,
                Closes,
                SameNumber,
                OtherNumber,
                Star,
                SmallerFirst,
                TooFar,
                Over,
            ]
        };
        of(triapon).chain(of(trias)).chain(of(tritt)).chain(of(lights)).chain(of(trigon)).collect()
    }

    /// What French sets apart from the word by a narrow no-break space, set apart by a plain one.
    const LOOSE: [&str; 5] = [" :", " ;", " ?", " »", "« "];

    /// Checks that a text is set as its language sets texts.
    pub fn assert_well_set(language: Language, text: &str) {
        assert!(!text.contains(['!', '\'', '"']), "{text}");
        assert!(!text.contains("  ") && text.trim() == text, "{text}");
        if language == Language::Fr {
            assert!(!LOOSE.iter().any(|loose| text.contains(loose)), "{text}");
        }
    }

    #[test]
    fn all_languages_have_the_same_anchors_once_each() {
        for game in &GAMES {
            let anchors = |l: Language| l.rules(game.id).iter().map(|s| s.anchor).collect::<Vec<_>>();
            let mut once = anchors(Language::En);
            once.sort_unstable();
            once.dedup();
            assert!(!once.is_empty(), "{}", game.id);
            assert_eq!(once.len(), anchors(Language::En).len(), "{}", game.id);
            for language in Language::ALL {
                assert_eq!(anchors(language), anchors(Language::En), "{} in {}", game.id, language.tag());
            }
        }
    }

    #[test]
    fn every_ruling_of_the_rule_files_has_a_section() {
        for (game, rulings) in [("triapon", 9), ("trias", 2), ("tritt", 2), ("traffic-lights", 4), ("trigon", 5)] {
            let found = Language::En.rules(game).iter().filter(|s| s.anchor.starts_with('R')).map(|s| s.anchor);
            let wanted = (1..=rulings).map(|n| format!("R{n}"));
            assert!(found.eq(wanted), "{game}");
        }
    }

    #[test]
    fn sections_say_something_in_whole_sentences() {
        for (game, language) in GAMES.iter().flat_map(|g| Language::ALL.map(|l| (g, l))) {
            for section in language.rules(game.id) {
                assert!(!section.heading.is_empty() && !section.paragraphs.is_empty(), "{}", section.anchor);
                assert_well_set(language, section.heading);
                for paragraph in section.paragraphs {
                    assert!(paragraph.ends_with(['.', ':']), "{paragraph}");
                    assert_well_set(language, paragraph);
                }
            }
        }
    }

    #[test]
    fn every_refusal_is_a_sentence_and_points_at_a_section() {
        for (refusal, language) in refusals().iter().flat_map(|r| Language::ALL.map(|l| (r, l))) {
            let (game, anchor) = refusal.rule();
            let found = language.rules(game).iter().any(|s| s.anchor == anchor);
            assert!(found, "{refusal:?} points at {anchor} in {}", language.tag());
            let text = language.text(&Text::Refusal(refusal));
            assert!(text.ends_with('.') && text.starts_with(char::is_uppercase), "{text}");
            assert_well_set(language, &text);
        }
    }
}
