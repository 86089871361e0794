//! Static markup of an embedded board before it is used. It matches what `src/embed/view.rs` renders, with the same
//! style sheet and class names, but has no event listeners.

use super::{MarkError, PictureSpec, marks};
use crate::icons::{Icon, emblem, icon};
use crate::node::{Element, Node, element};
use crate::seats::numbered;
use crate::{BoardView, board_info, functions, tray};
use std::rc::Rc;
use trivium_rules::core::{Command, Pick, Seat};
use trivium_session::{NodeId, RecordTree, VariationRun};
use trivium_words::{EmbeddingWords, Language, ShellWords, fill};

/// The prompt below a board.
#[derive(Clone, Default, Debug)]
pub struct Asked {
    /// The seat that the prompt concerns.
    pub seat: Option<Seat>,
    /// The name of the seat to move, or the result.
    pub title: String,
    /// The task or message.
    pub text: String,
}

/// The data that such a board shows in addition to the picture.
pub struct GuestSpec<'a> {
    /// Whether the board is for playing; otherwise it steps through a record.
    pub plays: bool,
    /// Whether chance or a computer player is to move.
    pub runs: bool,
    /// The game and its variant.
    pub name: String,
    /// The position as text.
    pub position: String,
    /// The names of the players. Empty for players without a name; the length is the number of seats.
    pub names: Vec<String>,
    /// The seat to move.
    pub to_act: Option<Seat>,
    /// The legal picks.
    pub choosable: Vec<Pick>,
    /// The legal picks that another pick must follow.
    pub draggable: Vec<Pick>,
    /// Whether the available space is known.
    pub measured: bool,
    /// The prompt.
    pub asked: Asked,
    /// The record.
    pub tree: &'a RecordTree,
    /// The nodes of its line, from the start.
    pub line: &'a [NodeId],
    /// The ply in view.
    pub ply: usize,
}

