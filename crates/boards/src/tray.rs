//! Trays next to a board: hands, captured pieces, the common supply, the bag. Their pieces are drawn and picked like
//! those on the board.

#[cfg(feature = "page")]
use super::html::html_of;
use super::layout::Point;
use super::node::{AttrValue, Element, Node, classes, element, fill_template};
use super::pieces::{self, POUCH, piece};
#[cfg(feature = "page")]
use super::pointer::use_pointer;
#[cfg(feature = "page")]
use super::printed_key::printed_key;
#[cfg(feature = "page")]
use super::use_prefix;
use super::{BoardInfo, BoardView, Stacks, board_info, target};
use std::rc::Rc;
use trivium_rules::core::{Event, Pick, PieceKind, Seat, Tray, TrayRole};
use trivium_words::{BoardText, PlaceMarks, fill};
#[cfg(feature = "page")]
use wasm_bindgen::JsCast;
#[cfg(feature = "page")]
use web_sys::{Element as DomElement, HtmlElement, SvgElement};
#[cfg(feature = "page")]
use yew::prelude::{Callback, Html, KeyboardEvent, Properties, component, html};

#[cfg(feature = "page")]
#[derive(Clone, PartialEq, Properties)]
pub struct TraysProps {
    pub view: Rc<BoardView>,
    /// The owner of the trays; `None` for the common trays.
    #[prop_or_default]
    pub seat: Option<Seat>,
    /// Called with a pick, legal or not, by click, tap, drag or key.
    #[prop_or_default]
    pub on_pick: Callback<Pick>,
    /// Called when the player cancels the current picks.
    #[prop_or_default]
    pub on_cancel: Callback<()>,
    /// A prefix for SVG ids that is unique on the page. Required where several renderings are combined in one page.
    #[prop_or_default]
    pub id: Option<AttrValue>,
}

/// The trays of a seat, or the common ones. Empty if there are none.
#[cfg(feature = "page")]
#[component]
pub fn Trays(props: &TraysProps) -> Html {
    let TraysProps { view, seat, on_pick, on_cancel, id } = props;
    let prefix = use_prefix(id.clone());
    let pointer = use_pointer(view, on_pick, on_cancel);
    let Some(trays) = tray_nodes(view, *seat, &prefix) else { return html! {} };
    let (cancel, shown) = (on_cancel.clone(), view.clone());
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        let key = printed_key(&event);
        if key == "Escape" {
            cancel.emit(());
        } else if let Some(thing) = target::element(&event).filter(|_| !event.ctrl_key() && !event.alt_key())
            && (focus_number(&shown, &thing, &key) || key == "," && focus_in(&thing, "[role='grid'] [tabindex='0']"))
        {
            event.prevent_default();
            event.stop_propagation();
        }
    });
    html! {
        <div
            class={class(view)}
            onclick={pointer.click}
            onpointerdown={pointer.down}
            onpointermove={pointer.r#move}
            onpointerup={pointer.up}
            onpointercancel={pointer.lost}
            {onkeydown}
        >
            { html_of(trays) }
        </div>
    }
}

pub fn still(view: &BoardView, seat: Option<Seat>, prefix: &str) -> Option<Element> {
    tray_nodes(view, seat, prefix).map(|trays| element!(div, "class" = class(view)).with(trays))
}

fn class(view: &BoardView) -> Option<AttrValue> {
    let room = board_info(view.game).and_then(|info| info.trays.class());
    classes(&[Some("trays"), Some(view.game), Some(view.look.class()), room])
}

/// The trays of a seat, or the common ones, if there are any. For a board that draws the hands itself, they start with
/// the number of the seat's pieces on it. In Triapon that number decides from whom a player may capture. In Trias the
/// number of the seat's moves replaces all of this, because removed stones do not count.
fn tray_nodes(view: &BoardView, seat: Option<Seat>, prefix: &str) -> Option<Node> {
    if let Some(moves) = seat.and_then(|seat| view.scene.mobility.get(seat.index())) {
        return Some(counter(view, BoardText::Playable, *moves).into());
    }
    // Stacks keep an empty place for each kind, until all are used up.
    let piles = matches!(stacks_of(view), Stacks::Pile(_));
    let used = |tray: &&Tray| tray.stacks.iter().any(|(_, count)| *count > 0 || !piles);
    let trays =
        view.scene.trays.iter().filter(|tray| tray.seat == seat).filter(used).enumerate().map(|(index, tray)| {
            let prefix = format!("{prefix}-{index}");
            match tray.role {
                TrayRole::Bag => bag(view, tray, &prefix),
                _ => stacks(view, tray, &prefix),
            }
        });
    let set =
        seat.filter(|_| board_info(view.game).is_some_and(|info| info.holds_trays)).map(|seat| on_board(view, seat));
    let mut all = set.into_iter().chain(trays).peekable();
    all.peek().is_some().then(|| Node::list(all))
}

