//! Ignores taps that were meant for an earlier picture of the board. Measures the times that [`TapGuard`] needs.

use gloo::events::{EventListener, EventListenerOptions};
use std::cell::Cell;
use std::rc::Rc;
use trivium_session::{Arrival, Controller, TapGuard};
use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent};
use yew::prelude::*;

#[derive(Clone, Default)]
pub struct Taps {
    guard: Rc<Cell<TapGuard>>,
    /// When the last press began.
    pressed: Rc<Cell<f64>>,
    /// Whether the last input is a click of a pointer. `window.event` is empty in the shadow tree of an embedded board.
    tapped: Rc<Cell<bool>>,
}

impl PartialEq for Taps {
    fn eq(&self, other: &Taps) -> bool {
        Rc::ptr_eq(&self.guard, &other.guard)
    }
}

fn change(guard: &Cell<TapGuard>, change: impl FnOnce(&mut TapGuard)) {
    let mut changed = guard.get();
    change(&mut changed);
    guard.set(changed);
}

fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |performance| performance.now())
}

/// The longest time between a press and its event, in milliseconds. A longer one means that the event uses another
/// clock.
const MAX_EVENT_DELAY: f64 = 10_000.0;

/// The time of a press whose event arrives `now`, in milliseconds.
fn made_at(event: &Event, now: f64) -> f64 {
    let made = event.time_stamp();
    if now - made > MAX_EVENT_DELAY { now } else { made }
}

impl Taps {
    /// Whether the last input is a tap that was meant for an earlier picture of the board.
    pub fn stale(&self) -> bool {
        self.tapped.get() && !self.guard.get().admits(self.pressed.get())
    }
}

/// Measures when the user taps and when a new position is drawn. `moves` is true while an animation is running.
#[hook]
pub fn use_taps(controller: &Controller, moves: bool) -> Taps {
    let taps = use_memo((), |()| Taps::default());
    {
        let (pressed, tapped) = (taps.pressed.clone(), taps.tapped.clone());
        use_effect_with((), move |()| {
            // Captured, so that these listeners run before any handler of the page.
            let listener = |name: &'static str, hear: Box<dyn Fn(&Event)>| {
                let options = EventListenerOptions::run_in_capture_phase();
                let window = web_sys::window();
                window.map(|window| EventListener::new_with_options(&window, name, options, move |event| hear(event)))
            };
            let (pressing, typing) = (tapped.clone(), tapped.clone());
            let listeners = [
                listener(
                    "pointerdown",
                    Box::new(move |event| {
                        pressed.set(made_at(event, now()));
                        pressing.set(false);
                    }),
                ),
                listener("keydown", Box::new(move |_| typing.set(false))),
                // A click by a key has `detail` 0.
                listener(
                    "click",
                    Box::new(move |event| {
                        tapped.set(event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() > 0));
                    }),
                ),
            ];
            move || drop(listeners)
        });
    }
    let (serial, decided) =
        { (controller.serial(), controller.arrival() == Arrival::Played && !controller.events().is_empty()) };
    let guard = taps.guard.clone();
    use_effect_with((serial, decided), move |(_, decided)| {
        if *decided {
            change(&guard, |guard| guard.decided(now()));
        }
    });
    let guard = taps.guard.clone();
    use_effect_with((serial, moves), move |(_, moves)| {
        change(&guard, |guard| guard.drawn(if *moves { f64::INFINITY } else { now() }));
    });
    (*taps).clone()
}
