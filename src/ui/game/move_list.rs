//! The list of moves with variations, and the field to type a move.

use super::status_bar::typed_refusal;
use crate::ui::base::controls::icon_button;
use crate::ui::base::settings::use_language;
use gloo::timers::callback::Timeout;
use trivium_boards::icons::{Icon, icon};
use trivium_rules::core::Site;
use trivium_session::{Controller, Intent, Match, NodeId, RecordTree};
use trivium_words::SpokenCommand;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlElement, HtmlInputElement, ResizeObserver};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct MoveListProps {
    pub controller: Controller,
    pub act: Callback<Intent>,
    /// Opens the sheet for editing the record.
    pub edit: Callback<MouseEvent>,
    /// Opens a sandbox at the position in view, where sandboxes are allowed.
    #[prop_or_default]
    pub tries: Option<Callback<MouseEvent>>,
    /// Called with typed text that is a question and not a move.
    pub ask: Callback<SpokenCommand>,
    /// The reply to the last question.
    pub reply: Option<AttrValue>,
    pub id: &'static str,
}

/// The id of the text field in a sheet over the match.
pub const SHEET_FIELD: &str = "sheet-type";

/// Delay after which a move has surely been painted, in milliseconds.
const AFTER_PAINT: u32 = 60;

#[component]
pub fn MoveList(props: &MoveListProps) -> Html {
    let language = use_language();
    let words = language.shell();
    let MoveListProps { controller, act, edit, tries, ask, reply, id, .. } = props;
    let game_match = controller.game_match();
    let (list, stops) = use_list(game_match.ply());
    let why = typed_refusal(controller, language).map(AttrValue::from);
    let attempt = controller.answers();
    let parts = parts(game_match);
    let parts = parts.iter().map(|part| {
        html! { <PliesView key={part.from} part={part.clone()} controller={controller.clone()} act={act.clone()} /> }
    });
    let (can_undo, can_redo) = (game_match.can_undo(), game_match.can_redo());
    let can_take_back = can_undo && game_match.plays() && game_match.result().is_none();
    let step = |intent: Intent, can: bool, text: &'static str, drawing: Icon| {
        icon_button(text, drawing, can, act.reform(move |_| intent.clone()))
    };
    let end = game_match.line().len();
    let comment = &game_match.tree().node(game_match.node()).comment;
    html! {
        <div class="record">
            if end == 0 {
                <p class="nothing">{ words.nothing_played }</p>
            } else {
                <div class="plies" ref={list} role="group" aria-label={words.record} onkeydown={stops.0} onfocusin={stops.1}>
                    { for parts }
                </div>
            }
            if !comment.is_empty() {
                <p class="commentary">{ comment }</p>
            }
            <div class="steps">
                { step(Intent::GoTo(0), can_undo, words.first, Icon::First) }
                { step(Intent::StepBack, can_undo, words.step_back, Icon::Back) }
                { step(Intent::StepForward, can_redo, words.step_on, Icon::Forward) }
                { step(Intent::GoTo(end), can_redo, words.last, Icon::Last) }
                { step(Intent::Undo, can_take_back, words.undo, Icon::Undo) }
                { for tries.clone().map(|tries| icon_button(words.trying.from, Icon::Try, true, tries)) }
                <button class="icon" aria-label={words.recording.title} onclick={edit}>{ icon(Icon::Edit) }</button>
            </div>
            <Typing controller={controller.clone()} act={act.clone()} ask={ask.clone()} reply={reply.clone()} id={*id} {attempt} {why} />
        </div>
    }
}

/// Key and focus handlers of a list with a roving tabindex.
pub type TabStops = (Callback<KeyboardEvent>, Callback<FocusEvent>);

/// Scrolls a list, but never the page, to the current move, and makes that the tab stop.
fn scroll_to_current(list: &Element) {
    let found = |selector| list.query_selector(selector).ok().flatten();
    if let Some(now) = found("[aria-current]") {
        let down = now.get_bounding_client_rect().top() - list.get_bounding_client_rect().top();
        list.set_scroll_top(list.scroll_top() + down as i32 - list.client_height() / 2);
    }
    let stop = found("[aria-current]").or_else(|| found("button"));
    stop.iter().for_each(|stop| stop_at(list, stop));
}

