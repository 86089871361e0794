//! Brief event texts for screen readers: names and sites, and a piece only if it is not obvious.

use super::event_text::{sowing, steps};
use super::{Language, Words, fill};
use trivium_rules::core::{End, Event, PieceKind, Seat, Site};
use trivium_rules::games;

impl Language {
    /// The events as brief sentences. A `prompted` player is not named again. A piece on several sites is named by its
    /// ends, a sowing by its first and its last hole. `by_direction` means that sites are announced by direction. Then
    /// the prompted player has just heard the sites of the move, so only its completion is announced.
    pub fn brief_events(
        self,
        events: &[Event],
        prompted: &dyn Fn(Seat) -> bool,
        name: &dyn Fn(Seat) -> String,
        place: &dyn Fn(Site) -> String,
        by_direction: bool,
    ) -> Vec<String> {
        let words = &self.shell().spoken;
        let by = |seat: Seat, what: String| {
            if prompted(seat) { what + "." } else { self.labelled(&name(seat), &what) + "." }
        };
        // The text for the end of the game describes the line.
        let ended = events.iter().any(|event| matches!(event, Event::Over(End::Line)));
        let mut sentences = Vec::new();
        let events: Vec<_> = events.iter().collect();
        let mut steps = steps(&events).peekable();
        while let Some(step) = steps.next() {
            if let Some((seat, [from, to, laps])) = sowing(step, place) {
                let removed = match steps.next_if(|next| matches!(next, [Event::Taken { .. }])) {
                    Some([Event::Taken { count, by, of: Some(of), .. }]) if of != by => {
                        fill(words.with_owner, &[&count.to_string(), &name(*of)])
                    }
                    Some([Event::Taken { count, .. }]) => count.to_string(),
                    _ => 0.to_string(),
                };
                sentences.push(by(seat, fill(words.sown, &[&from, &to, &laps, &removed])));
                continue;
            }
            for event in step {
                let (seat, what) = match event {
                    Event::Placed { sites, kind, seat, .. } => (seat, self.brief_thing(&ends(sites, place), *kind)),
                    Event::Moved { seat, .. } if by_direction && prompted(*seat) => (seat, words.done[0].to_owned()),
                    Event::Exchanged { seat, .. } if by_direction && prompted(*seat) => {
                        (seat, words.done[1].to_owned())
                    }
                    Event::Moved { from, to, seat, .. } => {
                        (seat, fill(words.moved, &[&ends(from, place), &ends(to, place)]))
                    }
                    Event::Exchanged { first, second, seat } => {
                        (seat, fill(words.exchanged, &[&place(*first), &place(*second)]))
                    }
                    // The prompted player has just heard the name of the choice.
                    Event::Passed { seat } | Event::Picked { seat, .. } if prompted(*seat) => continue,
                    Event::Picked { kind, seat } => (seat, self.one(*kind).to_owned()),
                    Event::Line { points: 0, .. } if ended => continue,
                    Event::Drawn { kind } => {
                        sentences.push(fill(self.shell().event_text.drawn, &["", self.one(*kind)]));
                        continue;
                    }
                    event => {
                        sentences.push(self.event(event, name, place));
                        continue;
                    }
                };
                sentences.push(by(*seat, what));
            }
        }
        sentences
    }

    /// The name of a piece without a number: “red chip”.
    fn one(self, kind: PieceKind) -> &'static str {
        self.words::<Words>().games.piece(kind)[0]
    }

    /// A site with the number of its piece, or with the kind of piece if the game has several; otherwise only the site.
    fn brief_thing(self, place: &str, kind: PieceKind) -> String {
        let several = games::info(kind.info().game).is_ok_and(|info| info.pieces.len() > 2);
        match kind.number() {
            Some(number) => [place, ", ", &number.to_string()].concat(),
            None if several => self.piece_on_site(place, kind),
            None => place.to_owned(),
        }
    }
}

