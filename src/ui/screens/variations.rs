//! Editing the record: all variations as a tree, comments, promotion and deletion of variations.

use crate::ui::base::settings::use_language;
use crate::ui::game::move_list::use_list;
use crate::ui::parts::chunk::ChunkExports;
use crate::ui::parts::sheet_context::SheetContext;
use trivium_boards::around::Moves;
use trivium_boards::{Node, Wiring, wired, with_slots};
use trivium_session::{COMMENT_LENGTH, Controller, Intent, NodeId, RecordTree, VariationRun};
use trivium_words::fill;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

pub fn exports() -> ChunkExports {
    ChunkExports::Sheet(|over| html! { <Edit ..over.clone() /> })
}

/// The sheet for editing the record of a match.
#[component]
fn Edit(over: &SheetContext) -> Html {
    let words = use_language().shell();
    let SheetContext { act, controller, .. } = over;
    let record = use_record_tree(controller, act);
    // The comment as typed. The controller trims comments, so the field must not show the stored text while the user
    // types.
    let draft = use_state_eq(|| None::<(NodeId, String)>);
    let game_match = controller.game_match();
    let (tree, at) = (game_match.tree(), game_match.node());
    let (main, strict) = (at == RecordTree::ROOT || tree.is_main(at), game_match.setup().strict());
    let button = |intent: Intent, can: bool, text: &'static str| {
        let onclick = if can { act.reform(move |_: MouseEvent| intent.clone()) } else { Callback::noop() };
        html! { <button class="button" aria-disabled={(!can).to_string()} {onclick}>{ text }</button> }
    };
    let oninput = {
        let (act, draft) = (act.clone(), draft.setter());
        move |event: InputEvent| {
            let text = event.target_unchecked_into::<HtmlTextAreaElement>().value();
            draft.set(Some((at, text.clone())));
            act.emit(Intent::Comment(at, text));
        }
    };
    let written = draft.as_ref().filter(|(node, _)| *node == at).map(|(_, text)| text.clone());
    let written = written.unwrap_or_else(|| tree.node(at).comment.clone());
    let called = if at == RecordTree::ROOT { words.recording.start } else { &tree.node(at).token };
    html! {
        <div class="variations">
            { record }
            <label key={fill("{0}", &[&game_match.ply().to_string(), called])} class="comment">
                <span>{ fill(words.recording.comment_on, &[called]) }</span>
                <textarea rows="2" maxlength={COMMENT_LENGTH.to_string()} value={written} {oninput} />
            </label>
            <div class="row">
                { button(Intent::Promote(at), !main && !strict, words.recording.promote) }
                { button(Intent::MakeMain(at), !main && !strict, words.recording.make_main) }
                { button(Intent::Remove(at), at != RecordTree::ROOT && !strict, words.recording.remove) }
            </div>
            <div role="status">
                if game_match.can_restore() {
                    <p class="undo-delete">
                        <span>{ words.recording.removed }</span>
                        { button(Intent::Restore, true, words.bring_back) }
                    </p>
                }
            </div>
        </div>
    }
}

/// All moves of a record with variations and comments as buttons; `act` goes to a move.
#[hook]
pub fn use_record_tree(controller: &Controller, act: &Callback<Intent>) -> Html {
    let words = use_language().shell();
    let (tree, at) = (controller.game_match().tree(), controller.game_match().node());
    let (list, (onkeydown, onfocusin)) = use_list(at);
    let lines = VariationRun::all(tree).into_iter().map(|line| {
        let now = line.nodes.contains(&at).then_some(at);
        // The moves of a run depend only on the tree; its comments can change.
        let comments = line.nodes.iter().map(|node| tree.node(*node).comment.clone()).collect::<Vec<_>>();
        let key = format!("{:?}", line.nodes.first());
        html! { <VariationRunView {key} {line} {now} {comments} controller={controller.clone()} act={act.clone()} /> }
    });
    let lines: Vec<_> = lines.collect();
    let first = Wiring { slot: &|_| html! {}, press: &|_| act.reform(|_: MouseEvent| Intent::GoTo(0)) };
    html! {
        <div class="tree" ref={list} role="group" aria-label={words.record} {onkeydown} {onfocusin}>
            { wired(Moves { tree, at, stop: false }.start(words), &first) }
            { lines }
        </div>
    }
}

#[derive(Clone, Properties)]
struct VariationRunProps {
    line: VariationRun,
    now: Option<NodeId>,
    comments: Vec<String>,
    controller: Controller,
    act: Callback<Intent>,
}

/// Tokens and actors of nodes never change, so the match is not compared.
impl PartialEq for VariationRunProps {
    fn eq(&self, other: &VariationRunProps) -> bool {
        (&self.line, self.now, &self.comments, &self.act) == (&other.line, other.now, &other.comments, &other.act)
    }
}

/// A run of moves, as a component, so that it does not re-render when another run changes.
#[component]
fn VariationRunView(props: &VariationRunProps) -> Html {
    let words = use_language().shell();
    let VariationRunProps { line, now, controller, act, .. } = props;
    let tree = controller.game_match().tree();
    let moves = Moves { tree, at: now.unwrap_or(RecordTree::ROOT), stop: false };
    let items = moves.items(line).map(|(id, item)| {
        let press = |_| act.reform(move |_: MouseEvent| Intent::GoToNode(id));
        wired(item.into(), &Wiring { slot: &|_| html! {}, press: &press })
    });
    let items = items.collect::<Html>();
    with_slots(moves.run(line, words).with(Node::Slot("items")).into(), &|_| items.clone())
}
