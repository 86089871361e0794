//! Explains hints in words.

use crate::ui::game::names::name_of;
use crate::ui::parts::match_tools::Explained;
use trivium_engine::Hint;
use trivium_rules::core::Seat;
use trivium_session::{Controller, Warning, explain as reason};
use trivium_words::{HintWords, Language};

/// The reason for a hint at the position in view; `None` if there is none or the words are not loaded.
pub fn explain(controller: &Controller, language: Language, hint: &Hint) -> Option<Explained> {
    let game_match = controller.game_match();
    let words = language.installed::<HintWords>()?;
    let name = |seat: Seat| name_of(controller, language, seat);
    let reason = reason(game_match.position(), hint)?;
    let [(why, rule), (without_names, _)] =
        [true, false].map(|named| words.explanation(language.shell(), hint, &reason, &name, named));
    let rule = rule.map(|anchor| (game_match.setup().game().id(), anchor));
    (!why.is_empty()).then_some(([why, without_names], rule))
}

/// The learning mode's question about a move; `None` if the words are not loaded.
pub fn warn(controller: &Controller, language: Language, warning: &Warning) -> Option<String> {
    let name = |seat: Seat| name_of(controller, language, seat);
    Some(language.installed::<HintWords>()?.warned(language.shell(), warning, &name))
}
