//! Boards: SVG pictures of scenes. A board knows no rules: it is given a [`BoardView`] and reports what was pointed at.
//!
//! - `layout`, `motion`, `target`: pure parts. Where places lie and how keys walk them, what moves, what elements stand for.
//! - `hands`: clicks, taps and drags, for boards and trays alike; `aim`: drags that choose by their way.
//! - `frame`: the picture around a game's drawing, and its keys; `cells`: its places as a grid for keys and screen readers;
//!   `looked`: what choosing the place looked at would bring; `marks` over it.
//! - `camera`, `gaze`: what is seen of a board without end: the arithmetic, and the hands and keys that change it.
//! - `turned`: what is shown to someone at another edge of the screen.
//! - `art`: drawings as text. `pieces`, `marbles`, `tiles`, `trittons`: the things themselves in each look; `tray`: what lies beside the board.
//! - `seeds`: stones in holes; `sowing`: how they are sown in time.
//! - one file a board.

mod aim;
mod art;
mod camera;
mod cells;
mod frame;
mod gaze;
mod grid;
mod hands;
mod hexagon;
pub mod later;
mod layout;
mod looked;
mod marbles;
mod marks;
mod motion;
mod pieces;
mod plane;
mod rows;
mod seeds;
mod sowing;
pub mod still;
mod target;
mod tiles;
mod tray;
mod triangle;
mod trittons;
mod turned;

pub use art::{art, drawn};
pub use tray::Trays;

/// The things of boards as text, for pictures that show them beside one: each is drawn about its middle, by reference to what the
/// board with the same `prefix` defines.
pub mod things {
    use super::{Kind, Seat, layout::Point};

    pub use super::pieces::thing;
    pub use super::tray::POUCH;

    /// A tile with its number, its point up.
    pub fn tile(prefix: &str, seat: Seat, number: u8) -> String {
        super::tiles::tile(prefix, seat, number, false, false)
    }

    /// A tritton that stands upright.
    pub fn tritton(prefix: &str, kind: Kind) -> String {
        super::trittons::tritton(prefix, kind, Point { x: 0, y: 100 })
    }
}

use std::cell::Cell;
use std::rc::Rc;
use trivium_rules::core::{Event, GroupKind, Kind, Pick, Position, Scene, Seat, Site, Verdict};
use trivium_rules::games::Words;
use trivium_words::{BoardText, Language, Marks, Text};
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

    /// Its name in files and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Look::Wood => "wood",
            Look::Paper => "paper",
            Look::Contrast => "contrast",
        }
    }

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
    /// The game's name, [`trivium_rules::core::GameInfo::id`].
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
    /// What is to be picked for the best decision, where someone asked: the first is one of `choosable`, the others follow it.
    pub hinted: Vec<Pick>,
    /// What of `choosable` wins or loses, at once or by an analysis, where the players want to be told.
    pub decisive: Vec<(Pick, Verdict)>,
    /// Whether a tap that decides is to be repeated where places are smaller than a fingertip.
    pub confirm: bool,
}

impl BoardView {
    /// A position to look at: nothing can be chosen, nothing moves.
    pub fn still(game: &'static str, position: &dyn Position<Words>, language: Language, look: Look) -> BoardView {
        BoardView {
            game,
            language,
            scene: position.scene(),
            sites: position.sites().into_iter().map(|site| (site, position.site_name(site).into())).collect(),
            choosable: Vec::new(),
            draggable: Vec::new(),
            chosen: Vec::new(),
            last: Vec::new(),
            lines: Vec::new(),
            to_act: None,
            events: Rc::new([]),
            serial: 0,
            orientation: 0,
            look,
            coordinates: false,
            hinted: Vec::new(),
            decisive: Vec::new(),
            confirm: false,
        }
    }

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

    /// The class of what belongs to the best decision: `hinted` is to be picked now, `ahead` after that. A thing that covers several
    /// sites is picked as a whole.
    pub fn hint(&self, pick: Pick) -> Option<&'static str> {
        let whole = |one: Pick| match (one, pick) {
            (Pick::Site(one), Pick::Site(other)) => {
                self.scene.pieces.iter().any(|piece| piece.sites.contains(&one) && piece.sites.contains(&other))
            }
            _ => false,
        };
        let at = self.hinted.iter().position(|hinted| *hinted == pick || whole(*hinted))?;
        Some(if at == 0 { "hinted" } else { "ahead" })
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
    /// Whether the places show what can be done with them now; until then they stay as they were, and only what lies on them is
    /// new.
    #[prop_or(true)]
    pub settled: bool,
    /// Called when the viewer skips the motion.
    #[prop_or_default]
    pub on_skip: Callback<()>,
    /// What the ids inside start with: unique on the page. Given where the page is put together from several renderings.
    #[prop_or_default]
    pub id: Option<AttrValue>,
}

impl PartialEq for BoardProps {
    /// Whoever shows a board makes a new view only when something has changed, so views are told apart by where they are.
    fn eq(&self, other: &BoardProps) -> bool {
        Rc::ptr_eq(&self.view, &other.view)
            && (&self.on_pick, &self.on_cancel, &self.foresee, &self.on_skip, self.settled, &self.id)
                == (&other.on_pick, &other.on_cancel, &other.foresee, &other.on_skip, other.settled, &other.id)
    }
}

