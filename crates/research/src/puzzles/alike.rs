//! Canonical texts of positions. Positions that are equal up to a symmetry of the board have the same canonical text.

use trivium_rules::core::Notation;

/// The canonical text of a position, which all its images share.
pub fn canonical<R: Notation>(rules: &R, position: &str) -> String {
    let fields: Vec<(&str, &str)> = position.split(' ').filter_map(|field| field.split_once('=')).collect();
    let field = |name: &str| fields.iter().find(|(key, _)| *key == name).map(|(_, value)| *value);
    let images: Vec<Vec<(&str, String)>> = match (field("board"), field("trittons"), field("tiles"), field("south")) {
        (Some(board), ..) => boards(board, field("strip").unwrap_or("-"), field("side").unwrap_or("-")),
        (_, Some(trittons), ..) => {
            (0..rules.symmetries()).map(|k| vec![("trittons", turned(rules, trittons, k))]).collect()
        }
        (_, _, Some(tiles), _) => (0..12).map(|k| vec![("tiles", moved(tiles, k))]).collect(),
        _ => Vec::new(),
    };
    let text = |image: &Vec<(&str, String)>| {
        let put = |(key, value): &(&str, &str)| {
            let new = image.iter().find(|(name, _)| name == key).map_or(*value, |(_, new)| new);
            format!("{key}={new}")
        };
        fields.iter().map(put).collect::<Vec<_>>().join(" ")
    };
    // A position without images is its own canonical text.
    images.iter().map(text).min().unwrap_or_else(|| position.to_owned())
}

/// Images of grids, with or without a strip at a side, and of triangles of rows.
fn boards<'a>(board: &str, strip: &str, side: &str) -> Vec<Vec<(&'a str, String)>> {
    let rows: Vec<Vec<char>> = board.split('/').map(|row| row.chars().collect()).collect();
    let height = rows.len();
    let written = |cell: &dyn Fn(usize, usize) -> char| {
        let row = |r: usize| (0..rows[r].len()).map(|c| cell(r, c)).collect::<String>();
        (0..height).map(row).collect::<Vec<_>>().join("/")
    };
    if rows[0].len() == 1 {
        // The distances of a hole from the three sides, with the sides in any order.
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let image = |order: [usize; 3]| {
            let cell = |r: usize, c: usize| {
                let far = [c, r - c, height - 1 - r];
                rows[height - 1 - far[order[2]]][far[order[0]]]
            };
            vec![("board", written(&cell))]
        };
        return orders.map(image).to_vec();
    }
    let width = rows[0].len();
    let square = width == height;
    let mut images = Vec::new();
    for mirrored in [false, true] {
        for turns in if square { vec![0, 1, 2, 3] } else { vec![0, 2] } {
            let cell = |r: usize, c: usize| {
                let c = if mirrored { width - 1 - c } else { c };
                let (r, c) = (0..turns).fold((r, c), |(r, c), _| if square { (c, height - 1 - r) } else { (r, c) });
                if turns == 2 && !square { rows[height - 1 - r][width - 1 - c] } else { rows[r][c] }
            };
            let mut image = vec![("board", written(&cell))];
            const SIDES: [&str; 4] = ["N", "E", "S", "W"];
            if let Some(at) = SIDES.iter().position(|known| *known == side) {
                // A rotation brings the east side to the north.
                let at = (at + 4 - turns) % 4;
                let at = if mirrored { (4 - at) % 4 } else { at };
                image.push(("side", SIDES[at].to_owned()));
                image.push(("strip", if mirrored { strip.chars().rev().collect() } else { strip.to_owned() }));
            }
            images.push(image);
        }
    }
    images
}

/// An image of pieces that cover several points, each written as the move that sets it.
fn turned<R: Notation>(rules: &R, pieces: &str, symmetry: usize) -> String {
    let image = |piece: &str| {
        let (owner, place) = piece.split_once(':')?;
        let mut text = format!("{owner}:");
        rules.write_move(rules.image(rules.read_move(place).ok()?, symmetry), &mut text);
        Some(text)
    };
    let mut images: Vec<_> = pieces.split(',').filter_map(image).collect();
    images.sort_unstable();
    if images.is_empty() { "-".to_owned() } else { images.join(",") }
}

