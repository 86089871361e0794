//! The screen of a match: passes intents to the controller and lays out its state.

use super::played::{PlayedMatch, use_played};
use crate::ui::base::controls::{icon_button, panel_tabs};
use crate::ui::base::route::{Route, Sheet, go, leave, replace};
use crate::ui::base::same::Same;
use crate::ui::base::settings::{SettingsHandle, use_language, use_settings, use_title};
use crate::ui::base::store::TabLeader;
use crate::ui::game::ahead::use_ahead;
use crate::ui::game::announcements::{busy_region, use_questions};
use crate::ui::game::back::use_back;
use crate::ui::game::board_screen::BoardScreen;
use crate::ui::game::engines::{EngineControls, use_engines};
use crate::ui::game::facing::{use_screen_rotation, use_turning};
use crate::ui::game::half_made::use_half_made;
use crate::ui::game::keys::use_keys;
use crate::ui::game::move_list::MoveList;
use crate::ui::game::playing::{Options, Playing, use_play};
use crate::ui::game::replay::{ReplayState, use_replay};
use crate::ui::game::seats::seat_with_hand_below;
use crate::ui::game::sheet::{sheet, tool};
use crate::ui::game::status_bar::{StatusBar, moving_seat};
use crate::ui::game::view::use_board_view;
use crate::ui::parts::match_tools::{MatchTool, WatchProps};
use crate::ui::parts::sheet_context::{Line, SheetContext};
use crate::ui::parts::show_tool::match_tool;
use crate::ui::screens::sandbox;
use std::rc::Rc;
use trivium_boards::BoardView;
use trivium_boards::icons::{Icon, icon};
use trivium_boards::scheduler::{after_paint, use_drawing};
use trivium_session::{Controller, Intent, Match};
use trivium_words::{Language, fill};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct PlayProps {
    pub id: String,
    pub sheet: Option<Sheet>,
    /// The match as it was when the screen opened.
    pub found: Same<Match>,
    /// A newer state, if another tab has played on.
    pub newest: Same<Match>,
    pub lead: TabLeader,
}

impl PlayProps {
    /// Whether this tab leads the match, and not another tab.
    pub fn leads(&self) -> bool {
        !self.lead.follows
    }
}

/// The state that prompts and seats show. It follows the match once the board is painted and its animation has ended.
#[derive(Clone)]
struct PromptState {
    controller: Controller,
    view: Rc<BoardView>,
    engines: EngineControls,
    replay: ReplayState,
}

/// The states that are drawn after the board.
struct LateState {
    /// The match as of the last paint: its targets and its record are drawn.
    painted: Controller,
    prompt_state: Option<PromptState>,
}

/// Updates the late states after the next paint; the prompt state only while no animation is running.
#[hook]
fn use_prompt_state(late: &UseStateHandle<LateState>, now: PromptState, moves: bool) -> PromptState {
    let drawing = use_drawing();
    {
        let (late, now) = (late.clone(), now.clone());
        use_effect_with((now.controller.clone(), moves), move |(painted, moves)| {
            let (painted, moves) = (painted.clone(), *moves);
            let later = after_paint(move || {
                let prompt_state = if moves { late.prompt_state.clone() } else { Some(now) };
                drawing();
                late.set(LateState { painted, prompt_state });
            });
            move || drop(later)
        });
    }
    late.prompt_state.clone().filter(|prompt_state| prompt_state.controller != now.controller).unwrap_or(now)
}

/// While an analysis is open, moves are only tried.
#[hook]
fn use_tries(controller: &Controller, analysing: bool, act: &Callback<Intent>) {
    let act = act.clone();
    use_effect_with((analysing, controller.game_match().is_trying()), move |(analysing, tries)| {
        if analysing != tries {
            act.emit(Intent::SetTrying(*analysing));
        }
    });
}

#[wasm_bindgen(module = "/src/ui/screens/play/finish.mjs")]
extern "C" {
    /// Finishes all animations in an element.
    fn finish(root: &Element);
}

/// A press anywhere on the board finishes its animations.
#[hook]
fn use_skipping(play: &Playing) -> Callback<PointerEvent> {
    use_callback((play.moves, play.skip()), |event: PointerEvent, (moves, skip)| {
        if *moves {
            let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if let Some(table) = pressed.and_then(|pressed| pressed.closest(".table").ok().flatten()) {
                finish(&table);
            }
            skip.emit(());
        }
    })
}

