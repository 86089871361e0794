//! The frame of a board: an SVG picture with the sites as a grid for keyboard and screen readers.
//!
//! The sites are a `role="grid"` of rows and cells, one tab stop with a roving `tabindex`. In a grid, screen readers
//! pass the arrow keys through on focus (in a group of buttons they do not), and they announce row and column. A cell
//! without a legal pick is not disabled, because picking it shows why it is illegal; the labels name the legal picks.
//! The drawing is hidden from screen readers; the cells above it are transparent except for their marks.

pub use super::cells::CellTarget;
use super::cells::{Cells, CellsProps, stop_at};
use super::drawing::{Drawing, board_classes, world};
use super::hover_preview::HoverPreview;
use super::html::with_slots;
use super::layout::{BoardLayout, KeyStep, Point, TypedCoordinate};
use super::node::Node;
use super::pan_zoom::PanZoom;
use super::pointer::use_pointer;
use super::target::{self, element, site_of};
use super::tray;
use super::{BoardProps, BoardView, board_code, use_prefix};
use crate::printed_key::printed_key;
use crate::scheduler::use_updated_if;
use std::rc::Rc;
use trivium_rules::core::{Pick, Site};
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct FrameProps {
    pub board: BoardProps,
    pub layout: Rc<BoardLayout>,
    /// One target per site, in the layout's order; `None` to keep the previous ones.
    pub targets: Option<Rc<Vec<CellTarget>>>,
    /// The layer below the sites: definitions, board and pieces.
    pub ground: Html,
    /// The layer above the sites: scoring lines.
    pub over: Html,
    /// Buttons within the picture: elements with `data-pick` and `role="button"`.
    #[prop_or_default]
    pub buttons: Html,
    /// Controls over the picture that do not pan or zoom with it.
    #[prop_or_default]
    pub aside: Html,
    /// Pan and zoom, on boards that have it. It handles events before the pointer machine.
    #[prop_or_default]
    pub pan_zoom: Option<PanZoom>,
    /// For directional drags: the legal sites with their vectors.
    #[prop_or_default]
    pub drag_vectors: Option<Vec<(Site, Point)>>,
    /// Called on any press on the board, before it is handled.
    #[prop_or_default]
    pub on_press: Callback<()>,
}

/// A board without state of its own: its drawing in a frame.
#[component]
fn DrawnBoard(props: &BoardProps) -> Html {
    let prefix = use_prefix(props.id.clone());
    let drawing = board_code(props.view.game).map(|board| (board.drawing)(&props.view, &prefix));
    let Drawing { layout, targets, ground, over, buttons, aside, drag_vectors } = drawing.unwrap_or_default();
    let targets = props.settled.then_some(targets);
    html! { <Frame board={props.clone()} {layout} {targets} {ground} {over} {buttons} {aside} {drag_vectors} /> }
}

/// [`super::BoardCode::draw`] of boards without state of their own.
pub fn drawn_board(props: BoardProps) -> Html {
    // Boards of different games share no elements.
    let game = props.view.game;
    html! { <DrawnBoard key={game} ..props /> }
}