impl GuestSpec<'_> {
    fn at(&self) -> NodeId {
        self.ply.checked_sub(1).map_or(RecordTree::ROOT, |last| self.line[last])
    }

    /// The seats with their trays.
    fn seats(&self, view: &BoardView, words: &ShellWords, prefix: &str) -> Element {
        let names = numbered(self.names.clone(), view.language);
        let cards = Seat::all(names.len() as u8).map(|seat| {
            let acts = view.to_act == Some(seat);
            let out = view.scene.out.contains(&seat);
            let points = view.scene.rounds.filter(|r| r.points).and_then(|r| r.score.get(seat.index()).copied());
            let points = points.map(|points| {
                element!(span, "aria-label" = words.points(points), "class" = "points").with(points.to_string())
            });
            let who = element!(div, "class" = "who")
                .with(emblem(seat))
                .with(element!(span, "class" = "name").with(names[seat.index()].clone()))
                .with(out.then(|| element!(span, "class" = "note").with(words.is_out)))
                .with(points);
            element!(
                li,
                "data-seat" = seat.to_string(),
                "aria-current" = acts.then_some("true"),
                "class" = if out { "seat out" } else { "seat" },
            )
            .with(who)
            .with(tray::still(view, Some(seat), &[prefix, "-", &seat.to_string()].concat()))
        });
        element!(ol, "aria-label" = words.spoken.parts[0], "class" = "seats").all(cards)
    }

    /// The prompt, the comment, and the choices that are not on the board.
    fn said(&self, words: &ShellWords) -> Element {
        let Asked { seat, title, text } = &self.asked;
        let comment = &self.tree.node(self.at()).comment;
        let buttons = self.choosable.iter().filter_map(|pick| match pick {
            Pick::Command(Command::Pass) => Some(words.pass),
            Pick::Command(Command::Swap) => Some(words.swap),
            Pick::Command(Command::Slide(_)) | Pick::Site(_) | Pick::Tray(..) => None,
        });
        let buttons = buttons.map(|text| element!(button, "type" = "button", "class" = "button").with(text));
        let title =
            (!title.is_empty()).then(|| Node::list([element!(strong).with(title.clone()).into(), Node::from(" ")]));
        let text = element!(span, "data-again" = words.again)
            .with(title)
            .with(element!(span, "class" = "prompt").with(text.clone()));
        element!(div, "data-seat" = seat.map(|seat| seat.to_string()), "class" = "said")
            .with(element!(p, "class" = "asked").with(seat.map(emblem)).with(text))
            .with(element!(p, "aria-hidden" = "true", "class" = "happened"))
            .with((!comment.is_empty()).then(|| element!(p, "class" = "remark").with(comment.clone())))
            .all(buttons)
    }

    /// The buttons that step through the moves.
    fn bar(&self, words: &ShellWords, own: &EmbeddingWords) -> Element {
        let decided = |id: &NodeId| self.tree.node(*id).actor.is_some();
        let (back, on) = (self.line[..self.ply].iter().any(decided), self.ply < self.line.len());
        let (before, after) = if self.plays {
            ((words.undo, Icon::Undo), (words.redo, Icon::Redo))
        } else {
            ((words.step_back, Icon::Back), (words.step_on, Icon::Forward))
        };
        let stands = fill(own.stands, &[&self.ply.to_string(), &self.line.len().to_string()]);
        let token = element!(bdi).with(self.tree.node(self.at()).token.clone());
        let stands =
            element!(span, "class" = "stands").with(element!(bdi).with(stands)).with(" ").with(element!(b).with(token));
        let menu = || {
            let button = element!(
                button,
                "type" = "button",
                "aria-label" = own.more,
                "aria-expanded" = "false",
                "class" = "icon",
            );
            element!(div, "class" = "more").with(button.with(icon(Icon::Menu)))
        };
        element!(div, "role" = "toolbar", "aria-label" = words.record, "class" = "bar")
            .with(button(words.first, Icon::First, back))
            .with(button(before.0, before.1, back))
            .with((!self.plays).then(|| button(words.look_through, Icon::Run, true)))
            .with(stands)
            .with(button(after.0, after.1, on))
            .with((!self.plays).then(|| Node::list([button(words.last, Icon::Last, on), menu()])))
    }

    /// All moves with variations and comments.
    fn record(&self, words: &ShellWords) -> Element {
        let at = self.at();
        let ply = |node: NodeId| {
            let (stop, here) = if node == at { ("0", Some("step")) } else { ("-1", None) };
            element!(button, "tabindex" = stop, "aria-current" = here, "class" = "ply")
        };
        let said = |node: NodeId| {
            let comment = &self.tree.node(node).comment;
            (!comment.is_empty()).then(|| element!(p, "class" = "commentary").with(comment.clone()))
        };
        let lines = VariationRun::all(self.tree).into_iter().map(|line| {
            let mut number = line.number;
            let plies = line.nodes.iter().map(|id| {
                let node = self.tree.node(*id);
                let decides = node.actor.is_some();
                number += u32::from(decides);
                let number = decides.then(|| element!(span, "class" = "ply-number").with(number.to_string()));
                let class = if decides { "token" } else { "drawn-tokens" };
                let token = element!(span, "class" = class).with(node.token.clone());
                element!(li, "data-seat" = node.actor.map(|seat| seat.to_string()))
                    .with(ply(*id).with(number).with(token))
                    .with(said(*id))
            });
            element!(
                ol,
                "style" = format!("--depth: {}", line.depth.min(8)),
                "aria-label" = line.begins.then_some(words.recording.variation),
                "class" = if line.cut() { "branch whole" } else { "branch" },
            )
            .all(plies.collect::<Vec<_>>())
        });
        let tree = element!(div, "role" = "group", "aria-label" = words.record, "class" = "tree")
            .with(ply(RecordTree::ROOT).with(words.recording.start))
            .with(said(RecordTree::ROOT))
            .all(lines);
        element!(div, "class" = "record").with(tree)
    }
}

/// An icon button like those of the page.
fn button(label: &'static str, drawing: Icon, can: bool) -> Element {
    let disabled = if can { "false" } else { "true" };
    element!(button, "type" = "button", "aria-label" = label, "aria-disabled" = disabled, "class" = "icon")
        .with(icon(drawing))
}

impl PictureSpec {
    /// The markup of the board; `None` if its game is not loaded.
    ///
    /// # Errors
    /// If marks name sites that are not in the picture.
    pub fn guest(&self, spec: &GuestSpec) -> Result<Option<String>, MarkError> {
        let Some(board) = functions(self.view.game) else { return Ok(None) };
        let view = Rc::new(BoardView {
            names: spec.names.clone(),
            to_act: spec.to_act,
            choosable: spec.choosable.clone(),
            draggable: spec.draggable.clone(),
            ..(*self.view).clone()
        });
        let prefix = &*self.prefix;
        let drawing = (board.picture.drawing)(&view, prefix);
        let marks = marks::over(&self.marks, view.game, &drawing.layout)?;
        let language: Language = view.language;
        let (words, own) = (language.shell(), language.words::<EmbeddingWords>());
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
            "data-position" = spec.position.clone(),
            "data-unused" = if spec.runs { "runs" } else { "" },
            "data-turns" = turns.then_some(""),
            "class" = if lists { "guest lists" } else { "guest" },
        );
        let whole = whole
            .with(spec.seats(&view, words, prefix))
            .with(field)
            .with(spec.said(words))
            .with(element!(div, "role" = "status", "data-loading" = words.loading, "class" = "unseen"))
            .with(spec.bar(words, own))
            .with(lists.then(|| spec.record(words)));
        Ok(Some(Node::from(whole).markup()))
    }
}