/// The name of a site. Of several sites, the names of the two ends.
pub(super) fn ends(sites: &[Site], place: &dyn Fn(Site) -> String) -> String {
    match sites {
        [first, .., last] => [&*place(*first), "–", &*place(*last)].concat(),
        sites => sites.iter().map(|site| place(*site)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::games::traffic_lights::ChipColour;
    use trivium_rules::games::{triapon, trias, trigon, tritt};
    use trivium_testing::{site_of, sown};

    fn describe(language: Language, events: &[Event]) -> String {
        let name = |seat: Seat| ["Anna", "Bo", "Cem"][seat.index()].to_owned();
        language.brief_events(events, &|_| false, &name, &|site| format!("b{}", site.index()), false).join(" ")
    }

    fn placed(sites: &[u32], kind: PieceKind) -> Event {
        let sites = sites.iter().copied().map(site_of).collect();
        Event::Placed { sites, kind, seat: Seat::ONE, replaced: None }
    }

    #[test]
    fn a_piece_is_named_only_if_it_is_not_obvious() {
        let en = |event| describe(Language::En, &[event]);
        assert_eq!(en(placed(&[1, 2, 3], tritt::ORANGE_BLUE_ORANGE)), "Anna: b1–b3.");
        assert_eq!(en(placed(&[4], triapon::BALL)), "Anna: b4.");
        assert_eq!(en(placed(&[4], ChipColour::Red.into())), "Anna: b4, red chip.");
        assert_eq!(en(placed(&[4], trigon::tile_kind(6))), "Anna: b4, 6.");
        let [from, to] = [[1, 2, 3], [2, 3, 4]].map(|sites| sites.into_iter().map(site_of).collect());
        let moved = Event::Moved { from, to, kind: tritt::BLUE_ORANGE_BLUE, seat: Seat::TWO };
        assert_eq!(describe(Language::De, &[moved]), "Bo: b1–b3 nach b2–b4.");
        let picked = Event::Picked { kind: ChipColour::Red.into(), seat: Seat::ONE };
        let drawn = Event::Drawn { kind: ChipColour::Green.into() };
        assert_eq!(describe(Language::En, &[picked, drawn]), "Anna: red chip. Drawn: green chip.");
        let exchanged = Event::Exchanged { first: site_of(1), second: site_of(2), seat: Seat::THREE };
        assert_eq!(describe(Language::En, &[exchanged]), "Cem: b1 and b2 swapped.");
    }

    #[test]
    fn an_asked_player_is_not_named_again() {
        let name = |seat: Seat| seat.to_string();
        let events = [placed(&[4], triapon::BALL)];
        let describe = |events: &[Event], who, by_direction| {
            Language::En.brief_events(events, &|seat| seat == who, &name, &|_| "b4".to_owned(), by_direction)
        };
        assert_eq!(describe(&events, Seat::ONE, false), ["b4."]);
        assert_eq!(describe(&events, Seat::TWO, false), ["1: b4."]);
        let swapped = [Event::Exchanged { first: site_of(1), second: site_of(2), seat: Seat::ONE }];
        assert_eq!(describe(&swapped, Seat::ONE, true), ["swapped."]);
        assert_eq!(describe(&swapped, Seat::TWO, true), ["1: b4 and b4 swapped."]);
    }

    #[test]
    fn a_sowing_is_one_sentence_with_the_removed_stones() {
        let across = Event::Moved { from: vec![site_of(5)], to: vec![site_of(8)], kind: trias::SEED, seat: Seat::ONE };
        let taken = Event::Taken { site: site_of(4), count: 3, by: Seat::ONE, of: Some(Seat::TWO) };
        let turn = [sown(1, &[2, 3]), across, sown(8, &[9]), taken, Event::WentOut { seat: Seat::TWO }];
        assert_eq!(describe(Language::En, &turn), "Anna: b1 to b9, 2 sowings, removes 3 of Bo’s. Bo is out.");
        assert_eq!(describe(Language::De, &turn[..1]), "Anna: b1 bis b3, 1 Aussaat, nimmt 0.");
    }

    #[test]
    fn a_line_that_ends_the_game_is_omitted() {
        let line = Event::Line { sites: vec![site_of(1), site_of(2)], seat: Seat::ONE, points: 0 };
        let text_at = |end| describe(Language::En, &[placed(&[4], triapon::BALL), line.clone(), Event::Over(end)]);
        assert_eq!(text_at(End::Line).trim(), "Anna: b4.");
        assert!(text_at(End::NoMove).contains("b1 b2"));
    }
}
