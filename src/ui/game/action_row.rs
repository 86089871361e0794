//! The buttons below the prompt.

use super::end_card::EndCard;
use super::engines::EngineControls;
use super::names::name_of;
use super::playing::{commands, intent_button};
use super::remedy::without_engine;
use super::replay::ReplayState;
use crate::ui::base::controls::emblem;
use crate::ui::base::route::Route;
use crate::ui::base::settings::Settings;
use trivium_boards::icons::{Icon, icon};
use trivium_rules::core::Turn;
use trivium_session::{Controller, Feedback, Intent};
use trivium_words::ShellWords;
use yew::prelude::*;

pub struct ActionRow<'a> {
    pub act: &'a Callback<Intent>,
    pub controller: &'a Controller,
    pub now: &'a Settings,
    pub engines: &'a EngineControls,
    pub replay: &'a ReplayState,
    pub end: &'a EndCard<'a>,
}

/// Draws the buttons; `rule` links the rule that explains the prompt.
pub fn buttons(row: &ActionRow, rule: Option<(&'static str, &'static str)>) -> Html {
    let words = row.words();
    let controller = row.controller;
    let around = controller.looks_around();
    let mut all = if row.replay.on {
        row.replay.buttons(words)
    } else if controller.round_summary().is_some() {
        vec![row.button(Intent::LeaveRound, words.next_round, true)]
    } else if matches!(controller.game_match().turn(), Turn::Over(_)) && !around {
        row.end.buttons()
    } else if !controller.consents().is_empty() {
        row.consents()
    } else if controller.paused() {
        vec![row.button(Intent::Pause(false), words.game_match.run, true)]
    } else if row.engines.warning.is_some() {
        row.warned()
    } else if controller.engine_to_act().is_some() {
        row.without_program()
    } else {
        row.choices()
    };
    if !row.replay.on {
        all.extend(row.ways_back());
    }
    if let Some((game, anchor)) = rule {
        let route = Route::Rules(game.to_owned(), anchor.to_owned());
        // Buttons are aligned right, so an additional first one moves no other.
        all.insert(0, html! { <a class="button rule" href={route}>{ words.see_rule }</a> });
    }
    if all.is_empty() {
        html! {}
    } else {
        html! { <div class="row">{ for all }</div> }
    }
}

impl ActionRow<'_> {
    fn words(&self) -> &'static ShellWords {
        self.now.language.shell()
    }

    fn button(&self, intent: Intent, text: &'static str, main: bool) -> Html {
        intent_button(self.act, intent, if main { "main" } else { "" }, text)
    }

    /// Buttons that ask each person to agree to end the game.
    fn consents(&self) -> Vec<Html> {
        let words = &self.words().game_match;
        let agree = |seat| {
            let onclick = self.act.reform(move |_: MouseEvent| Intent::Consent(seat, true));
            let agrees = trivium_words::fill(words.agrees, &[&name_of(self.controller, self.now.language, seat)]);
            html! { <button key={agrees.clone()} class="button" {onclick}>{ emblem(seat) }{ agrees }</button> }
        };
        let mut all: Vec<_> = self.controller.consents().iter().map(|seat| agree(*seat)).collect();
        let refuses = self.controller.consents().first().map(|first| Intent::Consent(*first, false));
        all.extend(refuses.map(|refuses| self.button(refuses, words.play_on, true)));
        all
    }

    /// The answers to the learning mode's question.
    fn warned(&self) -> Vec<Html> {
        let (words, onclick) = (self.words(), self.engines.play_on.clone());
        vec![
            self.button(Intent::Undo, words.undo, true),
            html! { <button key="play-it" type="button" class="button play-it" {onclick}>{ words.setup.learning[2] }</button> },
        ]
    }

    /// The buttons shown when a computer player does not answer.
    fn without_program(&self) -> Vec<Html> {
        let ActionRow { act, controller, now, engines, .. } = self;
        let without = controller.game_match().turn().seat().zip(engines.failure);
        if without.is_none() && controller.engine_to_think().is_some() {
            let onclick = engines.finish.clone();
            let text = self.words().game_match.play_now;
            return vec![
                html! { <button key="play-now" class="button play-now" title={text} {onclick}>{ icon(Icon::Run) }<span class="unseen">{ text }</span></button> },
            ];
        }
        without.map_or_else(Vec::new, |(seat, failure)| {
            without_engine(controller, now.language, act, engines, seat, failure)
        })
    }

    /// The choices that are not on the board, and a cancel button.
    fn choices(&self) -> Vec<Html> {
        let words = self.words();
        let mut all = commands(self.controller, words, self.act, "main");
        if !self.controller.chosen().is_empty() || matches!(self.controller.feedback(), Some(Feedback::Hint(_))) {
            let onclick = self.act.reform(|_: MouseEvent| Intent::Cancel);
            all.push(html! { <button class="button cancel" {onclick}>{ icon(Icon::Close) }<span class="unseen">{ words.cancel }</span></button> });
        }
        all
    }

    /// Buttons that replay a finished match, return to the current node, or make the node in view the current one.
    fn ways_back(&self) -> Vec<Html> {
        let words = self.words();
        let [back, on] = self.controller.ways_back();
        let game_match = self.controller.game_match();
        let mut all = Vec::new();
        if back && game_match.result().is_some() && game_match.can_redo() {
            let onclick = self.replay.start.reform(|_: MouseEvent| ());
            all.push(html! { <button class="button icon" aria-label={words.look_through} {onclick}>{ icon(Icon::Run) }</button> });
        }
        if back {
            all.push(self.button(Intent::GoToCurrent, words.to_match, true));
        }
        if on {
            all.push(self.button(Intent::Resume, words.resume, false));
        }
        all
    }
}
