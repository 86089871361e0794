//! The view of an embedded board with its controls: seats, board, prompt, and a bar to step through the moves. It
//! stores nothing, and does not change the page around it.

use super::EmbedError;
use super::acting::{ElementEvent, dispatch};
use super::attributes::{Attributes, Mode};
use super::viewer::{Menu, Moves, has_moves};
use crate::ui::base::scroll_position::hold_focus;
use crate::ui::base::settings::{Settings, SettingsHandle, use_language, use_settings};
use crate::ui::game::announcements::{Novelty, busy_region, live_region, spoken_status, use_novelty, use_questions};
use crate::ui::game::board_screen::BoardScreen;
use crate::ui::game::engines::{EngineControls, use_engines};
use crate::ui::game::event_line::animated_event_line;
use crate::ui::game::facing::use_turning;
use crate::ui::game::hues::hues;
use crate::ui::game::keys::{SpokenKey, go_to_choosable, spoken_key, step, undo_key};
use crate::ui::game::names::name_of;
use crate::ui::game::playing::{Options, Playing, closed, commands, intent_button, use_play};
use crate::ui::game::remedy::without_engine;
use crate::ui::game::replay::{ReplayState, use_replay};
use crate::ui::game::status_bar::{StatusPrompt, status_prompt};
use crate::ui::game::view::board_view;
use crate::ui::parts::chunk::Chunk;
use crate::ui::parts::marks::use_marks;
use crate::ui::parts::puzzles::{Guest, Step};
use crate::ui::parts::solving::Solving;
use std::rc::Rc;
use trivium_boards::around::{Bar as BarMarkup, BoardPrompt};
use trivium_boards::scheduler::use_updated_if;
use trivium_boards::{BoardProps, BoardView, Node, Wiring, printed_key, wired, with_slots};
use trivium_session::puzzle::TODAY;
use trivium_session::{Controller, Intent};
use trivium_words::{Language, SpokenCommand, fill};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct ViewProps {
    pub board_attributes: Attributes,
    pub controller: Controller,
    /// The puzzle being solved in the match.
    pub solving: Option<Solving>,
    /// The ply that the marks belong to.
    pub marked: usize,
    /// Performs a change of the board.
    pub step: Callback<Step>,
    /// Dispatches events about the actions of people and engines.
    pub say: ElementEvent,
}

#[component]
pub fn View(props: &ViewProps) -> Html {
    let Attributes { language, look, coordinates, .. } = props.board_attributes;
    let now = Settings { language, look, coordinates, ..Settings::standard() };
    let (to, speak) = (use_callback((), |_, ()| ()), use_callback((), |_, ()| ()));
    let set = SettingsHandle { now, wanted: None, failed: None, to, speak };
    let board = match props.solving {
        Some(_) => html! { <PuzzleView ..props.clone() /> },
        None => html! { <MatchView ..props.clone() /> },
    };
    html! { <ContextProvider<SettingsHandle> context={set}>{ board }</ContextProvider<SettingsHandle>> }
}

/// A puzzle. It is drawn by the chunk for puzzles.
#[component]
fn PuzzleView(props: &ViewProps) -> Html {
    let ViewProps { board_attributes, controller, solving, step, .. } = props;
    let language = board_attributes.language;
    let root = use_node_ref();
    let (ask, reply) = use_questions(controller, language, false);
    let (Some(solving), Some(puzzles)) = (solving, Chunk::puzzles()) else { return html! {} };
    (puzzles.guest)(&Guest {
        solving: solving.clone(),
        daily: board_attributes.source.puzzle == TODAY,
        orientation: board_attributes.orientation,
        step: step.clone(),
        root: root.clone(),
        onkeydown: pressed(root, Callback::noop(), ask, false, None),
        reply,
    })
}

