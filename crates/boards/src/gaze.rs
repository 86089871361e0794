//! Looking around on a board without end: a finger, the mouse or two fingers on a touchpad move it, two fingers and the wheel
//! enlarge it, and so do buttons and keys. What looks around never chooses: a press that strays is no click any more, and a
//! second finger takes the first one's hold away.
//!
//! What is seen is a style of the element `.world` alone: nothing is rendered while looking around. When the frame changes, what
//! is seen glides to the new one; whoever looks around is not disturbed. For that the picture's size is heard of when the page
//! has laid everything out: asked for amid the render, the page would do so once more.

use super::camera::{Camera, Room};
use super::still;
use super::turned::Turned;
use gloo_events::{EventListener, EventListenerOptions};
use js_sys::Array;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_words::Zoom;
use web_sys::wasm_bindgen::prelude::*;
use web_sys::{Animation, Element, ResizeObserver, ResizeObserverEntry};
use yew::prelude::*;

/// How far a press may stray, in pixels, and still be a click: of a mouse, of a finger.
const SLOP: (f64, f64) = (4.0, 9.0);
/// How much a button or key enlarges.
const STEP: f64 = 1.4;
/// How long, in milliseconds, a touchpad is taken for one that moves the board.
const STROKE: f64 = 300.0;
/// How far from the edge, in pixels, something is shown that got the focus.
const INSIDE: f64 = 40.0;

#[wasm_bindgen(module = "/src/gaze.mjs")]
extern "C" {
    fn glide(element: &Element, from: &str) -> Animation;
}

/// What is seen, and the hands that change it.
#[derive(Clone, Default)]
pub struct Gaze {
    /// The element `.board`.
    pub board: NodeRef,
    eye: Rc<RefCell<Eye>>,
}

impl PartialEq for Gaze {
    fn eq(&self, other: &Gaze) -> bool {
        Rc::ptr_eq(&self.eye, &other.eye)
    }
}

#[derive(Default)]
struct Eye {
    camera: Camera,
    frame: [i32; 4],
    /// The picture's width and height as it was last laid out, neither turned nor enlarged by what it stands in.
    size: (f64, f64),
    /// How small what is seen looks.
    far: usize,
    /// How the last new frame came to be seen.
    glide: Option<Animation>,
    /// What is pressed: two at most.
    presses: Vec<Press>,
    /// Whether these presses looked around, or one of them did.
    strayed: bool,
    /// When a touchpad last moved the board.
    stroke: f64,
    /// The camera before the last key, in case that key turns out to be the start of a coordinate.
    before: Option<Camera>,
}

impl Eye {
    fn hidden(&self) -> bool {
        self.size.0 == 0.0 || self.size.1 == 0.0
    }

    /// The picture's room with that frame; where it lies is left open, and so is how large, but for its shape.
    fn room(&self, frame: [i32; 4]) -> Room {
        Room { size: self.size, frame, ..Room::default() }
    }

    /// Tells the style sheet in which size names can be read.
    fn name(&mut self, board: &Element) {
        let far = self.camera.far(&self.room(self.frame));
        if !self.hidden() && std::mem::replace(&mut self.far, far) != far {
            let _ = board.set_attribute("data-far", &far.to_string());
        }
    }
}

struct Press {
    pointer: i32,
    at: (f64, f64),
    slop: f64,
    /// Whether it holds something that can be dragged.
    holds: bool,
}

fn way(from: (f64, f64), to: (f64, f64)) -> (f64, f64) {
    (to.0 - from.0, to.1 - from.1)
}

fn length((x, y): (f64, f64)) -> f64 {
    (x * x + y * y).sqrt()
}

fn inside(event: &Event, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(selector).ok().flatten().is_some())
}

impl Gaze {
    fn element(&self) -> Option<Element> {
        self.board.cast::<Element>()
    }

    /// How the board is turned.
    fn turned(&self) -> Turned {
        self.element().map(|board| Turned::of(&board)).unwrap_or_default()
    }

    /// Where a pointer is, as seen by whoever sees the board upright.
    fn at(&self, event: &MouseEvent) -> (f64, f64) {
        self.turned().within((f64::from(event.client_x()), f64::from(event.client_y())))
    }

    /// The middle of an element, seen likewise.
    fn middle(&self, element: &Element) -> (f64, f64) {
        let rect = element.get_bounding_client_rect();
        self.turned().within((rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0))
    }

    fn picture(&self) -> Option<Element> {
        self.element()?.query_selector("svg").ok()?
    }

