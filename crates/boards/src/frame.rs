//! The picture around a game's drawing: the places as a grid that keys and screen readers walk.
//!
//! The places are a `role="grid"` of rows and cells, one tab stop with a roving `tabindex`. A grid is what makes screen readers
//! hand the arrow keys through when it gets the focus (a group of buttons does not), and it announces row and column by
//! itself. A cell that cannot be chosen is not disabled, for it answers with the reason; its label says what can be chosen.
//! The drawing is hidden from screen readers; the cells lie over it, transparent but for their marks.

pub use super::cells::CellTarget;
use super::cells::{Cells, CellsProps, stop_at};
use super::hover_preview::HoverPreview;
use super::layout::{BoardLayout, KeyStep, Point, TypedCoordinate};
use super::pan_zoom::PanZoom;
use super::pointer::use_pointer;
use super::target::{self, element, site_of};
use super::tray;
use super::{BoardProps, BoardView, drawing};
use crate::scheduler::use_kept;
use std::rc::Rc;
use trivium_rules::core::{Pick, Site};
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::prelude::*;

/// The properties of [`Frame`].
#[derive(Clone, PartialEq, Properties)]
pub struct FrameProps {
    /// The attributes of the board.
    pub board: BoardProps,
    /// Where the places lie.
    pub layout: Rc<BoardLayout>,
    /// Their targets, in the layout's order; none while those of before are to stay.
    pub targets: Option<Rc<Vec<CellTarget>>>,
    /// Below the places: definitions, board and pieces.
    pub ground: Html,
    /// Over them: lines that count.
    pub over: Html,
    /// Buttons in the picture, elements with `data-pick` and `role="button"`.
    #[prop_or_default]
    pub buttons: Html,
    /// The controls over the picture without moving with it.
    #[prop_or_default]
    pub aside: Html,
    /// The view, where one can look around. It takes events before the pointer does.
    #[prop_or_default]
    pub pan_zoom: Option<PanZoom>,
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
    let FrameProps { board, layout, targets, ground, over, buttons, aside, pan_zoom, ways, on_press } = props;
    let view = &board.view;
    let pointer = use_pointer(view, &board.on_pick, &board.on_cancel);
    let cursor = use_mut_ref(|| None::<Site>);
    let onkeydown = use_keys(board, layout, pan_zoom);
    let onfocusin = {
        let (cursor, pan_zoom) = (cursor.clone(), pan_zoom.clone());
        Callback::from(move |event: FocusEvent| {
            let Some(place) = element(&event) else { return };
            if let Some(site) = site_of(&place) {
                if cursor.replace(Some(site)) != Some(site) {
                    stop_at(&place);
                }
                if let Some(pan_zoom) = &pan_zoom {
                    pan_zoom.reveal(&place);
                }
            }
        })
    };
    let board_ref = pan_zoom.as_ref().map(|pan_zoom| pan_zoom.board.clone()).unwrap_or_default();
    let onwheel = pan_zoom.clone().map(|pan_zoom| Callback::from(move |event: WheelEvent| pan_zoom.wheel(&event)));
    let [down, moved, up, lost] = match pan_zoom {
        None => [pointer.down, pointer.r#move, pointer.up, pointer.lost],
        Some(pan_zoom) => [
            // A second finger takes the first one's hold away.
            before(pan_zoom, PanZoom::down, pointer.down, pointer.give_up),
            before(pan_zoom, PanZoom::moved, pointer.r#move, Callback::noop()),
            before(pan_zoom, PanZoom::up, pointer.up, Callback::noop()),
            before(pan_zoom, PanZoom::up, pointer.lost.clone(), pointer.lost),
        ],
    };
    let click = match pan_zoom {
        None => pointer.click,
        Some(pan_zoom) => before(pan_zoom, PanZoom::click, pointer.click, Callback::noop()),
    };
    let cells = CellsProps {
        view: view.clone(),
        layout: layout.clone(),
        targets: targets.clone().unwrap_or_default(),
        ways: ways.clone(),
        pending: None,
        cursor,
        stop: None,
    };
    let cells = CellsProps { pending: pointer.pending, ..use_kept(targets.is_some(), || cells) };
    let grips = use_grips(view.to_act.is_some(), &cells.targets);
    let places = html! { <><Cells ..cells.clone() /><HoverPreview {cells} /></> };
    html! {
        <div
            ref={board_ref}
            class={classes!(
                drawing::classes(view),
                grips.then_some("grips"),
                pointer.dropped.then_some("dropped"),
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
            { drawing::world(layout, ground.clone(), places, buttons.clone(), over.clone()) }
            { aside.clone() }
        </div>
    }
}

/// Whether anything can be dragged. It stays so until the match ends, because the browser restyles the whole board when `touch-action` changes.
#[hook]
fn use_grips(plays: bool, targets: &[CellTarget]) -> bool {
    let gripped = use_mut_ref(|| false);
    plays && {
        let grips = *gripped.borrow() || targets.iter().any(|target| target.drag.is_some() || target.drop);
        gripped.replace(grips);
        grips
    }
}

/// Lets what looks around see an event first: what it takes goes to `taken`, all else to `then`.
fn before<E: 'static>(
    pan_zoom: &PanZoom,
    takes: fn(&PanZoom, &E) -> bool,
    then: Callback<E>,
    taken: Callback<E>,
) -> Callback<E> {
    let pan_zoom = pan_zoom.clone();
    Callback::from(move |event: E| if takes(&pan_zoom, &event) { taken.emit(event) } else { then.emit(event) })
}

/// The pointer's answer to a press, after the board's own.
fn pressed(down: Callback<PointerEvent>, on_press: &Callback<()>) -> Callback<PointerEvent> {
    let on_press = on_press.clone();
    down.reform(move |event: PointerEvent| {
        on_press.emit(());
        event
    })
}

/// How long a coordinate may take to type, in milliseconds.
const TYPING: f64 = 1500.0;

/// The memory of a walk by keys.
#[derive(Default)]
struct KeyWalk {
    /// The column in which a walk up or down began, and the place it has come to.
    goal: Option<(Site, i32)>,
    /// The coordinate typed so far, and when.
    typed: (String, f64),
    /// Whether its first number led to a thing next to the board.
    numbered: bool,
}

/// The keys: arrows, Home and End in the row, with Ctrl on the board; letters and digits jump to a coordinate; Enter and Space
/// choose, Escape gives up.
#[hook]
fn use_keys(board: &BoardProps, layout: &Rc<BoardLayout>, pan_zoom: &Option<PanZoom>) -> Callback<KeyboardEvent> {
    let walk = use_mut_ref(KeyWalk::default);
    let (board, layout, pan_zoom) = (board.clone(), layout.clone(), pan_zoom.clone());
    Callback::from(move |event: KeyboardEvent| {
        let Some(element) = element(&event) else { return };
        let Some(pick) = element.get_attribute("data-pick").and_then(|text| target::read(board.view.game, &text))
        else {
            return;
        };
        if event.alt_key() || event.meta_key() {
            return;
        }
        let key = event.key();
        match key.as_str() {
            "Enter" | " " if !event.repeat() => {
                walk.borrow_mut().typed.0.clear();
                board.on_pick.emit(pick);
            }
            "Escape" => board.on_cancel.emit(()),
            _ => {
                let from = match (pick, layout.places().next()) {
                    (Pick::Site(from), _) => from,
                    // A coordinate can be typed on buttons in the picture, too.
                    (_, Some(first)) if key.chars().count() == 1 && !event.ctrl_key() => first.site,
                    _ => return,
                };
                if !event.ctrl_key()
                    && walk.borrow_mut().thing(&board.view, &layout, &element, &key, event.time_stamp())
                {
                    event.prevent_default();
                    event.stop_propagation();
                    return;
                }
                let to = if event.shift_key() && key.starts_with("Arrow") {
                    walk.borrow_mut().along(&layout, &board.view, from, &key)
                } else {
                    walk.borrow_mut().key(&layout, from, &key, event.ctrl_key(), event.time_stamp())
                };
                // `0` and `-` begin coordinates, too.
                let later = walk.borrow().typed.0.len() > 1;
                let looked = !event.ctrl_key() && pan_zoom.as_ref().is_some_and(|pan_zoom| pan_zoom.key(&key, later));
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

impl KeyWalk {
    /// The place to which a key leads; the same place where it is understood but leads nowhere else.
    fn key(&mut self, layout: &BoardLayout, from: Site, key: &str, ctrl: bool, now: f64) -> Option<Site> {
        let step = match (key, ctrl) {
            ("ArrowRight", false) => KeyStep::Right,
            ("ArrowLeft", false) => KeyStep::Left,
            ("ArrowUp", false) => KeyStep::Up,
            ("ArrowDown", false) => KeyStep::Down,
            ("Home", false) => KeyStep::RowStart,
            ("End", false) => KeyStep::RowEnd,
            ("Home", true) => KeyStep::First,
            ("End", true) => KeyStep::Last,
            (_, true) => return None,
            (key, false) => return self.letter(layout, from, key, now),
        };
        let here = layout.point(from)?.x;
        let goal = self.goal.filter(|(site, _)| *site == from).map_or(here, |(_, goal)| goal);
        let to = layout.step(from, goal, step).map_or(from, |place| place.site);
        self.goal = matches!(step, KeyStep::Up | KeyStep::Down).then_some((to, goal));
        Some(to)
    }

    /// Along the line that an arrow leads, to the next place on which something lies, or to the edge.
    fn along(&mut self, layout: &BoardLayout, view: &BoardView, from: Site, key: &str) -> Option<Site> {
        let lies = |site: &Site| view.scene.pieces.iter().any(|piece| piece.count > 0 && piece.sites.contains(site));
        let mut at = from;
        loop {
            let next = self.key(layout, at, key, false, 0.0)?;
            if next == at || lies(&next) {
                return Some(next);
            }
            at = next;
        }
    }

    /// Goes to the thing next to the board that has the number of a key, where it can be chosen now. A coordinate may begin like this, too:
    /// a comma then leads back to the board.
    fn thing(&mut self, view: &BoardView, layout: &BoardLayout, from: &Element, key: &str, now: f64) -> bool {
        if std::mem::take(&mut self.numbered) && !view.chosen.is_empty() {
            self.typed.0.clear();
        }
        let whole = layout.places().any(|place| place.name.eq_ignore_ascii_case(&self.typed.0));
        let typing = now - self.typed.1 <= TYPING && !self.typed.0.is_empty() && !whole;
        if typing || !tray::focus_number(view, from, key) {
            return false;
        }
        (self.typed, self.numbered) = ((key.to_owned(), now), true);
        true
    }

    fn letter(&mut self, layout: &BoardLayout, from: Site, key: &str, now: f64) -> Option<Site> {
        let mut letters = key.chars();
        let (letter, None) = (letters.next()?, letters.next()) else { return None };
        if now - self.typed.1 > TYPING {
            self.typed.0.clear();
        }
        self.typed.1 = now;
        match layout.typed(&mut self.typed.0, letter) {
            TypedCoordinate::Place(site) => Some(site),
            TypedCoordinate::Start => Some(from),
            TypedCoordinate::Nothing => None,
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
