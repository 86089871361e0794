//! The screen of a sandbox: the board, the prompt, and the band that marks it as a sandbox.

use super::computer_move::{ComputerMove, use_computer_move};
use super::keep::Keep;
use super::line::use_line;
use super::value::Sandbox;
use crate::ui::base::controls::{emblem, icon_button, panel_tabs};
use crate::ui::base::route::{Route, Sheet, depth, go, leave, replace};
use crate::ui::base::settings::{Settings, SettingsHandle, use_settings, use_title};
use crate::ui::game::ahead::use_ahead;
use crate::ui::game::announcements::{Novelty, busy_region, live_region, spoken_status, use_novelty, use_questions};
use crate::ui::game::board_screen::BoardScreen;
use crate::ui::game::event_line::animated_event_line;
use crate::ui::game::keys::use_keys;
use crate::ui::game::move_list::MoveList;
use crate::ui::game::playing::{Options, Playing, commands, intent_button, use_play};
use crate::ui::game::remedy::remedy;
use crate::ui::game::seats::seat_with_rack_below;
use crate::ui::game::sheet::{sheet, tool};
use crate::ui::game::status_bar::status_prompt;
use crate::ui::game::use_match::{MatchHandle, use_match};
use crate::ui::game::view::use_board_view;
use crate::ui::parts::sheet_context::{Line, SheetContext};
use crate::ui::screens::position;
use std::rc::Rc;
use trivium_boards::icons::{Icon, icon};
use trivium_boards::scheduler::use_updated_if;
use trivium_rules::core::Seat;
use trivium_session::{Controller, Feedback, Intent};
use trivium_words::ShellWords;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct TableProps {
    /// The sandbox as it was opened.
    pub opened: Sandbox,
    pub sheet: Option<Sheet>,
}

impl TableProps {
    /// The address, with or without a sheet.
    fn route(&self, sheet: Option<Sheet>) -> Route {
        Route::Try(self.opened.payload.to_string(), sheet)
    }

    fn link(&self, sheet: Sheet, class: &'static str, drawing: Icon, text: &'static str) -> Html {
        html! { <a class={classes!("tool", class)} href={self.route(Some(sheet))}>{ icon(drawing) }<span>{ text }</span></a> }
    }
}

#[component]
pub fn Table(props: &TableProps) -> Html {
    let set = use_settings();
    let language = set.now.language;
    let words = language.shell();
    let MatchHandle { value: sandbox, decide, change } = use_match(|| props.opened.clone(), Sandbox::keep);
    let controller = &sandbox.controller;
    let play = use_play(controller, Options { decide, open: true, draws: true });
    let Playing { act, moves, .. } = play.clone();
    use_line(&sandbox, moves, &act);
    let computer = use_computer_move(controller, &act);
    let (ask, reply) = use_questions(controller, language, true);
    let novelty = use_novelty(controller, status_prompt(controller, language, &computer.engines).prompt);
    use_keys(&act, &ask, props.sheet);
    let analysing = props.sheet == Some(Sheet::Analysis) && set.now.analysis;
    let (line, point) = use_ahead(controller.serial());
    let leads = line.is_some();
    let view = use_board_view(controller, true, 0, analysing, line);
    let title = use_title(words.trying.title);
    let keeping = use_state_eq(|| false);
    let set_keeping = keeping.setter();
    let keep = Callback::from(move |_: MouseEvent| set_keeping.set(true));
    let try_line = use_callback(change, |line: Line, change| {
        change.emit(Rc::new(move |sandbox: &Sandbox| Sandbox { waiting: line.clone(), ..sandbox.clone() }));
    });
    let over = SheetContext {
        id: String::new(),
        table: props.route(None),
        controller: controller.clone(),
        act: act.clone(),
        turn: None,
        close: close(props),
        point,
        try_line,
    };
    let edit = edit(props);
    let record = |id: &'static str| html! { <MoveList controller={controller.clone()} act={act.clone()} edit={edit.clone()} ask={ask.clone()} reply={reply.as_ref().map(|(_, reply)| reply.clone())} {id} /> };
    let hand_below = seat_with_rack_below(&view.scene, view.game, Some(Seat::ONE));
    // Prompts and scores wait for the end of the animation.
    let (question, settled_view) =
        use_updated_if(!moves, || (question(controller, set.now, novelty, &act, &computer, leads), view.clone()));
    let screen = BoardScreen {
        settled_view,
        class: classes!("trying", hand_below.map(|_| "racks")),
        hand_below,
        ..BoardScreen::new(controller, play.board(&view, true))
    };
    // The other sheets belong to real matches.
    let at = props.sheet.filter(|at| !matches!(at, Sheet::Menu | Sheet::Seats | Sheet::Clock));
    let below = [
        html! {
            <div class="before">
                { question }
                { tools(props, controller, &act, &set) }
                { busy_region(controller, language, &computer.engines, reply.as_ref()) }
            </div>
        },
        html! {
            <aside class="moves" aria-label={words.record}>
                { for set.now.analysis.then(|| panel_tabs(words, &props.route(Some(Sheet::Analysis)), None)) }
                { record("side-type") }
            </aside>
        },
        at.map(|at| sheet(&over, at, words, record)).unwrap_or_default(),
        html! {
            if *keeping {
                <Keep key="keep" sandbox={sandbox.clone()} close={Callback::from(move |()| keeping.set(false))} />
            }
        },
    ];
    screen.html(head(props, controller, &title, words, &set, keep), below)
}

