//! Boards: SVG pictures of scenes. A board knows no rules: it is given a [`BoardView`] and reports what was pointed at.
//!
//! - `layout`, `motion`, `target`: pure parts. Where places lie and how keys walk them, what moves, what elements stand for.
//! - `hands`: clicks, taps and drags, for boards and trays alike; `aim`: drags that choose by their way.
//! - `frame`: the picture around a game's drawing: places as a grid for keys and screen readers; `marks` over it.
//! - `camera`, `gaze`: what is seen of a board without end: the arithmetic, and the hands and keys that change it.
//! - `art`: drawings as text. `pieces`, `marbles`, `tiles`, `trittons`: the things themselves in each look; `tray`: what lies beside the board.
//! - `seeds`: stones in holes; `sowing`: how they are sown in time.
//! - one file a board.

mod aim;
mod art;
mod camera;
mod frame;
mod gaze;
mod grid;
mod hands;
mod hexagon;
mod layout;
mod marbles;
mod marks;
mod motion;
mod pieces;
mod plane;
mod rows;
mod seeds;
mod sowing;
mod target;
mod tiles;
mod tray;
mod triangle;
mod trittons;

pub use art::{art, drawn};
pub use tray::Trays;

use crate::core::{Event, GroupKind, Pick, Scene, Seat, Site, Verdict};
use crate::i18n::{BoardText, Language, Marks, Text};
use std::cell::Cell;
use std::rc::Rc;
use yew::prelude::*;

/// The material in which boards and pieces are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Look {
    /// The objects themselves.
    #[default]
    Wood,
    /// Flat, thin lines; prints well.
    Paper,
    /// Strong lines, patterns and letters.
    Contrast,
}

impl Look {
    /// All looks, in the order of menus.
    pub const ALL: [Look; 3] = [Look::Wood, Look::Paper, Look::Contrast];

    /// The class of everything drawn in this look.
    pub const fn class(self) -> &'static str {
        match self {
            Look::Wood => "look-wood",
            Look::Paper => "look-paper",
            Look::Contrast => "look-contrast",
        }
    }
}

/// Everything that a board shows.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardView {
    /// The game's name, [`crate::core::GameInfo::id`].
    pub game: &'static str,
    /// The language of labels.
    pub language: Language,
    /// What stands where.
    pub scene: Scene,
    /// The sites in reading order, with their coordinates.
    pub sites: Vec<(Site, AttrValue)>,
    /// What can be pointed at now. Empty when nobody at this screen is to act.
    pub choosable: Vec<Pick>,
    /// Those of `choosable` and `chosen` after which something else is pointed at: they can be picked up and dropped there.
    pub draggable: Vec<Pick>,
    /// What was already pointed at for the decision under way.
    pub chosen: Vec<Pick>,
    /// What the last decision touched.
    pub last: Vec<Site>,
    /// Lines that stand and count, with their points (0 where none are counted).
    pub lines: Vec<(Vec<Site>, u32)>,
    /// The seat to act, if a seat is.
    pub to_act: Option<Seat>,
    /// What happened on the way from the picture shown before to this one, to be animated; empty for a jump.
    pub events: Rc<[Event]>,
    /// Changes with every new picture, so that the same events twice are animated twice.
    pub serial: u32,
    /// Quarter turns (sixth turns on boards with triangles) clockwise by which the board is turned.
    pub orientation: u8,
    /// The material.
    pub look: Look,
    /// Whether coordinates are written at the board.
    pub coordinates: bool,
    /// What of `choosable` is best, where someone asked.
    pub hinted: Option<Pick>,
    /// What of `choosable` wins or loses at once, where the players want to be told.
    pub decisive: Vec<(Pick, Verdict)>,
    /// Whether a tap that decides is to be repeated where places are smaller than a fingertip.
    pub confirm: bool,
}

