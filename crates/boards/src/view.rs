//! The input and the callbacks of boards.

#[cfg(feature = "page")]
use crate::layout::BoardLayout;
#[cfg(feature = "page")]
use crate::node::Markup;
use crate::node::{AttrValue, classes};
use std::cell::Cell;
use std::rc::Rc;
use trivium_rules::core::{Event, Pick, Scene, Seat, Site, Verdict};
use trivium_rules::games::Position;
use trivium_words::{BoardText, Language, PlaceMarks};
#[cfg(feature = "page")]
use yew::prelude::{Callback, Properties, hook, use_memo};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Look {
    /// Realistic, with wood and glass.
    #[default]
    Wood,
    /// Flat with thin lines, for printing.
    Paper,
    /// Strong lines, patterns and letters.
    Contrast,
}

impl Look {
    /// All looks, in menu order.
    pub const ALL: [Look; 3] = [Look::Wood, Look::Paper, Look::Contrast];

    /// The name in file names, attributes and command-line arguments.
    pub const fn name(self) -> &'static str {
        match self {
            Look::Wood => "wood",
            Look::Paper => "paper",
            Look::Contrast => "contrast",
        }
    }

    pub const fn class(self) -> &'static str {
        match self {
            Look::Wood => "look-wood",
            Look::Paper => "look-paper",
            Look::Contrast => "look-contrast",
        }
    }
}

#[derive(Clone, Debug)]
pub struct BoardView {
    /// [`trivium_rules::core::GameInfo::id`].
    pub game: &'static str,
    /// The language of labels.
    pub language: Language,
    /// The names of the players; empty or missing for players without a name.
    pub names: Vec<String>,
    pub scene: Scene,
    /// Labels of sites for screen readers. They replace the coordinate, for example by the direction from the last
    /// tile.
    pub site_labels: Vec<(Site, AttrValue)>,
    /// The sites in reading order, with their coordinates.
    pub sites: Vec<(Site, AttrValue)>,
    /// The legal picks. Empty while no player at this screen is to move.
    pub choosable: Vec<Pick>,
    /// Picks in `choosable` and `chosen` that another pick must follow. Their pieces can be dragged.
    pub draggable: Vec<Pick>,
    /// The picks already made for the current move.
    pub chosen: Vec<Pick>,
    /// The sites that the last move touched.
    pub last: Vec<Site>,
    /// Scoring lines with their points (0 in games that do not count them).
    pub lines: Vec<(Vec<Site>, u32)>,
    /// The seat to move, if any.
    pub to_act: Option<Seat>,
    /// The events to animate since the previous picture; empty after a jump.
    pub events: Rc<[Event]>,
    /// Changes with every new picture, so that equal events are animated again.
    pub serial: u32,
    /// Whether an unbounded board shows all its sites, not only those next to pieces.
    pub whole: bool,
    /// Clockwise rotation of the board, in steps of 90°, or of 60° on boards with triangles.
    pub orientation: u8,
    pub look: Look,
    pub coordinates: bool,
    /// The picks of a hint. The first is in `choosable`, and the others follow it.
    pub hinted: Vec<Pick>,
    /// Whether a task asks for the hinted picks. Then only they are marked, and no other pick before the first.
    pub guided: bool,
    /// Whether the first hinted pick is previewed without hover.
    pub ghost: bool,
    /// Picks in `choosable` that win or lose, at once or by an analysis, if the players want these marks.
    pub decisive: Vec<(Pick, Verdict)>,
    /// The sites of previewed pieces, which are not there yet.
    pub foreseen: Vec<Site>,
    /// Whether a tap that may have missed must be repeated, and a tap or click that swaps two own pieces (see
    /// `pointer`).
    pub confirm: bool,
}

impl PartialEq for BoardView {
    /// Compares by identity: callers create a new view only when something has changed.
    fn eq(&self, other: &BoardView) -> bool {
        std::ptr::eq(self, other)
    }
}

impl BoardView {
    /// The view of a position without legal picks and animations.
    pub fn still(game: &'static str, position: &Position, language: Language, look: Look) -> BoardView {
        let sites = position.sites().into_iter().map(|site| (site, position.site_name(site).into())).collect();
        BoardView::of(game, position.scene(), sites, language, look)
    }

    /// The view of a scene, with the sites in reading order and their coordinates.
    pub fn of(
        game: &'static str,
        scene: Scene,
        sites: Vec<(Site, AttrValue)>,
        language: Language,
        look: Look,
    ) -> BoardView {
        BoardView {
            game,
            language,
            names: Vec::new(),
            site_labels: Vec::new(),
            scene,
            sites,
            choosable: Vec::new(),
            draggable: Vec::new(),
            chosen: Vec::new(),
            last: Vec::new(),
            lines: Vec::new(),
            to_act: None,
            events: Rc::new([]),
            serial: 0,
            whole: false,
            orientation: 0,
            look,
            coordinates: false,
            hinted: Vec::new(),
            guided: false,
            ghost: false,
            decisive: Vec::new(),
            foreseen: Vec::new(),
            confirm: false,
        }
    }

    pub fn marks(&self, pick: Pick) -> PlaceMarks {
        let site = |sites: &[Site]| matches!(pick, Pick::Site(site) if sites.contains(&site));
        PlaceMarks {
            chosen: self.chosen.contains(&pick),
            choosable: self.choosable.contains(&pick),
            implied: false,
            last: site(&self.last),
            line: self.lines.iter().any(|(sites, _)| site(sites)),
            pending: false,
            exchange: false,
            group: None,
            wins: self.decisive.contains(&(pick, Verdict::Win)),
            loses: self.decisive.contains(&(pick, Verdict::Loss)),
        }
    }

