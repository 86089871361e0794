//! The text next to a lesson's board: what is seen or to be done, what became of it, and the way on.

use super::stage::StepStage;
use super::step_at_board::LessonContext;
use crate::ui::coded::coded;
use crate::ui::fetch;
use crate::ui::game::{
    EngineControls, Listener, Novelty, commands, heard_region, intent_button, last_events, spoken_half, spoken_status,
    status_prompt,
};
use crate::ui::route::Route;
use trivium_session::lesson::{LessonStep, StepKind};
use trivium_session::{Controller, Intent};
use trivium_words::{Language, PuzzleWords, fill};
use yew::prelude::*;

/// The texts of a step.
pub struct Instructions<'a> {
    pub step: &'a LessonStep,
    pub stage: &'a StepStage,
    pub own: LessonContext,
    pub language: Language,
    pub controller: &'a Controller,
    pub act: &'a Callback<Intent>,
}

/// Where the focus goes, and what the two ways on do.
pub struct StepActions<'a> {
    pub told: NodeRef,
    pub forward: NodeRef,
    pub next: &'a Callback<()>,
    pub again: &'a Callback<()>,
}

impl Instructions<'_> {
    /// All of it.
    pub fn html(&self, ways: StepActions) -> Html {
        let asked = status_prompt(self.controller, self.language, &EngineControls::default());
        let (note, rule) = match self.stage {
            StepStage::Unmarked => (Some(self.own.0.marked.to_owned()), None),
            StepStage::Other(token, answer) => (Some(self.beaten(token, answer.as_deref())), None),
            StepStage::Open if asked.refused => (Some(asked.text.clone()), asked.rule),
            _ => (None, None),
        };
        let said = match &note {
            Some(note) => spoken(note),
            None if self.stage.open() && self.step.kind.waits() => spoken_half(self.controller, self.language),
            None if self.controller.serial() == 0 => String::new(),
            None if self.step.kind == StepKind::Show => last_events(self.controller, self.language),
            None if self.stage.open() => String::new(),
            None => {
                let happened = spoken_status(self.controller, Listener::of_all(self.language), &asked, Novelty::New);
                [self.praise(), " ", &spoken(&self.step.reason), " ", &happened].concat()
            }
        };
        html! {
            <section class="instructions" aria-label={self.own.0.title}>
                <div class="told" tabindex="-1" ref={ways.told.clone()}>{ self.told(note) }</div>
                <div class="row">{ self.buttons(ways, rule) }</div>
                { heard_region(self.controller, said) }
            </section>
        }
    }

    /// The text about a decision that is not the right one: a puzzle's, where something beats it.
    fn beaten(&self, token: &str, answer: Option<&str>) -> String {
        match (answer, fetch::held_words::<PuzzleWords>(self.language)) {
            (Some(answer), Some(words)) => fill(words.beaten, &[token, answer]),
            _ => fill(self.own.0.other, &[token]),
        }
    }

    /// The comment on the reader's act; a shown answer does not count as found.
    fn praise(&self) -> &'static str {
        if matches!(self.stage, StepStage::Told { found: true, .. }) { self.own.0.right } else { "" }
    }

    fn told(&self, note: Option<String>) -> Html {
        if self.step.kind.waits() && !self.stage.open() {
            return html! { <p><strong>{ self.praise() }</strong>{ " " }{ coded(&self.step.reason) }</p> };
        }
        html! {
            <>
                <p>
                    { coded(&self.step.task) }
                    if self.step.kind == StepKind::Do {
                        <span class="unseen">{ self.marked() }</span>
                    }
                </p>
                if let Some(note) = note {
                    <p class="note">{ coded(&note) }</p>
                }
            </>
        }
    }

    /// The marks on the board, for people who do not see it.
    fn marked(&self) -> String {
        let position = self.controller.game_match().position();
        let place = |site| position.site_name(site);
        let decision = |token| self.language.decision(token, &position.events(token), &place);
        self.step.play.first().map_or_else(String::new, |token| [" ", &decision(token)].concat())
    }

    fn buttons(&self, ways: StepActions, rule: Option<(&str, &str)>) -> Html {
        let (words, own) = (self.language.shell(), self.own.0);
        if !self.stage.open() {
            let [next, again] = [ways.next, ways.again].map(|way| way.reform(|_: MouseEvent| ()));
            return html! {
                <>
                    <button class="button main" ref={ways.forward} onclick={next}>{ own.next }</button>
                    if self.step.kind == StepKind::Show {
                        <button class="button" onclick={again}>{ own.repeat }</button>
                    }
                </>
            };
        }
        let button = |class, intent, text| intent_button(self.act, intent, class, text);
        // A button on the way to what was shown is marked like a place.
        let class = if self.step.kind == StepKind::Do { "main" } else { "" };
        html! {
            <>
                { for commands(self.controller, words, self.act, class) }
                if !self.controller.chosen().is_empty() {
                    { button("", Intent::Cancel, words.cancel) }
                }
                if let Some((game, anchor)) = rule {
                    <a class="button rule" href={Route::Rules(game.to_owned(), anchor.to_owned())}>{ words.see_rule }</a>
                }
                { button("quiet", Intent::EngineMove(String::new()), own.show) }
            </>
        }
    }
}

/// The same to be heard.
fn spoken(text: &str) -> String {
    text.replace('`', "")
}
