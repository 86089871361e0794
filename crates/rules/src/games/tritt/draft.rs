//! Position editor. Trittons that are not on the board are in the hands.

use super::board::{self, BoardPoint, Placement};
use super::rules::{Tritt, Variant};
use super::state::{PlayerColour, Stage, State};
use crate::core::{
    Draft, DraftChange, DraftSetting, EditPosition, Notation, PaletteEntry, ParseError, ParseFault, Piece, PieceKind,
    PiecePlace, Present, Rules, Scene, Seat, SettingRange, Site,
};

/// The names of the settings, and of the stages of `reloaded`.
pub const SETTINGS: [&str; 4] = ["swapped", "stage", "set", "shift"];
const SWAPPED: usize = 0;
const STAGE: usize = 1;
const STAGES: SettingRange = SettingRange::OneOf(&[2, 3]);

fn place(points: Placement) -> PiecePlace {
    points.points().map(BoardPoint::site).into()
}

fn placement(piece: &Piece) -> Option<Placement> {
    let [from, _, to] = piece.sites[..] else { return None };
    Placement::between(BoardPoint::of_site(from)?, BoardPoint::of_site(to)?)
}

impl Tritt {
    fn colour_of(&self, kind: PieceKind) -> PlayerColour {
        if kind == self.kind(PlayerColour::Orange) { PlayerColour::Orange } else { PlayerColour::Blue }
    }

    /// The number of trittons of each colour on the board.
    fn counts(&self, draft: &Draft) -> [usize; 2] {
        PlayerColour::ALL.map(|colour| draft.count(self.kind(colour), None).into())
    }

    /// The draft as a state, which can be an impossible position.
    fn state_of(&self, draft: &Draft) -> State {
        let mut state = self.start();
        for piece in &draft.pieces {
            if let Some(place) = placement(piece) {
                self.put(&mut state, self.colour_of(piece.kind), place);
            }
        }
        state.seat = draft.turn;
        if draft.value(SWAPPED, None) == 1 {
            state.orange = Seat::TWO;
        }
        if draft.value(STAGE, None) == 1 {
            state.stage = Stage::Shift;
        }
        state
    }
}

impl EditPosition for Tritt {
    fn palette(&self) -> Vec<PaletteEntry> {
        PlayerColour::ALL.map(|colour| PaletteEntry { kind: self.kind(colour), seat: None, count: 1 }).to_vec()
    }

    fn left(&self, draft: &Draft, kind: PieceKind, seat: Option<Seat>) -> Option<u16> {
        Some((self.most() as u16).saturating_sub(draft.count(kind, seat)))
    }

    /// Placements with their middle at the site come first.
    fn places(&self, _kind: PieceKind, site: Site) -> Vec<PiecePlace> {
        let Some(point) = BoardPoint::of_site(site) else { return Vec::new() };
        let covering = Placement::all().filter(|place| place.mask() & point.mask() != 0);
        let (mut middle, ends): (Vec<_>, Vec<_>) = covering.partition(|place| place.middle() & point.mask() != 0);
        middle.extend(ends);
        middle.into_iter().map(place).collect()
    }

    /// In `reloaded` Orange and Blue set in turn, so the stage determines the turn and the turn determines the stage.
    fn adapt(&self, draft: &mut Draft, change: DraftChange) {
        if self.variant() != Variant::Reloaded {
            return;
        }
        let [orange, blue] = self.counts(draft);
        let setter = if orange == blue { Seat::ONE } else { Seat::TWO };
        match change {
            DraftChange::Turned => draft.set(STAGE, None, u32::from(draft.turn != setter)),
            _ => draft.turn = if draft.value(STAGE, None) == 0 { setter } else { setter.other() },
        }
    }

    fn read_draft(&self, text: &str) -> Result<Draft, ParseError> {
        let (state, _) = self.read_fields(text)?;
        let setting = match self.variant() {
            Variant::Reloaded => DraftSetting::new("stage", STAGE, u32::from(state.stage == Stage::Shift), STAGES),
            Variant::Step | Variant::Slide => {
                DraftSetting::new("orange", SWAPPED, u32::from(state.orange == Seat::TWO), SettingRange::Flag)
            }
        };
        let pieces = self.scene(&state).pieces.into_iter().map(|piece| Piece { seat: None, ..piece });
        Ok(Draft { pieces: pieces.collect(), turn: state.seat, settings: vec![setting] })
    }

    fn write_draft(&self, draft: &Draft) -> String {
        self.position_text(&self.state_of(draft))
    }

    /// The points of complete rows.
    fn faulty_sites(&self, draft: &Draft, fault: ParseFault) -> Vec<Site> {
        let state = self.state_of(draft);
        match fault {
            ParseFault::Ended(_) => {
                let rows = PlayerColour::ALL.into_iter().flat_map(|colour| board::rows(state.shown(colour)));
                rows.flatten().map(BoardPoint::site).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The colours are those of a match that starts from the draft.
    fn draft_scene(&self, draft: &Draft) -> Scene {
        let colours = if draft.value(SWAPPED, None) == 1 { "bo" } else { "ob" };
        Scene { pieces: draft.pieces.clone(), colours, ..Scene::default() }
    }
}
