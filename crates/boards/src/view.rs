//! Everything that a board shows and takes.

use std::cell::Cell;
use std::rc::Rc;
use trivium_rules::core::{Event, Pick, Position, Scene, Seat, Site, Verdict};
use trivium_rules::games::GameVocabulary;
use trivium_words::{BoardText, Language, PlaceMarks};
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
    /// The names of the players, empty or missing for those who are only players by number.
    pub names: Vec<String>,
    /// The pieces and their places.
    pub scene: Scene,
    /// The sites that listeners know by another name than their coordinates, such as the way from the last tile.
    pub told: Vec<(Site, AttrValue)>,
    /// The sites in reading order, with their coordinates.
    pub sites: Vec<(Site, AttrValue)>,
    /// The picks that are possible now. Empty when nobody at this screen is to act.
    pub choosable: Vec<Pick>,
    /// Those of `choosable` and `chosen` after which something else is pointed at: they can be picked up and dropped there.
    pub draggable: Vec<Pick>,
    /// The picks for the decision under way.
    pub chosen: Vec<Pick>,
    /// The sites that the last decision touched.
    pub last: Vec<Site>,
    /// Lines that stand and count, with their points (0 where none are counted).
    pub lines: Vec<(Vec<Site>, u32)>,
    /// The seat to act, if a seat is.
    pub to_act: Option<Seat>,
    /// The events on the way from the picture shown before to this one, to be animated; empty for a jump.
    pub events: Rc<[Event]>,
    /// Changes with every new picture, so that the same events twice are animated twice.
    pub serial: u32,
    /// Whether a board without end shows all its places, and not only those next to pieces.
    pub whole: bool,
    /// Quarter turns (sixth turns on boards with triangles) clockwise by which the board is turned.
    pub orientation: u8,
    /// The material.
    pub look: Look,
    /// Whether coordinates are written at the board.
    pub coordinates: bool,
    /// The picks for the best decision, where someone asked: the first is one of `choosable`, the others follow it.
    pub hinted: Vec<Pick>,
    /// Whether a task asks for one of them: then only what is hinted is marked, and before anything is chosen else nothing.
    pub guided: bool,
    /// Whether what the first of them would bring is seen without anyone looking at its place.
    pub ghost: bool,
    /// The picks of `choosable` that win or lose, at once or by an analysis, where the players want to be told.
    pub decisive: Vec<(Pick, Verdict)>,
    /// The sites of pieces that do not lie there yet: they are drawn as what may come.
    pub foreseen: Vec<Site>,
    /// Whether a tap that decides is to be repeated where places are smaller than a fingertip.
    pub confirm: bool,
}

impl BoardView {
    /// A position to look at: nothing can be chosen, nothing moves.
    pub fn still(
        game: &'static str,
        position: &dyn Position<GameVocabulary>,
        language: Language,
        look: Look,
    ) -> BoardView {
        let sites = position.sites().into_iter().map(|site| (site, position.site_name(site).into())).collect();
        BoardView::of(game, position.scene(), sites, language, look)
    }

    /// The same of a scene, with the sites in reading order and their coordinates.
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
            told: Vec::new(),
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

    /// The present meaning of a thing that can be pointed at.
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

    /// Whether a task marks its own things now, and nothing else that can be chosen.
    pub fn guides(&self) -> bool {
        self.guided && (!self.hinted.is_empty() || self.chosen.is_empty())
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

    /// The class of what is drawn of a piece that lies on a site.
    pub fn piece_class(&self, class: &'static str, site: Site) -> Classes {
        classes!(class, self.foreseen.contains(&site).then_some("foreseen"))
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index()).map_or("", String::as_str);
        trivium_words::name(self.language.shell(), name, seat, None)
    }

    /// The words for a board text.
    pub fn say(&self, text: BoardText) -> AttrValue {
        self.language.board_text(&text, &self.names).into()
    }
}

/// The properties of every board component.
#[cfg(feature = "page")]
#[derive(Clone, Properties)]
pub struct BoardProps {
    /// The position to show.
    pub view: Rc<BoardView>,
    /// Something was pointed at: by click, tap, drag or key, choosable or not.
    #[prop_or_default]
    pub on_pick: Callback<Pick>,
    /// The decision under way was given up: Escape, or a drop next to the board.
    #[prop_or_default]
    pub on_cancel: Callback<()>,
    /// The events when something is pointed at that decides at once, for boards that show it before.
    #[prop_or_default]
    pub preview: Option<Callback<Pick, Vec<Event>>>,
    /// Whether the places show what can be done with them now; until then they stay as they were, and only what lies on them is
    /// new.
    #[prop_or(true)]
    pub settled: bool,
    /// Called when the viewer skips the motion.
    #[prop_or_default]
    pub on_skip: Callback<()>,
    /// The prefix of the ids inside: unique on the page. Given where the page is put together from several renderings.
    #[prop_or_default]
    pub id: Option<AttrValue>,
}

#[cfg(feature = "page")]
impl PartialEq for BoardProps {
    /// A board's owner makes a new view only when something has changed, so views are told apart by where they are.
    fn eq(&self, other: &BoardProps) -> bool {
        Rc::ptr_eq(&self.view, &other.view)
            && (&self.on_pick, &self.on_cancel, &self.preview, &self.on_skip, self.settled, &self.id)
                == (&other.on_pick, &other.on_cancel, &other.preview, &other.on_skip, other.settled, &other.id)
    }
}

#[cfg(feature = "page")]
impl BoardProps {
    /// A picture that cannot be touched.
    pub fn still(view: Rc<BoardView>) -> BoardProps {
        let (on_pick, on_cancel) = (Callback::default(), Callback::default());
        let on_skip = Callback::default();
        BoardProps { view, on_pick, on_cancel, preview: None, settled: true, on_skip, id: None }
    }
}

#[cfg(feature = "page")]
thread_local! {
    static INSTANCES: Cell<u32> = const { Cell::new(0) };
}

/// The prefix of the ids of a component: `given`, or a name of its own. Gradients are found by id in the whole page, so two
/// boards must not share any.
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
    /// The time that motion takes, in percent of what is usual.
    static PACE: Cell<u32> = const { Cell::new(100) };
}

/// Lets all motion take so many percent of its usual time. With none, nothing moves.
pub fn set_pace(percent: u32) {
    PACE.set(percent);
}

/// How long something takes at the pace that was set, in milliseconds.
pub(crate) fn paced(millis: u32) -> u32 {
    (u64::from(millis) * u64::from(PACE.get()) / 100) as u32
}

/// How long something would take that has gone on for so long at the pace that was set, at the usual one.
pub(crate) fn unpaced(millis: u32) -> u32 {
    (u64::from(millis) * 100 / u64::from(PACE.get().max(1))) as u32
}

/// Whether whoever looks wants nothing to move.
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

#[cfg(test)]
impl BoardView {
    /// The labels of a position in English, while nothing is chosen or marked and nothing moves.
    pub fn plain(game: &'static str, position: &trivium_rules::games::Position, orientation: u8) -> BoardView {
        BoardView {
            game,
            language: Language::En,
            names: Vec::new(),
            told: Vec::new(),
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
            whole: false,
            orientation,
            look: Look::default(),
            coordinates: false,
            hinted: Vec::new(),
            guided: false,
            ghost: false,
            decisive: Vec::new(),
            foreseen: Vec::new(),
            confirm: false,
        }
    }
}
