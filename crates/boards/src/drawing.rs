//! The drawing of a board: positions of the sites, and the layers below and above them. A board's component renders and
//! animates it, and [`crate::svg_export`] turns it into pictures.

use super::cells::{CellsProps, first, rows};
use super::layout::{BoardLayout, BoardPlace, Point};
use super::node::{AttrValue, Node, classes, element};
use super::{BoardView, board_info};
use std::rc::Rc;
use trivium_rules::core::Site;
use trivium_words::BoardText;

/// The rectangle of the unbounded board's background.
pub const PLANE: &str = "x='-99000' y='-99840' width='198000' height='199680'";

/// The look and behaviour of a site.
#[derive(Clone, PartialEq, Default)]
pub struct CellTarget {
    /// The outline, of class `hit`, and further shapes that are visible when the site is marked. Coordinates are
    /// relative to the site's centre.
    pub shape: Node,
    /// The part of the marks outside the site, of class `beside`. It is a separate element, so that the centre of the
    /// cell, where assistive technology clicks, stays the site's own.
    pub outer_marks: Option<Node>,
    /// A preview of the move as markup relative to the site's centre, shown on hover or focus.
    pub preview: Option<String>,
    /// The id of the element that is dragged from here, if any.
    pub drag: Option<AttrValue>,
    /// Whether pieces that are not picks themselves, such as marbles in a trough, can be dropped here.
    pub drop: bool,
    /// Whether the mark is visible only on hover, because nearly all such sites are legal.
    pub marked_on_hover: bool,
    /// Whether a pick here swaps the piece with the chosen one.
    pub exchange: bool,
    /// If a piece covers several sites, its part on this site in words.
    pub part: Option<&'static str>,
    /// The pattern that the site belongs to, in words.
    pub group: Option<&'static str>,
    /// The effect of a pick here, in words.
    pub foreseen: Option<AttrValue>,
    /// Offset of the badge of a pick that wins or loses.
    pub badge: Point,
}

#[derive(Default)]
pub struct Drawing {
    pub layout: Rc<BoardLayout>,
    /// One target per site, in the layout's order.
    pub targets: Rc<Vec<CellTarget>>,
    /// The layer below the sites: definitions, board and pieces.
    pub ground: Node,
    /// The layer above the sites: scoring lines.
    pub over: Node,
    /// Buttons within the picture; see `FrameProps::buttons`.
    pub buttons: Node,
    /// Fixed controls over the picture; see `FrameProps::aside`.
    pub aside: Node,
    /// See `FrameProps::drag_vectors`.
    pub drag_vectors: Option<Vec<(Site, Point)>>,
}

impl Drawing {
    /// The picture as an SVG element. Draws only the sites of the last move, or all sites if coordinates are shown.
    pub fn picture(self, view: &BoardView) -> Node {
        let marked = |(place, target): (&BoardPlace, &CellTarget)| {
            let last =
                view.last.contains(&place.site) && !view.lines.iter().any(|(sites, _)| sites.contains(&place.site));
            let class = if last { "site last" } else { "site" };
            let site = || element!(g, "transform" = place.at.translate(), "class" = class).with(target.shape.clone());
            let outer_marks = target.outer_marks.clone().filter(|_| last);
            let outer_marks = outer_marks.map(|outer_marks| {
                element!(g, "transform" = place.at.translate(), "class" = "beside").with(outer_marks)
            });
            (last || view.coordinates).then(site).into_iter().chain(outer_marks)
        };
        let places = self.layout.places().zip(self.targets.iter()).flat_map(marked);
        element!(g, "class" = board_classes(view, &[]))
            .with(self.ground)
            .all(places)
            .with(element!(g, "class" = "over").with(self.over))
            .into()
    }

    /// The markup of an interactive board: all sites are cells, and one of them is the tab stop.
    pub fn whole(self, view: &Rc<BoardView>, marks: Node) -> Node {
        let cells = CellsProps {
            view: view.clone(),
            layout: self.layout.clone(),
            targets: self.targets,
            drag_vectors: None,
            pending: None,
            cursor: Rc::default(),
            stop: first(view, &self.layout),
        };
        let places = element!(g, "role" = "grid", "aria-label" = view.say(BoardText::Board)).with(rows(&cells)).into();
        let over = Node::List(vec![self.over, marks]);
        let world = world(&self.layout, self.ground, places, self.buttons, over);
        element!(div, "class" = board_classes(view, &[])).with(world).with(self.aside).into()
    }
}

pub fn board_classes(view: &BoardView, more: &[Option<&str>]) -> Option<AttrValue> {
    let endless = board_info(view.game).is_some_and(|info| info.endless);
    let own = [Some("board"), Some(view.game), Some(view.look.class()), endless.then_some("endless")];
    classes(&[&own, more].concat())
}

/// The SVG element with its layers from bottom to top.
pub fn world(layout: &BoardLayout, ground: Node, places: Node, buttons: Node, over: Node) -> Node {
    let world = element!(g, "class" = "world")
        .with(element!(g, "aria-hidden" = "true").with(ground))
        .with(places)
        .with(buttons)
        .with(element!(g, "aria-hidden" = "true", "class" = "over").with(over));
    element!(svg, "viewBox" = layout.view_box(), "role" = "presentation").with(world).into()
}
