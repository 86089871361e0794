//! Descriptions of events for screen readers.

use super::{BoardText, Language, PlaceMarks, fill};
use trivium_rules::core::{Event, PieceKind, Seat, Site, TableAction};

/// Groups the events that one text describes: all laps of a sowing, which may be thousands, and lines completed together.
pub(super) fn steps<'s, 'e>(events: &'s [&'e Event]) -> impl Iterator<Item = &'s [&'e Event]> {
    events.chunk_by(|event, next| match event {
        // A stone that is moved across continues with the next lap.
        Event::Sown { .. } => matches!(next, Event::Sown { .. } | Event::Moved { .. }),
        Event::Moved { .. } => matches!(next, Event::Sown { .. }),
        Event::Line { .. } => matches!(next, Event::Line { .. }),
        _ => false,
    })
}

/// The seat that sows in a step, the names of the first and the last hole, and the number of laps.
pub(super) fn sowing(step: &[&Event], place: &dyn Fn(Site) -> String) -> Option<(Seat, [String; 3])> {
    let ([Event::Sown { from, seat, .. }, ..], [.., Event::Sown { into, .. }]) = (step, step) else { return None };
    let laps = step.iter().filter(|event| matches!(event, Event::Sown { .. })).count();
    let to = into.last().map_or_else(String::new, |site| place(*site));
    Some((*seat, [place(*from), to, laps.to_string()]))
}

impl Language {
    /// The events as sentences. `name` returns the name of a seat, `place` that of a site. Omits ends of rounds and
    /// games, which have other texts.
    pub fn event_text(
        self,
        events: &[Event],
        name: &dyn Fn(Seat) -> String,
        place: &dyn Fn(Site) -> String,
    ) -> Vec<String> {
        let words = &self.shell().event_text;
        let events: Vec<_> = events.iter().collect();
        let sows = events.iter().any(|event| matches!(event, Event::Sown { .. }));
        let sentences = |step: &[&Event]| match (sowing(step, place), step) {
            (Some((seat, [from, to, laps])), _) => vec![fill(words.sown, &[&name(seat), &from, &to, &laps])],
            // Stones are "removed" in a sowing; balls are "captured".
            (None, [Event::Taken { site, by, count, of }]) if sows => {
                let other = of.filter(|of| of != by);
                let owner = other.map_or_else(String::new, name);
                let text = words.removed[usize::from(other.is_some())];
                vec![fill(text, &[&name(*by), &place(*site), &count.to_string(), &owner])]
            }
            _ => step.iter().map(|event| self.event(event, name, place)).collect(),
        };
        steps(&events).flat_map(sentences).collect()
    }

    /// The name of a move in a sentence: its token if that is short and clear, such as two coordinates, otherwise a
    /// description of its first event.
    pub fn decision(self, token: &str, events: &[Event], place: &dyn Fn(Site) -> String) -> String {
        let words = self.shell();
        match events.first() {
            Some(Event::Slid { to, .. }) => self.board_text(&BoardText::Slide(*to, PlaceMarks::default()), &[]),
            Some(Event::Picked { kind, .. }) => self.stack(*kind, None, 1),
            Some(Event::Passed { .. }) => words.pass.to_owned(),
            Some(Event::Swapped { .. }) => words.swap.to_owned(),
            Some(Event::Placed { sites, kind, .. }) if kind.number().is_some() => {
                sites.first().map_or_else(String::new, |site| self.piece_on_site(&place(*site), *kind))
            }
            Some(Event::Exchanged { first, second, .. }) => [&place(*first), " ⇄ ", &place(*second)].concat(),
            _ => token.to_owned(),
        }
    }

    pub(super) fn event(self, event: &Event, name: &dyn Fn(Seat) -> String, place: &dyn Fn(Site) -> String) -> String {
        let words = &self.shell().event_text;
        let places = |sites: &[Site]| sites.iter().map(|s| place(*s)).collect::<Vec<_>>().join(" ");
        let say = |text: &str, seat: &Seat, what: &str, then: &str| fill(text, &[&name(*seat), what, then]);
        match event {
            Event::Placed { sites, kind, seat, .. } => {
                say(words.placed, seat, &self.piece_on_site(&places(sites), *kind), "")
            }
            Event::Moved { from, to, seat, .. } => say(words.moved, seat, &places(from), &places(to)),
            Event::Exchanged { first, second, seat } => say(words.exchanged, seat, &place(*first), &place(*second)),
            Event::Taken { site, by, of, .. } => {
                say(words.taken, by, &place(*site), &of.map_or_else(String::new, name))
            }
            Event::Returned { site, by, .. } => say(words.returned, by, &place(*site), ""),
            Event::Slid { to, .. } => words.slid[*to as usize].to_owned(),
            Event::Drawn { kind } => fill(words.drawn, &["", &self.stack(*kind, None, 1)]),
            Event::Picked { kind, seat } => say(words.picked, seat, &self.stack(*kind, None, 1), ""),
            Event::Passed { seat } => say(words.passed, seat, "", ""),
            Event::Swapped { seat } => say(words.swapped, seat, "", ""),
            Event::Line { sites, seat, points: 0 } => say(words.line, seat, &places(sites), ""),
            Event::Line { sites, seat, points } => {
                say(words.line_points, seat, &places(sites), &self.shell().points(*points))
            }
            Event::WentOut { seat } => say(words.went_out, seat, "", ""),
            Event::Action { action: TableAction::Agree, .. } => words.agreed.to_owned(),
            Event::Action { action: TableAction::Resign, seat: Some(seat) } => say(words.resigned, seat, "", ""),
            Event::Action { action: TableAction::Claim, seat: Some(seat) } => say(words.claimed, seat, "", ""),
            Event::OutOfTime { seat } => say(words.out_of_time, seat, "", ""),
            Event::Sown { .. }
            | Event::Leaves { .. }
            | Event::Action { seat: None, .. }
            | Event::RoundOver { .. }
            | Event::Over(_) => String::new(),
        }
    }

