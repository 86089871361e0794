//! The sites of a board as grid cells: transparent shapes with marks and labels.

pub use super::drawing::CellTarget;
use super::layout::{BoardLayout, BoardPlace, Point};
use super::node::{AttrValue, Element, Node, classes, element};
use super::{BoardView, target};
use std::cell::RefCell;
use std::rc::Rc;
use trivium_rules::core::{Pick, Seat, Site};
use trivium_words::{BoardText, PlaceMarks};
#[cfg(feature = "page")]
use web_sys::Element as DomElement;
#[cfg(feature = "page")]
use yew::prelude::{Html, Properties, component, html, use_effect, use_node_ref};

#[derive(Clone)]
#[cfg_attr(feature = "page", derive(Properties))]
pub struct CellsProps {
    pub view: Rc<BoardView>,
    pub layout: Rc<BoardLayout>,
    /// One target per site, in the layout's order.
    pub targets: Rc<Vec<CellTarget>>,
    /// See `FrameProps::drag_vectors`.
    pub drag_vectors: Option<Vec<(Site, Point)>>,
    /// The pick that was tapped once; a second tap performs it.
    pub pending: Option<Pick>,
    /// The site that has or last had the focus. It changes without a render, together with the tab stop.
    pub cursor: Rc<RefCell<Option<Site>>>,
    /// The site that is the tab stop in static markup.
    pub stop: Option<Site>,
}

impl PartialEq for CellsProps {
    /// Compares targets by pointer: callers create new ones only for a new view.
    fn eq(&self, other: &CellsProps) -> bool {
        Rc::ptr_eq(&self.targets, &other.targets) && self.pending == other.pending
    }
}

/// The cells are a component of their own, so that they do not re-render when only pieces change.
#[cfg(feature = "page")]
#[component]
pub fn Cells(props: &CellsProps) -> Html {
    let CellsProps { view, layout, cursor, .. } = props;
    let grid = use_node_ref();
    {
        let stop = cursor.borrow().filter(|site| layout.place(*site).is_some()).or_else(|| first(view, layout));
        let grid = grid.clone();
        use_effect(move || {
            let selector = stop.map(|site| format!("[data-pick='{}']", target::write(Pick::Site(site))));
            let place = selector.and_then(|selector| grid.cast::<DomElement>()?.query_selector(&selector).ok()?);
            if let Some(place) = place {
                stop_at(&place);
            }
        });
    }
    html! { <g ref={grid} role="grid" aria-label={view.say(BoardText::Board)}>{ rows(props) }</g> }
}

pub fn rows(props: &CellsProps) -> Node {
    let CellsProps { view, layout, targets, drag_vectors, .. } = props;
    let (aim, implied) = (aims(view), implied(view));
    let mut targets = targets.iter();
    let rows = layout.rows.iter().map(|row| {
        // Keyed by height, so that rows keep their elements and the focus when a row is added above.
        let top = row.iter().map(|place| place.at.y).min();
        let cells = row.iter().zip(targets.by_ref()).flat_map(|(place, target)| {
            let way = drag_vectors.iter().flatten().find(|(site, _)| *site == place.site).map(|(_, way)| *way);
            let cell = cell(props, place, target, (aim, implied), way);
            let outer_marks = target.outer_marks.clone().map(|outer_marks| {
                element!(g, "aria-hidden" = "true", "transform" = place.at.translate(), "class" = "beside")
                    .key(format_args!("{}-beside", place.site.index()))
                    .with(outer_marks)
            });
            std::iter::once(cell).chain(outer_marks)
        });
        element!(g, "role" = "row").key(top.unwrap_or_default()).all(cells)
    });
    Node::list(rows)
}

/// Moves the tab stop to a cell without a render. Changing `tabindex` on the focused element during a render would
/// force a full style recalculation.
#[cfg(feature = "page")]
pub fn stop_at(place: &DomElement) {
    if place.get_attribute("tabindex").as_deref() == Some("0") {
        return;
    }
    let before = place.closest("[role=grid]").ok().flatten();
    if let Some(before) = before.and_then(|grid| grid.query_selector("[role=gridcell][tabindex='0']").ok().flatten()) {
        let _ = before.set_attribute("tabindex", "-1");
    }
    let _ = place.set_attribute("tabindex", "0");
}

fn cell(
    props: &CellsProps,
    place: &BoardPlace,
    target: &CellTarget,
    (aim, implied): (bool, Option<Seat>),
    way: Option<Point>,
) -> Element {
    let CellsProps { view, pending, stop, .. } = props;
    let pick = Pick::Site(place.site);
    let marks = view.marks(pick);
    let exchange = target.exchange && marks.choosable;
    let marks = PlaceMarks { pending: *pending == Some(pick), exchange, group: target.group, ..marks };
    let class = classes(&[
        Some("site"),
        marks.choosable.then_some("choosable"),
        (marks.choosable && aim).then_some("aim"),
        (marks.choosable && target.marked_on_hover).then_some("calm"),
        view.hint(pick),
        marks.chosen.then_some("chosen"),
        marks.pending.then_some("pending"),
        (marks.last && !marks.line).then_some("last"),
    ]);
    element!(
        g,
        "role" = "gridcell",
        "tabindex" = if *stop == Some(place.site) { "0" } else { "-1" },
        "aria-label" = label(view, place, target, marks, implied),
        "aria-selected" = marks.chosen.then_some("true"),
        "data-pick" = target::write(pick),
        "data-site" = place.name.clone(),
        "data-drag" = target.drag.clone(),
        "data-drop" = target.drop.then(|| target::write(pick)),
        "data-way" = way.map(Point::text),
        "transform" = place.at.translate(),
        "class" = class,
    )
    .key(place.site.index())
    .with(target.shape.clone())
    .with(outcome_badge(marks, target.badge))
}

