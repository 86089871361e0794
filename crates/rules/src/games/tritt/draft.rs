//! Position editor. Trittons that are not on the board are in the hands.

use super::board::{self, BoardPoint, Placement};
use super::notation::{COLOURS, read_tritton};
use super::rules::{Tritt, Variant};
use super::state::{PlayerColour, State};
use crate::core::{
    Draft, DraftChange, DraftSetting, EditPosition, Fields, PaletteEntry, ParseError, ParseFault, Piece, PieceKind,
    PiecePlace, Present, Rules, Scene, Seat, SettingRange, Site, join, read_turn,
};
use std::fmt::Write;

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

    /// A state with the trittons of a draft.
    fn board_of(&self, draft: &Draft) -> State {
        let mut state = self.start();
        for piece in &draft.pieces {
            if let Some(place) = placement(piece) {
                self.put(&mut state, self.colour_of(piece.kind), place);
            }
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
        let mut fields = Fields::new(text);
        let trittons = fields.next("trittons")?;
        let (mut pieces, mut covered) = (Vec::new(), 0);
        let (mut at, mut last) = (0, "");
        for entry in trittons.value.split(',').filter(|_| trittons.value != "-") {
            let (colour, lies) = read_tritton(entry).filter(|_| last < entry).ok_or(trittons.bad(at))?;
            if covered & lies.mask() != 0 {
                return Err(ParseError::new(trittons.at + at, ParseFault::Overlap(trittons.name)));
            }
            covered |= lies.mask();
            pieces.push(Piece { sites: place(lies), kind: self.kind(colour), seat: None, count: 1 });
            (at, last) = (at + entry.len() + 1, entry);
        }
        let hand = fields.next("hand")?;
        let swapped = fields.next("orange")?.one_of(&["1", "2"])?;
        fields.next("swap")?.one_of(&["n", "y"])?;
        let stage = fields.next("stage")?.one_of(&["set", "turn", "over", "shift"])?;
        let turn = read_turn(&fields.next("turn")?, 2)?;
        fields.end()?;
        let setting = match self.variant() {
            Variant::Reloaded => DraftSetting::new("stage", STAGE, u32::from(stage == 3), STAGES),
            Variant::Step | Variant::Slide => DraftSetting::new("orange", SWAPPED, swapped as u32, SettingRange::Flag),
        };
        let draft = Draft { pieces, turn, settings: vec![setting] };
        // The hands must match the trittons.
        let left = self.counts(&draft).map(|laid| self.most().checked_sub(laid));
        if hand.numbers::<usize, 2>(',')?.map(Some) == left { Ok(draft) } else { Err(hand.wrong(ParseFault::Count)) }
    }

    fn write_draft(&self, draft: &Draft) -> String {
        let entry = |piece: &Piece| {
            let colour = COLOURS[self.colour_of(piece.kind) as usize];
            placement(piece).map(|place| format!("{colour}{place}"))
        };
        let mut trittons: Vec<String> = draft.pieces.iter().filter_map(entry).collect();
        trittons.sort_unstable();
        let mut text = String::from("trittons=");
        if trittons.is_empty() {
            text.push('-');
        }
        join(&mut text, trittons, ',');
        let laid = self.counts(draft);
        text.push_str(" hand=");
        join(&mut text, laid.map(|laid| self.most().saturating_sub(laid)), ',');
        let swapped = draft.value(SWAPPED, None) == 1;
        let reloaded = self.variant() == Variant::Reloaded;
        // Blue may swap after the first tritton.
        let swap = !reloaded && !swapped && draft.turn == Seat::TWO && laid == [1, 0];
        let stage = match (reloaded, draft.value(STAGE, None)) {
            (false, _) => "turn",
            (true, 0) => "set",
            (true, _) => "shift",
        };
        let (orange, swap) = (1 + u8::from(swapped), if swap { 'y' } else { 'n' });
        write!(text, " orange={orange} swap={swap} stage={stage} turn={}", draft.turn).expect("a string");
        text
    }

    /// The points of complete rows.
    fn faulty_sites(&self, draft: &Draft, fault: ParseFault) -> Vec<Site> {
        let state = self.board_of(draft);
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

    fn draft_sites(&self, _draft: &Draft) -> Vec<Site> {
        self.sites(&self.start())
    }
}