#[component]
fn MatchView(props: &ViewProps) -> Html {
    let set = &use_settings();
    let ViewProps { board_attributes, controller, marked, step, say, .. } = props;
    let (language, mode) = (board_attributes.language, board_attributes.mode);
    let decide = use_callback(step.clone(), |act, step| step.emit(Step::Act { act, hinted: false }));
    let plays = mode == Mode::Play;
    let play = use_play(controller, Options { decide, open: plays, draws: plays });
    let Playing { act, moves, .. } = play.clone();
    let game_match = controller.game_match();
    let engines = use_engines(controller, moves, &act);
    let replay = use_replay(controller, moves, &act);
    let (orientation, turn) = use_turning(game_match.setup().game().id(), board_attributes.orientation);
    let chosen = (controller.serial(), controller.chosen().to_vec(), controller.clone());
    let view = use_memo((chosen, board_attributes.clone(), orientation), |_| {
        let view = board_view(controller, set, true, orientation, &[]);
        if plays { view } else { closed(view) }
    });
    let root = use_node_ref();
    let marks = if game_match.ply() == *marked { &*board_attributes.marks } else { "" };
    use_mark_check(&view, marks, say, language);
    let marks = use_marks(view.game, marks);
    let game = game_match.setup().game();
    let name = language.game(game.id()).title(game.variant().id);
    let novelty = use_novelty(controller, status_prompt(controller, language, &engines).prompt);
    // Prompts and scores wait for the end of the animation.
    let (prompt_area, settled_view) =
        use_updated_if(!moves, || (prompt_area(controller, set.now, mode, &engines, &act, novelty), view.clone()));
    let (ask, reply) = use_questions(controller, language, false);
    let viewer = (mode == Mode::Viewer).then(|| (replay.clone(), turn));
    let onkeydown = pressed(root.clone(), act.clone(), ask, plays, viewer.clone());
    let lists = viewer.is_some() && has_moves(controller);
    {
        let root = root.clone();
        use_effect_with((), move |()| hold_focus(root.cast::<web_sys::Node>().as_ref()));
    }
    let screen =
        BoardScreen { settled_view, ..BoardScreen::new(controller, BoardProps { marks, ..play.board(&view, true) }) };
    html! {
        <div
            ref={root}
            class={classes!("guest", lists.then_some("lists"))}
            role="group"
            aria-label={name}
            data-mode={mode.name()}
            data-seats={game_match.setup().game().seats().to_string()}
            data-hues={hues(controller, &view.scene)}
            data-position={game_match.position().text()}
            {onkeydown}
        >
            { screen.embedded() }
            { prompt_area }
            { busy_region(controller, language, &engines, reply.as_ref()) }
            <Bar controller={controller.clone()} act={act.clone()} {viewer} app={board_attributes.app.clone()} />
            if lists {
                <Moves controller={controller.clone()} {act} />
            }
        </div>
    }
}

/// Dispatches an error if a mark names a site that the board does not have.
#[hook]
fn use_mark_check(view: &Rc<BoardView>, marks: &str, say: &ElementEvent, language: Language) {
    let (say, view) = (say.clone(), view.clone());
    use_effect_with((Rc::as_ptr(&view).addr(), marks.to_owned()), move |(_, marks)| {
        let checked = Chunk::pictures().map_or(Ok(()), |pictures| (pictures.check)(marks, Some(&view)));
        if let Err(fault) = checked.map_err(EmbedError::Mark) {
            let values = [("code", fault.code().into()), ("message", fault.text(language).into())];
            dispatch(&say, "error", &values);
        }
    });
}

/// The automatic replay of a viewer, and a callback that turns the board by one step.
type Viewing = (ReplayState, Callback<()>);

/// Handles a key within `root`: as a spoken command, or else by [`key`].
fn pressed(
    root: NodeRef,
    act: Callback<Intent>,
    ask: Callback<SpokenCommand>,
    plays: bool,
    viewer: Option<Viewing>,
) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| match spoken_key(&event) {
        Some(spoken) if !event.default_prevented() => {
            event.prevent_default();
            match spoken {
                SpokenKey::Ask(command) => ask.emit(command),
                SpokenKey::Place(on) => {
                    root.cast::<web_sys::Element>().iter().for_each(|root| go_to_choosable(root, on));
                }
                // Embedded boards have no list of keys and no text field.
                SpokenKey::Keys | SpokenKey::Field => ask.emit(SpokenCommand::Help),
            }
        }
        _ => key(&act, plays, viewer.as_ref(), &event),
    })
}

/// Handles keys outside the board's sites: stepping through the moves, undoing a move in mode `play`, and the keys of a
/// viewer. Up and down arrows do nothing, but must not scroll the page.
fn key(act: &Callback<Intent>, plays: bool, viewer: Option<&Viewing>, event: &KeyboardEvent) {
    if event.default_prevented() || event.alt_key() {
        return;
    }
    let key = printed_key(event);
    let command = event.ctrl_key() || event.meta_key();
    let intent = if command { undo_key(&key, event.shift_key()).filter(|_| plays) } else { step(&key) };
    if command && intent.is_none() {
        return;
    }
    if let Some((replay, turn)) = viewer {
        match key.as_str() {
            "p" | "P" => replay.toggle().emit(()),
            "f" | "F" => turn.emit(()),
            _ => {}
        }
    }
    if intent.is_some() || matches!(key.as_str(), "ArrowUp" | "ArrowDown") {
        event.prevent_default();
    }
    if let Some(intent) = intent {
        act.emit(intent);
    }
}

