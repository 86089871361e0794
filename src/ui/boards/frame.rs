//! The picture around a game's drawing: the places as a grid that keys and screen readers walk.
//!
//! The places are a `role="grid"` of rows and cells, one tab stop with a roving `tabindex`. A grid is what makes screen readers
//! hand the arrow keys through when it gets the focus (a group of buttons does not), and it announces row and column by
//! itself. A cell that cannot be chosen is not disabled, for it answers with the reason; its label says what can be chosen.
//! What is drawn is hidden from screen readers; the cells lie over it, transparent but for their marks.

use super::gaze::Gaze;
use super::hands::use_hands;
use super::layout::{Layout, Place, Point, Step, Typed};
use super::{BoardProps, BoardView, aim, target};
use crate::core::{Pick, Site};
use crate::i18n::{BoardText, Marks};
use std::rc::Rc;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::prelude::*;

/// How a place looks and reacts.
#[derive(Clone, PartialEq, Default)]
pub struct Target {
    /// Its outline, of class `hit`, and other shapes that show when it is marked; around the origin.
    pub shape: Html,
    /// What shows with the marks but reaches beyond the place, of class `beside`: it follows the place, so that the place's
    /// middle, where helping devices click, stays its own.
    pub beside: Option<Html>,
    /// The id of what is dragged from here, where something can be.
    pub drag: Option<AttrValue>,
    /// Whether things that are no picks themselves can be dropped here.
    pub drop: bool,
    /// Whether choosing it exchanges what lies there with what was chosen.
    pub exchange: bool,
    /// What choosing it does, in words.
    pub foreseen: Option<AttrValue>,
}

/// What a [`Frame`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct FrameProps {
    /// What the board was given.
    pub board: BoardProps,
    /// Where the places lie.
    pub layout: Rc<Layout>,
    /// Their targets, in the layout's order.
    pub targets: Vec<Target>,
    /// Below the places: definitions, board and pieces.
    pub ground: Html,
    /// Over them: lines that count.
    pub over: Html,
    /// Buttons in the picture, elements with `data-pick` and `role="button"`.
    #[prop_or_default]
    pub buttons: Html,
    /// What lies over the picture without moving with it.
    #[prop_or_default]
    pub aside: Html,
    /// What is seen, where one can look around. It comes before the hands.
    #[prop_or_default]
    pub gaze: Option<Gaze>,
    /// Where drags choose by their way instead of what they end on: the places that can be chosen so now, with their ways.
    #[prop_or_default]
    pub ways: Option<Vec<(Site, Point)>>,
    /// The board was pressed somewhere, before anything comes of it.
    #[prop_or_default]
    pub on_press: Callback<()>,
}

