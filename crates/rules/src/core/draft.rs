//! A position that a hand sets up: pieces and numbers that may not fit each other yet. Its text is that of a position, so the rules'
//! own reader says what is wrong with it.

use super::{BoardEdge, FieldValue, ParseError, ParseFault, Piece, PieceKind, Scene, Seat, Site, number};
use arrayvec::ArrayVec;

/// A position that is being set up. No two pieces lie on the same place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The pieces on the board, in no promised order.
    pub pieces: Vec<Piece>,
    /// The seat to act; where chance is, the one after it.
    pub turn: Seat,
    /// Everything else that can be set.
    pub settings: Vec<DraftSetting>,
}

/// A number or a choice that belongs to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DraftSetting {
    /// The field of the position's text that holds it.
    pub field: &'static str,
    /// Its name: the place in [`GameInfo::settings`](super::GameInfo::settings). Its words stand at the same place of theirs.
    pub name: usize,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// The seat from which the pieces came.
    pub from: Option<Seat>,
    /// Of which pieces.
    pub kind: Option<PieceKind>,
    /// The value: a number, 0 or 1, or the place among the choices.
    pub value: u32,
    /// The values that it can have.
    pub range: SettingRange,
}

/// The values that a setting can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingRange {
    /// A number, up to this one.
    UpTo(u32),
    /// Off or on.
    Flag,
    /// One of several: their names are places in [`GameInfo::settings`](super::GameInfo::settings).
    OneOf(&'static [usize]),
}

impl SettingRange {
    /// The largest value.
    pub const fn most(self) -> u32 {
        match self {
            SettingRange::UpTo(most) => most,
            SettingRange::Flag => 1,
            SettingRange::OneOf(choices) => choices.len() as u32 - 1,
        }
    }
}

impl DraftSetting {
    /// A setting of that field and name, which is nobody's.
    pub const fn new(field: &'static str, name: usize, value: u32, range: SettingRange) -> DraftSetting {
        DraftSetting { field, name, seat: None, from: None, kind: None, value, range }
    }

    /// Whether it sets the same thing as another one.
    pub fn is(&self, other: &DraftSetting) -> bool {
        (self.name, self.seat, self.from, self.kind) == (other.name, other.seat, other.from, other.kind)
    }
}

/// Something that can be laid on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PaletteEntry {
    /// Its kind.
    pub kind: PieceKind,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// How many are laid at once.
    pub count: u16,
}

/// A change of a draft, of which the game may adapt the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DraftChange {
    /// So many pieces came onto the board.
    Laid(PieceKind, Option<Seat>, u16),
    /// So many pieces left the board.
    Lifted(PieceKind, Option<Seat>, u16),
    /// The setting of that index has another value.
    Set(usize),
    /// The seat to act was chosen.
    Turned,
}

/// The seat that a position's `turn=` names; seat 1 where it names none.
///
/// # Errors
/// [`ParseFault::BadField`].
pub fn read_turn(turn: &FieldValue, seats: u8) -> Result<Seat, ParseError> {
    let seat = if matches!(turn.value, "0" | "-") { Some(1) } else { number(turn.value) };
    seat.and_then(Seat::new).filter(|seat| seat.number() <= seats).ok_or(turn.bad(0))
}

/// The sites that a piece covers.
pub type PiecePlace = ArrayVec<Site, 3>;

/// How a game's positions are set up by hand.
pub trait EditPosition {
    /// Everything that can be laid on the board.
    fn palette(&self) -> Vec<PaletteEntry>;

    /// How many of these are not on the board; nothing where there are always more.
    fn left(&self, draft: &Draft, kind: PieceKind, seat: Option<Seat>) -> Option<u16>;

    /// All places where a piece of that kind can cover a site, the most natural one first.
    fn places(&self, _kind: PieceKind, site: Site) -> Vec<PiecePlace> {
        vec![PiecePlace::from_iter([site])]
    }

    /// Adapts what follows from a change: where pieces came from, whose turn it is now.
    fn adapt(&self, _draft: &mut Draft, _change: DraftChange) {}

    /// The draft of a text that has the form of a position. The rules need not allow it.
    ///
    /// # Errors
    /// When the text has another form, or two pieces lie on the same place.
    fn read_draft(&self, text: &str) -> Result<Draft, ParseError>;

    /// The position's text. The rules' reader says whether it is one.
    fn write_draft(&self, draft: &Draft) -> String;

    /// The sites to which a fault of the draft applies; none where it is not about places.
    fn faulty_sites(&self, _draft: &Draft, _fault: ParseFault) -> Vec<Site> {
        Vec::new()
    }

    /// All sites that a board shows, in reading order.
    fn draft_sites(&self, draft: &Draft) -> Vec<Site>;

    /// The setting for the side of a board with a row of cells that can slide to another side. Its value is an index into [`BoardEdge::ALL`].
    /// `None` for boards in one piece.
    fn strip_setting(&self, _draft: &Draft) -> Option<usize> {
        None
    }

    /// The picture of the draft, without what lies next to the board.
    fn draft_scene(&self, draft: &Draft) -> Scene {
        let side = self.strip_setting(draft).map(|setting| draft.settings[setting].value as usize);
        let side = side.and_then(|side| BoardEdge::ALL.get(side).copied());
        Scene { pieces: draft.pieces.clone(), side, ..Scene::default() }
    }
}

impl Draft {
    /// The piece on a site: its index.
    pub fn at(&self, site: Site) -> Option<usize> {
        self.pieces.iter().position(|piece| piece.sites.contains(&site))
    }

    /// How many pieces of a kind and seat lie on the board.
    pub fn count(&self, kind: PieceKind, seat: Option<Seat>) -> u16 {
        self.pieces.iter().filter(|piece| piece.kind == kind && piece.seat == seat).map(|piece| piece.count).sum()
    }

    /// The first setting of that name and seat.
    pub fn setting(&self, name: usize, seat: Option<Seat>) -> Option<usize> {
        self.settings.iter().position(|setting| setting.name == name && setting.seat == seat)
    }

    /// The value of the first setting of that name and seat; 0 where there is none.
    pub fn value(&self, name: usize, seat: Option<Seat>) -> u32 {
        self.setting(name, seat).map_or(0, |index| self.settings[index].value)
    }

    /// Changes the value of the first setting of that name and seat.
    pub fn set(&mut self, name: usize, seat: Option<Seat>, value: u32) {
        if let Some(index) = self.setting(name, seat) {
            self.settings[index].value = value;
        }
    }

    /// Makes settings add up to `total`, the one with the index `keep` as the last to change; those named first change first.
    pub fn balance(&mut self, group: &[usize], total: u32, keep: Option<usize>) {
        let sum: u32 = group.iter().map(|index| self.settings[*index].value).sum();
        let (mut over, mut under) = (sum.saturating_sub(total), total.saturating_sub(sum));
        let kept = group.iter().filter(|index| Some(**index) == keep);
        for index in group.iter().filter(|index| Some(**index) != keep).chain(kept) {
            let setting = &mut self.settings[*index];
            let less = over.min(setting.value);
            let more = under.min(setting.range.most().saturating_sub(setting.value));
            setting.value = setting.value - less + more;
            (over, under) = (over - less, under - more);
        }
    }
}
