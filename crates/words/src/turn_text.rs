//! Describes turns for sighted players. The board marks the sites, so that a text names them only if the board shows
//! coordinates.

use super::brief_text::ends;
use super::event_text::{sowing, steps};
use super::{Language, Words, fill};
use trivium_rules::core::{Event, Seat, Site};

impl Language {
    /// Describes the actions of a seat in one turn, and their consequences. `name` returns the name of a seat.
    /// `place` returns the name of a site; it is `None` if the board shows no coordinates. Random draws and the ends of
    /// rounds and games have other texts.
    pub fn turn_text<'a>(
        self,
        game: &str,
        seat: Seat,
        events: impl Iterator<Item = &'a Event>,
        name: &dyn Fn(Seat) -> String,
        place: Option<&dyn Fn(Site) -> String>,
    ) -> String {
        let words = self.words::<Words>();
        let events: Vec<_> = events.collect();
        // A line implies the piece that completed it, because the board marks both.
        let line = |event: &Event| matches!(event, Event::Line { .. }) && !words.games.action(game, event).is_empty();
        let lines = events.iter().any(|event| line(event));
        let implied = |event: &Event| lines && matches!(event, Event::Placed { .. } | Event::Moved { .. });
        let (mut actions, mut sentences) = (Vec::new(), Vec::new());
        for step in steps(&events) {
            let event = step[0];
            let action = words.games.action(game, event);
            match event {
                event if implied(event) => {}
                _ if !action.is_empty() => {
                    let [number, other, at] = self.turn_values(step, name, place.unwrap_or(&|_| String::new()));
                    let action = fill(action, &[&number, &other, &name(seat)]);
                    let named = place.is_some() && !at.is_empty();
                    actions.push(if named { [&action, " (", &at, ")"].concat() } else { action });
                }
                Event::Passed { .. }
                | Event::Swapped { .. }
                | Event::WentOut { .. }
                | Event::Action { .. }
                | Event::OutOfTime { .. } => sentences.push(self.event(event, name, &|_| String::new())),
                _ => {}
            }
        }
        if let Some((last, before)) = actions.split_last() {
            let done = if before.is_empty() {
                last.clone()
            } else {
                [&before.join(", "), " ", words.shell.and, " ", last].concat()
            };
            sentences.insert(0, fill(words.shell.event_text.did, &[&name(seat), &done]));
        }
        sentences.retain(|sentence| !sentence.is_empty());
        sentences.join(" ")
    }

    /// The values for the text of a step: a number, the other player or the points, and the sites. Lines have no sites,
    /// because the board marks them.
    fn turn_values(
        self,
        step: &[&Event],
        name: &dyn Fn(Seat) -> String,
        place: &dyn Fn(Site) -> String,
    ) -> [String; 3] {
        let none = String::new;
        let way = |from: &str, to: &str| [from, " → ", to].concat();
        if let Some((_, [from, to, laps])) = sowing(step, place) {
            return [laps, none(), way(&from, &to)];
        }
        match step[0] {
            Event::Placed { kind, sites, .. } => {
                [kind.number().map_or_else(none, |number| number.to_string()), none(), ends(sites, place)]
            }
            Event::Moved { from, to, .. } => [none(), none(), way(&ends(from, place), &ends(to, place))],
            Event::Exchanged { first, second, .. } => {
                [none(), none(), [&place(*first), " ⇄ ", &place(*second)].concat()]
            }
            Event::Taken { site, count, of, .. } => [count.to_string(), of.map_or_else(none, name), place(*site)],
            Event::Returned { site, .. } => [none(), none(), place(*site)],
            Event::Line { .. } => {
                let points = step.iter().map(|event| if let Event::Line { points, .. } = event { *points } else { 0 });
                [step.len().to_string(), self.shell().points(points.sum()), none()]
            }
            _ => Default::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::core::{End, TableAction};
    use trivium_rules::games::traffic_lights::ChipColour;
    use trivium_rules::games::{GAMES, triapon, trias, trigon, tritt};
    use trivium_testing::site_of;

    fn describe(language: Language, game: &str, events: &[Event], named: bool) -> String {
        let name = |seat: Seat| ["Anna", "Bo", "Cem"][seat.index()].to_owned();
        let place = |site: Site| format!("b{}", site.index());
        language.turn_text(game, Seat::ONE, events.iter(), &name, named.then_some(&place))
    }

    #[test]
    fn the_reader_is_addressed_in_every_language() {
        let capture = |language: Language, [by, of]: [&str; 2]| {
            let you = [language.shell().you, &crate::READER.to_string()].concat();
            let name = |seat: Seat| if seat == Seat::ONE { by } else { of }.replace("you", &you);
            language.turn_text("trias", Seat::ONE, [taken(2, Some(Seat::TWO))].iter(), &name, None)
        };
        let cases = [
            (Language::En, "You capture 2 of Bo’s stones opposite.", "Bo captures 2 of your stones opposite."),
            (Language::De, "Du nimmst gegenüber 2 Steine von Bo.", "Bo nimmt gegenüber 2 Steine von dir."),
            (
                Language::Fr,
                "Tu vides le trou d’en face\u{202f}: Bo perd 2 graines.",
                "Bo vide le trou d’en face\u{202f}: tu perds 2 graines.",
            ),
            (Language::It, "Tu togli 2 semi (Bo).", "Bo toglie 2 semi (a te)."),
        ];
        for (language, own, others) in cases {
            assert_eq!(capture(language, ["you", "Bo"]), own);
            assert_eq!(capture(language, ["Bo", "you"]), others);
        }
    }

    fn placed(site: u32, kind: trivium_rules::core::PieceKind) -> Event {
        Event::Placed { sites: vec![site_of(site)], kind, seat: Seat::ONE, replaced: None }
    }

    fn line(points: u32) -> Event {
        Event::Line { sites: [1, 2, 3].map(site_of).to_vec(), seat: Seat::ONE, points }
    }

    fn taken(count: u16, of: Option<Seat>) -> Event {
        Event::Taken { site: site_of(4), count, by: Seat::ONE, of }
    }

    #[test]
    fn a_turn_is_one_sentence_with_sites_only_if_the_board_shows_coordinates() {
        let turn = [placed(2, triapon::BALL), line(0), line(0), taken(1, Some(Seat::THREE))];
        assert_eq!(
            describe(Language::En, "triapon", &turn, false),
            "Anna forms several triads and captures a ball from Cem."
        );
        assert_eq!(describe(Language::De, "triapon", &turn[..1], true), "Anna setzt eine Kugel (b2).");
        assert_eq!(describe(Language::De, "triapon", &turn[..2], true), "Anna bildet eine Triade.");
        let out = [taken(1, Some(Seat::TWO)), Event::WentOut { seat: Seat::TWO }];
        assert_eq!(describe(Language::En, "triapon", &out, true), "Anna captures a ball from Bo (b4). Bo is out.");
        let chip = [placed(1, ChipColour::Yellow.into()), line(3), line(1), Event::Over(End::Rounds)];
        assert_eq!(describe(Language::En, "traffic-lights", &chip, false), "Anna completes several lines (4 points).");
        let drawn = [
            placed(1, ChipColour::Red.into()),
            Event::Picked { kind: ChipColour::Green.into(), seat: Seat::ONE },
            Event::Drawn { kind: ChipColour::Red.into() },
        ];
        assert_eq!(
            describe(Language::Fr, "traffic-lights", &drawn, true),
            "Anna pose un jeton rouge (b1) et prend un jeton vert."
        );
        assert_eq!(
            describe(Language::En, "trigon", &[placed(7, trigon::tile_kind(5))], false),
            "Anna lays a tile with the number 5."
        );
        let [from, to] = [[1, 2, 3], [2, 3, 4]].map(|sites| sites.map(site_of).to_vec());
        let moved = [Event::Moved { from, to, kind: tritt::BLUE_ORANGE_BLUE, seat: Seat::ONE }];
        assert_eq!(
            describe(Language::It, "tritt", &moved, true),
            "Anna sposta un tritton dell’avversario (b1–b3 → b2–b4)."
        );
        assert_eq!(
            describe(Language::En, "tritt", &[Event::Swapped { seat: Seat::ONE }], false),
            "Anna swaps colours."
        );
        let resigns = [Event::Action { action: TableAction::Resign, seat: Some(Seat::ONE) }];
        assert_eq!(describe(Language::En, "tritt", &resigns, false), "Anna resigns.");
    }

    #[test]
    fn a_sowing_names_the_owner_of_removed_stones_or_the_reason() {
        let sown = |from, to| Event::Sown { from: site_of(from), into: vec![site_of(to)], seat: Seat::ONE };
        let across = Event::Moved { from: vec![site_of(5)], to: vec![site_of(8)], kind: trias::SEED, seat: Seat::ONE };
        let turn = |of| [sown(1, 3), across.clone(), sown(8, 9), taken(2, of)];
        assert_eq!(
            describe(Language::En, "trias", &turn(Some(Seat::TWO)), false),
            "Anna sows 2 times and captures 2 of Bo’s stones opposite."
        );
        assert_eq!(
            describe(Language::En, "trias", &turn(Some(Seat::TWO)), true),
            "Anna sows 2 times (b1 → b9) and captures 2 of Bo’s stones opposite (b4)."
        );
        for of in [None, Some(Seat::ONE)] {
            let text = describe(Language::En, "trias", &turn(of), false);
            assert_eq!(text, "Anna sows 2 times and removes the last stone, which fell into an empty hole.");
        }
    }

    /// A phone 320 pixels wide has three lines of about 42 characters for such a text. A name has up to 24 characters.
    #[test]
    fn goals_and_turns_are_short() {
        for language in Language::ALL {
            let words = language.words::<Words>();
            for game in &GAMES {
                for variant in game.variants {
                    let goal = words.games.goal(game.id, variant.id);
                    let at = format!("{} {} {goal}", language.tag(), variant.id);
                    assert!(goal.ends_with('.') && goal.chars().count() <= 110, "{at}");
                }
            }
            let sown = |into| Event::Sown { from: site_of(1), into: vec![site_of(into)], seat: Seat::ONE };
            let turn = [sown(2), sown(3), taken(12, Some(Seat::TWO))];
            assert!(describe(language, "trias", &turn, true).chars().count() - 6 <= 126 - 2 * 24, "{}", language.tag());
            let turn = [placed(2, triapon::BALL), line(0), line(0), taken(1, Some(Seat::THREE))];
            // Two such sentences must fit. On screen, two emblems as wide as five letters replace the names, which have
            // seven letters.
            assert!(2 * (describe(language, "triapon", &turn, false).chars().count() - 2) <= 126, "{}", language.tag());
        }
    }
}
