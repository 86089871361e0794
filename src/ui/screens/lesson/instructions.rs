//! The text next to a lesson's board: the task, its outcome, and the buttons that continue.

use super::step_at_board::{LessonContext, StepAtBoard};
use crate::ui::base::coded::coded;
use crate::ui::base::route::Route;
use crate::ui::game::announcements::{Novelty, live_region};
use crate::ui::game::status_bar::last_events;
use crate::ui::screens::puzzles::{
    announced, hint_alone, hint_button, hinted_place, open_announcement, open_buttons, remark, tap_again,
};
use trivium_rules::core::Pick;
use trivium_session::lesson::StepKind;
use trivium_session::{Intent, TaskStage};
use trivium_words::Language;
use yew::prelude::*;

/// The state that determines the texts of a step.
pub struct Instructions<'a> {
    pub at_board: &'a StepAtBoard,
    /// Whether a hint marks the site.
    pub hinted: bool,
    pub novelty: Novelty,
    pub own: LessonContext,
    pub language: Language,
    pub act: &'a Callback<Intent>,
}

/// Focus targets, and the callbacks of the buttons.
pub struct StepActions<'a> {
    pub text: NodeRef,
    pub forward: NodeRef,
    pub next: &'a Callback<()>,
    pub again: &'a Callback<()>,
    /// Marks the next target, if it is not marked yet.
    pub hint: Option<Callback<()>>,
}

impl Instructions<'_> {
    pub fn html(&self, actions: StepActions) -> Html {
        let table = &self.at_board.table;
        let remark = remark(self.own.puzzles, table, self.language);
        let (note, rule) = match (&table.stage, remark) {
            (TaskStage::Unmarked, _) => (Some(self.own.lesson.marked.to_owned()), None),
            // A board without coordinates cannot explain moves by them.
            (TaskStage::Beaten { refutation, .. }, _) if !table.names_places => {
                let words = self.own.lesson;
                (Some(if refutation.is_empty() { words.wrong } else { words.beaten }.to_owned()), None)
            }
            (_, Some((text, rule))) => (Some(text), rule),
            (_, None) => (None, None),
        };
        html! {
            <section class="instructions" aria-label={self.own.lesson.title}>
                <div class="told" tabindex="-1" ref={actions.text.clone()}>{ self.text_html(note.as_deref()) }</div>
                <div class="row">{ self.buttons(actions, rule, note.is_some()) }</div>
                { live_region(&table.controller, self.announcement(note.as_deref())) }
            </section>
        }
    }

    /// The text for screen readers.
    fn announcement(&self, note: Option<&str>) -> String {
        let StepAtBoard { step, table } = self.at_board;
        let controller = &table.controller;
        let announced = |text: &str| announced(text, table, self.language);
        match note {
            _ if table.open() && step.kind.waits() => {
                let place = || hinted_place(self.own.puzzles, table, self.language);
                let marked = self.hinted.then(place).flatten();
                open_announcement(note, marked, None, controller, self.language, self.novelty)
            }
            Some(note) => announced(note),
            None if step.kind.waits() => announced([self.praise(), " ", &step.reason].concat().trim_start()),
            None if controller.serial() == 0 => String::new(),
            None => last_events(controller, self.language),
        }
    }

    /// Praise for a solved step; empty if the solution was shown.
    fn praise(&self) -> &'static str {
        if matches!(self.at_board.table.stage, TaskStage::Solution { found: true, .. }) {
            self.own.lesson.right
        } else {
            ""
        }
    }

    fn text_html(&self, note: Option<&str>) -> Html {
        let StepAtBoard { step, table } = self.at_board;
        if step.kind.waits() && !table.open() {
            return html! { <p><strong>{ self.praise() }</strong>{ " " }{ coded(&step.reason) }</p> };
        }
        html! {
            <>
                <p>
                    { coded(&step.task) }
                    if step.kind == StepKind::Do {
                        <span class="unseen">{ self.marked() }</span>
                    }
                </p>
                if let Some(note) = note {
                    <p class="note">{ coded(note) }</p>
                }
                { tap_again(self.language) }
            </>
        }
    }

    /// Describes the marks on the board for screen readers.
    fn marked(&self) -> String {
        let position = self.at_board.table.controller.game_match().position();
        let place = |site| position.site_name(site);
        let decision = |token| self.language.decision(token, &position.events(token), &place);
        self.at_board.step.play.first().map_or_else(String::new, |token| [" ", &decision(token)].concat())
    }

    fn buttons(&self, actions: StepActions, rule: Option<(&str, &str)>, remarked: bool) -> Html {
        let (words, own) = (self.language.shell(), self.own.lesson);
        let table = &self.at_board.table;
        let kind = self.at_board.step.kind;
        if !table.open() {
            let [next, again] = [actions.next, actions.again].map(|way| way.reform(|_: MouseEvent| ()));
            return html! {
                <>
                    if kind == StepKind::Show {
                        <button class="button" onclick={again}>{ own.repeat }</button>
                    }
                    <button class="button main onward" ref={actions.forward} onclick={next}>{ own.next }</button>
                </>
            };
        }
        // A button that belongs to the marked move gets the same emphasis as a site.
        let marked = table.marked(false);
        let commanded = kind == StepKind::Do && marked.iter().any(|pick| matches!(pick, Pick::Command(_)));
        let class = if commanded { "main" } else { "" };
        let hint = actions.hint.map(|hint| hint_alone(self.act, hint, table, [true, remarked]));
        let hint = if kind == StepKind::Ask { hint_button(self.language, hint) } else { Html::default() };
        html! {
            <>
                { open_buttons(&table.controller, self.language, self.act, class, hint, own.show) }
                if let Some((game, anchor)) = rule {
                    <a class="button rule" href={Route::Rules(game.to_owned(), anchor.to_owned())}>{ words.see_rule }</a>
                }
            </>
        }
    }
}
