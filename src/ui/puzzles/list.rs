//! The list of games that have puzzles, and the list of one game's puzzles.

use super::board::{OwnWords, theme};
use super::day::{diary, keep, today};
use crate::ui::delete_button::DeleteButton;
use crate::ui::returned::{keep as keep_state, returned, use_returned};
use crate::ui::route::{Route, leave};
use crate::ui::settings::{use_language, use_title};
use std::rc::Rc;
use trivium_boards::icons::{Icon, icon};
use trivium_rules::games::GAMES;
use trivium_session::puzzle::{Diary, GRADES, Puzzle, PuzzleFile, Rating, Solved, TODAY, Theme};
use trivium_words::fill;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct GamesProps {
    pub own: OwnWords,
}

/// The puzzle of the day, the solver's rating, and the games.
#[component]
pub fn PuzzleGames(props: &GamesProps) -> Html {
    let (language, words) = (use_language(), props.own.0);
    let title = use_title(words.title);
    let redraw = use_force_update();
    let (diary, today) = (diary(), today());
    let row = diary.row(today);
    let back = |_| leave(&Route::Home);
    let delete = Callback::from(move |()| {
        keep(&Diary::default());
        redraw.force_update();
    });
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
            if !diary.is_empty() {
                <p class="aside">{ words.kept }</p>
                <DeleteButton label={words.delete} sure={words.sure} {delete} />
            }
        </main>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct ListProps {
    pub file: Rc<PuzzleFile>,
    pub own: OwnWords,
}

/// A game's puzzles by difficulty, optionally of one theme.
#[component]
pub fn PuzzleList(props: &ListProps) -> Html {
    let (language, words, file) = (use_language(), props.own.0, &props.file);
    let name = language.game(file.game).name;
    let title = use_title(&[name, " · ", words.title].concat());
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
    let back = |_| leave(&Route::Puzzles(String::new(), String::new()));
    let near = (1..=GRADES).min_by_key(|grade| (Rating::of_grade(*grade).rating - diary.rating.rating).abs() as u32);
    let of_grade = |grade: u8| {
        let some: Vec<_> = (1..).zip(&file.puzzles).filter(|(_, one)| one.grade == grade && fits(one)).collect();
        let open = file.puzzles.len() <= UNFOLD_UP_TO || Some(grade) == near;
        html! { <Grade key={grade} {grade} {open} puzzles={entries(&diary, file.game, &some)} game={file.game} own={props.own} /> }
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
    game: &'static str,
    own: OwnWords,
}

/// The puzzles of one difficulty by theme. A folded list is not rendered, because there may be a thousand puzzles.
#[component]
fn Grade(props: &GradeProps) -> Html {
    let GradeProps { grade, puzzles, game, own, .. } = props;
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
    let of = fill(words.of, &[&done.count().to_string(), &puzzles.len().to_string()]);
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
                <a class={class} href={Route::Puzzles((*game).to_owned(), format!("{:x}", puzzle.id))} aria-label={label} title={mark}>
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
            <summary onclick={toggle}><h2>{ fill(words.difficulty, &[&grade.to_string()]) }</h2><span>{ of }</span></summary>
            if *open {
                { for Theme::ALL.iter().map(|(kind, _)| of_theme(*kind)) }
            }
        </details>
    }
}

/// The puzzle to solve next: one that is due for repetition, or else the untried one nearest to the solver's rating.
pub fn next(file: &PuzzleFile, after: Option<u32>) -> Route {
    let (diary, today) = (diary(), today());
    let others = || file.puzzles.iter().filter(|puzzle| Some(puzzle.id(file.game)) != after);
    let due = || others().find(|puzzle| diary.is_due(file.game, puzzle.id(file.game), today));
    let fresh = || {
        let open = others().filter(|puzzle| diary.solved(file.game, puzzle.id(file.game)).is_none());
        open.min_by_key(|puzzle| {
            let of = Rating::of_grade(puzzle.grade);
            (of.rating - diary.rating.rating).abs() as u32
        })
    };
    let id = due()
        .or_else(fresh)
        .or_else(|| others().next())
        .map_or(String::new(), |puzzle| format!("{:x}", puzzle.id(file.game)));
    Route::Puzzles(file.game.to_owned(), id)
}