    fn world(&self) -> Option<Element> {
        self.element()?.query_selector(".world").ok()?
    }

    fn room(&self, frame: [i32; 4]) -> Option<Room> {
        let picture = self.picture()?;
        let rect = picture.get_bounding_client_rect();
        let (wide, high) = (rect.width(), rect.height());
        let size = if self.turned().sideways() { (high, wide) } else { (wide, high) };
        let middle = self.middle(&picture);
        (size.0 > 0.0 && size.1 > 0.0).then_some(Room { middle, size, frame })
    }

    /// Shows that; at once, or gliding there.
    fn show(&self, eye: &mut Eye, camera: Camera, glide: bool) {
        let Some(board) = self.element() else { return };
        eye.camera = camera;
        eye.name(&board);
        let _ = if camera == Camera::REST {
            board.remove_attribute("data-away")
        } else {
            board.set_attribute("data-away", "")
        };
        if let Some(glide) = eye.glide.take() {
            glide.cancel();
        }
        let Some(world) = self.world() else { return };
        let glide = if glide { ";transition:transform 240ms cubic-bezier(.2,.7,.3,1)" } else { "" };
        let style = ["transform:", &camera.transform(), glide].concat();
        let _ = world.set_attribute("style", &style);
    }

    /// Does something to the camera.
    fn change(&self, glide: bool, how: impl FnOnce(Camera, &Room) -> Camera) {
        let mut eye = self.eye.borrow_mut();
        if let Some(room) = self.room(eye.frame) {
            let camera = how(eye.camera, &room);
            self.show(&mut eye, camera, glide);
        }
    }

    /// What a button or key does.
    pub fn zoom(&self, zoom: Zoom) {
        self.change(true, |camera, room| match zoom {
            Zoom::In => camera.enlarged(STEP, room.middle, room),
            Zoom::Out => camera.enlarged(1.0 / STEP, room.middle, room),
            Zoom::Fit => Camera::REST,
        });
    }

    /// The picture has another frame.
    fn refit(&self, frame: [i32; 4]) {
        let mut eye = self.eye.borrow_mut();
        let old = std::mem::replace(&mut eye.frame, frame);
        if old == frame || old[2] == 0 || eye.hidden() {
            return;
        }
        let same = eye.camera.carried(&eye.room(old), &eye.room(frame));
        if eye.camera != Camera::REST {
            self.show(&mut eye, same, false);
            return;
        }
        self.show(&mut eye, Camera::REST, false);
        if !still() {
            eye.glide = self.world().map(|world| glide(&world, &same.transform()));
        }
    }

    /// Hears of the picture's size, until what this gives is called.
    fn measured(&self) -> impl FnOnce() + use<> {
        let gaze = self.clone();
        let heard = Closure::<dyn Fn(Array)>::new(move |entries: Array| {
            let room = entries.get(0).unchecked_into::<ResizeObserverEntry>().content_rect();
            let mut eye = gaze.eye.borrow_mut();
            eye.size = (room.width(), room.height());
            if let Some(board) = gaze.element() {
                eye.name(&board);
            }
        });
        let observer = ResizeObserver::new(heard.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(picture)) = (&observer, self.picture()) {
            observer.observe(&picture);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(heard);
        }
    }

    /// A press. Whether it is a second one, so that the first holds nothing any more.
    pub fn down(&self, event: &PointerEvent) -> bool {
        let mut eye = self.eye.borrow_mut();
        eye.presses.retain(|press| press.pointer != event.pointer_id());
        if event.button() > 1 || inside(event, "button") {
            return false;
        }
        let holds = event.button() == 0 && inside(event, "[data-drag]");
        let slop = if event.pointer_type() == "touch" { SLOP.1 } else { SLOP.0 };
        if eye.presses.len() < 2 {
            eye.presses.push(Press { pointer: event.pointer_id(), at: self.at(event), slop, holds });
        }
        eye.strayed = eye.presses.len() == 2;
        if eye.strayed {
            for press in &eye.presses {
                self.capture(press);
            }
        }
        eye.strayed
    }

    fn capture(&self, press: &Press) {
        if let Some(board) = self.element() {
            let _ = board.set_pointer_capture(press.pointer);
        }
    }

