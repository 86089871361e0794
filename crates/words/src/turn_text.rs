//! Describes turns for sighted players. The board marks the sites, so that a text names them only if the board shows
//! coordinates.

use super::brief_text::ends;
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
        let line = |event: &&Event| matches!(event, Event::Line { .. }) && !words.games.action(game, event).is_empty();
        let lines = events.iter().copied().any(|event| line(&event));
        let implied = |event: &Event| lines && matches!(event, Event::Placed { .. } | Event::Moved { .. });
        let (mut actions, mut sentences) = (Vec::new(), Vec::new());
        let mut rest = &events[..];
        while let Some((event, after)) = rest.split_first() {
            let (taken, number, other) = self.turn_values(rest, name);
            rest = &after[taken - 1..];
            let action = words.games.action(game, event);
            match event {
                event if implied(event) => {}
                _ if !action.is_empty() => {
                    let action = fill(action, &[&number, &other, &name(seat)]);
                    let at = place.map(|place| turn_sites(event, events[..events.len() - rest.len()].last(), place));
                    actions.push(match at.filter(|at| !at.is_empty()) {
                        Some(at) => [&action, " (", &at, ")"].concat(),
                        None => action,
                    });
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

    /// Returns the number of events that are described together, and the values for their text: a number, and the other
    /// player or the points. All laps of a sowing are described together, and so are all lines.
    fn turn_values(self, events: &[&Event], name: &dyn Fn(Seat) -> String) -> (usize, String, String) {
        let run = |is: fn(&Event) -> bool| events.iter().take_while(|event| is(event)).count();
        match events[0] {
            Event::Sown { .. } => {
                // A stone that is moved across continues with the next lap.
                let all = run(|event| matches!(event, Event::Sown { .. } | Event::Moved { .. }));
                let laps = events[..all].iter().filter(|event| matches!(event, Event::Sown { .. })).count();
                (all, laps.to_string(), String::new())
            }
            Event::Line { .. } => {
                let all = run(|event| matches!(event, Event::Line { .. }));
                let points = events[..all].iter().map(|event| match event {
                    Event::Line { points, .. } => *points,
                    _ => 0,
                });
                (all, all.to_string(), self.shell().points(points.sum()))
            }
            Event::Placed { kind, .. } => {
                (1, kind.number().map_or_else(String::new, |number| number.to_string()), String::new())
            }
            Event::Taken { count, of, .. } => (1, count.to_string(), of.map_or_else(String::new, name)),
            _ => (1, String::new(), String::new()),
        }
    }
}

/// The sites of an action, from its first and its last event. Empty for lines, because the board marks them.
fn turn_sites(event: &Event, last: Option<&&Event>, place: &dyn Fn(Site) -> String) -> String {
    let way = |from: String, to: String| [&from, " → ", &to].concat();
    match event {
        Event::Placed { sites, .. } => ends(sites, place),
        Event::Moved { from, to, .. } => way(ends(from, place), ends(to, place)),
        Event::Exchanged { first, second, .. } => [&place(*first), " ⇄ ", &place(*second)].concat(),
        Event::Taken { site, .. } | Event::Returned { site, .. } => place(*site),
        Event::Sown { from, .. } => match last {
            Some(Event::Sown { into, .. }) => way(place(*from), into.last().map_or_else(String::new, |to| place(*to))),
            _ => place(*from),
        },
        _ => String::new(),
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
            "Anna sows in 2 laps and captures 2 of Bo’s stones opposite."
        );
        assert_eq!(
            describe(Language::En, "trias", &turn(Some(Seat::TWO)), true),
            "Anna sows in 2 laps (b1 → b9) and captures 2 of Bo’s stones opposite (b4)."
        );
        for of in [None, Some(Seat::ONE)] {
            let text = describe(Language::En, "trias", &turn(of), false);
            assert_eq!(text, "Anna sows in 2 laps and removes the last stone, which fell into an empty hole.");
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
