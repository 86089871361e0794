//! The settings page.

use crate::ui::base::controls::{colour, facing, pace, page_bar, segments, switch};
use crate::ui::base::offline::Offline;
use crate::ui::base::route::Route;
use crate::ui::base::settings::{SWITCHES, Settings, SettingsHandle, Theme, use_settings, use_title};
use crate::ui::parts::chunk::ChunkExports;
use trivium_boards::Look;
use trivium_rules::core::Seat;
use trivium_words::{Language, Verbosity, fill};
use yew::prelude::*;

pub fn exports() -> ChunkExports {
    ChunkExports::Screen(|_| html! { <SettingsPage /> })
}

fn switches(set: &SettingsHandle) -> impl Iterator<Item = Html> {
    let words = set.now.language.shell();
    SWITCHES.into_iter().map(move |(_, of, label)| {
        let mut now = set.now;
        let change = set.to.reform(move |on| {
            let mut settings = now;
            *of(&mut settings) = on;
            settings
        });
        switch(label(words), *of(&mut now), &change)
    })
}

/// Resets all settings to their defaults, and offers to undo that.
#[component]
fn Reset() -> Html {
    let set = use_settings();
    let words = set.now.language.shell();
    let before = use_state(|| None::<Settings>);
    let all = {
        let set = set.clone();
        move |settings: Settings| {
            set.to.emit(settings);
            if settings.language != set.now.language {
                set.speak.emit(settings.language);
            }
        }
    };
    let reset = {
        let (before, all, now) = (before.setter(), all.clone(), set.now);
        move |_| {
            before.set(Some(now));
            all(Settings::standard());
        }
    };
    let undo = (*before).map(|settings| {
        let before = before.setter();
        let onclick = move |_| {
            all(settings);
            before.set(None);
        };
        html! {
            <p class="undo-delete">
                <span>{ words.game_match.was_reset }</span>
                <button class="button" {onclick}>{ words.undo }</button>
            </p>
        }
    });
    html! {
        <div class="reset">
            <button class="button" onclick={reset}>{ words.game_match.reset }</button>
            // Below the button, so that the button does not move.
            <div role="status">{ for undo }</div>
        </div>
    }
}

#[component]
fn SettingsPage() -> Html {
    let set = use_settings();
    let words = set.now.language.shell();
    let title = use_title(words.settings);
    let marked = set.wanted.unwrap_or(set.now.language);
    let languages = Language::ALL.map(|l| (l.name(), l == marked));
    let speak = set.speak.reform(|index: usize| Language::ALL[index]);
    let themes = Theme::ALL.map(|t| (words.themes[t as usize], t == set.now.theme));
    let looks = Look::ALL.map(|l| (words.looks[l as usize], l == set.now.look));
    let spoken = &words.spoken;
    let verbosities = Verbosity::ALL.map(|v| (spoken.verbosities[v as usize], v == set.now.verbosity));
    let to = |change: fn(&mut Settings, usize)| {
        let now = set.now;
        set.to.reform(move |index| {
            let mut settings = now;
            change(&mut settings, index);
            settings
        })
    };
    html! {
        <main class="page narrow">
            { page_bar(words, Route::Home, title, [words.settings, ""], html! {}) }
            { segments("language", words.language, &languages, &speak) }
            if let Some(failed) = set.failed {
                <p role="alert">{ fill(words.wrong.words, &[failed.name()]) }</p>
            }
            { segments("theme", words.theme, &themes, &to(|settings, index| settings.theme = Theme::ALL[index])) }
            <p>{ words.explained[0] }</p>
            { segments("look", words.look, &looks, &to(|settings, index| settings.look = Look::ALL[index])) }
            <p>{ words.explained[1] }</p>
            { facing(&set) }
            <p>{ words.setup.facings[set.now.facing as usize] }</p>
            { segments("verbosity", spoken.verbosity, &verbosities, &to(|settings, index| settings.verbosity = Verbosity::ALL[index])) }
            <p>{ words.explained[2] }{ " " }<a href={Route::ByEar}>{ spoken.by_ear }</a></p>
            { pace(&set) }
            <p>{ words.explained[3] }</p>
            <section class="colours" aria-labelledby="colours">
                <h2 id="colours">{ words.game_match.colours }</h2>
                <p>{ words.explained[4] }</p>
                <div class="row">{ for Seat::all(Seat::MOST as u8).map(|seat| colour(&set, seat)) }</div>
            </section>
            { for switches(&set) }
            <Reset />
            <Offline />
            <section class="about">
                <h2>{ words.about }</h2>
                { for words.about_text.iter().map(|text| html! { <p>{ *text }</p> }) }
            </section>
        </main>
    }
}
