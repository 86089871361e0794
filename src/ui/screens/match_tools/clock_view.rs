//! The clock on screen: ticks the controller's clock and shows each seat's remaining time.

use super::sounds::use_sounds;
use super::wake_lock::use_wake_lock;
use crate::ui::base::browser::{monotonic, now};
use crate::ui::base::settings::{use_language, use_settings};
use crate::ui::game::thinking::keep as keep_thinking;
use crate::ui::parts::match_tools::{ClockViewProps, WatchProps};
use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use gloo::utils::window;
use std::cell::Cell;
use std::rc::Rc;
use trivium_rules::core::{Seat, Turn};
use trivium_session::{Controller, Intent};
use trivium_words::fill;
use yew::prelude::*;

/// Interval between two readings of the clock, in milliseconds.
const TICK_INTERVAL: u32 = 200;
/// Remaining times that are announced, in milliseconds.
const ANNOUNCED_TIMES: [i64; 3] = [60_000, 10_000, 0];

/// The device slept if the system clock gains at least this many milliseconds on the monotonic clock.
const SLEEP_GAP: f64 = 90_000.0;

/// How far the system clock is ahead of the monotonic clock, in milliseconds.
fn ahead() -> f64 {
    js_sys::Date::now() - monotonic()
}

/// Interval between two writes of the thinking time, in milliseconds.
const STORE_INTERVAL: u32 = 1000;

/// Stores the thinking time of a match while its clock runs, and when the match or the page is left.
#[hook]
fn use_thinking(id: &str, controller: &Controller, ticking: Option<Seat>) {
    let deps = (id.to_owned(), controller.clone(), ticking);
    use_effect_with(deps, move |(id, controller, ticking)| {
        let (id, controller) = (id.clone(), controller.clone());
        let keep = Rc::new(move || keep_thinking(&id, &controller));
        let [again, last] = [keep.clone(), keep.clone()];
        let timer = ticking.map(|_| Interval::new(STORE_INTERVAL, move || again()));
        let leaving = EventListener::new(&window(), "pagehide", move |_| last());
        move || {
            drop((timer, leaving));
            keep();
        }
    });
}

/// Whether the seat to move has run out of time and thereby loses.
fn ended(controller: &Controller) -> bool {
    let ends = controller.game_match().setup().clock().is_some_and(|clock| clock.ends);
    let left = || Some(controller.left(now())?[controller.ticking()?.index()]);
    ends && left().is_some_and(|left| left <= 0)
}

/// Watches the running clock. Reports when a seat's time is over, and pauses the match after the device slept.
#[hook]
fn use_ticking(controller: &Controller, ticking: Option<Seat>, act: &Callback<Intent>) {
    let act = act.clone();
    use_effect_with((controller.clone(), ticking), move |(controller, ticking)| {
        let controller = controller.clone();
        let before = Cell::new(ahead());
        let tick = move || {
            // On some devices the monotonic clock stops during sleep. The sleep does not cost the player time, but the
            // pause is shown.
            if ahead() - before.replace(ahead()) > SLEEP_GAP {
                act.emit(Intent::Pause(true));
            } else if ended(&controller) {
                act.emit(Intent::TimeUp);
            }
        };
        let timer = ticking.map(|_| {
            tick();
            Interval::new(TICK_INTERVAL, tick)
        });
        move || drop(timer)
    });
}

/// Minutes and seconds, rounded up: 0:00 appears only when the time is over.
pub fn shown(left: i64) -> String {
    let seconds = (left + 999).div_euclid(1000);
    let sign = if seconds < 0 { "−" } else { "" };
    let (minutes, seconds) = (seconds.abs() / 60, seconds.abs() % 60);
    let zero = if seconds < 10 { "0" } else { "" };
    [sign, &minutes.to_string(), ":", zero, &seconds.to_string()].concat()
}

/// Runs the clock, the sounds and the wake lock. Draws nothing. While another tab leads the match, its clock runs
/// there.
#[component]
pub fn Watch(props: &WatchProps) -> Html {
    let settings = use_settings().now;
    let WatchProps { id, controller, leads, act } = props;
    let (ticking, over) =
        { (controller.ticking().filter(|_| *leads), matches!(controller.game_match().turn(), Turn::Over(_))) };
    use_ticking(controller, ticking, act);
    use_thinking(id, controller, ticking);
    use_wake_lock(!over);
    use_sounds(controller, &settings);
    html! {}
}

/// The remaining time of a seat. It updates itself, so that nothing else re-renders.
#[component]
pub fn ClockView(props: &ClockViewProps) -> Html {
    let words = &use_language().shell().game_match;
    let seat = props.seat;
    let (runs, left, stopped) = {
        let controller = &props.controller;
        let left = controller.left(now()).map(|left| left[seat.index()]).unwrap_or_default();
        (controller.ticking() == Some(seat), left, controller.paused())
    };
    let redraw = use_force_update();
    let drawn = use_mut_ref(String::new);
    let announced = use_mut_ref(|| (left, None::<i64>));
    let text = shown(left);
    drawn.replace(text.clone());
    {
        use_effect_with((props.controller.clone(), runs), move |(controller, runs)| {
            let controller = controller.clone();
            let look = move || {
                let left = controller.left(now()).map(|left| left[seat.index()]).unwrap_or_default();
                if shown(left) != *drawn.borrow() {
                    redraw.force_update();
                }
            };
            let timer = runs.then(|| Interval::new(TICK_INTERVAL, look));
            move || drop(timer)
        });
    }
    let mut announced = announced.borrow_mut();
    let passed = ANNOUNCED_TIMES.into_iter().rfind(|time| left <= *time && *time < announced.0 && runs);
    announced.1 = match passed {
        Some(passed) => Some(passed),
        // Keep the last announcement while the clock runs and still shows that time or less.
        None => announced.1.filter(|time| runs && left <= *time),
    };
    announced.0 = left;
    let announcement = announced.1.map(|time| match time {
        60_000 => words.minute_left,
        10_000 => words.ten_left,
        _ => words.time_up,
    });
    html! {
        <>
            <span
                class={classes!("time", runs.then_some("runs"), stopped.then_some("stopped"), (left <= 10_000).then_some("short"))}
                role="img"
                aria-label={fill(words.left, &[&text])}
            >
                { &text }
            </span>
            <span class="unseen" role="status">{ announcement.map(|text| fill(text, &[&props.name])) }</span>
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn zero_is_shown_only_when_the_time_is_over() {
        let times = [(600_000, "10:00"), (59_001, "1:00"), (59_000, "0:59"), (1, "0:01"), (0, "0:00"), (-999, "0:00")];
        for (left, text) in times {
            assert_eq!(shown(left), text, "{left}");
        }
        assert_eq!([shown(-1_000), shown(-61_500)], ["−0:01", "−1:01"]);
    }
}
