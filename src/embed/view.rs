//! What is seen of a board in another page, and what one does with it: the seats with what lies before them, the board, what is
//! asked, and a bar to step through the moves. Nothing is kept, and nothing of the page around it is touched.

use super::Fault;
use super::wish::{Mode, Wish};
use crate::ui::controls::{emblem, icon_button};
use crate::ui::game::{
    Asked, Helper, Options, Playing, Seats, Shared, asked, board_view, closed, commands, happened, heard,
    intent_button, name_of, names, step, use_play, use_programs, without_program,
};
use crate::ui::icons::Icon;
use crate::ui::part::Part;
use crate::ui::settings::{Set, Settings, use_language};
use js_sys::{Object, Reflect};
use std::rc::Rc;
use trivium_boards::scheduler::use_kept;
use trivium_boards::{Trays, board, on_turned};
use trivium_rules::core::Turn;
use trivium_session::{Controller, Intent};
use trivium_words::{Embedding, Language, fill};
use wasm_bindgen::JsValue;
use yew::prelude::*;

/// What is told to the element: a word and a value. Whether the page around it agrees.
#[derive(Clone)]
pub struct Say(Rc<Told>);

/// A word, a value, and whether the page agrees.
type Told = dyn Fn(&str, &JsValue) -> bool;

impl PartialEq for Say {
    fn eq(&self, other: &Say) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<F: Fn(&str, &JsValue) -> bool + 'static> From<Rc<F>> for Say {
    fn from(say: Rc<F>) -> Say {
        Say(say)
    }
}

/// What a [`View`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct ViewProps {
    /// How it is shown.
    pub wish: Wish,
    /// The match.
    pub controller: Shared,
    /// Changes with all that is to be drawn anew.
    pub stamp: u32,
    /// The ply to which the marks belong.
    pub marked: usize,
    /// Hears what people and programs do.
    pub say: Say,
}

/// A board in another page.
#[component]
pub fn View(props: &ViewProps) -> Html {
    let Wish { language, look, coordinates, .. } = props.wish;
    let now = Settings { language, look, coordinates, ..Settings::standard() };
    let set = Set { now, wanted: None, failed: None, to: Callback::noop(), speak: Callback::noop() };
    html! { <ContextProvider<Set> context={set.clone()}><Inside props={props.clone()} {set} /></ContextProvider<Set>> }
}

#[derive(Clone, PartialEq, Properties)]
struct InsideProps {
    props: ViewProps,
    set: Set,
}

/// Says something with named values.
fn told(say: &Say, word: &str, values: &[(&str, JsValue)]) -> bool {
    let detail = Object::new();
    for (name, value) in values {
        // On a plain object of our own.
        let _ = Reflect::set(&detail, &(*name).into(), value);
    }
    say.0(word, &detail)
}

