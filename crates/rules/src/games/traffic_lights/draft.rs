//! Position editor. With a bag, all chips that are not elsewhere are in the bag. Without a bag the supply of chips is
//! unlimited.

use super::board::{Cell, CellLayout, STRIP};
use super::notation::{push_chips, read_chips, side_letter, side_of};
use super::rules::TrafficLights;
use super::state::{ChipColour, Chips, State};
use crate::core::{
    BoardEdge, Draft, DraftChange, DraftSetting, EditPosition, Fields, PaletteEntry, ParseError, ParseFault, Piece,
    PieceKind, Present, Rules, Seat, SettingRange, Site, number, read_turn,
};
use std::fmt::Write;

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
const STAGES: SettingRange = SettingRange::OneOf(&[7, 8, 9, 10]);
const STAGE_NAMES: [&str; 4] = ["draft", "play", "refill", "draw"];
/// The index of the stage in which chance draws.
const DRAW: u32 = 3;
const SIDES: SettingRange = SettingRange::OneOf(&[11, 12, 13, 14]);
/// The most chips in a hand and in the supply.
const HELD: u32 = 3;
const SUPPLIED: u32 = 2;
/// The most points that the editor can set. The rules have no limit.
const POINTS: u32 = 9999;

fn colour_of(kind: PieceKind) -> Option<ChipColour> {
    ChipColour::ALL.into_iter().find(|colour| PieceKind::from(*colour) == kind)
}

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

    fn side(&self, draft: &Draft) -> BoardEdge {
        BoardEdge::ALL[draft.value(STRIP_SIDE, None) as usize % 4]
    }

    /// A state with the board of a draft.
    fn board_of(&self, draft: &Draft) -> State {
        let mut state = self.start();
        state.side = self.side(draft);
        for piece in &draft.pieces {
            if let (Some(colour), Some(cell)) = (colour_of(piece.kind), Cell::of_site(piece.sites[0])) {
                state.cells[colour as usize] |= cell.mask();
            }
        }
        state
    }

    /// The agreed number of rounds once play has reached `round`, including tie-breaking rounds.
    fn rounds_of(&self, round: u32) -> u32 {
        let agreed = self.rounds.unwrap_or(1);
        agreed + round.saturating_sub(agreed).div_ceil(2) * 2
    }

    fn stock_settings(&self, fields: &mut Fields) -> Result<Vec<DraftSetting>, ParseError> {
        let (hands, supply, bag) = (fields.next("hands")?, fields.next("supply")?, fields.next("bag")?);
        if self.chips.is_none() {
            for field in [hands, supply, bag] {
                field.one_of(&["-"])?;
            }
            return Ok(Vec::new());
        }
        let (one, two) = hands.value.split_once('|').ok_or(hands.bad(0))?;
        let read = |text: &str| read_chips(text).ok_or(hands.bad(0));
        let (one, two) = (read(one)?, read(two)?);
        let supplied = read_chips(supply.value).ok_or(supply.bad(0))?;
        bag.numbers::<u8, 3>('.')?;
        let of_hands = [(Seat::ONE, one), (Seat::TWO, two)];
        let of_hands = of_hands.into_iter().flat_map(|(seat, held)| settings("hands", HAND, Some(seat), held, HELD));
        Ok(of_hands.chain(settings("supply", SUPPLY, None, supplied, SUPPLIED)).collect())
    }

    fn round_settings(&self, fields: &mut Fields) -> Result<Vec<DraftSetting>, ParseError> {
        let round = fields.next("round")?;
        let (now, of) = round.value.split_once('/').ok_or(round.bad(0))?;
        let now: u32 = number(now).filter(|now| *now > 0).ok_or(round.bad(0))?;
        number::<u32>(of).ok_or(round.bad(0))?;
        fields.next("starter")?.one_of(&["1", "2"])?;
        let score: [u32; 2] = fields.next("score")?.numbers(',')?;
        let Some(agreed) = self.rounds else { return Ok(Vec::new()) };
        let points = Seat::all(2).map(|seat| DraftSetting {
            seat: Some(seat),
            ..DraftSetting::new("score", SCORE, score[seat.index()], SettingRange::UpTo(POINTS))
        });
        let round = DraftSetting::new("round", ROUND, now, SettingRange::UpTo(now.max(agreed + 2)));
        Ok([round].into_iter().chain(points).collect())
    }
}

impl EditPosition for TrafficLights {
    fn palette(&self) -> Vec<PaletteEntry> {
        ChipColour::ALL.map(|colour| PaletteEntry { kind: colour.into(), seat: None, count: 1 }).to_vec()
    }

    fn left(&self, draft: &Draft, kind: PieceKind, _seat: Option<Seat>) -> Option<u16> {
        let held: u32 = draft.settings.iter().filter(|setting| setting.kind == Some(kind)).map(|s| s.value).sum();
        let laid = draft.count(kind, None);
        self.chips.map(|all| u16::from(all).saturating_sub(laid).saturating_sub(held as u16))
    }