fn edit(props: &TableProps) -> Callback<MouseEvent> {
    let (route, over) = (props.route(Some(Sheet::Edit)), props.sheet.is_some());
    Callback::from(move |_| if over { replace(&route) } else { go(&route) })
}

/// Closes the sheet. If the sandbox was opened with that sheet, there is no history entry to go back to.
fn close(props: &TableProps) -> Callback<()> {
    let (route, origin) = (props.route(None), props.opened.origin.clone());
    Callback::from(move |()| {
        let opened_with = origin.as_ref().is_some_and(|origin| depth() == origin.depth + 1);
        if opened_with { replace(&route) } else { leave(&route) }
    })
}

/// The bar, and below it the band that marks a sandbox, with the way out.
fn head(
    props: &TableProps,
    controller: &Controller,
    title: &NodeRef,
    words: &'static ShellWords,
    set: &SettingsHandle,
    keep: Callback<MouseEvent>,
) -> Html {
    let game = set.now.language.game(controller.game_match().setup().game().id());
    let share = {
        let route = props.route(Some(Sheet::Share));
        Callback::from(move |_: MouseEvent| go(&route))
    };
    let back = props.opened.origin.as_ref().map(|origin| {
        let text = match origin.route {
            Route::Game(..) => words.to_match,
            Route::Rules(..) => words.trying.rules,
            Route::Position(_) => words.trying.edit,
            _ => words.back,
        };
        let origin = origin.clone();
        html! { <button type="button" class="button" onclick={move |_| origin.go_back()}>{ text }</button> }
    });
    // If the position editor opened the sandbox, the back button already leads there.
    let from_there = props.opened.origin.as_ref().is_some_and(|origin| matches!(origin.route, Route::Position(_)));
    let edit = (!from_there).then(|| {
        let controller = controller.clone();
        let onclick = move |_: MouseEvent| position::open(&controller);
        html! { <button type="button" class="button" {onclick}>{ words.trying.edit }</button> }
    });
    html! {
        <div class="try-head">
            <header class="bar">
                <a class="icon" href={Route::Home} aria-label={words.to_start}>{ icon(Icon::Back) }</a>
                <h1 ref={title} tabindex="-1">{ game.name }<small>{ words.trying.title }</small></h1>
                { icon_button(words.sharing.title, Icon::Share, true, share) }
            </header>
            <section class="try-band" aria-label={words.trying.title}>
                <p>{ words.trying.band }</p>
                <div class="row">
                    { for back }
                    <button type="button" class="button" onclick={keep}>{ words.trying.keep }</button>
                    { for edit }
                </div>
            </section>
        </div>
    }
}

fn question(
    controller: &Controller,
    now: Settings,
    novelty: Novelty,
    act: &Callback<Intent>,
    computer: &ComputerMove,
    leads: bool,
) -> Html {
    let language = now.language;
    let words = language.shell();
    let prompt = status_prompt(controller, language, &computer.engines);
    let announcement = spoken_status(controller, now.into(), &prompt, novelty);
    let seat = prompt.seat;
    let mut buttons = Vec::new();
    // After the short buttons, because this one fills a line.
    let rule = prompt.rule.map(|(game, anchor)| {
        let route = Route::Rules(game.to_owned(), anchor.to_owned());
        html! { <a class="button rule" href={route}>{ words.see_rule }</a> }
    });
    if controller.round_summary().is_some() {
        buttons.push(intent_button(act, Intent::LeaveRound, "main", words.next_round));
        buttons.extend(rule);
    } else {
        buttons.extend(commands(controller, words, act, "main"));
        if !controller.chosen().is_empty() || matches!(controller.feedback(), Some(Feedback::Hint(_))) {
            buttons.push(intent_button(act, Intent::Cancel, "", words.cancel));
        }
        if let Some(worker_error) = computer.engines.failure {
            buttons.extend(remedy(language, worker_error, &computer.engines.retry));
        }
        buttons.extend(rule);
        if controller.game_match().turn().seat().is_some() {
            buttons.push(computer.html(words));
        }
    }
    let refused = prompt.refused.then_some("refused");
    html! {
        <section class={classes!("status-bar", "explained", refused)} aria-label={words.spoken.parts[1]} data-seat={seat.map(|seat| seat.to_string())}>
            <p class="asked">
                { for seat.map(emblem) }
                <span data-again={words.again}>
                    if !prompt.title.is_empty() {
                        <strong>{ &prompt.title }</strong>{ " " }
                    }
                    <span class="prompt">{ if leads { words.trying.ahead } else { &prompt.text } }</span>
                </span>
            </p>
            { animated_event_line(controller, &now) }
            <div class="row">{ for buttons }</div>
            { live_region(controller, announcement) }
        </section>
    }
}

/// The buttons below the prompt: undo, redo, moves, analysis.
fn tools(props: &TableProps, controller: &Controller, act: &Callback<Intent>, set: &SettingsHandle) -> Html {
    let words = set.now.language.shell();
    html! {
        <nav class="tools" aria-label={words.menu}>
            { tool(act, Intent::Undo, controller.game_match().can_undo(), words.undo, Icon::Undo) }
            { tool(act, Intent::Redo, controller.can_redo(), words.redo, Icon::Redo) }
            { props.link(Sheet::Record, "moves-link", Icon::Record, words.record) }
            if set.now.analysis {
                { props.link(Sheet::Analysis, "analysis-link", Icon::Analysis, words.game_match.analysis) }
            }
        </nav>
    }
}
