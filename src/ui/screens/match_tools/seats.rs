//! The seats of a running match: renames players, and assigns seats to people or computer players.

use super::players::players;
use crate::ui::base::controls::colour;
use crate::ui::base::settings::use_settings;
use crate::ui::parts::sheet_context::SheetContext;
use trivium_boards::{fill_template, with_colours};
use trivium_engine::Level;
use trivium_rules::core::Seat;
use trivium_session::{Intent, NAME_LENGTH};
use trivium_words::{fill, name, player_number};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

#[component]
pub fn SeatsSheet(over: &SheetContext) -> Html {
    let set = use_settings();
    let words = set.now.language.shell();
    let SheetContext { controller, act, .. } = over;
    let (setup, series) = (controller.game_match().setup(), controller.game_match().tags().series.as_ref());
    // A running strict match cannot be given to an engine.
    let fixed = controller.game_match().held();
    let unnamed = with_colours(Vec::new(), setup.game().id(), controller.scene().colours, set.now.language);
    let seat = |seat: Seat| {
        let number = seat.to_string();
        let player = player_number(series, seat, setup.names().len());
        let level = setup.engine(seat);
        let called = unnamed.get(seat.index()).filter(|_| level.is_none()).map_or("", String::as_str);
        let now = level.map(Level::text).unwrap_or_default();
        let onrename = act
            .reform(move |event: Event| Intent::Name(seat, event.target_unchecked_into::<HtmlInputElement>().value()));
        let onseat = act.reform(move |event: Event| {
            Intent::Seat(seat, Level::read(&event.target_unchecked_into::<HtmlSelectElement>().value()))
        });
        html! {
            <li key={number.clone()} data-seat={number.clone()}>
                { colour(&set, seat) }
                <input
                    type="text"
                    autocomplete="off"
                    maxlength={NAME_LENGTH.to_string()}
                    aria-label={fill(words.name_of, &[&player.to_string()])}
                    placeholder={name(words, called, player, level)}
                    value={setup.names()[seat.index()].clone()}
                    onchange={onrename}
                />
                <select aria-label={fill(words.plays, &[&number])} onchange={onseat} disabled={fixed}>
                    { fill_template(&players(words, &now), &[]) }
                </select>
            </li>
        }
    };
    html! { <ol class="who-plays">{ for Seat::all(setup.game().seats()).map(seat) }</ol> }
}