    /// Keeps the round at 1 or more.
    fn adapt(&self, draft: &mut Draft, _change: DraftChange) {
        let round = draft.value(ROUND, None).max(1);
        draft.set(ROUND, None, round);
    }

    fn read_draft(&self, text: &str) -> Result<Draft, ParseError> {
        let mut fields = Fields::new(text);
        let (board, strip, side) = (fields.next("board")?, fields.next("strip")?, fields.next("side")?);
        let mut letters = board.letters(self.rows().map(Vec::from))?;
        if self.with_strip() {
            letters.extend(strip.letters([Vec::from(STRIP)])?);
        } else {
            strip.one_of(&["-"])?;
            side.one_of(&["-"])?;
        }
        let mut pieces = Vec::new();
        for (cell, letter) in letters {
            match ChipColour::of_letter(letter) {
                Some(colour) => pieces.push(Piece::single(cell.site(), colour.into(), None)),
                None if letter == '.' => {}
                None => return Err(board.bad(0)),
            }
        }
        let barred = fields.next("barred")?.one_of(&["n", "y"])? as u32;
        let mut settings = Vec::new();
        if self.with_strip() {
            let at = side_of(side.value).ok_or(side.bad(0))? as u32;
            settings.push(DraftSetting::new("side", STRIP_SIDE, at, SIDES));
            settings.push(DraftSetting::new("barred", BARRED, barred, SettingRange::Flag));
        }
        settings.extend(self.stock_settings(&mut fields)?);
        settings.extend(self.round_settings(&mut fields)?);
        let stage = fields.next("stage")?.one_of(&["draft", "play", "refill", "draw", "over"])?;
        if self.chips.is_some() {
            settings.push(DraftSetting::new("stage", STAGE, if stage > 3 { 1 } else { stage as u32 }, STAGES));
        }
        let (next, turn) = (fields.next("next")?, fields.next("turn")?);
        fields.end()?;
        let turn = read_turn(if turn.value == "0" { &next } else { &turn }, 2)?;
        Ok(Draft { pieces, turn, settings })
    }

    fn write_draft(&self, draft: &Draft) -> String {
        let board = self.board_of(draft);
        let letter = |cell| board.colour(cell).map_or('.', ChipColour::letter);
        let rows: Vec<String> = self.rows().map(|row| row.map(letter).iter().collect()).collect();
        let mut text = format!("board={}", rows.join("/"));
        match self.with_strip() {
            true => {
                let strip: String = STRIP.into_iter().map(letter).collect();
                let barred = if draft.value(BARRED, None) == 1 { 'y' } else { 'n' };
                write!(text, " strip={strip} side={} barred={barred}", side_letter(board.side)).expect("a string");
            }
            false => text.push_str(" strip=- side=- barred=n"),
        }
        if self.chips.is_some() {
            text.push_str(" hands=");
            push_chips(&mut text, &chips(draft, HAND, Some(Seat::ONE)));
            text.push('|');
            push_chips(&mut text, &chips(draft, HAND, Some(Seat::TWO)));
            text.push_str(" supply=");
            push_chips(&mut text, &chips(draft, SUPPLY, None));
            let [red, yellow, green] =
                ChipColour::ALL.map(|colour| self.left(draft, colour.into(), None).unwrap_or_default());
            write!(text, " bag={red}.{yellow}.{green}").expect("a string");
        } else {
            text.push_str(" hands=- supply=- bag=-");
        }
        let round = draft.value(ROUND, None).max(1);
        let [one, two] = [Seat::ONE, Seat::TWO].map(|seat| draft.value(SCORE, Some(seat)));
        let stage = if self.chips.is_some() { draft.value(STAGE, None) } else { 1 };
        let (next, turn) = match (stage, draft.turn.to_string()) {
            (DRAW, seat) => (seat, "0".to_owned()),
            (_, seat) => ("-".to_owned(), seat),
        };
        let (rounds, starter, stage) = (self.rounds_of(round), self.starter(round), STAGE_NAMES[stage as usize % 4]);
        write!(
            text,
            " round={round}/{rounds} starter={starter} score={one},{two} stage={stage} next={next} turn={turn}"
        )
        .expect("a string");
        text
    }

    /// If a line has ended the game or the round, the cells of all lines that count.
    fn faulty_sites(&self, draft: &Draft, fault: ParseFault) -> Vec<Site> {
        if !matches!(fault, ParseFault::Ended(_)) {
            return Vec::new();
        }
        let board = self.board_of(draft);
        let lines = self.layout.lines(board.side).iter().filter(|line| self.worth(board.cells, line) > 0);
        lines.flat_map(|line| line.cells).map(Cell::site).collect()
    }

    fn draft_sites(&self, draft: &Draft) -> Vec<Site> {
        self.sites(&self.board_of(draft))
    }

    fn side_setting(&self, draft: &Draft) -> Option<usize> {
        draft.setting(STRIP_SIDE, None)
    }
}
