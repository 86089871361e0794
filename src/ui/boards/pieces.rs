//! The things of all games, drawn round the origin, [`UNIT`](super::layout::UNIT) wide places apart, in each look. What depends
//! on light and dark, or on colours forced by the system, is the style sheet's.

use super::marbles::marble_defs;
use super::seeds::seed_defs;
use super::tiles::tile_defs;
use super::trittons::tritton_defs;
use super::{BoardView, Look, target};
use crate::core::{Kind, Seat};
use yew::prelude::*;

/// The chips of Traffic Lights with the letters of their tokens.
const CHIPS: [(Kind, &str, &str); 3] =
    [(Kind::Red, "red", "R"), (Kind::Yellow, "yellow", "Y"), (Kind::Green, "green", "G")];

/// The outlines: a square, a triangle, a disc with rounded corners.
const SQUARE: &str = "M-20-33H20A13 13 0 0 1 33-20V20A13 13 0 0 1 20 33H-20A13 13 0 0 1-33 20V-20A13 13 0 0 1-20-33Z";
const TRIANGLE: &str =
    "M9.5-37.5L41.5 17.5A11 11 0 0 1 32 34H-32A11 11 0 0 1-41.5 17.5L-9.5-37.5A11 11 0 0 1 9.5-37.5Z";
const DISC: &str = "M-36 0A36 36 0 1 1 36 0A36 36 0 1 1-36 0Z";

/// What the things of the view's game are drawn with, once in each picture, under ids that start with `prefix`.
pub fn defs(prefix: &str, view: &BoardView) -> Html {
    match view.game {
        "triapon" => marble_defs(prefix, view),
        "trigon" => tile_defs(prefix, view.look),
        "tritt" => tritton_defs(prefix, view.look),
        "trias" => seed_defs(prefix, view.look),
        _ => chip_defs(prefix, view.look),
    }
}

/// What chips are drawn with, once in each picture: gradients and the chips themselves, under ids that start with `prefix`.
/// Each carries the look's class itself, for rules do not reach into a `<use>` from outside; custom properties do.
fn chip_defs(prefix: &str, look: Look) -> Html {
    let gradients = (look == Look::Wood).then(|| {
        let lamps = CHIPS.iter().map(|(_, name, _)| {
            html! {
                <>
                    <radialGradient id={format!("{prefix}-lamp-{name}")} class={format!("lamp {name} look-wood")} cy="0.4" r="0.62">
                        <stop /><stop offset="0.42" /><stop offset="1" />
                    </radialGradient>
                    <radialGradient id={format!("{prefix}-glow-{name}")} class={format!("glow {name} look-wood")}>
                        <stop offset="0.5" /><stop offset="1" />
                    </radialGradient>
                </>
            }
        });
        html! {
            <>
                { for lamps }
                <radialGradient id={format!("{prefix}-shade")} class="shade"><stop offset="0.6" /><stop offset="1" /></radialGradient>
                <linearGradient id={format!("{prefix}-gloss")} class="gloss" x2="0" y2="1"><stop /><stop offset="1" /></linearGradient>
            </>
        }
    });
    let chips = CHIPS.iter().map(|(kind, name, letter)| {
        let shape = match kind {
            Kind::Red => SQUARE,
            Kind::Yellow => TRIANGLE,
            _ => DISC,
        };
        let letter_at = if *kind == Kind::Yellow { "18" } else { "12" };
        let url = |what: &str| format!("url(#{prefix}-{what}-{name})");
        html! {
            <g id={format!("{prefix}-{name}")} class={format!("chip {name} {}", look.class())}>
                if look == Look::Wood {
                    <circle class="halo" r="62" fill={url("glow")} />
                    <ellipse class="shadow" cy="13" rx="43" ry="38" fill={format!("url(#{prefix}-shade)")} />
                    <path class="wall" d={shape} transform="translate(0 7)" />
                    <path class="face" d={shape} fill={url("lamp")} />
                    <path class="lens" d={shape} transform="scale(0.76)" />
                    <path class="rim" d={shape} transform="scale(0.96)" />
                    <ellipse class="gleam" cy={if *kind == Kind::Yellow { "-10" } else { "-17" }}
                        rx={if *kind == Kind::Yellow { "12" } else { "19" }} ry="8" fill={format!("url(#{prefix}-gloss)")} />
                } else {
                    <path class="face" d={shape} />
                    <path class="lens" d={shape} transform="scale(0.72)" />
                }
                <text class="letter" y={letter_at}>{ *letter }</text>
            </g>
        }
    });
    html! { <>{ gradients }{ for chips }</> }
}

/// A thing of a kind that the picture's definitions hold, of a seat where such things belong to seats.
pub fn thing(prefix: &str, kind: Kind, seat: Option<Seat>) -> Html {
    let seat = seat.filter(|_| kind == Kind::Ball).map(|seat| seat.to_string()).unwrap_or_default();
    html! { <use href={["#", prefix, "-", &target::kind_word(kind), &seat].concat()} /> }
}
