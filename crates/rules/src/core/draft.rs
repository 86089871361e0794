//! Drafts: positions that a player sets up in the editor, and that may break the rules. The text of a draft has the
//! form of a position, so [`Notation::read_position`](super::Notation::read_position) validates it.

use super::{BoardEdge, FieldValue, ParseError, ParseFault, Piece, PieceKind, Scene, Seat, Site, number};
use arrayvec::ArrayVec;

/// A position that is being set up. No two pieces cover the same site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The pieces on the board, in any order.
    pub pieces: Vec<Piece>,
    /// The seat to act; if chance acts, the seat after it.
    pub turn: Seat,
    /// All other values of the position.
    pub settings: Vec<DraftSetting>,
}

/// A number or a choice that belongs to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DraftSetting {
    /// The field of the position's text that holds it.
    pub field: &'static str,
    /// The index of its name in [`GameInfo::settings`](super::GameInfo::settings).
    pub name: usize,
    /// The seat to which it belongs.
    pub seat: Option<Seat>,
    /// The former owner of the pieces that it counts, if they were taken.
    pub from: Option<Seat>,
    /// The kind of pieces that it counts.
    pub kind: Option<PieceKind>,
    /// The value: a number, 0 or 1, or the index of the choice.
    pub value: u32,
    /// Its allowed values.
    pub range: SettingRange,
}

/// The values that a setting can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingRange {
    /// A number from 0 to this one.
    UpTo(u32),
    /// 0 (off) or 1 (on).
    Flag,
    /// One of several choices, given by the indices of their names in
    /// [`GameInfo::settings`](super::GameInfo::settings).
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
    /// A setting that belongs to no seat.
    pub const fn new(field: &'static str, name: usize, value: u32, range: SettingRange) -> DraftSetting {
        DraftSetting { field, name, seat: None, from: None, kind: None, value, range }
    }

    /// Whether both describe the same setting, regardless of their values.
    pub fn is(&self, other: &DraftSetting) -> bool {
        (self.name, self.seat, self.from, self.kind) == (other.name, other.seat, other.from, other.kind)
    }
}

/// A piece, or several pieces at once, that the editor can place on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PaletteEntry {
    /// The kind of piece.
    pub kind: PieceKind,
    /// The owner; `None` if pieces belong to no seat.
    pub seat: Option<Seat>,
    /// How many pieces are placed at once.
    pub count: u16,
}

/// A change of a draft, after which the game may adapt other settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DraftChange {
    /// Pieces were placed on the board: their kind, owner and number.
    Laid(PieceKind, Option<Seat>, u16),
    /// Pieces were taken off the board: their kind, owner and number.
    Lifted(PieceKind, Option<Seat>, u16),
    /// The value of the setting with this index changed.
    Set(usize),
    /// The seat to act was chosen.
    Turned,
}

/// The seat in the field `turn=` of a position; seat 1 if the game is over.
///
/// # Errors
/// [`ParseFault::BadField`].
pub fn read_turn(turn: &FieldValue, seats: u8) -> Result<Seat, ParseError> {
    let seat = if turn.value == "-" { Some(1) } else { number(turn.value) };
    seat.and_then(Seat::new).filter(|seat| seat.number() <= seats).ok_or(turn.bad(0))
}

/// The sites that a piece covers.
pub type PiecePlace = ArrayVec<Site, 3>;

/// The rules' support for a position editor.
pub trait EditPosition {
    /// The pieces that can be placed on the board.
    fn palette(&self) -> Vec<PaletteEntry>;

    /// How many of these pieces are not on the board; `None` if the supply is unlimited.
    fn left(&self, _draft: &Draft, _kind: PieceKind, _seat: Option<Seat>) -> Option<u16> {
        None
    }

    /// All placements of a piece of that kind that cover the site, the most natural one first.
    fn places(&self, _kind: PieceKind, site: Site) -> Vec<PiecePlace> {
        vec![PiecePlace::from_iter([site])]
    }

    /// Adapts the values that follow from a change, such as the number of pieces in a hand.
    fn adapt(&self, _draft: &mut Draft, _change: DraftChange) {}

    /// Reads a draft from a text that has the form of a position.
    ///
    /// # Errors
    /// When the text has another form, or two pieces cover the same site.
    fn read_draft(&self, text: &str) -> Result<Draft, ParseError>;

    /// The text of the draft, which need not be a valid position.
    fn write_draft(&self, draft: &Draft) -> String;

    /// The sites to which a fault of the draft applies; empty if it concerns no sites.
    fn faulty_sites(&self, _draft: &Draft, _fault: ParseFault) -> Vec<Site> {
        Vec::new()
    }

    /// All sites that a board shows for this draft, in reading order; `None` if they are those of the start.
    fn draft_sites(&self, _draft: &Draft) -> Option<Vec<Site>> {
        None
    }

    /// The index of the setting for [`Scene::side`]; `None` for boards in one piece. The setting's value is an index
    /// into [`BoardEdge::ALL`].
    fn side_setting(&self, _draft: &Draft) -> Option<usize> {
        None
    }

    /// The scene of the draft. Most games leave out the trays.
    fn draft_scene(&self, draft: &Draft) -> Scene {
        let side = self.side_setting(draft).map(|setting| draft.settings[setting].value as usize);
        let side = side.and_then(|side| BoardEdge::ALL.get(side).copied());
        Scene { pieces: draft.pieces.clone(), side, ..Scene::default() }
    }
}

impl Draft {
    /// The index of the piece on a site.
    pub fn at(&self, site: Site) -> Option<usize> {
        self.pieces.iter().position(|piece| piece.sites.contains(&site))
    }

    /// How many pieces of a kind and a seat are on the board.
    pub fn count(&self, kind: PieceKind, seat: Option<Seat>) -> u16 {
        self.pieces.iter().filter(|piece| piece.kind == kind && piece.seat == seat).map(|piece| piece.count).sum()
    }

    /// The index of the first setting with that name and seat.
    pub fn setting(&self, name: usize, seat: Option<Seat>) -> Option<usize> {
        self.settings.iter().position(|setting| setting.name == name && setting.seat == seat)
    }

    /// The value of the first setting with that name and seat; 0 if there is none.
    pub fn value(&self, name: usize, seat: Option<Seat>) -> u32 {
        self.setting(name, seat).map_or(0, |index| self.settings[index].value)
    }

    /// Changes the value of the first setting with that name and seat, if there is one.
    pub fn set(&mut self, name: usize, seat: Option<Seat>, value: u32) {
        if let Some(index) = self.setting(name, seat) {
            self.settings[index].value = value;
        }
    }

    /// Changes the settings in `group` so that they add up to `total`. They change in the order of `group`, with the
    /// setting `keep` last.
    pub fn balance(&mut self, group: &[usize], total: u32, keep: Option<usize>) {
        let sum: u32 = group.iter().map(|index| self.settings[*index].value).sum();
        let (mut over, mut under) = (sum.saturating_sub(total), total.saturating_sub(sum));
        let last = group.iter().filter(|index| Some(**index) == keep);
        for index in group.iter().filter(|index| Some(**index) != keep).chain(last) {
            let setting = &mut self.settings[*index];
            let less = over.min(setting.value);
            let more = under.min(setting.range.most().saturating_sub(setting.value));
            setting.value = setting.value - less + more;
            (over, under) = (over - less, under - more);
        }
    }
}