/// The badge on a pick that wins or loses, with its offset from the centre of the site.
pub fn outcome_badge(marks: PlaceMarks, at: Point) -> Option<Element> {
    let (shape, class) = match (marks.wins, marks.loses) {
        (true, _) => (STAR, "outcome-badge wins"),
        (_, true) => (CROSS, "outcome-badge loses"),
        _ => return None,
    };
    let moved = (at != Point::default()).then(|| at.translate());
    Some(element!(path, "d" = shape, "transform" = moved, "class" = class))
}

/// A star for wins, a cross for losses.
const STAR: &str = "M0-21L6-7L21-6L9 4L13 19L0 11L-13 19L-9 4L-21-6L-6-7Z";
const CROSS: &str = "M-13-19L0-6L13-19L19-13L6 0L19 13L13 19L0 6L-13 19L-19 13L-6 0L-19-13Z";

/// The label of a site. For a piece that covers several sites, it names the part on this site.
fn label(
    view: &BoardView,
    place: &BoardPlace,
    target: &CellTarget,
    marks: PlaceMarks,
    implied: Option<Seat>,
) -> AttrValue {
    let site_label = view.site_labels.iter().find(|(site, _)| *site == place.site).map(|(_, site_label)| site_label);
    // The accessible name must include the visible coordinate.
    let both =
        site_label.filter(|_| view.coordinates).map(|site_label| [site_label, ", ", &place.name].concat().into());
    let name = both.as_ref().or(site_label).unwrap_or(&place.name);
    // The description of a pick's effect replaces the mark of a legal pick.
    let piece = view.scene.piece_on(place.site);
    let implied = marks.choosable && implied.is_some() && piece.is_some_and(|piece| piece.seat == implied);
    let marks = PlaceMarks { choosable: marks.choosable && target.foreseen.is_none(), implied, ..marks };
    let text = match piece.map(|p| (p, &p.sites[..], target.part)) {
        Some((piece, [first, .., last], Some(part))) => {
            let name_of = |site: &Site| view.sites.iter().find(|(s, _)| s == site).map_or("", |(_, name)| name);
            let ends = [name_of(first), name_of(last)];
            BoardText::Part { name, kind: piece.kind, part, seat: piece.seat, ends, marks }
        }
        Some((p, ..)) => BoardText::Site { name, piece: Some((p.kind, p.seat, p.count)), marks },
        None => BoardText::Site { name, piece: None, marks },
    };
    let label = view.say(text);
    match &target.foreseen {
        Some(foreseen) => [&*label, ", ", foreseen].concat().into(),
        None => label,
    }
}

/// The seat whose pieces labels need not name: the player's own, or, while a player moves pieces of another seat, the
/// only seat with legal picks.
fn implied(view: &BoardView) -> Option<Seat> {
    let can = |sites: &[Site]| sites.iter().any(|site| view.choosable.contains(&Pick::Site(*site)));
    let mut owners = view.scene.pieces.iter().filter(|piece| can(&piece.sites)).map(|piece| piece.seat);
    let first = owners.next()?;
    if owners.all(|owner| owner == first) && view.names.len() == 2 { first } else { view.to_act }
}

/// Whether legal sites are marked. They are not if nearly all sites are legal, because marks would carry no
/// information, or if a task has its own marks.
fn aims(view: &BoardView) -> bool {
    let can = view.choosable.iter().filter(|pick| matches!(pick, Pick::Site(_))).count();
    !view.guides() && (!view.chosen.is_empty() || 2 * can <= view.sites.len())
}

/// The initial tab stop: a site with a legal pick.
pub fn first(view: &BoardView, layout: &BoardLayout) -> Option<Site> {
    let can = |p: &&BoardPlace| view.choosable.contains(&Pick::Site(p.site));
    layout.places().find(can).or_else(|| layout.places().next()).map(|p| p.site)
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::games;
    use trivium_testing::site_of;

    #[test]
    fn a_task_marks_its_own_and_nothing_else() {
        let position = games::game("trias", "base", []).unwrap().start();
        let own: Vec<_> = (0..12).map(|site| Pick::Site(site_of(site))).collect();
        let plain = BoardView { choosable: own.clone(), ..BoardView::plain("trias", &*position, 0) };
        assert!(aims(&plain), "twelve holes of 36");
        let guided = BoardView { guided: true, ..plain };
        assert!(!aims(&guided), "the answer is not given away");
        let hinted = BoardView { hinted: vec![own[4]], ..guided.clone() };
        assert_eq!((aims(&hinted), hinted.hint(own[4]), hinted.hint(own[5])), (false, Some("hinted"), None));
        // An unmarked first pick of a move leads to marked second picks.
        assert!(aims(&BoardView { chosen: vec![own[0]], ..guided }));
    }
}
