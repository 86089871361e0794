//! The rules of the games as texts: files beside the program (`public/rules/<language>/<game>.txt`), fetched when someone wants
//! to read them, so that nobody waits for them who wants to play.
//!
//! A file is sections: a line `[anchor] heading`, then a line a paragraph. Anchors are those at which refusals point
//! ([`crate::games::Refusal::rule`]): the names of the rule file's sections, and of its rulings (`R1`). Blank lines mean nothing.

/// A section of a game's rules, or a ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// What links and refusals point at.
    pub anchor: String,
    /// What stands above it.
    pub heading: String,
    /// What it says.
    pub paragraphs: Vec<String>,
}

impl Section {
    /// The sections of a file. What stands before the first one is left out.
    pub fn read(text: &str) -> Vec<Section> {
        let mut sections: Vec<Section> = Vec::new();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let head = line.strip_prefix('[').and_then(|l| l.split_once("] "));
            match (head, sections.last_mut()) {
                (Some((anchor, heading)), _) => sections.push(Section {
                    anchor: anchor.to_owned(),
                    heading: heading.to_owned(),
                    paragraphs: Vec::new(),
                }),
                (None, Some(section)) => section.paragraphs.push(line.to_owned()),
                (None, None) => {}
            }
        }
        sections
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::Section;
    use crate::games::{GAMES, Refusal, traffic_lights, triapon, trias, trigon, tritt};
    use crate::i18n::{Language, Text};

    /// The sections of a game; none when there is no file.
    fn rules(language: Language, game: &str) -> Vec<Section> {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("public/rules");
        let file = folder.join(language.tag()).join(game).with_extension("txt");
        std::fs::read_to_string(file).map_or_else(|_| Vec::new(), |text| Section::read(&text))
    }

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
        assert!(!text.contains(['!', '\'', '"', '&']), "{text}");
        assert!(!text.contains("  ") && text.trim() == text, "{text}");
        if language == Language::Fr {
            assert!(!LOOSE.iter().any(|loose| text.contains(loose)), "{text}");
        }
    }

    #[test]
    fn sections_are_read() {
        let sections = Section::read("stray\n[board] The board\nOne.\n\nTwo.\n[R1] Ruling\nThree.\n");
        assert_eq!(sections.len(), 2);
        assert_eq!((sections[0].anchor.as_str(), sections[0].heading.as_str()), ("board", "The board"));
        assert_eq!(sections[0].paragraphs, ["One.", "Two."]);
    }

    #[test]
    fn all_languages_have_the_same_sections_once_each() {
        for game in &GAMES {
            let shape = |l| rules(l, game.id).into_iter().map(|s| (s.anchor, s.paragraphs.len())).collect::<Vec<_>>();
            let english = shape(Language::En);
            assert!(!english.is_empty(), "{}", game.id);
            for language in Language::ALL {
                assert_eq!(shape(language), english, "{} in {}", game.id, language.tag());
            }
            let mut once: Vec<_> = english.iter().map(|(anchor, _)| anchor).collect();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), english.len(), "{}", game.id);
        }
    }

    #[test]
    fn every_ruling_of_the_rule_files_has_a_section() {
        for (game, rulings) in [("triapon", 9), ("trias", 2), ("tritt", 2), ("traffic-lights", 4), ("trigon", 5)] {
            let found = rules(Language::En, game).into_iter().map(|s| s.anchor).filter(|a| a.starts_with('R'));
            let wanted = (1..=rulings).map(|n| format!("R{n}"));
            assert!(found.eq(wanted), "{game}");
        }
    }

    #[test]
    fn sections_say_something_in_whole_sentences() {
        for (game, language) in GAMES.iter().flat_map(|g| Language::ALL.map(|l| (g, l))) {
            for section in rules(language, game.id) {
                assert!(!section.heading.is_empty() && !section.paragraphs.is_empty(), "{}", section.anchor);
                assert_well_set(language, &section.heading);
                for paragraph in &section.paragraphs {
                    assert!(paragraph.ends_with(['.', ':']), "{paragraph}");
                    assert_well_set(language, paragraph);
                }
            }
        }
    }

    #[test]
    fn every_refusal_is_a_sentence_and_points_at_a_section() {
        for game in &GAMES {
            let refusals = refusals().into_iter().filter(|r| r.rule().0 == game.id).collect::<Vec<_>>();
            assert!(!refusals.is_empty(), "{}", game.id);
            for language in Language::ALL {
                let sections = rules(language, game.id);
                for refusal in &refusals {
                    let anchor = refusal.rule().1;
                    let found = sections.iter().any(|s| s.anchor == anchor);
                    assert!(found, "{refusal:?} points at {anchor} in {}", language.tag());
                    let text = language.text(&Text::Refusal(refusal));
                    assert!(text.ends_with('.') && text.starts_with(char::is_uppercase), "{text}");
                    assert_well_set(language, &text);
                }
            }
        }
    }
}
