//! Static markup of an embedded board, shown until the interactive one is loaded. It matches the output of
//! `src/embed/view.rs`, with the same style sheet and class names, but has no event listeners.

use super::{MarkError, PictureSpec, marks};
pub use crate::around::BoardPrompt;
use crate::around::{Bar, Moves, SeatCard, menu_button};
use crate::node::{Element, Node, element};
use crate::seats::numbered;
use crate::{BoardView, board_code, board_info, tray};
use std::rc::Rc;
use trivium_rules::core::{Command, Pick, Seat};
use trivium_session::{NodeId, RecordTree, VariationRun};
use trivium_words::{Language, ShellWords};

/// The data that such a board shows in addition to the picture.
pub struct GuestSpec {
    /// Whether the board is for playing. Otherwise it steps through a record.
    pub plays: bool,
    /// Whether chance or a computer player is to move.
    pub runs: bool,
    /// The game and its variant.
    pub name: String,
    /// The position as text.
    pub position: String,
    /// The names of the players. Empty for players without a name; the length is the number of seats.
    pub names: Vec<String>,
    pub to_act: Option<Seat>,
    pub choosable: Vec<Pick>,
    /// The legal picks that are not yet a whole move.
    pub draggable: Vec<Pick>,
    /// Whether the size of the available space is known.
    pub measured: bool,
    pub prompt: BoardPrompt,
    pub tree: RecordTree,
    /// The nodes of the current line, from the start.
    pub line: Vec<NodeId>,
    pub ply: usize,
}

impl GuestSpec {
    fn at(&self) -> NodeId {
        self.ply.checked_sub(1).map_or(RecordTree::ROOT, |last| self.line[last])
    }

    fn seats(&self, view: &BoardView, words: &ShellWords, prefix: &str) -> Element {
        let names = numbered(self.names.clone(), view.language);
        let cards = Seat::all(names.len() as u8).map(|seat| {
            let trays = tray::still(view, Some(seat), &[prefix, "-", &seat.to_string()].concat()).into();
            SeatCard {
                seat,
                name: &names[seat.index()],
                below: false,
                hand_below: false,
                edge: None,
                clock: Node::EMPTY,
                trays,
            }
            .item(view)
        });
        element!(ol, "aria-label" = words.spoken.parts[0], "class" = "seats").all(cards)
    }

    /// The prompt, the comment, and buttons for choices that are not on the board.
    fn prompt_element(&self, words: &ShellWords) -> Element {
        let buttons = self.choosable.iter().filter_map(|pick| match pick {
            Pick::Command(Command::Pass) => Some(words.pass),
            Pick::Command(Command::Swap) => Some(words.swap),
            Pick::Command(Command::Slide(_)) | Pick::Site(_) | Pick::Tray(..) => None,
        });
        let buttons = buttons.map(|text| element!(button, "type" = "button", "class" = "button").with(text));
        let recent_moves = element!(p, "aria-hidden" = "true", "class" = "happened").into();
        self.prompt.clone().element(words, recent_moves, &self.tree.node(self.at()).comment, Node::list(buttons))
    }

    fn bar(&self, language: Language) -> Element {
        let decided = |id: &NodeId| self.tree.node(*id).actor.is_some();
        let bar = Bar {
            plays: self.plays,
            back: self.line[..self.ply].iter().any(decided),
            on: self.ply < self.line.len(),
            runs: false,
            plies: [self.ply, self.line.len()],
            token: &self.tree.node(self.at()).token,
            menu: element!(div, "class" = "more").with(menu_button(language)).into(),
        };
        bar.html(language)
    }

    fn record(&self, words: &ShellWords) -> Element {
        let moves = Moves { tree: &self.tree, at: self.at(), stop: true };
        let runs = VariationRun::all(&self.tree);
        let runs = runs.iter().map(|run| moves.run(run, words).all(moves.items(run).map(|(_, item)| item)));
        let tree = element!(div, "role" = "group", "aria-label" = words.record, "class" = "tree");
        element!(div, "class" = "record").with(tree.with(moves.start(words)).all(runs))
    }
}

impl PictureSpec {
    /// The markup of the board; `None` if its game is not loaded.
    ///
    /// # Errors
    /// If marks name sites that are not in the picture.
    pub fn guest(&self, spec: &GuestSpec) -> Result<Option<String>, MarkError> {
        let Some(board) = board_code(self.view.game) else { return Ok(None) };
        let view = Rc::new(BoardView {
            names: spec.names.clone(),
            to_act: spec.to_act,
            choosable: spec.choosable.clone(),
            draggable: spec.draggable.clone(),
            ..(*self.view).clone()
        });
        let prefix = &*self.prefix;
        let drawing = (board.drawing)(&view, prefix);
        let marks = marks::over(&self.marks, view.game, &drawing.layout)?;
        let language: Language = view.language;
        let words = language.shell();
        let lists = !spec.plays && !spec.tree.is_empty();
        let turns = !spec.measured && board_info(view.game).is_some_and(|info| info.turns.is_some());
        let field = element!(div, "class" = "field").with(drawing.whole(&view, marks.into())).with(tray::still(
            &view,
            None,
            &[prefix, "-c"].concat(),
        ));
        let whole = element!(
            div,
            "role" = "group",
            "aria-label" = spec.name.clone(),
            "data-mode" = if spec.plays { "play" } else { "viewer" },
            "data-seats" = spec.names.len().to_string(),
            "data-hues" = Some(self.view.scene.colours).filter(|colours| !colours.is_empty()),
            "data-position" = spec.position.clone(),
            "data-unused" = if spec.runs { "runs" } else { "" },
            "data-turns" = turns.then_some(""),
            "class" = if lists { "guest lists" } else { "guest" },
        );
        let whole = whole
            .with(spec.seats(&view, words, prefix))
            .with(field)
            .with(spec.prompt_element(words))
            .with(element!(div, "role" = "status", "data-loading" = words.loading, "class" = "unseen"))
            .with(spec.bar(language))
            .with(lists.then(|| spec.record(words)));
        Ok(Some(Node::from(whole).markup()))
    }
}
