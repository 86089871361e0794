//! Clicks, taps, and drag and drop by pointer events, for all elements with `data-pick`.
//!
//! An element with `data-drag` is draggable; the attribute is the id of the element that visibly moves. If its pick is
//! the first one of a move, a lift reports this pick, and a drop reports `data-pick` of the element below. Otherwise
//! the drop targets are elements with `data-drop`, and the drop is the whole move. A copy follows the pointer by a
//! style attribute, so that a drag renders nothing. Boards with `data-aim` use [directional
//! drags](super::directional_drag).
//!
//! With `BoardView::confirm`, a tap that would complete a move on a site smaller than a fingertip only marks the site,
//! and a second tap makes the move. Later taps on this board then need a second one on larger sites too, because
//! Trigon's tiles change their size during a match, and players should not have to guess. Mouse, pen and keys are
//! precise and make the move at once, and so does a drop.
//! A swap of two own pieces needs a second tap or click in any case, because the first one may have been meant to
//! choose the other piece.
//!
//! [`machine`] makes the decisions; this module handles events and elements.

mod dragged_piece;
mod machine;
#[cfg(test)]
mod tests;

pub use dragged_piece::{ENTERED, LEFT};

use super::directional_drag::DirectionalDrag;
use super::{BoardView, target};
use crate::scheduler::flush;
use dragged_piece::DraggedPiece;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use machine::{Command, Grip, Machine, Target};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use trivium_rules::core::Pick;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, ShadowRoot};
use yew::prelude::*;

/// The smallest width of a site that fingers do not miss, in pixels.
const FINGERTIP: f64 = 44.0;

/// Event handlers for an element that contains pickable elements.
#[derive(Clone, PartialEq)]
pub struct PointerHandlers {
    pub click: Callback<MouseEvent>,
    pub down: Callback<PointerEvent>,
    pub r#move: Callback<PointerEvent>,
    pub up: Callback<PointerEvent>,
    pub lost: Callback<PointerEvent>,
    /// Cancels all drags, because another handler takes the pointers.
    pub give_up: Callback<PointerEvent>,
    /// The pick that was tapped once. A second tap performs it.
    pub pending: Option<Pick>,
    /// True if a drop produced the current picture. The piece is already in place and must not be animated.
    pub dropped: bool,
}

/// A running drag. Dropping the value restores the page.
struct Dragged {
    kind: DragKind,
    _escape: EventListener,
}

enum DragKind {
    Carried(DraggedPiece),
    Aimed(DirectionalDrag),
}

/// The drop target under a piece that is held at an `offset` from the pointer.
fn below(source: &Element, onto: &str, offset: (i32, i32), event: &PointerEvent) -> Option<Element> {
    let (x, y) = (event.client_x() + offset.0, event.client_y() + offset.1);
    let root = source.get_root_node();
    let at = match root.dyn_ref::<ShadowRoot>() {
        Some(shadow) => shadow.element_from_point(x as f32, y as f32),
        None => root.dyn_ref::<Document>()?.element_from_point(x as f32, y as f32),
    };
    at?.closest(&format!("[{onto}]")).ok()?
}

