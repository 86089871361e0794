//! The board of one puzzle with its prompt, hint and buttons. Embedded puzzles share the texts.

use super::table::{PlayedTask, use_task};
use super::task_texts::{
    announced, hint_alone, hint_button, hinted_place, open_announcement, open_buttons, remark, tap_again,
    use_task_novelty,
};
use crate::ui::base::coded::coded;
use crate::ui::base::controls::icon_button;
use crate::ui::base::own_words::OwnWords;
use crate::ui::base::route::Route;
use crate::ui::base::settings::{Settings, use_settings};
use crate::ui::game::announcements::{Listener, Novelty, live_region, spoken_status};
use crate::ui::game::board_screen::BoardScreen;
use crate::ui::game::engines::EngineControls;
use crate::ui::game::event_line::animated_event_line;
use crate::ui::game::line::BEFORE_ANSWER;
use crate::ui::game::names::names;
use crate::ui::game::seats::seat_with_rack_below;
use crate::ui::game::status_bar::{StatusPrompt, status_prompt};
use crate::ui::game::use_match::{MatchHandle, use_match};
use crate::ui::parts::solving::{Solving, TaskAtBoard};
use crate::ui::screens::position;
use std::rc::Rc;
use trivium_boards::icons::Icon;
use trivium_rules::core::Turn;
use trivium_session::puzzle::Theme;
use trivium_session::{Arrival, Intent, TaskStage};
use trivium_words::{Language, PuzzleWords, fill};
use yew::prelude::*;

#[derive(Clone, PartialEq)]
pub struct PuzzleActions {
    /// Reveals the next part of the hint.
    pub hint: Callback<()>,
    /// Restarts after the given number of correct tokens.
    pub again: Callback<usize>,
    pub next: Option<Route>,
    pub harder: Option<Route>,
}

/// The solver's rating after a first try.
#[derive(Clone, Copy, PartialEq)]
pub struct Rated {
    pub now: i32,
    pub change: i32,
    /// Whether the puzzle was solved with a hint. Then the rating does not change.
    pub hinted: bool,
}

