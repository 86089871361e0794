//! The progress of the position editor in session storage, so that it survives a reload and the way back.

use crate::ui::base::store::session_storage;
use trivium_rules::games;
use trivium_session::PositionEditor;

const KEY: &str = "trivium/position";

pub fn write(from: &str, editor: &PositionEditor) {
    let game = editor.game();
    let mut text = [from, "\n", game.id(), " ", game.variant().id].concat();
    for (key, value) in game.options() {
        text.push_str(&format!(" {key}={value}"));
    }
    text.extend(["\n", &editor.text()]);
    session_storage::set(KEY, &text);
}

/// The stored progress, if it began at `from`.
pub fn read(from: &str) -> Option<PositionEditor> {
    let text = session_storage::get(KEY)?;
    let (setup, position) = text.strip_prefix(from)?.strip_prefix('\n')?.split_once('\n')?;
    let mut words = setup.split(' ');
    let (id, variant) = (words.next()?, words.next()?);
    let game = games::game(id, variant, words.filter_map(|option| option.split_once('='))).ok()?;
    PositionEditor::new(game, position).ok()
}
