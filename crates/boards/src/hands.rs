//! Pointing: clicks and taps, and drag and drop by pointer events, for everything with a `data-pick`.
//!
//! An element with `data-drag` can be picked up; the attribute is the id of what is seen to move. Where its own pick is the first
//! of several, that is reported when it is picked up, and the `data-pick` of the element below when it is dropped; anything
//! else is dropped on elements with `data-drop`, the whole decision. A copy follows the pointer, moved by a style attribute
//! alone: nothing is rendered while dragging. Boards with `data-aim` are dragged on by [`aim`](super::aim).
//!
//! A tap that would decide on a place smaller than a fingertip only marks it, where the view wants that; the second tap on it
//! decides. Mouse, pen and keys are precise and decide at once, and so does a drop.

use super::aim::Aim;
use super::turned::Turned;
use super::{BoardView, target};
use crate::scheduler::at_once;
use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_rules::core::Pick;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Document, Element, ShadowRoot};
use yew::prelude::*;

/// How far the pointer moves, in pixels, before a press is a drag.
const SLOP: i32 = 6;
/// The same where drags aim: there everything can be dragged, and a tap that slips a little is still meant as one.
const AIM_SLOP: i32 = 12;
/// How far above the finger the thing is held, in pixels, so that it can be seen.
const ABOVE_FINGER: i32 = 36;
/// How wide a place is, in pixels, that a finger surely hits.
const FINGERTIP: f64 = 44.0;

/// The handlers for an element around things that can be pointed at.
#[derive(Clone, PartialEq)]
pub struct Hands {
    /// For `onclick`.
    pub click: Callback<MouseEvent>,
    /// For `onpointerdown`.
    pub down: Callback<PointerEvent>,
    /// For `onpointermove`.
    pub r#move: Callback<PointerEvent>,
    /// For `onpointerup`.
    pub up: Callback<PointerEvent>,
    /// For `onpointercancel`.
    pub lost: Callback<PointerEvent>,
    /// What was tapped once and is decided by the next tap on it.
    pub pending: Option<Pick>,
    /// Whether a drop made the picture what it is: what was dropped lies where it was let go, and need not travel again.
    pub dropped: bool,
}

/// A press on something that can be picked up.
struct Held {
    pointer: i32,
    start: (i32, i32),
    source: Element,
    /// The attribute of what it can be dropped on.
    onto: &'static str,
    aims: bool,
    lifted: Option<Lift>,
}

/// How something is dragged.
enum Lift {
    /// It follows the pointer.
    Carried(Lifted),
    /// It goes its own ways.
    Aimed { aim: Aim, _escape: EventListener },
}

/// Something picked up. Dropping the value puts the page back in order.
struct Lifted {
    copy: Element,
    place: String,
    /// From the finger to where it is held.
    away: (i32, i32),
    original: Element,
    over: Option<Element>,
    _escape: EventListener,
}

impl Drop for Lifted {
    fn drop(&mut self) {
        self.copy.remove();
        let _ = self.original.class_list().remove_1("lifted");
        self.hover(None);
    }
}

impl Lifted {
    /// Takes up a copy of what is seen of `source`; `None` when there is nothing to be seen.
    fn new(source: &Element, touch: bool, escape: EventListener) -> Option<Lifted> {
        let root = source.get_root_node();
        let id = source.get_attribute("data-drag")?;
        let original = source.closest(".board, .trays").ok()??.query_selector(&format!("[id='{id}']")).ok()??;
        let picture = original.closest("svg").ok()??;
        let frame = picture.get_bounding_client_rect();
        let copy: Element = picture.clone_node().ok()?.dyn_into().ok()?;
        let seen: Element = original.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
        seen.remove_attribute("id").ok()?;
        // It keeps its place in the picture.
        let (mut seen, mut at) = (seen, original.parent_element()?);
        while at != picture {
            let group: Element = at.clone_node().ok()?.dyn_into().ok()?;
            group.remove_attribute("class").ok()?;
            group.append_child(&seen).ok()?;
            (seen, at) = (group, at.parent_element()?);
        }
        copy.append_child(&seen).ok()?;
        let look = source.closest("[class*=look-]").ok().flatten().map(|e| e.class_name()).unwrap_or_default();
        copy.set_attribute("class", &format!("{look} held")).ok()?;
        copy.set_attribute("aria-hidden", "true").ok()?;
        match root.dyn_ref::<ShadowRoot>() {
            Some(shadow) => shadow.append_child(&copy).ok()?,
            None => root.dyn_ref::<Document>()?.body()?.append_child(&copy).ok()?,
        };
        original.class_list().add_1("lifted").ok()?;
        let turned = Turned::of(source);
        let (left, top, wide, high) = (frame.left(), frame.top(), frame.width(), frame.height());
        // Of a picture that lies on its side, that of one that stands, about the same middle.
        let (width, height) = if turned.sideways() { (high, wide) } else { (wide, high) };
        let place = format!(
            "left:{}px;top:{}px;width:{}px;height:{}px;rotate:{}deg",
            (left + (wide - width) / 2.0) as i32,
            (top + (high - height) / 2.0) as i32,
            width as i32,
            height as i32,
            turned.degrees()
        );
        let away = turned.outside((0, if touch { -ABOVE_FINGER } else { 0 }));
        Some(Lifted { copy, place, away, original, over: None, _escape: escape })
    }