impl Rated {
    fn text(self, words: &PuzzleWords) -> String {
        let now = self.now.to_string();
        match self.change {
            0 if self.hinted => fill(words.unrated, &[&now]),
            0 => fill(words.rating, &[&now]),
            less @ ..0 => fill(words.rated, &[&now, &["−", &less.unsigned_abs().to_string()].concat()]),
            more => fill(words.rated, &[&now, &["+", &more.to_string()].concat()]),
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct BoardProps {
    pub solving: Solving,
    pub own: OwnWords<PuzzleWords>,
    /// The revealed part of the hint: 0 none, 1 the theme, 2 the site.
    pub hinted: u8,
    pub head: Html,
    /// Called when the puzzle is solved (true) or missed (false).
    pub ended: Callback<bool>,
    /// Called with each state of the try.
    pub on_change: Callback<Solving>,
    /// Set after the first try.
    pub rated: Option<Rated>,
    pub actions: PuzzleActions,
}

#[component]
pub fn PuzzleBoard(props: &BoardProps) -> Html {
    let BoardProps { solving, own, hinted, head, actions, .. } = props;
    let settings = use_settings().now;
    let language = settings.language;
    let MatchHandle { value: table, decide, change } = use_match(|| solving.table.clone(), |_| {});
    let solving = &solving.with(table);
    let table = &solving.table;
    {
        let (on_change, solving) = (props.on_change.clone(), solving.clone());
        use_effect_with(solving.table.clone(), move |_| on_change.emit(solving));
        let ended = props.ended.clone();
        use_effect_with(table.ended, move |right| right.iter().for_each(|right| ended.emit(*right)));
    }
    let advance = use_callback(change, |(), change| change.emit(Rc::new(TaskAtBoard::advanced)));
    let PlayedTask { play, view, settled_view } = use_task(table, *hinted > 1, 0, decide, &advance, BEFORE_ANSWER);
    let done = matches!(table.stage, TaskStage::Solution { .. } | TaskStage::Beaten { .. });
    let forward = use_forward(done && !solution_runs(table));
    let controller = &table.controller;
    let novelty = use_task_novelty(controller, language);
    let texts = Texts { own: *own, solving, language, hinted: *hinted, novelty };
    let rated = props.rated.filter(|_| done).map(|rated| rated.text(own.0));
    // The rating is announced once, with the result.
    let spoken_rating =
        rated.as_ref().filter(|_| !texts.stepped()).map_or_else(String::new, |rated| [" ", rated].concat());
    let hand_below = seat_with_rack_below(&view.scene, view.game, table.task.seat);
    let screen = BoardScreen {
        class: classes!("lesson", hand_below.map(|_| "racks")),
        hand_below,
        data: vec![("data-puzzle", table.stage.name(table.open()))],
        settled_view,
        ..BoardScreen::new(controller, play.board(&view, true))
    };
    let below = [
        html! {
            <section class="instructions" aria-label={language.shell().puzzles}>
                <div class="told">
                    <p><strong>{ texts.mover() }</strong>{ " " }{ own.0.task(solving.puzzle.goal) }</p>
                    { for texts.hint().map(|hint| html! { <p>{ hint }</p> }) }
                    { for texts.note().map(|note| html! { <p class="note">{ coded(&note) }</p> }) }
                    { for texts.why().map(|why| html! { <p class="why">{ why }</p> }) }
                    { for rated.map(|rated| html! { <p class="rated">{ rated }</p> }) }
                    { tap_again(language) }
                </div>
                if table.steps() {
                    { texts.steps(&play.act, &settings) }
                }
                <div class="row">{ texts.buttons(actions, &play.act, forward) }</div>
                { live_region(controller, [texts.announcement(), spoken_rating].concat()) }
            </section>
        },
        html! {
            <div class="stages">
                <p>{ fill(own.0.difficulty, &[&solving.puzzle.grade.to_string()]) }</p>
                { for position::route(&table.controller).map(|route| html! { <a href={route}>{ language.shell().trying.edit }</a> }) }
            </div>
        },
    ];
    screen.html(head.clone(), below)
}

/// Whether the board plays the solution. No button is shown then: a second tap on the one for the solution would hit it.
fn solution_runs(table: &TaskAtBoard) -> bool {
    matches!(table.stage, TaskStage::Solution { .. }) && table.next().is_some()
}

/// Returns the reference for the button that continues. That button gets the focus when the puzzle is done.
#[hook]
fn use_forward(done: bool) -> NodeRef {
    let forward = use_node_ref();
    let target = forward.clone();
    use_effect_with(done, move |done| {
        if let Some(target) = target.cast::<web_sys::HtmlElement>().filter(|_| *done) {
            let _ = target.focus();
        }
    });
    forward
}

pub fn theme(words: &PuzzleWords, theme: Theme) -> &'static str {
    Theme::ALL.iter().position(|(known, _)| *known == theme).map_or("", |at| words.themes[at])
}

pub struct Texts<'a> {
    pub own: OwnWords<PuzzleWords>,
    pub solving: &'a Solving,
    pub language: Language,
    /// As in [`BoardProps`].
    pub hinted: u8,
    pub novelty: Novelty,
}

impl Texts<'_> {
    fn table(&self) -> &TaskAtBoard {
        &self.solving.table
    }

    /// For example “Orange to move.”
    pub fn mover(&self) -> String {
        let TaskAtBoard { task, controller, .. } = self.table();
        let names = names(controller, self.language);
        let name = task.seat.and_then(|seat| names.get(seat.index())).map_or("", |name| name.as_str());
        [&fill(self.language.shell().to_move, &[name]), "."].concat()
    }

    /// The hint: first the theme, then where to begin.
    pub fn hint(&self) -> Option<String> {
        let theme = (self.hinted > 0).then(|| fill(self.own.0.hinted, &[theme(self.own.0, self.solving.puzzle.theme)]));
        theme.map(|theme| theme + &self.marked().map_or_else(String::new, |marked| [" ", &marked].concat()))
    }

    /// Names the marked site.
    fn marked(&self) -> Option<String> {
        let marked = || hinted_place(self.own.0, self.table(), self.language);
        (self.hinted > 1).then(marked).flatten()
    }

    fn remark(&self) -> Option<String> {
        remark(self.own.0, self.table(), self.language).map(|(text, _)| text)
    }

    /// The result of the last try, or why the last pick was refused. Tokens are between backticks.
    pub fn note(&self) -> Option<String> {
        let words = self.own.0;
        let done = match self.table().stage {
            TaskStage::Solution { found: true, .. } => Some(words.right),
            TaskStage::Solution { .. } => Some(words.shown),
            TaskStage::Open(1..) => Some(words.further),
            _ => None,
        };
        self.remark().or(done.map(str::to_owned))
    }

