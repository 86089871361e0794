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
mod tests {
    use super::*;
    use crate::games::GAMES;
    use crate::games::traffic_lights::{Colour, Refusal, Stage};
    use crate::i18n::Language;

    /// The sections of a game; none when there is no file.
    fn rules(language: Language, game: &str) -> Vec<Section> {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("public/rules");
        let file = folder.join(language.tag()).join(game).with_extension("txt");
        std::fs::read_to_string(file).map_or_else(|_| Vec::new(), |text| Section::read(&text))
    }

    #[test]
    fn sections_are_read() {
        let sections = Section::read("stray\n[board] The board\nOne.\n\nTwo.\n[R1] Ruling\nThree.\n");
        assert_eq!(sections.len(), 2);
        assert_eq!((sections[0].anchor.as_str(), sections[0].heading.as_str()), ("board", "The board"));
        assert_eq!(sections[0].paragraphs, ["One.", "Two."]);
    }

    #[test]
    fn all_languages_have_the_same_sections() {
        for game in &GAMES {
            let shape =
                |l| rules(l, game.id).iter().map(|s| (s.anchor.clone(), s.paragraphs.len())).collect::<Vec<_>>();
            for language in Language::ALL {
                assert_eq!(shape(language), shape(Language::En), "{} in {}", game.id, language.tag());
            }
            assert!(shape(Language::En).iter().all(|(_, paragraphs)| *paragraphs > 0), "{}", game.id);
        }
    }

    #[test]
    fn refusals_of_traffic_lights_point_at_sections() {
        let red = Colour::Red;
        let refusals = [
            Refusal::Green,
            Refusal::NotHeld(red),
            Refusal::Asks(red),
            Refusal::NoStrip,
            Refusal::SameSide,
            Refusal::Barred,
            Refusal::OnlyLines,
            Refusal::MustLay,
            Refusal::NoBag,
            Refusal::NotInSupply(red),
            Refusal::NotInBag(red),
            Refusal::Stage(Stage::Draft),
            Refusal::NoAgreement,
            Refusal::NoClaim,
        ];
        let sections = rules(Language::En, "traffic-lights");
        for refusal in refusals {
            let found = sections.iter().any(|s| s.anchor == refusal.rule());
            assert!(found, "{refusal:?} points at {}", refusal.rule());
        }
    }
}
