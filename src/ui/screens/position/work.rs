//! The edits of the position editor, one after another, and the resulting state.

use std::rc::Rc;
use trivium_rules::core::{BoardEdge, ParseError, Seat, Site, VariantInfo};
use trivium_rules::games;
use trivium_session::{DraftFault, EditRefusal, EditTool, PositionEditor};
use yew::prelude::*;

#[derive(Clone, PartialEq, Debug)]
pub enum Edit {
    Pick(Site),
    /// Deselects the held piece.
    Cancel,
    Tool(EditTool),
    /// Removes all pieces from a site.
    Take(Site),
    /// Rotates the piece that is held or was touched last.
    Turn,
    Set(usize, u32),
    /// Moves the strip to a side.
    Slide(BoardEdge),
    /// Sets the seat to move.
    GiveTurn(Seat),
    Variant(&'static VariantInfo),
    Clear,
    /// Sets up the start position.
    Restart,
    Undo,
    Redo,
    /// Reads a position from text.
    Paste(String),
}

/// Performs the edit of an event, if it has one.
pub fn when<E: 'static>(act: &Callback<Edit>, meant: impl Fn(E) -> Option<Edit> + 'static) -> Callback<E> {
    let act = act.clone();
    Callback::from(move |event| {
        if let Some(edit) = meant(event) {
            act.emit(edit);
        }
    })
}

/// The editor, with feedback on the last edit.
#[derive(Clone)]
pub struct Work {
    pub editor: PositionEditor,
    /// The fault of the position, if it is not valid.
    pub fault: Option<DraftFault>,
    /// Why the last edit was refused.
    pub refused: Option<EditRefusal>,
    /// Why the given text is not a position.
    pub unread: Option<ParseError>,
    /// The site that was touched last.
    pub touched: Option<Site>,
    /// Changes with each edit.
    pub serial: u32,
    /// Changes with each edit of the draft. A new value ends a drag.
    pub picture: u32,
}

impl PartialEq for Work {
    /// Compares serials, because every edit changes the serial.
    fn eq(&self, other: &Work) -> bool {
        self.serial == other.serial
    }
}

impl Work {
    pub fn new(editor: PositionEditor) -> Work {
        let fault = editor.fault();
        Work { editor, fault, refused: None, unread: None, touched: None, serial: 0, picture: 0 }
    }

    /// Whether any piece on the board covers several sites and can be rotated.
    pub fn turns(&self) -> bool {
        self.editor.draft().pieces.iter().any(|piece| piece.sites.len() > 1)
    }

    /// The site of the piece that would be rotated.
    pub fn turned(&self) -> Option<Site> {
        self.editor.held().or(self.touched).filter(|site| self.editor.draft().at(*site).is_some())
    }
}

impl Reducible for Work {
    type Action = Edit;

    fn reduce(self: Rc<Self>, edit: Edit) -> Rc<Self> {
        let mut work = (*self).clone();
        work.serial = work.serial.wrapping_add(1);
        (work.refused, work.unread) = (None, None);
        let editor = &mut work.editor;
        match edit {
            Edit::Pick(site) => {
                work.touched = Some(site);
                work.refused = editor.pick(site).err();
            }
            Edit::Cancel => editor.cancel(),
            Edit::Tool(tool) => editor.choose(tool),
            Edit::Take(site) => work.refused = editor.take(site).err(),
            Edit::Turn => {
                if let Some(site) = self.turned() {
                    work.refused = editor.turn(site).err();
                }
            }
            Edit::Set(setting, value) => editor.set(setting, value),
            Edit::Slide(to) => editor.slide(to),
            Edit::GiveTurn(seat) => editor.give_turn(seat),
            Edit::Variant(variant) => {
                if let Ok(game) = games::game(editor.game().id(), variant.id, []) {
                    editor.become_variant(game);
                }
            }
            Edit::Clear => editor.clear(),
            Edit::Restart => editor.restart(),
            Edit::Undo => editor.undo(),
            Edit::Redo => editor.redo(),
            Edit::Paste(text) => work.unread = editor.paste(&trivium_session::outside::plain(&text)).err(),
        }
        if work.editor.draft() != self.editor.draft() {
            work.picture = work.picture.wrapping_add(1);
        }
        work.fault = work.editor.fault();
        Rc::new(work)
    }
}
