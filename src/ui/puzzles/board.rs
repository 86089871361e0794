//! A puzzle at its board.

use super::stage::{PuzzleAtBoard, PuzzleStage};
use crate::ui::coded::coded;
use crate::ui::game::{
    BEFORE_ANSWER, EngineControls, Listener, Novelty, Options, Seats, board_view, closed, commands, hues,
    intent_button, names, spoken_status, status_prompt, use_line, use_play,
};
use crate::ui::position;
use crate::ui::route::Route;
use crate::ui::settings::use_settings;
use trivium_boards::{BoardView, Trays, board};
use trivium_rules::core::{Pick, Turn};
use trivium_session::puzzle::{Goal, Theme};
use trivium_session::{Controller, Intent};
use trivium_words::{BoardText, Language, PuzzleWords, Text, fill};
use yew::prelude::*;

/// The words of puzzles: the same ones as long as the language is.
#[derive(Clone, Copy)]
pub struct OwnWords(pub &'static PuzzleWords);

impl PartialEq for OwnWords {
    fn eq(&self, other: &OwnWords) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct BoardProps {
    /// The puzzle and its match.
    pub laid: PuzzleAtBoard,
    /// How many tokens of its line are played there.
    pub at: usize,
    /// The words of puzzles.
    pub own: OwnWords,
    /// How much of the hint is seen: nothing, the theme, the place.
    pub hinted: u8,
    /// The text above it.
    pub head: Html,
    /// Shows more of the hint.
    pub hint: Callback<()>,
    /// Is told when it was solved, or missed.
    pub ended: Callback<bool>,
    /// Begins again where so many tokens were right.
    pub again: Callback<usize>,
    /// Where the next one is.
    pub next: Route,
}

/// A puzzle.
#[component]
pub fn PuzzleBoard(props: &BoardProps) -> Html {
    let BoardProps { laid, at, own, hinted, head, .. } = props;
    let set = use_settings();
    let language = set.now.language;
    let begins = *at;
    let stage = use_mut_ref(|| PuzzleStage::Open(begins));
    let now = stage.borrow().clone();
    let decide = {
        let stage = stage.clone();
        use_callback((laid.clone(), props.ended.clone()), move |intent: Intent, (laid, ended)| {
            let after = stage.borrow().after(laid, intent);
            let before = stage.replace(after.clone());
            match (before, after) {
                (PuzzleStage::Open(_), PuzzleStage::Told { found, .. }) => ended.emit(found),
                (PuzzleStage::Open(_), PuzzleStage::Beaten { .. }) => ended.emit(false),
                _ => {}
            }
        })
    };
    let open = now.open(laid);
    let play = use_play(&laid.game_match, Options { decide, open, draws: false });
    let next = now.next(laid).map(|token| (token, now.further()));
    use_line(&laid.game_match, &stage, next, BEFORE_ANSWER, &play.redraw);
    let forward = use_forward(matches!(now, PuzzleStage::Told { .. } | PuzzleStage::Beaten { .. }));
    let controller = laid.game_match.borrow();
    let deps = (controller.serial(), controller.chosen().to_vec(), now.clone(), *hinted);
    let view = use_memo((deps, set.now), |_| {
        let view = board_view(&controller, &set, true, 0, &[]);
        // Nobody is told what would decide the game; answers name places.
        let view = BoardView {
            decisive: Vec::new(),
            coordinates: true,
            hinted: marked(&controller, laid, &now, *hinted),
            ..view
        };
        let over = !open || matches!(controller.game_match().turn(), Turn::Over(_));
        if over { closed(view) } else { view }
    });
    let (told, said) = told(props, &now, &controller, language);
    let game_match = controller.game_match();
    html! {
        <main
            class="game lesson"
            data-puzzle={stage_name(&now, open)}
            data-seats={game_match.setup().game().seats().to_string()}
            data-turn={game_match.turn().seat().map(|seat| seat.to_string())}
            data-hues={hues(&controller, &view.scene)}
            data-position={game_match.position().text()}
        >
            { head.clone() }
            <Seats
                view={view.clone()}
                names={names(&controller, language)}
                controller={laid.game_match.clone()}
                stamp={play.stamp}
                round=false
                on_pick={play.on_pick()}
                on_cancel={play.on_cancel()}
            />
            <section class="table" aria-label={language.text(&Text::Board(BoardText::Board)).into_owned()}>
                <div class="turn">
                    { board(play.board(&view, true)) }
                    <Trays view={view.clone()} on_pick={play.on_pick()} on_cancel={play.on_cancel()} />
                </div>
            </section>
            <section class="instructions" aria-label={own.0.title}>
                <div class="told">{ told }</div>
                <div class="row">{ buttons(props, &now, &controller, language, &play.act, forward) }</div>
                <div class="unseen" role="status">{ said }</div>
            </section>
            <div class="stages">
                <p>{ fill(own.0.difficulty, &[&laid.puzzle.grade.to_string()]) }</p>
                { for position::route(&laid.game_match).map(|route| html! { <a href={route}>{ language.shell().trying.edit }</a> }) }
            </div>
        </main>
    }
}

/// The name of a stage.
fn stage_name(now: &PuzzleStage, open: bool) -> &'static str {
    match now {
        PuzzleStage::Open(_) if open => "open",
        PuzzleStage::Open(_) => "answered",
        PuzzleStage::Beaten { .. } => "beaten",
        PuzzleStage::Told { found: true, .. } => "solved",
        PuzzleStage::Told { .. } => "shown",
    }
}

/// The control with which one goes on; it gets the focus once the puzzle is done.
#[hook]
fn use_forward(done: bool) -> NodeRef {
    let forward = use_node_ref();
    let target = forward.clone();
    use_effect_with(done, move |done| {
        if let Some(target) = target.cast::<web_sys::HtmlElement>().filter(|_| *done) {
            let _ = target.focus();
        }
    });
    forward
}

/// The place that the hint marks: the next thing to point at.
fn marked(controller: &Controller, laid: &PuzzleAtBoard, stage: &PuzzleStage, hinted: u8) -> Vec<Pick> {
    let token = match stage {
        PuzzleStage::Open(at) if hinted > 1 && stage.open(laid) => laid.puzzle.line.get(*at),
        _ => None,
    };
    token.and_then(|token| controller.way(token).first().copied()).into_iter().collect()
}

/// The task, in a language.
pub fn task(words: &PuzzleWords, goal: Goal) -> String {
    match goal {
        Goal::Win => words.only.to_owned(),
        Goal::WinIn(1) | Goal::WinOrLose(1, _) => words.at_once.to_owned(),
        Goal::WinIn(turns) | Goal::WinOrLose(turns, _) => fill(words.within, &[&turns.to_string()]),
        Goal::Hold(_) => words.hold.to_owned(),
        Goal::Draw => words.draw.to_owned(),
    }
}

/// A theme, in a language.
pub fn theme(words: &PuzzleWords, theme: Theme) -> &'static str {
    Theme::ALL.iter().position(|(known, _)| *known == theme).map_or("", |at| words.themes[at])
}

