//! Authors' marks over a live board, in embedded boards and lessons. The chunk that makes pictures draws them.

use super::chunk::Chunk;
use std::rc::Rc;
use trivium_boards::{BoardLayout, Markup, template};
use yew::prelude::*;

/// The callback by which a game's board draws marks; `None` without marks.
#[hook]
pub fn use_marks(game: &'static str, marks: &str) -> Option<Callback<Rc<BoardLayout>, Markup>> {
    let draw = use_callback((game, marks.to_owned()), |layout: Rc<BoardLayout>, (game, marks)| {
        let drawn = Chunk::pictures().and_then(|pictures| (pictures.over)(marks, game, &layout).ok());
        drawn.unwrap_or_else(|| template(""))
    });
    (!marks.is_empty()).then_some(draw)
}
