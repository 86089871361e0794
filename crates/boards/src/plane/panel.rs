//! Controls over Trigon's board: zoom buttons, and the progress of each formation.

use super::super::BoardView;
#[cfg(feature = "page")]
use super::super::pan_zoom::PanZoom;
use super::super::template::fill_template;
use super::super::tiles::tile;
use super::{FormationView, STAR};
use trivium_rules::core::{PatternKind, Seat};
use trivium_rules::games::trigon::{self, BLOCK, PYRAMID, STRIP};
use trivium_words::{BoardText, Words, Zoom};
use yew::prelude::*;

const FORMATIONS: [PatternKind; 3] = [PYRAMID, STRIP, BLOCK];

/// A picture on a button or in the list. Placeholders: view box, content.
const PICTURE: &str = "<svg viewBox='{0}' aria-hidden='true'>{1}</svg>";

/// The zoom buttons with their icons.
const ZOOMS: [(Zoom, &str); 3] = [
    (Zoom::Out, "<path class='line-icon' d='M5 12h14'/>"),
    (Zoom::Fit, "<path class='line-icon' d='M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4'/>"),
    (Zoom::In, "<path class='line-icon' d='M12 5v14M5 12h14'/>"),
];

fn zoom_class(zoom: Zoom) -> &'static str {
    if zoom == Zoom::Fit { "look fit" } else { "look" }
}

fn zoom_picture(drawing: &str) -> Html {
    fill_template(PICTURE, &["0 0 24 24", drawing])
}

fn star_picture() -> Html {
    fill_template(PICTURE, &["-44 -44 88 88", &["<path class='star-icon' d='", STAR, "'/>"].concat()])
}

/// The buttons as static markup.
pub fn looks(view: &BoardView) -> Html {
    let zooms = ZOOMS.map(|(zoom, drawing)| {
        html! {
            <button type="button" class={zoom_class(zoom)} aria-label={view.say(BoardText::Zoom(zoom))}>
                { zoom_picture(drawing) }
            </button>
        }
    });
    html! {
        <div class="looks">
            <button
                type="button"
                class="look stars"
                aria-label={view.language.words::<Words>().games.trigon.groups}
                aria-pressed="false"
            >
                { star_picture() }
            </button>
            { for zooms }
        </div>
    }
}

/// The buttons and, if open, the list.
#[cfg(feature = "page")]
pub fn panel(view: &BoardView, prefix: &str, pan_zoom: &PanZoom, shown: &UseStateHandle<FormationView>) -> Html {
    let zooms = ZOOMS.map(|(zoom, drawing)| {
        let pan_zoom = pan_zoom.clone();
        html! {
            <button
                type="button"
                class={zoom_class(zoom)}
                aria-label={view.say(BoardText::Zoom(zoom))}
                onclick={move |_| pan_zoom.zoom(zoom)}
            >
                { zoom_picture(drawing) }
            </button>
        }
    });
    let open = **shown != FormationView::Stars;
    let toggle = {
        let shown = shown.clone();
        move |_| shown.set(if open { FormationView::Stars } else { FormationView::List })
    };
    html! {
        <>
            if open {
                { list(view, prefix, shown) }
            }
            <div class="looks">
                <button
                    type="button"
                    class="look stars"
                    aria-label={view.language.words::<Words>().games.trigon.groups}
                    aria-pressed={open.to_string()}
                    onclick={toggle}
                >
                    { star_picture() }
                </button>
                { for zooms }
            </div>
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
