//! Position editor. A ball that is not on the board is in a hand or was captured.

use super::board::{HOLES, Hole, ROWS};
use super::notation::read_out;
use super::pieces::BALL;
use super::rules::Triapon;
use super::state::{BALLS, SEATS};
use crate::core::{
    Draft, DraftChange, DraftSetting, EditPosition, Fields, PaletteEntry, ParseError, Piece, PieceKind, Present, Rules,
    Scene, Seat, SettingRange, Site, Tray, TrayRole, join, list, read_turn,
};
use std::fmt::Write;

/// The names of the settings and of the stages.
pub const SETTINGS: [&str; 10] =
    ["hand", "captured", "stock", "out", "quiet", "stage", "place", "move", "take", "reset"];
const HAND: usize = 0;
const CAPTURED: usize = 1;
const STOCK: usize = 2;
const OUT: usize = 3;
const QUIET: usize = 4;
const STAGE: usize = 5;
const STAGES: SettingRange = SettingRange::OneOf(&[6, 7, 8, 9]);
const STAGE_NAMES: [&str; 4] = ["place", "move", "take", "reset"];
const PLACE: u32 = 0;
const MOVE: u32 = 1;
const BALL_RANGE: SettingRange = SettingRange::UpTo(BALLS as u32);
/// The range for the number of turns without a take.
const QUIET_RANGE: SettingRange = SettingRange::UpTo(45);

/// The rows of holes, from the tip.
fn rows() -> impl Iterator<Item = Vec<Hole>> {
    (0..ROWS as i8).map(|row| (0..=row).filter_map(|place| Hole::at(row, place)).collect())
}

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
    fn follow_hands(draft: &mut Draft, laid: bool) {
        let placing = Triapon::placing(draft);
        if placing && draft.value(STAGE, None) == MOVE {
            draft.set(STAGE, None, PLACE);
        } else if !placing && draft.value(STAGE, None) == PLACE {
            draft.set(STAGE, None, MOVE);
        }
        if placing {
            draft.set(QUIET, None, 0);
        }
        if placing && laid {
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
        let mut fields = Fields::new(text);
        let board = fields.next("board")?;
        let mut pieces = Vec::new();
        for (hole, letter) in board.letters(rows())? {
            let seat = letter.to_digit(10).and_then(|digit| Seat::new(digit as u8)).filter(|s| s.number() <= SEATS);
            match seat {
                Some(seat) => pieces.push(Piece::single(hole.site(), BALL, Some(seat))),
                None if letter == '.' => {}
                None => return Err(board.bad(0)),
            }
        }
        let hand: [u8; 3] = fields.next("hand")?.numbers(',')?;
        let taken = fields.next("taken")?;
        let rows: Option<Vec<[u8; 3]>> = taken.value.split('/').map(|row| list(row, '.')).collect();
        let rows = rows.filter(|rows| rows.len() == 3).ok_or(taken.bad(0))?;
        let stock: [u8; 3] = fields.next("stock")?.numbers(',')?;
        let out = fields.next("out")?;
        let out = read_out(out.value).ok_or(out.bad(0))?;
        let quiet: u8 = fields.next("quiet")?.number()?;
        let stage = fields.next("stage")?.one_of(&["place", "move", "take", "reset", "over"])?;
        let turn = read_turn(&fields.next("turn")?, SEATS)?;
        fields.end()?;
        let of = |seat: Seat, from, field, name, value: u8, range| DraftSetting {
            seat: Some(seat),
            from,
            ..DraftSetting::new(field, name, value.into(), range)
        };
        let seats = || Seat::all(SEATS);
        let mut settings: Vec<DraftSetting> = Vec::new();
        settings.extend(seats().map(|seat| of(seat, None, "hand", HAND, hand[seat.index()], BALL_RANGE)));
        for by in seats() {
            let others = seats().filter(|from| *from != by);
            settings.extend(
                others.map(|from| of(by, Some(from), "taken", CAPTURED, rows[by.index()][from.index()], BALL_RANGE)),
            );
        }
        if self.barricade {
            settings.extend(seats().map(|seat| of(seat, None, "stock", STOCK, stock[seat.index()], BALL_RANGE)));
        }
        settings.extend(seats().map(|seat| of(seat, None, "out", OUT, out >> seat.index() & 1, SettingRange::Flag)));
        settings.push(DraftSetting::new("quiet", QUIET, quiet.into(), QUIET_RANGE));
        let stage = if stage > 3 { MOVE } else { stage as u32 };
        settings.push(DraftSetting::new("stage", STAGE, stage, STAGES));
        Ok(Draft { pieces, turn, settings })
    }

    fn write_draft(&self, draft: &Draft) -> String {
        let mut letters = ['.'; HOLES];
        for piece in &draft.pieces {
            if let (Some(letter), Some(seat)) = (letters.get_mut(piece.sites[0].index() as usize), piece.seat) {
                *letter = (b'0' + seat.number()) as char;
            }
        }
        let rows: Vec<String> = rows().map(|row| row.into_iter().map(|hole| letters[hole.index()]).collect()).collect();
        let mut text = format!("board={} hand=", rows.join("/"));
        let each = |name| Seat::all(SEATS).map(move |seat| draft.value(name, Some(seat)));
        join(&mut text, each(HAND), ',');
        text.push_str(" taken=");
        for by in Seat::all(SEATS) {
            if by != Seat::ONE {
                text.push('/');
            }
            join(&mut text, Seat::all(SEATS).map(|from| captured(draft, by, from)), '.');
        }
        text.push_str(" stock=");
        join(&mut text, each(STOCK), ',');
        let mut out = Seat::all(SEATS).filter(|seat| draft.value(OUT, Some(*seat)) == 1).peekable();
        text.push_str(if out.peek().is_none() { " out=-" } else { " out=" });
        join(&mut text, out, ',');
        let (quiet, stage) = (draft.value(QUIET, None), STAGE_NAMES[draft.value(STAGE, None) as usize % 4]);
        write!(text, " quiet={quiet} stage={stage} turn={}", draft.turn).expect("a string");
        text
    }

    fn draft_sites(&self, _draft: &Draft) -> Vec<Site> {
        self.sites(&self.start())
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
