//! The stones of Trias: seeds. Their positions look random but are deterministic.

use super::{BoardView, Look};
use trivium_rules::core::Site;
use trivium_words::fill;

/// Most seeds that are drawn in a hole. The hole's number gives the total.
pub const DRAWN: u16 = 12;

/// Positions of seeds, in percent of the way from the centre to the edge. The first n positions are evenly spread for
/// every n.
const POSITIONS: [(i32, i32); DRAWN as usize] = [
    (-31, 13),
    (18, -39),
    (61, 51),
    (-50, -29),
    (15, 48),
    (62, -62),
    (-40, 57),
    (-84, 4),
    (62, -14),
    (-10, -74),
    (18, 7),
    (-4, 92),
];

/// A seed with its gradient. Placeholders: prefix, shade.
const ROUND: &str = "<radialGradient id='{0}-seed{1}-skin' class='skin shade{1}' cx='.38' cy='.32' r='.72'>\
    <stop/><stop offset='.5'/><stop offset='1'/></radialGradient><g id='{0}-seed{1}' class='stone look-wood'>\
    <ellipse class='cast' cx='5' cy='9' rx='37' ry='31'/><ellipse class='face' rx='36' ry='30' fill='url(#{0}-seed{1}-skin)'/>\
    <path class='seam' d='M-33 8C-14 20 14 20 33 8'/>\
    <ellipse class='glint' cx='-11' cy='-13' rx='11' ry='6' transform='rotate(-24 -11 -13)'/></g>";
/// A seed in the flat looks. Placeholders: prefix, shade, the look's class.
const FLAT: &str = "<g id='{0}-seed{1}' class='stone {2}'><ellipse class='face' rx='34' ry='28'/></g>";
/// Suffixes of the ids of the shades.
const SHADES: [&str; 3] = ["", "b", "c"];

/// SVG definitions of the seeds, with ids that start with `prefix`: three shades. Trays use the first one.
pub fn seed_defs(prefix: &str, view: &BoardView) -> String {
    let look = view.look;
    let drawing = if look == Look::Wood { ROUND } else { FLAT };
    SHADES.map(|shade| fill(drawing, &[prefix, shade, look.class()])).concat()
}

/// A hash of the hole and the index of the seed.
fn chance(site: Site, index: u16) -> u32 {
    let mut x = site.index().wrapping_mul(31).wrapping_add(u32::from(index)).wrapping_add(1).wrapping_mul(0x9e37_79b1);
    x ^= x >> 15;
    x = x.wrapping_mul(0x85eb_ca6b);
    x ^ (x >> 13)
}

/// The position is relative to the centre of the hole. `reach` is half the hole's size.
pub fn seed_position(site: Site, index: u16, reach: (i32, i32)) -> (i32, i32) {
    let (x, y) = POSITIONS[usize::from(index % DRAWN)];
    // The pattern is rotated per hole, and each seed is shifted a little.
    let (hole, seed) = (chance(site, 999), chance(site, index));
    let (x, y) = if hole & 1 == 0 { (x, y) } else { (y, x) };
    let sign = |bit: u32| if hole >> bit & 1 == 0 { 1 } else { -1 };
    let off = |shift: u32| (seed >> shift & 15) as i32 - 8;
    ((x * sign(1) + off(0)) * reach.0 / 100, (y * sign(2) + off(4)) * reach.1 / 100)
}

/// The attributes of a seed's `<use>`. The seed is `size` percent as large as in a tray.
pub fn href_and_transform(prefix: &str, site: Site, index: u16, reach: (i32, i32), size: i32) -> (String, String) {
    let (x, y) = seed_position(site, index, reach);
    let seed = chance(site, index);
    let shade = SHADES[(seed >> 9) as usize % 3];
    let [x, y, turn, size] = [x, y, (seed >> 12) as i32 % 180, size].map(|n| n.to_string());
    (fill("#{0}-seed{1}", &[prefix, shade]), fill("translate({0} {1})rotate({2})scale(.{3})", &[&x, &y, &turn, &size]))
}

/// A seed in its hole as markup; see [`href_and_transform`].
pub fn seed(prefix: &str, site: Site, index: u16, reach: (i32, i32), size: i32) -> String {
    let (href, transform) = href_and_transform(prefix, site, index, reach, size);
    fill("<use href='{0}' transform='{1}'/>", &[&href, &transform])
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_testing::site_of;

    #[test]
    fn seeds_lie_inside_and_apart() {
        for hole in 0..36 {
            let positions = (0..DRAWN).map(|index| seed_position(site_of(hole), index, (100, 100))).collect::<Vec<_>>();
            for (index, (x, y)) in positions.iter().enumerate() {
                assert!(x * x + y * y <= 110 * 110, "{hole} {x} {y}");
                for (u, v) in &positions[..index] {
                    assert!((x - u).pow(2) + (y - v).pow(2) > 20 * 20, "{hole}: {x} {y}, {u} {v}");
                }
            }
        }
    }

    #[test]
    fn holes_differ() {
        let positions = |hole| (0..4).map(|index| seed_position(site_of(hole), index, (100, 100))).collect::<Vec<_>>();
        assert!((1..36).all(|hole| positions(hole) != positions(hole - 1)));
    }
}