impl BoardView {
    /// What a thing that can be pointed at means now.
    pub fn marks(&self, pick: Pick) -> Marks {
        let site = |sites: &[Site]| matches!(pick, Pick::Site(site) if sites.contains(&site));
        Marks {
            chosen: self.chosen.contains(&pick),
            choosable: self.choosable.contains(&pick),
            last: site(&self.last),
            line: self.lines.iter().any(|(sites, _)| site(sites)),
            pending: false,
            exchange: false,
            star: self.scene.groups.iter().any(|group| group.kind == GroupKind::Star && site(&group.sites)),
            wins: self.decisive.contains(&(pick, Verdict::Win)),
            loses: self.decisive.contains(&(pick, Verdict::Loss)),
        }
    }

    /// The words for a board text.
    pub fn say(&self, text: BoardText) -> AttrValue {
        self.language.text(&Text::Board(text)).into()
    }
}

/// What every board component takes.
#[derive(Clone, Properties)]
pub struct BoardProps {
    /// What to show.
    pub view: Rc<BoardView>,
    /// Something was pointed at: by click, tap, drag or key, choosable or not.
    #[prop_or_default]
    pub on_pick: Callback<Pick>,
    /// The decision under way was given up: Escape, or a drop beside the board.
    #[prop_or_default]
    pub on_cancel: Callback<()>,
    /// What happens when something is pointed at that decides at once, for boards that show it before.
    #[prop_or_default]
    pub foresee: Option<Callback<Pick, Vec<Event>>>,
    /// What the ids inside start with: unique on the page. Given where the page is put together from several renderings.
    #[prop_or_default]
    pub id: Option<AttrValue>,
}

impl PartialEq for BoardProps {
    /// Whoever shows a board makes a new view only when something has changed, so views are told apart by where they are.
    fn eq(&self, other: &BoardProps) -> bool {
        Rc::ptr_eq(&self.view, &other.view)
            && (&self.on_pick, &self.on_cancel, &self.foresee, &self.id)
                == (&other.on_pick, &other.on_cancel, &other.foresee, &other.id)
    }
}

impl BoardProps {
    /// A picture that cannot be touched.
    pub fn still(view: Rc<BoardView>) -> BoardProps {
        BoardProps { view, on_pick: Callback::default(), on_cancel: Callback::default(), foresee: None, id: None }
    }
}

/// A board that has nothing to remember: its drawing follows from its view.
#[component]
fn Plain(props: &BoardProps) -> Html {
    let prefix = use_prefix(props.id.clone());
    let BoardView { game, look, orientation, .. } = *props.view;
    let ground = use_memo((prefix.clone(), game, look, orientation), |(prefix, ..)| match game {
        "triapon" => drawn(triangle::wood(prefix, look, orientation)),
        "tritt" => drawn(hexagon::plate(prefix)),
        _ => html! {},
    });
    match game {
        "triapon" => triangle::triangle(props, &prefix, &ground),
        "tritt" => hexagon::hexagon(props, &prefix, &ground),
        _ => grid::grid(props, &prefix),
    }
}

/// The board of the view's game.
pub fn board(props: BoardProps) -> Html {
    match props.view.game {
        "trigon" => html! { <plane::Plane ..props /> },
        "trias" => html! { <rows::Rows ..props /> },
        "triapon" | "tritt" | "traffic-lights" => html! { <Plain ..props /> },
        _ => html! {},
    }
}

thread_local! {
    static INSTANCES: Cell<u32> = const { Cell::new(0) };
}

/// What the ids of a component start with: `given`, or a name of its own. Gradients are found by id in the whole page, so two
/// boards must not share any.
#[hook]
fn use_prefix(given: Option<AttrValue>) -> AttrValue {
    let own = use_memo((), |()| {
        INSTANCES.set(INSTANCES.get() + 1);
        AttrValue::from(format!("b{}", INSTANCES.get()))
    });
    given.unwrap_or_else(|| (*own).clone())
}
