//! The drawing of a board: where its places lie, and what is drawn below and over them. The component of a board shows it and lets it
//! move; a picture is made of it ([`crate::svg_export`]). It has no component in it, so that a picture needs nothing that renders.

use super::cells::{CellTarget, CellsProps, rows};
use super::layout::BoardLayout;
use super::{BoardView, board_info};
use std::rc::Rc;
use yew::prelude::*;

/// A board as it is drawn while nothing moves.
pub struct Drawing {
    /// Where the places lie.
    pub layout: Rc<BoardLayout>,
    /// Their targets, in the layout's order.
    pub targets: Rc<Vec<CellTarget>>,
    /// Below the places: definitions, board and pieces.
    pub ground: Html,
    /// Over them: lines that count.
    pub over: Html,
    /// Buttons in the picture.
    pub buttons: Html,
}

impl Drawing {
    /// The markup of the board.
    pub fn html(&self, view: &Rc<BoardView>) -> Html {
        let cells = CellsProps {
            view: view.clone(),
            layout: self.layout.clone(),
            targets: self.targets.clone(),
            ways: None,
            pending: None,
            cursor: Rc::default(),
        };
        let places = html! { <g role="grid">{ rows(&cells) }</g> };
        html! {
            <div class={classes(view)}>
                { world(&self.layout, self.ground.clone(), places, self.buttons.clone(), self.over.clone()) }
            </div>
        }
    }
}

/// The classes of a board.
pub fn classes(view: &BoardView) -> Classes {
    let endless = board_info(view.game).is_some_and(|info| info.endless);
    classes!("board", view.game, view.look.class(), endless.then_some("endless"))
}

/// The picture: the places between what is drawn below and over them.
pub fn world(layout: &BoardLayout, ground: Html, places: Html, buttons: Html, over: Html) -> Html {
    html! {
        <svg viewBox={layout.view_box()} role="presentation">
            <g class="world">
                <g aria-hidden="true">{ ground }</g>
                { places }
                { buttons }
                <g class="over" aria-hidden="true">{ over }</g>
            </g>
        </svg>
    }
}
