//! A choice that is half made: it survives a reload of the page.

use super::SharedController;
use trivium_boards::target;
use trivium_session::{Controller, Intent};
use yew::prelude::*;

const KEY: &str = "trivium/choice";

fn storage() -> Option<web_sys::Storage> {
    web_sys::window().and_then(|window| window.session_storage().ok()?)
}

/// The words that name a place in a match.
fn place(id: &str, controller: &Controller) -> String {
    let game_match = controller.game_match();
    [id, " ", &game_match.tree().len().to_string(), " ", &game_match.ply().to_string()].concat()
}

/// Keeps the choice of a match on screen, as long as the tab is open.
#[hook]
pub fn use_half_made(id: &str, controller: &SharedController) {
    let now = controller.borrow();
    let chosen = now.chosen().to_vec();
    let picks: String = chosen.iter().map(|pick| [" ", &target::write(*pick)].concat()).collect();
    let text = (!chosen.is_empty()).then(|| place(id, &now) + &picks);
    use_effect_with(text, |text| {
        if let Some(storage) = storage() {
            // A browser that keeps nothing forgets it.
            let _ = match text {
                Some(text) => storage.set_item(KEY, text),
                None => storage.remove_item(KEY),
            };
        }
    });
}

/// Makes the kept choice again, if the match stands where it was made.
pub fn restore(id: &str, controller: &mut Controller) {
    let Some(text) = storage().and_then(|storage| storage.get_item(KEY).ok()?) else { return };
    let Some(picks) = text.strip_prefix(&place(id, controller)) else { return };
    let game = controller.game_match().setup().game().id();
    for pick in picks.split_ascii_whitespace().filter_map(|pick| target::read(game, pick)) {
        // Only what leaves the decision open.
        if controller.choosable().contains(&pick) {
            controller.apply(Intent::Pick(pick));
        }
    }
}
