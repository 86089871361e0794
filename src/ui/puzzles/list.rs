//! The lists: of the games that have puzzles, and of the puzzles of one.

use super::board::{OwnWords, theme};
use super::day::{TODAY, diary, today};
use crate::ui::icons::{Icon, icon};
use crate::ui::route::{Route, leave};
use crate::ui::settings::{use_language, use_title};
use std::rc::Rc;
use trivium_rules::games::GAMES;
use trivium_session::puzzle::{GRADES, PuzzleFile, Solved, Theme};
use trivium_words::fill;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct GamesProps {
    /// The words of puzzles.
    pub own: OwnWords,
}

/// The puzzle of the day, the solver's rating, and the games.
#[component]
pub fn PuzzleGames(props: &GamesProps) -> Html {
    let (language, words) = (use_language(), props.own.0);
    let title = use_title(words.title);
    let (diary, today) = (diary(), today());
    let row = diary.row(today);
    let back = |_| leave(&Route::Home);
    html! {
        <main class="page narrow puzzles">
            <header class="bar">
                <button class="icon" aria-label={language.shell().back} onclick={back}>{ icon(Icon::Back) }</button>
                <h1 ref={title} tabindex="-1">{ words.title }</h1>
            </header>
            <p><a class="button main" href={Route::Puzzles(TODAY.to_owned(), String::new())}>{ language.shell().todays_puzzle }</a></p>
            <p class="facts">
                <span>{ fill(words.rating, &[&format!("{:.0}", diary.rating.rating)]) }</span>
                if row > 1 {
                    <span>{ fill(words.row, &[&row.to_string()]) }</span>
                }
            </p>
            <ul class="of-games">
                { for GAMES.iter().map(|game| html! {
                    <li key={game.id}>
                        <a class="button" href={Route::Puzzles(game.id.to_owned(), String::new())}>
                            { language.game(game.id).name }
                        </a>
                        <span>{ fill(words.solved, &[&diary.count(game.id).to_string()]) }</span>
                    </li>
                }) }
            </ul>
        </main>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct ListProps {
    /// The puzzles of the game.
    pub file: Rc<PuzzleFile>,
    /// The words of puzzles.
    pub own: OwnWords,
}

/// The puzzles of a game, by difficulty, of one theme or all.
#[component]
pub fn PuzzleList(props: &ListProps) -> Html {
    let (language, words, file) = (use_language(), props.own.0, &props.file);
    let name = language.game(file.game).name;
    let title = use_title(&[name, " · ", words.title].concat());
    let wanted = use_state_eq(|| None::<Theme>);
    let (diary, today) = (diary(), today());
    let fits = |puzzle: &&trivium_session::puzzle::Puzzle| wanted.is_none_or(|theme| puzzle.theme == theme);
    let due = file.puzzles.iter().filter(|puzzle| diary.is_due(file.game, puzzle.id(file.game), today)).count();
    let themes = Theme::ALL.iter().filter(|(theme, _)| file.puzzles.iter().any(|puzzle| puzzle.theme == *theme));
    let onchange = {
        let wanted = wanted.setter();
        Callback::from(move |event: Event| {
            let chosen = event.target_dyn_into::<HtmlSelectElement>().map(|select| select.value());
            wanted.set(chosen.and_then(|name| Theme::read(&name)));
        })
    };
    let back = |_| leave(&Route::Puzzles(String::new(), String::new()));
    let link = |(number, puzzle): (usize, &trivium_session::puzzle::Puzzle)| {
        let id = puzzle.id(file.game);
        let (class, mark) = match diary.solved(file.game, id) {
            Some(Solved::Right) => ("done", words.done),
            Some(Solved::Again(..)) => ("missed", words.missed),
            None => ("", ""),
        };
        let label = if mark.is_empty() { number.to_string() } else { [&number.to_string(), ", ", mark].concat() };
        html! {
            <li key={id}>
                <a class={classes!(class)} href={Route::Puzzles(file.game.to_owned(), format!("{id:x}"))} aria-label={label}>
                    { number }
                </a>
            </li>
        }
    };
    let of_grade = |grade: u8| {
        let some: Vec<_> =
            (1..).zip(&file.puzzles).filter(|(_, puzzle)| puzzle.grade == grade && fits(puzzle)).collect();
        if some.is_empty() {
            return html! {};
        }
        html! {
            <section key={grade}>
                <h2>{ fill(words.difficulty, &[&grade.to_string()]) }</h2>
                <ul class="numbers">{ for some.into_iter().map(link) }</ul>
            </section>
        }
    };
    html! {
        <main class="page narrow puzzles">
            <header class="bar">
                <button class="icon" aria-label={language.shell().back} onclick={back}>{ icon(Icon::Back) }</button>
                <h1 ref={title} tabindex="-1">{ name }<small>{ words.title }</small></h1>
            </header>
            if file.puzzles.is_empty() {
                <p>{ words.none }</p>
                <p><a class="button" href={Route::Position(file.game.to_owned())}>{ words.set_up }</a></p>
            } else {
                <p class="row">
                    <a class="button main" href={next(file, None)}>{ words.next }</a>
                    <select aria-label={words.theme} {onchange}>
                        <option value="" selected={wanted.is_none()}>{ words.all }</option>
                        { for themes.map(|(one, name)| html! {
                            <option value={*name} selected={*wanted == Some(*one)}>{ theme(words, *one) }</option>
                        }) }
                    </select>
                    <a class="button quiet" href={Route::Position(file.game.to_owned())}>{ words.set_up }</a>
                </p>
                <p class="facts">
                    <span>{ fill(words.count, &[&file.puzzles.len().to_string()]) }</span>
                    <span>{ fill(words.solved, &[&diary.count(file.game).to_string()]) }</span>
                    if due > 0 {
                        <span>{ fill(words.due, &[&due.to_string()]) }</span>
                    }
                </p>
                { for (1..=GRADES).map(of_grade) }
            }
        </main>
    }
}

/// The next puzzle of a game: one that is to come again, else the first that nobody has tried of those near the solver's rating.
pub fn next(file: &PuzzleFile, after: Option<u32>) -> Route {
    let (diary, today) = (diary(), today());
    let others = || file.puzzles.iter().filter(|puzzle| Some(puzzle.id(file.game)) != after);
    let due = || others().find(|puzzle| diary.is_due(file.game, puzzle.id(file.game), today));
    let fresh = || {
        let open = others().filter(|puzzle| diary.solved(file.game, puzzle.id(file.game)).is_none());
        open.min_by_key(|puzzle| {
            let of = trivium_session::puzzle::Rating::of_grade(puzzle.grade);
            (of.rating - diary.rating.rating).abs() as u32
        })
    };
    let id = due()
        .or_else(fresh)
        .or_else(|| others().next())
        .map_or(String::new(), |puzzle| format!("{:x}", puzzle.id(file.game)));
    Route::Puzzles(file.game.to_owned(), id)
}
