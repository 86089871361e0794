//! Editor for positions: a draft with undo and redo, and the faults that the rules find in it. It works for every game
//! and without a browser.

use std::sync::Arc;
use trivium_rules::core::{
    BoardEdge, Draft, DraftChange, PaletteEntry, ParseError, ParseFault, Piece, PieceKind, PiecePlace, Seat, Site,
};
use trivium_rules::games::Game;

const UNDO_LIMIT: usize = 500;

/// The tool that a pick on the board applies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditTool {
    /// Lays the palette entry with this index. If the same piece is already there, the pick turns it, or takes it if it
    /// cannot turn.
    Lay(usize),
    /// Moves a piece: the first pick selects it, the second pick is its target.
    Move,
    /// Takes a piece, or a whole heap, off the board.
    Take,
}

/// Why an edit was rejected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditRefusal {
    /// All pieces of the kind are on the board already.
    NoneLeft,
    /// The piece does not fit there.
    NoRoom,
    /// The site is empty.
    Empty,
}

/// Why no match can start from a draft, and the parts of the draft at fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DraftFault {
    /// The error that the text of the draft causes.
    pub error: ParseError,
    pub sites: Vec<Site>,
    /// Indices of the settings at fault.
    pub settings: Vec<usize>,
    pub turn: bool,
}

/// A position that is being set up, with its undo history.
#[derive(Clone)]
pub struct PositionEditor {
    game: Arc<Game>,
    draft: Draft,
    tool: EditTool,
    held: Option<Site>,
    past: Vec<(Arc<Game>, Draft)>,
    future: Vec<(Arc<Game>, Draft)>,
}

impl PositionEditor {
    /// Starts from the text of a position. `game` must not have a start position of its own.
    ///
    /// # Errors
    /// If the text is malformed for the game and variant.
    pub fn new(game: Arc<Game>, text: &str) -> Result<PositionEditor, ParseError> {
        let draft = game.editing().read_draft(text)?;
        let tool = if draft.pieces.is_empty() { EditTool::Lay(0) } else { EditTool::Move };
        Ok(PositionEditor { game, draft, tool, held: None, past: Vec::new(), future: Vec::new() })
    }

    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// The draft. It may be invalid.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The palette. Each entry has the number of pieces left, or `None` if there is no limit.
    pub fn palette(&self) -> Vec<(PaletteEntry, Option<u16>)> {
        let editing = self.game.editing();
        let left = |entry: PaletteEntry| (entry, editing.left(&self.draft, entry.kind, entry.seat));
        editing.palette().into_iter().map(left).collect()
    }

    pub fn tool(&self) -> EditTool {
        self.tool
    }

    /// The site of the piece that was selected to be moved.
    pub fn held(&self) -> Option<Site> {
        self.held
    }

    pub fn text(&self) -> String {
        self.game.editing().write_draft(&self.draft)
    }

    /// The fault of the draft. `None` if a match can start from it.
    pub fn fault(&self) -> Option<DraftFault> {
        let error = self.game.starting_at(&self.text()).err()?;
        let (ParseFault::MissingField(field)
        | ParseFault::BadField(field)
        | ParseFault::Contradiction(field)
        | ParseFault::Count(field)
        | ParseFault::Overlap(field)
        | ParseFault::Unlawful(field)
        | ParseFault::Ended(field)
        | ParseFault::WrongTurn(field)) = error.fault
        else {
            return Some(DraftFault { error, sites: Vec::new(), settings: Vec::new(), turn: false });
        };
        let ended = matches!(error.fault, ParseFault::Ended(_));
        let settings = self.draft.settings.iter().enumerate().filter(|(_, s)| s.field == field && !ended);
        let settings = settings.map(|(index, _)| index).collect();
        let sites = self.game.editing().faulty_sites(&self.draft, error.fault);
        Some(DraftFault { error, sites, settings, turn: !ended && matches!(field, "turn" | "next") })
    }

    pub fn site_name(&self, site: Site) -> String {
        self.game.start().site_name(site)
    }

