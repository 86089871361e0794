//! Static markup of an embedded board before it is used. It matches what `src/embed/view.rs` renders, with the same
//! style sheet and class names, but has no event listeners.

use super::{MarkError, PictureSpec};
use crate::icons::{Icon, emblem, icon};
use crate::seats::numbered;
use crate::template::template;
use crate::{BoardView, board_info, functions, tray};
use std::rc::Rc;
use trivium_rules::core::{Command, Pick, Seat};
use trivium_session::{NodeId, RecordTree, VariationRun};
use trivium_words::{EmbeddingWords, Language, ShellWords, fill};
use yew::prelude::*;

/// Space between two words.
const SPACE: &str = " ";

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
    fn seats(&self, view: &BoardView, words: &ShellWords, prefix: &str) -> Html {
        let names = numbered(self.names.clone(), view.language);
        let cards = Seat::all(names.len() as u8).map(|seat| {
            let acts = view.to_act == Some(seat);
            let out = view.scene.out.contains(&seat);
            let points = view.scene.rounds.filter(|r| r.points).and_then(|r| r.score.get(seat.index()).copied());
            html! {
                <li
                    class={classes!("seat", out.then_some("out"))}
                    data-seat={seat.to_string()}
                    aria-current={acts.then_some("true")}
                >
                    <div class="who">
                        { emblem(seat) }
                        <span class="name">{ &*names[seat.index()] }</span>
                        if out {
                            <span class="note">{ words.is_out }</span>
                        }
                        if let Some(points) = points {
                            <span class="points" aria-label={words.points(points)}>{ points }</span>
                        }
                    </div>
                    { tray::still(view, Some(seat), &[prefix, "-", &seat.to_string()].concat()) }
                </li>
            }
        });
        html! { <ol class="seats" aria-label={words.spoken.parts[0]}>{ for cards }</ol> }
    }

    /// The prompt, the comment, and the choices that are not on the board.
    fn said(&self, words: &ShellWords) -> Html {
        let Asked { seat, title, text } = &self.asked;
        let comment = &self.tree.node(self.at()).comment;
        let buttons = self.choosable.iter().filter_map(|pick| match pick {
            Pick::Command(Command::Pass) => Some(words.pass),
            Pick::Command(Command::Swap) => Some(words.swap),
            Pick::Command(Command::Slide(_)) | Pick::Site(_) | Pick::Tray(..) => None,
        });
        let buttons = buttons.map(|text| html! { <button type="button" class="button">{ text }</button> });
        html! {
            <div class="said" data-seat={seat.map(|seat| seat.to_string())}>
                <p class="asked">
                    { for seat.map(emblem) }
                    <span data-again={words.again}>
                        if !title.is_empty() {
                            <strong>{ &**title }</strong>{ SPACE }
                        }
                        <span class="prompt">{ &**text }</span>
                    </span>
                </p>
                <p class="happened" aria-hidden="true"></p>
                if !comment.is_empty() {
                    <p class="remark">{ &**comment }</p>
                }
                { for buttons }
            </div>
        }
    }

    /// The buttons that step through the moves.
    fn bar(&self, words: &ShellWords, own: &EmbeddingWords) -> Html {
        let decided = |id: &NodeId| self.tree.node(*id).actor.is_some();
        let (back, on) = (self.line[..self.ply].iter().any(decided), self.ply < self.line.len());
        let (before, after) = if self.plays {
            ((words.undo, Icon::Undo), (words.redo, Icon::Redo))
        } else {
            ((words.step_back, Icon::Back), (words.step_on, Icon::Forward))
        };
        let stands = fill(own.stands, &[&self.ply.to_string(), &self.line.len().to_string()]);
        html! {
            <div class="bar" role="toolbar" aria-label={words.record}>
                { button(words.first, Icon::First, back) }
                { button(before.0, before.1, back) }
                if !self.plays {
                    { button(words.look_through, Icon::Run, true) }
                }
                <span class="stands"><bdi>{ stands }</bdi>{ SPACE }<b><bdi>{ &*self.tree.node(self.at()).token }</bdi></b></span>
                { button(after.0, after.1, on) }
                if !self.plays {
                    { button(words.last, Icon::Last, on) }
                    <div class="more">
                        <button type="button" class="icon" aria-label={own.more} aria-expanded="false">{ icon(Icon::Menu) }</button>
                    </div>
                }
            </div>
        }
    }

    /// All moves with variations and comments.
    fn record(&self, words: &ShellWords) -> Html {
        let at = self.at();
        let here = |node: NodeId| (node == at).then_some("step");
        let stop = |node: NodeId| if node == at { "0" } else { "-1" };
        let said = |node: NodeId| {
            let comment = &*self.tree.node(node).comment;
            (!comment.is_empty()).then(|| html! { <p class="commentary">{ comment }</p> })
        };
        let lines = VariationRun::all(self.tree).into_iter().map(|line| {
            let mut number = line.number;
            let plies = line.nodes.iter().map(|id| {
                let node = self.tree.node(*id);
                let decides = node.actor.is_some();
                number += u32::from(decides);
                html! {
                    <li data-seat={node.actor.map(|seat| seat.to_string())}>
                        <button class="ply" tabindex={stop(*id)} aria-current={here(*id)}>
                            if decides {
                                <span class="ply-number">{ number }</span>
                                <span class="token">{ &*node.token }</span>
                            } else {
                                <span class="drawn-tokens">{ &*node.token }</span>
                            }
                        </button>
                        { for said(*id) }
                    </li>
                }
            });
            let style = format!("--depth: {}", line.depth.min(8));
            html! {
                <ol
                    class={classes!("branch", line.cut().then_some("whole"))}
                    {style}
                    aria-label={line.begins.then_some(words.recording.variation)}
                >
                    { for plies }
                </ol>
            }
        });
        html! {
            <div class="record">
                <div class="tree" role="group" aria-label={words.record}>
                    <button class="ply" tabindex={stop(RecordTree::ROOT)} aria-current={here(RecordTree::ROOT)}>
                        { words.recording.start }
                    </button>
                    { for said(RecordTree::ROOT) }
                    { for lines }
                </div>
            </div>
        }
    }
}

