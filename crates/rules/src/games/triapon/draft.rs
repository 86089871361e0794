//! Position editor. A ball that is not on the board is in a hand or was captured.

use super::board::Hole;
use super::pieces::BALL;
use super::rules::Triapon;
use super::state::{BALLS, SEATS, Stage};
use crate::core::{
    Draft, DraftChange, DraftSetting, EditPosition, Notation, PaletteEntry, ParseError, PieceKind, Present, Rules,
    Scene, Seat, SettingRange, Tray, TrayRole,
};

/// The names of the settings and of the stages.
pub const SETTINGS: [&str; 10] =
    ["hand", "captured", "stock", "out", "quiet", "stage", "place", "move", "take", "reset"];
const HAND: usize = 0;
const CAPTURED: usize = 1;
const STOCK: usize = 2;
const OUT: usize = 3;
const QUIET: usize = 4;
const STAGE: usize = 5;
const STAGE_RANGE: SettingRange = SettingRange::OneOf(&[6, 7, 8, 9]);
const STAGES: [Stage; 4] = [Stage::Place, Stage::Move, Stage::Take, Stage::Reset];
const PLACE: u32 = 0;
const MOVE: u32 = 1;
const BALL_RANGE: SettingRange = SettingRange::UpTo(BALLS as u32);
/// The range for the number of turns without a take.
const QUIET_RANGE: SettingRange = SettingRange::UpTo(45);

fn captured(draft: &Draft, by: Seat, from: Seat) -> u32 {
    let fits = |s: &&DraftSetting| s.name == CAPTURED && s.seat == Some(by) && s.from == Some(from);
    draft.settings.iter().find(fits).map_or(0, |setting| setting.value)
}

impl Triapon {
    /// Whether balls of a seat can be set back. If so, the number of its captured balls does not follow from the rest
    /// of the draft.
    fn comes_back(&self, draft: &Draft, seat: Seat) -> bool {
        self.barricade && draft.value(OUT, Some(seat)) == 1
    }

    /// The indices of the settings that count the seat's balls off the board, in the order in which they adapt.
    fn elsewhere(draft: &Draft, of: Seat, placing: bool) -> Vec<usize> {
        let hand = draft.setting(HAND, Some(of));
        let captured = draft.settings.iter().enumerate().filter(|(_, s)| s.name == CAPTURED && s.from == Some(of));
        let captured = captured.map(|(index, _)| index);
        if placing { hand.into_iter().chain(captured).collect() } else { captured.chain(hand).collect() }
    }

    /// Whether a seat that is not out has a ball to set.
    fn placing(draft: &Draft) -> bool {
        Seat::all(SEATS).any(|seat| draft.value(OUT, Some(seat)) == 0 && draft.value(HAND, Some(seat)) > 0)
    }

    /// Adapts the stage and the turn to the hands.
    fn follow_hands(draft: &mut Draft, placed: bool) {
        let placing = Triapon::placing(draft);
        if placing && draft.value(STAGE, None) == MOVE {
            draft.set(STAGE, None, PLACE);
        } else if !placing && draft.value(STAGE, None) == PLACE {
            draft.set(STAGE, None, MOVE);
        }
        if placing {
            draft.set(QUIET, None, 0);
        }
        if placing && placed {
            // The seats that are not out set balls in turn.
            let seats = Seat::all(SEATS).filter(|seat| draft.value(OUT, Some(*seat)) == 0);
            let next = seats.min_by_key(|seat| (u32::from(BALLS) - draft.value(HAND, Some(*seat)), *seat));
            draft.turn = next.unwrap_or(draft.turn);
        }
    }
}

impl EditPosition for Triapon {
    fn palette(&self) -> Vec<PaletteEntry> {
        Seat::all(SEATS).map(|seat| PaletteEntry { kind: BALL, seat: Some(seat), count: 1 }).collect()
    }

    fn left(&self, draft: &Draft, kind: PieceKind, seat: Option<Seat>) -> Option<u16> {
        Some(u16::from(BALLS).saturating_sub(draft.count(kind, seat)))
    }

