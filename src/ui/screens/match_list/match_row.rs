//! One row of the list of all matches.

use super::match_links::{called, row};
use super::mini_board::read;
use crate::ui::base::download::{dated, file, save};
use crate::ui::base::focus::focus;
use crate::ui::base::settings::use_language;
use crate::ui::base::store;
use trivium_boards::icons::{Icon, icon};
use trivium_session::{Summary, kept_save};
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct MatchRowProps {
    pub summary: Summary,
    pub delete: Callback<String>,
    /// Called when the list must be read again.
    pub again: Callback<()>,
}

/// A match with buttons to open, rename, save and delete it.
#[component]
pub fn MatchRow(props: &MatchRowProps) -> Html {
    let language = use_language();
    let words = language.shell();
    let MatchRowProps { summary, delete, again } = props;
    let naming = use_state_eq(|| false);
    let pencil = use_node_ref();
    let named = use_mut_ref(|| false);
    {
        let pencil = pencil.clone();
        use_effect_with(*naming, move |naming| {
            let before = named.replace(*naming);
            if let Some(pencil) = pencil.cast::<HtmlElement>().filter(|_| before) {
                let _ = pencil.focus();
            }
        });
    }
    let called = called(summary, language);
    if *naming {
        let naming = naming.setter();
        let done = Callback::from(move |()| naming.set(false));
        return html! { <Naming summary={summary.clone()} again={again.clone()} {done} /> };
    }
    let label = |text: &str| language.labelled(text, &called);
    let id = summary.id.clone();
    let name = {
        let naming = naming.setter();
        Callback::from(move |_| naming.set(true))
    };
    html! {
        <li>
            { row(summary, language) }
            { button(Icon::Edit, label(words.shelf.rename), pencil, name) }
            { button(Icon::Save, label(words.shelf.save), NodeRef::default(), save_one(&id, &summary.game)) }
            { button(Icon::Delete, label(words.delete), NodeRef::default(), delete.reform(move |_| id.clone())) }
        </li>
    }
}

fn button(drawing: Icon, label: String, node: NodeRef, onclick: Callback<MouseEvent>) -> Html {
    html! { <button ref={node} class="icon" aria-label={label} {onclick}>{ icon(drawing) }</button> }
}

#[derive(Clone, PartialEq, Properties)]
struct NamingProps {
    summary: Summary,
    again: Callback<()>,
    /// Called when the match is renamed, or the renaming is cancelled.
    done: Callback<()>,
}

#[component]
fn Naming(props: &NamingProps) -> Html {
    let words = &use_language().shell().shelf;
    let NamingProps { summary, again, done } = props;
    let refused = use_state_eq(|| false);
    let field = use_node_ref();
    {
        let field = field.clone();
        use_effect_with((), move |()| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                let _ = field.focus();
                field.select();
            }
        });
    }
    let onsubmit = {
        let (id, again, done, field) = (summary.id.clone(), again.clone(), done.clone(), field.clone());
        let refused = refused.setter();
        move |event: SubmitEvent| {
            event.prevent_default();
            let name = field.cast::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default();
            let (id, again, done, refused) = (id.clone(), again.clone(), done.clone(), refused.clone());
            spawn_local(async move {
                if store::is_led(&id).await {
                    return refused.set(true);
                }
                rename(&id, &name).await;
                done.emit(());
                again.emit(());
            });
        }
    };
    let onkeydown = {
        let done = done.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                done.emit(());
            }
        }
    };
    html! {
        <li>
            <form class="naming" {onsubmit} {onkeydown}>
                <label class="unseen" for={["name-", &summary.id].concat()}>{ words.name }</label>
                <input
                    id={["name-", &summary.id].concat()}
                    ref={field}
                    type="text"
                    autocomplete="off"
                    maxlength={trivium_session::TITLE_LENGTH.to_string()}
                    value={summary.title.clone()}
                    placeholder={words.name}
                />
                <button class="button main">{ words.keep }</button>
                <p class="aside" role="alert">{ refused.then_some(words.led) }</p>
            </form>
        </li>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct GoneRowProps {
    pub id: String,
    pub summary: Option<Summary>,
    pub bring_back: Callback<String>,
}

/// Placeholder of a deleted match, as high as its row. Its button restores the match.
#[component]
pub fn GoneRow(props: &GoneRowProps) -> Html {
    let language = use_language();
    let words = language.shell();
    let GoneRowProps { id, summary, bring_back } = props;
    let button = use_node_ref();
    {
        let button = button.clone();
        // After a deletion by keyboard, the focus continues here.
        use_effect_with((), move |()| focus(&button));
    }
    let called = summary.as_ref().map_or(words.shelf.unreadable.to_owned(), |summary| called(summary, language));
    let label = language.labelled(words.bring_back, &called);
    let id = id.clone();
    html! {
        <li class="deleted">
            <div class="shape" inert=true aria-hidden="true">{ for summary.as_ref().map(|summary| row(summary, language)) }</div>
            <p>{ words.deleted }</p>
            <button ref={button} class="button" aria-label={label} onclick={bring_back.reform(move |_| id.clone())}>
                { words.bring_back }
            </button>
        </li>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct UnreadableRowProps {
    pub id: String,
    pub delete: Callback<String>,
}

/// A stored match that cannot be read. Another version may be able to read it.
#[component]
pub fn UnreadableRow(props: &UnreadableRowProps) -> Html {
    let language = use_language();
    let words = language.shell();
    let id = props.id.clone();
    let label = |text: &str| language.labelled(text, words.shelf.unreadable);
    html! {
        <li>
            <a href={crate::ui::base::route::Route::Game(id.clone(), None)}>{ words.shelf.unreadable }</a>
            { button(Icon::Save, label(words.shelf.save), NodeRef::default(), save_one(&id, "trivium")) }
            { button(Icon::Delete, label(words.delete), NodeRef::default(), props.delete.reform(move |_| id.clone())) }
        </li>
    }
}

/// Saves a match as a file, with the stored text even if that is damaged.
fn save_one(id: &str, name: &str) -> Callback<MouseEvent> {
    let (id, name) = (id.to_owned(), name.to_owned());
    Callback::from(move |_| {
        let (id, name) = (id.clone(), name.clone());
        spawn_local(async move {
            if let Ok(Some(text)) = store::text(&id).await
                && let Some(file) = file(kept_save(&text).as_bytes(), "text/plain")
            {
                save(&dated(&name, "txt"), &file);
            }
        });
    })
}

/// Renames a match. One that cannot be read keeps its name.
async fn rename(id: &str, name: &str) -> Option<()> {
    let mut game_match = read(id).await?;
    game_match.tag(game_match.tags().clone().with_title(name));
    store::keep(id, &game_match, drop);
    Some(())
}