/// The frame of a board.
#[component]
pub fn Frame(props: &FrameProps) -> Html {
    let FrameProps { board, layout, targets, ground, over, buttons, aside, gaze, ways, on_press } = props;
    let view = &board.view;
    let hands = use_hands(view, &board.on_pick, &board.on_cancel);
    let cursor = use_state(|| None::<Site>);
    let onkeydown = use_keys(board, layout, gaze);
    let onfocusin = {
        let (cursor, gaze) = (cursor.clone(), gaze.clone());
        Callback::from(move |event: FocusEvent| {
            if let Some(site) = focused(&event) {
                cursor.set(Some(site));
                if let (Some(gaze), Some(place)) = (&gaze, element(&event)) {
                    gaze.reveal(&place);
                }
            }
        })
    };
    let board_ref = gaze.as_ref().map(|gaze| gaze.board.clone()).unwrap_or_default();
    let onwheel = gaze.clone().map(|gaze| Callback::from(move |event: WheelEvent| gaze.wheel(&event)));
    let [down, moved, up, lost] = match gaze {
        None => [hands.down, hands.r#move, hands.up, hands.lost],
        Some(gaze) => [
            // A second finger takes the first one's hold away.
            before(gaze, Gaze::down, hands.down, hands.lost.clone()),
            before(gaze, Gaze::moved, hands.r#move, Callback::noop()),
            before(gaze, Gaze::up, hands.up, Callback::noop()),
            before(gaze, Gaze::up, hands.lost.clone(), hands.lost),
        ],
    };
    let click = match gaze {
        None => hands.click,
        Some(gaze) => before(gaze, Gaze::click, hands.click, Callback::noop()),
    };
    let stop = cursor.filter(|site| layout.place(*site).is_some()).or_else(|| first(view, layout));
    let aim = aims(view);
    let grips = targets.iter().any(|target| target.drag.is_some() || target.drop);
    let mut targets = targets.iter();
    let rows = layout.rows.iter().enumerate().map(|(index, row)| {
        let cells = row.iter().zip(targets.by_ref()).flat_map(|(place, target)| {
            let way = ways.iter().flatten().find(|(site, _)| *site == place.site).map(|(_, way)| *way);
            let cell = cell(view, place, target, stop, aim, hands.pending, way);
            let beside = target.beside.clone().map(|beside| {
                let key = [&place.site.0.to_string(), "-beside"].concat();
                html! { <g {key} class="beside" aria-hidden="true" transform={place.at.translate()}>{ beside }</g> }
            });
            std::iter::once(cell).chain(beside)
        });
        html! { <g key={index} role="row">{ for cells }</g> }
    });
    html! {
        <div
            ref={board_ref}
            class={classes!(
                "board",
                view.game,
                view.look.class(),
                grips.then_some("grips"),
                hands.dropped.then_some("dropped"),
            )}
            data-aim={ways.is_some().then_some("")}
            onclick={click}
            onpointerdown={pressed(down, on_press)}
            onpointermove={moved}
            onpointerup={up}
            onpointercancel={lost}
            {onwheel}
            {onkeydown}
            {onfocusin}
        >
            <svg viewBox={layout.view_box()} role="presentation">
                <g class="world">
                    <g aria-hidden="true">{ ground.clone() }</g>
                    <g role="grid" aria-label={view.say(BoardText::Board)}>{ for rows }</g>
                    { buttons.clone() }
                    <g class="over" aria-hidden="true">{ over.clone() }</g>
                </g>
            </svg>
            { aside.clone() }
        </div>
    }
}

/// Lets the gaze see an event first: what it takes goes to `taken`, all else to `then`.
fn before<E: 'static>(gaze: &Gaze, takes: fn(&Gaze, &E) -> bool, then: Callback<E>, taken: Callback<E>) -> Callback<E> {
    let gaze = gaze.clone();
    Callback::from(move |event: E| if takes(&gaze, &event) { taken.emit(event) } else { then.emit(event) })
}

fn cell(
    view: &BoardView,
    place: &Place,
    target: &Target,
    stop: Option<Site>,
    aim: bool,
    pending: Option<Pick>,
    way: Option<Point>,
) -> Html {
    let pick = Pick::Site(place.site);
    let marks = view.marks(pick);
    let marks = Marks { pending: pending == Some(pick), exchange: target.exchange && marks.choosable, ..marks };
    html! {
        <g
            key={place.site.0}
            class={classes!(
                "site",
                marks.choosable.then_some("can"),
                (marks.choosable && aim).then_some("aim"),
                (view.hinted == Some(pick)).then_some("hinted"),
                marks.chosen.then_some("chosen"),
                marks.pending.then_some("pending"),
                (marks.last && !marks.line).then_some("last"),
            )}
            role="gridcell"
            tabindex={if stop == Some(place.site) { "0" } else { "-1" }}
            aria-label={label(view, place, target, marks)}
            aria-selected={marks.chosen.then_some("true")}
            data-pick={target::write(pick)}
            data-site={place.name.clone()}
            data-drag={target.drag.clone()}
            data-drop={target.drop.then(|| target::write(pick))}
            data-way={way.map(aim::write)}
            transform={place.at.translate()}
        >
            { target.shape.clone() }
            if marks.wins {
                <path class="omen wins" d={STAR} />
            } else if marks.loses {
                <path class="omen loses" d={CROSS} />
            }
        </g>
    }
}

/// What marks places that win or lose at once.
const STAR: &str = "M0-21L6-7L21-6L9 4L13 19L0 11L-13 19L-9 4L-21-6L-6-7Z";
const CROSS: &str = "M-13-19L0-6L13-19L19-13L6 0L19 13L13 19L0 6L-13 19L-19 13L-6 0L-19-13Z";

/// The hands' answer to a press, after the board's own.
fn pressed(down: Callback<PointerEvent>, on_press: &Callback<()>) -> Callback<PointerEvent> {
    let on_press = on_press.clone();
    down.reform(move |event: PointerEvent| {
        on_press.emit(());
        event
    })
}

/// What is said of a place: of a piece that covers several, which of its parts lies there as well.
fn label(view: &BoardView, place: &Place, target: &Target, marks: Marks) -> AttrValue {
    let name = &place.name;
    let piece = view.scene.pieces.iter().find(|p| p.sites.contains(&place.site));
    let text = match piece.map(|p| (p, &p.sites[..])) {
        Some((piece, [first, middle, last])) => {
            let name_of = |site: &Site| view.sites.iter().find(|(s, _)| s == site).map_or("", |(_, name)| name);
            let (middle, ends) = (*middle == place.site, [name_of(first), name_of(last)]);
            BoardText::Part { name, kind: piece.kind, middle, seat: piece.seat, ends, marks }
        }
        Some((p, _)) => BoardText::Site { name, piece: Some((p.kind, p.seat, p.count)), marks },
        None => BoardText::Site { name, piece: None, marks },
    };
    let said = view.say(text);
    match &target.foreseen {
        Some(foreseen) => [&*said, ", ", foreseen].concat().into(),
        None => said,
    }
}

/// Whether the places that can be chosen are marked: not while nearly all can, for then marks say nothing.
fn aims(view: &BoardView) -> bool {
    let can = view.choosable.iter().filter(|pick| matches!(pick, Pick::Site(_))).count();
    !view.chosen.is_empty() || 2 * can <= view.sites.len()
}

/// Where the tab stop is before anything had the focus: where something can be done.
fn first(view: &BoardView, layout: &Layout) -> Option<Site> {
    let can = |p: &&Place| view.choosable.contains(&Pick::Site(p.site));
    layout.places().find(can).or_else(|| layout.places().next()).map(|p| p.site)
}

/// The place whose element an event comes from.
fn focused(event: &Event) -> Option<Site> {
    match element(event).and_then(|e| e.get_attribute("data-pick")).and_then(|text| target::read(&text)) {
        Some(Pick::Site(site)) => Some(site),
        _ => None,
    }
}

fn element(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest("[data-pick]").ok()?
}

/// How long a coordinate may take to type, in milliseconds.
const TYPING: f64 = 1500.0;

/// What a walk by keys remembers.
#[derive(Default)]
struct Walk {
    /// The column in which a walk up or down began, and the place it has come to.
    goal: Option<(Site, i32)>,
    /// The coordinate typed so far, and when.
    typed: (String, f64),
}

/// The keys: arrows, Home and End in the row, with Ctrl on the board; letters and digits jump to a coordinate; Enter and Space
/// choose, Escape gives up.
#[hook]
fn use_keys(board: &BoardProps, layout: &Rc<Layout>, gaze: &Option<Gaze>) -> Callback<KeyboardEvent> {
    let walk = use_mut_ref(Walk::default);
    let (board, layout, gaze) = (board.clone(), layout.clone(), gaze.clone());
    Callback::from(move |event: KeyboardEvent| {
        let Some(element) = element(&event) else { return };
        let Some(pick) = element.get_attribute("data-pick").and_then(|text| target::read(&text)) else { return };
        if event.alt_key() || event.meta_key() {
            return;
        }
        let key = event.key();
        match key.as_str() {
            "Enter" | " " if !event.repeat() => board.on_pick.emit(pick),
            "Escape" => board.on_cancel.emit(()),
            _ => {
                let Pick::Site(from) = pick else { return };
                let to = walk.borrow_mut().key(&layout, from, &key, event.ctrl_key(), event.time_stamp());
                // `0` and `-` begin coordinates, too.
                let later = walk.borrow().typed.0.len() > 1;
                let looked = !event.ctrl_key() && gaze.as_ref().is_some_and(|gaze| gaze.key(&key, later));
                match to {
                    Some(to) => focus(&element, to),
                    None if looked => {}
                    None => return,
                }
            }
        }
        event.prevent_default();
        event.stop_propagation();
    })
}

impl Walk {
    /// The place to which a key leads; the same place where it is understood but leads nowhere else.
    fn key(&mut self, layout: &Layout, from: Site, key: &str, ctrl: bool, now: f64) -> Option<Site> {
        let step = match (key, ctrl) {
            ("ArrowRight", false) => Step::Right,
            ("ArrowLeft", false) => Step::Left,
            ("ArrowUp", false) => Step::Up,
            ("ArrowDown", false) => Step::Down,
            ("Home", false) => Step::RowStart,
            ("End", false) => Step::RowEnd,
            ("Home", true) => Step::First,
            ("End", true) => Step::Last,
            (_, true) => return None,
            (key, false) => return self.letter(layout, from, key, now),
        };
        let here = layout.point(from)?.x;
        let goal = self.goal.filter(|(site, _)| *site == from).map_or(here, |(_, goal)| goal);
        let to = layout.step(from, goal, step).map_or(from, |place| place.site);
        self.goal = matches!(step, Step::Up | Step::Down).then_some((to, goal));
        Some(to)
    }

    fn letter(&mut self, layout: &Layout, from: Site, key: &str, now: f64) -> Option<Site> {
        let mut letters = key.chars();
        let (letter, None) = (letters.next()?, letters.next()) else { return None };
        if now - self.typed.1 > TYPING {
            self.typed.0.clear();
        }
        self.typed.1 = now;
        match layout.typed(&mut self.typed.0, letter) {
            Typed::Place(site) => Some(site),
            Typed::Start => Some(from),
            Typed::Nothing => None,
        }
    }
}

/// Moves the focus to another place of the picture in which `element` is.
fn focus(element: &Element, to: Site) {
    let cell = element.closest("svg").ok().flatten().and_then(|svg| {
        let selector = format!("[data-pick='{}']", target::write(Pick::Site(to)));
        svg.query_selector(&selector).ok().flatten()
    });
    if let Some(cell) = cell.and_then(|e| e.dyn_into::<SvgElement>().ok()) {
        let _ = cell.focus();
    }
}
