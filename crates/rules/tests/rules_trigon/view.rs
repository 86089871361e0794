//! Tests of scenes, refused picks and texts.

use crate::fields::*;
use std::collections::BTreeSet;
use trivium_rules::core::{Notation, Pick, Seat, Site, TrayRole};
use trivium_rules::games::trigon::{Formation, Refusal, State, Trigon, tile_kind};
use trivium_rules::games::{self, Position};

/// An impossible pick is refused for the same reason as its token.
#[test]
fn impossible_picks_are_refused_like_their_tokens() {
    let hand = |number| Pick::Tray(TrayRole::Hand, tile_kind(number));
    let at = |name| Pick::Site(site(name));
    let explain_illegal = |position: &Position, picks: &[Pick]| match position.explain_illegal(picks) {
        Some(games::Refusal::Trigon(why)) => Some(why),
        None => None,
        Some(other) => panic!("{other:?}"),
    };
    let laying = play("5@0,0u 1@0,0d 5@1,0u 1@1,0d 5@2,0u 1@2,0d");
    assert_eq!(explain_illegal(&*laying, &[hand(5)]), Some(Refusal::NotHeld(5)));
    assert_eq!(explain_illegal(&*laying, &[hand(4)]), None);
    assert_eq!(explain_illegal(&*laying, &[at("3,0u")]), Some(Refusal::ChooseTile));
    assert_eq!(explain_illegal(&*laying, &[hand(4), at("3,0u")]), None);
    assert_eq!(explain_illegal(&*laying, &[hand(4), at("2,0u")]), Some(Refusal::Occupied));
    assert_eq!(explain_illegal(&*laying, &[hand(4), at("4,0u")]), Some(Refusal::Lonely));
    let all = play(&strip_of_all());
    assert_eq!(explain_illegal(&*all, &[hand(4)]), Some(Refusal::AllLaid));
    assert_eq!(explain_illegal(&*all, &[at("0,0d")]), Some(Refusal::NotYours));
    assert_eq!(explain_illegal(&*all, &[at("0,1u")]), Some(Refusal::NoTile));
    assert_eq!(explain_illegal(&*all, &[at("0,0u")]), None);
    assert_eq!(explain_illegal(&*all, &[at("0,0u"), at("0,0u")]), Some(Refusal::SamePlace));
    assert_eq!(explain_illegal(&*all, &[at("0,0u"), at("2,0u")]), Some(Refusal::SameNumber));
    assert_eq!(explain_illegal(&*all, &[at("3,0u"), at("0,0u")]), None, "two own tiles, in either order");
    assert_eq!(explain_illegal(&*all, &[at("0,0u"), at("3,0d")]), Some(Refusal::OtherNumber));
    assert_eq!(explain_illegal(&*all, &[at("17,0u"), at("3,1u")]), Some(Refusal::LeavesLonely));
    let star = field(STAR, 1);
    let own = Pick::Site(site(&far(&*star, "11")));
    assert_eq!(explain_illegal(&*star, &[own, at("0,0u")]), Some(Refusal::Star));
    assert_eq!(explain_illegal(&*after(&*star, "agree"), &[own]), Some(Refusal::Over));
    let gestures = all.gestures();
    let ways = |token: &str| gestures.iter().filter(|g| g.1 == token).map(|g| g.0.to_vec()).collect::<Vec<_>>();
    assert_eq!(ways("0,0u<>3,0u"), [[at("0,0u"), at("3,0u")], [at("3,0u"), at("0,0u")]]);
    assert_eq!(ways("4,0u<>3,0d"), [[at("4,0u"), at("3,0d")]]);
    assert_eq!(ways("0,0u>18,0u"), [[at("0,0u"), at("18,0u")]]);
}

/// The typed state of a position.
fn state(position: &Position) -> State {
    Trigon.read_position(&position.text()).expect("a position")
}

/// `stars` returns only complete stars, and `progress` the placement of a formation that lacks the fewest tiles.
#[test]
fn stars_and_progress_are_reported() {
    let places = stars(&[(0, 0), (1, 0)]);
    let two = state(&*field(&owned(2, &places), 1));
    let middles: Vec<_> = two.stars(Seat::TWO).iter().map(|(middle, _)| middle.coordinates()).collect();
    assert_eq!(middles, [(0, 0), (1, 0)]);
    assert!(two.stars(Seat::ONE).is_empty());
    let around: BTreeSet<Site> = two.stars(Seat::TWO).iter().flat_map(|star| star.1).collect();
    assert_eq!(around, places.iter().map(|p| site(&name(*p))).collect());
    // Two stars with ten tiles need six more for a block whose four centres form a rhombus, and more for any other
    // block.
    let block = two.progress(Seat::TWO, Formation::Block);
    assert_eq!((block.have, block.of), (10, 16));
    assert!(around.iter().all(|s| block.sites.contains(s)));
    // The two stars have five tiles in each of their two rows.
    assert_eq!(two.progress(Seat::TWO, Formation::Strip).have, 5);

    // On an empty plane the progress has no tiles.
    for formation in Formation::ALL {
        let nothing = state(&*play("")).progress(Seat::ONE, formation);
        assert_eq!((nothing.have, nothing.of, nothing.sites.len()), (0, formation.least(), 0));
    }
    // A tile of the opponent in the middle of the strip does not change the placement.
    let mut places = strip(1, true, 11);
    let middle = places.remove(5);
    let broken = state(&*field(&format!("{} {}=21", owned(1, &places), name(middle)), 1));
    let strip = broken.progress(Seat::ONE, Formation::Strip);
    assert_eq!((strip.have, strip.of), (10, 11));
    assert!(strip.sites.contains(&site(&name(middle))));
    assert!(broken.standing(Seat::ONE, Formation::Strip).is_empty());
    // A pyramid without its corners has 13 of 16 tiles.
    let mut places = pyramid(0, 0, false);
    places.retain(|p| ![(0, 0, false), (3, 0, false), (0, 3, false)].contains(p));
    let pyramid = state(&*field(&owned(1, &places), 1)).progress(Seat::ONE, Formation::Pyramid);
    assert_eq!((pyramid.have, pyramid.of), (13, 16));
}