/// The number of a seat's pieces on the board.
fn on_board(view: &BoardView, seat: Seat) -> Element {
    let count: u16 = view.scene.pieces.iter().filter(|piece| piece.seat == Some(seat)).map(|piece| piece.count).sum();
    counter(view, BoardText::Board, count)
}

/// A number with a caption.
fn counter(view: &BoardView, caption: BoardText, count: u16) -> Element {
    let caption = element!(span, "class" = "caption").with(view.say(caption));
    element!(div, "class" = "tray on-board").with(caption).with(" ").with(element!(span).with(count.to_string()))
}

/// Focuses the pickable piece with the number of a key, in the trays of the board that contains `from`.
#[cfg(feature = "page")]
pub fn focus_number(view: &BoardView, from: &DomElement, key: &str) -> bool {
    let Some(number) = key.parse().ok().filter(|_| view.chosen.is_empty()) else { return false };
    let fits = |pick: &&Pick| matches!(pick, Pick::Tray(_, kind) if kind.number() == Some(number));
    let pick = view.choosable.iter().find(fits);
    pick.is_some_and(|pick| focus_in(from, &["[data-pick='", &target::write(*pick), "']"].concat()))
}

/// Focuses the first match of the selector within the board that contains `from`.
#[cfg(feature = "page")]
fn focus_in(from: &DomElement, selector: &str) -> bool {
    let table = from.closest("main, .guest").ok().flatten();
    let found = table.and_then(|table| table.query_selector(selector).ok().flatten());
    match found {
        // HTML and SVG elements both have `focus`, but no common type for it.
        Some(found) if found.has_type::<SvgElement>() => drop(found.unchecked_ref::<SvgElement>().focus()),
        Some(found) => drop(found.unchecked_ref::<HtmlElement>().focus()),
        None => return false,
    }
    true
}

fn stacks_of(view: &BoardView) -> Stacks {
    board_info(view.game).unwrap_or(BoardInfo::PLAIN).stacks
}

/// An SVG element of zero size that contains the definitions.
fn defs(prefix: &str, view: &BoardView) -> Element {
    let defs = element!(defs).with(pieces::defs(prefix, view));
    element!(svg, "aria-hidden" = "true", "class" = "defs").with(defs)
}

/// Number of pieces of a kind that are drawn singly; more are drawn as one with a count.
const DRAWN: u16 = 6;
/// Distance between overlapping pieces.
const PIECE_STEP: i32 = 40;
/// Distance between upright pieces.
const RACK_STEP: i32 = 104;
/// Vertical distance in a stack.
const PILE_STEP: i32 = 13;
/// Rotation of each kind's pieces, in degrees, so that neighbouring heaps differ.
const ASKEW: [i32; 3] = [2, 5, 9];

