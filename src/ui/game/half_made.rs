//! Stores an unfinished choice in session storage, so that it survives a reload.

use crate::ui::base::browser::now;
use crate::ui::base::store::session_storage;
use trivium_boards::target;
use trivium_session::{Controller, Intent};
use yew::prelude::*;

const KEY: &str = "trivium/choice";

/// Identifies a position of a match by the match's id, the size of its record, and the ply.
fn place(id: &str, controller: &Controller) -> String {
    let game_match = controller.game_match();
    [id, " ", &game_match.tree().len().to_string(), " ", &game_match.ply().to_string()].concat()
}

/// Stores the choice under way while the tab is open.
#[hook]
pub fn use_half_made(id: &str, controller: &Controller) {
    let chosen = controller.chosen();
    let picks: String = chosen.iter().map(|pick| [" ", &target::write(*pick)].concat()).collect();
    let text = (!chosen.is_empty()).then(|| place(id, controller) + &picks);
    use_effect_with(text, |text| match text {
        Some(text) => session_storage::set(KEY, text),
        None => session_storage::remove(KEY),
    });
}

/// The match with the stored choice, if it is at the same position.
pub fn restore(id: &str, mut controller: Controller) -> Controller {
    let Some(text) = session_storage::get(KEY) else { return controller };
    let Some(picks) = text.strip_prefix(&place(id, &controller)) else { return controller };
    let game = controller.game_match().setup().game().id();
    for pick in picks.split_ascii_whitespace().filter_map(|pick| target::read(game, pick)) {
        // Picks that are not legal are skipped.
        if controller.choosable().contains(&pick) {
            controller = controller.after(Intent::Pick(pick), now());
        }
    }
    controller
}
