//! A puzzle at its board.

use super::stage::{PuzzleAtBoard, PuzzleStage, Solving};
use crate::ui::coded::coded;
use crate::ui::game::{
    BEFORE_ANSWER, EngineControls, Listener, Novelty, Options, Playing, Seats, board_view, closed, commands,
    heard_region, hues, intent_button, names, spoken_half, spoken_status, status_prompt, use_line, use_play,
};
use crate::ui::position;
use crate::ui::route::Route;
use crate::ui::settings::use_settings;
use std::rc::Rc;
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

/// The ways on from a puzzle.
#[derive(Clone, PartialEq)]
pub struct Ways {
    /// Shows more of the hint.
    pub hint: Callback<()>,
    /// Begins again where so many tokens were right.
    pub again: Callback<usize>,
    /// Where the next one is, if one can go there.
    pub next: Option<Route>,
}

#[derive(Clone, PartialEq, Properties)]
pub struct BoardProps {
    /// The puzzle and how far it has come.
    pub solving: Solving,
    /// The words of puzzles.
    pub own: OwnWords,
    /// How much of the hint is seen: nothing, the theme, the place.
    pub hinted: u8,
    /// The text above it.
    pub head: Html,
    /// Is told when it was solved, or missed.
    pub ended: Callback<bool>,
    /// The ways on.
    pub ways: Ways,
}

/// A puzzle.
#[component]
pub fn PuzzleBoard(props: &BoardProps) -> Html {
    let BoardProps { solving, own, hinted, head, ways, .. } = props;
    let language = use_settings().now.language;
    let decide = use_callback((solving.clone(), props.ended.clone()), |intent: Intent, (solving, ended)| {
        if let Some(right) = solving.decide(intent) {
            ended.emit(right);
        }
    });
    let Puzzling { now, open, play, view } = use_puzzle(solving, *hinted, 0, decide, &Callback::noop());
    let forward = use_forward(matches!(now, PuzzleStage::Told { .. } | PuzzleStage::Beaten { .. }));
    let laid = &solving.laid;
    let controller = laid.game_match.borrow();
    let texts = Texts { own: *own, laid, now: &now, controller: &controller, language, hinted: *hinted };
    let game_match = controller.game_match();
    html! {
        <main
            class="game lesson"
            data-puzzle={now.name(open)}
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
                <div class="told">
                    <p><strong>{ texts.mover() }</strong>{ " " }{ task(own.0, laid.puzzle.goal) }</p>
                    { for texts.hint().map(|hint| html! { <p>{ hint }</p> }) }
                    { for texts.note().map(|note| html! { <p class="note">{ coded(&note) }</p> }) }
                </div>
                <div class="row">{ texts.buttons(ways, &play.act, forward) }</div>
                { heard_region(&controller, texts.said()) }
            </section>
            <div class="stages">
                <p>{ fill(own.0.difficulty, &[&laid.puzzle.grade.to_string()]) }</p>
                { for position::route(&laid.game_match).map(|route| html! { <a href={route}>{ language.shell().trying.edit }</a> }) }
            </div>
        </main>
    }
}

/// A puzzle as it is played at a board.
pub struct Puzzling {
    /// How far it has come.
    pub now: PuzzleStage,
    /// Whether the solver is to decide.
    pub open: bool,
    /// Playing at the board.
    pub play: Playing,
    /// The board.
    pub view: Rc<BoardView>,
}

/// Plays a puzzle at a board that is turned that often: the solver by `decide`, the board its answers by itself. `answered` is told of each of those.
#[hook]
pub fn use_puzzle(
    solving: &Solving,
    hinted: u8,
    orientation: u8,
    decide: Callback<Intent>,
    answered: &Callback<()>,
) -> Puzzling {
    let Solving { laid, stage } = solving;
    let set = use_settings();
    let now = stage.borrow().clone();
    let open = now.open(laid);
    let play = use_play(&laid.game_match, Options { decide, open, draws: false });
    let next = now.next(laid).map(|token| (token, now.further()));
    let drawn = use_callback((play.redraw.clone(), answered.clone()), |(), (redraw, answered)| {
        answered.emit(());
        redraw.emit(());
    });
    use_line(&laid.game_match, stage, next, BEFORE_ANSWER, &drawn);
    let controller = laid.game_match.borrow();
    let deps = (controller.serial(), controller.chosen().to_vec(), now.clone(), hinted, orientation);
    let view = use_memo((deps, set.now), |_| {
        let view = board_view(&controller, &set, true, orientation, &[]);
        // Nobody is told what would decide the game; answers name places.
        let view = BoardView {
            decisive: Vec::new(),
            coordinates: true,
            hinted: marked(&controller, laid, &now, hinted),
            ..view
        };
        let over = !open || matches!(controller.game_match().turn(), Turn::Over(_));
        if over { closed(view) } else { view }
    });
    drop(controller);
    Puzzling { now, open, play, view }
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

/// The texts next to a puzzle's board.
pub struct Texts<'a> {
    /// The words of puzzles.
    pub own: OwnWords,
    /// The puzzle and its match.
    pub laid: &'a PuzzleAtBoard,
    /// How far it has come.
    pub now: &'a PuzzleStage,
    /// The match.
    pub controller: &'a Controller,
    /// The language.
    pub language: Language,
    /// How much of the hint is seen.
    pub hinted: u8,
}