    /// Carries it by that many pixels.
    fn carry(&self, x: i32, y: i32) {
        let style = format!("{};translate:{}px {}px", self.place, x + self.away.0, y + self.away.1);
        let _ = self.copy.set_attribute("style", &style);
    }

    /// Marks what it would be dropped on.
    fn hover(&mut self, over: Option<Element>) {
        if self.over == over {
            return;
        }
        if let Some(old) = &self.over {
            let _ = old.class_list().remove_1("below");
            tell(old, LEFT);
        }
        if let Some(new) = &over {
            let _ = new.class_list().add_1("below");
            tell(new, ENTERED);
        }
        self.over = over;
    }
}

/// The events of a place over which something held comes, and which it leaves: the pointer's own go to where it was taken up.
pub const ENTERED: &str = "held-over";
/// As [`ENTERED`].
pub const LEFT: &str = "held-away";

fn tell(place: &Element, event: &str) {
    if let Ok(event) = Event::new(event) {
        let _ = place.dispatch_event(&event);
    }
}

/// What an element stands for.
fn pick_of(element: &Element, attribute: &str) -> Option<Pick> {
    target::read(&element.get_attribute(attribute)?)
}

/// What something held so far away from the pointer would be dropped on.
fn below(source: &Element, onto: &str, away: (i32, i32), event: &PointerEvent) -> Option<Element> {
    let (x, y) = (event.client_x() + away.0, event.client_y() + away.1);
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

/// Whether a tap on that element is to be repeated: when it would decide and the finger may have missed.
fn unsure(view: &BoardView, source: &Element, pick: Pick) -> bool {
    if !view.confirm || !view.choosable.contains(&pick) || view.draggable.contains(&pick) {
        return false;
    }
    let hit = source.query_selector(".hit").ok().flatten();
    let frame = hit.as_ref().unwrap_or(source).get_bounding_client_rect();
    frame.width().min(frame.height()) < FINGERTIP
}

/// Pointing at what `view` shows.
#[hook]
pub fn use_hands(view: &Rc<BoardView>, on_pick: &Callback<Pick>, on_cancel: &Callback<()>) -> Hands {
    let held = use_mut_ref(|| None::<Held>);
    let finger = use_mut_ref(|| false);
    let pending = use_state_eq(|| None::<Pick>);
    {
        let pending = pending.setter();
        use_effect_with((view.serial, view.chosen.clone()), move |_| pending.set(None));
    }
    let dropped = use_mut_ref(|| None::<u32>);
    {
        // A new picture ends a drag that began on the old one.
        let held = held.clone();
        use_effect_with(view.serial, move |_| drop(held.take()));
    }
    let click = {
        let (on_pick, view, finger, pending) = (on_pick.clone(), view.clone(), finger.clone(), pending.clone());
        let dropped = dropped.clone();
        Callback::from(move |event: MouseEvent| {
            dropped.replace(None);
            // A button pressed by a key is clicked without any press before.
            let tapped = finger.replace(false) && event.detail() > 0;
            let source = source_of(&event, "[data-pick]");
            let picked = source.and_then(|source| Some((pick_of(&source, "data-pick")?, source)));
            match picked {
                Some((pick, source)) if tapped && *pending != Some(pick) && unsure(&view, &source, pick) => {
                    pending.set(Some(pick));
                }
                Some((pick, source)) => {
                    pending.set(None);
                    felt(source);
                    on_pick.emit(pick);
                }
                None => pending.set(None),
            }
        })
    };
    let down = {
        let (held, view) = (held.clone(), view.clone());
        Callback::from(move |event: PointerEvent| {
            finger.replace(event.pointer_type() == "touch");
            let Some(source) = source_of(&event, "[data-drag]") else { return };
            if event.button() == 0 && event.is_primary() {
                let start = (event.client_x(), event.client_y());
                let first = pick_of(&source, "data-pick").is_some_and(|p| view.draggable.contains(&p));
                let onto = if first { "data-pick" } else { "data-drop" };
                let aims = matches!(source.closest("[data-aim]"), Ok(Some(_)));
                *held.borrow_mut() =
                    Some(Held { pointer: event.pointer_id(), start, source, onto, aims, lifted: None });
            }
        })
    };
    let r#move = {
        let (held, view) = (held.clone(), view.clone());
        let (on_pick, on_cancel) = (on_pick.clone(), on_cancel.clone());
        Callback::from(move |event: PointerEvent| {
            let Some((pick, aims)) = drag(&held, &event, &on_cancel) else { return };
            if view.chosen.contains(&pick) || !aims && !view.draggable.contains(&pick) {
                return;
            }
            if aims && !view.chosen.is_empty() {
                // Another drag begins the decision anew.
                on_cancel.emit(());
            }
            on_pick.emit(pick);
        })
    };
    let up = {
        let (held, dropped, serial) = (held.clone(), dropped.clone(), view.serial);
        let (on_pick, on_cancel) = (on_pick.clone(), on_cancel.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(Held { source, onto, lifted: Some(lift), .. }) = held.take() else { return };
            let pick = match lift {
                Lift::Aimed { aim, .. } => match aim.dropped() {
                    Some(pick) => pick,
                    None => return,
                },
                Lift::Carried(lifted) => {
                    let over = below(&source, onto, lifted.away, &event);
                    drop(lifted);
                    over.filter(|e| *e != source).and_then(|e| pick_of(&e, onto))
                }
            };
            match pick {
                Some(pick) => {
                    dropped.replace(Some(serial.wrapping_add(1)));
                    at_once();
                    on_pick.emit(pick);
                }
                None => on_cancel.emit(()),
            }
        })
    };
    let lost = {
        let on_cancel = on_cancel.clone();
        Callback::from(move |_: PointerEvent| give_up(&held, &on_cancel))
    };
    let dropped = *dropped.borrow() == Some(view.serial);
    Hands { click, down, r#move, up, lost, pending: *pending, dropped }
}

