//! The markup around a board: seats, prompt, buttons, moves. The page and static boards ([`crate::svg_export::guest`])
//! share it. The page fills its slots with components.

use crate::BoardView;
use crate::icons::{Icon, emblem, icon};
use crate::node::{Element, Node, classes, element};
use trivium_rules::core::Seat;
use trivium_session::{NodeId, RecordTree, VariationRun};
use trivium_words::{EmbeddingWords, Language, ShellWords, fill};

/// A seat with its name and score.
pub struct SeatCard<'a> {
    pub seat: Seat,
    pub name: &'a str,
    /// Whether the seat's own side is at the bottom of the board.
    pub below: bool,
    /// Whether the seat's trays are below the board on a phone.
    pub hand_below: bool,
    /// The side of the screen where the seat is, in quarter turns from the bottom. `None` unless seats are around the
    /// screen.
    pub edge: Option<u8>,
    /// Shown after the name and the score.
    pub clock: Node,
    pub trays: Node,
}

impl SeatCard<'_> {
    pub fn item(self, view: &BoardView) -> Element {
        let SeatCard { seat, name, below, hand_below, edge, clock, trays } = self;
        let words = view.language.shell();
        let out = view.scene.out.contains(&seat);
        let points = view.scene.rounds.filter(|r| r.points).and_then(|r| r.score.get(seat.index()).copied());
        let points = points.map(|points| {
            element!(span, "aria-label" = words.points(points), "class" = "points").with(points.to_string())
        });
        let who = element!(div, "class" = "who")
            .with(emblem(seat))
            .with(element!(span, "class" = "name").with(name.to_owned()))
            .with(out.then(|| element!(span, "class" = "note").with(words.is_out)))
            .with(points)
            .with(clock);
        element!(
            li,
            "data-seat" = seat.to_string(),
            "data-quarters" = edge.map(|edge| edge.to_string()),
            "aria-current" = (view.to_act == Some(seat)).then_some("true"),
            "class" =
                classes(&[Some("seat"), out.then_some("out"), hand_below.then_some("near"), below.then_some("below")]),
        )
        .key(seat.number())
        .with(who)
        .with(trays)
    }
}

/// The prompt below a board.
#[derive(Clone, Default, Debug)]
pub struct BoardPrompt {
    /// The seat that the prompt concerns.
    pub seat: Option<Seat>,
    /// The name of the seat to move, or the result.
    pub title: String,
    /// The task or message.
    pub text: String,
    /// Shown after the text in small print.
    pub note: Option<&'static str>,
    /// Whether the text explains a refusal.
    pub refused: bool,
}

impl BoardPrompt {
    /// The prompt, followed by recent moves, the comment on the last move, and buttons. Screen readers skip
    /// `recent_moves`.
    pub fn element(self, words: &ShellWords, recent_moves: Node, comment: &str, buttons: Node) -> Element {
        let space = || Node::from(" ");
        let title =
            (!self.title.is_empty()).then(|| Node::List(vec![element!(strong).with(self.title).into(), space()]));
        let note = self.note.map(|note| Node::List(vec![space(), element!(small).with(note).into()]));
        let text = element!(span, "data-again" = words.again)
            .with(title)
            .with(element!(span, "class" = "prompt").with(self.text))
            .with(note);
        element!(
            div,
            "data-seat" = self.seat.map(|seat| seat.to_string()),
            "class" = if self.refused { "said refused" } else { "said" },
        )
        .with(element!(p, "class" = "asked").with(self.seat.map(emblem)).with(text))
        .with(recent_moves)
        .with((!comment.is_empty()).then(|| element!(p, "class" = "remark").with(comment.to_owned())))
        .with(buttons)
    }
}

/// The buttons that step through the moves.
pub struct Bar<'a> {
    /// Whether the board is for playing. Otherwise the buttons step through a record.
    pub plays: bool,
    /// Whether there are moves to take back or to step back.
    pub back: bool,
    /// Whether there are moves to redo or to step on.
    pub on: bool,
    /// Whether the record is replayed automatically.
    pub runs: bool,
    /// The number of the ply in view, and the number of plies.
    pub plies: [usize; 2],
    /// The token of the ply in view.
    pub token: &'a str,
    pub menu: Node,
}

