//! The moves with their variations, to step through and to type into; and all one can do beside moving.

use crate::core::Seat;
use crate::i18n::Shell;
use crate::session::{Intent, NodeId, Table, Tree};
use crate::ui::icons::{Icon, icon};
use crate::ui::route::Route;
use crate::ui::settings::use_language;
use gloo_timers::callback::Timeout;
use web_sys::HtmlInputElement;
use web_sys::wasm_bindgen::JsCast;
use yew::prelude::*;

/// A line of play as a list shows it.
#[derive(Clone, PartialEq)]
pub struct Moves {
    ply: usize,
    can_undo: bool,
    can_redo: bool,
    entries: Vec<Entry>,
}

#[derive(Clone, PartialEq)]
struct Entry {
    token: AttrValue,
    actor: Option<Seat>,
    others: Vec<(NodeId, AttrValue)>,
}

impl Moves {
    /// The line of a table.
    pub fn of(table: &Table) -> Moves {
        let tree = table.tree();
        let mut parent = Tree::ROOT;
        let entry = |id: &NodeId| {
            let node = tree.node(*id);
            let others = tree.node(parent).children.iter().filter(|c| *c != id);
            let others = others.map(|c| (*c, tree.node(*c).token.clone().into())).collect();
            parent = *id;
            Entry { token: node.token.clone().into(), actor: node.actor, others }
        };
        let entries = table.line().iter().map(entry).collect();
        Moves { ply: table.ply(), can_undo: table.can_undo(), can_redo: table.can_redo(), entries }
    }
}

/// What a [`Record`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct RecordProps {
    /// The line.
    pub table: Moves,
    /// Does an intent.
    pub act: Callback<Intent>,
    /// The id of the field to type into.
    pub id: &'static str,
}

/// By when a decision is surely painted, in milliseconds.
const AFTER_PAINT: u32 = 60;

/// The moves of the line, and a field to type one.
#[component]
pub fn Record(props: &RecordProps) -> Html {
    let words = use_language().shell();
    let RecordProps { table, act, id } = props;
    let typed = use_node_ref();
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with(table.ply, move |_| {
            let list = list.cast::<web_sys::Element>();
            let scroll = move || {
                let now = list.as_ref().and_then(|l| l.query_selector("[aria-current]").ok().flatten());
                if let (Some(list), Some(now)) = (&list, now.and_then(|n| n.dyn_into::<web_sys::HtmlElement>().ok())) {
                    // Only the list scrolls, never the page.
                    list.set_scroll_top(now.offset_top() - list.client_height() / 2);
                }
            };
            // Asked where things lie, the page lays everything out at once: after the decision is painted that costs nothing.
            let timer = Timeout::new(AFTER_PAINT, scroll);
            move || drop(timer)
        });
    }
    let onsubmit = {
        let (act, typed) = (act.clone(), typed.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(field) = typed.cast::<HtmlInputElement>().filter(|f| !f.value().trim().is_empty()) {
                act.emit(Intent::Type(field.value()));
                field.set_value("");
            }
        })
    };
    // Draws stand with the decision before them: a place in the record is always one where a seat decides.
    let mut plies = table.entries.iter().enumerate().peekable();
    let mut rows = Vec::new();
    let mut number = 0;
    while let Some((ply, entry)) = plies.next() {
        let mut to = ply + 1;
        let mut drawn = String::new();
        while let Some((next, draw)) = plies.next_if(|(_, next)| next.actor.is_none()) {
            drawn = [&drawn, " ", &draw.token].concat();
            to = next + 1;
        }
        number += u32::from(entry.actor.is_some());
        let now = ply < table.ply && table.ply <= to;
        rows.push(html! { <Row key={to} entry={entry.clone()} {number} {now} {to} {drawn} act={act.clone()} /> });
    }
    let step = |intent: Intent, can: bool, text: &'static str, drawing: Icon| {
        let act = act.clone();
        let onclick = move |_| {
            if can {
                act.emit(intent.clone());
            }
        };
        html! {
            <button class="icon" aria-label={text} aria-disabled={(!can).to_string()} {onclick}>{ icon(drawing) }</button>
        }
    };
    let end = table.entries.len();
    html! {
        <div class="record">
            if rows.is_empty() {
                <p class="nothing">{ words.nothing_played }</p>
            } else {
                <ol ref={list} tabindex="0" aria-label={words.record}>{ for rows }</ol>
            }
            <div class="steps">
                { step(Intent::GoTo(0), table.can_undo, words.first, Icon::First) }
                { step(Intent::Undo, table.can_undo, words.undo, Icon::Undo) }
                { step(Intent::Redo, table.can_redo, words.redo, Icon::Redo) }
                { step(Intent::GoTo(end), table.can_redo, words.last, Icon::Last) }
            </div>
            <form class="type" {onsubmit}>
                <label class="unseen" for={*id}>{ words.type_move }</label>
                <input
                    ref={typed}
                    id={*id}
                    type="text"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    placeholder={words.type_move}
                />
                <button class="button">{ words.play }</button>
            </form>
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct RowProps {
    entry: Entry,
    number: u32,
    /// Whether the match stands here.
    now: bool,
    /// The ply after it.
    to: usize,
    /// The tokens drawn after it.
    drawn: AttrValue,
    act: Callback<Intent>,
}

/// A decision. A component of its own, so that those of a long record stay as they are when one more is played.
#[component]
fn Row(props: &RowProps) -> Html {
    let variation = use_language().shell().variation;
    let RowProps { entry, number, now, to, drawn, act } = props;
    let others = entry.others.iter().map(|(node, token)| {
        let node = *node;
        let onclick = act.reform(move |_: MouseEvent| Intent::GoToNode(node));
        html! { <button class="other" {onclick} title={variation}>{ token }</button> }
    });
    let to = *to;
    let onclick = act.reform(move |_: MouseEvent| Intent::GoTo(to));
    let number = entry.actor.map(|_| html! { <span class="number">{ *number }</span> });
    let seat = entry.actor.map(|s| s.to_string());
    let shown = if entry.actor.is_some() { drawn.to_string() } else { [&entry.token, &**drawn].concat() };
    html! {
        <li data-seat={seat}>
            <button class="ply" {onclick} aria-current={now.then_some("step")}>
                { for number }
                if entry.actor.is_some() {
                    <span class="token">{ &entry.token }</span>
                }
                <span class="drawn-tokens">{ shown }</span>
            </button>
            { for others }
        </li>
    }
}

/// All one can do beside moving; `close` closes the sheet.
pub fn menu(table: &Table, act: &Callback<Intent>, close: &Callback<()>, words: &Shell) -> Html {
    let game = table.setup().game().id().to_owned();
    let entry = |intent: Intent, text: &'static str| {
        let (act, close) = (act.clone(), close.clone());
        let onclick = move |_| {
            close.emit(());
            act.emit(intent.clone());
        };
        html! { <li><button {onclick}>{ text }</button></li> }
    };
    let link = |route: Route, text: &'static str| html! { <li><a href={route}>{ text }</a></li> };
    html! {
        <ul class="menu">
            { for table.actions().into_iter().map(|action| entry(Intent::Act(action), words.action(action))) }
            { entry(Intent::GoTo(0), words.restart) }
            { link(Route::New(game.clone()), words.new_game) }
            { link(Route::Rules(game, String::new()), words.rules) }
            { link(Route::Settings, words.settings) }
        </ul>
    }
}
