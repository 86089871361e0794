//! The match on screen, with the effects of its changes: it is stored, its result is noted, and tried moves open a
//! sandbox.

use super::board::PlayProps;
use crate::ui::base::browser::now;
use crate::ui::base::form;
use crate::ui::base::route::Sheet;
use crate::ui::base::same::Same;
use crate::ui::base::statistics::{self, PlayTime};
use crate::ui::base::store;
use crate::ui::game::half_made;
use crate::ui::game::thinking;
use crate::ui::game::use_match::{MatchHandle, MatchValue, use_match};
use crate::ui::parts::act::Act;
use crate::ui::screens::sandbox;
use std::rc::Rc;
use trivium_session::{Controller, Intent, Match, StorageError};
use yew::prelude::*;

#[derive(Clone)]
pub struct PlayedMatch {
    pub controller: Controller,
    /// Whether this tab leads the match. A follower may only browse.
    leads: bool,
    /// The last move that was made away from the current node, with the number of such moves. It opens a sandbox.
    tried: (u32, String),
}

impl PlayedMatch {
    /// Restores an unfinished choice and the thinking time, and pauses the clock.
    fn opened(id: &str, game_match: &Match, leads: bool) -> PlayedMatch {
        let mut controller = Controller::new(game_match.clone());
        // The clock pauses when a match is reopened.
        if game_match.ply() > 0 && controller.ticking().is_some() {
            controller = controller.after(Intent::Pause(true), now());
        }
        let controller = thinking::restore(id, half_made::restore(id, controller)).clocked(now());
        PlayedMatch { controller, leads, tried: (0, String::new()) }
    }
}

impl MatchValue for PlayedMatch {
    fn controller(&self) -> &Controller {
        &self.controller
    }

    fn after(&self, intent: Intent, now: u64) -> PlayedMatch {
        let mut next = self.clone();
        if let Some(token) = self.controller.tries(&intent) {
            next.tried = (self.tried.0.wrapping_add(1), token);
        } else if self.leads || intent.browses() {
            next.controller = self.controller.after(intent, now);
        }
        next
    }
}

type Save = Box<dyn Fn(&PlayedMatch)>;

/// Why the match could not be stored, and the function that stores it after each change. The function also counts the
/// playing time and records the result.
#[hook]
fn use_saving(props: &PlayProps) -> (Option<StorageError>, Save) {
    let unsaved = use_state_eq(|| None::<StorageError>);
    let over = use_mut_ref(|| props.found.0.result().is_some());
    let time = use_mut_ref(PlayTime::default);
    let (id, setter) = (props.id.clone(), unsaved.setter());
    let save = Box::new(move |played: &PlayedMatch| {
        if !played.leads {
            return;
        }
        let (controller, setter) = (&played.controller, setter.clone());
        let game_match = controller.game_match();
        time.borrow_mut().count(&id);
        let ended = game_match.result().is_some();
        if over.replace(ended) != ended && ended {
            form::note(game_match);
            statistics::note(&id, game_match);
        }
        store::keep(&id, game_match, move |result| setter.set(result.err()));
    });
    (*unsaved, save)
}

/// The match on screen, the callback that changes it, and why it could not be stored. Newer states of a leading tab
/// replace the match.
#[hook]
pub fn use_played(props: &PlayProps) -> (PlayedMatch, Callback<Act>, Option<StorageError>) {
    let leads = props.leads();
    let (unsaved, save) = use_saving(props);
    let MatchHandle { value, decide, change } =
        use_match(|| PlayedMatch::opened(&props.id, &props.found.0, leads), save);
    let previous = use_mut_ref(|| props.found.clone());
    use_effect_with((props.newest.clone(), leads), move |(newest, leads)| {
        let (leads, newer) = (*leads, (previous.replace(newest.clone()) != *newest).then(|| newest.clone()));
        change.emit(Rc::new(move |played: &PlayedMatch| {
            // Serials continue, so that views animate a single move.
            let following =
                |newest: &Same<Match>| Controller::new(Match::clone(&newest.0)).following(&played.controller);
            let controller = newer.as_ref().map_or_else(|| played.controller.clone(), following);
            PlayedMatch { controller, leads, ..played.clone() }
        }));
    });
    {
        let (controller, sheet) = (value.controller.clone(), props.sheet);
        use_effect_with(value.tried.clone(), move |(number, token)| {
            if *number > 0 {
                sandbox::open(&controller, vec![token.clone()], sheet.filter(|sheet| *sheet == Sheet::Analysis));
            }
        });
    }
    (value, decide, unsaved)
}
