//! Lessons: the goal of a game, moves that are shown and then repeated, and tasks. A chunk with its own words and
//! styles.

mod instructions;
mod progress;
mod step_at_board;
mod task;

pub use progress::{is_done, mark_done};
pub use trivium_session::lesson::{LessonStep, read};

use super::fetch;
use super::notice::Notice;
use super::returned::{keep, returned};
use super::route::{Route, is_new, leave, replace};
use super::screen::Screen;
use super::screen_loader::lesson;
use super::settings::{use_language, use_title};
use super::statistics::take_lesson;
use super::store;
use progress::{keep_place, place};
use std::rc::Rc;
use step_at_board::{LessonContext, StepAtBoard, lay, names_places};
use task::Task;
use trivium_boards::icons::{Icon, icon};
use trivium_engine::Level;
use trivium_rules::core::Seat;
use trivium_rules::games;
use trivium_session::{Match, Setup};
use trivium_words::{Language, LessonWords, PuzzleWords, fill};
use yew::prelude::*;

pub fn screen(screen: &Screen) -> Html {
    match screen.route.clone() {
        Route::Learn(game) => html! { <LessonPage {game} /> },
        _ => html! {},
    }
}

#[derive(Clone, PartialEq, Properties)]
struct LessonProps {
    game: String,
}

#[component]
fn LessonPage(props: &LessonProps) -> Html {
    let language = use_language();
    let steps = use_memo((language, props.game.clone()), |(language, game)| {
        let read = read(&fetch::held(&lesson(*language, game))?);
        // A lesson with a step that cannot be played is treated as missing.
        let sound = !read.is_empty() && read.iter().all(|step| lay(game, step, &[], true).is_some());
        sound.then(|| Rc::new(read))
    });
    let words = (fetch::held_words::<LessonWords>(language), fetch::held_words::<PuzzleWords>(language));
    match (&*steps, words) {
        (Some(steps), (Some(lesson), Some(puzzles))) => {
            let own = LessonContext { lesson, puzzles };
            html! { <LessonSteps game={props.game.clone()} steps={steps.clone()} {own} /> }
        }
        _ => html! { <Notice title={language.shell().wrong.part} /> },
    }
}

/// A step from 0, and how often it was started.
type Place = (usize, u32);

/// The step at which the lesson continues. A lesson that is opened again after its end starts from the beginning.
fn reached(game: &str, steps: usize) -> usize {
    let step = place(game).min(steps);
    if step == steps && is_new() { 0 } else { step }
}

#[derive(Clone, PartialEq, Properties)]
struct LessonStepsProps {
    game: String,
    steps: Rc<Vec<LessonStep>>,
    own: LessonContext,
}

#[component]
fn LessonSteps(props: &LessonStepsProps) -> Html {
    let LessonStepsProps { game, steps, own } = props;
    let (language, words) = (use_language(), own.lesson);
    let name = language.game(game).name;
    let title = use_title(&[name, " · ", words.title].concat());
    let at = use_state_eq(|| -> Place { (reached(game, steps.len()), 0) });
    let laid = use_memo((*at, steps.clone()), |(at, steps)| {
        let step = steps.get(at.0)?;
        // Resume the step that the user left.
        let left = returned::<(Place, StepAtBoard)>("step").filter(|(of, left)| of == at && left.step == *step);
        let lay = || {
            Some(StepAtBoard { step: step.clone(), table: lay(game, step, language.seats(game), names_places(steps))? })
        };
        left.map(|(_, left)| left).or_else(lay)
    });
    use_effect_with((*at, laid.clone()), |(at, laid)| {
        if let Some(laid) = &**laid {
            keep("step", (*at, laid.clone()));
        }
    });
    let (now, begun) = *at;
    {
        let (game, number) = (game.clone(), steps.len());
        use_effect_with(now, move |now| {
            keep_place(&game, *now);
            if *now >= number {
                mark_done(&game);
                take_lesson(&game);
            }
        });
    }
    let back = {
        let route = Route::New(game.clone());
        move |_| leave(&route)
    };
    let head = html! {
        <header class="bar">
            <button class="icon" aria-label={language.shell().back} onclick={back}>{ icon(Icon::Back) }</button>
            <h1 ref={title} tabindex="-1">{ name }<small>{ words.title }</small></h1>
            <a class="icon" href={Route::Rules(game.clone(), String::new())} aria-label={language.shell().rules}>
                { icon(Icon::Rules) }
            </a>
        </header>
    };
    let go = |to: (usize, u32)| {
        let at = at.setter();
        Callback::from(move |()| at.set(to))
    };
    let Some(laid) = &*laid else {
        return over(props, language, head, go((0, 0)));
    };
    html! {
        <Task
            key={format!("{now} {begun}")}
            laid={laid.clone()}
            own={*own}
            first={now == 0}
            {head}
            next={go((now + 1, 0))}
            again={go((now, begun + 1))}
        >
            { stages(words, now, steps.len(), |step| go((step, 0))) }
        </Task>
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

/// The end of the lesson: offers a first match against the weakest computer player.
fn over(props: &LessonStepsProps, language: Language, head: Html, again: Callback<()>) -> Html {
    let LessonStepsProps { game, steps, own } = props;
    let words = own.lesson;
    let play = {
        let (game, variant) = (game.clone(), steps.first().map(|step| step.variant.clone()).unwrap_or_default());
        move |_| {
            if let Some(setup) = first_match(&game, &variant, store::seed()) {
                let id = store::fresh_id();
                // If the browser cannot store it, the match reports that itself.
                store::keep(&id, &Match::new(setup), drop);
                replace(&Route::Game(id, None));
            }
        }
    };
    html! {
        <main class="page narrow lesson-over">
            { head }
            <p class="end" role="status"><strong>{ words.over }</strong>{ " " }{ words.over_text }</p>
            <div class="row">
                <button class="button main" onclick={play}>{ words.play }</button>
                <a class="button" href={Route::Rules(game.clone(), String::new())}>{ language.shell().rules }</a>
                <button class="button" onclick={again.reform(|_: MouseEvent| ())}>{ words.again }</button>
            </div>
        </main>
    }
}

/// The match after a lesson: the reader moves first, and the weakest computer players have the other seats.
fn first_match(game: &str, variant: &str, seed: u64) -> Option<Setup> {
    let info = games::info(game).ok()?;
    let variant = if variant.is_empty() { info.variants[0].id } else { variant };
    let setup = Setup::new(game, variant, [], [], seed).ok()?;
    let others = Seat::all(info.seats).skip(1);
    Some(others.fold(setup, |setup, seat| setup.with_engine(seat, Level::read("1"))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_match_is_against_the_weakest_level() {
        for game in games::GAMES {
            let setup = first_match(game.id, "", 1).expect("every game can be played");
            let engines: Vec<_> = Seat::all(game.seats).map(|seat| setup.engine(seat).map(Level::number)).collect();
            assert_eq!((engines[0], engines[1]), (None, Some(1)), "{}", game.id);
            assert!(engines[1..].iter().all(Option::is_some), "{}", game.id);
        }
    }
}
