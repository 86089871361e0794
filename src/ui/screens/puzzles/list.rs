//! The list of games that have puzzles, and the list of one game's puzzles.

use super::board::theme;
use super::day::{diary, game_of, keep, today};
use super::thumbnail::Thumbnail;
use crate::ui::base::controls::page_bar;
use crate::ui::base::delete_button::DeleteButton;
use crate::ui::base::own_words::OwnWords;
use crate::ui::base::pictures::Picture;
use crate::ui::base::returned::{keep as keep_state, returned, use_returned};
use crate::ui::base::route::Route;
use crate::ui::base::settings::{use_language, use_title};
use std::rc::Rc;
use trivium_rules::games::GAMES;
use trivium_session::puzzle::{Diary, GRADES, Puzzle, PuzzleFile, Solved, TODAY, Theme};
use trivium_words::{PuzzleWords, fill};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct GamesProps {
    pub own: OwnWords<PuzzleWords>,
}

/// The puzzle of the day, the solver's rating, and the games.
#[component]
pub fn PuzzleGames(props: &GamesProps) -> Html {
    let (language, words) = (use_language(), props.own.0);
    let title = use_title(language.shell().puzzles);
    let redraw = use_force_update();
    let (diary, today) = (diary(), today());
    let row = diary.row(today);
    let delete = Callback::from(move |()| {
        keep(&Diary::default());
        redraw.force_update();
    });
    html! {
        <main class="page narrow puzzles">
            { page_bar(language.shell(), Route::Home, title, [language.shell().puzzles, ""], html! {}) }
            <a class="puzzle-card today" data-game={game_of(TODAY).to_owned()} href={Route::Puzzles(TODAY.to_owned(), String::new())}>
                <Picture game={game_of(TODAY)} />
                <strong>{ language.shell().todays_puzzle }</strong>
                <span>{ language.game(game_of(TODAY)).name }</span>
            </a>
            <p class="facts">
                if !diary.is_empty() {
                    <span>{ fill(words.rating, &[&words.points(diary.rating)]) }</span>
                }
                if row > 1 {
                    <span>{ fill(words.row, &[&row.to_string()]) }</span>
                }
            </p>
            <ul class="of-games">
                { for GAMES.iter().map(|game| html! {
                    <li key={game.id}>
                        <a class="puzzle-card" data-game={game.id} href={Route::Puzzles(game.id.to_owned(), String::new())}>
                            <Picture game={game.id} />
                            <strong>{ language.game(game.id).name }</strong>
                            <span>{ fill(words.solved, &[&diary.count(game.id).to_string()]) }</span>
                        </a>
                    </li>
                }) }
            </ul>
            if !diary.is_empty() {
                <p class="aside">{ words.storage_note }</p>
                <DeleteButton label={words.delete} sure={words.sure} {delete} />
            }
        </main>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct ListProps {
    pub file: Rc<PuzzleFile>,
    pub own: OwnWords<PuzzleWords>,
}

/// A game's puzzles by difficulty, optionally of one theme.
#[component]
pub fn PuzzleList(props: &ListProps) -> Html {
    let (language, words, file) = (use_language(), props.own.0, &props.file);
    let name = language.game(file.game).name;
    let title = use_title(&[name, " · ", language.shell().puzzles].concat());
    let wanted = use_returned("theme", || None::<Theme>);
    let (diary, today) = (diary(), today());
    let fits = |puzzle: &Puzzle| wanted.is_none_or(|theme| puzzle.theme == theme);
    let due = file.puzzles.iter().filter(|puzzle| diary.is_due(file.game, puzzle.id(file.game), today)).count();
    let themes = Theme::ALL.iter().filter(|(theme, _)| file.puzzles.iter().any(|puzzle| puzzle.theme == *theme));
    let onchange = {
        let wanted = wanted.setter();
        Callback::from(move |event: Event| {
            let chosen = event.target_dyn_into::<HtmlSelectElement>().map(|select| select.value());
            wanted.set(chosen.and_then(|name| Theme::read(&name)));
        })
    };
    let games = Route::Puzzles(String::new(), String::new());
    let suitable = Some(diary.rating.suitable_grade());
    let solved = diary.count(file.game);
    let begun = file.puzzles.iter().any(|puzzle| diary.solved(file.game, puzzle.id(file.game)).is_some());
    let of_grade = |grade: u8| {
        let some: Vec<_> = (1..).zip(&file.puzzles).filter(|(_, one)| one.grade == grade && fits(one)).collect();
        let open = file.puzzles.len() <= UNFOLD_UP_TO || Some(grade) == suitable;
        html! { <Grade key={grade} {grade} {open} puzzles={entries(&diary, file.game, &some)} file={file.clone()} own={props.own} /> }
    };
    html! {
        <main class="page narrow puzzles">
            { page_bar(language.shell(), games, title, [name, language.shell().puzzles], html! {}) }
            if file.puzzles.is_empty() {
                <p>{ words.none }</p>
                <p><a class="button" href={Route::Position(file.game.to_owned())}>{ words.set_up }</a></p>
            } else {
                <p class="row">
                    <a class="button main" href={next(file, None)}>{ if begun { language.shell().go_on } else { words.next } }</a>
                    <select aria-label={words.theme} {onchange}>
                        <option value="" selected={wanted.is_none()}>{ words.all }</option>
                        { for themes.map(|(one, name)| html! {
                            <option value={*name} selected={*wanted == Some(*one)}>{ theme(words, *one) }</option>
                        }) }
                    </select>
                    <a class="button" href={Route::Position(file.game.to_owned())}>{ words.set_up }</a>
                </p>
                { progress(solved, file.puzzles.len()) }
                <p class="facts">
                    <span>{ fill(words.of, &[&solved.to_string(), &file.puzzles.len().to_string()]) }</span>
                    if due > 0 {
                        <span>{ fill(words.due, &[&due.to_string()]) }</span>
                    }
                </p>
                { for (1..=GRADES).map(of_grade) }
            }
        </main>
    }
}

/// Up to this number of puzzles, all difficulties are unfolded.
const UNFOLD_UP_TO: usize = 60;

#[derive(Clone, PartialEq)]
struct PuzzleEntry {
    number: usize,
    id: u32,
    theme: Theme,
    solved: Option<Solved>,
}

fn entries(diary: &Diary, game: &str, puzzles: &[(usize, &Puzzle)]) -> Vec<PuzzleEntry> {
    let entry = |(number, puzzle): &(usize, &Puzzle)| {
        let id = puzzle.id(game);
        PuzzleEntry { number: *number, id, theme: puzzle.theme, solved: diary.solved(game, id) }
    };
    puzzles.iter().map(entry).collect()
}

#[derive(Clone, PartialEq, Properties)]
struct GradeProps {
    grade: u8,
    /// Whether the list is unfolded at first.
    open: bool,
    puzzles: Vec<PuzzleEntry>,
    file: Rc<PuzzleFile>,
    own: OwnWords<PuzzleWords>,
}

/// The puzzles of one difficulty by theme. A folded list is not rendered, because there may be a thousand puzzles.
#[component]
fn Grade(props: &GradeProps) -> Html {
    let GradeProps { grade, puzzles, file, own, .. } = props;
    let words = own.0;
    let name = ["grade ", &grade.to_string()].concat();
    let open = use_state_eq(|| returned(&name).unwrap_or(props.open));
    use_effect_with(*open, move |open| keep_state(&name, *open));
    if puzzles.is_empty() {
        return html! {};
    }
    let toggle = {
        let (open, now) = (open.setter(), *open);
        move |event: MouseEvent| {
            event.prevent_default();
            open.set(!now);
        }
    };
    let done = puzzles.iter().filter(|puzzle| matches!(puzzle.solved, Some(Solved::Right | Solved::Again(1.., _))));
    let done = done.count();
    let of = fill(words.of, &[&done.to_string(), &puzzles.len().to_string()]);
    let link = |puzzle: &PuzzleEntry| {
        let number = puzzle.number.to_string();
        let (class, mark, sign) = match puzzle.solved {
            Some(Solved::Right) => ("done", words.done, Some("✓")),
            Some(Solved::Again(..)) => ("missed", words.missed, Some("↻")),
            None => ("", "", None),
        };
        let label = if mark.is_empty() { number.clone() } else { [&number, ", ", mark].concat() };
        html! {
            <li key={puzzle.id}>
                <a class={class} href={Route::Puzzles(file.game.to_owned(), format!("{:x}", puzzle.id))} aria-label={label} title={mark}>
                    <Thumbnail file={file.clone()} index={puzzle.number - 1} />
                    { number }{ for sign.map(|sign| html! { <small aria-hidden="true">{ sign }</small> }) }
                </a>
            </li>
        }
    };
    let of_theme = |kind: Theme| {
        let mut some = puzzles.iter().filter(|puzzle| puzzle.theme == kind).peekable();
        if some.peek().is_none() {
            return html! {};
        }
        html! {
            <section key={kind.name()}>
                <h3>{ theme(words, kind) }</h3>
                <ul class="numbers">{ for some.map(link) }</ul>
            </section>
        }
    };
    html! {
        <details open={*open}>
            <summary onclick={toggle}><h2>{ fill(words.difficulty, &[&grade.to_string()]) }</h2><span>{ of }</span>{ progress(done, puzzles.len()) }</summary>
            if *open {
                { for Theme::ALL.iter().map(|(kind, _)| of_theme(*kind)) }
            }
        </details>
    }
}

/// A progress bar. Screen readers skip it, because the number of solved puzzles is next to it.
fn progress(done: usize, all: usize) -> Html {
    html! { <progress aria-hidden="true" max={all.to_string()} value={done.to_string()} /> }
}

fn route_of(file: &PuzzleFile, puzzle: &Puzzle) -> Route {
    Route::Puzzles(file.game.to_owned(), format!("{:x}", puzzle.id(file.game)))
}

/// The puzzle to solve next: one that is due for repetition, or else the unsolved one whose grade fits the solver's
/// rating best.
pub fn next(file: &PuzzleFile, after: Option<u32>) -> Route {
    let (diary, today) = (diary(), today());
    let others = || file.puzzles.iter().filter(|puzzle| Some(puzzle.id(file.game)) != after);
    let due = || others().find(|puzzle| diary.is_due(file.game, puzzle.id(file.game), today));
    let fresh = || {
        let open = others().filter(|puzzle| diary.solved(file.game, puzzle.id(file.game)).is_none());
        open.min_by_key(|puzzle| puzzle.grade.abs_diff(diary.rating.suitable_grade()))
    };
    let next = due().or_else(fresh).or_else(|| others().next());
    next.map_or_else(|| Route::Puzzles(file.game.to_owned(), String::new()), |puzzle| route_of(file, puzzle))
}

/// An unsolved puzzle of the next higher grade, if there is one.
pub fn harder(file: &PuzzleFile, than: &Puzzle) -> Option<Route> {
    let diary = diary();
    let open = file.puzzles.iter().filter(|puzzle| diary.solved(file.game, puzzle.id(file.game)).is_none());
    let harder = open.filter(|puzzle| puzzle.grade > than.grade).min_by_key(|puzzle| puzzle.grade);
    harder.map(|puzzle| route_of(file, puzzle))
}
