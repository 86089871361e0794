//! Changes the clock of a running match. The sheet shows everyone's remaining time with the new clock before it is set.

use super::clock_view::shown;
use super::time_control::{TimeControl, clock_choices};
use crate::ui::base::browser::now;
use crate::ui::base::settings::use_settings;
use crate::ui::game::names::names;
use crate::ui::parts::sheet_context::SheetContext;
use trivium_session::Intent;
use trivium_words::fill;
use yew::prelude::*;

#[component]
pub fn ClockSheet(over: &SheetContext) -> Html {
    let set = use_settings();
    let words = set.now.language.shell();
    let SheetContext { controller, act, close, .. } = over;
    let before = controller.game_match().setup().clock();
    let chosen = use_state_eq(|| TimeControl::of(before));
    let clock = chosen.clock();
    let names = names(controller, set.now.language);
    let short = clock.and_then(|clock| controller.short_of(clock, now()));
    let status = match (clock, short) {
        (_, Some(seat)) => fill(words.game_match.clock_short, &[&names[seat.index()]]),
        (Some(clock), None) => {
            let left = controller.left_by(clock, now()).into_iter().zip(&names);
            left.map(|(left, name)| fill("{0}\u{a0}{1}", &[name, &shown(left)])).collect::<Vec<_>>().join(", ")
        }
        (None, None) => String::new(),
    };
    let can = controller.may_set_clock() && clock != before && short.is_none();
    let onclick = {
        let (act, close) = (act.clone(), close.clone());
        move |_: MouseEvent| {
            if can {
                close.emit(());
                act.emit(Intent::Clock(clock));
            }
        }
    };
    let to = {
        let chosen = chosen.setter();
        Callback::from(move |control| chosen.set(control))
    };
    html! {
        <div class="new-clock">
            { clock_choices(words, *chosen, &to) }
            if clock.is_some() {
                <p class="aside">{ words.game_match.clock_counts }</p>
            }
            <p role="status">{ status }</p>
            <button type="button" class="button main" aria-disabled={(!can).to_string()} {onclick}>{ words.game_match.set_clock }</button>
        </div>
    }
}