/// A list of moves that scrolls to the current one, at `place`. It uses a roving tabindex: the current move is the tab
/// stop until another one gets the focus, and the up and down arrows move the focus.
#[hook]
pub fn use_list<P: PartialEq + 'static>(place: P) -> (NodeRef, TabStops) {
    let node = use_node_ref();
    let list = node.clone();
    use_effect_with(place, move |_| {
        let list = list.cast::<Element>();
        let observed = list.clone();
        let scroll = move || list.iter().for_each(scroll_to_current);
        // Reading positions forces a layout. After the move is painted, the layout is up to date and the read is cheap.
        let timer = Timeout::new(AFTER_PAINT, scroll.clone());
        // The end card, a refusal or a button may take room from the list.
        let resized = Closure::<dyn Fn()>::new(scroll);
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(list)) = (&observer, &observed) {
            observer.observe(list);
        }
        move || {
            observer.iter().for_each(ResizeObserver::disconnect);
            drop((timer, resized));
        }
    });
    let on_focus = {
        let list = node.clone();
        Callback::from(move |event: FocusEvent| {
            let button = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if let (Some(list), Some(button)) = (list.cast::<Element>(), button) {
                stop_at(&list, &button);
            }
        })
    };
    let on_key = {
        let list = node.clone();
        Callback::from(move |event: KeyboardEvent| {
            let down = match event.key().as_str() {
                "ArrowDown" => true,
                "ArrowUp" => false,
                _ => return,
            };
            event.prevent_default();
            let Some(list) = list.cast::<Element>() else { return };
            let Ok(buttons) = list.query_selector_all("button") else { return };
            let all = (0..buttons.length()).filter_map(|at| buttons.get(at)?.dyn_into::<HtmlElement>().ok());
            let mut all: Vec<_> = all.collect();
            if !down {
                all.reverse();
            }
            let mut after = all.iter().skip_while(|button| button.get_attribute("tabindex").as_deref() != Some("0"));
            after.next();
            if let Some(next) = after.next() {
                let _ = next.focus();
            }
        })
    };
    (node, (on_key, on_focus))
}

/// Makes a button the only tab stop of its list.
fn stop_at(list: &Element, button: &Element) {
    if let Ok(Some(before)) = list.query_selector("button[tabindex='0']") {
        let _ = before.set_attribute("tabindex", "-1");
    }
    let _ = button.set_attribute("tabindex", "0");
}

#[derive(Clone, PartialEq, Properties)]
struct TypingProps {
    controller: Controller,
    act: Callback<Intent>,
    ask: Callback<SpokenCommand>,
    reply: Option<AttrValue>,
    id: &'static str,
    /// Changes with every response to an input.
    attempt: u32,
    /// Why the last input was refused, if it was.
    why: Option<AttrValue>,
}

/// The text field for moves. It is cleared at once for the next move. Text that is not a move is put back, with the
/// reason below.
#[component]
fn Typing(props: &TypingProps) -> Html {
    let words = use_language().shell();
    let TypingProps { controller, act, ask, reply, id, attempt, why } = props;
    let typed = use_node_ref();
    let sent = use_mut_ref(|| None::<String>);
    let wrong = use_state_eq(|| None::<AttrValue>);
    {
        let (typed, sent, wrong) = (typed.clone(), sent.clone(), wrong.setter());
        use_effect_with((*attempt, why.clone()), move |(_, why)| {
            // After any other action, an earlier refusal no longer applies.
            let Some(text) = sent.take() else { return wrong.set(None) };
            // Do not overwrite text that was typed meanwhile.
            let free = typed.cast::<HtmlInputElement>().filter(|field| field.value().is_empty());
            if let (Some(_), Some(field)) = (why, &free) {
                field.set_value(&text);
            }
            wrong.set(why.clone().filter(|_| free.is_some()));
        });
    }
    let oninput = {
        let wrong = wrong.setter();
        Callback::from(move |_: InputEvent| wrong.set(None))
    };
    let onsubmit = {
        let (controller, act, ask, typed) = (controller.clone(), act.clone(), ask.clone(), typed.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(field) = typed.cast::<HtmlInputElement>().filter(|f| !f.value().trim().is_empty()) {
                let text = field.value();
                field.set_value("");
                let command = words.spoken.command(&text, &|name| site_called(&controller, name));
                if let Some(command) = command {
                    return ask.emit(command);
                }
                sent.replace(Some(text.clone()));
                act.emit(Intent::Type(text));
            }
        })
    };
    let reason = [id, "-why"].concat();
    html! {
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
                aria-invalid={wrong.is_some().then_some("true")}
                aria-describedby={wrong.is_some().then(|| reason.clone())}
                {oninput}
            />
            <button class="button">{ words.play }</button>
            // Over a sheet this is the only live region. Next to the board, the status bar already announces it.
            <p class="reply" role={(*id == SHEET_FIELD).then_some("status")}>{ for reply }</p>
            <p id={reason} class="mistyped" role={(*id == SHEET_FIELD).then_some("status")}>
                { for wrong.as_ref().map(|wrong| html! { <span key={*attempt}>{ wrong }</span> }) }
            </p>
        </form>
    }
}

