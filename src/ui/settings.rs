//! What people set for themselves: language, brightness, the boards' look. Kept in the browser, given to all as contexts.

use super::boards::Look;
use super::icons::{Icon, icon};
use super::route::{Route, leave};
use super::store::Local;
use crate::i18n::{Language, fill};
use crate::session::Storage;
use std::rc::Rc;
use yew::prelude::*;

const KEY: &str = "trivium/settings";

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Theme {
    /// As the device has it.
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    const fn word(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// All settings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The language of all words.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// The boards' material.
    pub look: Look,
    /// Whether coordinates are written at the boards.
    pub coordinates: bool,
    /// Whether what wins or loses at once is marked.
    pub help: bool,
}

/// The settings and how to change them.
#[derive(Clone, PartialEq)]
pub struct Set {
    /// As they are.
    pub now: Settings,
    /// [`Chosen::wanted`].
    pub wanted: Option<Language>,
    /// [`Chosen::failed`].
    pub failed: Option<Language>,
    /// Changes all but the language.
    pub to: Callback<Settings>,
    /// Changes the language, as soon as its words are there.
    pub speak: Callback<Language>,
}

/// What was chosen so far. A language is shown when its words are there; until then the one before it stays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chosen {
    /// The settings that hold.
    pub now: Settings,
    /// The language whose words are on their way.
    pub wanted: Option<Language>,
    /// The language that was chosen last, when its words cannot be had.
    pub failed: Option<Language>,
}

/// What changes [`Chosen`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Change {
    /// Other settings; the language among them counts for nothing.
    Settings(Settings),
    /// A language was chosen.
    Wanted(Language),
    /// A language's words are there, or cannot be had.
    Fetched(Language, bool),
}

impl Chosen {
    fn after(mut self, change: Change) -> Chosen {
        match change {
            Change::Settings(settings) => self.now = Settings { language: self.now.language, ..settings },
            Change::Wanted(language) => (self.wanted, self.failed) = (Some(language), None),
            // Unless another language was chosen while these words were on their way.
            Change::Fetched(language, there) if self.wanted == Some(language) => {
                self.wanted = None;
                if there {
                    self.now.language = language;
                } else {
                    self.failed = Some(language);
                }
            }
            Change::Fetched(..) => {}
        }
        self
    }
}

impl Reducible for Chosen {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let next = self.after(change);
        if next.now != self.now {
            next.now.keep();
        }
        next.into()
    }
}

/// The settings and how to change them, from the app.
#[hook]
pub fn use_settings() -> Set {
    use_context::<Set>().expect("the app provides settings")
}

/// The language of all words.
#[hook]
pub fn use_language() -> Language {
    use_settings().now.language
}

impl Settings {
    /// As they were kept; language and what is missing as the browser says.
    pub fn load() -> Settings {
        let mut settings = Settings {
            language: browser_language(),
            theme: Theme::Auto,
            look: Look::Wood,
            coordinates: false,
            help: false,
        };
        let kept = Local.get(KEY).ok().flatten().unwrap_or_default();
        for (key, value) in kept.split(' ').filter_map(|pair| pair.split_once('=')) {
            match key {
                "language" => settings.language = Language::of_tag(value).unwrap_or(settings.language),
                "theme" => settings.theme = Theme::ALL.into_iter().find(|t| t.word() == value).unwrap_or(Theme::Auto),
                "look" => settings.look = Look::ALL.into_iter().find(|l| l.class() == value).unwrap_or(Look::Wood),
                "coordinates" => settings.coordinates = value == "y",
                "help" => settings.help = value == "y",
                _ => {}
            }
        }
        settings
    }

    /// Keeps them; where that is refused they hold until the tab is closed.
    pub fn keep(&self) {
        let yes = |on: bool| if on { "y" } else { "n" };
        let pairs = [
            ["language=", self.language.tag()].concat(),
            ["theme=", self.theme.word()].concat(),
            ["look=", self.look.class()].concat(),
            ["coordinates=", yes(self.coordinates)].concat(),
            ["help=", yes(self.help)].concat(),
        ];
        let _ = Local.set(KEY, &pairs.join(" "));
    }

    /// Tells the document: its language and its brightness.
    pub fn show(&self) {
        let root = web_sys::window().and_then(|w| w.document()).and_then(|d| d.document_element());
        if let Some(root) = root {
            // The styles of all looks but wood come when they are wanted; index.html does the same at the start.
            if self.look != Look::Wood && matches!(root.query_selector("#looks"), Ok(None)) {
                let link = r#"<link id="looks" rel="stylesheet" href="looks.css">"#;
                let _ = root.first_element_child().map(|head| head.insert_adjacent_html("beforeend", link));
            }
            let _ = root.set_attribute("lang", self.language.tag());
            let _ = root.set_attribute("data-theme", self.theme.word());
        }
    }
}

/// The browser's languages, the most wanted first.
fn tags() -> Vec<String> {
    let tags = web_sys::window().map(|w| w.navigator().languages()).unwrap_or_default();
    tags.iter().filter_map(|tag| tag.as_string()).collect()
}

/// The first of the browser's languages that is one of ours; else English.
fn browser_language() -> Language {
    tags().iter().find_map(|tag| Language::of_tag(tag)).unwrap_or(Language::En)
}

/// The tag by which dates are written in a language: with the browser's region, if it has one for it.
pub fn locale(language: Language) -> String {
    let own = tags().into_iter().find(|tag| Language::of_tag(tag) == Some(language));
    own.unwrap_or_else(|| language.tag().to_owned())
}

