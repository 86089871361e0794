//! The drawing of a board: where its places lie, and what is drawn below and over them. The component of a board shows it and lets it
//! move; a picture is made of it ([`crate::svg_export`]). It has no component in it, so that a picture needs nothing that renders.

use super::cells::{CellsProps, first, rows};
use super::layout::{BoardLayout, BoardPlace};
use super::{BoardView, board_info};
use std::rc::Rc;
use trivium_rules::core::Site;
use trivium_words::BoardText;
use yew::prelude::*;

/// Where the table of a board without end lies.
pub const PLANE: &str = "x='-99000' y='-99840' width='198000' height='199680'";

/// How a place looks and reacts.
#[derive(Clone, PartialEq, Default)]
pub struct CellTarget {
    /// Its outline, of class `hit`, and other shapes that show when it is marked; around the origin.
    pub shape: Html,
    /// The part of the marks that reaches beyond the place, of class `beside`: it follows the place, so that the place's
    /// middle, where helping devices click, stays its own.
    pub beside: Option<Html>,
    /// A preview of choosing it, drawn as text around the origin: it shows while one looks at the place.
    pub preview: Option<String>,
    /// The id of what is dragged from here, where something can be.
    pub drag: Option<AttrValue>,
    /// Whether things that are no picks themselves can be dropped here.
    pub drop: bool,
    /// Whether its mark shows only when it is pointed at: nearly all places like it can be chosen.
    pub calm: bool,
    /// Whether choosing it exchanges what lies there with what was chosen.
    pub exchange: bool,
    /// The part that lies here of a piece that covers several places, in words.
    pub part: Option<&'static str>,
    /// The pattern that it is part of, in words.
    pub group: Option<&'static str>,
    /// The effect of choosing it, in words.
    pub foreseen: Option<AttrValue>,
}

/// A board as it is drawn while nothing moves.
#[derive(Default)]
pub struct Drawing {
    /// Where the places lie.
    pub layout: Rc<BoardLayout>,
    /// Their targets, in the layout's order.
    pub targets: Rc<Vec<CellTarget>>,
    /// Below the places: definitions, board and pieces.
    pub ground: Html,
    /// Over them: lines that count.
    pub over: Html,
    /// Buttons in the picture, as the `Frame` has them.
    pub buttons: Html,
    /// The controls over the picture, likewise.
    pub aside: Html,
}

impl Drawing {
    /// The picture within one of its own: of the places those that are marked or named.
    pub fn seen(&self, view: &BoardView) -> Html {
        let marked = |(place, target): (&BoardPlace, &CellTarget)| {
            let last =
                view.last.contains(&place.site) && !view.lines.iter().any(|(sites, _)| sites.contains(&place.site));
            let beside = target.beside.clone().filter(|_| last);
            (last || view.coordinates).then(|| {
                html! {
                    <>
                        <g class={if last { "site last" } else { "site" }} transform={place.at.translate()}>{ target.shape.clone() }</g>
                        if let Some(beside) = beside {
                            <g class="beside" transform={place.at.translate()}>{ beside }</g>
                        }
                    </>
                }
            })
        };
        let places = self.layout.places().zip(self.targets.iter()).filter_map(marked);
        html! {
            <g class={classes(view)}>
                { self.ground.clone() }
                { for places }
                <g class="over">{ self.over.clone() }</g>
            </g>
        }
    }

    /// The markup of the board.
    #[cfg(feature = "files")]
    pub fn html(&self, view: &Rc<BoardView>) -> Html {
        let places = self.places(view, None);
        html! {
            <div class={classes(view)}>
                { world(&self.layout, self.ground.clone(), places, html! {}, self.over.clone()) }
            </div>
        }
    }

    /// The markup of a board that one could play at, with what its frame has and marks over it.
    pub fn whole(&self, view: &Rc<BoardView>, marks: Html) -> Html {
        let places = self.places(view, first(view, &self.layout));
        let over = html! { <>{ self.over.clone() }{ marks }</> };
        html! {
            <div class={classes(view)}>
                { world(&self.layout, self.ground.clone(), places, self.buttons.clone(), over) }
                { self.aside.clone() }
            </div>
        }
    }

    fn places(&self, view: &Rc<BoardView>, stop: Option<Site>) -> Html {
        let cells = CellsProps {
            view: view.clone(),
            layout: self.layout.clone(),
            targets: self.targets.clone(),
            ways: None,
            pending: None,
            cursor: Rc::default(),
            stop,
        };
        html! { <g role="grid" aria-label={view.say(BoardText::Board)}>{ rows(&cells) }</g> }
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
