//! Lessons on games and variants: the goal, moves that are shown and then repeated, and tasks. A chunk with its own
//! words and styles.

mod end;
mod instructions;
mod step_at_board;
mod task;

use crate::ui::base::controls::page_bar;
use crate::ui::base::fetch;
use crate::ui::base::lesson_progress::mark_done;
use crate::ui::base::lesson_progress::{keep_place, key, place};
use crate::ui::base::notice::Notice;
use crate::ui::base::returned::{keep, returned};
use crate::ui::base::route::{Route, is_new};
use crate::ui::base::screen::Screen;
use crate::ui::base::settings::{use_language, use_title};
use crate::ui::base::statistics::take_lesson;
use crate::ui::parts::chunk::ChunkExports;
use std::rc::Rc;
use step_at_board::{LessonContext, StepAtBoard, lay, names_places};
use task::StepView;
use trivium_boards::icons::{Icon, icon};
use trivium_rules::games;
use trivium_session::lesson::{Lesson, read};
use trivium_words::{Language, LessonWords, PuzzleWords, fill};
use yew::prelude::*;

pub fn exports() -> ChunkExports {
    ChunkExports::Screen(screen)
}

fn screen(screen: &Screen) -> Html {
    match screen.route.clone() {
        Route::Learn(game, name) => html! { <LessonPage key={name.clone()} {game} name={name.clone()} /> },
        _ => html! {},
    }
}

#[derive(Clone, PartialEq, Properties)]
struct LessonProps {
    game: String,
    /// Empty for the lesson of the game.
    name: String,
}

#[component]
fn LessonPage(props: &LessonProps) -> Html {
    let language = use_language();
    let found = use_memo((language, props.clone()), |(language, LessonProps { game, name })| {
        let read = read(&fetch::held(&file_of(*language, game))?).into_iter().find(|lesson| lesson.name == *name)?;
        // A lesson with a step that cannot be played is treated as missing.
        let sound = !read.steps.is_empty() && read.steps.iter().all(|step| lay(game, step, &[], true, "").is_some());
        sound.then(|| Rc::new(read))
    });
    let words = (fetch::held_words::<LessonWords>(language), fetch::held_words::<PuzzleWords>(language));
    match (&*found, words) {
        (Some(found), (Some(lesson), Some(puzzles))) => {
            let own = LessonContext { lesson, puzzles };
            html! { <LessonSteps game={props.game.clone()} lesson={found.clone()} {own} /> }
        }
        _ => html! { <Notice title={language.shell().wrong.part} /> },
    }
}

/// A step from 0, and how often it was started.
type Place = (usize, u32);

/// The step at which the lesson continues. A lesson that is opened again after its end starts from the beginning.
fn reached(lesson: &str, steps: usize) -> usize {
    let step = place(lesson).min(steps);
    if step == steps && is_new() { 0 } else { step }
}

#[derive(Clone, PartialEq, Properties)]
struct LessonStepsProps {
    game: String,
    lesson: Rc<Lesson>,
    own: LessonContext,
}

#[component]
fn LessonSteps(props: &LessonStepsProps) -> Html {
    let LessonStepsProps { game, lesson, own } = props;
    let (language, words) = (use_language(), own.lesson);
    let Lesson { name, steps, .. } = &**lesson;
    let (heading, subject) = (language.game(game).name, subject(language, game, name));
    let title = use_title(&[heading, " · ", &subject].concat());
    let key = key(game, name);
    let at = use_state_eq(|| -> Place { (reached(&key, steps.len()), 0) });
    let at_board = use_memo((*at, lesson.clone()), |(at, lesson)| {
        let step = lesson.steps.get(at.0)?;
        // Resume the step that the user left.
        let left = returned::<(Place, StepAtBoard)>("step").filter(|(of, left)| of == at && left.step == *step);
        let lay = || {
            let half = half_id(&key, at.0);
            let table = lay(game, step, language.seats(game), names_places(&lesson.steps), &half)?;
            Some(StepAtBoard { step: step.clone(), table })
        };
        left.map(|(_, left)| left).or_else(lay)
    });
    let on_change = use_callback(*at, |at_board: StepAtBoard, at| keep("step", (*at, at_board)));
    let (now, begun) = *at;
    {
        let (game, key, number) = (game.clone(), key.clone(), steps.len());
        use_effect_with(now, move |now| {
            keep_place(&key, *now);
            if *now >= number && key == game {
                mark_done(&game);
                take_lesson(&game);
            }
        });
    }
    let rules = html! {
        <a class="icon" href={Route::Rules(game.clone(), String::new())} aria-label={language.shell().rules}>
            { icon(Icon::Rules) }
        </a>
    };
    let head = page_bar(language.shell(), Route::New(game.clone()), title, [heading, &subject], rules);
    let go = |to: (usize, u32)| {
        let at = at.setter();
        Callback::from(move |()| at.set(to))
    };
    let Some(at_board) = &*at_board else {
        return end::page(game, lesson, words, language, head, go((0, 0)));
    };
    html! {
        <StepView
            key={format!("{now} {begun}")}
            at_board={at_board.clone()}
            own={*own}
            half={half_id(&key, now)}
            first={now == 0}
            {head}
            {on_change}
            next={go((now + 1, 0))}
            again={go((now, begun + 1))}
        >
            { stages(words, now, steps.len(), |step| go((step, 0))) }
        </StepView>
    }
}

/// The identity of an unfinished choice in a step.
fn half_id(key: &str, step: usize) -> String {
    ["lesson/", key, "/", &step.to_string()].concat()
}

/// “Lesson”, with the title of the variant that it teaches.
fn subject(language: Language, game: &str, name: &str) -> String {
    let title = language.installed::<LessonWords>().map_or("", |words| words.title);
    if name.is_empty() { title.to_owned() } else { [title, ": ", taught(language, game, name)].concat() }
}

/// The title of the variant or the addition that a lesson teaches.
pub fn taught(language: Language, game: &str, name: &str) -> &'static str {
    let words = language.game(game);
    let variant = games::info(game).is_ok_and(|info| info.variant(name).is_ok());
    // The label of an addition continues with an explanation.
    if variant {
        words.variant(name)[0]
    } else {
        words.option(name).split([':', ',']).next().unwrap_or_default().trim()
    }
}

/// The progress, with a button for each step and one step back.
fn stages(words: &LessonWords, now: usize, steps: usize, go: impl Fn(usize) -> Callback<()>) -> Html {
    let named = |step: usize| fill(words.step, &[&(step + 1).to_string(), &steps.to_string()]);
    let dots = (0..steps).map(|step| {
        let class = if step < now { "past" } else { "" };
        let onclick = go(step).reform(|_: MouseEvent| ());
        html! {
            <li key={step} {class} aria-current={(step == now).then_some("step")}>
                <button type="button" aria-label={named(step)} {onclick}></button>
            </li>
        }
    });
    let back = now.checked_sub(1).map(|before| {
        let onclick = go(before).reform(|_: MouseEvent| ());
        let label = words.step_back;
        html! { <button class="icon step-back" aria-label={label} title={label} {onclick}>{ icon(Icon::Back) }</button> }
    });
    html! {
        <div class="stages">
            { for back }
            <p>{ named(now) }</p>
            <ol>{ for dots }</ol>
        </div>
    }
}

/// The file with the steps of a lesson.
pub fn file_of(language: Language, game: &str) -> String {
    ["lessons/", language.tag(), "/", game, ".txt"].concat()
}
