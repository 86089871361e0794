//! The balls of Triapon: glass marbles, a colour and a pattern a seat.

use super::{BoardView, Look};
use crate::core::Seat;
use yew::prelude::*;

/// What marbles are drawn with, under ids that start with `prefix`. Those of a seat that is out are dull.
pub fn marble_defs(prefix: &str, view: &BoardView) -> Html {
    let glass = view.look == Look::Wood;
    let marbles = Seat::all(Seat::MOST as u8).map(|seat| {
        let out = view.scene.out.contains(&seat);
        let class = classes!("marble", ["s1", "s2", "s3"][seat.index()], view.look.class(), out.then_some("out"));
        let id = |what: &str| format!("{prefix}-{what}{seat}");
        let url = |what: &str| format!("url(#{prefix}-{what}{seat})");
        let pattern = match seat {
            Seat::ONE => html! { <circle class="core" r="23" /> },
            Seat::TWO => html! { <circle class="band" r="20" /> },
            _ => html! { <circle class="dot" r="13" /> },
        };
        html! {
            <>
                if glass {
                    <radialGradient id={id("glass")} class={class.clone()} cx="0.42" cy="0.38" r="0.64">
                        <stop /><stop offset="0.55" /><stop offset="1" />
                    </radialGradient>
                    <radialGradient id={id("light")} class={class.clone()} cx="0.68" cy="0.76" r="0.46">
                        <stop class="lit" /><stop class="unlit" offset="1" />
                    </radialGradient>
                }
                <g id={id("ball")} {class}>
                    if glass {
                        <ellipse class="shadow" cx="4" cy="8" rx="40" ry="38" fill={format!("url(#{prefix}-dusk)")} />
                        <circle class="face" r="37" fill={url("glass")} />
                        { pattern }
                        <circle class="light" r="37" fill={url("light")} />
                        <circle class="rim" r="36" />
                        <ellipse class="gleam" cx="-13" cy="-17" rx="12" ry="8" transform="rotate(-36 -13 -17)"
                            fill={format!("url(#{prefix}-gleam)")} />
                    } else {
                        <circle class="face" r="36" />
                        { pattern }
                    }
                    <text class="letter" y="12">{ seat.number() }</text>
                </g>
            </>
        }
    });
    html! {
        <>
            if glass {
                <radialGradient id={format!("{prefix}-dusk")} class="dusk"><stop offset="0.55" /><stop offset="1" /></radialGradient>
                <radialGradient id={format!("{prefix}-gleam")} class="shine"><stop offset="0.1" /><stop offset="1" /></radialGradient>
            }
            { for marbles }
        </>
    }
}