/// How long what was chosen is seen to be, in milliseconds: until the answer is there.
const FELT: u32 = 120;

/// Marks what was chosen, before the answer can be drawn.
fn felt(source: Element) {
    let _ = source.class_list().add_1("felt");
    Timeout::new(FELT, move || _ = source.class_list().remove_1("felt")).forget();
}

/// Ends a drag without a drop.
fn give_up(held: &RefCell<Option<Held>>, on_cancel: &Callback<()>) {
    if let Some(Held { lifted: Some(_), .. }) = held.take() {
        on_cancel.emit(());
    }
}

/// Carries what is held on, or picks it up: then gives its pick, and whether it aims.
fn drag(held: &Rc<RefCell<Option<Held>>>, event: &PointerEvent, on_cancel: &Callback<()>) -> Option<(Pick, bool)> {
    let mut holding = held.borrow_mut();
    let hold = holding.as_mut().filter(|h| h.pointer == event.pointer_id())?;
    let (x, y) = (event.client_x() - hold.start.0, event.client_y() - hold.start.1);
    let mut picked = None;
    if hold.lifted.is_none() {
        let slop = if hold.aims { AIM_SLOP } else { SLOP };
        if x * x + y * y < slop * slop {
            return None;
        }
        let escape = {
            let (held, on_cancel) = (Rc::downgrade(held), on_cancel.clone());
            let window = web_sys::window()?;
            EventListener::new(&window, "keydown", move |event| {
                let escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|e| e.key() == "Escape");
                if let Some(held) = held.upgrade().filter(|_| escape) {
                    give_up(&held, &on_cancel);
                }
            })
        };
        hold.lifted = if hold.aims {
            Aim::new(&hold.source).map(|aim| Lift::Aimed { aim, _escape: escape })
        } else {
            Lifted::new(&hold.source, event.pointer_type() == "touch", escape).map(Lift::Carried)
        };
        let surface = hold.source.closest(".board, .trays").ok()??;
        surface.set_pointer_capture(hold.pointer).ok()?;
        picked = pick_of(&hold.source, "data-pick").map(|pick| (pick, hold.aims));
    }
    match hold.lifted.as_mut()? {
        Lift::Aimed { aim, .. } => aim.follow(x, y),
        Lift::Carried(lifted) => {
            lifted.carry(x, y);
            lifted.hover(below(&hold.source, hold.onto, lifted.away, event));
        }
    }
    picked
}
