//! Ignores taps that were meant for an earlier picture of the board. Measures the times that [`TapGuard`] needs.

use crate::ui::base::browser::monotonic;
use crate::ui::base::same::Same;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::window;
use std::cell::Cell;
use trivium_session::{Arrival, Controller, TapGuard};
use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent};
use yew::prelude::*;

#[derive(Default)]
pub struct Taps {
    guard: Cell<TapGuard>,
    /// When the last press began.
    pressed: Cell<f64>,
    /// Whether the last input is a click of a pointer. `window.event` is empty in the shadow tree of an embedded board.
    tapped: Cell<bool>,
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

    fn change(&self, change: impl FnOnce(&mut TapGuard)) {
        let mut guard = self.guard.get();
        change(&mut guard);
        self.guard.set(guard);
    }
}

/// Measures when the user taps and when a new position is drawn. `moves` is true while an animation is running.
#[hook]
pub fn use_taps(controller: &Controller, moves: bool) -> Same<Taps> {
    let taps = use_memo((), |()| Taps::default());
    {
        let taps = taps.clone();
        use_effect_with((), move |()| {
            // Captured, so that these listeners run before any handler of the page.
            let listener = |name: &'static str, hear: fn(&Taps, &Event)| {
                let (taps, options) = (taps.clone(), EventListenerOptions::run_in_capture_phase());
                EventListener::new_with_options(&window(), name, options, move |event| hear(&taps, event))
            };
            let listeners = [
                listener("pointerdown", |taps, event| {
                    taps.pressed.set(made_at(event, monotonic()));
                    taps.tapped.set(false);
                }),
                listener("keydown", |taps, _| taps.tapped.set(false)),
                // A click by a key has `detail` 0.
                listener("click", |taps, event| {
                    taps.tapped.set(event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() > 0));
                }),
            ];
            move || drop(listeners)
        });
    }
    let serial = controller.serial();
    let decided = controller.arrival() == Arrival::Played && !controller.events().is_empty();
    {
        let taps = taps.clone();
        use_effect_with((serial, decided), move |(_, decided)| {
            if *decided {
                taps.change(|guard| guard.decided(monotonic()));
            }
        });
    }
    {
        let taps = taps.clone();
        use_effect_with((serial, moves), move |(_, moves)| {
            taps.change(|guard| guard.drawn(if *moves { f64::INFINITY } else { monotonic() }));
        });
    }
    Same(taps)
}
