//! The edits on the screen, one after the other, and what is shown of them.

use std::rc::Rc;
use trivium_rules::core::{BoardEdge, ParseError, Seat, Site, VariantInfo};
use trivium_rules::games;
use trivium_session::{DraftFault, EditRefusal, EditTool, PositionEditor};
use yew::prelude::*;

/// Something that a hand does.
#[derive(Clone, PartialEq, Debug)]
pub enum Edit {
    /// Points at a place of the board.
    Pick(Site),
    /// Lets go what is held.
    Cancel,
    /// Chooses a tool.
    Tool(EditTool),
    /// Takes all that lies on a place off the board.
    Take(Site),
    /// Turns the piece that is held, or that was touched last.
    Turn,
    /// Gives a setting a value.
    Set(usize, u32),
    /// Lays the strip at that side.
    Slide(BoardEdge),
    /// Gives the turn to a seat.
    GiveTurn(Seat),
    /// Chooses another variant of the game.
    Variant(&'static VariantInfo),
    /// Takes all pieces off the board.
    Clear,
    /// Puts everything where a game begins.
    Restart,
    /// Takes back a step.
    Undo,
    /// Brings it back.
    Redo,
    /// Takes the position of a text.
    Paste(String),
}

/// Does what an event means, if it means something.
pub fn when<E: 'static>(act: &Callback<Edit>, meant: impl Fn(E) -> Option<Edit> + 'static) -> Callback<E> {
    let act = act.clone();
    Callback::from(move |event| {
        if let Some(edit) = meant(event) {
            act.emit(edit);
        }
    })
}

/// The editor and what is said of the last edit.
#[derive(Clone)]
pub struct Work {
    /// The editor.
    pub editor: PositionEditor,
    /// The fault of its position.
    pub fault: Option<DraftFault>,
    /// Why the last edit did nothing.
    pub refused: Option<EditRefusal>,
    /// Why the text that was given is no position.
    pub unread: Option<ParseError>,
    /// The place that was touched last.
    pub touched: Option<Site>,
    /// Changes with each edit.
    pub serial: u32,
    /// Changes with each edit after which something else lies on the board: a drag goes on until then.
    pub picture: u32,
}

impl PartialEq for Work {
    /// An edit makes another one, whatever comes of it.
    fn eq(&self, other: &Work) -> bool {
        self.serial == other.serial
    }
}

impl Work {
    /// The beginning.
    pub fn new(editor: PositionEditor) -> Work {
        let fault = editor.fault();
        Work { editor, fault, refused: None, unread: None, touched: None, serial: 0, picture: 0 }
    }

    /// Whether the pieces of the game can be turned.
    pub fn turns(&self) -> bool {
        self.editor.draft().pieces.iter().any(|piece| piece.sites.len() > 1)
    }

    /// The piece that would be turned.
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
            Edit::Paste(text) => work.unread = editor.paste(&text).err(),
        }
        if work.editor.draft() != self.editor.draft() {
            work.picture = work.picture.wrapping_add(1);
        }
        work.fault = work.editor.fault();
        Rc::new(work)
    }
}