    fn adapt(&self, draft: &mut Draft, change: DraftChange) {
        let placing = Triapon::placing(draft);
        let total = |draft: &Draft, seat| u32::from(self.left(draft, BALL, Some(seat)).unwrap_or_default());
        match change {
            DraftChange::Laid(_, Some(seat), _) | DraftChange::Lifted(_, Some(seat), _) => {
                if self.comes_back(draft, seat) {
                    let lifted = matches!(change, DraftChange::Lifted(..));
                    let fits =
                        |s: &&mut DraftSetting| s.name == STOCK && if lifted { s.value < 9 } else { s.value > 0 };
                    if let Some(stock) = draft.settings.iter_mut().find(fits) {
                        stock.value = if lifted { stock.value + 1 } else { stock.value - 1 };
                    }
                } else {
                    // After clearing the board, all balls are in the hands.
                    let to_hand = placing || draft.pieces.is_empty();
                    let group = Triapon::elsewhere(draft, seat, to_hand);
                    let total = total(draft, seat);
                    draft.balance(&group, total, None);
                }
                Triapon::follow_hands(draft, true);
            }
            DraftChange::Set(index) => {
                let DraftSetting { name, seat, from, .. } = draft.settings[index];
                let of = if name == HAND { seat } else { from };
                if let Some(of) = of.filter(|of| (name == HAND || name == CAPTURED) && !self.comes_back(draft, *of)) {
                    let group = Triapon::elsewhere(draft, of, placing && name != HAND);
                    let total = total(draft, of);
                    draft.balance(&group, total, Some(index));
                    Triapon::follow_hands(draft, false);
                }
            }
            DraftChange::Turned | DraftChange::Laid(..) | DraftChange::Lifted(..) => {}
        }
    }

    fn read_draft(&self, text: &str) -> Result<Draft, ParseError> {
        let (state, _) = self.read_fields(text)?;
        let of = |seat: Seat, from, field, name, value: u8, range| DraftSetting {
            seat: Some(seat),
            from,
            ..DraftSetting::new(field, name, value.into(), range)
        };
        let seats = || Seat::all(SEATS);
        let mut settings: Vec<DraftSetting> = Vec::new();
        settings.extend(seats().map(|seat| of(seat, None, "hand", HAND, state.hand(seat), BALL_RANGE)));
        for by in seats() {
            let taken = |from: Seat| state.taken[by.index()][from.index()];
            let others = seats().filter(|from| *from != by);
            settings.extend(others.map(|from| of(by, Some(from), "taken", CAPTURED, taken(from), BALL_RANGE)));
        }
        if self.barricade {
            settings.extend(seats().map(|seat| of(seat, None, "stock", STOCK, state.stock[seat.index()], BALL_RANGE)));
        }
        let is_out = |seat| u8::from(state.is_out(seat));
        settings.extend(seats().map(|seat| of(seat, None, "out", OUT, is_out(seat), SettingRange::Flag)));
        settings.push(DraftSetting::new("quiet", QUIET, state.quiet.into(), QUIET_RANGE));
        let stage = STAGES.iter().position(|stage| *stage == state.stage);
        settings.push(DraftSetting::new("stage", STAGE, stage.map_or(MOVE, |stage| stage as u32), STAGE_RANGE));
        Ok(Draft { pieces: self.scene(&state).pieces, turn: state.seat, settings })
    }

    fn write_draft(&self, draft: &Draft) -> String {
        let mut state = self.start();
        for piece in &draft.pieces {
            if let (Some(hole), Some(seat)) = (Hole::of_site(piece.sites[0]), piece.seat) {
                state.balls[seat.index()] |= hole.mask();
            }
        }
        for seat in Seat::all(SEATS) {
            let value = |name| draft.value(name, Some(seat)) as u8;
            state.hand[seat.index()] = value(HAND);
            state.taken[seat.index()] =
                [Seat::ONE, Seat::TWO, Seat::THREE].map(|from| captured(draft, seat, from) as u8);
            state.stock[seat.index()] = value(STOCK);
            state.out |= value(OUT) << seat.index();
        }
        state.quiet = draft.value(QUIET, None) as u8;
        state.stage = STAGES[draft.value(STAGE, None) as usize % STAGES.len()];
        state.seat = draft.turn;
        self.position_text(&state)
    }

    /// The balls on the board, and trays with the balls that the settings count.
    fn draft_scene(&self, draft: &Draft) -> Scene {
        let out: Vec<Seat> = Seat::all(SEATS).filter(|seat| draft.value(OUT, Some(*seat)) == 1).collect();
        let tray = |setting: &DraftSetting| {
            let (role, from) = match setting.name {
                HAND => (TrayRole::Hand, None),
                CAPTURED => (TrayRole::Taken, setting.from),
                STOCK => match out[..] {
                    [only] if setting.seat != Some(only) => (TrayRole::Stock, Some(only)),
                    _ => return None,
                },
                _ => return None,
            };
            Some(Tray { role, seat: setting.seat, from, stacks: vec![(BALL, setting.value as u16)] })
        };
        let trays = draft.settings.iter().filter_map(tray).collect();
        Scene { pieces: draft.pieces.clone(), trays, out, ..Scene::default() }
    }
}