/// The site with a coordinate, in either case, with or without its comma.
fn site_called(controller: &Controller, name: &str) -> Option<Site> {
    let (position, name) = (controller.game_match().position(), name.replace(',', ""));
    let is = |site: &Site| position.site_name(*site).replace(',', "").eq_ignore_ascii_case(&name);
    position.sites().into_iter().find(is)
}

/// Smallest number of plies in a chunk of the list.
const MIN_CHUNK_PLIES: usize = 40;

/// Consecutive plies. Their texts depend on this value alone, because tokens and actors of nodes never change.
#[derive(Clone, PartialEq)]
struct Plies {
    /// The ply before the first one.
    from: usize,
    /// How many moves precede these.
    number: u32,
    /// The node before the first one.
    parent: NodeId,
    nodes: Vec<NodeId>,
    /// How many variations branch off the line here.
    others: usize,
    /// The current ply, if it is one of these.
    now: Option<usize>,
}

/// Splits the line of a match into chunks. Chance draws belong to the move before them, so every chunk starts where a
/// seat decides.
fn parts(game_match: &Match) -> Vec<Plies> {
    let tree = game_match.tree();
    let (mut parts, mut parent, mut number) = (Vec::<Plies>::new(), RecordTree::ROOT, 0);
    for (from, id) in game_match.line().iter().enumerate() {
        let decides = tree.node(*id).actor.is_some();
        if parts.last().is_none_or(|part| decides && part.nodes.len() >= MIN_CHUNK_PLIES) {
            parts.push(Plies { from, number, parent, nodes: Vec::new(), others: 0, now: None });
        }
        if let Some(part) = parts.last_mut() {
            part.nodes.push(*id);
            part.others += tree.node(parent).children.len() - 1;
            part.now = part.now.or((game_match.ply() == from + 1).then_some(from + 1));
        }
        number += u32::from(decides);
        parent = *id;
    }
    parts
}

#[derive(Clone, Properties)]
struct PliesViewProps {
    part: Plies,
    controller: Controller,
    act: Callback<Intent>,
}

/// Tokens and actors of nodes never change, so the match is not compared.
impl PartialEq for PliesViewProps {
    fn eq(&self, other: &PliesViewProps) -> bool {
        (&self.part, &self.act) == (&other.part, &other.act)
    }
}

/// A chunk of the line, as a component: a new move re-renders only the last chunk of a long record.
#[component]
fn PliesView(props: &PliesViewProps) -> Html {
    let variation = use_language().shell().variation;
    let PliesViewProps { part, controller, act } = props;
    let tree = controller.game_match().tree();
    let (mut parent, mut number) = (part.parent, part.number);
    let mut plies = part.nodes.iter().map(|id| (*id, tree.node(*id))).zip(part.from + 1..).peekable();
    let mut rows = Vec::new();
    while let Some(((id, node), ply)) = plies.next() {
        let others = tree.node(parent).children.iter().filter(|other| **other != id).map(|other| {
            let other = *other;
            let onclick = act.reform(move |_: MouseEvent| Intent::GoToNode(other));
            html! { <button class="other" tabindex="-1" {onclick} title={variation}>{ &tree.node(other).token }</button> }
        });
        let others = others.collect::<Html>();
        parent = id;
        let mut to = ply;
        let mut drawn = String::new();
        while let Some(((draw, node), ply)) = plies.next_if(|((_, next), _)| next.actor.is_none()) {
            drawn.extend([" ", &node.token]);
            (parent, to) = (draw, ply);
        }
        number += u32::from(node.actor.is_some());
        let now = part.now.is_some_and(|now| (ply..=to).contains(&now)).then_some("step");
        let onclick = act.reform(move |_: MouseEvent| Intent::GoTo(to));
        let seat = node.actor.map(|s| s.to_string());
        let shown = if seat.is_some() { drawn } else { [&node.token, &*drawn].concat() };
        rows.push(html! {
            <li key={to} data-seat={seat.clone()}>
                <button class="ply" tabindex="-1" {onclick} aria-current={now}>
                    if seat.is_some() {
                        <span class="ply-number">{ number }</span>
                        <span class="token">{ &node.token }</span>
                    }
                    <span class="drawn-tokens">{ shown }</span>
                </button>
                { others }
            </li>
        });
    }
    let whole = (part.nodes.len() >= MIN_CHUNK_PLIES).then_some("whole");
    html! { <ol class={classes!(whole)} start={(part.number + 1).to_string()}>{ for rows }</ol> }
}
