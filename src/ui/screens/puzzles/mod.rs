//! Puzzles: the daily puzzle, lists by game, theme and difficulty, and the board of one puzzle. This chunk has its own
//! words and styles. A game's puzzles are one file that is fetched on demand.

mod board;
mod day;
mod guest;
mod list;
mod sharing;
mod table;
mod task_texts;
mod thumbnail;

pub use day::{diary_in_file, file_of, forget_day, game_of, take_in_diary, today};
pub use guest::exports;
pub use table::{PlayedTask, use_task};
pub use task_texts::{
    announced, hint_alone, hint_button, hinted_place, open_announcement, open_buttons, remark, tap_again,
    use_task_novelty,
};

use crate::ui::base::controls::page_bar;
use crate::ui::base::fetch;
use crate::ui::base::notice::Notice;
use crate::ui::base::own_words::OwnWords;
use crate::ui::base::returned::{self, use_returned};
use crate::ui::base::route::Route;
use crate::ui::base::same::Same;
use crate::ui::base::screen::Screen;
use crate::ui::base::settings::{use_language, use_title};
use crate::ui::parts::solving::Solving;
use board::{PuzzleActions, PuzzleBoard, Rated};
use day::{diary, keep, puzzle_day};
use list::{PuzzleGames, PuzzleList, harder, next};
use sharing::Sharing;
use std::cell::Cell;
use std::rc::Rc;
use trivium_boards::icons::{Icon, icon};
use trivium_session::Match;
use trivium_session::puzzle::{Puzzle, PuzzleError, PuzzleFile, TODAY, of_the_day};
use trivium_words::{PuzzleWords, fill};
use yew::prelude::*;

/// Draws the screen of a puzzle route.
pub fn screen(screen: &Screen) -> Html {
    match screen.route.clone() {
        Route::Puzzles(game, id) => html! { <PuzzlesPage {game} {id} /> },
        _ => html! {},
    }
}

#[derive(Clone, PartialEq, Properties)]
struct PuzzlesProps {
    /// A game id, [`TODAY`], or empty for the list of games.
    game: String,
    /// The puzzle's number in links, or empty for the list of puzzles.
    id: String,
}

/// Finds a puzzle by its number in links, or the daily puzzle for [`TODAY`].
fn find_puzzle<'a>(file: &'a PuzzleFile, name: &str) -> Option<&'a Puzzle> {
    if name == TODAY {
        return of_the_day(puzzle_day(), &file.puzzles);
    }
    file.puzzles.iter().find(|puzzle| format!("{:x}", puzzle.id(file.game)) == name)
}

#[component]
fn PuzzlesPage(props: &PuzzlesProps) -> Html {
    let language = use_language();
    let PuzzlesProps { game, id } = props;
    let file = use_memo(game.clone(), |game| -> Result<Rc<PuzzleFile>, Option<PuzzleError>> {
        let text = fetch::held(&file_of(game)).ok_or(None)?;
        PuzzleFile::read(&text).map(Rc::new).map_err(Some)
    });
    let Some(words) = fetch::held_words::<PuzzleWords>(language) else {
        return html! { <Notice title={language.shell().wrong.part} /> };
    };
    let own = OwnWords(words);
    if game.is_empty() {
        return html! { <PuzzleGames {own} /> };
    }
    let file = match &*file {
        Ok(file) => file.clone(),
        Err(Some(error)) => return html! { <Notice title={fill(words.broken, &[&error.line.to_string()])} /> },
        Err(None) => return html! { <Notice title={language.shell().wrong.part} /> },
    };
    if game != TODAY && id.is_empty() {
        return html! { <PuzzleList {file} {own} /> };
    }
    match find_puzzle(&file, if game == TODAY { TODAY } else { id }) {
        Some(puzzle) => html! {
            <OnePuzzle key={puzzle.id(file.game)} puzzle={puzzle.clone()} file={file.clone()} {own} daily={game == TODAY} />
        },
        None if file.puzzles.is_empty() => html! { <Notice title={words.none} /> },
        None => html! { <Notice title={words.gone} /> },
    }
}

#[derive(Clone, PartialEq, Properties)]
struct OneProps {
    puzzle: Puzzle,
    file: Rc<PuzzleFile>,
    own: OwnWords<PuzzleWords>,
    daily: bool,
}

/// One try: the number of tokens played before it begins, its number, and the revealed part of the hint.
#[derive(Clone, Copy, PartialEq, Default)]
struct Attempt {
    at: usize,
    number: u32,
    hinted: u8,
}

