//! The set-up of a match: players, variant, and a collapsed section with everything else. Everything has a default, so
//! that one tap starts a match.

use super::time_control::{TimeControl, TimeControlChoices};
use crate::ui::base::controls::{page_bar, stepper, switch};
use crate::ui::base::lesson_progress::{is_done, mark_done};
use crate::ui::base::pictures::Picture;
use crate::ui::base::returned::use_returned;
use crate::ui::base::route::{Route, replace};
use crate::ui::base::settings::{SettingsHandle, use_settings, use_title};
use crate::ui::base::store;
use crate::ui::parts::last_setup;
use trivium_boards::icons::{Icon, icon};
use trivium_engine::Level;
use trivium_rules::core::{GameInfo, OptionInfo, Seat, VariantInfo};
use trivium_session::{Match, Setup};
use trivium_words::{Language, fill};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct SetupProps {
    pub game: &'static GameInfo,
}

pub struct SetupChoice {
    pub(super) game: &'static GameInfo,
    variant: UseStateHandle<usize>,
    /// Option values by key. A value stays when the user switches to a variant with the same option.
    values: UseStateHandle<Vec<(&'static str, u32)>>,
    pub(super) names: UseStateHandle<Vec<String>>,
    /// The engines' levels as text; empty for a person.
    pub(super) engines: UseStateHandle<Vec<String>>,
    time_control: UseStateHandle<TimeControl>,
}

#[hook]
fn use_choice(game: &'static GameInfo) -> SetupChoice {
    SetupChoice {
        game,
        variant: use_returned("variant", || 0),
        values: use_returned("values", Vec::new),
        names: use_returned("names", || vec![String::new(); game.seats.into()]),
        engines: use_returned("engines", || vec![String::new(); game.seats.into()]),
        time_control: use_returned("clock", TimeControl::default),
    }
}

/// Whether the lesson is offered. Once the store has a match of this game, later visits do not offer it. The current
/// visit does not change.
#[hook]
fn use_offer(game: &'static str) -> UseStateHandle<bool> {
    let offered = use_state_eq(|| !is_done(game));
    use_effect_with(game, |game| {
        let game = *game;
        spawn_local(async move {
            let played = |matches: store::ListedMatches| matches.matches.iter().any(|summary| summary.game == game);
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

    /// The colour names of the seats, in games whose rules name them.
    pub(super) fn colours(&self) -> &'static str {
        let setup = Setup::new(self.game.id, self.variant().id, [], [], 0);
        setup.map_or("", |setup| setup.game().start().scene().colours)
    }

    fn value(&self, option: &OptionInfo) -> u32 {
        match self.values.iter().rfind(|(key, _)| *key == option.key) {
            Some((_, value)) if (option.least..=option.most).contains(value) => *value,
            _ => option.default,
        }
    }

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
                let setup = seats.fold(setup, |setup, (seat, level)| setup.with_engine(seat, Level::read(level)));
                let setup = setup.with_clock(time_control.clock()).with_strict(time_control.strict);
                let begun = Match::new(setup);
                last_setup::keep(game.id, &begun);
                let people = begun.setup().names().iter().zip(Seat::all(game.seats));
                let people = people.filter(|(_, seat)| begun.setup().engine(*seat).is_none());
                last_setup::remember_names(people.map(|(name, _)| name.as_str()));
                replace(&Route::Game(store::add(&begun), None));
            }
        })
    }

    /// The variants, and switches for the additions that some of them have.
    fn variants(&self, language: Language) -> Html {
        let words = language.game(self.game.id);
        let (now, _) = parts(self.variant().id);
        let plain = self.game.variants.iter().enumerate().filter(|(_, info)| parts(info.id).1.is_none());
        let cards = plain.map(|(index, info)| {
            let [title, sentence] = words.variant(info.id);
            let variant = self.variant.setter();
            // Keep the addition if the other variant has it.
            let with = parts(self.variant().id).1.and_then(|with| self.with(info.id, with)).unwrap_or(index);
            html! {
                <label key={info.id} class="option-card">
                    <input type="radio" name="variant" checked={info.id == now} onchange={move |_| variant.set(with)} />
                    <Picture game={self.game.id} variant={Some(info.id)} />
                    <span><strong>{ title }</strong><span>{ sentence }</span></span>
                </label>
            }
        });
        let additions = self.game.variants.iter().enumerate().filter_map(|(index, info)| {
            let (base, with) = parts(info.id);
            let label = words.option(with.filter(|_| base == now)?);
            let plain = self.game.variants.iter().position(|info| info.id == base)?;
            let variant = self.variant.setter();
            let to = Callback::from(move |on| variant.set(if on { index } else { plain }));
            Some(switch(label, index == *self.variant, &to))
        });
        html! {
            <div class="variants">
                <fieldset><legend>{ language.shell().variant }</legend>{ for cards }</fieldset>
                { for additions }
                <p class="row">{ for self.lessons(language) }</p>
            </div>
        }
    }

