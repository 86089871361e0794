//! The set-up sheet of a game: variant, options, who sits where. Everything has a default, so that one tap starts.

use super::time_control::{TimeControl, TimeControlChoices};
use crate::ui::controls::{colour, stepper};
use crate::ui::icons::{Icon, icon};
use crate::ui::lesson::{is_done, mark_done};
use crate::ui::pictures::Picture;
use crate::ui::route::{Route, leave, replace};
use crate::ui::settings::{SettingsHandle, use_settings, use_title};
use crate::ui::store;
use trivium_boards::fill_template;
use trivium_engine::Level;
use trivium_rules::core::{GameInfo, OptionInfo, Seat, VariantInfo};
use trivium_session::{Match, NAME_LENGTH, Setup};
use trivium_words::name;
use trivium_words::{Language, ShellWords, fill};
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// The properties of [`SetupPage`].
#[derive(Clone, PartialEq, Properties)]
pub struct SetupProps {
    /// The game.
    pub game: &'static GameInfo,
}

/// All that is chosen on the sheet.
struct SetupChoice {
    game: &'static GameInfo,
    variant: UseStateHandle<usize>,
    /// By the option's key, so that a value stays when the variant changes to one that has the option too.
    values: UseStateHandle<Vec<(&'static str, u32)>>,
    names: UseStateHandle<Vec<String>>,
    /// Their levels as text; empty for a person.
    engines: UseStateHandle<Vec<String>>,
    time_control: UseStateHandle<TimeControl>,
}

#[hook]
fn use_choice(game: &'static GameInfo) -> SetupChoice {
    SetupChoice {
        game,
        variant: use_state_eq(|| 0),
        values: use_state_eq(Vec::new),
        names: use_state_eq(|| vec![String::new(); game.seats.into()]),
        engines: use_state_eq(|| vec![String::new(); game.seats.into()]),
        time_control: use_state_eq(TimeControl::default),
    }
}

/// Whether the lesson is offered. A player who knows the game is not asked the next time; nothing moves meanwhile.
#[hook]
fn use_offer(game: &'static str) -> UseStateHandle<bool> {
    let offered = use_state_eq(|| !is_done(game));
    use_effect_with(game, |game| {
        let game = *game;
        spawn_local(async move {
            let played = |matches: store::ListedMatches| matches.matches.iter().any(|kept| kept.game == game);
            if store::list(50).await.is_ok_and(played) {
                mark_done(game);
            }
        });
    });
    offered
}

impl SetupChoice {
    fn variant(&self) -> &'static VariantInfo {
        &self.game.variants[*self.variant]
    }

    fn value(&self, option: &OptionInfo) -> u32 {
        match self.values.iter().rfind(|(key, _)| *key == option.key) {
            Some((_, value)) if (option.least..=option.most).contains(value) => *value,
            _ => option.default,
        }
    }

    /// Whether anything is known of who sits there.
    fn named(&self) -> bool {
        self.names.iter().any(|name| !name.trim().is_empty()) || self.engines.iter().any(|level| !level.is_empty())
    }

