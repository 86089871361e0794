//! Controls over Trigon's board: zoom buttons, and the progress of each formation.

use super::super::BoardView;
#[cfg(feature = "page")]
use super::super::html::{Wiring, wired};
use super::super::node::{Node, element, fill_template};
#[cfg(feature = "page")]
use super::super::pan_zoom::PanZoom;
use super::super::tiles::tile;
use super::{FormationView, STAR};
use trivium_rules::core::{PatternKind, Seat};
use trivium_rules::games::trigon::{self, BLOCK, PYRAMID, STRIP};
use trivium_words::{BoardText, Words, Zoom};
#[cfg(feature = "page")]
use yew::prelude::*;

const FORMATIONS: [PatternKind; 3] = [PYRAMID, STRIP, BLOCK];

/// A picture on a button or in the list. Placeholders: view box, content.
const PICTURE: &str = "<svg viewBox='{0}' aria-hidden='true'>{1}</svg>";

/// Command, action name and icon of each zoom button.
const ZOOMS: [(Zoom, &str, &str); 3] = [
    (Zoom::Out, "out", "<path class='line-icon' d='M5 12h14'/>"),
    (Zoom::Fit, "fit", "<path class='line-icon' d='M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4'/>"),
    (Zoom::In, "in", "<path class='line-icon' d='M12 5v14M5 12h14'/>"),
];

/// The zoom buttons, and the button that opens the list. `open` is true if the list is visible.
pub fn looks(view: &BoardView, open: bool) -> Node {
    let words = &view.language.words::<Words>().games.trigon;
    let star = ["<path class='star-icon' d='", STAR, "'/>"].concat();
    let toggle = element!(
        button,
        "type" = "button",
        "aria-label" = words.groups,
        "aria-pressed" = if open { "true" } else { "false" },
        "class" = "look stars",
    );
    let picture = fill_template(PICTURE, &["-44 -44 88 88", &star]);
    let zooms = ZOOMS.map(|(zoom, action, drawing)| {
        let class = if zoom == Zoom::Fit { "look fit" } else { "look" };
        element!(button, "type" = "button", "aria-label" = view.say(BoardText::Zoom(zoom)), "class" = class)
            .press(action)
            .with(fill_template(PICTURE, &["0 0 24 24", drawing]))
    });
    element!(div, "class" = "looks")
        .with(toggle.press("list").with(picture).with(words.group(trigon::STAR, true)))
        .all(zooms)
        .into()
}

#[cfg(feature = "page")]
pub fn panel(view: &BoardView, prefix: &str, pan_zoom: &PanZoom, shown: &UseStateHandle<FormationView>) -> Html {
    let open = **shown != FormationView::Stars;
    let press = |action: &'static str| {
        let (pan_zoom, shown) = (pan_zoom.clone(), shown.clone());
        let zoom = ZOOMS.iter().find(|(_, name, _)| *name == action).map(|(zoom, ..)| *zoom);
        Callback::from(move |_: MouseEvent| match zoom {
            Some(zoom) => pan_zoom.zoom(zoom),
            None => shown.set(if open { FormationView::Stars } else { FormationView::List }),
        })
    };
    html! {
        <>
            if open {
                { list(view, prefix, shown) }
            }
            { wired(looks(view, open), &Wiring { slot: &|_| html! {}, press: &press }) }
        </>
    }
}

/// One row per seat, one column per formation.
#[cfg(feature = "page")]
fn list(view: &BoardView, prefix: &str, shown: &UseStateHandle<FormationView>) -> Html {
    let words = &view.language.words::<Words>().games.trigon;
    let name = |kind, many| html! { <span aria-hidden="true">{ words.group(kind, many) }</span> };
    let rows = Seat::all(2).map(|seat| {
        let stars = view.scene.groups.iter().filter(|group| group.kind == trigon::STAR && group.seat == seat);
        let have = stars.count() as u8;
        let stars = words.group_progress(trigon::STAR, &view.name(seat), have, None);
        let cells = FORMATIONS.map(|kind| formation(view, seat, kind, shown));
        html! {
            <>
                { fill_template(PICTURE, &["-92 -100 184 170", &tile(prefix, seat, seat.number(), false, false)]) }
                <span class="far" role="img" aria-label={stars}>{ have }</span>
                { for cells }
            </>
        }
    });
    html! {
        <div class="groups" role="group" aria-label={view.language.words::<Words>().games.trigon.groups}>
            <span />
            { name(trigon::STAR, true) }
            { for FORMATIONS.map(|kind| name(kind, false)) }
            { for rows }
            <p>{ words.meaning }</p>
        </div>
    }
}

/// A seat's progress in a formation, as a button that shows it on the board.
#[cfg(feature = "page")]
fn formation(view: &BoardView, seat: Seat, kind: PatternKind, shown: &UseStateHandle<FormationView>) -> Html {
    let group = view.scene.groups.iter().find(|group| (group.kind, group.seat) == (kind, seat));
    let (have, of) = group.map_or((0, 0), |group| (group.have, group.of));
    let pressed = **shown == FormationView::One(seat, kind);
    let onclick = {
        let shown = shown.clone();
        move |_| shown.set(if pressed { FormationView::List } else { FormationView::One(seat, kind) })
    };
    let part = ["--part:", &(100 * u32::from(have) / u32::from(of.max(1))).to_string(), "%"].concat();
    html! {
        <button
            type="button"
            class={classes!("far", ["p1", "p2"][seat.index()])}
            style={part}
            aria-label={view.language.words::<Words>().games.trigon.group_progress(kind, &view.name(seat), have, Some(of))}
            aria-pressed={pressed.to_string()}
            {onclick}
        >
            // The style sheet writes the number, because the button's text must be contained in its accessible name.
            { have }<small data-of={of.to_string()} />
        </button>
    }
}