impl Bar<'_> {
    /// The actions of the buttons are `first`, `back`, `run`, `on` and `last`.
    pub fn html(self, language: Language) -> Element {
        let Bar { plays, back, on, runs, plies, token, menu } = self;
        let words = language.shell();
        let [before, after] = if plays {
            [(words.undo, Icon::Undo), (words.redo, Icon::Redo)]
        } else {
            [(words.step_back, Icon::Back), (words.step_on, Icon::Forward)]
        };
        let run = if runs { (words.replaying[0], Icon::Pause) } else { (words.look_through, Icon::Run) };
        let ply_counter = fill(
            language.words::<EmbeddingWords>().ply_counter,
            &plies.map(|ply| ply.to_string()).each_ref().map(|ply| &**ply),
        );
        let ply_counter = element!(span, "class" = "stands")
            .with(element!(bdi).with(ply_counter))
            .with(" ")
            .with(element!(b).with(element!(bdi).with(token.to_owned())));
        let last = || Node::List(vec![button((words.last, Icon::Last), on, "last").into(), menu]);
        element!(div, "role" = "toolbar", "aria-label" = words.record, "class" = "bar")
            .with(button((words.first, Icon::First), back, "first"))
            .with(button(before, back, "back"))
            .with((!plays).then(|| button(run, true, "run")))
            .with(ply_counter)
            .with(button(after, on, "on"))
            .with((!plays).then(last))
    }
}

/// A disabled button stays visible and focusable, and announces its state.
fn button((label, drawing): (&'static str, Icon), can: bool, action: &'static str) -> Element {
    let disabled = if can { "false" } else { "true" };
    let button =
        element!(button, "type" = "button", "aria-label" = label, "aria-disabled" = disabled, "class" = "icon")
            .with(icon(drawing));
    if can { button.press(action) } else { button }
}

pub fn menu_button(language: Language) -> Element {
    let more = language.words::<EmbeddingWords>().more;
    element!(button, "type" = "button", "aria-label" = more, "aria-expanded" = "false", "class" = "icon")
        .with(icon(Icon::Menu))
}

/// The moves of a record with variations and comments. A press on a move goes there.
pub struct Moves<'a> {
    pub tree: &'a RecordTree,
    /// The node in view.
    pub at: NodeId,
    /// Whether the node in view is the tab stop. Otherwise a script sets the tab stop.
    pub stop: bool,
}

impl Moves<'_> {
    fn ply(&self, node: NodeId) -> Element {
        let here = node == self.at;
        element!(
            button,
            "tabindex" = if here && self.stop { "0" } else { "-1" },
            "aria-current" = here.then_some("step"),
            "class" = "ply",
        )
        .press("go")
    }

    pub fn start(&self, words: &ShellWords) -> Node {
        Node::List(vec![
            self.ply(RecordTree::ROOT).with(words.recording.start).into(),
            commentary(&self.tree.node(RecordTree::ROOT).comment).into(),
        ])
    }

    pub fn run(&self, run: &VariationRun, words: &ShellWords) -> Element {
        element!(
            ol,
            "style" = format!("--depth: {}", run.depth.min(8)),
            "aria-label" = run.begins.then_some(words.recording.variation),
            "class" = if run.cut() { "branch whole" } else { "branch" },
        )
    }

    pub fn items(&self, run: &VariationRun) -> impl Iterator<Item = (NodeId, Element)> {
        let mut number = run.number;
        run.nodes.iter().map(move |id| {
            let node = self.tree.node(*id);
            let decides = node.actor.is_some();
            number += u32::from(decides);
            let number = decides.then(|| element!(span, "class" = "ply-number").with(number.to_string()));
            let token = element!(span, "class" = if decides { "token" } else { "drawn-tokens" });
            let item = element!(li, "data-seat" = node.actor.map(|seat| seat.to_string()))
                .key(format_args!("{id:?}"))
                .with(self.ply(*id).with(number).with(token.with(node.token.clone())))
                .with(commentary(&node.comment));
            (*id, item)
        })
    }
}

fn commentary(comment: &str) -> Option<Element> {
    (!comment.is_empty()).then(|| element!(p, "class" = "commentary").with(comment.to_owned()))
}
