//! Checks the overview of a position against its scene and against the moves that follow.

use std::collections::BTreeSet;
use trivium_rules::core::{Event, PatternProgress, Scene, Seat, SeededRng, Site};
use trivium_rules::games::{GAMES, Position, game, tritt};

/// Calls `shown` with each position of random games of a variant, and with the events that led to it.
fn each_position(id: &str, variant: &str, mut shown: impl FnMut(&Position, &[Event])) {
    for seed in 0..8 {
        let mut rng = SeededRng::new(seed);
        let mut position = game(id, variant, []).expect("a variant").start();
        let mut events = Vec::new();
        for _ in 0..80 {
            shown(&*position, &events);
            let legal = position.legal();
            let Some(token) = rng.choose(&legal) else { break };
            let step = position.step(token).expect("a legal token");
            (position, events) = (step.next, step.events);
        }
    }
}

fn patterns(position: &Position) -> Vec<PatternProgress> {
    position.overview().patterns
}

/// The seat whose piece covers a site.
fn owner(scene: &Scene, site: Site) -> Option<Seat> {
    scene.piece_on(site).and_then(|piece| piece.seat)
}

#[test]
fn rows_hold_every_site_in_reading_order() {
    for info in GAMES.iter() {
        for variant in info.variants {
            each_position(info.id, variant.id, |position, _| {
                let rows = position.overview().rows;
                let sites: Vec<_> = rows.iter().flat_map(|row| row.sites.clone()).collect();
                assert!(rows.is_empty() || sites == position.sites(), "{} {}", info.id, position.text());
            });
        }
    }
}

/// Finds the nearly complete rows independently: three points of a line, two of them of one colour and one empty.
#[test]
fn all_rows_of_tritt_that_lack_a_point_are_reported() {
    each_position("tritt", "step", |position, _| {
        let (scene, sites) = (position.scene(), position.sites());
        let at: Vec<(i32, i32)> = sites
            .iter()
            .map(|site| {
                let name = position.site_name(*site);
                (i32::from(name.as_bytes()[0]), name[1..].parse().expect("a number"))
            })
            .collect();
        // The ends of a tritton have the colour of its seat.
        let orange = |seat: Seat| scene.trays[seat.index()].stacks[0].0 == tritt::ORANGE_BLUE_ORANGE;
        let of_colour = |colour: bool| Seat::all(2).find(|seat| orange(*seat) == colour);
        let shows = |site: Site| {
            let piece = scene.piece_on(site)?;
            of_colour((piece.kind == tritt::ORANGE_BLUE_ORANGE) != (piece.sites[1] == site))
        };
        let mut expected = BTreeSet::new();
        for (one, a) in sites.iter().zip(&at) {
            for (two, b) in sites.iter().zip(&at) {
                let step = (b.0 - a.0, b.1 - a.1);
                let third = at.iter().position(|c| *c == (b.0 + step.0, b.1 + step.1));
                if let ((1, 0 | 1) | (0, 1), Some(third)) = (step, third) {
                    let row = [*one, *two, sites[third]];
                    for seat in Seat::all(2) {
                        let missing: Vec<_> = row.into_iter().filter(|site| shows(*site) != Some(seat)).collect();
                        if let [free] = *missing
                            && shows(free).is_none()
                        {
                            expected.insert((seat, row.into_iter().collect::<BTreeSet<_>>(), free));
                        }
                    }
                }
            }
        }
        let reported = patterns(position).into_iter().map(|pattern| {
            let row = pattern.sites.iter().chain(&pattern.missing).copied().collect();
            (pattern.seat.expect("a seat"), row, pattern.missing[0])
        });
        assert_eq!(reported.collect::<BTreeSet<_>>(), expected, "{}", position.text());
    });
}

#[test]
fn triads_are_of_one_seat_and_new_ones_are_reported() {
    each_position("triapon", "base", |position, events| {
        let scene = position.scene();
        let reported = patterns(position);
        for PatternProgress { seat, sites, missing, .. } in &reported {
            assert!(sites.len() >= 3 && missing.is_empty());
            assert!(sites.iter().all(|site| owner(&scene, *site) == *seat), "{}", position.text());
        }
        for event in events {
            if let Event::Line { sites, .. } = event {
                assert!(reported.iter().any(|pattern| pattern.sites == *sites), "{}", position.text());
            }
        }
    });
}

#[test]
fn lines_that_one_chip_completes_are_what_chips_complete() {
    for variant in ["learn", "simple", "four", "slider"] {
        each_position("traffic-lights", variant, |position, _| {
            let set = |sites: &[Site]| sites.iter().copied().collect::<BTreeSet<_>>();
            let reported: BTreeSet<_> = patterns(position)
                .iter()
                .map(|pattern| (set(&[&*pattern.sites, &pattern.missing].concat()), pattern.missing[0]))
                .collect();
            let mut made = BTreeSet::new();
            for token in position.legal() {
                let events = position.events(&token);
                let Some(Event::Placed { sites: placed, .. }) = events.first() else { continue };
                made.extend(events.iter().filter_map(|event| match event {
                    Event::Line { sites, .. } => Some((set(sites), placed[0])),
                    _ => None,
                }));
            }
            assert!(position.legal().is_empty() || reported == made, "{}: {reported:?} {made:?}", position.text());
        });
    }
}

#[test]
fn stars_have_six_places_of_which_one_may_be_missing() {
    each_position("trigon", "base", |position, _| {
        let scene = position.scene();
        for PatternProgress { seat, sites, missing, kind } in patterns(position) {
            assert!(sites.iter().all(|site| owner(&scene, *site) == seat));
            assert!(missing.iter().all(|site| owner(&scene, *site) != seat));
            assert!(kind.info().name != "star" || sites.len() + missing.len() == 6 && missing.len() < 2);
        }
    });
}

/// Each side of a triangle leads in a different direction: to the left, to the right, and up or down.
#[test]
fn directions_cross_the_sides_of_tiles() {
    use trivium_rules::games::trigon::board::{ORIGIN, neighbours};
    let trigon = game("trigon", "base", []).expect("a game").start();
    let sides = |site| neighbours(site).map(|next| trigon.direction(site, next).expect("a way"));
    let expected = |vertical| BTreeSet::from([[-1, 0], [1, 0], [0, vertical]]);
    assert_eq!(BTreeSet::from(sides(ORIGIN)), expected(-1));
    assert_eq!(BTreeSet::from(sides(neighbours(ORIGIN)[0])), expected(1));
    let tritt = game("tritt", "step", []).expect("a game").start();
    assert_eq!(tritt.direction(tritt.sites()[0], tritt.sites()[1]), None);
}
