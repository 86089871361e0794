//! The card at the end of a match: result, reason, score, and the next actions.

use super::names::{labels, name_of, player_names};
use super::rematch::{at_level, rematch};
use super::replay::ReplayState;
use crate::ui::base::controls::emblem;
use crate::ui::base::form;
use crate::ui::base::route::{Route, Sheet};
use crate::ui::base::settings::Settings;
use crate::ui::base::statistics;
use crate::ui::parts::match_tools::{MatchTool, SeriesScoreProps};
use crate::ui::parts::show_tool::match_tool;
use trivium_boards::icons::{Icon, icon};
use trivium_engine::Level;
use trivium_rules::core::{Seat, Verdict};
use trivium_session::{Controller, Intent, KeyMoment, SoloResult, above};
use trivium_words::{Language, fill};
use yew::prelude::*;

/// The state that the card is drawn from.
pub struct EndCard<'a> {
    pub id: &'a str,
    pub controller: &'a Controller,
    pub now: &'a Settings,
    pub replay: &'a ReplayState,
    pub act: &'a Callback<Intent>,
    pub key: Option<KeyMoment>,
}

/// The suggestion of another level after a match against the computer.
struct Suggestion {
    level: Level,
    /// The label of the button, with a placeholder for the level.
    button: &'static str,
    /// The reason, if the suggestion follows from several results.
    reason: Option<&'static str>,
}

impl EndCard<'_> {
    /// The ranking of more than two players, and the score of a series.
    pub fn standing(&self) -> Html {
        let language = self.now.language;
        let labels = labels(self.controller, language);
        let place = |(index, seats): (usize, Vec<Seat>)| {
            let names: Vec<_> = seats.iter().map(|seat| &*labels[seat.index()]).collect();
            let emblems =
                seats.iter().map(|seat| html! { <span data-seat={seat.to_string()}>{ emblem(*seat) }</span> });
            html! { <li key={index}>{ for emblems }{ names.join(", ") }</li> }
        };
        let places: Vec<_> = self.controller.places().into_iter().enumerate().map(place).collect();
        let names = player_names(self.controller, language);
        let evening = SeriesScoreProps { id: self.id.to_owned(), names, serial: self.controller.serial() };
        html! {
            <div class="standing">
                if !places.is_empty() {
                    <ol class="places">{ for places }</ol>
                }
                { for self.key.map(|key| self.key_moment(key)) }
                { match_tool(MatchTool::Evening(evening), true) }
                { for self.suggestion().and_then(|suggestion| suggestion.reason).map(|reason| html! { <p>{ reason }</p> }) }
            </div>
        }
    }

    /// The turning point, with a button that opens its position.
    fn key_moment(&self, key: KeyMoment) -> Html {
        let text = key_moment_text(self.controller, self.now.language, key);
        let onclick = self.act.reform(move |_: MouseEvent| Intent::GoTo(key.ply));
        html! { <button class="key-moment" {onclick}>{ text }</button> }
    }

    /// The level to suggest, after a clear win or three clear results in a row against the computer.
    fn suggestion(&self) -> Option<Suggestion> {
        let words = &self.now.language.shell().game_match;
        let game_match = self.controller.game_match();
        let SoloResult { level, clear, .. } = SoloResult::of(game_match)?;
        // Other people played a received match.
        if statistics::read().is_received(self.id) {
            return None;
        }
        let row = form::of(game_match.setup().game().id()).filter(|form| form.is_at(level));
        match (clear?, row.and_then(|form| form.suggested())) {
            (Verdict::Win, row) => Some(Suggestion {
                level: above(level)?,
                button: words.next_level,
                reason: row.map(|_| words.won_thrice),
            }),
            (Verdict::Loss, Some(level)) => {
                Some(Suggestion { level, button: words.easier, reason: Some(words.lost_thrice) })
            }
            (Verdict::Loss | Verdict::Draw, _) => None,
        }
    }

    /// The buttons: one main action, and less prominent ones.
    pub fn buttons(&self) -> Vec<Html> {
        let (words, game_match) = (self.now.language.shell(), self.controller.game_match());
        let again = rematch(self.id, game_match).reform(|_: MouseEvent| ());
        let suggestion = self.suggestion();
        let class = if suggestion.is_some() { "button" } else { "button main" };
        let next = suggestion.map(|Suggestion { level, button, .. }| {
            let onclick = at_level(self.id, game_match, level).reform(|_: MouseEvent| ());
            html! { <button class="button main next-level" {onclick}>{ fill(button, &[&named(self.now.language, level)]) }</button> }
        });
        let game = game_match.setup().game().id().to_owned();
        let (new, puzzles) = (Route::New(game.clone()), Route::Puzzles(game, String::new()));
        let mut all: Vec<_> = next.into_iter().collect();
        all.extend([
            html! { <button {class} onclick={again}>{ words.rematch }</button> },
            html! { <button class="button" onclick={self.replay.start.reform(|_: MouseEvent| ())}>{ icon(Icon::Run) }{ words.look_through }</button> },
            html! { <a class="button" href={new}>{ icon(Icon::Plus) }{ words.new_game }</a> },
            html! { <a class="button to-puzzles" href={puzzles}>{ icon(Icon::Hint) }{ words.puzzles }</a> },
        ]);
        if self.now.analysis && self.controller.may_analyse() && !game_match.line().is_empty() {
            let route = Route::Game(self.id.to_owned(), Some(Sheet::Analysis));
            all.push(
                html! { <a class="button report" href={route}>{ icon(Icon::Analysis) }{ words.game_match.report }</a> },
            );
        }
        all
    }
}

/// The turning point as a sentence.
pub fn key_moment_text(controller: &Controller, language: Language, key: KeyMoment) -> String {
    let text = language.shell().game_match.key_moment[key.reason as usize];
    let [seat, winner] = [key.seat, key.winner].map(|seat| name_of(controller, language, seat));
    fill(text, &[&key.number.to_string(), &seat, &winner])
}

/// A level by number and name.
fn named(language: Language, level: Level) -> String {
    let levels = &language.shell().setup.levels;
    let name = levels.get(usize::from(level.number()).saturating_sub(1)).map_or("", |level| level[0]);
    [&level.number().to_string(), " ", name].concat()
}