/// The text below the board: the prompt, the result, or the comment of the record.
fn prompt_area(
    controller: &Controller,
    now: Settings,
    mode: Mode,
    engines: &EngineControls,
    act: &Callback<Intent>,
    novelty: Novelty,
) -> Html {
    let language = now.language;
    let words = language.shell();
    let game_match = controller.game_match();
    let status = if mode == Mode::Play || controller.ended().is_some() || controller.round_summary().is_some() {
        status_prompt(controller, language, engines)
    } else {
        let seat = game_match.turn().seat();
        let text = seat.map_or_else(String::new, |seat| fill(words.to_move, &[&name_of(controller, language, seat)]));
        StatusPrompt { seat, text, ..StatusPrompt::default() }
    };
    // The note that the position is only viewed is needless in a viewer.
    let status = StatusPrompt { note: status.note.filter(|_| mode == Mode::Play), ..status };
    let comment = &game_match.tree().node(game_match.node()).comment;
    let announcement =
        if controller.answers() > 0 { spoken_status(controller, now.into(), &status, novelty) } else { String::new() };
    let button = |intent, text| intent_button(act, intent, "", text);
    let mut buttons = Vec::new();
    if controller.round_summary().is_some() {
        buttons.push(button(Intent::LeaveRound, words.next_round));
    } else if mode == Mode::Play {
        let engine = controller.engine_to_act().and(game_match.turn().seat());
        if let (Some(seat), Some(worker_error)) = (engine, engines.failure) {
            buttons.extend(without_engine(controller, language, act, engines, seat, worker_error));
        }
        buttons.extend(commands(controller, words, act, ""));
        if !controller.chosen().is_empty() {
            buttons.push(button(Intent::Cancel, words.cancel));
        }
        let [back, on] = controller.ways_back();
        if back {
            buttons.push(button(Intent::GoToCurrent, words.to_match));
        }
        if on {
            buttons.push(button(Intent::Resume, words.resume));
        }
    }
    let StatusPrompt { seat, title, text, note, refused, .. } = status;
    let prompt = BoardPrompt { seat, title, text, note, refused };
    let prompt = prompt.element(words, Node::Slot("happened"), comment, Node::Slot("buttons"));
    let below = html! { <>{ for buttons }{ live_region(controller, announcement) }</> };
    with_slots(prompt.into(), &|slot| {
        if slot == "happened" { animated_event_line(controller, &now) } else { below.clone() }
    })
}

#[derive(Clone, PartialEq, Properties)]
struct BarProps {
    controller: Controller,
    act: Callback<Intent>,
    /// Present only in viewers.
    viewer: Option<Viewing>,
    app: String,
}

/// The buttons that step through the moves.
#[component]
fn Bar(props: &BarProps) -> Html {
    let language = use_language();
    let BarProps { controller, act, viewer, app } = props;
    let game_match = controller.game_match();
    let (back, on) = (game_match.can_undo(), game_match.can_redo());
    let (ply, of) = (game_match.ply(), game_match.line().len());
    let token = ply.checked_sub(1).map_or("", |last| &game_match.tree().node(game_match.line()[last]).token);
    let plays = viewer.is_none();
    let bar = BarMarkup {
        plays,
        back,
        on: if plays { controller.can_redo() } else { on },
        runs: viewer.as_ref().is_some_and(|(replay, _)| replay.on),
        plies: [ply, of],
        token,
        menu: Node::Slot("menu"),
    };
    let menu = |_| match viewer {
        Some((replay, turn)) => {
            let (controller, app, replay, turn) = (controller.clone(), app.clone(), replay.clone(), turn.clone());
            html! { <Menu {controller} {app} {replay} {turn} /> }
        }
        None => html! {},
    };
    // In mode `play` the buttons undo and redo moves. In a viewer they step through the record.
    let press = |action: &'static str| {
        let intent = match (action, viewer) {
            ("run", Some((replay, _))) => {
                let toggle = replay.toggle();
                return Callback::from(move |_: MouseEvent| toggle.emit(()));
            }
            ("back", None) => Intent::Undo,
            ("back", Some(_)) => Intent::StepBack,
            ("on", None) => Intent::Redo,
            ("on", Some(_)) => Intent::StepForward,
            ("last", _) => Intent::GoTo(usize::MAX),
            _ => Intent::GoTo(0),
        };
        act.reform(move |_: MouseEvent| intent.clone())
    };
    wired(bar.html(language).into(), &Wiring { slot: &menu, press: &press })
}
