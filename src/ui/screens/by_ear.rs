//! Playing by ear: the sheet with spoken commands and keys over a match, and the page about them. This chunk has its
//! own words.

use crate::ui::base::controls::page_bar;
use crate::ui::base::dialog::Dialog;
use crate::ui::base::fetch;
use crate::ui::base::notice::Notice;
use crate::ui::base::route::Route;
use crate::ui::base::settings::{use_language, use_title};
use crate::ui::parts::chunk::ChunkExports;
use trivium_words::{EarWords, SpokenCommand, SpokenWords};
use yew::prelude::*;

pub fn exports() -> ChunkExports {
    ChunkExports::Both(|_| html! { <EarPage /> }, |over| html! { <KeySheet close={over.close.clone()} /> })
}

#[derive(Clone, PartialEq, Properties)]
struct KeySheetProps {
    close: Callback<()>,
}

#[component]
fn KeySheet(props: &KeySheetProps) -> Html {
    let language = use_language();
    let spoken = &language.shell().spoken;
    let Some(words) = fetch::held_words::<EarWords>(language) else { return html! {} };
    html! {
        <Dialog title={spoken.keys} on_close={props.close.clone()}>
            <div class="prose key-list">
                { lists(words, spoken, true) }
                <p><a href={Route::ByEar}>{ spoken.by_ear }</a></p>
            </div>
        </Dialog>
    }
}

#[component]
fn EarPage() -> Html {
    let language = use_language();
    let shell = language.shell();
    let title = use_title(shell.spoken.by_ear);
    let Some(words) = fetch::held_words::<EarWords>(language) else {
        return html! { <Notice title={shell.wrong.part} /> };
    };
    let section = |[title, text]: &[&'static str; 2]| html! { <section><h2>{ *title }</h2><p>{ *text }</p></section> };
    html! {
        <main class="page narrow">
            { page_bar(shell, Route::Home, title, [shell.spoken.by_ear, ""], html! {}) }
            <div class="prose">
                <p>{ words.intro }</p>
                { for words.sections.iter().map(section) }
                { lists(words, &shell.spoken, false) }
            </div>
        </main>
    }
}

/// The tables of commands and keys. Within a sheet, their headings are one level lower.
fn lists(words: &EarWords, spoken: &SpokenWords, in_sheet: bool) -> Html {
    let [typed, key, meaning] = words.heads;
    let title = |title: &'static str| {
        if in_sheet {
            html! { <h3>{ title }</h3> }
        } else {
            html! { <h2>{ title }</h2> }
        }
    };
    let question = |(((_, letter), typed), description): (((SpokenCommand, char), &&'static str), &&'static str)| {
        let word = typed.split('|').next().unwrap_or_default();
        html! {
            <tr><th scope="row">{ word }</th><td>{ ["Alt+", &letter.to_string()].concat() }</td><td>{ *description }</td></tr>
        }
    };
    let questions = SpokenCommand::ALL.into_iter().zip(&spoken.commands).zip(&words.answers).map(question);
    let keys = words.keyed.iter().map(|[key, does]| html! { <tr><th scope="row">{ *key }</th><td>{ *does }</td></tr> });
    let head = |head: &'static str| html! { <th scope="col">{ head }</th> };
    html! {
        <>
            <section>
                { title(words.questions) }
                <table><thead><tr>{ head(typed) }{ head(key) }{ head(meaning) }</tr></thead><tbody>{ for questions }</tbody></table>
            </section>
            <section>
                { title(words.keys) }
                <table><thead><tr>{ head(key) }{ head(meaning) }</tr></thead><tbody>{ for keys }</tbody></table>
            </section>
        </>
    }
}