    /// Links to the lessons about the chosen variant and its addition.
    fn lessons(&self, language: Language) -> impl Iterator<Item = Html> {
        let words = language.game(self.game.id);
        let (base, with) = parts(self.variant().id);
        let titles = [
            Some((base, words.variant(base)[0])),
            with.map(|with| (with, words.option(with).split([':', ',']).next().unwrap_or_default().trim())),
        ];
        titles.into_iter().flatten().filter_map(move |(name, title)| lesson_link(self.game, name, title, language))
    }

    /// Index of the variant that is `base` played with `with`.
    fn with(&self, base: &str, with: &str) -> Option<usize> {
        self.game.variants.iter().position(|info| parts(info.id) == (base, Some(with)))
    }

    /// The collapsed section for everything with a default. Its summary lists the values.
    fn fold(&self, set: &SettingsHandle) -> Html {
        let language = set.now.language;
        let words = language.shell();
        let table = &words.game_match;
        let options = self.variant().options.iter().map(|option| {
            [language.game(self.game.id).option(option.key), ": ", &self.value(option).to_string()].concat()
        });
        let clock = [table.clock, ": ", table.clocks[self.time_control.kind as usize]].concat();
        let facing = table.facings[set.now.facing as usize].to_owned();
        let strict = self.time_control.strict.then(|| table.strict.to_owned());
        let values = options.chain([clock, facing]).chain(strict);
        let agreed_to = {
            let setter = self.time_control.setter();
            Callback::from(move |to| setter.set(to))
        };
        html! {
            <details class="further">
                <summary>
                    <strong>{ words.setup.fold }</strong>
                    <span class="facts">{ for values.map(|text| html! { <span>{ text }</span> }) }</span>
                </summary>
                <div>
                    if !self.variant().options.is_empty() {
                        { self.options(language) }
                    }
                    { self.seats(set) }
                    <section aria-labelledby="table">
                        <h2 id="table">{ table.title }</h2>
                        <TimeControlChoices now={*self.time_control} to={agreed_to} />
                    </section>
                </div>
            </details>
        }
    }

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
}

#[component]
pub fn SetupPage(props: &SetupProps) -> Html {
    let game = props.game;
    let set = use_settings();
    let language = set.now.language;
    let (words, game_words) = (language.shell(), language.game(game.id));
    let choice = use_choice(game);
    let title = use_title(game_words.name);
    let offered = use_offer(game.id);
    let rules = html! {
        <a class="button" href={Route::Rules(game.id.to_owned(), String::new())}>{ icon(Icon::Rules) }{ words.rules }</a>
    };
    html! {
        <main class="page setup">
            { page_bar(words, Route::Home, title, [game_words.name, ""], rules) }
            if *offered {
                { offer(game, language, &offered) }
            } else if last_setup::is_kept(game.id) {
                <div class="row offer">
                    <button type="button" class="button" onclick={move |_| last_setup::begin_again(game.id)}>
                        { words.setup.again }
                    </button>
                </div>
            }
            <form onsubmit={choice.start()}>
                <div class="choices">
                    { choice.question(&set) }
                    if game.variants.len() > 1 {
                        { choice.variants(language) }
                    }
                </div>
                <div class="choices">
                    <Picture game={game.id} />
                    { choice.fold(&set) }
                    <p class="row">
                        if !*offered {
                            { for lesson_link(game, "", game_words.name, language) }
                        }
                        <a class="button" href={Route::Position(game.id.to_owned())}>{ words.setup.position }</a>
                    </p>
                </div>
                <div class="go">
                    <button class="button main">{ words.start }</button>
                </div>
            </form>
        </main>
    }
}

/// Offers the lesson to players who are new to the game.
fn offer(game: &'static GameInfo, language: Language, offered: &UseStateHandle<bool>) -> Html {
    let offered = offered.setter();
    let onclick = move |_| {
        mark_done(game.id);
        offered.set(false);
    };
    html! {
        <div class="row offer">
            { for lesson_link(game, "", language.game(game.id).name, language) }
            <button type="button" class="button" {onclick}>{ language.shell().game_match.not_now }</button>
        </div>
    }
}

/// A link to a lesson with its length; `None` if the game has no lesson of that name.
fn lesson_link(game: &GameInfo, name: &str, title: &str, language: Language) -> Option<Html> {
    let minutes = game.lesson(name)?.to_string();
    let text = fill(language.shell().game_match.learn, &[title, &minutes]);
    Some(html! { <a class="button" href={Route::Learn(game.id.to_owned(), name.to_owned())}>{ text }</a> })
}

/// Splits a variant's id into the base variant and its addition: `simple+bag`.
fn parts(id: &str) -> (&str, Option<&str>) {
    id.split_once('+').map_or((id, None), |(base, with)| (base, Some(with)))
}