    /// All sites that a board shows for the draft, in reading order.
    pub fn sites(&self) -> Vec<Site> {
        self.game.editing().draft_sites(&self.draft).unwrap_or_else(|| self.game.start().sites())
    }

    /// Chooses a tool and clears the selection.
    pub fn choose(&mut self, tool: EditTool) {
        (self.tool, self.held) = (tool, None);
    }

    pub fn cancel(&mut self) {
        self.held = None;
    }

    /// Applies the chosen tool to a site.
    ///
    /// # Errors
    /// If the edit was rejected.
    pub fn pick(&mut self, site: Site) -> Result<(), EditRefusal> {
        match (self.tool, self.draft.at(site)) {
            (EditTool::Lay(index), lying) => {
                let (entry, _) = *self.palette().get(index).ok_or(EditRefusal::NoneLeft)?;
                let same = |index: usize| {
                    let piece = &self.draft.pieces[index];
                    piece.kind == entry.kind && piece.seat == entry.seat
                };
                match lying.filter(|index| same(*index)) {
                    Some(lying) if !entry.kind.info().heaped => match self.turns(lying) {
                        true => self.turn(site),
                        false => self.take(site),
                    },
                    _ => self.change(|editor| editor.lay(entry, site)),
                }
            }
            (EditTool::Take, None) => Err(EditRefusal::Empty),
            (EditTool::Take, Some(index)) if self.draft.pieces[index].count > 1 => {
                self.change(|editor| editor.lift(index, 1))
            }
            (EditTool::Take, Some(_)) => self.take(site),
            (EditTool::Move, lying) => match (self.held, lying) {
                (None, None) => Err(EditRefusal::Empty),
                (None, Some(_)) => {
                    self.held = Some(site);
                    Ok(())
                }
                (Some(from), lying) => {
                    self.held = None;
                    match self.draft.at(from) {
                        Some(index) if lying == Some(index) && from == site && self.turns(index) => self.turn(site),
                        Some(index) if lying == Some(index) && from == site => Ok(()),
                        Some(index) => self.change(|editor| editor.carry(index, site)),
                        None => Err(EditRefusal::Empty),
                    }
                }
            },
        }
    }

    /// Takes the piece or the whole heap on a site off the board.
    ///
    /// # Errors
    /// [`EditRefusal::Empty`].
    pub fn take(&mut self, site: Site) -> Result<(), EditRefusal> {
        let index = self.draft.at(site).ok_or(EditRefusal::Empty)?;
        self.change(|editor| editor.lift(index, u16::MAX))
    }

    /// Turns the piece on a site to its next free orientation.
    ///
    /// # Errors
    /// [`EditRefusal::Empty`], or [`EditRefusal::NoRoom`] if no other orientation is free.
    pub fn turn(&mut self, site: Site) -> Result<(), EditRefusal> {
        let index = self.draft.at(site).ok_or(EditRefusal::Empty)?;
        self.change(|editor| {
            let piece = &editor.draft.pieces[index];
            let placements = editor.placements(piece.kind, middle(&piece.sites));
            let now = placements.iter().position(|way| *way == piece.sites).unwrap_or_default();
            let next = (1..placements.len()).map(|step| &placements[(now + step) % placements.len()]);
            let next = next.into_iter().find(|way| editor.free(way, Some(index))).ok_or(EditRefusal::NoRoom)?;
            editor.draft.pieces[index].sites = next.clone();
            Ok(())
        })
    }

    /// Changes a setting. Larger values are reduced to its maximum.
    pub fn set(&mut self, setting: usize, value: u32) {
        let Some(range) = self.draft.settings.get(setting).map(|setting| setting.range) else { return };
        // The closure never fails.
        let _ = self.change(|editor| {
            editor.draft.settings[setting].value = value.min(range.most());
            editor.adapt(DraftChange::Set(setting));
            Ok(())
        });
    }

    /// Moves the strip to an edge of the board. Does nothing in games without a strip.
    pub fn slide(&mut self, to: BoardEdge) {
        if let Some(setting) = self.game.editing().side_setting(&self.draft) {
            self.set(setting, to as u32);
        }
    }

