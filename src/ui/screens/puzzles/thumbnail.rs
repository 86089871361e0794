//! A small board with the position of a puzzle. It is drawn once it is near the visible area, because a game may have a
//! thousand puzzles.

use crate::ui::base::near_viewport::use_near_viewport;
use crate::ui::base::settings::use_settings;
use std::rc::Rc;
use trivium_boards::{BoardProps, BoardView, board};
use trivium_session::Match;
use trivium_session::puzzle::PuzzleFile;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct ThumbnailProps {
    pub file: Rc<PuzzleFile>,
    /// The index of the puzzle in the file.
    pub index: usize,
}

#[component]
pub fn Thumbnail(props: &ThumbnailProps) -> Html {
    let ThumbnailProps { file, index } = props;
    let set = use_settings().now;
    let node = use_node_ref();
    let is_near = use_near_viewport(&node);
    let found = use_memo((is_near, *index), |(is_near, index)| {
        let puzzle = file.puzzles.get(*index).filter(|_| *is_near)?;
        puzzle.setup(file.game, &[]).ok().map(Match::new)
    });
    let drawn = found.as_ref().as_ref().map(|found| {
        let view = BoardView::still(file.game, found.position(), set.language, set.look);
        board(BoardProps::still(Rc::new(view)))
    });
    html! { <div ref={node} class="picture" inert=true aria-hidden="true">{ for drawn }</div> }
}
