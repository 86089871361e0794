//! Controls: segmented choices, switches, steppers, the bar of a page.

use super::route::{Route, leave};
use super::settings::{Facing, Pace, SEAT_COLOURS, Settings, SettingsHandle};
pub use trivium_boards::icons::emblem;
use trivium_boards::icons::{Icon, icon};
use trivium_rules::core::Seat;
use trivium_words::{Language, ShellWords, fill};
use yew::html::IntoPropValue;
use yew::prelude::*;

/// The bar of a page: a button that leaves to `to`, the heading with an optional subtitle, and further links.
pub fn page_bar(words: &ShellWords, to: Route, title: NodeRef, [heading, subtitle]: [&str; 2], links: Html) -> Html {
    html! {
        <header class="bar">
            <button class="icon" aria-label={words.back} onclick={move |_| leave(&to)}>{ icon(Icon::Back) }</button>
            <h1 ref={title} tabindex="-1">
                { heading }
                if !subtitle.is_empty() {
                    <small>{ subtitle }</small>
                }
            </h1>
            { links }
        </header>
    }
}

/// An icon button. Disabled (`can` is false), it stays visible and announces that state.
pub fn icon_button(
    label: impl IntoPropValue<Option<AttrValue>>,
    drawing: Icon,
    can: bool,
    on: Callback<MouseEvent>,
) -> Html {
    let onclick = if can { on } else { Callback::noop() };
    html! {
        <button type="button" class="icon" aria-label={label} {onclick} aria-disabled={(!can).to_string()}>
            { icon(drawing) }
        </button>
    }
}

/// The two tabs of the panel next to the board: the moves, and the analysis at the given address. The analysis is open
/// if there is a `close`.
pub fn panel_tabs(words: &ShellWords, analysis: &Route, close: Option<Callback<MouseEvent>>) -> Html {
    let now = |text: &'static str| html! { <span aria-current="true">{ text }</span> };
    html! {
        <div class="panel-tabs">
            if let Some(onclick) = close {
                <button type="button" {onclick}>{ words.record }</button>
                { now(words.game_match.analysis) }
            } else {
                { now(words.record) }
                <a href={analysis.clone()}>{ words.game_match.analysis }</a>
            }
        </div>
    }
}

/// A segmented choice. Each choice has a label and whether it is selected; `to` gets the index of the new selection.
pub fn segments(name: &'static str, legend: &str, choices: &[(&'static str, bool)], to: &Callback<usize>) -> Html {
    let choice = |(index, (label, chosen)): (usize, &(&'static str, bool))| {
        let lang = Language::ALL.into_iter().find(|l| l.name() == *label).map(Language::tag);
        let onchange = to.reform(move |_: Event| index);
        html! {
            <label class="segment" key={*label}>
                <input type="radio" {name} checked={*chosen} {onchange} />
                <span {lang}>{ *label }</span>
            </label>
        }
    };
    html! {
        <fieldset class="segments">
            <legend>{ legend }</legend>
            <div>{ for choices.iter().enumerate().map(choice) }</div>
        </fieldset>
    }
}

/// A switch; `to` gets its new state.
pub fn switch(label: &'static str, on: bool, to: &Callback<bool>) -> Html {
    let onchange = to.reform(move |_: Event| !on);
    html! {
        <label class="switch">
            <input type="checkbox" checked={on} {onchange} />
            <span>{ label }</span>
        </label>
    }
}

/// A stepper; `to` gets the previous or next value, where there is one.
pub fn stepper<T: Copy + 'static>(
    words: &ShellWords,
    label: &'static str,
    now: String,
    [less, more]: [Option<T>; 2],
    to: &Callback<T>,
) -> Html {
    let step = |value: Option<T>, text: &str, drawing| {
        let to = to.clone();
        let on = Callback::from(move |_| value.iter().for_each(|value| to.emit(*value)));
        icon_button(fill(text, &[label]), drawing, value.is_some(), on)
    };
    html! {
        <div key={label} class="stepper" role="group" aria-label={label}>
            <span>{ label }</span>
            { step(less, words.fewer, Icon::Minus) }
            <output aria-live="polite">{ now }</output>
            { step(more, words.more, Icon::Plus) }
        </div>
    }
}

/// Chooses where people sit.
pub fn facing(set: &SettingsHandle) -> Html {
    let words = &set.now.language.shell().game_match;
    let choices = Facing::ALL.map(|facing| (words.facings[facing as usize], facing == set.now.facing));
    let now = set.now;
    let to = set.to.reform(move |index: usize| Settings { facing: Facing::ALL[index], ..now });
    segments("facing", words.facing, &choices, &to)
}

pub fn learning(set: &SettingsHandle) -> Html {
    let words = &set.now.language.shell().setup;
    let now = set.now;
    let [label, meaning, _] = words.learning;
    html! {
        <div class="learning">
            { switch(label, now.learning, &set.to.reform(move |learning| Settings { learning, ..now })) }
            <p class="aside">{ meaning }</p>
        </div>
    }
}

pub fn pace(set: &SettingsHandle) -> Html {
    let words = &set.now.language.shell().game_match;
    let choices = Pace::ALL.map(|pace| (words.paces[pace as usize], pace == set.now.pace));
    let now = set.now;
    let to = set.to.reform(move |index: usize| Settings { pace: Pace::ALL[index], ..now });
    segments("pace", words.pace, &choices, &to)
}

/// The emblem of a seat, as a button that selects the seat's next colour.
pub fn colour(set: &SettingsHandle, seat: Seat) -> Html {
    let mut colours = set.now.colours;
    let of_seat = &mut colours[seat.index()];
    *of_seat = (*of_seat + 1) % SEAT_COLOURS;
    let then = Settings { colours, ..set.now };
    let label = fill(set.now.language.shell().game_match.colour, &[&seat.to_string()]);
    html! {
        <button
            type="button"
            class="icon colour"
            aria-label={label.clone()}
            title={label}
            data-seat={seat.to_string()}
            onclick={set.to.reform(move |_| then)}
        >
            { emblem(seat) }
        </button>
    }
}
