//! The progress of the position editor in session storage, so that it survives a reload and the way back.

use trivium_rules::games;
use trivium_session::PositionEditor;

const KEY: &str = "trivium/position";

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.session_storage().ok()?
}

/// Stores the progress. If the browser refuses, a reload starts again.
pub fn write(from: &str, editor: &PositionEditor) {
    let game = editor.game();
    let mut text = [from, "\n", game.id(), " ", game.variant().id].concat();
    for (key, value) in game.options() {
        text.push_str(&format!(" {key}={value}"));
    }
    text.extend(["\n", &editor.text()]);
    if let Some(storage) = storage() {
        let _ = storage.set_item(KEY, &text);
    }
}

/// The stored progress, if it began at `from`.
pub fn read(from: &str) -> Option<PositionEditor> {
    let text = storage()?.get_item(KEY).ok()??;
    let (setup, position) = text.strip_prefix(from)?.strip_prefix('\n')?.split_once('\n')?;
    let mut words = setup.split(' ');
    let (id, variant) = (words.next()?, words.next()?);
    let game = games::game(id, variant, words.filter_map(|option| option.split_once('='))).ok()?;
    PositionEditor::new(game, position).ok()
}