/// The change of the rating after the first try, and the callback for the result of a try: solved (true) or missed.
#[hook]
fn use_result(props: &OneProps, hinted: bool) -> (Option<Rated>, Callback<bool>) {
    let OneProps { puzzle, file, daily, .. } = props;
    let noted = use_returned("noted", || Rc::new(Cell::new(false)));
    let rated = use_returned("rated", || None::<Rated>);
    // The result counts for the day on which the puzzle was opened.
    let day = *use_memo((), |()| if *daily { puzzle_day() } else { today() });
    let (game, id, grade, noted, setter) =
        (file.game, puzzle.id(file.game), puzzle.grade, (*noted).clone(), rated.setter());
    let ended = Callback::from(move |right| {
        // Only the first try counts.
        if noted.replace(true) {
            return;
        }
        let mut diary = diary();
        let (first, before) = (diary.solved(game, id).is_none(), diary.rating.rating.round());
        diary.note(game, id, grade, right, hinted, day);
        keep(&diary);
        let after = diary.rating.rating.round();
        let change = (after - before) as i32;
        setter.set(first.then_some(Rated { now: after as i32, change, hinted: right && hinted }));
    });
    (*rated, ended)
}

#[component]
fn OnePuzzle(props: &OneProps) -> Html {
    let OneProps { puzzle, file, own, daily } = props;
    let (language, words) = (use_language(), own.0);
    let game = file.game;
    let name = language.game(game).name;
    let shell = language.shell();
    let what = if *daily { shell.todays_puzzle } else { shell.puzzles };
    let title = use_title(&[name, " · ", what].concat());
    let attempt = use_returned("attempt", Attempt::default);
    let solving = use_memo((attempt.at, attempt.number, puzzle.clone()), |(at, number, puzzle)| {
        // Resume the try that the user left.
        let left =
            returned::returned::<(u32, Solving)>("try").filter(|(of, left)| of == number && left.puzzle == *puzzle);
        let names = language.seats(game);
        left.map(|(_, left)| left.named(names)).or_else(|| Solving::new(game, puzzle, *at, names))
    });
    let on_change = use_callback(attempt.number, |solving: Solving, number| returned::keep("try", (*number, solving)));
    let hint = {
        let attempt = attempt.clone();
        Callback::from(move |()| attempt.set(Attempt { hinted: attempt.hinted + 1, ..*attempt }))
    };
    let again = {
        let attempt = attempt.clone();
        Callback::from(move |at| attempt.set(Attempt { at, number: attempt.number + 1, ..*attempt }))
    };
    let (rated, ended) = use_result(props, attempt.hinted > 0);
    // The daily puzzle leads to the list of all games.
    let of_game = if *daily { String::new() } else { game.to_owned() };
    let list = Route::Puzzles(of_game, String::new());
    let back = if *daily { Route::Home } else { list.clone() };
    let shares = use_state_eq(|| false);
    // Share the initial position, not the current one.
    let begun =
        use_memo(puzzle.clone(), |puzzle| puzzle.setup(game, &[]).ok().map(|setup| Same(Rc::new(Match::new(setup)))));
    let share = |on: bool| {
        let shares = shares.setter();
        move |_: MouseEvent| shares.set(on)
    };
    // In a game with one variant it has the game's name, which is the title.
    let variant = Some(language.game(game).variant(&puzzle.variant)[0]).filter(|variant| *variant != name);
    let subtitle = variant.map_or(what.to_owned(), |variant| [what, " · ", variant].concat());
    let links = html! {
        <>
            <button class="icon" aria-label={language.shell().sharing.title} title={language.shell().sharing.title} onclick={share(true)}>
                { icon(Icon::Share) }
            </button>
            <a class="icon" href={list} aria-label={words.list} title={words.list}>{ icon(Icon::Record) }</a>
        </>
    };
    let head = page_bar(language.shell(), back, title, [name, &subtitle], links);
    // The puzzle of the day is not hard; solvers who want more get another one.
    let harder = daily.then(|| harder(file, puzzle)).flatten();
    let Some(solving) = &*solving else { return html! { <Notice title={words.gone} /> } };
    let on_close = shares.setter();
    html! {
        <>
        <PuzzleBoard
            key={attempt.number}
            solving={solving.clone()}
            own={*own}
            hinted={attempt.hinted}
            {head}
            {ended}
            {on_change}
            {rated}
            actions={PuzzleActions { hint, again, next: Some(next(file, Some(puzzle.id(game)))), harder: harder.clone() }}
        />
        if let Some(begun) = (*begun).clone().filter(|_| *shares) {
            <Sharing {game} puzzle={puzzle.clone()} {begun} own={*own} on_close={move |()| on_close.set(false)} />
        }
        </>
    }
}
