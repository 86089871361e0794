//! The tiles of Trigon: triangles of two woods in a seat's colour, with a number that stays upright. Those of the second seat
//! have a line inlaid along their edge.

use super::Look;
use crate::core::Seat;
use yew::prelude::*;

/// The tile's outline with its point up and down, a little smaller than a triangle of the plane.
pub const OUTLINES: [&str; 2] = [
    "M9-79L73 32Q82 47 64 47H-64Q-82 47-73 32L-9-79Q0-94 9-79Z",
    "M9 79L73-32Q82-47 64-47H-64Q-82-47-73-32L-9 79Q0 94 9 79Z",
];
/// The numbers on tiles.
const NUMBERS: u8 = 6;
/// How far the number's foot lies below the middle of a tile with its point up, and down.
const FEET: [i32; 2] = [28, 18];

/// The class of a seat's tiles.
fn seat_class(seat: Seat) -> &'static str {
    ["t1", "t2"][seat.index() % 2]
}

/// What tiles are drawn with, under ids that start with `prefix`: the bare tiles of both seats both ways up, and the numbers.
pub fn tile_defs(prefix: &str, look: Look) -> Html {
    let thick = look == Look::Wood;
    let tiles = Seat::all(2).map(|seat| {
        let class = classes!("slab", seat_class(seat), look.class());
        let veneer = [prefix, "-veneer", seat_class(seat)].concat();
        let slabs = OUTLINES.into_iter().enumerate().map(|(way, outline)| {
            html! {
                <g id={slab_id(prefix, seat, way == 1)} class={class.clone()}>
                    if thick {
                        <path class="slab-cast" d={outline} transform="translate(3 17)" />
                        <path class="slab-wall" d={outline} transform="translate(0 11)" />
                        <path class="slab-core" d={outline} transform="translate(0 8)" />
                        <path class="slab-edge" d={outline} transform="translate(0 4)" />
                    }
                    <path class="slab-face" d={outline} fill={thick.then(|| ["url(#", &veneer, ")"].concat())} />
                    if thick {
                        <path class="slab-rim" d={outline} transform="scale(.97)" fill="none" stroke={["url(#", prefix, "-rim)"].concat()} />
                    }
                    if seat == Seat::TWO {
                        <path class="slab-inlay" d={outline} transform="scale(.8)" />
                    }
                </g>
            }
        });
        html! {
            <>
                if thick {
                    <linearGradient id={veneer.clone()} class={class.clone()} x2="0" y2="1"><stop /><stop offset="1" /></linearGradient>
                }
                { for slabs }
            </>
        }
    });
    let numbers = (1..=NUMBERS).map(|number| {
        html! {
            <g id={[prefix, "-n", &number.to_string()].concat()} class={classes!("number", look.class())}>
                if thick {
                    <text class="cut" y="-2">{ number }</text>
                }
                <text class="digit">{ number }</text>
            </g>
        }
    });
    html! {
        <>
            if thick {
                <linearGradient id={[prefix, "-rim"].concat()} class="slab-light" x2="0" y2="1"><stop /><stop offset=".5" /><stop offset="1" /></linearGradient>
            }
            { for tiles }
            { for numbers }
        </>
    }
}

fn slab_id(prefix: &str, seat: Seat, down: bool) -> String {
    [prefix, if down { "-down" } else { "-up" }, seat_class(seat)].concat()
}

/// A tile with its number.
pub fn tile(prefix: &str, seat: Seat, number: u8, down: bool) -> Html {
    let foot = FEET[usize::from(down)].to_string();
    html! {
        <g class={seat_class(seat)}>
            <use href={["#", &slab_id(prefix, seat, down)].concat()} />
            <use href={["#", prefix, "-n", &number.to_string()].concat()} y={foot} />
        </g>
    }
}

/// Tiles of a number, one on the other, with their count; where none is left, their place.
pub fn pile(prefix: &str, seat: Seat, number: u8, count: u16, id: &str) -> Html {
    let tiles = (0..i32::from(count)).map(|nth| {
        let top = nth + 1 == i32::from(count);
        html! {
            <g key={nth} id={top.then(|| id.to_owned())}>
                <g transform={["translate(0 ", &(-13 * nth).to_string(), ")"].concat()}>{ tile(prefix, seat, number, false) }</g>
            </g>
        }
    });
    html! {
        <>
            <svg viewBox="-96 -126 192 192" style="--wide:92" aria-hidden="true">
                if count == 0 {
                    <g class={seat_class(seat)}>
                        <path class="gap" d={OUTLINES[0]} />
                        <text class="gap-number" y={FEET[0].to_string()}>{ number }</text>
                    </g>
                }
                { for tiles }
            </svg>
            if count > 0 {
                <span class="count" aria-hidden="true">{ count }</span>
            }
        </>
    }
}