fn source_of(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// Whether the element is smaller than a fingertip.
fn is_small(source: &Element) -> bool {
    let hit = source.query_selector(".hit").ok().flatten();
    let frame = hit.as_ref().unwrap_or(source).get_bounding_client_rect();
    frame.width().min(frame.height()) < FINGERTIP
}

/// Connects DOM events with the machine.
struct Pointing {
    machine: RefCell<Machine>,
    /// The draggable element that was pressed last, and the attribute of its drop targets.
    source: RefCell<Option<(Element, &'static str)>>,
    dragged: RefCell<Option<Dragged>>,
    /// True after a tap that would have completed a move on a small site.
    small: Cell<bool>,
    now: RefCell<Now>,
}

/// View and callbacks of the last render.
#[derive(Clone)]
struct Now {
    view: Rc<BoardView>,
    on_pick: Callback<Pick>,
    on_cancel: Callback<()>,
    pending: UseStateSetter<Option<Pick>>,
}

impl Pointing {
    fn send(self: &Rc<Self>, event: machine::Event, of: Option<&PointerEvent>) {
        let commands = self.machine.borrow_mut().on(event);
        for command in commands {
            if command == Command::Lift && !of.is_some_and(|event| self.lift(event)) {
                self.machine.borrow_mut().on(machine::Event::NotLifted);
                break;
            }
            self.obey(command, of);
        }
        let pending = self.machine.borrow().pending();
        self.now.borrow().pending.set(pending);
    }

    fn obey(&self, command: Command, of: Option<&PointerEvent>) {
        let now = self.now.borrow().clone();
        match command {
            Command::Lift => {}
            Command::Carry(x, y) => self.carry((x, y), of),
            Command::PutDown => drop(self.dragged.take()),
            Command::Begin(pick, aims) => {
                if now.view.chosen.contains(&pick) {
                    return;
                }
                if aims && !now.view.chosen.is_empty() {
                    // A directional drag always starts a new move.
                    now.on_cancel.emit(());
                }
                now.on_pick.emit(pick);
            }
            Command::Tap(pick) => now.on_pick.emit(pick),
            Command::Dropped(pick) => {
                now.on_pick.emit(pick);
                flush();
            }
            Command::Cancel => now.on_cancel.emit(()),
        }
    }

    fn down(self: &Rc<Self>, event: &PointerEvent) {
        let source = source_of(event, "[data-drag]").filter(|_| event.button() == 0);
        let grip = source.map(|source| {
            let pick = self.pick_of(&source, "data-pick");
            let first = pick.is_some_and(|pick| self.now.borrow().view.draggable.contains(&pick));
            let aims = matches!(source.closest("[data-aim]"), Ok(Some(_)));
            if self.dragged.borrow().is_none() {
                self.source.replace(Some((source, if first { "data-pick" } else { "data-drop" })));
            }
            Grip { pick, first, aims }
        });
        let at = (event.client_x(), event.client_y());
        let finger = event.pointer_type() == "touch";
        self.send(machine::Event::Down(event.pointer_id(), finger, at, grip), Some(event));
    }

    fn pick_of(&self, element: &Element, attribute: &str) -> Option<Pick> {
        target::read(self.now.borrow().view.game, &element.get_attribute(attribute)?)
    }

    fn moved(self: &Rc<Self>, event: &PointerEvent) {
        let at = (event.client_x(), event.client_y());
        self.send(machine::Event::Moved(event.pointer_id(), at, event.buttons() != 0), Some(event));
    }

    fn up(self: &Rc<Self>, event: &PointerEvent) {
        let drags = self.machine.borrow().drags(event.pointer_id());
        let drop = if drags { self.drop_of(event) } else { machine::Drop::Nothing };
        self.send(machine::Event::Up(event.pointer_id(), drop), Some(event));
    }

    fn click(self: &Rc<Self>, event: &MouseEvent) {
        // While another finger drags a piece, clicks do nothing.
        if self.dragged.borrow().is_some() {
            return;
        }
        let source = source_of(event, "[data-pick]");
        let picked = source.and_then(|source| Some((self.pick_of(&source, "data-pick")?, source)));
        // Only fingers miss, so other pointers need no measuring.
        let finger = self.machine.borrow().finger();
        let view = self.now.borrow().view.clone();
        let target = picked.as_ref().map(|(pick, source)| Target {
            pick: *pick,
            unsure: view.confirm && finger && self.unsure(&view, source, *pick),
            ambiguous: view.confirm && view.swaps_own(*pick),
        });
        let of_pointer = event.detail() > 0;
        let decides = target.is_some_and(|target| self.machine.borrow().decides(of_pointer, target));
        if let (Some((_, source)), true) = (picked, decides) {
            highlight(source);
        }
        self.send(machine::Event::Click(of_pointer, target), None);
    }

    /// True if a tap on the element would complete a move, and the finger may have missed.
    fn unsure(&self, view: &BoardView, source: &Element, pick: Pick) -> bool {
        let completes = view.choosable.contains(&pick) && !view.draggable.contains(&pick);
        if completes && !self.small.get() {
            self.small.set(is_small(source));
        }
        completes && self.small.get()
    }

    /// Lifts the pressed piece. Returns false if there is no element to move.
    fn lift(self: &Rc<Self>, event: &PointerEvent) -> bool {
        let dragged = self.source.borrow().as_ref().and_then(|(source, _)| {
            let aims = matches!(source.closest("[data-aim]"), Ok(Some(_)));
            let kind = if aims {
                DragKind::Aimed(DirectionalDrag::new(source)?)
            } else {
                DragKind::Carried(DraggedPiece::new(source, event.pointer_type() == "touch")?)
            };
            let surface = source.closest(".board, .trays").ok()??;
            surface.set_pointer_capture(event.pointer_id()).ok()?;
            let pointing = Rc::downgrade(self);
            let window = web_sys::window()?;
            let escape = EventListener::new(&window, "keydown", move |event| {
                let escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
                if let Some(pointing) = pointing.upgrade().filter(|_| escape) {
                    pointing.send(machine::Event::GivenUp, None);
                }
            });
            Some(Dragged { kind, _escape: escape })
        });
        let lifted = dragged.is_some();
        self.dragged.replace(dragged);
        lifted
    }

    fn carry(&self, (x, y): (i32, i32), of: Option<&PointerEvent>) {
        match self.dragged.borrow_mut().as_mut().map(|dragged| &mut dragged.kind) {
            Some(DragKind::Aimed(aim)) => aim.follow(x, y),
            Some(DragKind::Carried(piece)) => {
                piece.carry(x, y);
                if let (Some(event), Some((source, onto))) = (of, &*self.source.borrow()) {
                    piece.hover(below(source, onto, piece.offset, event));
                }
            }
            None => {}
        }
    }

    fn drop_of(&self, event: &PointerEvent) -> machine::Drop {
        let pick = match (self.dragged.borrow().as_ref().map(|dragged| &dragged.kind), &*self.source.borrow()) {
            (Some(DragKind::Aimed(aim)), _) => match aim.dropped(self.now.borrow().view.game) {
                Some(pick) => pick,
                None => return machine::Drop::Unaimed,
            },
            (Some(DragKind::Carried(piece)), Some((source, onto))) => {
                let over = below(source, onto, piece.offset, event);
                over.filter(|over| over != source).and_then(|over| self.pick_of(&over, onto))
            }
            _ => None,
        };
        pick.map_or(machine::Drop::Nothing, machine::Drop::On)
    }
}

#[hook]
pub fn use_pointer(view: &Rc<BoardView>, on_pick: &Callback<Pick>, on_cancel: &Callback<()>) -> PointerHandlers {
    let pending = use_state_eq(|| None::<Pick>);
    let now =
        Now { view: view.clone(), on_pick: on_pick.clone(), on_cancel: on_cancel.clone(), pending: pending.setter() };
    let pointing = {
        let now = now.clone();
        use_memo((), move |()| Pointing {
            machine: RefCell::default(),
            source: RefCell::default(),
            dragged: RefCell::default(),
            small: Cell::default(),
            now: RefCell::new(now),
        })
    };
    pointing.now.replace(now);
    {
        let pointing = pointing.clone();
        // A new hint cancels a pending second tap.
        let hinted = view.ghost.then(|| view.hinted.clone());
        use_effect_with((view.serial, view.chosen.clone(), hinted), move |_| {
            pointing.send(machine::Event::Changed, None);
        });
    }
    {
        let pointing = pointing.clone();
        use_effect_with(view.serial, move |serial| pointing.send(machine::Event::Picture(*serial), None));
    }
    let handler = |handle: fn(&Rc<Pointing>, &PointerEvent)| {
        let pointing = pointing.clone();
        Callback::from(move |event: PointerEvent| handle(&pointing, &event))
    };
    let click = {
        let pointing = pointing.clone();
        Callback::from(move |event: MouseEvent| pointing.click(&event))
    };
    PointerHandlers {
        click,
        down: handler(Pointing::down),
        r#move: handler(Pointing::moved),
        up: handler(Pointing::up),
        lost: handler(|pointing, event| pointing.send(machine::Event::Lost(event.pointer_id()), Some(event))),
        give_up: handler(|pointing, event| pointing.send(machine::Event::GivenUp, Some(event))),
        pending: *pending,
        dropped: pointing.machine.borrow().dropped(view.serial),
    }
}

/// Duration of the highlight, in milliseconds.
const HIGHLIGHT: u32 = 120;

/// Highlights a pressed element for a moment, as an immediate response.
fn highlight(source: Element) {
    let _ = source.class_list().add_1("felt");
    Timeout::new(HIGHLIGHT, move || _ = source.class_list().remove_1("felt")).forget();
}