/// The text next to the board, and what is heard of it.
fn told(props: &BoardProps, now: &PuzzleStage, controller: &Controller, language: Language) -> (Html, String) {
    let (words, puzzle) = (props.own.0, &props.laid.puzzle);
    let asked = task(words, puzzle.goal);
    let mover = named_mover(controller, language, props);
    let hint = (props.hinted > 0).then(|| fill(words.hinted, &[theme(words, puzzle.theme)]));
    let note = match now {
        PuzzleStage::Open(0) => None,
        PuzzleStage::Open(_) => Some(words.further.to_owned()),
        PuzzleStage::Beaten { attempt, answer, .. } => Some(match answer.is_empty() {
            true => fill(words.wrong, &[attempt]),
            false => fill(words.beaten, &[attempt, &answer.join(" ")]),
        }),
        PuzzleStage::Told { found: true, .. } => Some(words.right.to_owned()),
        PuzzleStage::Told { .. } => Some(words.shown.to_owned()),
    };
    let status = status_prompt(controller, language, &EngineControls::default());
    let refused = status.refused.then(|| status.text.clone());
    let happened = if controller.serial() == 0 {
        String::new()
    } else {
        spoken_status(controller, Listener::of_all(language), &status, Novelty::New)
    };
    let heard = note.as_ref().or(refused.as_ref()).or(hint.as_ref()).map(|text| text.replace('`', ""));
    let said = match (heard, now) {
        (Some(heard), PuzzleStage::Open(_)) => heard,
        (Some(heard), _) => [&heard, " ", &happened].concat(),
        (None, _) => String::new(),
    };
    let told = html! {
        <>
            <p><strong>{ mover }</strong>{ " " }{ asked }</p>
            if let Some(hint) = hint {
                <p>{ hint }</p>
            }
            if let Some(note) = note.or(refused) {
                <p class="note">{ coded(&note) }</p>
            }
        </>
    };
    (told, said)
}

/// The seat that solves it: “Orange to move.”
fn named_mover(controller: &Controller, language: Language, props: &BoardProps) -> String {
    let names = names(controller, language);
    names
        .get(props.laid.seat.index())
        .map_or_else(String::new, |name| [&fill(language.shell().to_move, &[name]), "."].concat())
}

fn buttons(
    props: &BoardProps,
    now: &PuzzleStage,
    controller: &Controller,
    language: Language,
    act: &Callback<Intent>,
    forward: NodeRef,
) -> Html {
    let words = props.own.0;
    let next = |class: &'static str| html! { <a class={classes!("button", class)} href={props.next.clone()}>{ words.next }</a> };
    match now {
        PuzzleStage::Beaten { at, .. } => {
            let (again, at) = (props.again.clone(), *at);
            html! {
                <>
                    <button class="button main" ref={forward} onclick={move |_| again.emit(at)}>{ words.again }</button>
                    { next("quiet") }
                </>
            }
        }
        PuzzleStage::Told { .. } => {
            let again = props.again.reform(|_: MouseEvent| 0);
            html! {
                <>
                    <a class="button main" ref={forward} href={props.next.clone()}>{ words.next }</a>
                    <button class="button" onclick={again}>{ words.again }</button>
                </>
            }
        }
        PuzzleStage::Open(_) => {
            let hint = props.hint.reform(|_: MouseEvent| ());
            html! {
                <>
                    { for commands(controller, language.shell(), act, "") }
                    if !controller.chosen().is_empty() {
                        { intent_button(act, Intent::Cancel, "", language.shell().cancel) }
                    }
                    if props.hinted < 2 {
                        <button class="button" onclick={hint}>{ words.hint }</button>
                    }
                    { intent_button(act, Intent::EngineMove(String::new()), "quiet", words.show) }
                </>
            }
        }
    }
}