impl Texts<'_> {
    /// The seat that solves it: “Orange to move.”
    pub fn mover(&self) -> String {
        let names = names(self.controller, self.language);
        let name = names.get(self.laid.seat.index()).map_or("", |name| name.as_str());
        [&fill(self.language.shell().to_move, &[name]), "."].concat()
    }

    /// The theme, once a hint names it, and then where to begin.
    pub fn hint(&self) -> Option<String> {
        let theme = (self.hinted > 0).then(|| fill(self.own.0.hinted, &[theme(self.own.0, self.laid.puzzle.theme)]));
        theme.map(|theme| theme + &self.marked().map_or_else(String::new, |marked| [" ", &marked].concat()))
    }

    /// The place that the hint marks, in words.
    fn marked(&self) -> Option<String> {
        let pick = marked(self.controller, self.laid, self.now, self.hinted).first().copied()?;
        Some(fill(self.own.0.choose, &[&self.language.pick_text(self.controller, pick)]))
    }

    /// The result of the try. Tokens stand between backticks.
    pub fn note(&self) -> Option<String> {
        let words = self.own.0;
        match self.now {
            PuzzleStage::Open(at) => {
                let status = status_prompt(self.controller, self.language, &EngineControls::default());
                status.refused.then_some(status.text).or((*at > 0).then(|| words.further.to_owned()))
            }
            PuzzleStage::Beaten { attempt, answer, .. } => Some(match answer.is_empty() {
                true => fill(words.wrong, &[attempt]),
                false => fill(words.beaten, &[attempt, &answer.join(" ")]),
            }),
            PuzzleStage::Told { found: true, .. } => Some(words.right.to_owned()),
            PuzzleStage::Told { .. } => Some(words.shown.to_owned()),
        }
    }

    /// The text that is heard of it.
    pub fn said(&self) -> String {
        let heard = self.note().map(|text| text.replace('`', ""));
        match (heard, self.now) {
            (heard, PuzzleStage::Open(_)) => {
                let half = spoken_half(self.controller, self.language);
                // The theme was heard before the place, and a question before the first half of its answer.
                let all = match (half.is_empty(), self.marked()) {
                    (true, marked) => [heard, marked.or_else(|| self.hint())],
                    (false, marked) => [marked, Some(half)],
                };
                all.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            (None, _) => String::new(),
            (Some(heard), _) if self.controller.serial() == 0 => heard,
            (Some(heard), _) => {
                let status = status_prompt(self.controller, self.language, &EngineControls::default());
                let listener = Listener::of_all(self.language);
                [&heard, " ", &spoken_status(self.controller, listener, &status, Novelty::New)].concat()
            }
        }
    }

    /// The buttons; `forward` is the one with which one goes on.
    pub fn buttons(&self, ways: &Ways, act: &Callback<Intent>, forward: NodeRef) -> Html {
        let words = self.own.0;
        let again = |class: &'static str, at: usize, target: NodeRef| {
            let again = ways.again.reform(move |_: MouseEvent| at);
            html! { <button {class} ref={target} onclick={again}>{ words.again }</button> }
        };
        let next = |class: &'static str, target: NodeRef| {
            let link = |next: &Route| html! { <a {class} ref={target} href={next.clone()}>{ words.next }</a> };
            ways.next.as_ref().map(link)
        };
        match self.now {
            PuzzleStage::Beaten { at, .. } => html! {
                <>
                    { again("button main", *at, forward) }
                    { for next("button quiet", NodeRef::default()) }
                </>
            },
            PuzzleStage::Told { .. } => html! {
                <>
                    { for next("button main", forward) }
                    { again("button", 0, NodeRef::default()) }
                </>
            },
            PuzzleStage::Open(_) => {
                let hint = ways.hint.reform(|_: MouseEvent| ());
                html! {
                    <>
                        { for commands(self.controller, self.language.shell(), act, "") }
                        if !self.controller.chosen().is_empty() {
                            { intent_button(act, Intent::Cancel, "", self.language.shell().cancel) }
                        }
                        if self.hinted < 2 {
                            <button class="button" onclick={hint}>{ words.hint }</button>
                        }
                        { intent_button(act, Intent::EngineMove(String::new()), "quiet", words.show) }
                    </>
                }
            }
        }
    }
}
