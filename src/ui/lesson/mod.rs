//! Lessons: a game in a few positions, a decision each. A part of the program with words and styles of its own.

mod learned;
mod task;
mod text;

pub use learned::{is_learned, learned};
pub use text::{Step, read};

use super::fetch;
use super::game::Shared;
use super::icons::{Icon, icon};
use super::notice::Notice;
use super::part::Part;
use super::route::{Route, leave};
use super::settings::{use_language, use_title};
use crate::games;
use crate::i18n::{Language, Lesson as Words, fill};
use crate::session::{Controller, Setup, Table};
use std::cell::RefCell;
use std::rc::Rc;
use task::Task;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The lesson at an address.
pub fn screen(route: &Route) -> Html {
    match route.clone() {
        Route::Learn(game) => html! { <LessonPage {game} /> },
        _ => html! {},
    }
}

#[derive(Clone, PartialEq, Properties)]
struct LessonProps {
    /// The game's name in the address.
    game: String,
}

/// The words of lessons: the same ones as long as the language is.
#[derive(Clone, Copy)]
struct Own(&'static Words);

impl PartialEq for Own {
    fn eq(&self, other: &Own) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

/// A step with its position.
#[derive(Clone, PartialEq)]
struct Laid {
    step: Step,
    table: Shared,
}

/// The steps of a lesson in a language.
type Steps = (Language, Option<Rc<Vec<Step>>>);

/// Sees to the words, the styles and the steps.
#[component]
fn LessonPage(props: &LessonProps) -> Html {
    let language = use_language();
    let steps = use_state(|| None::<Steps>);
    {
        let steps = steps.setter();
        use_effect_with((language, props.game.clone()), move |(language, game)| {
            let (language, game) = (*language, game.clone());
            spawn_local(async move {
                // Marks over boards are drawn by the part for pictures.
                let file = ["lessons/", language.tag(), "/", &game, ".txt"].concat();
                let (text, styled) = (fetch::text(&file).await, fetch::style("lesson").await.is_some());
                let there = styled && fetch::words::<Words>(language).await && Part::Pictures.fetch().await;
                let read = text.filter(|_| there).map(|text| read(&text));
                // A lesson that cannot be played to its end is none.
                let sound = |read: &Vec<Step>| !read.is_empty() && read.iter().all(|step| lay(&game, step).is_some());
                steps.set(Some((language, read.filter(sound).map(Rc::new))));
            });
        });
    }
    match &*steps {
        Some((of, read)) if *of == language => match (read, language.installed::<Words>()) {
            (Some(steps), Some(own)) => {
                html! { <Course game={props.game.clone()} steps={steps.clone()} own={Own(own)} /> }
            }
            _ => html! { <Notice title={language.shell().wrong.part} /> },
        },
        _ => html! {},
    }
}

/// The table of a step.
fn lay(game: &str, step: &Step) -> Option<Shared> {
    let info = games::info(game).ok()?;
    let variant = if step.variant.is_empty() { info.variants[0].id } else { &step.variant };
    let options = step.options.split_ascii_whitespace().filter_map(|option| option.split_once('='));
    let mut table = Table::new(Setup::new(game, variant, options, [], 0).ok()?);
    for token in step.tokens.split_ascii_whitespace() {
        table.play(token).ok()?;
    }
    Some(Rc::new(RefCell::new(Controller::new(table))).into())
}

#[derive(Clone, PartialEq, Properties)]
struct CourseProps {
    game: String,
    steps: Rc<Vec<Step>>,
    own: Own,
}

/// One step after the other.
#[component]
fn Course(props: &CourseProps) -> Html {
    let CourseProps { game, steps, own } = props;
    let (language, words) = (use_language(), own.0);
    let name = language.game(game).name;
    let title = use_title(&[name, " · ", words.title].concat());
    let at = use_state_eq(|| 0_usize);
    let laid = use_memo((*at, steps.clone()), |(at, steps)| {
        let step = steps.get(*at)?;
        Some(Laid { step: step.clone(), table: lay(game, step)? })
    });
    {
        let (game, done) = (game.clone(), *at >= steps.len());
        use_effect_with(done, move |done| {
            if *done {
                learned(&game);
            }
        });
    }
    let number = fill(words.step, &[&(*at + 1).to_string(), &steps.len().to_string()]);
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
    let go = |to: usize| {
        let at = at.setter();
        Callback::from(move |()| at.set(to))
    };
    let Some(laid) = &*laid else {
        let again = go(0).reform(|_: MouseEvent| ());
        return html! {
            <main class="page narrow lesson-over">
                { head }
                <p class="end" role="status"><strong>{ words.over }</strong>{ " " }{ words.over_text }</p>
                <div class="row">
                    <a class="button main" href={Route::New(game.clone())}>{ words.play }</a>
                    <a class="button" href={Route::Rules(game.clone(), String::new())}>{ language.shell().rules }</a>
                    <button class="button" onclick={again}>{ words.again }</button>
                </div>
            </main>
        };
    };
    let dots = (0..steps.len()).map(|nth| {
        let class = if nth < *at { "past" } else { "" };
        html! { <li key={nth} {class} aria-current={(nth == *at).then_some("step")}></li> }
    });
    html! {
        <Task key={*at} laid={laid.clone()} own={*own} first={*at == 0} {head} next={go(*at + 1)}>
            <div class="steps">
                <p>{ number }</p>
                <ol aria-hidden="true">{ for dots }</ol>
            </div>
        </Task>
    }
}