/// Pieces side by side, overlapping within a kind. While any piece of the tray can be picked, each heap is a button,
/// which announces whether its kind can be picked.
fn stacks(view: &BoardView, tray: &Tray, prefix: &str) -> Element {
    let owner = tray.seat.is_none() || tray.seat == view.to_act;
    let of_tray = |pick: &Pick| matches!(pick, Pick::Tray(role, _) if *role == tray.role);
    let open = owner && (view.choosable.iter().any(of_tray) || view.chosen.iter().any(of_tray));
    let how = stacks_of(view);
    let is_shown = |stack: &&(PieceKind, u16)| stack.1 > 0 || matches!(how, Stacks::Pile(_));
    let stacks = tray.stacks.iter().filter(is_shown).map(|(kind, count)| {
        let pick = Pick::Tray(tray.role, *kind);
        let marks = if open { view.marks(pick) } else { PlaceMarks::default() };
        // The button itself announces whether the pick is legal.
        let label_marks = PlaceMarks { choosable: false, ..marks };
        let label = view.say(BoardText::Stack { kind: *kind, from: tray.from, count: *count, marks: label_marks });
        let key = kind.to_string();
        let id = [prefix, "-", &key, "-top"].concat();
        let seat = tray.from.or(tray.seat);
        let picture = match how {
            Stacks::Pile(gap) => pile(prefix, *kind, seat, *count, &id, gap),
            Stacks::Rack => rack(prefix, *kind, seat, *count),
            Stacks::Counted | Stacks::Spread => heap(view, tray, *kind, *count, prefix, &id),
        };
        let drag = view.draggable.contains(&pick).then_some(id);
        // A piece keeps its element with or without a button over it, so that it does not re-render at every turn.
        let stack = element!(
            div,
            "role" = (!open).then_some("img"),
            "aria-label" = (!open).then(|| label.clone()),
            "class" = "stack",
        );
        let button = open.then(|| {
            element!(
                button,
                "type" = "button",
                "aria-label" = label,
                "aria-pressed" = marks.chosen.then_some("true"),
                "aria-disabled" = (!marks.choosable && !marks.chosen).then_some("true"),
                "data-pick" = target::write(pick),
                "data-drag" = drag,
                "class" = classes(&[
                    marks.choosable.then_some("choosable"),
                    view.guides().then_some("unmarked"),
                    marks.chosen.then_some("chosen"),
                    view.hint(pick),
                ]),
            )
        });
        stack.key(key).with(picture).with(button)
    });
    let class = classes(&[Some("tray"), Some(target::role_word(tray.role))]);
    let name = view.say(BoardText::Tray(tray.role));
    let caption = (how == Stacks::Counted)
        .then(|| element!(span, "aria-hidden" = "true", "class" = "caption").with(name.clone()));
    element!(div, "role" = "group", "aria-label" = name, "class" = class)
        .with(defs(prefix, view))
        .with(caption)
        .all(stacks)
}

/// Pieces of one kind, each rotated a little by a fixed angle. The last one gets `id`, because it is the one that is
/// dragged.
fn heap(view: &BoardView, tray: &Tray, kind: PieceKind, count: u16, prefix: &str, id: &str) -> Node {
    let how = stacks_of(view);
    let single = how != Stacks::Spread;
    let most = if single { 1 } else { DRAWN };
    let turn = if single { 0 } else { ASKEW[kind.info().index % ASKEW.len()] };
    let drawn = i32::from(count.min(most));
    let width = 92 + PIECE_STEP * (drawn - 1);
    let just_arrived = just_arrived(view, tray, kind);
    let things = (0..drawn).map(|nth| {
        let last = nth == drawn - 1;
        let askew = (nth * 7 + i32::from(count) * 3 + turn) % 13 - 6;
        let serial = if last && just_arrived { view.serial } else { 0 };
        let thing = piece(prefix, kind, tray.from.or(tray.seat));
        let thing = fill_template(
            "<g transform='translate({0} 0)rotate({1})'>{2}</g>",
            &[&(PIECE_STEP * nth).to_string(), &askew.to_string(), &thing],
        );
        let class = (last && just_arrived).then_some("drawn");
        element!(g, "id" = last.then(|| id.to_owned()), "class" = class).key(format_args!("{nth}-{serial}")).with(thing)
    });
    let (frame, wide) = (format!("-46 -46 {width} 92"), format!("--wide:{width}"));
    let picture = element!(svg, "viewBox" = frame, "style" = wide, "aria-hidden" = "true").all(things);
    let count = (count > most || single).then(|| counted(count));
    Node::List(vec![picture.into(), count.into()])
}

/// The number of pieces, next to their picture.
fn counted(count: u16) -> Element {
    element!(span, "aria-hidden" = "true", "class" = "count").with(count.to_string())
}

fn rack(prefix: &str, kind: PieceKind, seat: Option<Seat>, count: u16) -> Node {
    let stand = (0..i32::from(count)).map(|nth| {
        let at = Point { x: RACK_STEP * nth, y: 0 }.translate();
        fill("<g transform='{0}'>{1}</g>", &[&at, &piece(prefix, kind, seat)])
    });
    let (stand, width) = (stand.collect::<String>(), (RACK_STEP * i32::from(count) - RACK_STEP + 92).to_string());
    let rack = "<svg viewBox='-46 -146 {0} 300' style='--wide:{0}' aria-hidden='true'>{1}</svg>";
    fill_template(rack, &[&width, &stand]).into()
}

