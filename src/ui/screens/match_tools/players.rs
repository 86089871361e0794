//! The players section of the set-up: people or the computer, its level, and the player of each seat.

use super::setup::SetupChoice;
use crate::ui::base::controls::{colour, learning};
use crate::ui::base::form;
use crate::ui::base::settings::SettingsHandle;
use crate::ui::base::store;
use crate::ui::parts::last_setup::known_names;
use trivium_boards::icons::{Icon, icon};
use trivium_boards::{fill_template, with_colours};
use trivium_engine::Level;
use trivium_rules::core::Seat;
use trivium_session::NAME_LENGTH;
use trivium_words::name;
use trivium_words::{SetupWords, ShellWords, fill};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// The level of the first match against the computer. Later levels depend on the results.
const DEFAULT_LEVEL: &str = "1";

impl SetupChoice {
    /// The choice of opponents, and the level of the computer.
    pub(super) fn question(&self, set: &SettingsHandle) -> Html {
        let words = &set.now.language.shell().setup;
        let against = self.engines.iter().any(|level| !level.is_empty());
        let choice = |index: usize, drawing: Icon| {
            let (engines, setter) = ((*self.engines).clone(), self.engines.setter());
            let first = form::of(self.game.id).map_or_else(|| DEFAULT_LEVEL.to_owned(), |form| form.level().text());
            let onchange = move |_: Event| {
                let seats = engines.iter().enumerate();
                let level = |seat| if index == 1 && seat > 0 { first.clone() } else { String::new() };
                setter.set(seats.map(|(seat, _)| level(seat)).collect());
            };
            html! {
                <label class="answer">
                    <input type="radio" name="opponents" checked={against == (index == 1)} {onchange} />
                    { icon(drawing) }
                    <span><strong>{ words.ways[index] }</strong><span>{ words.say[index] }</span></span>
                </label>
            }
        };
        html! {
            <>
                <fieldset class="opponents">
                    <legend>{ words.question }</legend>
                    <div>{ choice(0, Icon::Together) }{ choice(1, Icon::Computer) }</div>
                </fieldset>
                if against {
                    { self.levels(words) }
                    { learning(set) }
                }
            </>
        }
    }

    /// The levels. The chosen one applies to all computer players.
    fn levels(&self, words: &SetupWords) -> Html {
        let mut now = self.engines.iter().filter_map(|level| Level::read(level)).map(Level::number);
        let chosen = now.next().filter(|first| now.all(|number| number == *first));
        let choice = |(number, [name, _]): (u8, &[&'static str; 2])| {
            let (engines, setter) = ((*self.engines).clone(), self.engines.setter());
            let onchange = move |_: Event| {
                let level = |before: &String| if before.is_empty() { String::new() } else { number.to_string() };
                setter.set(engines.iter().map(level).collect());
            };
            html! {
                <label key={number} class="segment">
                    <input type="radio" name="level" checked={chosen == Some(number)} {onchange} />
                    <span><strong>{ number }</strong>{ " " }<span>{ *name }</span></span>
                </label>
            }
        };
        let sentence = chosen.map_or("", |number| words.levels[usize::from(number) - 1][1]);
        html! {
            <fieldset class="levels">
                <legend>{ words.level }</legend>
                <div>{ for (1..).zip(&words.levels).map(choice) }</div>
                <p class="aside" aria-live="polite">{ sentence }</p>
            </fieldset>
        }
    }

    /// Whether any seat has a name or an engine.
    fn named(&self) -> bool {
        self.names.iter().any(|name| !name.trim().is_empty()) || self.engines.iter().any(|level| !level.is_empty())
    }

    /// The seats with their players, and buttons that rearrange them.
    pub(super) fn seats(&self, set: &SettingsHandle) -> Html {
        let words = set.now.language.shell();
        let seats = (0..usize::from(self.game.seats)).map(|seat| self.seat(set, seat));
        html! {
            <section aria-labelledby="names">
                <h2 id="names">{ words.names }</h2>
                <p class="aside">{ words.setup.seats }</p>
                <ol class="names">{ for seats }</ol>
                <datalist id="known-names">
                    { for known_names().into_iter().map(|name| html! { <option value={name} /> }) }
                </datalist>
                if self.named() {
                    <div class="row">
                        <button type="button" class="button" onclick={self.turned(|_| 1)}>
                            { icon(Icon::Swap) }{ words.change_places }
                        </button>
                        <button type="button" class="button" onclick={self.turned(|n| store::seed() as usize % n)}>
                            { icon(Icon::Lots) }{ words.draw_lots }
                        </button>
                    </div>
                }
            </section>
        }
    }

    fn seat(&self, set: &SettingsHandle, seat: usize) -> Html {
        let words = set.now.language.shell();
        let (all, setter) = ((*self.names).clone(), self.names.setter());
        let oninput = move |event: InputEvent| {
            let mut all = all.clone();
            all[seat] = event.target_unchecked_into::<HtmlInputElement>().value();
            setter.set(all);
        };
        let (plays, setter) = ((*self.engines).clone(), self.engines.setter());
        let now = plays[seat].clone();
        let level = Level::read(&now);
        let unnamed = with_colours(Vec::new(), self.game.id, self.colours(), set.now.language);
        let called = unnamed.get(seat).filter(|_| level.is_none()).map_or("", String::as_str);
        let onchange = move |event: Event| {
            let mut plays = plays.clone();
            plays[seat] = event.target_unchecked_into::<HtmlSelectElement>().value();
            setter.set(plays);
        };
        html! {
            <li key={seat} data-seat={(seat + 1).to_string()}>
                { colour(set, Seat::at(seat)) }
                <span class="called">
                    <input
                        type="text"
                        autocomplete="off"
                        list="known-names"
                        maxlength={NAME_LENGTH.to_string()}
                        aria-label={fill(words.name_of, &[&(seat + 1).to_string()])}
                        placeholder={name(words, called, Seat::at(seat), level)}
                        value={self.names[seat].clone()}
                        {oninput}
                    />
                </span>
                <select aria-label={fill(words.plays, &[&(seat + 1).to_string()])} {onchange}>
                    { fill_template(&players(words, &now), &[]) }
                </select>
            </li>
        }
    }

    /// Rotates the players among the seats, by the number of seats that `by` returns for a player count.
    fn turned(&self, by: fn(usize) -> usize) -> Callback<MouseEvent> {
        let (all, setter) = ((*self.names).clone(), self.names.setter());
        let (plays, play) = ((*self.engines).clone(), self.engines.setter());
        Callback::from(move |_| {
            let (mut all, mut plays) = (all.clone(), plays.clone());
            let by = by(all.len());
            all.rotate_left(by);
            plays.rotate_left(by);
            setter.set(all);
            play.set(plays);
        })
    }
}

/// The options of a seat's `<select>` as markup; `now` is selected.
pub(super) fn players(words: &ShellWords, now: &str) -> String {
    let option = |value: &str, text: &str| {
        fill("<option value='{0}'{1}>{2}</option>", &[value, if now == value { " selected" } else { "" }, text])
    };
    let mut players = option("", words.person);
    for level in Level::choices() {
        let number = level.number().to_string();
        let time = level.seconds().map(|seconds| fill(words.game_match.seconds, &[&seconds.to_string()]));
        let called = time.map_or_else(|| number.clone(), |time| [&number, " · ", &time].concat());
        players.push_str(&option(&level.text(), &fill(words.engine, &[&called])));
    }
    players
}
