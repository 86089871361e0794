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
mod tests {
    use crate::games::traffic_lights::{Colour, Refusal, Stage};
    use crate::i18n::Language;

    #[test]
    fn all_languages_have_the_same_anchors() {
        for game in &crate::games::GAMES {
            let anchors = |l: Language| l.rules(game.id).iter().map(|s| s.anchor).collect::<Vec<_>>();
            for language in Language::ALL {
                assert!(!anchors(language).is_empty(), "{} in {}", game.id, language.tag());
                assert_eq!(anchors(language), anchors(Language::En), "{} in {}", game.id, language.tag());
            }
        }
    }

    #[test]
    fn refusals_of_traffic_lights_point_at_sections() {
        let refusals = [
            Refusal::Green,
            Refusal::NotHeld(Colour::Red),
            Refusal::Asks(Colour::Red),
            Refusal::NoStrip,
            Refusal::SameSide,
            Refusal::Barred,
            Refusal::OnlyLines,
            Refusal::MustLay,
            Refusal::NoBag,
            Refusal::NotInSupply(Colour::Red),
            Refusal::NotInBag(Colour::Red),
            Refusal::Stage(Stage::Draft),
            Refusal::NoAgreement,
            Refusal::NoClaim,
        ];
        for refusal in refusals {
            let found = Language::En.rules("traffic-lights").iter().any(|s| s.anchor == refusal.rule());
            assert!(found, "{refusal:?} points at {}", refusal.rule());
        }
    }
}