    /// A piece on a site: "b2, red chip".
    pub(super) fn piece_on_site(self, place: &str, kind: PieceKind) -> String {
        let text = BoardText::Site { name: place, piece: Some((kind, None, 1)), marks: PlaceMarks::default() };
        self.board_text(&text, &[])
    }

    /// Pieces of one kind with their number: “3 red chips”. `from` is the former owner of captured pieces.
    pub(super) fn stack(self, kind: PieceKind, from: Option<Seat>, count: u16) -> String {
        self.board_text(&BoardText::Stack { kind, from, count, marks: PlaceMarks::default() }, &[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::core::BoardEdge;
    use trivium_rules::games::traffic_lights::ChipColour;
    use trivium_testing::{site_of, sown};

    fn say(language: Language, event: &Event) -> String {
        describe(language, std::slice::from_ref(event))
    }

    fn describe(language: Language, events: &[Event]) -> String {
        let name = |seat: Seat| ["Anna", "Bo", ""][seat.index()].to_owned();
        language.event_text(events, &name, &|site| format!("b{}", site.index())).join(" ")
    }

    #[test]
    fn events_are_described() {
        let placed =
            Event::Placed { sites: vec![site_of(2)], kind: ChipColour::Red.into(), seat: Seat::ONE, replaced: None };
        assert_eq!(say(Language::En, &placed), "Anna: b2, red chip.");
        let line = Event::Line { sites: vec![site_of(1), site_of(2), site_of(3)], seat: Seat::TWO, points: 5 };
        assert_eq!(say(Language::De, &line), "Bo bildet die Reihe b1 b2 b3: 5 Punkte.");
        let slid = Event::Slid { from: BoardEdge::North, to: BoardEdge::West, seat: Seat::ONE };
        assert_eq!(say(Language::It, &slid), "La striscia mobile è a sinistra.");
        let resigned = Event::Action { action: TableAction::Resign, seat: Some(Seat::TWO) };
        assert_eq!(say(Language::Fr, &resigned), "Bo abandonne.");
    }

    #[test]
    fn moves_are_named() {
        let place = |site: Site| format!("b{}", site.index());
        let name = |language: Language, token: &str, event| language.decision(token, &[event], &place);
        let slid = Event::Slid { from: BoardEdge::North, to: BoardEdge::West, seat: Seat::ONE };
        assert_eq!(name(Language::En, "slide-W", slid), "Slide the strip to the left");
        assert_eq!(name(Language::De, "swap", Event::Swapped { seat: Seat::TWO }), "Farben tauschen");
        assert_eq!(
            name(Language::En, "=R", Event::Picked { kind: ChipColour::Red.into(), seat: Seat::ONE }),
            "1 red chip"
        );
        let exchanged = Event::Exchanged { first: site_of(1), second: site_of(2), seat: Seat::ONE };
        assert_eq!(name(Language::Fr, "b1<>b2", exchanged), "b1 ⇄ b2");
        let placed =
            Event::Placed { sites: vec![site_of(2)], kind: ChipColour::Red.into(), seat: Seat::ONE, replaced: None };
        assert_eq!(name(Language::It, "b2", placed), "b2");
    }

    #[test]
    fn a_sowing_is_one_sentence() {
        let across = Event::Moved {
            from: vec![site_of(5)],
            to: vec![site_of(8)],
            kind: trivium_rules::games::trias::SEED,
            seat: Seat::ONE,
        };
        let taken = |count, of| Event::Taken { site: site_of(4), count, by: Seat::ONE, of };
        let mut turn = vec![sown(1, &[2, 3]), sown(3, &[4, 5]), across, sown(8, &[9]), taken(3, Some(Seat::TWO))];
        assert_eq!(
            describe(Language::En, &turn),
            "Anna sows 3 times, from b1 to b9. Anna captures 3 of Bo’s stones from b4."
        );
        turn[4] = taken(1, None);
        assert_eq!(describe(Language::En, &turn), "Anna sows 3 times, from b1 to b9. Anna removes 1 stone from b4.");
        assert_eq!(describe(Language::De, &turn[..2]), "Anna sät in 2 Aussaaten von b1 bis b5.");
    }
}