/// Stacked pieces with their count, or `gap` if there are none. The top piece gets `id`.
fn pile(prefix: &str, kind: PieceKind, seat: Option<Seat>, count: u16, id: &str, gap: &str) -> Node {
    let things = (0..i32::from(count)).map(|nth| {
        let id = if nth + 1 == i32::from(count) { ["id='", id, "'"].concat() } else { String::new() };
        let up = (-PILE_STEP * nth).to_string();
        fill("<g {0}><g transform='translate(0 {1})'>{2}</g></g>", &[&id, &up, &piece(prefix, kind, seat)])
    });
    let [seat, number] = [seat.map(Seat::number), kind.number()].map(|number| number.unwrap_or_default().to_string());
    let drawing = if count == 0 { fill(gap, &[&seat, &number]) } else { things.collect() };
    let picture = "<svg viewBox='-96 -126 192 192' style='--wide:92' aria-hidden='true'>{0}</svg>";
    let picture = fill_template(picture, &[&drawing]);
    Node::List(vec![picture.into(), (count > 0).then(|| counted(count)).into()])
}

fn just_arrived(view: &BoardView, tray: &Tray, kind: PieceKind) -> bool {
    view.events.iter().any(|event| match event {
        Event::Drawn { kind: drawn } => tray.role == TrayRole::Supply && *drawn == kind,
        Event::Picked { kind: picked, seat } => {
            tray.role == TrayRole::Hand && tray.seat == Some(*seat) && *picked == kind
        }
        _ => false,
    })
}

/// The bag and its content: a small piece of each kind with its count.
fn bag(view: &BoardView, tray: &Tray, prefix: &str) -> Element {
    let contents = tray.stacks.iter().map(|(kind, count)| {
        view.say(BoardText::Stack { kind: *kind, from: tray.from, count: *count, marks: Default::default() })
            .to_string()
    });
    let title = fill(view.language.shell().called, &[&view.say(BoardText::Tray(tray.role))]);
    let label = [&title, " ", &contents.collect::<Vec<_>>().join(", ")].concat();
    let counts = tray.stacks.iter().map(|(kind, count)| {
        element!(div, "class" = if *count == 0 { "in-bag none" } else { "in-bag" })
            .key(kind)
            .with(fill_template("<svg viewBox='-46 -46 92 92'>{0}</svg>", &[&piece(prefix, *kind, None)]))
            .with(element!(span).with(count.to_string()))
    });
    element!(div, "role" = "img", "aria-label" = label, "class" = "tray bag")
        .with(defs(prefix, view))
        .with(fill_template("<svg class='pouch' viewBox='-46 -50 92 96' aria-hidden='true'>{0}</svg>", &[POUCH]))
        .with(element!(div, "aria-hidden" = "true", "class" = "counts").all(counts))
}

#[cfg(feature = "page")]
#[derive(Clone, Properties)]
pub struct PiecePictureProps {
    /// Provides the game and the look.
    pub view: Rc<BoardView>,
    pub kind: PieceKind,
    pub seat: Option<Seat>,
}

#[cfg(feature = "page")]
impl PartialEq for PiecePictureProps {
    /// Ignores changes of the view that do not affect the picture.
    fn eq(&self, other: &PiecePictureProps) -> bool {
        let shown = |props: &PiecePictureProps| (props.view.game, props.view.look, props.view.orientation);
        shown(self) == shown(other) && (self.kind, self.seat) == (other.kind, other.seat)
    }
}

#[cfg(feature = "page")]
#[component]
pub fn PiecePicture(props: &PiecePictureProps) -> Html {
    let PiecePictureProps { view, kind, seat } = props;
    let prefix = &*use_prefix(None);
    let frame = match stacks_of(view) {
        Stacks::Rack => "-46 -146 92 300",
        Stacks::Pile(_) => "-96 -126 192 192",
        Stacks::Counted | Stacks::Spread => "-46 -46 92 92",
    };
    html! {
        <span class={yew::classes!("trays", "piece-picture", view.game, view.look.class())}>
            { Node::from(defs(prefix, view)) }
            { fill_template("<svg viewBox='{0}' aria-hidden='true'>{1}</svg>", &[frame, &piece(prefix, *kind, *seat)]) }
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Look;
    use trivium_words::Language;

    #[test]
    fn triapon_counts_the_balls_on_the_board_and_in_the_hand() {
        let replay = trivium_testing::replay("triapon", "base", &[], "a1 e4 b2 c1");
        let view = BoardView::still("triapon", replay.position(), Language::En, Look::Wood);
        let counts = Seat::all(3).map(|seat| Node::from(still(&view, Some(seat), "x").unwrap()).markup());
        for (text, [board, hand]) in counts.zip([["2", "7"], ["1", "8"], ["1", "8"]]) {
            assert!(
                text.contains(&["<span class=\"caption\">Board</span> <span>", board, "</span>"].concat()),
                "{text}"
            );
            assert!(text.contains(&["class=\"count\">", hand, "</span>"].concat()), "{text}");
        }
    }
}
