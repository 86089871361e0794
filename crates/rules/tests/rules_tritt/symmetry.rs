//! Tests of the hexagon's twelve symmetries.

use super::*;
use trivium_rules::core::{Notation, Rules, SeededRng};
use trivium_rules::games::tritt;

/// The twelve symmetries of the hexagon: rotations in steps of 60°, mirrored or not.
fn symmetries() -> impl Iterator<Item = impl Fn(&str) -> String + Copy> {
    (0..12).map(|which| {
        move |name: &str| {
            let (mut x, mut y) =
                (name.as_bytes()[0] as i8 - b'f' as i8, name[1..].parse::<i8>().expect("a number") - 6);
            if which >= 6 {
                (x, y) = (y, x);
            }
            for _ in 0..which % 6 {
                // A rotation by 60° maps (0,1) to (1,1), (1,1) to (1,0), and (1,0) to (0,−1).
                (x, y) = (y, y - x);
            }
            format!("{}{}", (b'f' as i8 + x) as u8 as char, y + 6)
        }
    })
}

/// The token with each point mapped. The smaller point of a placement in (r,n) order comes first.
fn mapped(token: &str, map: impl Fn(&str) -> String) -> String {
    let place = |text: &str| {
        let Some((from, to)) = text.split_once('-') else { return text.to_owned() };
        let mut ends = [map(from), map(to)];
        ends.sort_by_key(|name| (name.as_bytes()[0], name[1..].parse::<u8>().expect("a number")));
        ends.join("-")
    };
    token.split('>').map(place).collect::<Vec<_>>().join(">")
}

#[test]
fn symmetry_maps_games_onto_games() {
    let mut rng = SeededRng::new(12);
    for variant in ["step", "slide", "reloaded"].repeat(4) {
        let game = || Replay::new(games::game("tritt", variant, []).expect("a variant"));
        let mut plain = game();
        let mut images: Vec<_> = symmetries().map(|map| (map, game())).collect();
        while !plain.over() {
            let legal = plain.position().legal();
            for (map, image) in &images {
                let mut expected: Vec<_> = legal.iter().map(|token| mapped(token, map)).collect();
                expected.sort_unstable();
                assert_eq!(image.position().legal(), expected);
            }
            let token = &legal[rng.below(legal.len() as u32) as usize];
            plain.play(token).expect("a legal token");
            for (map, image) in &mut images {
                image.play(&mapped(token, *map)).expect("the image of a legal token");
                assert_eq!(image.position().turn(), plain.position().turn());
            }
        }
    }
}

/// The rules list exactly these twelve symmetries, and map every move accordingly.
#[test]
fn the_rules_know_the_symmetries() {
    for variant in ["step", "slide", "reloaded"] {
        let rules = tritt::rules(variant, &[]).expect("a variant");
        let token = |made| rules.token(made);
        let mut decisions = Vec::new();
        rules.alphabet(&rules.start(), &mut decisions);
        let maps: Vec<_> = symmetries().collect();
        let mut found = Vec::new();
        for symmetry in 0..rules.symmetries() {
            let same = |which: &usize| {
                decisions.iter().all(|made| token(rules.image(*made, symmetry)) == mapped(&token(*made), maps[*which]))
            };
            found.extend((0..maps.len()).find(same));
            assert!(symmetry > 0 || decisions.iter().all(|made| rules.image(*made, 0) == *made));
        }
        found.sort_unstable();
        assert!(found.into_iter().eq(0..12), "{variant}");
    }
}