    pub fn give_turn(&mut self, seat: Seat) {
        let _ = self.change(|editor| {
            editor.draft.turn = seat;
            editor.adapt(DraftChange::Turned);
            Ok(())
        });
    }

    /// Replaces the draft with a position given as text. Line breaks and repeated spaces count as one space.
    ///
    /// # Errors
    /// If the text is malformed for the game and variant. The draft stays unchanged then.
    pub fn paste(&mut self, text: &str) -> Result<(), ParseError> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let draft = self.game.editing().read_draft(&text)?;
        self.held = None;
        let _ = self.change(|editor| {
            editor.draft = draft;
            Ok(())
        });
        Ok(())
    }

    pub fn clear(&mut self) {
        self.held = None;
        let _ = self.change(|editor| {
            while let Some(last) = editor.draft.pieces.len().checked_sub(1) {
                editor.lift(last, u16::MAX)?;
            }
            Ok(())
        });
        if matches!(self.tool, EditTool::Move | EditTool::Take) {
            self.tool = EditTool::Lay(0);
        }
    }

    /// Resets the draft to the start position of the rules.
    pub fn restart(&mut self) {
        let _ = self.paste(&self.game.start().text());
    }

    /// Changes to another variant of the game. Keeps the pieces that exist and fit there.
    pub fn become_variant(&mut self, game: Arc<Game>) {
        let Ok(mut next) = PositionEditor::new(game.clone(), &game.start().text()) else { return };
        next.clear();
        let names: Vec<_> = next.sites().into_iter().map(|site| (site, next.site_name(site))).collect();
        for piece in &self.draft.pieces {
            let site = |site: &Site| {
                let name = self.site_name(*site);
                names.iter().find(|(_, known)| *known == name).map(|(site, _)| *site)
            };
            let sites: Option<PiecePlace> = piece.sites.iter().map(site).collect();
            let Some(sites) = sites else { continue };
            let known =
                next.palette().into_iter().find(|(entry, _)| entry.kind == piece.kind && entry.seat == piece.seat);
            let fits = known.is_some_and(|(_, left)| left.is_none_or(|left| left >= piece.count));
            if fits && next.free(&sites, None) {
                next.draft.pieces.push(Piece { sites, ..piece.clone() });
                next.adapt(DraftChange::Laid(piece.kind, piece.seat, piece.count));
            }
        }
        for setting in &mut next.draft.settings {
            if let Some(own) = self.draft.settings.iter().find(|own| own.is(setting)) {
                setting.value = own.value.min(setting.range.most());
            }
        }
        next.draft.turn = self.draft.turn;
        next.adapt(DraftChange::Turned);
        self.held = None;
        let draft = next.draft;
        let _ = self.change(|editor| {
            (editor.game, editor.draft) = (game, draft);
            Ok(())
        });
        if matches!(self.tool, EditTool::Lay(index) if index >= self.palette().len()) {
            self.tool = EditTool::Lay(0);
        }
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            let now = self.replaced(before);
            self.future.push(now);
        }
    }

    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            let now = self.replaced(after);
            self.past.push(now);
        }
    }

    /// Replaces the game and the draft. Returns the previous ones.
    fn replaced(&mut self, (game, draft): (Arc<Game>, Draft)) -> (Arc<Game>, Draft) {
        self.held = None;
        (std::mem::replace(&mut self.game, game), std::mem::replace(&mut self.draft, draft))
    }

    /// Performs an edit as one undo step. An edit that fails is rolled back. An edit that changes nothing adds no step.
    fn change(&mut self, what: impl FnOnce(&mut PositionEditor) -> Result<(), EditRefusal>) -> Result<(), EditRefusal> {
        let before = (self.game.clone(), self.draft.clone());
        let done = what(self);
        if done.is_err() {
            (self.game, self.draft) = before;
        } else if before.1 != self.draft {
            self.future.clear();
            self.past.push(before);
            if self.past.len() > UNDO_LIMIT {
                self.past.remove(0);
            }
        }
        done
    }

    fn adapt(&mut self, change: DraftChange) {
        let game = self.game.clone();
        game.editing().adapt(&mut self.draft, change);
    }

    /// Lays a piece on a site. It is added to a heap of its kind, or replaces another piece.
    fn lay(&mut self, entry: PaletteEntry, site: Site) -> Result<(), EditRefusal> {
        let PaletteEntry { kind, seat, count } = entry;
        let lying = self.draft.at(site);
        let heap = lying.filter(|index| kind.info().heaped && self.draft.pieces[*index].kind == kind);
        if let Some(other) = lying.filter(|_| heap.is_none()) {
            self.lift(other, u16::MAX)?;
        }
        if self.game.editing().left(&self.draft, kind, seat).is_some_and(|left| left < count) {
            return Err(EditRefusal::NoneLeft);
        }
        match heap {
            Some(index) => self.draft.pieces[index].count += count,
            None => {
                let places = self.game.editing().places(kind, site);
                let place = places.into_iter().find(|place| self.free(place, None)).ok_or(EditRefusal::NoRoom)?;
                self.draft.pieces.push(Piece { sites: place, kind, seat, count });
            }
        }
        self.adapt(DraftChange::Laid(kind, seat, count));
        Ok(())
    }

    fn lift(&mut self, index: usize, most: u16) -> Result<(), EditRefusal> {
        let piece = self.draft.pieces.get_mut(index).ok_or(EditRefusal::Empty)?;
        let (kind, seat, count) = (piece.kind, piece.seat, piece.count.min(most));
        piece.count -= count;
        if piece.count == 0 {
            self.draft.pieces.remove(index);
        }
        self.adapt(DraftChange::Lifted(kind, seat, count));
        Ok(())
    }

    /// Moves a piece to a site: onto a heap of its kind, by an exchange with a piece if both cover one site, or to
    /// where it fits.
    fn carry(&mut self, index: usize, to: Site) -> Result<(), EditRefusal> {
        let piece = self.draft.pieces[index].clone();
        match self.draft.at(to).filter(|lying| *lying != index) {
            Some(other) if piece.kind.info().heaped && self.draft.pieces[other].kind == piece.kind => {
                self.draft.pieces[other].count += piece.count;
                self.draft.pieces.remove(index);
            }
            Some(other) if piece.sites.len() == 1 && self.draft.pieces[other].sites.len() == 1 => {
                self.draft.pieces[index].sites = std::mem::replace(&mut self.draft.pieces[other].sites, piece.sites);
            }
            _ => {
                // Keep the orientation if it fits at the new site.
                let before = self.placements(piece.kind, middle(&piece.sites));
                let way = before.iter().position(|way| *way == piece.sites).unwrap_or_default();
                let after = self.placements(piece.kind, to);
                let turned = after.get(way).into_iter().chain(&after);
                let others = self.game.editing().places(piece.kind, to);
                let mut places = turned.chain(&others);
                let place = places.find(|place| self.free(place, Some(index))).ok_or(EditRefusal::NoRoom)?.clone();
                self.draft.pieces[index].sites = place;
            }
        }
        Ok(())
    }

    /// The placements of a piece whose middle is on the site.
    fn placements(&self, kind: PieceKind, site: Site) -> Vec<PiecePlace> {
        let places = self.game.editing().places(kind, site).into_iter();
        places.filter(|place| middle(place) == site).collect()
    }

    /// Only pieces that cover several sites can turn.
    fn turns(&self, index: usize) -> bool {
        self.draft.pieces[index].sites.len() > 1
    }

    /// Whether all sites of the placement are empty, not counting the piece `without`.
    fn free(&self, place: &PiecePlace, without: Option<usize>) -> bool {
        place.iter().all(|site| self.draft.at(*site).is_none_or(|index| Some(index) == without))
    }
}

/// The site around which a piece turns.
fn middle(place: &PiecePlace) -> Site {
    place[place.len() / 2]
}