    /// A pointer moves. Whether that looks around.
    pub fn moved(&self, event: &PointerEvent) -> bool {
        let mut eye = self.eye.borrow_mut();
        let Some(index) = eye.presses.iter().position(|press| press.pointer == event.pointer_id()) else {
            return false;
        };
        if event.buttons() == 0 {
            eye.presses.remove(index);
            return false;
        }
        let to = self.at(event);
        let from = eye.presses[index].at;
        let other = eye.presses.iter().find(|press| press.pointer != event.pointer_id()).map(|press| press.at);
        if !eye.strayed {
            let press = &eye.presses[index];
            if press.holds || length(way(from, to)) < press.slop {
                return false;
            }
            self.capture(press);
            eye.strayed = true;
        }
        eye.presses[index].at = to;
        drop(eye);
        let step = way(from, to);
        self.change(false, |camera, room| match other {
            None => camera.moved(step, room),
            Some(other) => {
                let times = length(way(other, to)) / length(way(other, from)).max(1.0);
                camera.enlarged(times, other, room)
            }
        });
        true
    }

    /// A press ends. Whether it had looked around.
    pub fn up(&self, event: &PointerEvent) -> bool {
        let mut eye = self.eye.borrow_mut();
        eye.presses.retain(|press| press.pointer != event.pointer_id());
        eye.strayed
    }

    /// Whether a click is the end of looking around.
    pub fn click(&self, event: &MouseEvent) -> bool {
        let strayed = std::mem::take(&mut self.eye.borrow_mut().strayed);
        strayed && event.detail() > 0
    }

    /// The wheel enlarges; so do two fingers drawn apart on a touchpad. Drawn along, they move.
    pub fn wheel(&self, event: &WheelEvent) {
        event.prevent_default();
        let lines = event.delta_mode() != 0;
        let (x, y) = (event.delta_x(), event.delta_y());
        let now = event.time_stamp();
        let pad = {
            let mut eye = self.eye.borrow_mut();
            let fine = x != 0.0 || y.abs() < 50.0 || now - eye.stroke < STROKE;
            let pad = !event.ctrl_key() && !lines && fine;
            if pad {
                eye.stroke = now;
            }
            pad
        };
        let pace = if lines {
            0.06
        } else if event.ctrl_key() {
            0.01
        } else {
            0.002
        };
        self.change(false, |camera, room| match pad {
            true => camera.moved(self.turned().within((-x, -y)), room),
            false => camera.enlarged(1.0 - (y * pace).clamp(-0.3, 0.3), self.at(event), room),
        });
    }

    /// A key on a place, where letters make coordinates: `later` if it is not the first letter of one. Whether it did something.
    pub fn key(&self, key: &str, later: bool) -> bool {
        let before = self.eye.borrow_mut().before.take();
        if later {
            // The first letter was no key after all.
            if let Some(before) = before {
                self.change(true, |_, _| before);
            }
            return false;
        }
        let zoom = match key {
            "+" | "=" => Zoom::In,
            "-" | "−" => Zoom::Out,
            "0" => Zoom::Fit,
            _ => return false,
        };
        let before = self.eye.borrow().camera;
        self.zoom(zoom);
        self.eye.borrow_mut().before = Some(before);
        true
    }

    /// Moves what got the focus by a key into what is seen.
    pub fn reveal(&self, place: &Element) {
        if !place.matches(":focus-visible").unwrap_or(false) {
            return;
        }
        let middle = self.middle(place);
        self.change(true, |camera, room| {
            let beyond = |at: f64, middle: f64, size: f64| {
                let most = (size / 2.0 - INSIDE).max(0.0);
                (at - middle).clamp(-most, most) - (at - middle)
            };
            let step = (beyond(middle.0, room.middle.0, room.size.0), beyond(middle.1, room.middle.1, room.size.1));
            if step == (0.0, 0.0) { camera } else { camera.moved(step, room) }
        });
    }
}

/// What is seen of a picture with that frame.
#[hook]
pub fn use_gaze(frame: [i32; 4]) -> Gaze {
    let gaze = (*use_memo((), |()| Gaze::default())).clone();
    {
        let gaze = gaze.clone();
        use_effect_with(frame, move |frame| gaze.refit(*frame));
    }
    {
        let gaze = gaze.clone();
        use_effect_with((), move |()| gaze.measured());
    }
    {
        // Keys on buttons and in trays; those on places come through the frame.
        let gaze = gaze.clone();
        use_effect_with((), move |()| {
            let listener = web_sys::window().map(|window| {
                let options = EventListenerOptions::enable_prevent_default();
                EventListener::new_with_options(&window, "keydown", options, move |event| {
                    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                    let other = event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented();
                    if !other && inside(event, ".board, .trays") && gaze.key(&event.key(), false) {
                        event.prevent_default();
                    }
                })
            });
            move || drop(listener)
        });
    }
    gaze
}