/// The page of settings.
#[component]
pub fn SettingsPage() -> Html {
    let set = use_settings();
    let words = set.now.language.shell();
    let title = use_title(words.settings);
    let marked = set.wanted.unwrap_or(set.now.language);
    let language = Language::ALL.map(|l| (l.name(), l == marked, Settings { language: l, ..set.now }));
    let speak = set.speak.reform(|settings: Settings| settings.language);
    let themes = Theme::ALL.map(|t| (words.themes[t as usize], t == set.now.theme, Settings { theme: t, ..set.now }));
    let looks = Look::ALL.map(|l| (words.looks[l as usize], l == set.now.look, Settings { look: l, ..set.now }));
    let coordinates = Settings { coordinates: !set.now.coordinates, ..set.now };
    let help = Settings { help: !set.now.help, ..set.now };
    html! {
        <main class="page narrow">
            <header class="bar">
                <button class="icon" aria-label={words.back} onclick={|_| leave(&Route::Home)}>{ icon(Icon::Back) }</button>
                <h1 ref={title} tabindex="-1">{ words.settings }</h1>
            </header>
            { group("language", words.language, &language, &speak) }
            if let Some(failed) = set.failed {
                <p role="alert">{ fill(words.wrong.words, &[failed.name()]) }</p>
            }
            { group("theme", words.theme, &themes, &set.to) }
            { group("look", words.look, &looks, &set.to) }
            { switch(words.coordinates, set.now.coordinates, coordinates, &set.to) }
            { switch(words.help, set.now.help, help, &set.to) }
            <section class="prose">
                <h2>{ words.about }</h2>
                { for words.about_text.iter().map(|text| html! { <p>{ *text }</p> }) }
            </section>
        </main>
    }
}

/// Something to switch on and off; `then` are the settings with it switched.
fn switch(label: &'static str, on: bool, then: Settings, to: &Callback<Settings>) -> Html {
    let onchange = to.reform(move |_: Event| then);
    html! {
        <label class="switch">
            <input type="checkbox" checked={on} {onchange} />
            <span>{ label }</span>
        </label>
    }
}

/// A choice of one among a few.
fn group(
    name: &'static str,
    legend: &str,
    choices: &[(&'static str, bool, Settings)],
    to: &Callback<Settings>,
) -> Html {
    let choice = |(label, chosen, settings): &(&'static str, bool, Settings)| {
        let (to, settings) = (to.clone(), *settings);
        let lang = Language::ALL.into_iter().find(|l| l.name() == *label).map(Language::tag);
        html! {
            <label class="segment" key={*label}>
                <input type="radio" {name} checked={*chosen} onchange={move |_| to.emit(settings)} />
                <span {lang}>{ *label }</span>
            </label>
        }
    };
    html! {
        <fieldset class="segments">
            <legend>{ legend }</legend>
            <div>{ for choices.iter().map(choice) }</div>
        </fieldset>
    }
}

/// Names the document after the screen, and moves the focus to the heading with the returned reference, so that whoever
/// listens hears where they are.
#[hook]
pub fn use_title(title: &str) -> NodeRef {
    let heading = use_node_ref();
    use_effect_with(title.to_owned(), |title| {
        if let Some(document) = web_sys::window().and_then(|w| w.document()) {
            document.set_title(&if title == "Trivium" { title.clone() } else { [title, " · Trivium"].concat() });
        }
    });
    {
        let heading = heading.clone();
        use_effect_with((), move |()| {
            if let Some(heading) = heading.cast::<web_sys::HtmlElement>() {
                let _ = heading.focus();
            }
        });
    }
    heading
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Chosen = Chosen {
        now: Settings { language: Language::En, theme: Theme::Auto, look: Look::Wood, coordinates: false, help: false },
        wanted: None,
        failed: None,
    };

    fn after(changes: &[Change]) -> Chosen {
        changes.iter().fold(START, |chosen, change| chosen.after(*change))
    }

    #[test]
    fn a_language_is_shown_when_its_words_are_there() {
        let wanted = after(&[Change::Wanted(Language::De)]);
        assert_eq!((wanted.now, wanted.wanted), (START.now, Some(Language::De)));
        let there = wanted.after(Change::Fetched(Language::De, true));
        assert_eq!(there, Chosen { now: Settings { language: Language::De, ..START.now }, ..START });
    }

    #[test]
    fn words_that_cannot_be_had_leave_the_language_until_the_next_choice() {
        let failed = after(&[Change::Wanted(Language::It), Change::Fetched(Language::It, false)]);
        assert_eq!(failed, Chosen { failed: Some(Language::It), ..START });
        assert_eq!(failed.after(Change::Wanted(Language::It)).failed, None);
    }

    #[test]
    fn the_language_chosen_last_counts() {
        let chosen = after(&[
            Change::Wanted(Language::Fr),
            Change::Wanted(Language::It),
            Change::Fetched(Language::It, true),
            Change::Fetched(Language::Fr, true),
        ]);
        assert_eq!(chosen.now.language, Language::It);
        let back = after(&[
            Change::Wanted(Language::Fr),
            Change::Wanted(Language::En),
            Change::Fetched(Language::En, true),
            Change::Fetched(Language::Fr, false),
        ]);
        assert_eq!(back, START);
    }

    #[test]
    fn other_settings_do_not_stop_words_on_their_way() {
        let dark = Settings { theme: Theme::Dark, ..START.now };
        let chosen =
            after(&[Change::Wanted(Language::De), Change::Settings(dark), Change::Fetched(Language::De, true)]);
        assert_eq!(chosen.now, Settings { language: Language::De, ..dark });
    }
}
