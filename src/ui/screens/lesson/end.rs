//! The last page of a lesson: a picture, a summary, and a first match against the weakest computer player.

use super::taught;
use crate::ui::base::pictures::Picture;
use crate::ui::base::route::{Route, replace};
use crate::ui::base::store;
use crate::ui::parts::last_setup;
use trivium_engine::Level;
use trivium_rules::core::Seat;
use trivium_rules::games;
use trivium_session::lesson::Lesson;
use trivium_session::{Match, Setup};
use trivium_words::{Language, LessonWords};
use yew::prelude::*;

/// The page below `head`; `again` restarts the lesson.
pub fn page(
    game: &str,
    lesson: &Lesson,
    words: &'static LessonWords,
    language: Language,
    head: Html,
    again: Callback<()>,
) -> Html {
    let Ok(info) = games::info(game) else { return head };
    let variant = lesson.steps.last().map_or("", |step| &step.variant).to_owned();
    let pictured = info.variants.iter().map(|known| known.id).find(|id| info.variants.len() > 1 && *id == lesson.name);
    let play = move |_| {
        if let Some(setup) = first_match(info.id, &variant, store::seed()) {
            let begun = Match::new(setup);
            last_setup::keep(info.id, &begun);
            replace(&Route::Game(store::add(&begun), None));
        }
    };
    let title = taught(language, game, &lesson.name);
    html! {
        <main class="page narrow lesson-over">
            { head }
            <section class="card">
                <Picture game={info.id} variant={pictured} />
                <h2 role="status">{ words.over }</h2>
                if lesson.name.is_empty() {
                    <p>{ words.learnt }</p>
                    <ul>{ for lesson.learnt.iter().map(|learnt| html! { <li>{ learnt }</li> }) }</ul>
                } else {
                    <p>{ title }</p>
                }
                <button class="button main" onclick={play}>{ words.play }</button>
                <div class="row">
                    <button class="button" onclick={again.reform(|_: MouseEvent| ())}>{ words.again }</button>
                    <a class="button" href={Route::Rules(game.to_owned(), String::new())}>{ language.shell().rules }</a>
                </div>
            </section>
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