#[component]
pub fn Play(props: &PlayProps) -> Html {
    let (language, set) = (use_language(), use_settings());
    let words = language.shell();
    let (PlayedMatch { controller, .. }, decide, unsaved) = use_played(props);
    let play = use_play(&controller, Options { decide, open: true, draws: true });
    let Playing { act, moves, .. } = play.clone();
    let game_match = controller.game_match();
    let title = use_title(language.game(game_match.setup().game().id()).name);
    let (ask, reply) = use_questions(&controller, language, true);
    use_half_made(&props.id, &controller);
    use_keys(&act, &ask, props.sheet);
    let may_analyse = set.now.analysis && controller.may_analyse();
    let analysing = may_analyse && props.sheet == Some(Sheet::Analysis);
    use_tries(&controller, analysing, &act);
    let turned = use_screen_rotation(&controller, set.now.facing, moves);
    let engines = use_engines(&controller, moves, &act);
    let replay = use_replay(&controller, moves, &act);
    let viewing = controller.ways_back()[0];
    use_back(&Route::Game(props.id.clone(), None), (!replay.on && props.sheet.is_none()).then_some(viewing), &act);
    let late = use_state(|| LateState { painted: controller.clone(), prompt_state: None });
    let painted = &late.painted;
    let (line, point) = use_ahead(controller.serial());
    let (orientation, turn_board) = use_turning(game_match.setup().game().id(), turned.orientation);
    let orientation = if turned.round { turned.orientation } else { orientation };
    // Whether the targets are those of the position. A choice under way does not change the serial number.
    let settled = painted.serial() == controller.serial();
    let view = use_board_view(&controller, settled, orientation, analysing, line);
    let busy = busy_region(&controller, language, &engines, reply.as_ref());
    let again = replay.again.clone();
    // Prompts and scores are announced after the animation.
    let now = PromptState { controller: controller.clone(), view: view.clone(), engines: engines.clone(), replay };
    let prompt_state = use_prompt_state(&late, now, moves);
    let moving = moving_seat(&controller).filter(|_| moves);
    let onpointerdown = use_skipping(&play);
    let (edit, tries, try_line) = use_openers(props, &controller);
    let tries = (!game_match.held()).then_some(tries);
    let record = |id: &'static str| html! { <MoveList controller={painted.clone()} act={act.clone()} edit={edit.clone()} tries={tries.clone()} ask={ask.clone()} reply={reply.as_ref().map(|(_, reply)| reply.clone())} {id} /> };
    let hand_below = seat_with_hand_below(&controller, &view.scene);
    let over = sheet_context(props, &controller, (&act, (!turned.round).then_some(turn_board)), point, try_line);
    let screen = BoardScreen {
        settled_view: prompt_state.view.clone(),
        class: classes!(
            turned.round.then_some("round"),
            hand_below.map(|_| "hands"),
            props.lead.follows.then_some("follows"),
        ),
        hand_below,
        turned,
        onpointerdown,
        data: moving.map(|seat| ("data-moving", ["1", "2", "3"][seat.index()])).into_iter().collect(),
        // The attributes of the page change together with the record.
        ..BoardScreen::new(painted, play.board(&view, settled))
    };
    let head = head(props, (&controller, &view), &title, &engines, &act, &set, analysing);
    let below = [
        html! {
            <div class="before">
                <StatusBar id={props.id.clone()} controller={prompt_state.controller} act={act.clone()} engines={prompt_state.engines} replay={prompt_state.replay} {moving} />
                { tools(props, &controller, &act, again, language) }
                { busy }
            </div>
        },
        html! {
            <aside class="moves" aria-label={words.record}>
                <h2 class="unseen">{ words.record }</h2>
                { for may_analyse.then(|| panel_tabs(words, &over.table.over(Some(Sheet::Analysis)), None)) }
                { record("side-type") }
            </aside>
        },
        storing(props, &controller, &act, unsaved.map(|error| words.storage(error))),
        // Always one child, so that Yew keeps the siblings before it.
        props.sheet.map(|at| sheet(&over, at, words, record)).unwrap_or_default(),
    ];
    html! {
        <>
        { screen.html(head, below) }
        { elsewhere(&props.lead, &act, language) }
        </>
    }
}

/// The notice that the match could not be stored, and the clock of the match.
fn storing(props: &PlayProps, controller: &Controller, act: &Callback<Intent>, unsaved: Option<&'static str>) -> Html {
    let (id, controller, act) = (props.id.clone(), controller.clone(), act.clone());
    let clockless = controller.game_match().setup().clock().is_none();
    html! {
        <div class="unsaved" role="status">
            { unsaved }
            // The clock needs the match tools chunk. Without a clock, a failure to load it is not reported.
            { match_tool(MatchTool::Watch(WatchProps { id, controller, leads: props.leads(), act }), clockless) }
        </div>
    }
}