    /// Begins the match.
    fn start(&self) -> Callback<SubmitEvent> {
        let (game, variant) = (self.game, self.variant());
        let values: Vec<_> = variant.options.iter().map(|o| (o.key, self.value(o).to_string())).collect();
        let (names, engines, time_control) = (self.names.clone(), self.engines.clone(), *self.time_control);
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let options = values.iter().map(|(key, value)| (*key, value.as_str()));
            let names = names.iter().map(String::as_str);
            if let Ok(setup) = Setup::new(game.id, variant.id, options, names, store::seed()) {
                let seats = Seat::all(game.seats).zip(engines.iter());
                let setup = seats.fold(setup, |setup, (seat, level)| setup.with_engine(seat, level_of(level)));
                let setup = setup.with_clock(time_control.clock()).with_strict(time_control.strict);
                let id = store::fresh_id();
                // When the browser does not keep it, the match says so itself.
                store::keep(&id, &Match::new(setup), drop);
                replace(&Route::Game(id, None));
            }
        })
    }

    /// The variants, one of which is chosen.
    fn variants(&self, language: Language) -> Html {
        let cards = self.game.variants.iter().enumerate().map(|(index, info)| {
            let [title, sentence] = language.game(self.game.id).variant(info.id);
            let variant = self.variant.setter();
            html! {
                <label key={info.id} class="option-card">
                    <input
                        type="radio"
                        name="variant"
                        checked={index == *self.variant}
                        onchange={move |_| variant.set(index)}
                    />
                    <span><strong>{ title }</strong><span>{ sentence }</span></span>
                </label>
            }
        });
        html! { <fieldset class="variants"><legend>{ language.shell().variant }</legend>{ for cards }</fieldset> }
    }

    /// The options of the variant.
    fn options(&self, language: Language) -> Html {
        let words = language.shell();
        let steppers = self.variant().options.iter().map(|option| {
            let (now, label) = (self.value(option), language.game(self.game.id).option(option.key));
            let steps = [now.checked_sub(option.step), now.checked_add(option.step)];
            let steps = steps.map(|to| to.filter(|to| (option.least..=option.most).contains(to)));
            let (values, setter) = ((*self.values).clone(), self.values.setter());
            let key = option.key;
            let to = Callback::from(move |to| setter.set([&values[..], &[(key, to)]].concat()));
            stepper(words, label, now.to_string(), steps, &to)
        });
        html! { <section aria-labelledby="options"><h2 id="options">{ words.match_length }</h2>{ for steppers }</section> }
    }

    /// The players: the seats, and how they change places.
    fn seats(&self, set: &SettingsHandle) -> Html {
        let words = set.now.language.shell();
        let seats = (0..usize::from(self.game.seats)).map(|seat| self.seat(set, seat));
        html! {
            <section aria-labelledby="names">
                <h2 id="names">{ words.names }</h2>
                <ol class="names">{ for seats }</ol>
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
                        maxlength={NAME_LENGTH.to_string()}
                        aria-label={fill(words.name_of, &[&(seat + 1).to_string()])}
                        placeholder={name(words, "", Seat::at(seat), level_of(&now))}
                        value={self.names[seat].clone()}
                        {oninput}
                    />
                    if seat == 0 {
                        <span class="starts">{ words.starts }</span>
                    }
                </span>
                <select aria-label={fill(words.plays, &[&(seat + 1).to_string()])} {onchange}>
                    { fill_template(&players(words, &now), &[]) }
                </select>
            </li>
        }
    }

    /// Lets everyone move on by so many places of so many.
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

/// All that can play in a seat, as the markup of a choice; `now` is chosen.
fn players(words: &ShellWords, now: &str) -> String {
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

/// The set-up of a game.
#[component]
pub fn SetupPage(props: &SetupProps) -> Html {
    let game = props.game;
    let set = use_settings();
    let language = set.now.language;
    let (words, game_words) = (language.shell(), language.game(game.id));
    let choice = use_choice(game);
    let title = use_title(game_words.name);
    let offered = use_offer(game.id);
    let agreed_to = {
        let setter = choice.time_control.setter();
        Callback::from(move |to| setter.set(to))
    };
    html! {
        <main class="page setup">
            <header class="bar">
                <button class="icon" aria-label={words.back} onclick={|_| leave(&Route::Home)}>{ icon(Icon::Back) }</button>
                <h1 ref={title} tabindex="-1">{ game_words.name }</h1>
                <a class="button quiet" href={Route::Rules(game.id.to_owned(), String::new())}>
                    { icon(Icon::Rules) }{ words.rules }
                </a>
            </header>
            if *offered {
                { offer(game.id, words, &offered) }
            }
            <form onsubmit={choice.start()}>
                <Picture game={game.id} />
                if game.variants.len() > 1 {
                    { choice.variants(language) }
                }
                <div class="choices">
                    if !choice.variant().options.is_empty() {
                        { choice.options(language) }
                    }
                    { choice.seats(&set) }
                    <section aria-labelledby="table">
                        <h2 id="table">{ words.game_match.title }</h2>
                        <TimeControlChoices now={*choice.time_control} to={agreed_to} />
                    </section>
                    if !*offered {
                        <p><a class="button" href={Route::Learn(game.id.to_owned())}>{ words.game_match.learn }</a></p>
                    }
                </div>
                <div class="go">
                    <button class="button main">{ words.start }</button>
                </div>
            </form>
        </main>
    }
}

/// Offers the lesson to whoever sees the game for the first time.
fn offer(game: &'static str, words: &ShellWords, offered: &UseStateHandle<bool>) -> Html {
    let offered = offered.setter();
    let onclick = move |_| {
        mark_done(game);
        offered.set(false);
    };
    html! {
        <div class="row offer">
            <a class="button" href={Route::Learn(game.to_owned())}>{ words.game_match.learn }</a>
            <button type="button" class="button quiet" {onclick}>{ words.game_match.not_now }</button>
        </div>
    }
}

/// The level of that text; `None` for a person.
fn level_of(text: &str) -> Option<Level> {
    Level::read(text)
}
