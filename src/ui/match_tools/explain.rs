//! Why a hint is one, in words.

use super::tools::Explained;
use crate::ui::game::name_of;
use trivium_engine::Hint;
use trivium_rules::core::Seat;
use trivium_session::{Controller, Warning, explain as reason};
use trivium_words::{HintWords, Language};

/// Why this is a hint at the position that is looked at; `None` when there is nothing to say, or nothing to say it with.
pub fn explain(controller: &Controller, language: Language, hint: &Hint) -> Option<Explained> {
    let game_match = controller.game_match();
    let words = language.installed::<HintWords>()?;
    let name = |seat: Seat| name_of(controller, language, seat);
    let reason = reason(game_match.position(), hint)?;
    let [(why, rule), (seen, _)] = [true, false].map(|named| words.said(language.shell(), hint, &reason, &name, named));
    let rule = rule.map(|anchor| (game_match.setup().game().id(), anchor));
    (!why.is_empty()).then_some(([why, seen], rule))
}

/// Why the learning mode asks, and its question; `None` when there is nothing to say it with.
pub fn warn(controller: &Controller, language: Language, warning: &Warning) -> Option<String> {
    let name = |seat: Seat| name_of(controller, language, seat);
    Some(language.installed::<HintWords>()?.warned(language.shell(), warning, &name))
}