    /// Why the wrong move fails, once its refutation is on the board: the end of the game, or else the goal that is now
    /// out of reach.
    pub fn why(&self) -> Option<String> {
        let TaskAtBoard { stage: TaskStage::Beaten { .. }, controller, .. } = self.table() else { return None };
        if self.table().next().is_some() || self.stepped() {
            return None;
        }
        if let Turn::Over(_) = controller.game_match().turn() {
            let end = status_prompt(controller, self.language, &EngineControls::default());
            return Some([&end.title, " ", &end.text].concat());
        }
        Some(self.own.0.why(self.solving.puzzle.goal).to_owned())
    }

    /// Whether the solver has stepped through the moves.
    pub fn stepped(&self) -> bool {
        self.table().steps() && self.table().controller.arrival() == Arrival::Went
    }

    /// The buttons that step through the moves, with the move in view between them.
    fn steps(&self, act: &Callback<Intent>, settings: &Settings) -> Html {
        let (words, controller) = (self.language.shell(), &self.table().controller);
        let game_match = controller.game_match();
        let step = |intent: Intent, can: bool, label: &'static str, drawing: Icon| {
            icon_button(label, drawing, can, act.reform(move |_: MouseEvent| intent.clone()))
        };
        let [at, all] = controller.decisions();
        let place = match at {
            0 => words.spoken.at_start.to_owned(),
            at => fill(words.spoken.at_move, &[&at.to_string(), &all.to_string()]),
        };
        html! {
            <div class="stepping">
                { step(Intent::StepBack, game_match.can_undo(), words.step_back, Icon::Back) }
                // The live region announces it.
                <div aria-hidden="true"><p>{ place }</p>{ animated_event_line(controller, settings) }</div>
                { step(Intent::StepForward, game_match.can_redo(), words.step_on, Icon::Forward) }
            </div>
        }
    }

    /// The text for screen readers.
    pub fn announcement(&self) -> String {
        let TaskAtBoard { controller, stage, .. } = self.table();
        if self.stepped() {
            let of_all = Listener::of_all(self.language);
            return spoken_status(controller, of_all, &StatusPrompt::default(), Novelty::New);
        }
        if matches!(stage, TaskStage::Open(_)) {
            // After a cancelled choice, the praise for an earlier move is not repeated.
            let note = if self.novelty == Novelty::Again { self.remark() } else { self.note() };
            let (marked, hint) = (self.marked(), self.hint());
            return open_announcement(note.as_deref(), marked, hint, controller, self.language, self.novelty);
        }
        match self.note() {
            Some(text) => {
                let text = announced(&text, self.table(), self.language);
                // The end of the game is announced with its last move.
                let why = self.why().filter(|_| controller.game_match().turn().outcome().is_none());
                [text, why.map_or_else(String::new, |why| [" ", &why].concat())].concat()
            }
            None => String::new(),
        }
    }

    /// `forward` becomes the reference of the button that continues.
    pub fn buttons(&self, actions: &PuzzleActions, act: &Callback<Intent>, forward: NodeRef) -> Html {
        let words = self.own.0;
        let again = |class: &'static str, at: usize, target: NodeRef| {
            let again = actions.again.reform(move |_: MouseEvent| at);
            html! { <button {class} ref={target} onclick={again}>{ words.again }</button> }
        };
        let next = |class: &'static str, target: NodeRef| {
            let link = |next: &Route| html! { <a {class} ref={target} href={next.clone()}>{ words.next }</a> };
            actions.next.as_ref().map(link)
        };
        match self.table().stage {
            TaskStage::Beaten { at, .. } => html! {
                <>
                    { again("button main", at, forward) }
                    { for next("button onward", NodeRef::default()) }
                </>
            },
            _ if solution_runs(self.table()) => Html::default(),
            TaskStage::Solution { .. } => html! {
                <>
                    { again("button", 0, NodeRef::default()) }
                    { for next("button main onward", forward) }
                    { for actions.harder.as_ref().map(|route| html! { <a class="button" href={route.clone()}>{ words.harder }</a> }) }
                </>
            },
            TaskStage::Open(_) | TaskStage::Unmarked => {
                let about = [self.hinted == 1, self.remark().is_some()];
                let hint = (self.hinted < 2).then(|| hint_alone(act, actions.hint.clone(), self.table(), about));
                let hint = hint_button(self.language, hint);
                open_buttons(&self.table().controller, self.language, act, "", hint, words.show)
            }
        }
    }
}
