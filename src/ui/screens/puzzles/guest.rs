//! An embedded puzzle. Board, hint and solution are the same as on the page, but nothing is written to the diary.

use super::board::{PuzzleActions, Texts, theme};
use super::table::{PlayedTask, use_task};
use super::task_texts::use_task_novelty;
use super::{file_of, find_puzzle, screen};
use crate::ui::base::coded::coded;
use crate::ui::base::controls::emblem;
use crate::ui::base::fetch;
use crate::ui::base::own_words::OwnWords;
use crate::ui::base::scroll_position::hold_focus;
use crate::ui::base::settings::use_settings;
use crate::ui::game::announcements::{busy_region, live_region};
use crate::ui::game::board_screen::BoardScreen;
use crate::ui::game::engines::EngineControls;
use crate::ui::game::hues::hues;
use crate::ui::game::line::BEFORE_ANSWER;
use crate::ui::game::use_match::MatchValue;
use crate::ui::parts::chunk::ChunkExports;
use crate::ui::parts::puzzles::{Guest, NoPuzzle, PuzzleExports, Step};
use crate::ui::parts::solving::Solving;
use trivium_session::puzzle::PuzzleFile;
use trivium_words::{Language, PuzzleWords, fill};
use yew::prelude::*;

pub fn exports() -> ChunkExports {
    ChunkExports::Puzzles(PuzzleExports {
        screen,
        find,
        guest: |guest| html! { <GuestPuzzle ..guest.clone() /> },
        after: |solving, intent| solving.with(solving.table.after(intent, 0)),
        advanced: |solving| solving.with(solving.table.advanced()),
        play: Solving::play,
        again: Solving::again,
    })
}

fn find(game: &str, name: &str, language: Language) -> Result<Solving, NoPuzzle> {
    let text = fetch::held(&file_of(game)).ok_or(NoPuzzle::Unloaded)?;
    let file = PuzzleFile::read(&text).map_err(NoPuzzle::File)?;
    let puzzle = find_puzzle(&file, name).ok_or(NoPuzzle::Gone)?;
    Solving::new(file.game, puzzle, 0, language.seats(file.game)).ok_or(NoPuzzle::Gone)
}

#[component]
pub fn GuestPuzzle(props: &Guest) -> Html {
    // The number of the try, and the revealed part of the hint. It starts at 1, because the title names the theme.
    let attempt = use_state_eq(|| (0_u32, 1_u8));
    let (number, hinted) = *attempt;
    let language = use_settings().now.language;
    let Some(words) = fetch::held_words::<PuzzleWords>(language) else { return html! {} };
    let hint = {
        let attempt = attempt.clone();
        Callback::from(move |()| attempt.set((number, 2)))
    };
    let again = {
        let step = props.step.clone();
        Callback::from(move |at| {
            attempt.set((number.wrapping_add(1), hinted));
            step.emit(Step::Again(at));
        })
    };
    let actions = PuzzleActions { hint, again, next: None, harder: None };
    html! { <GuestBoard key={number} guest={props.clone()} own={OwnWords(words)} {hinted} {actions} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct GuestBoardProps {
    guest: Guest,
    own: OwnWords<PuzzleWords>,
    hinted: u8,
    actions: PuzzleActions,
}

/// One try. [`GuestPuzzle`] mounts a new one for each.
#[component]
fn GuestBoard(props: &GuestBoardProps) -> Html {
    let GuestBoardProps { guest, own, hinted, actions, .. } = props;
    let Guest { solving, root, .. } = guest;
    let language = use_settings().now.language;
    let decide = use_callback((guest.step.clone(), *hinted > 1), |act, (step, hinted)| {
        step.emit(Step::Act { act, hinted: *hinted });
    });
    let advance = use_callback(guest.step.clone(), |(), step| step.emit(Step::BoardReply));
    let PlayedTask { play, view, settled_view } =
        use_task(&solving.table, *hinted > 1, guest.orientation, decide, &advance, BEFORE_ANSWER);
    {
        let root = root.clone();
        use_effect_with((), move |()| hold_focus(root.cast::<web_sys::Node>().as_ref()));
    }
    let (puzzle, table) = (&solving.puzzle, &solving.table);
    let controller = &table.controller;
    let novelty = use_task_novelty(controller, language);
    let texts = Texts { own: *own, solving, language, hinted: *hinted, novelty };
    let game_match = controller.game_match();
    let name = language.game(game_match.setup().game().id()).name;
    let shell = language.shell();
    let what = if guest.daily { shell.todays_puzzle } else { shell.puzzles };
    let difficulty = fill(own.0.difficulty, &[&puzzle.grade.to_string()]);
    let title = [name, what, theme(own.0, puzzle.theme), &difficulty].join(" · ");
    html! {
        <div
            ref={root.clone()}
            class="guest"
            role="group"
            aria-label={[name, " · ", what].concat()}
            data-mode="puzzle"
            data-puzzle={table.stage.name(table.open())}
            data-seats={game_match.setup().game().seats().to_string()}
            data-hues={hues(controller, &view.scene)}
            data-position={game_match.position().text()}
            onkeydown={guest.onkeydown.clone()}
        >
            <p class="title">{ title }</p>
            { BoardScreen { settled_view, ..BoardScreen::new(controller, play.board(&view, true)) }.embedded() }
            <div class="said" data-seat={table.task.seat.map(|seat| seat.to_string())}>
                <p class="asked">
                    { for table.task.seat.map(emblem) }
                    <span><strong>{ texts.mover() }</strong>{ " " }{ own.0.task(puzzle.goal) }</span>
                </p>
                <p class="remark">{ for texts.note().map(|note| coded(&note)) }</p>
                { texts.buttons(actions, &play.act, NodeRef::default()) }
                { live_region(controller, texts.announcement()) }
            </div>
            { busy_region(controller, language, &EngineControls::default(), guest.reply.as_ref()) }
        </div>
    }
}
