//! Pan and zoom on the unbounded board. One finger, the mouse or two fingers on a touchpad pan. A pinch, the wheel,
//! buttons and keys zoom. Panning never picks: a press that moves is not a click, and a second finger ends the drag of
//! the first one.
//!
//! [`machine`] makes the decisions; this module handles events and elements. The view is a style of the element
//! `.world`, so that a pan renders nothing. When the frame changes, the view glides to the new frame, unless the player
//! has panned or zoomed. A `ResizeObserver` reports the picture's size, because measuring it during a render would
//! force another layout.

mod machine;
#[cfg(test)]
mod tests;

use super::camera::{Camera, Room};
use super::geometry::in_pixels;
use super::rotation::Rotation;
use super::still;
use gloo::events::{EventListener, EventListenerOptions};
use js_sys::Array;
use machine::{Command, Event, Machine, Point, Press, Transition, WheelInput};
use std::cell::RefCell;
use std::rc::Rc;
use trivium_words::Zoom;
use wasm_bindgen::prelude::*;
use web_sys::{Animation, Element, ResizeObserver, ResizeObserverEntry};
use yew::prelude::*;

#[wasm_bindgen(module = "/src/pan_zoom.mjs")]
extern "C" {
    fn glide(element: &Element, from: &str) -> Animation;
}

/// Handlers of pan and zoom for one board.
#[derive(Clone, Default)]
pub struct PanZoom {
    /// The element `.board`.
    pub board: NodeRef,
    state: Rc<PanZoomState>,
}

impl PartialEq for PanZoom {
    fn eq(&self, other: &PanZoom) -> bool {
        Rc::ptr_eq(&self.state, &other.state)
    }
}

#[derive(Default)]
struct PanZoomState {
    machine: RefCell<Machine>,
    /// The animation that follows the latest change of the frame.
    glide: RefCell<Option<Animation>>,
}

fn inside(event: &web_sys::Event, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(selector).ok().flatten().is_some())
}

impl PanZoom {
    fn element(&self) -> Option<Element> {
        self.board.cast::<Element>()
    }

    fn turned(&self) -> Rotation {
        self.element().map(|board| Rotation::of(&board)).unwrap_or_default()
    }

    /// Converts a screen position to the board's own pixels, before rotations and transforms of the page.
    fn upright(&self, way: Point) -> Point {
        let known = self.picture().and_then(|picture| in_pixels(&picture, way));
        known.map_or_else(|| self.turned().to_board(way), |[way, _]| way)
    }

    /// The position of an event, converted by [`upright`](Self::upright).
    fn at(&self, event: &MouseEvent) -> Point {
        self.upright((f64::from(event.client_x()), f64::from(event.client_y())))
    }

    /// The centre of an element, converted by [`upright`](Self::upright).
    fn middle(&self, element: &Element) -> Point {
        let rect = element.get_bounding_client_rect();
        self.upright((rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0))
    }

    fn picture(&self) -> Option<Element> {
        self.element()?.query_selector("svg").ok()?
    }

    fn world(&self) -> Option<Element> {
        self.element()?.query_selector(".world").ok()?
    }

    /// The area of the picture; `None` while it is hidden.
    fn room(&self) -> Option<Room> {
        let picture = self.picture()?;
        let rect = picture.get_bounding_client_rect();
        let (wide, high) = (rect.width(), rect.height());
        let size = in_pixels(&picture, (0.0, 0.0))
            .map_or_else(|| if self.turned().sideways() { (high, wide) } else { (wide, high) }, |[_, size]| size);
        let middle = self.middle(&picture);
        let frame = self.state.machine.borrow().frame();
        (size.0 > 0.0 && size.1 > 0.0).then_some(Room { middle, size, frame })
    }

    /// Sends an event to the machine. Returns true if the event is consumed.
    fn send(&self, event: Event) -> bool {
        let commands = self.state.machine.borrow_mut().on(event);
        let taken = commands.contains(&Command::Taken);
        if let Some(board) = self.element() {
            for command in commands {
                self.obey(&board, command);
            }
        }
        taken
    }

    fn obey(&self, board: &Element, command: Command) {
        let _ = match command {
            Command::Show(camera, way) => return self.show(board, camera, way),
            Command::Capture(pointer) => board.set_pointer_capture(pointer),
            Command::Names(far) => board.set_attribute("data-far", &far.to_string()),
            Command::Taken => Ok(()),
        };
    }

