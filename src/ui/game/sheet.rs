//! The sheets over a match or a sandbox, and the buttons below the prompt.

use super::move_list::SHEET_FIELD;
use crate::ui::base::dialog::Dialog;
use crate::ui::base::route::Sheet;
use crate::ui::parts::chunk::Chunk;
use crate::ui::parts::match_tools::MatchTool;
use crate::ui::parts::sheet_context::SheetContext;
use crate::ui::parts::show_tool::match_tool;
use trivium_boards::icons::{Icon, icon};
use trivium_session::Intent;
use trivium_words::ShellWords;
use yew::prelude::*;

/// A sheet. `record` draws the move list, given the id of its text field.
pub fn sheet(
    over: &SheetContext,
    at: Sheet,
    words: &'static ShellWords,
    record: impl Fn(&'static str) -> Html,
) -> Html {
    let (key, title, inside) = match at {
        Sheet::Keys => return Chunk::ByEar.sheet(over),
        Sheet::Analysis => return Chunk::Analysis.sheet(over),
        Sheet::Record => ("moves", words.record, record(SHEET_FIELD)),
        Sheet::Menu => ("menu", words.menu, match_tool(MatchTool::Menu(over.clone()), false)),
        Sheet::Seats => ("seats", words.game_match.seats, match_tool(MatchTool::Seats(over.clone()), false)),
        Sheet::Clock => ("clock", words.game_match.clock, match_tool(MatchTool::Clock(over.clone()), false)),
        Sheet::Pictures => ("pictures", words.pictures.title, Chunk::Pictures.sheet(over)),
        Sheet::Edit => ("edit", words.recording.title, Chunk::Variations.sheet(over)),
        Sheet::Share => ("share", words.sharing.title, Chunk::Share.sheet(over)),
    };
    html! { <Dialog {key} {title} on_close={over.close.clone()}>{ inside }</Dialog> }
}

/// A button below the prompt.
pub fn tool(act: &Callback<Intent>, intent: Intent, can: bool, text: &'static str, drawing: Icon) -> Html {
    let onclick = if can { act.reform(move |_: MouseEvent| intent.clone()) } else { Callback::noop() };
    html! {
        <button type="button" class="tool" {onclick} aria-disabled={(!can).to_string()}>
            { icon(drawing) }<span>{ text }</span>
        </button>
    }
}
