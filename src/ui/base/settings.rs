//! The settings, such as language, theme and look. Stored in the browser and provided to components as contexts.

use super::fetch;
use super::named_enum::named_enum;
use super::store::LocalStorage;
use gloo::utils::{document, document_element, window};
use std::rc::Rc;
use trivium_boards::{Look, set_pace};
use trivium_session::Storage;
use trivium_words::{Language, ShellWords, Verbosity};
use yew::prelude::*;

const KEY: &str = "trivium/settings";

named_enum! {
    pub enum Theme {
        /// The setting of the device.
        Auto = "auto",
        Light = "light",
        Dark = "dark",
    }
}

named_enum! {
    /// Where people sit.
    pub enum Facing {
        /// All on one side: the board does not rotate. A single person sees their own side at the bottom.
        Same = "same",
        /// Around the device: the board rotates to the seat to move.
        Round = "round",
        /// Anywhere: the board always has the orientation of the rules.
        Fixed = "fixed",
    }
}

named_enum! {
    /// The speed of animations.
    pub enum Pace {
        /// Half speed.
        Slow = "slow",
        Normal = "normal",
        /// Double speed.
        Fast = "fast",
        None = "none",
    }
}

impl Pace {
    /// Duration of animations, in percent. The same as `--pace` in `styles/base.css`.
    const fn percent(self) -> u32 {
        match self {
            Pace::Slow => 200,
            Pace::Normal => 100,
            Pace::Fast => 50,
            Pace::None => 0,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    pub language: Language,
    pub theme: Theme,
    /// The material of the boards.
    pub look: Look,
    pub coordinates: bool,
    /// Whether moves that win or lose at once are marked.
    pub help: bool,
    /// Whether hints can be requested.
    pub hints: bool,
    /// Whether positions can be analysed.
    pub analysis: bool,
    /// Whether the computer asks before it answers a mistake.
    pub learning: bool,
    pub facing: Facing,
    pub pace: Pace,
    pub sound: bool,
    /// Whether the device vibrates.
    pub haptics: bool,
    /// How much is announced to screen readers.
    pub verbosity: Verbosity,
    /// The colour of each seat, as an index from 0.
    pub colours: [u8; 3],
}

/// Number of colours per seat. All combinations are tested: no colour of one seat can be mistaken for one of another.
pub const SEAT_COLOURS: u8 = 3;

/// The defaults, in English.
const DEFAULTS: Settings = Settings {
    language: Language::En,
    theme: Theme::Auto,
    look: Look::Wood,
    coordinates: false,
    help: false,
    hints: true,
    analysis: true,
    learning: false,
    facing: Facing::Same,
    pace: Pace::Normal,
    sound: false,
    haptics: false,
    verbosity: Verbosity::Normal,
    colours: [0; 3],
};

#[derive(Clone, PartialEq)]
pub struct SettingsHandle {
    pub now: Settings,
    /// See [`SettingsState::wanted`].
    pub wanted: Option<Language>,
    /// See [`SettingsState::failed`].
    pub failed: Option<Language>,
    /// Changes all settings except the language.
    pub to: Callback<Settings>,
    /// Changes the language once its words are loaded.
    pub speak: Callback<Language>,
}

/// The settings while a language may be loading. The previous language stays until the words of the new one are there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SettingsState {
    pub now: Settings,
    /// The language whose words are loading.
    pub wanted: Option<Language>,
    /// The language chosen last, if its words failed to load.
    pub failed: Option<Language>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Change {
    /// New settings. Their language is ignored.
    Settings(Settings),
    /// The user chose a language.
    Wanted(Language),
    /// The words of a language were loaded (true), or failed to load.
    Fetched(Language, bool),
}

impl SettingsState {
    fn after(mut self, change: Change) -> SettingsState {
        match change {
            Change::Settings(settings) => self.now = Settings { language: self.now.language, ..settings },
            Change::Wanted(language) => (self.wanted, self.failed) = (Some(language), None),
            // Ignored if another language was chosen meanwhile.
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

impl Reducible for SettingsState {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let next = self.after(change);
        if next.now != self.now {
            next.now.keep(&self.now);
        }
        next.into()
    }
}

/// The settings and callbacks that change them, from the app's context.
#[hook]
pub fn use_settings() -> SettingsHandle {
    use_context::<SettingsHandle>().expect("the app provides settings")
}

#[hook]
pub fn use_language() -> Language {
    use_settings().now.language
}

/// A boolean setting: its key in the storage, its field, its label.
type Switch = (&'static str, fn(&mut Settings) -> &mut bool, fn(&ShellWords) -> &'static str);

pub const SWITCHES: [Switch; 7] = [
    ("coordinates", |settings| &mut settings.coordinates, |words| words.coordinates),
    ("help", |settings| &mut settings.help, |words| words.help),
    ("hints", |settings| &mut settings.hints, |words| words.game_match.hints),
    ("analysis", |settings| &mut settings.analysis, |words| words.game_match.analyses),
    ("learning", |settings| &mut settings.learning, |words| words.setup.learning[0]),
    ("sound", |settings| &mut settings.sound, |words| words.game_match.sound),
    ("haptics", |settings| &mut settings.haptics, |words| words.game_match.haptics),
];

impl Settings {
    /// The defaults, with the language of the browser.
    pub fn standard() -> Settings {
        Settings { language: browser_language(), ..DEFAULTS }
    }

    /// The stored settings. Missing ones have their defaults.
    pub fn load() -> Settings {
        let mut settings = Settings::standard();
        let stored = LocalStorage.get(KEY).ok().flatten().unwrap_or_default();
        for (key, value) in stored.split(' ').filter_map(|pair| pair.split_once('=')) {
            settings.take(key, value);
        }
        settings
    }

    /// Reads one stored setting. An unknown key or value changes nothing.
    fn take(&mut self, key: &str, value: &str) {
        match key {
            "language" => self.language = Language::of_tag(value).unwrap_or(self.language),
            "theme" => self.theme = Theme::named(value).unwrap_or(self.theme),
            "look" => self.look = Look::ALL.into_iter().find(|l| l.class() == value).unwrap_or(self.look),
            "facing" => self.facing = Facing::named(value).unwrap_or(self.facing),
            "verbosity" => {
                self.verbosity = Verbosity::ALL.into_iter().find(|v| v.word() == value).unwrap_or(self.verbosity);
            }
            "pace" => self.pace = Pace::named(value).unwrap_or(self.pace),
            "colours" => {
                for (colour, digit) in self.colours.iter_mut().zip(value.bytes()) {
                    *colour = digit.wrapping_sub(b'0') % SEAT_COLOURS;
                }
            }
            _ => {
                if let Some((_, of, _)) = SWITCHES.iter().find(|(word, ..)| *word == key) {
                    *of(self) = value == "y";
                }
            }
        }
    }

    /// The text in the storage.
    fn text(mut self) -> String {
        let colours = self.colours.map(|colour| char::from(b'0' + colour)).iter().collect::<String>();
        let mut text = [
            ["language=", self.language.tag()].concat(),
            ["theme=", self.theme.name()].concat(),
            ["look=", self.look.class()].concat(),
            ["facing=", self.facing.name()].concat(),
            ["verbosity=", self.verbosity.word()].concat(),
            ["pace=", self.pace.name()].concat(),
            ["colours=", &colours].concat(),
        ]
        .join(" ");
        for (word, of, _) in SWITCHES {
            text.extend([" ", word, if *of(&mut self) { "=y" } else { "=n" }]);
        }
        text
    }

    /// Stores the settings that differ from `before`, so that changes of another tab stay. If the browser refuses,
    /// they are lost when the tab is closed.
    fn keep(&self, before: &Settings) {
        let _ = LocalStorage.set(KEY, &self.over(before, &Settings::load()).text());
    }

    /// The settings in `stored`, overridden by those that differ from `before`.
    fn over(&self, before: &Settings, stored: &Settings) -> Settings {
        let (now, before, mut merged) = (self.text(), before.text(), *stored);
        let changed = now.split(' ').zip(before.split(' ')).filter(|(now, before)| now != before);
        for (key, value) in changed.filter_map(|(now, _)| now.split_once('=')) {
            merged.take(key, value);
        }
        merged
    }

    /// Applies the settings to the document.
    pub fn show(&self) {
        set_pace(self.pace.percent());
        let root = document_element();
        // The styles of all looks but wood are loaded on demand; index.html does the same at the start.
        if self.look != Look::Wood && matches!(root.query_selector("#looks"), Ok(None)) {
            let link = [r#"<link id="looks" rel="stylesheet" href=""#, &fetch::address("looks.css"), r#"">"#].concat();
            let _ = root.first_element_child().map(|head| head.insert_adjacent_html("beforeend", &link));
        }
        let _ = root.set_attribute("lang", self.language.tag());
        let _ = root.set_attribute("data-theme", self.theme.name());
        let _ = root.set_attribute("data-pace", self.pace.name());
        for (index, colour) in self.colours.iter().enumerate() {
            let _ = root.set_attribute(
                ["data-colour-1", "data-colour-2", "data-colour-3"][index],
                ["0", "1", "2"][usize::from(*colour)],
            );
        }
    }
}

/// The browser's languages, in order of preference.
fn tags() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// The browser's first language that the app supports, or else English.
fn browser_language() -> Language {
    tags().iter().find_map(|tag| Language::of_tag(tag)).unwrap_or(Language::En)
}

/// The tag for formatting dates in a language: with the browser's region, if the browser has one for this language.
pub fn locale(language: Language) -> String {
    let own = tags().into_iter().find(|tag| Language::of_tag(tag) == Some(language));
    own.unwrap_or_else(|| language.tag().to_owned())
}

/// Sets the title of the document, and focuses the heading with the returned reference, so that screen readers announce
/// the new screen.
#[hook]
pub fn use_title(title: &str) -> NodeRef {
    let heading = use_node_ref();
    use_effect_with(title.to_owned(), |title| {
        document().set_title(&if title == "Trivium" { title.clone() } else { [title, " · Trivium"].concat() });
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

    const START: SettingsState = SettingsState { now: DEFAULTS, wanted: None, failed: None };

    fn after(changes: &[Change]) -> SettingsState {
        changes.iter().fold(START, |chosen, change| chosen.after(*change))
    }

    fn read(text: &str) -> Settings {
        let mut settings = DEFAULTS;
        for (key, value) in text.split(' ').filter_map(|pair| pair.split_once('=')) {
            settings.take(key, value);
        }
        settings
    }

    #[test]
    fn settings_are_read_as_they_are_kept() {
        let other = Settings {
            language: Language::It,
            theme: Theme::Dark,
            look: Look::Paper,
            coordinates: true,
            help: true,
            hints: false,
            analysis: false,
            learning: true,
            facing: Facing::Round,
            pace: Pace::Slow,
            sound: true,
            haptics: true,
            verbosity: Verbosity::Full,
            colours: [0, 2, 1],
        };
        for settings in [DEFAULTS, other] {
            assert_eq!(read(&settings.text()), settings);
        }
        // Texts of older and newer versions, and damaged texts.
        let old = read("language=fr theme=light look=look-wood coordinates=y help=n");
        assert_eq!(old, Settings { language: Language::Fr, theme: Theme::Light, coordinates: true, ..DEFAULTS });
        let strange = read("language=tlh theme=x facing= colours=9z noise=y hints sound=on");
        assert!(strange.colours.iter().all(|colour| *colour < SEAT_COLOURS));
        assert_eq!(Settings { colours: DEFAULTS.colours, ..strange }, DEFAULTS);
    }

    #[test]
    fn a_change_leaves_those_of_another_tab() {
        let dark = Settings { theme: Theme::Dark, ..DEFAULTS };
        let loud = Settings { sound: true, ..DEFAULTS };
        assert_eq!(loud.over(&DEFAULTS, &dark), Settings { sound: true, ..dark });
        assert_eq!(DEFAULTS.over(&loud, &loud), DEFAULTS);
    }

    #[test]
    fn a_language_is_shown_when_its_words_are_there() {
        let wanted = after(&[Change::Wanted(Language::De)]);
        assert_eq!((wanted.now, wanted.wanted), (START.now, Some(Language::De)));
        let there = wanted.after(Change::Fetched(Language::De, true));
        assert_eq!(there, SettingsState { now: Settings { language: Language::De, ..START.now }, ..START });
    }

    #[test]
    fn words_that_fail_to_load_leave_the_language_until_the_next_choice() {
        let failed = after(&[Change::Wanted(Language::It), Change::Fetched(Language::It, false)]);
        assert_eq!(failed, SettingsState { failed: Some(Language::It), ..START });
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
    fn another_setting_does_not_cancel_loading_words() {
        let dark = Settings { theme: Theme::Dark, ..START.now };
        let chosen =
            after(&[Change::Wanted(Language::De), Change::Settings(dark), Change::Fetched(Language::De, true)]);
        assert_eq!(chosen.now, Settings { language: Language::De, ..dark });
    }
}