    fn show(&self, board: &Element, camera: Camera, way: Transition) {
        let _ = if camera == Camera::REST {
            board.remove_attribute("data-away")
        } else {
            board.set_attribute("data-away", "")
        };
        if let Some(glide) = self.state.glide.take() {
            glide.cancel();
        }
        let Some(world) = self.world() else { return };
        let transition = match way {
            Transition::Glide => ";transition:transform 240ms cubic-bezier(.2,.7,.3,1)",
            Transition::Cut | Transition::From(_) => "",
        };
        let style = ["transform:", &camera.transform(), transition].concat();
        let _ = world.set_attribute("style", &style);
        if let Transition::From(from) = way
            && !still()
        {
            self.state.glide.replace(Some(glide(&world, &from.transform())));
        }
    }

    pub fn zoom(&self, zoom: Zoom) {
        self.send(Event::Zoom(zoom, self.room()));
    }

    /// Observes the picture's size, until the returned function is called.
    fn measured(&self) -> impl FnOnce() + use<> {
        let pan_zoom = self.clone();
        let on_resize = Closure::<dyn Fn(Array)>::new(move |entries: Array| {
            let room = entries.get(0).unchecked_into::<ResizeObserverEntry>().content_rect();
            pan_zoom.send(Event::Size((room.width(), room.height())));
        });
        let observer = ResizeObserver::new(on_resize.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(picture)) = (&observer, self.picture()) {
            observer.observe(&picture);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(on_resize);
        }
    }

    /// Handles a press. Returns true for a second finger, which ends the drag of the first one.
    pub fn down(&self, event: &PointerEvent) -> bool {
        let pointer = event.pointer_id();
        if event.button() > 1 || inside(event, "button") {
            return self.send(Event::Elsewhere(pointer));
        }
        self.send(Event::Down(Press {
            pointer,
            primary: event.is_primary(),
            at: self.at(event),
            finger: event.pointer_type() == "touch",
            holds: event.button() == 0 && inside(event, "[data-drag]"),
        }))
    }

    /// Handles a movement. Returns true if it pans or zooms.
    pub fn moved(&self, event: &PointerEvent) -> bool {
        let pointer = event.pointer_id();
        // A hovering pointer needs no measuring.
        let follows = self.state.machine.borrow().follows(pointer);
        follows && self.send(Event::Moved(pointer, self.at(event), event.buttons() != 0, self.room()))
    }

    /// Handles the end of a press. Returns true if the press has panned or zoomed.
    pub fn up(&self, event: &PointerEvent) -> bool {
        self.send(Event::Up(event.pointer_id()))
    }

    /// Handles a click. Returns true if it is only the end of a pan.
    pub fn click(&self, event: &MouseEvent) -> bool {
        self.send(Event::Click(event.detail() > 0))
    }

    pub fn wheel(&self, event: &WheelEvent) {
        event.prevent_default();
        let by = (event.delta_x(), event.delta_y());
        let turn = WheelInput {
            by,
            way: self.upright((-by.0, -by.1)),
            at: self.at(event),
            lines: event.delta_mode() != 0,
            ctrl: event.ctrl_key(),
            time: event.time_stamp(),
        };
        self.send(Event::Wheel(turn, self.room()));
    }

    /// Handles a key on a site. `later` is true if it continues a coordinate. Returns true if the key is consumed.
    pub fn key(&self, key: &str, later: bool) -> bool {
        let zoom = match key {
            "+" | "=" => Some(Zoom::In),
            "-" | "−" => Some(Zoom::Out),
            "0" => Some(Zoom::Fit),
            _ => None,
        };
        // Other keys need no measuring.
        let room = (zoom.is_some() || later).then(|| self.room()).flatten();
        self.send(Event::Key(zoom, later, room))
    }

    /// Pans so that the element is visible, after a key moved the focus to it.
    pub fn reveal(&self, place: &Element) {
        if place.matches(":focus-visible").unwrap_or(false) {
            self.send(Event::Focused(self.middle(place), self.room()));
        }
    }
}

#[hook]
pub fn use_pan_zoom(frame: [i32; 4]) -> PanZoom {
    let pan_zoom = (*use_memo((), |()| PanZoom::default())).clone();
    {
        let pan_zoom = pan_zoom.clone();
        use_effect_with(frame, move |frame| _ = pan_zoom.send(Event::Frame(*frame)));
    }
    {
        let pan_zoom = pan_zoom.clone();
        use_effect_with((), move |()| pan_zoom.measured());
    }
    {
        // Keys on buttons and in trays. The component `Frame` reports keys on sites.
        let pan_zoom = pan_zoom.clone();
        use_effect_with((), move |()| {
            let listener = web_sys::window().map(|window| {
                let options = EventListenerOptions::enable_prevent_default();
                EventListener::new_with_options(&window, "keydown", options, move |event| {
                    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                    let other = event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented();
                    if !other && inside(event, ".board, .trays") && pan_zoom.key(&event.key(), false) {
                        event.prevent_default();
                    }
                })
            });
            move || drop(listener)
        });
    }
    pan_zoom
}
