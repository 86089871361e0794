//! Positions made from others by giving the same tiles other numbers, so that other moves become good.

use trivium_rules::core::{Notation, SeededRng};

/// The position with the numbers of each seat's tiles shuffled; `None` if there are no numbered tiles.
pub fn renumbered<R: Notation>(rules: &R, state: &R::State, rng: &mut SeededRng) -> Option<R::State> {
    let text = rules.position_text(state);
    rules.read_position(&mixed(&text, rng)?).ok()
}

/// The text of a position with the numbers of each seat's tiles shuffled; `None` if there are no numbered tiles.
fn mixed(position: &str, rng: &mut SeededRng) -> Option<String> {
    let (tiles, rest) = position.strip_prefix("tiles=")?.split_once(' ')?;
    let read = |tile: &str| {
        let (site, face) = tile.split_once('=')?;
        let mut face = face.chars();
        Some((site.to_owned(), face.next()?, face.next()?))
    };
    let mut tiles: Vec<_> = tiles.split(';').map(read).collect::<Option<_>>()?;
    for last in (1..tiles.len()).rev() {
        let seat = tiles[last].1;
        let own: Vec<_> = (0..=last).filter(|at| tiles[*at].1 == seat).collect();
        let other = own[rng.below(own.len() as u32) as usize];
        (tiles[last].2, tiles[other].2) = (tiles[other].2, tiles[last].2);
    }
    let written: Vec<_> = tiles.iter().map(|(site, seat, number)| format!("{site}={seat}{number}")).collect();
    Some(format!("tiles={} {rest}", written.join(";")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::games::trigon::Trigon;

    #[test]
    fn tiles_keep_their_places_and_owners() {
        let rules = Trigon;
        let text = "tiles=0,0u=14;0,0d=21;1,0u=12;1,0d=11;2,0u=26 hand=223233/233332 turn=2";
        let state = rules.read_position(text).expect("a position");
        let mut rng = SeededRng::new(3);
        let written: Vec<String> =
            (0..20).map(|_| rules.position_text(&renumbered(&rules, &state, &mut rng).expect("a position"))).collect();
        let owners = |text: &str| {
            text.split(';')
                .map(|tile| tile.split_once('=').map(|(at, face)| (at.to_owned(), face[..1].to_owned())))
                .collect::<Vec<_>>()
        };
        let different: std::collections::BTreeSet<_> = written.iter().collect();
        assert!(different.len() > 3, "{written:?}");
        assert!(written.iter().all(|other| owners(other).len() == 5 && other.ends_with("hand=223233/233332 turn=2")));
    }
}
