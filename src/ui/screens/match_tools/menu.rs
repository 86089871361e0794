//! The menu: all actions except moves, in groups. The actions that end the match come last and ask for confirmation.

use super::series_score::{line, use_series_score};
use crate::ui::base::controls::{facing, learning, pace};
use crate::ui::base::route::{Route, Sheet, replace};
use crate::ui::base::settings::{SettingsHandle, use_settings};
use crate::ui::game::names::{name_of, player_names};
use crate::ui::game::rematch::rematch;
use crate::ui::parts::sheet_context::SheetContext;
use crate::ui::screens::position;
use trivium_boards::icons::{Icon, icon};
use trivium_rules::core::TableAction;
use trivium_session::{Controller, Intent};
use trivium_words::{Language, ShellWords, fill};
use web_sys::{Document, Element};
use yew::prelude::*;

/// The state that the menu is drawn from.
struct Entries<'a> {
    over: &'a SheetContext,
    set: &'a SettingsHandle,
    /// The action that waits for its confirmation.
    unconfirmed: UseStateHandle<Option<Intent>>,
}

#[component]
pub fn Menu(over: &SheetContext) -> Html {
    let set = use_settings();
    let words = set.now.language.shell();
    let series_score = use_series_score(&over.id, 0);
    let names = player_names(&over.controller, set.now.language);
    let entries = Entries { over, set: &set, unconfirmed: use_state_eq(|| None) };
    let list = use_node_ref();
    {
        let list = list.clone();
        let resigns = *entries.unconfirmed == Some(Intent::Act(TableAction::Resign));
        // The question is longer than the entry, which is the last one, and would end below the screen.
        use_effect_with(resigns, move |resigns| {
            if let Some(list) = list.cast::<Element>().filter(|_| *resigns) {
                list.set_scroll_top(list.scroll_height());
            }
        });
    }
    let group = |index: usize, inside: Html| {
        let title = words.game_match.groups[index];
        html! { <section aria-label={title}><h3>{ title }</h3>{ inside }</section> }
    };
    html! {
        <div class="menu" ref={list}>
            if let Some(series_score) = series_score {
                <p class="series-score"><strong>{ words.game_match.series_score }</strong>{ " " }{ line(words, &series_score, &names) }</p>
            }
            { entries.most_used(&over.controller) }
            { group(0, entries.of_the_match(&over.controller)) }
            { group(1, entries.views(&over.controller)) }
            { group(2, entries.ways_out(&over.controller)) }
        </div>
    }
}