/// An icon button like those of the page.
fn button(label: &'static str, drawing: Icon, can: bool) -> Html {
    html! {
        <button type="button" class="icon" aria-label={label} aria-disabled={(!can).to_string()}>{ icon(drawing) }</button>
    }
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
        let marks = self.over(&drawing)?;
        let marks = if marks.is_empty() { String::new() } else { ["<g class='marks'>", &marks, "</g>"].concat() };
        let language: Language = view.language;
        let (words, own) = (language.shell(), language.words::<EmbeddingWords>());
        let lists = !spec.plays && !spec.tree.is_empty();
        let turns = !spec.measured && board_info(view.game).is_some_and(|info| info.turns.is_some());
        let whole = html! {
            <div
                class={classes!("guest", lists.then_some("lists"))}
                role="group"
                aria-label={spec.name.clone()}
                data-mode={if spec.plays { "play" } else { "viewer" }}
                data-seats={spec.names.len().to_string()}
                data-position={spec.position.clone()}
                data-unused={if spec.runs { "runs" } else { "" }}
                data-turns={turns.then_some("")}
            >
                { spec.seats(&view, words, prefix) }
                <div class="field">
                    { drawing.whole(&view, template(marks)) }
                    { tray::still(&view, None, &[prefix, "-c"].concat()) }
                </div>
                { spec.said(words) }
                <div class="unseen" role="status" data-loading={words.loading}></div>
                { spec.bar(words, own) }
                if lists {
                    { spec.record(words) }
                }
            </div>
        };
        Ok(Some(markup(&whole)))
    }
}

#[cfg(not(feature = "page"))]
fn markup(nodes: &Html) -> String {
    nodes.0.clone()
}

#[cfg(feature = "page")]
fn markup(nodes: &Html) -> String {
    super::nodes::nodes(nodes).iter().map(super::markup::written).collect()
}
