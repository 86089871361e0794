//! Position editor. With a bag, all chips that are not elsewhere are in the bag. Without a bag the supply of chips is
//! unlimited.

use super::board::{Cell, CellLayout};
use super::present::colour_of;
use super::rules::TrafficLights;
use super::state::{ChipColour, Chips, Stage, State};
use crate::core::{
    BoardEdge, Draft, DraftChange, DraftSetting, EditPosition, Notation, PaletteEntry, ParseError, ParseFault,
    PieceKind, Present, Rules, Seat, SettingRange, Site,
};

/// The names of the settings, of the stages, and of the sides of the strip.
pub const SETTINGS: [&str; 15] = [
    "hand", "supply", "strip", "barred", "round", "score", "stage", "draft", "play", "refill", "draw", "north", "east",
    "south", "west",
];
const HAND: usize = 0;
const SUPPLY: usize = 1;
const STRIP_SIDE: usize = 2;
const BARRED: usize = 3;
const ROUND: usize = 4;
const SCORE: usize = 5;
const STAGE: usize = 6;
const STAGE_RANGE: SettingRange = SettingRange::OneOf(&[7, 8, 9, 10]);
const STAGES: [Stage; 4] = [Stage::Draft, Stage::Play, Stage::Refill, Stage::Draw];
const PLAY: u32 = 1;
const SIDES: SettingRange = SettingRange::OneOf(&[11, 12, 13, 14]);
/// The most chips in a hand and in the supply.
const HELD: u32 = 3;
const SUPPLIED: u32 = 2;
/// The most points that the editor can set. The rules have no limit.
const POINTS: u32 = 9999;

/// The values of the settings with this name and seat, one for each colour.
fn chips(draft: &Draft, name: usize, seat: Option<Seat>) -> Chips {
    ChipColour::ALL.map(|colour| {
        let held = |setting: &&DraftSetting| {
            setting.name == name && setting.seat == seat && setting.kind == Some(colour.into())
        };
        draft.settings.iter().find(held).map_or(0, |setting| setting.value as u8)
    })
}

/// One setting for each colour, which counts its chips.
fn settings(
    field: &'static str,
    name: usize,
    seat: Option<Seat>,
    chips: Chips,
    most: u32,
) -> impl Iterator<Item = DraftSetting> {
    ChipColour::ALL.into_iter().map(move |colour| DraftSetting {
        seat,
        kind: Some(colour.into()),
        ..DraftSetting::new(field, name, chips[colour as usize].into(), SettingRange::UpTo(most))
    })
}

impl TrafficLights {
    fn with_strip(&self) -> bool {
        self.layout == CellLayout::Slider
    }

    /// The draft as a state, which can be an impossible position.
    fn state_of(&self, draft: &Draft) -> State {
        let mut state = self.start();
        state.side = BoardEdge::ALL[draft.value(STRIP_SIDE, None) as usize % 4];
        for piece in &draft.pieces {
            if let (Some(colour), Some(cell)) = (colour_of(piece.kind), Cell::of_site(piece.sites[0])) {
                state.cells[colour as usize] |= cell.mask();
            }
        }
        state.slid = draft.value(BARRED, None) == 1;
        if self.chips.is_some() {
            state.hands = [Seat::ONE, Seat::TWO].map(|seat| chips(draft, HAND, Some(seat)));
            state.supply = chips(draft, SUPPLY, None);
            state.bag = ChipColour::ALL.map(|colour| self.left(draft, colour.into(), None).unwrap_or_default() as u8);
            state.stage = STAGES[draft.value(STAGE, None) as usize % STAGES.len()];
        }
        state.round = draft.value(ROUND, None).max(1);
        state.rounds = self.rounds_of(state.round);
        state.score = [Seat::ONE, Seat::TWO].map(|seat| draft.value(SCORE, Some(seat)));
        state.seat = draft.turn;
        state
    }

    /// The agreed number of rounds once play has reached `round`, including tie-breaking rounds.
    fn rounds_of(&self, round: u32) -> u32 {
        let agreed = self.rounds.unwrap_or(1);
        agreed + round.saturating_sub(agreed).div_ceil(2) * 2
    }

    fn stock_settings(&self, state: &State) -> impl Iterator<Item = DraftSetting> {
        let hands = Seat::all(2).zip(state.hands);
        let hands = hands.flat_map(|(seat, held)| settings("hands", HAND, Some(seat), held, HELD));
        hands.chain(settings("supply", SUPPLY, None, state.supply, SUPPLIED))
    }

    fn round_settings(&self, state: &State, agreed: u32) -> impl Iterator<Item = DraftSetting> {
        let points = Seat::all(2).zip(state.score).map(|(seat, score)| DraftSetting {
            seat: Some(seat),
            ..DraftSetting::new("score", SCORE, score, SettingRange::UpTo(POINTS))
        });
        let most = state.round.max(agreed + 2);
        [DraftSetting::new("round", ROUND, state.round, SettingRange::UpTo(most))].into_iter().chain(points)
    }
}

impl EditPosition for TrafficLights {
    fn palette(&self) -> Vec<PaletteEntry> {
        ChipColour::ALL.map(|colour| PaletteEntry { kind: colour.into(), seat: None, count: 1 }).to_vec()
    }

    fn left(&self, draft: &Draft, kind: PieceKind, _seat: Option<Seat>) -> Option<u16> {
        let held: u32 = draft.settings.iter().filter(|setting| setting.kind == Some(kind)).map(|s| s.value).sum();
        let on_board = draft.count(kind, None);
        self.chips.map(|all| u16::from(all).saturating_sub(on_board).saturating_sub(held as u16))
    }

    /// Keeps the round at 1 or more.
    fn adapt(&self, draft: &mut Draft, _change: DraftChange) {
        let round = draft.value(ROUND, None).max(1);
        draft.set(ROUND, None, round);
    }

    fn read_draft(&self, text: &str) -> Result<Draft, ParseError> {
        let (state, _) = self.read_fields(text)?;
        let mut settings = Vec::new();
        if self.with_strip() {
            settings.push(DraftSetting::new("side", STRIP_SIDE, state.side as u32, SIDES));
            settings.push(DraftSetting::new("barred", BARRED, state.slid.into(), SettingRange::Flag));
        }
        if self.chips.is_some() {
            settings.extend(self.stock_settings(&state));
        }
        if let Some(agreed) = self.rounds {
            settings.extend(self.round_settings(&state, agreed));
        }
        if self.chips.is_some() {
            let stage = STAGES.iter().position(|stage| *stage == state.stage);
            settings.push(DraftSetting::new("stage", STAGE, stage.map_or(PLAY, |stage| stage as u32), STAGE_RANGE));
        }
        Ok(Draft { pieces: self.scene(&state).pieces, turn: state.seat, settings })
    }

    fn write_draft(&self, draft: &Draft) -> String {
        self.position_text(&self.state_of(draft))
    }

    /// If a line has ended the game or the round, the cells of all lines that count.
    fn faulty_sites(&self, draft: &Draft, fault: ParseFault) -> Vec<Site> {
        if !matches!(fault, ParseFault::Ended(_)) {
            return Vec::new();
        }
        let board = self.state_of(draft);
        let lines = self.layout.lines(board.side).iter().filter(|line| self.worth(board.cells, line) > 0);
        lines.flat_map(|line| line.cells).map(Cell::site).collect()
    }

    fn draft_sites(&self, draft: &Draft) -> Option<Vec<Site>> {
        Some(self.sites(&self.state_of(draft)))
    }

    fn side_setting(&self, draft: &Draft) -> Option<usize> {
        draft.setting(STRIP_SIDE, None)
    }
}