impl Entries<'_> {
    fn words(&self) -> &'static ShellWords {
        self.set.now.language.shell()
    }

    fn item(&self, drawing: Icon, text: &str, on: Callback<MouseEvent>) -> Html {
        html! { <li><button onclick={on}>{ icon(drawing) }{ text }</button></li> }
    }

    /// An entry that performs an intent and closes the menu.
    fn entry(&self, drawing: Icon, intent: Intent, text: &str) -> Html {
        let (act, close) = (self.over.act.clone(), self.over.close.clone());
        let on = move |_| {
            close.emit(());
            act.emit(intent.clone());
        };
        self.item(drawing, text, on.into())
    }

    /// An entry that performs an intent after a confirmation.
    fn asking(&self, drawing: Icon, intent: Intent, text: &'static str, sure: &str) -> Html {
        if *self.unconfirmed == Some(intent.clone()) {
            return self.entry(drawing, intent, sure);
        }
        let unconfirmed = self.unconfirmed.setter();
        self.item(drawing, text, Callback::from(move |_| unconfirmed.set(Some(intent.clone()))))
    }

    /// An entry that opens a screen in place of the menu. The back button leads to the match.
    fn link(&self, drawing: Icon, route: Route, text: &'static str) -> Html {
        let to = route.clone();
        let onclick = move |event: MouseEvent| {
            if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
                event.prevent_default();
                replace(&to);
            }
        };
        html! { <li><a href={route} {onclick}>{ icon(drawing) }{ text }</a></li> }
    }

    fn sheet(&self, drawing: Icon, sheet: Sheet, text: &'static str) -> Html {
        let route = self.over.table.over(Some(sheet));
        self.item(drawing, text, Callback::from(move |_| replace(&route)))
    }

    /// The entries that most people look for, as large buttons.
    fn most_used(&self, shared: &Controller) -> Html {
        let (words, controller) = (self.words(), shared);
        let game = controller.game_match().setup().game().id().to_owned();
        html! {
            <ul class="row most-used">
                { self.link(Icon::Rules, Route::Rules(game.clone(), String::new()), words.rules) }
                if self.set.now.analysis && controller.may_analyse() {
                    { self.sheet(Icon::Analysis, Sheet::Analysis, words.game_match.analysis) }
                }
                { self.sheet(Icon::Share, Sheet::Share, words.sharing.title) }
                { self.link(Icon::Hint, Route::Puzzles(game.clone(), String::new()), words.puzzles) }
                { self.link(Icon::Plus, Route::New(game), words.new_game) }
            </ul>
        }
    }

    /// The players, and how the match is shown.
    fn of_the_match(&self, controller: &Controller) -> Html {
        let (words, controller) = (&self.words().game_match, controller);
        html! {
            <>
                <ul>
                    { self.sheet(Icon::Together, Sheet::Seats, words.seats) }
                    if controller.may_set_clock() {
                        { self.sheet(Icon::Clock, Sheet::Clock, words.clock) }
                    }
                    if controller.may_pause() {
                        if controller.paused() {
                            { self.entry(Icon::Run, Intent::Pause(false), words.run) }
                        } else {
                            { self.entry(Icon::Pause, Intent::Pause(true), words.stop) }
                        }
                    }
                    { for self.over.turn.clone().map(|turn| {
                        let close = self.over.close.clone();
                        self.item(Icon::Turn, words.turn_board, Callback::from(move |_| {
                            close.emit(());
                            turn.emit(());
                        }))
                    }) }
                </ul>
                if controller.may_learn() {
                    { learning(self.set) }
                }
                { pace(self.set) }
                { facing(self.set) }
            </>
        }
    }

    /// Views of the match, and ways to share it.
    fn views(&self, shared: &Controller) -> Html {
        let (words, controller) = (self.words(), shared);
        let game = controller.game_match().setup().game().id().to_owned();
        html! {
            <ul>
                if controller.may_analyse() {
                    { for position::route(shared).map(|route| self.link(Icon::Edit, route, words.trying.edit)) }
                }
                { self.link(Icon::Learn, Route::Learn(game, String::new()), words.setup.learn) }
                { self.sheet(Icon::Picture, Sheet::Pictures, words.pictures.title) }
                { for full_screen(self.set.now.language).map(|(text, on)| self.item(Icon::Full, text, on)) }
                { self.sheet(Icon::Keys, Sheet::Keys, words.spoken.keys) }
                { self.link(Icon::Settings, Route::Settings, words.settings) }
            </ul>
        }
    }

    /// The next match, and the actions that end this one.
    fn ways_out(&self, controller: &Controller) -> Html {
        let (words, shared) = (self.words(), controller);
        let game_match = shared.game_match();
        let again = rematch(&self.over.id, game_match);
        // Table actions apply to the match, not to the node in view.
        let mut actions = if game_match.plays() { game_match.actions() } else { Vec::new() };
        // Only the person to move can resign.
        actions.retain(|action| *action != TableAction::Resign || shared.engine_to_act().is_none());
        let sure = game_match.turn().seat().map_or_else(String::new, |seat| {
            let name = name_of(shared, self.set.now.language, seat);
            fill(words.game_match.sure_resign[usize::from(game_match.setup().strict())], &[&name, words.undo])
        });
        let action = |action: TableAction| {
            let text = words.action(action);
            match action {
                TableAction::Resign => self.asking(Icon::Flag, Intent::Act(action), text, &sure),
                // Ending by agreement asks the other players anyway. A draw can be claimed only where the rules grant
                // it.
                TableAction::Agree | TableAction::Claim => self.entry(Icon::Agree, Intent::Act(action), text),
            }
        };
        html! {
            <>
            <ul>
                { self.item(Icon::Again, words.rematch, Callback::from(move |_| again.emit(()))) }
                if !game_match.setup().strict() && game_match.result().is_none() && !game_match.line().is_empty() {
                    { self.asking(Icon::First, Intent::Restart, words.restart, words.game_match.sure_restart) }
                }
                { for actions.iter().filter(|one| **one != TableAction::Resign).map(|one| action(*one)) }
            </ul>
            if actions.contains(&TableAction::Resign) {
                <ul class="resign">{ action(TableAction::Resign) }</ul>
            }
            </>
        }
    }
}

/// The entry that enters or leaves full screen, where the browser supports it.
fn full_screen(language: Language) -> Option<(&'static str, Callback<MouseEvent>)> {
    let document = gloo::utils::document();
    let words = &language.shell().game_match;
    let change: fn(&Document) = match document.fullscreen_element() {
        Some(_) => Document::exit_fullscreen,
        None => |document| {
            // If the browser refuses, nothing changes.
            let _ = document.document_element().map(|root| root.request_fullscreen());
        },
    };
    let text = if document.fullscreen_element().is_some() { words.leave_full } else { words.full };
    document.fullscreen_enabled().then(|| (text, Callback::from(move |_| change(&document))))
}