/// Where a match stands, for those who are told of it.
fn stand(controller: &Controller) -> [(&'static str, JsValue); 3] {
    let table = controller.table();
    let turn = match table.turn() {
        Turn::Seat(seat) => seat.number().into(),
        Turn::Chance => 0.into(),
        Turn::Over(_) => JsValue::NULL,
    };
    [("position", table.position().text().into()), ("ply", (table.ply() as u32).into()), ("turn", turn)]
}

/// Does what someone wants, unless it is a decision that the page around refuses, and tells it.
fn act(shared: &Shared, say: &Say, intent: Intent) {
    let (decision, serial) = {
        let controller = shared.borrow();
        let decision = match &intent {
            Intent::Pick(pick) if controller.decides() => controller.deciding(*pick).map(|token| (token, "person")),
            Intent::Answer(token) if controller.thinks().is_some() => Some((token.clone(), "program")),
            _ => None,
        };
        let seat = controller.table().turn().seat().map_or(0, |seat| seat.number());
        let ply = controller.table().ply() as u32;
        let values = |(token, by): (String, &str)| {
            [("token", token.into()), ("seat", seat.into()), ("ply", ply.into()), ("by", by.into())]
        };
        (decision.map(values), controller.serial())
    };
    // Whoever hears it may do something with the board, so nobody looks at it meanwhile.
    if let Some(decision) = &decision
        && (!told(say, "before-move", decision) || shared.borrow().serial() != serial)
    {
        return;
    }
    if !shared.apply(intent) {
        return;
    }
    let stand = stand(&shared.borrow());
    if let Some(decision) = &decision {
        told(say, "move", &[&decision[..2], &decision[3..], &stand].concat());
    }
    told(say, "position-change", &stand);
    let outcome = shared.borrow().table().turn().outcome().filter(|_| decision.is_some());
    if let Some(outcome) = outcome {
        let [position, ply, _] = stand;
        told(say, "game-over", &[("outcome", outcome.to_string().into()), position, ply]);
    }
}

#[component]
fn Inside(inside: &InsideProps) -> Html {
    let InsideProps { props, set } = inside;
    let ViewProps { wish, controller: shared, stamp, marked, say } = props;
    let (language, mode) = (wish.language, wish.mode);
    let decide = use_callback((shared.clone(), say.clone()), |intent: Intent, (shared, say)| act(shared, say, intent));
    let plays = mode == Mode::Play;
    let play = use_play(shared, Options { decide, open: plays, draws: plays });
    let Playing { act, moves, .. } = play.clone();
    let controller = shared.borrow();
    let table = controller.table();
    let helper = use_programs(shared.shared(), &controller, moves, &act);
    let chosen = (controller.serial(), controller.chosen().to_vec(), *stamp);
    let view = use_memo((chosen, wish.clone()), |_| {
        let view = board_view(&controller, set, true, wish.orientation, &[]);
        if plays { view } else { closed(view) }
    });
    let root = use_node_ref();
    {
        let (root, say, language) = (root.clone(), say.clone(), language);
        let marks = if table.ply() == *marked { wish.marks.clone() } else { String::new() };
        let game = view.game;
        // The picture is another one with each view, and when the board turns.
        use_effect_with((Rc::as_ptr(&view).addr(), marks), move |(_, marks)| {
            let marks = marks.clone();
            let listener = root.cast::<web_sys::Element>().zip(Part::pictures()).map(|(root, pictures)| {
                let within = root.clone();
                let draw = move || (pictures.over)(&within, game, &marks).map_err(Fault::Mark);
                if let Err(fault) = draw() {
                    let values = [("code", fault.code().into()), ("message", fault.text(language).into())];
                    told(&say, "error", &values);
                }
                on_turned(&root, move || drop(draw()))
            });
            move || drop(listener)
        });
    }
    let words = language.game(table.setup().game().id());
    let variant = words.variant(table.setup().game().variant().id)[0];
    let name = if variant == words.name { variant.to_owned() } else { [words.name, " · ", variant].concat() };
    // What is asked and what the seats have earned is told when it has been seen.
    let (said, beside) = use_kept(!moves, || (said(&controller, language, mode, &helper, &act), view.clone()));
    let onkeydown = act.clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| key(&onkeydown, &event));
    html! {
        <div
            ref={root}
            class="guest"
            role="group"
            aria-label={name}
            data-mode={if mode == Mode::Play { "play" } else { "viewer" }}
            data-seats={table.setup().game().seats().to_string()}
            data-position={table.position().text()}
            {onkeydown}
        >
            <Seats
                view={beside.clone()}
                names={names(&controller, language)}
                controller={shared.clone()}
                stamp={*stamp}
                round=false
                on_pick={play.on_pick()}
                on_cancel={play.on_cancel()}
            />
            <div class="field">
                { board(play.board(&view, true)) }
                <Trays view={beside} on_pick={play.on_pick()} on_cancel={play.on_cancel()} />
            </div>
            { said }
            <Bar shared={shared.clone()} act={act.clone()} serial={controller.serial()} stamp={*stamp} {mode} />
        </div>
    }
}

/// Keys beside the board's places: those that walk through the moves, and up and down, which would scroll the page around.
fn key(act: &Callback<Intent>, event: &KeyboardEvent) {
    if event.default_prevented() || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let key = event.key();
    let intent = step(&key);
    if intent.is_some() || matches!(key.as_str(), "ArrowUp" | "ArrowDown") {
        event.prevent_default();
    }
    if let Some(intent) = intent {
        act.emit(intent);
    }
}