#[component]
pub fn Frame(props: &FrameProps) -> Html {
    let FrameProps { board, layout, targets, ground, over, buttons, aside, pan_zoom, drag_vectors, on_press } = props;
    let view = &board.view;
    let pointer = use_pointer(view, &board.on_pick, &board.on_cancel);
    let cursor = use_mut_ref(|| None::<Site>);
    let onkeydown = use_keys(board, layout, pan_zoom);
    let onfocusin = {
        let (cursor, pan_zoom, game) = (cursor.clone(), pan_zoom.clone(), view.game);
        Callback::from(move |event: FocusEvent| {
            let Some(place) = element(&event) else { return };
            if let Some(site) = site_of(game, &place) {
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
            // A second finger cancels the drag of the first.
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
        drag_vectors: drag_vectors.clone(),
        pending: None,
        cursor,
        stop: None,
    };
    let cells = CellsProps { pending: pointer.pending, ..use_updated_if(targets.is_some(), || cells) };
    let grips = use_grips(view.to_act.is_some(), &cells.targets);
    let layer = |slot| match slot {
        "ground" => ground.clone(),
        "places" => html! { <><Cells ..cells.clone() /><HoverPreview cells={cells.clone()} /></> },
        "buttons" => buttons.clone(),
        _ => html! { <>{ over.clone() }{ for board.marks.as_ref().map(|marks| marks.emit(layout.clone())) }</> },
    };
    let [below, places, within, above] = ["ground", "places", "buttons", "over"].map(Node::Slot);
    let grips = grips.then_some("grips");
    let dropped = pointer.dropped.then_some("dropped");
    html! {
        <div
            ref={board_ref}
            class={board_classes(view, &[grips, dropped])}
            data-aim={drag_vectors.is_some().then_some("")}
            onclick={click}
            onpointerdown={pressed(down, on_press)}
            onpointermove={moved}
            onpointerup={up}
            onpointercancel={lost}
            {onwheel}
            {onkeydown}
            {onfocusin}
        >
            { with_slots(world(layout, below, places, within, above), &layer) }
            { aside.clone() }
        </div>
    }
}

/// Whether any piece can be dragged. Once true, it stays true until the match ends, because a change of `touch-action`
/// makes the browser restyle the whole board.
#[hook]
fn use_grips(plays: bool, targets: &[CellTarget]) -> bool {
    let gripped = use_mut_ref(|| false);
    plays && {
        let grips = *gripped.borrow() || targets.iter().any(|target| target.drag.is_some() || target.drop);
        gripped.replace(grips);
        grips
    }
}

/// Passes an event to pan and zoom first. If they consume it, `taken` is called, otherwise `then`.
fn before<E: 'static>(
    pan_zoom: &PanZoom,
    takes: fn(&PanZoom, &E) -> bool,
    then: Callback<E>,
    taken: Callback<E>,
) -> Callback<E> {
    let pan_zoom = pan_zoom.clone();
    Callback::from(move |event: E| if takes(&pan_zoom, &event) { taken.emit(event) } else { then.emit(event) })
}

/// Calls the board's `on_press` before the pointer machine.
fn pressed(down: Callback<PointerEvent>, on_press: &Callback<()>) -> Callback<PointerEvent> {
    let on_press = on_press.clone();
    down.reform(move |event: PointerEvent| {
        on_press.emit(());
        event
    })
}

/// Longest pause within a typed coordinate, in milliseconds.
const TYPING_PAUSE: f64 = 1500.0;

#[derive(Default)]
struct KeyWalk {
    /// The current site, and the column in which the vertical movement began.
    goal: Option<(Site, i32)>,
    /// The coordinate typed up to now, and the time of its last key.
    typed: (String, f64),
    /// Whether the first digit focused a piece next to the board.
    numbered: bool,
}

/// The keys: arrows; Home and End for the row, with Ctrl for the board; letters and digits for a coordinate; Enter and
/// Space pick; Escape cancels.
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
        let key = printed_key(&event);
        match key.as_str() {
            "Enter" | " " if !event.repeat() => {
                walk.borrow_mut().typed.0.clear();
                board.on_pick.emit(pick);
            }
            "Escape" => board.on_cancel.emit(()),
            _ => {
                let from = match (pick, layout.places().next()) {
                    (Pick::Site(from), _) => from,
                    // A coordinate can also be typed while a button in the picture has the focus.
                    (_, Some(first)) if key.chars().count() == 1 && !event.ctrl_key() => first.site,
                    _ => return,
                };
                if !event.ctrl_key()
                    && walk.borrow_mut().focus_numbered(&board.view, &layout, &element, &key, event.time_stamp())
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
                // In coordinates, `0` and `-` are not zoom keys.
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
    /// The site that a key leads to; `from` itself if the key is handled but leads nowhere.
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

    /// Goes along the arrow's line to the next occupied site, or to the edge.
    fn along(&mut self, layout: &BoardLayout, view: &BoardView, from: Site, key: &str) -> Option<Site> {
        let is_occupied =
            |site: &Site| view.scene.pieces.iter().any(|piece| piece.count > 0 && piece.sites.contains(site));
        let mut at = from;
        loop {
            let next = self.key(layout, at, key, false, 0.0)?;
            if next == at || is_occupied(&next) {
                return Some(next);
            }
            at = next;
        }
    }

    /// Focuses the pickable piece next to the board whose number was typed. A coordinate may begin with the same digit;
    /// a comma then leads back to the board.
    fn focus_numbered(&mut self, view: &BoardView, layout: &BoardLayout, from: &Element, key: &str, now: f64) -> bool {
        if std::mem::take(&mut self.numbered) && !view.chosen.is_empty() {
            self.typed.0.clear();
        }
        let whole = layout.places().any(|place| place.name.eq_ignore_ascii_case(&self.typed.0));
        let typing = now - self.typed.1 <= TYPING_PAUSE && !self.typed.0.is_empty() && !whole;
        if typing || !tray::focus_number(view, from, key) {
            return false;
        }
        (self.typed, self.numbered) = ((key.to_owned(), now), true);
        true
    }

    fn letter(&mut self, layout: &BoardLayout, from: Site, key: &str, now: f64) -> Option<Site> {
        let mut letters = key.chars();
        let (letter, None) = (letters.next()?, letters.next()) else { return None };
        if now - self.typed.1 > TYPING_PAUSE {
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

/// Focuses a cell of the picture that contains `element`.
fn focus(element: &Element, to: Site) {
    let cell = element.closest("svg").ok().flatten().and_then(|svg| {
        let selector = format!("[data-pick='{}']", target::write(Pick::Site(to)));
        svg.query_selector(&selector).ok().flatten()
    });
    if let Some(cell) = cell.and_then(|e| e.dyn_into::<SvgElement>().ok()) {
        let _ = cell.focus();
    }
}
