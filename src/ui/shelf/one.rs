//! One match on the shelf.

use super::listed::{called, row};
use crate::ui::icons::{Icon, icon};
use crate::ui::part::Part;
use crate::ui::saving::{dated, file, save};
use crate::ui::settings::use_language;
use crate::ui::store;
use trivium_session::{Summary, kept_game, kept_save, read_kept};
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

/// What a [`One`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct OneProps {
    /// The match.
    pub summary: Summary,
    /// Deletes it.
    pub delete: Callback<String>,
    /// The list is to be read again.
    pub again: Callback<()>,
}

/// A match that can be opened, named, saved as a file and deleted.
#[component]
pub fn One(props: &OneProps) -> Html {
    let language = use_language();
    let words = language.shell();
    let OneProps { summary, delete, again } = props;
    let naming = use_state_eq(|| false);
    let refused = use_state_eq(|| false);
    let [field, pencil] = [use_node_ref(), use_node_ref()];
    let named = use_mut_ref(|| false);
    {
        let (field, pencil) = (field.clone(), pencil.clone());
        use_effect_with(*naming, move |naming| {
            let before = named.replace(*naming);
            if let Some(field) = field.cast::<HtmlInputElement>().filter(|_| *naming) {
                let _ = field.focus();
                field.select();
            } else if let Some(pencil) = pencil.cast::<HtmlElement>().filter(|_| before) {
                let _ = pencil.focus();
            }
        });
    }
    let called = called(summary, language);
    if *naming {
        let onsubmit = {
            let (id, again, naming, field) = (summary.id.clone(), again.clone(), naming.setter(), field.clone());
            let refused = refused.setter();
            move |event: SubmitEvent| {
                event.prevent_default();
                let name = field.cast::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default();
                let (id, again, naming, refused) = (id.clone(), again.clone(), naming.clone(), refused.clone());
                spawn_local(async move {
                    if store::is_led(&id).await {
                        return refused.set(true);
                    }
                    rename(&id, &name).await;
                    naming.set(false);
                    again.emit(());
                });
            }
        };
        let onkeydown = {
            let naming = naming.setter();
            move |event: KeyboardEvent| {
                if event.key() == "Escape" {
                    naming.set(false);
                }
            }
        };
        return html! {
            <li>
                <form class="naming" {onsubmit} {onkeydown}>
                    <label class="unseen" for={["name-", &summary.id].concat()}>{ words.shelf.name }</label>
                    <input
                        id={["name-", &summary.id].concat()}
                        ref={field}
                        type="text"
                        autocomplete="off"
                        maxlength={trivium_session::TITLE_LENGTH.to_string()}
                        value={summary.title.clone()}
                        placeholder={words.shelf.name}
                    />
                    <button class="button main">{ words.shelf.keep }</button>
                    <p class="aside" role="alert">{ refused.then_some(words.shelf.led) }</p>
                </form>
            </li>
        };
    }
    let button = |drawing: Icon, text: &str, node: NodeRef, onclick: Callback<MouseEvent>| {
        html! { <button ref={node} class="icon" aria-label={language.labelled(text, &called)} {onclick}>{ icon(drawing) }</button> }
    };
    let id = summary.id.clone();
    let name = {
        let naming = naming.setter();
        let refused = refused.setter();
        Callback::from(move |_| {
            refused.set(false);
            naming.set(true);
        })
    };
    html! {
        <li>
            { row(summary, language) }
            { button(Icon::Edit, words.shelf.rename, pencil, name) }
            { button(Icon::Save, words.shelf.save, NodeRef::default(), save_one(&id, &summary.game)) }
            { button(Icon::Delete, words.delete, NodeRef::default(), delete.reform(move |_| id.clone())) }
        </li>
    }
}

/// What an [`Unreadable`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct UnreadableProps {
    /// The match's name on the shelf.
    pub id: String,
    /// Deletes it.
    pub delete: Callback<String>,
}

/// Something on the shelf of which nothing can be told: another version may read it.
#[component]
pub fn Unreadable(props: &UnreadableProps) -> Html {
    let language = use_language();
    let words = language.shell();
    let id = props.id.clone();
    let label = |text: &str| language.labelled(text, words.shelf.unreadable);
    html! {
        <li>
            <a href={crate::ui::route::Route::Game(id.clone(), None)}>{ words.shelf.unreadable }</a>
            <button class="icon" aria-label={label(words.shelf.save)} onclick={save_one(&id, "trivium")}>
                { icon(Icon::Save) }
            </button>
            <button class="icon" aria-label={label(words.delete)} onclick={props.delete.reform(move |_| id.clone())}>
                { icon(Icon::Delete) }
            </button>
        </li>
    }
}

/// Saves a match as a file, whole or broken as it is.
fn save_one(id: &str, name: &str) -> Callback<MouseEvent> {
    let (id, name) = (id.to_owned(), name.to_owned());
    Callback::from(move |_| {
        let (id, name) = (id.clone(), name.clone());
        spawn_local(async move {
            if let Ok(Some(text)) = store::text(&id).await
                && let Some(file) = file(kept_save(&text), "text/plain")
            {
                save(&dated(&name, "txt"), &file);
            }
        });
    })
}

/// Gives a match a name; one that cannot be read keeps its own.
async fn rename(id: &str, name: &str) -> Option<()> {
    let text = store::text(id).await.ok()??;
    if !Part::game(kept_game(&text)?)?.fetch().await {
        return None;
    }
    let mut table = read_kept(&text).ok()?;
    table.tag(table.tags().clone().with_title(name));
    store::keep(id, &table, drop);
    Some(())
}