impl BoardProps {
    /// A picture that cannot be touched.
    pub fn still(view: Rc<BoardView>) -> BoardProps {
        let (on_pick, on_cancel) = (Callback::default(), Callback::default());
        let on_skip = Callback::default();
        BoardProps { view, on_pick, on_cancel, foresee: None, settled: true, on_skip, id: None }
    }
}

/// What draws a game's board.
pub type Draw = fn(BoardProps) -> Html;

/// Declares what draws each game's board: all that needs to know the five of them.
macro_rules! boards {
    ($($id:literal $draw:ident = $board:ty),+ $(,)?) => {
        /// What draws each game's board: apart, so that the page may fetch only those that it has come to.
        pub mod draw {
            use super::*;

            $(#[doc = concat!("The board of ", $id, ".")]
            pub fn $draw(props: BoardProps) -> Html {
                html! { <$board ..props /> }
            })+
        }

        /// What draws each game's board, by the game's name.
        #[cfg(not(target_arch = "wasm32"))]
        fn drawing(game: &str) -> Option<Draw> {
            match game {
                $($id => Some(draw::$draw),)+
                _ => None,
            }
        }
    };
}

boards! {
    "triapon" triapon = triangle::Triangle,
    "trias" trias = rows::Rows,
    "tritt" tritt = hexagon::Hexagon,
    "traffic-lights" traffic_lights = grid::Grid,
    "trigon" trigon = plane::Plane,
}

/// The page fetches each game's board when it comes to it, and installs it here.
#[cfg(target_arch = "wasm32")]
mod installed {
    use super::Draw;
    use std::cell::RefCell;

    thread_local! {
        static BOARDS: RefCell<Vec<(&'static str, Draw)>> = const { RefCell::new(Vec::new()) };
    }

    /// From now on this game's board can be drawn.
    pub fn install(game: &'static str, draw: Draw) {
        BOARDS.with_borrow_mut(|boards| boards.push((game, draw)));
    }

    pub(super) fn drawing(game: &str) -> Option<Draw> {
        BOARDS.with_borrow(|boards| boards.iter().find(|(id, _)| *id == game).map(|(_, draw)| *draw))
    }
}

#[cfg(target_arch = "wasm32")]
use installed::drawing;
#[cfg(target_arch = "wasm32")]
pub use installed::install;

/// How a game's board is turned so that a seat's own side lies before it: as [`BoardView::orientation`], and in degrees. Where
/// seats have no sides of their own it stays as it is.
pub const fn own_side(game: &str, seat: Seat) -> (u8, i32) {
    let seat = seat.index() as u8;
    match game.as_bytes() {
        b"triapon" => ((6 - 2 * seat) % 6, 60 * ((6 - 2 * seat as i32) % 6)),
        b"trias" => (2 * seat, 180 * seat as i32),
        _ => (0, 0),
    }
}

/// The board of the view's game; nothing while it is not installed.
pub fn board(props: BoardProps) -> Html {
    drawing(props.view.game).map_or_else(|| html! {}, |draw| draw(props))
}

/// How long a piece is on its way to where it comes or goes, and a line is drawn after it (styles/boards.css), in milliseconds.
const WAY: u32 = 240;
const LINE: u32 = 440;

/// How long it takes to show what happened, in milliseconds; no time, where whoever looks wants nothing to move.
pub fn motion_length(events: &[Event]) -> u32 {
    let of = |event: &Event| match event {
        Event::Line { .. } => LINE,
        Event::Placed { .. }
        | Event::Moved { .. }
        | Event::Exchanged { .. }
        | Event::Taken { .. }
        | Event::Returned { .. }
        | Event::Slid { .. } => WAY,
        _ => 0,
    };
    let longest = events.iter().map(of).max().unwrap_or_default().max(sowing::length(events));
    if longest > 0 && still() { 0 } else { longest }
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

/// Whether whoever looks wants nothing to move.
fn still() -> bool {
    let query = web_sys::window().and_then(|w| w.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
    query.is_some_and(|query| query.matches())
}

#[cfg(test)]
impl BoardView {
    /// What is seen of a position in English, while nothing is chosen or marked and nothing moves.
    fn plain(game: &'static str, position: &trivium_rules::games::Position, orientation: u8) -> BoardView {
        BoardView {
            game,
            language: Language::En,
            sites: position.sites().into_iter().map(|s| (s, AttrValue::from(position.site_name(s)))).collect(),
            scene: position.scene(),
            choosable: Vec::new(),
            draggable: Vec::new(),
            chosen: Vec::new(),
            last: Vec::new(),
            lines: Vec::new(),
            to_act: position.turn().seat(),
            events: [].into(),
            serial: 0,
            orientation,
            look: Look::default(),
            coordinates: false,
            hinted: Vec::new(),
            decisive: Vec::new(),
            confirm: false,
        }
    }
}
