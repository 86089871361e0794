//! The drawing of a board: positions of the sites, and the layers below and above them. A board's component shows and
//! animates it, and [`crate::svg_export`] turns it into pictures. It contains no Yew component, so that a picture needs
//! no renderer.

use super::cells::{CellsProps, first, rows};
use super::layout::{BoardLayout, BoardPlace};
use super::{BoardView, board_info};
use std::rc::Rc;
use trivium_rules::core::Site;
use trivium_words::BoardText;
use yew::prelude::*;

/// The rectangle of the unbounded board's background.
pub const PLANE: &str = "x='-99000' y='-99840' width='198000' height='199680'";

/// The look and behaviour of a site.
#[derive(Clone, PartialEq, Default)]
pub struct CellTarget {
    /// The outline, of class `hit`, and further shapes that are visible when the site is marked; around the origin.
    pub shape: Html,
    /// The part of the marks outside the site, of class `beside`. It is a separate element, so that the centre of the
    /// cell, where assistive technology clicks, stays the site's own.
    pub beside: Option<Html>,
    /// A preview of the move as markup around the origin, shown on hover or focus.
    pub preview: Option<String>,
    /// The id of the element that is dragged from here, if any.
    pub drag: Option<AttrValue>,
    /// Whether pieces that are not picks themselves can be dropped here.
    pub drop: bool,
    /// Whether the mark is visible only on hover, because nearly all sites like it are legal.
    pub calm: bool,
    /// Whether picking it swaps its piece with the chosen one.
    pub exchange: bool,
    /// The part on this site of a piece that covers several sites, in words.
    pub part: Option<&'static str>,
    /// The pattern that the site belongs to, in words.
    pub group: Option<&'static str>,
    /// The effect of picking it, in words.
    pub foreseen: Option<AttrValue>,
}

/// A board without animations.
#[derive(Default)]
pub struct Drawing {
    /// Positions of the sites.
    pub layout: Rc<BoardLayout>,
    /// One target per site, in the layout's order.
    pub targets: Rc<Vec<CellTarget>>,
    /// Below the sites: definitions, board and pieces.
    pub ground: Html,
    /// Above the sites: scoring lines.
    pub over: Html,
    /// Buttons within the picture; see `FrameProps::buttons`.
    pub buttons: Html,
    /// Fixed controls over the picture; see `FrameProps::aside`.
    pub aside: Html,
}

impl Drawing {
    /// The picture as an SVG element. Draws only the sites of the last move, or all sites if coordinates are shown.
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

    /// The markup of an interactive board, with its frame and marks over it.
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

/// The picture: the sites between the layers below and above them.
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