    /// Whether a legal pick swaps two pieces of the player to move.
    pub fn swaps_own(&self, pick: Pick) -> bool {
        let own = |pick: &Pick| {
            let Pick::Site(site) = *pick else { return false };
            let mut pieces = self.scene.pieces.iter();
            pieces.any(|piece| piece.seat.is_some() && piece.seat == self.to_act && piece.sites[..] == [site])
        };
        self.choosable.contains(&pick) && own(&pick) && self.chosen.iter().any(own)
    }

    /// Whether only the marks of a task are shown.
    pub fn guides(&self) -> bool {
        self.guided && (!self.hinted.is_empty() || self.chosen.is_empty())
    }

    /// The class of a hinted pick: `hinted` for the next pick, `ahead` for later ones. A piece that covers several
    /// sites counts as one.
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

    pub fn piece_class(&self, class: &'static str, site: Site) -> Option<AttrValue> {
        classes(&[Some(class), self.foreseen.contains(&site).then_some("foreseen")])
    }

    pub fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index()).map_or("", String::as_str);
        trivium_words::name(self.language.shell(), name, seat, None)
    }

    pub fn say(&self, text: BoardText) -> AttrValue {
        self.language.board_text(&text, &self.names).into()
    }
}

#[cfg(feature = "page")]
#[derive(Clone, PartialEq, Properties)]
pub struct BoardProps {
    pub view: Rc<BoardView>,
    /// Called with a pick, legal or not, by click, tap, drag or key.
    #[prop_or_default]
    pub on_pick: Callback<Pick>,
    /// Called when the player cancels the current picks: by Escape, or a drop next to the board.
    #[prop_or_default]
    pub on_cancel: Callback<()>,
    /// Returns the events of a pick that completes a move, for boards that preview them.
    #[prop_or_default]
    pub preview: Option<Callback<Pick, Vec<Event>>>,
    /// Whether the targets are up to date. While false, only the pieces are redrawn.
    #[prop_or(true)]
    pub settled: bool,
    #[prop_or_default]
    pub on_skip: Callback<()>,
    /// Draws authors' marks over the board, given the positions of its sites.
    #[prop_or_default]
    pub marks: Option<Callback<Rc<BoardLayout>, Markup>>,
    /// A prefix for SVG ids that is unique on the page. Required where several renderings are combined in one page.
    #[prop_or_default]
    pub id: Option<AttrValue>,
}

#[cfg(feature = "page")]
impl BoardProps {
    /// The properties of a board that ignores input.
    pub fn still(view: Rc<BoardView>) -> BoardProps {
        let (on_pick, on_cancel) = (Callback::default(), Callback::default());
        let on_skip = Callback::default();
        BoardProps { view, on_pick, on_cancel, preview: None, settled: true, on_skip, marks: None, id: None }
    }
}

#[cfg(feature = "page")]
thread_local! {
    static INSTANCES: Cell<u32> = const { Cell::new(0) };
}

/// A prefix for the SVG ids of a component: `given`, or a generated one. Gradients are looked up by id in the whole
/// page, so two boards must not share ids.
#[cfg(feature = "page")]
#[hook]
pub fn use_prefix(given: Option<AttrValue>) -> AttrValue {
    let own = use_memo((), |()| {
        INSTANCES.set(INSTANCES.get() + 1);
        AttrValue::from(format!("b{}", INSTANCES.get()))
    });
    given.unwrap_or_else(|| (*own).clone())
}

thread_local! {
    /// Duration of animations, in percent.
    static PACE: Cell<u32> = const { Cell::new(100) };
}

/// Sets the duration of animations in percent; 0 turns them off.
pub fn set_pace(percent: u32) {
    PACE.set(percent);
}

pub(crate) fn paced(millis: u32) -> u32 {
    (u64::from(millis) * u64::from(percent()) / 100) as u32
}

/// The pace in percent of the normal duration.
fn percent() -> u32 {
    let pace = PACE.get();
    if STEPWISE.get() { 2 * if pace == 0 { 100 } else { pace } } else { pace }
}

/// Converts elapsed time to that at the normal pace.
pub(crate) fn unpaced(millis: u32) -> u32 {
    (u64::from(millis) * 100 / u64::from(percent().max(1))) as u32
}

/// Whether animations are off.
pub fn still() -> bool {
    if PACE.get() == 0 {
        return true;
    }
    #[cfg(feature = "page")]
    {
        let query = web_sys::window().and_then(|w| w.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
        query.is_some_and(|query| query.matches())
    }
    #[cfg(not(feature = "page"))]
    true
}

thread_local! {
    static STEPWISE: Cell<bool> = const { Cell::new(false) };
}

/// Slows down sowings. Without motion, they become a sequence of still pictures, one for each stone. For lessons.
#[cfg(feature = "page")]
pub fn set_stepwise(on: bool) {
    STEPWISE.set(on);
}

/// Whether a sowing is shown by its result alone.
pub(crate) fn sows_at_once() -> bool {
    still() && !STEPWISE.get()
}

#[cfg(test)]
impl BoardView {
    /// The labels of a position in English, without marks.
    pub fn plain(game: &'static str, position: &Position, orientation: u8) -> BoardView {
        let still = BoardView::still(game, position, Language::En, Look::default());
        BoardView { to_act: position.turn().seat(), orientation, ..still }
    }
}
