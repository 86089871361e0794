//! Why a hint is one, in words.

use super::wanted::Explained;
use trivium_engine::Hint;
use trivium_rules::core::Seat;
use trivium_session::{Controller, explain as reason};
use trivium_words::named;
use trivium_words::{Hints, Language};

/// Why this is a hint at the position that is looked at; `None` when there is nothing to say, or nothing to say it with.
pub fn explain(controller: &Controller, language: Language, hint: &Hint) -> Option<Explained> {
    let table = controller.table();
    let words = language.installed::<Hints>()?;
    let name = |seat: Seat| named(table.setup(), language, seat);
    let (why, rule) = words.said(language.shell(), hint, &reason(table.position(), hint)?, &name);
    let rule = rule.map(|anchor| (table.setup().game().id(), anchor));
    (!why.is_empty()).then_some((why, rule))
}