/// What is said under the board: what is asked, how it ended, or what the record says.
fn said(controller: &Controller, language: Language, mode: Mode, helper: &Helper, act: &Callback<Intent>) -> Html {
    let words = language.shell();
    let table = controller.table();
    let asked = if mode == Mode::Play || controller.ended().is_some() || controller.interlude().is_some() {
        asked(controller, language, helper)
    } else {
        let seat = table.turn().seat();
        let text = seat.map_or_else(String::new, |seat| fill(words.to_move, &[&name_of(controller, language, seat)]));
        Asked { seat, text, ..Asked::default() }
    };
    // Who reads a record always only looks.
    let asked = Asked { note: asked.note.filter(|_| mode == Mode::Play), ..asked };
    let comment = &table.tree().node(table.node()).comment;
    let heard = if controller.serial() > 0 { heard(controller, language, &asked) } else { String::new() };
    let button = |intent, text| intent_button(act, intent, "", text);
    let mut buttons = Vec::new();
    if controller.interlude().is_some() {
        buttons.push(button(Intent::GoOn, words.next_round));
    } else if mode == Mode::Play {
        let program = controller.program_to_act().and(table.turn().seat());
        if let (Some(seat), Some(outage)) = (program, helper.gone) {
            buttons.extend(without_program(controller, language, act, helper, seat, outage));
        }
        buttons.extend(commands(controller, words, act, ""));
        if !controller.chosen().is_empty() {
            buttons.push(button(Intent::Cancel, words.cancel));
        }
        let [back, on] = controller.ways_back();
        if back {
            buttons.push(button(Intent::ToStand, words.to_match));
        }
        if on {
            buttons.push(button(Intent::Resume, words.resume));
        }
    }
    html! {
        <div class={classes!("said", asked.refused.then_some("refused"))} data-seat={asked.seat.map(|s| s.to_string())}>
            <p class="asked">
                { for asked.seat.map(emblem) }
                <span data-again={words.again}>
                    if !asked.title.is_empty() {
                        <strong>{ &asked.title }</strong>{ " " }
                    }
                    <span class="prompt">{ &asked.text }</span>
                    if let Some(note) = asked.note {
                        { " " }<small>{ note }</small>
                    }
                </span>
            </p>
            // Whoever listens hears it below, before what is asked.
            <p class="happened" aria-hidden="true">{ happened(controller, language) }</p>
            if !comment.is_empty() {
                <p class="remark">{ comment }</p>
            }
            { for buttons }
            <div class="unseen" role="status">{ heard }</div>
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct BarProps {
    shared: Shared,
    act: Callback<Intent>,
    /// Change with all that it shows.
    serial: u32,
    stamp: u32,
    mode: Mode,
}

/// What one steps through the moves with.
#[component]
fn Bar(props: &BarProps) -> Html {
    let language = use_language();
    let words = language.shell();
    let BarProps { shared, act, mode, .. } = props;
    let controller = shared.borrow();
    let table = controller.table();
    let (back, on) = (table.can_undo(), table.can_redo());
    // Where one plays, the decisions are taken back; where one reads, one looks.
    let (before, after, redo) = match mode {
        Mode::Play => {
            ((Intent::Undo, words.undo, Icon::Undo), (Intent::Redo, words.redo, Icon::Redo), controller.can_redo())
        }
        _ => ((Intent::Back, words.step_back, Icon::Back), (Intent::Forward, words.step_on, Icon::Forward), on),
    };
    let step = |intent: Intent, can: bool, text: &'static str, drawing: Icon| {
        icon_button(text, drawing, can, act.reform(move |_| intent.clone()))
    };
    let (ply, of) = (table.ply(), table.line().len());
    let token = ply.checked_sub(1).map(|last| table.tree().node(table.line()[last]).token.clone()).unwrap_or_default();
    let stands = fill(language.words::<Embedding>().stands, &[&ply.to_string(), &of.to_string()]);
    html! {
        <div class="bar" role="toolbar" aria-label={words.record}>
            { step(Intent::GoTo(0), back, words.first, Icon::First) }
            { step(before.0, back, before.1, before.2) }
            <span class="stands"><bdi>{ stands }</bdi>{ " " }<b><bdi>{ token }</bdi></b></span>
            { step(after.0, redo, after.1, after.2) }
            if *mode == Mode::Viewer {
                { step(Intent::GoTo(usize::MAX), on, words.last, Icon::Last) }
            }
        </div>
    }
}