/// The notice over a match that another tab leads.
fn elsewhere(lead: &TabLeader, act: &Callback<Intent>, language: Language) -> Html {
    let words = language.shell();
    let act = act.clone();
    let take = lead.take.reform(move |event: MouseEvent| {
        // The player who takes the lead wants to play, so the view returns to the current node.
        act.emit(Intent::GoToCurrent);
        event
    });
    html! {
        if lead.follows {
            <div class="elsewhere">
                <p role="status">{ words.shelf.elsewhere }</p>
                <button class="button main" onclick={take}>{ words.shelf.lead_here }</button>
            </div>
        }
    }
}

/// The bar above the board.
fn head(
    props: &PlayProps,
    (controller, view): (&Controller, &BoardView),
    title: &NodeRef,
    engines: &EngineControls,
    act: &Callback<Intent>,
    set: &SettingsHandle,
    analysing: bool,
) -> Html {
    let words = set.now.language.shell();
    let game = controller.game_match().setup().game();
    let game_words = set.now.language.game(game.id());
    let variant = game_words.variant(game.variant().id)[0];
    let round = view.scene.rounds.filter(|r| r.of > 1);
    let round = round.map(|r| fill(words.round, &[&r.now.to_string(), &r.of.to_string()]));
    let variant = (variant != game_words.name).then(|| variant.to_owned());
    // The round comes first: if space is short, the variant is already known.
    let note: Vec<_> = round.into_iter().chain(variant).collect();
    html! {
        <header class="bar">
            if controller.ways_back()[0] {
                { icon_button(words.back, Icon::Back, true, act.reform(|_| Intent::GoToCurrent)) }
            } else {
                <a class="icon" href={Route::Home} aria-label={words.to_start}>{ icon(Icon::Back) }</a>
            }
            <h1 ref={title} tabindex="-1">
                { game_words.name }
                if !note.is_empty() {
                    <small>{ note.join(" · ") }</small>
                }
            </h1>
            if controller.may_pause() {
                { icon_button(words.game_match.stop, Icon::Pause, !controller.paused(), act.reform(|_| Intent::Pause(true))) }
            }
            if set.now.hints && !controller.game_match().setup().strict() {
                // The analysis shows more than a hint, with the same marks on the board.
                { icon_button(words.hint, Icon::Hint, engines.can_hint && !analysing, engines.hint.clone()) }
            }
            <a class="icon" href={Route::Game(props.id.clone(), Some(Sheet::Menu))} aria-label={words.menu}>
                { icon(Icon::Menu) }
            </a>
        </header>
    }
}

/// The buttons below the prompt: undo, redo, replay, moves.
fn tools(
    props: &PlayProps,
    controller: &Controller,
    act: &Callback<Intent>,
    again: Option<Callback<()>>,
    language: Language,
) -> Html {
    let words = language.shell();
    let game_match = controller.game_match();
    html! {
        <nav class="tools" aria-label={words.menu}>
            { tool(act, Intent::Undo, game_match.can_undo(), words.undo, Icon::Undo) }
            { tool(act, Intent::Redo, controller.can_redo(), words.redo, Icon::Redo) }
            <button
                class="tool"
                onclick={{ let again = again.clone(); move |_| again.iter().for_each(|again| again.emit(())) }}
                aria-disabled={again.is_none().to_string()}
            >
                { icon(Icon::Again) }<span>{ words.game_match.show_again }</span>
            </button>
            <a class="tool moves-link" href={Route::Game(props.id.clone(), Some(Sheet::Record))}>
                { icon(Icon::Record) }<span>{ words.record }</span>
            </a>
        </nav>
    }
}

/// Callbacks that open the sheet for editing the record, an empty sandbox at the position in view, and a sandbox that
/// plays a line.
#[hook]
fn use_openers(
    props: &PlayProps,
    controller: &Controller,
) -> (Callback<MouseEvent>, Callback<MouseEvent>, Callback<Line>) {
    let edit = use_callback((props.id.clone(), props.sheet.is_some()), |_: MouseEvent, (id, over)| {
        let route = Route::Game(id.clone(), Some(Sheet::Edit));
        if *over { replace(&route) } else { go(&route) }
    });
    let from = use_callback(controller.clone(), |_, controller| sandbox::open(controller, Vec::new(), None));
    let line = use_callback(controller.clone(), |line: Line, controller| {
        sandbox::open(controller, line.to_vec(), Some(Sheet::Analysis));
    });
    (edit, from, line)
}

fn sheet_context(
    props: &PlayProps,
    controller: &Controller,
    (act, turn): (&Callback<Intent>, Option<Callback<()>>),
    point: Callback<Option<Line>>,
    try_line: Callback<Line>,
) -> SheetContext {
    let table = Route::Game(props.id.clone(), None);
    let close = {
        let route = table.clone();
        Callback::from(move |()| leave(&route))
    };
    SheetContext {
        id: props.id.clone(),
        table,
        controller: controller.clone(),
        act: act.clone(),
        turn,
        close,
        point,
        try_line,
    }
}
