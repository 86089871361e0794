//! The stones of Trias: seeds, each lying in its own way, always in the same one.

use super::Look;
use crate::core::Site;
use yew::prelude::*;

/// How many of the seeds in a hole are drawn; the number tells them all.
pub const DRAWN: u16 = 12;

/// Where seeds lie, in hundredths of the way from the middle of a hole to its edge: evenly round a spiral, the first ones loosely.
const LIES: [(i32, i32); DRAWN as usize] = [
    (15, 48),
    (61, 51),
    (-31, 13),
    (-40, 57),
    (-4, 92),
    (-50, -29),
    (-84, 4),
    (18, -39),
    (-10, -74),
    (18, 7),
    (62, -14),
    (62, -62),
];

/// What seeds are drawn with, under ids that start with `prefix`: three shades, of which trays show the first.
pub fn seed_defs(prefix: &str, look: Look) -> Html {
    let seeds = ["", "b", "c"].map(|shade| {
        let id = [prefix, "-seed", shade].concat();
        let class = classes!("stone", look.class());
        html! {
            <>
                if look == Look::Wood {
                    <radialGradient id={[&id, "-skin"].concat()} class={classes!("skin", ["shade", shade].concat())} cx="0.38" cy="0.32" r="0.72">
                        <stop /><stop offset="0.5" /><stop offset="1" />
                    </radialGradient>
                }
                <g {id} {class}>
                    if look == Look::Wood {
                        <ellipse class="cast" cx="5" cy="9" rx="37" ry="31" />
                        <ellipse class="face" rx="36" ry="30" fill={["url(#", prefix, "-seed", shade, "-skin)"].concat()} />
                        <path class="seam" d="M-33 8C-14 20 14 20 33 8" />
                        <ellipse class="glint" cx="-11" cy="-13" rx="11" ry="6" transform="rotate(-24 -11 -13)" />
                    } else {
                        <ellipse class="face" rx="34" ry="28" />
                    }
                </g>
            </>
        }
    });
    html! { <>{ for seeds }</> }
}

/// A number that only the hole and the seed decide.
fn chance(site: Site, index: u16) -> u32 {
    let mut x = site.0.wrapping_mul(31).wrapping_add(u32::from(index)).wrapping_add(1).wrapping_mul(0x9e37_79b1);
    x ^= x >> 15;
    x = x.wrapping_mul(0x85eb_ca6b);
    x ^ (x >> 13)
}

/// Where the seed of that index lies in its hole, from the middle, `reach` being the hole's half width and height.
pub fn lie(site: Site, index: u16, reach: (i32, i32)) -> (i32, i32) {
    let (x, y) = LIES[usize::from(index % DRAWN)];
    // The hole turns the whole pattern, the seed moves a little.
    let (hole, seed) = (chance(site, 999), chance(site, index));
    let (x, y) = if hole & 1 == 0 { (x, y) } else { (y, x) };
    let sign = |bit: u32| if hole >> bit & 1 == 0 { 1 } else { -1 };
    let off = |shift: u32| (seed >> shift & 15) as i32 - 8;
    ((x * sign(1) + off(0)) * reach.0 / 100, (y * sign(2) + off(4)) * reach.1 / 100)
}

/// A seed in its hole.
pub fn seed(prefix: &str, site: Site, index: u16, reach: (i32, i32)) -> Html {
    let (x, y) = lie(site, index, reach);
    let seed = chance(site, index);
    let shade = ["", "b", "c"][(seed >> 9) as usize % 3];
    let turn = (seed >> 12) % 180;
    let transform = format!("translate({x} {y})rotate({turn})scale(.36)");
    html! { <use href={["#", prefix, "-seed", shade].concat()} {transform} /> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_lie_inside_and_apart() {
        for hole in 0..36 {
            let lies = (0..DRAWN).map(|index| lie(Site(hole), index, (100, 100))).collect::<Vec<_>>();
            for (index, (x, y)) in lies.iter().enumerate() {
                assert!(x * x + y * y <= 110 * 110, "{hole} {x} {y}");
                for (u, v) in &lies[..index] {
                    assert!((x - u).pow(2) + (y - v).pow(2) > 20 * 20, "{hole}: {x} {y}, {u} {v}");
                }
            }
        }
    }

    #[test]
    fn holes_differ() {
        let lies = |hole| (0..4).map(|index| lie(Site(hole), index, (100, 100))).collect::<Vec<_>>();
        assert!((1..36).all(|hole| lies(hole) != lies(hole - 1)));
    }
}
