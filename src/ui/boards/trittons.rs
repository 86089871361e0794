//! Trittons: three glossy dots on a rigid bar, orange solid, blue ringed. Light falls from above left however they lie.

use super::Look;
use super::layout::Point;
use crate::core::Kind;
use yew::prelude::*;

/// The outline of a tritton lying along x: circles about its three points, drawn together to waists between them.
pub const OUTLINE: &str = "M-70.5-31.3A30 30 0 0 0-29.5-31.3A43 43 0 0 1 29.5-31.3A30 30 0 0 0 70.5-31.3\
    A43 43 0 1 1 70.5 31.3A30 30 0 0 0 29.5 31.3A43 43 0 0 1-29.5 31.3A30 30 0 0 0-70.5 31.3A43 43 0 1 1-70.5-31.3Z";

/// The dots: class and letter.
const DOTS: [(&str, &str); 2] = [("orange", "O"), ("blue", "B")];

/// What trittons are drawn with, once in each picture, under ids that start with `prefix`.
pub fn tritton_defs(prefix: &str, look: Look) -> Html {
    let id = |what: &str| [prefix, "-", what].concat();
    let url = |what: &str| ["url(#", prefix, "-", what, ")"].concat();
    let wood = look == Look::Wood;
    let dots = DOTS.map(|(name, letter)| {
        let glaze = ["glaze-", name].concat();
        html! {
            <>
                if wood {
                    <radialGradient id={id(&glaze)} class={classes!("glaze", name, look.class())} cx="0.38" cy="0.3" r="0.74">
                        <stop /><stop offset="0.5" /><stop offset="1" />
                    </radialGradient>
                }
                <g id={id(name)} class={classes!("pip", name, look.class())}>
                    <circle class="glass" r="35" fill={wood.then(|| url(&glaze))} />
                    if name == "blue" {
                        <circle class="hollow" r="18" />
                    }
                    if wood {
                        <ellipse class="gleam" cx="-7" cy="-17" rx="17" ry="9" fill={url("gleam")} transform="rotate(-22)" />
                    }
                    <text class="letter" y="13">{ letter }</text>
                </g>
            </>
        }
    });
    html! {
        <>
            if wood {
                <linearGradient id={id("gleam")} class="gloss" x2="0" y2="1"><stop /><stop offset="1" /></linearGradient>
                <path id={id("cast")} class={classes!("thrown", look.class())} d={OUTLINE} />
            }
            <path id={id("bar")} class={classes!("tritton", look.class())} d={OUTLINE} />
            { for dots }
        </>
    }
}

/// By how many degrees a piece lies turned from x whose last point is there, seen from its middle.
pub fn angle(end: Point) -> i32 {
    match (end.x, end.y) {
        (_, 0) => 0,
        (0, _) => 90,
        (x, y) if (x > 0) == (y > 0) => 60,
        _ => 120,
    }
}

/// A tritton about its middle with its last point there.
pub fn tritton(prefix: &str, kind: Kind, end: Point) -> Html {
    let turn = ["rotate(", &angle(end).to_string(), ")"].concat();
    let [ends, middle] = if kind == Kind::OrangeBlueOrange { ["orange", "blue"] } else { ["blue", "orange"] };
    let back = Point { x: -end.x, y: -end.y };
    html! {
        <>
            <use href={["#", prefix, "-cast"].concat()} transform={["translate(0 11)", &turn].concat()} />
            <use href={["#", prefix, "-bar"].concat()} transform={turn} />
            { dot(prefix, ends, back) }
            { dot(prefix, middle, Point::default()) }
            { dot(prefix, ends, end) }
        </>
    }
}

fn dot(prefix: &str, name: &str, at: Point) -> Html {
    html! { <use href={["#", prefix, "-", name].concat()} transform={at.translate()} /> }
}

/// The dot at the ends of such a tritton.
pub fn end_dot(prefix: &str, kind: Kind) -> Html {
    dot(prefix, if kind == Kind::OrangeBlueOrange { "orange" } else { "blue" }, Point::default())
}

/// How far trittons stand from each other in a rack.
const STEP: i32 = 104;

/// Trittons standing side by side.
pub fn rack(prefix: &str, kind: Kind, count: u16) -> Html {
    let width = STEP * i32::from(count) - STEP + 92;
    let stand = (0..i32::from(count)).map(|nth| {
        let at = Point { x: STEP * nth, y: 0 };
        html! { <g key={nth} transform={at.translate()}>{ tritton(prefix, kind, Point { x: 0, y: 100 }) }</g> }
    });
    html! {
        <svg viewBox={["-46 -146 ", &width.to_string(), " 300"].concat()} style={["--wide:", &width.to_string()].concat()}
            aria-hidden="true">{ for stand }</svg>
    }
}