/// An image of tiles on the plane: rotated, mirrored and moved to where the coordinates are smallest.
fn moved(tiles: &str, symmetry: usize) -> String {
    fn read(tile: &str, symmetry: usize) -> Option<((i32, i32), &str)> {
        let (site, owner) = tile.split_once('=')?;
        let (i, rest) = site.split_once(',')?;
        let (j, down) = rest.split_at_checked(rest.len().checked_sub(1)?)?;
        // The centre of the triangle, in thirds of the lattice unit.
        let add = if down == "d" { 2 } else { 1 };
        let (x, y) = (3 * i.parse::<i32>().ok()? + add, 3 * j.parse::<i32>().ok()? + add);
        let (x, y) = (0..symmetry / 2).fold((x, y), |(x, y), _| (-y, x + y));
        Some((if symmetry % 2 == 1 { (y, x) } else { (x, y) }, owner))
    }
    let read: Vec<_> = tiles.split(';').filter_map(|tile| read(tile, symmetry)).collect();
    let least = |of: fn(&(i32, i32)) -> i32| read.iter().map(|(at, _)| of(at).div_euclid(3)).min().unwrap_or_default();
    let (left, low) = (least(|at| at.0), least(|at| at.1));
    let mut placed: Vec<_> = read.iter().map(|((x, y), owner)| (x - 3 * left, y - 3 * low, *owner)).collect();
    placed.sort_unstable();
    placed.iter().map(|(x, y, owner)| format!("{x},{y}={owner}")).collect::<Vec<_>>().join(";")
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::core::SeededRng;
    use trivium_rules::games::traffic_lights;
    use trivium_rules::games::triapon::{self, Triapon};
    use trivium_rules::games::trigon::Trigon;

    /// Asserts that each image of random positions is a position with as many moves and the same canonical text.
    fn images_are_positions<R: Notation>(rules: &R, images: fn(&str) -> Vec<String>) {
        let mut rng = SeededRng::new(5);
        for _ in 0..20 {
            let mut state = rules.start();
            for _ in 0..4 + rng.below(20) {
                if rules.turn(&state).outcome().is_none() {
                    let made = rules.sample(&state, &mut rng, &mut Vec::new());
                    rules.play_unchecked(&mut state, made);
                }
            }
            let text = rules.position_text(&state);
            let count = |state: &R::State| {
                let legal = rules.legal_moves(state);
                let won = |made: &R::Move| {
                    let after = rules.after(state, *made);
                    rules.turn(&after).outcome().is_some()
                };
                (legal.len(), legal.iter().filter(|made| won(made)).count())
            };
            for image in images(&text) {
                let other = rules.read_position(&image).unwrap_or_else(|why| panic!("{why}: {image} of {text}"));
                assert_eq!(count(&other), count(&state), "{image} of {text}");
                assert_eq!(canonical(rules, &image), canonical(rules, &text), "{image} of {text}");
            }
        }
    }

    fn grids(text: &str) -> Vec<String> {
        let field = |name: &str| text.split(' ').find_map(|f| f.strip_prefix(name)?.strip_prefix('=')).unwrap_or("-");
        let images = boards(field("board"), field("strip"), field("side"));
        let put = |image: Vec<(&str, String)>| {
            image.iter().fold(text.to_owned(), |text, (key, new)| {
                let old = text.split(' ').find(|f| f.starts_with(&format!("{key}="))).unwrap_or_default().to_owned();
                text.replacen(&old, &format!("{key}={new}"), 1)
            })
        };
        images.into_iter().map(put).collect()
    }

    #[test]
    fn images_of_boards_are_positions_with_the_same_text() {
        for variant in ["simple", "four", "slider"] {
            images_are_positions(&traffic_lights::rules(variant, &[]).expect("a variant"), grids);
        }
        images_are_positions(&Triapon::new(triapon::Variant::Base), grids);
    }

    #[test]
    fn moved_and_mirrored_fields_of_tiles_have_the_same_text() {
        let rules = Trigon;
        let text = |tiles: &str| canonical(&rules, &format!("tiles={tiles} turn=1"));
        let field = text("0,0u=14;0,0d=21;1,0u=12");
        for same in ["5,-3u=14;5,-3d=21;6,-3u=12", "0,0u=12;0,0d=21;1,0u=14", "0,0u=14;0,0d=21;0,1u=12"] {
            assert_eq!(text(same), field, "{same}");
        }
        assert_ne!(text("0,0u=14;0,0d=21;1,0u=13"), field);
    }
}
