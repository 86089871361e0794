//! Matches from files: each is taken in, known already, or refused with its reason. Nothing on the shelf is overwritten.

use crate::ui::broken_save::{explain_broken, recoverable};
use crate::ui::chunk::Chunk;
use crate::ui::file_drop::{files, use_dropped};
use crate::ui::focus::focus;
use crate::ui::puzzles::take_in_diary;
use crate::ui::route::{Route, go};
use crate::ui::settings::use_language;
use crate::ui::statistics;
use crate::ui::store;
use js_sys::{Function, Reflect};
use std::rc::Rc;
use trivium_boards::icons::{Icon, icon};
use trivium_boards::seat_names;
use trivium_session::{FileEntry, Match, fingerprint, kept_alike, split_file, write_kept};
use trivium_words::{Language, fill};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement};
use yew::prelude::*;

/// The largest file that is read, in bytes: more than a shelf ever holds.
const LARGEST: f64 = 100_000_000.0;
/// How many matches are read before the page may do something else, and kept together.
const ARMFUL: usize = 20;
/// How many results are shown.
const SHOWN: usize = 100;

/// Something with matches in it.
enum Source {
    File(File),
    Pasted(String),
}

impl Source {
    /// Its name in messages.
    fn name(&self) -> String {
        match self {
            Source::File(file) => file.name(),
            Source::Pasted(text) => text.lines().next().unwrap_or_default().chars().take(40).collect(),
        }
    }

    /// Its text, if it can be read.
    async fn text(&self) -> Option<String> {
        match self {
            Source::File(file) if file.size() > LARGEST => None,
            Source::File(file) => JsFuture::from(file.text()).await.ok()?.as_string(),
            Source::Pasted(text) => Some(text.clone()),
        }
    }
}

/// The fate of a match of a file.
enum ImportOutcome {
    /// It is on the shelf now.
    Taken(String),
    /// It was there already.
    Known(String),
    /// The statistics in a file count, too.
    Counted,
    /// The puzzles that were solved in a file's diary are known here, too.
    Solved,
    /// It was refused: why, and what can be kept of it.
    Refused(Vec<String>, Option<Rc<Match>>),
}

struct ImportReport {
    called: String,
    proven_result: ImportOutcome,
}

/// The properties of [`Import`].
#[derive(Clone, PartialEq, Properties)]
pub struct ImportProps {
    /// The list is to be read again.
    pub again: Callback<()>,
    /// The text next to the button.
    pub children: Html,
}

/// A button that opens files, and what became of their matches. Files that are dropped on the page come here, too.
#[component]
pub fn Import(props: &ImportProps) -> Html {
    let language = use_language();
    let words = language.shell();
    let outcomes = use_state(|| Rc::new(Vec::<ImportReport>::new()));
    let reading = use_state_eq(|| false);
    let (field, opener) = (use_node_ref(), use_node_ref());
    let take = {
        let (outcomes, reading) = (outcomes.setter(), reading.setter());
        use_callback((props.again.clone(), language), move |sources: Vec<Source>, (again, language)| {
            let (outcomes, reading, again, language) = (outcomes.clone(), reading.clone(), again.clone(), *language);
            reading.set(true);
            spawn_local(async move {
                let mut all = Vec::new();
                for source in sources {
                    take_in(&source, language, &mut all).await;
                }
                outcomes.set(Rc::new(all));
                reading.set(false);
                again.emit(());
            });
        })
    };
    let take_files = use_callback(take.clone(), |files: Vec<File>, take: &Callback<Vec<Source>>| {
        take.emit(files.into_iter().map(Source::File).collect());
    });
    use_dropped(take_files.clone());
    let onchange = {
        let field = field.clone();
        move |_: Event| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                take_files.emit(files(field.files()));
                // The same file can be chosen again.
                field.set_value("");
            }
        }
    };
    let open = {
        let field = field.clone();
        move |_: MouseEvent| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.click();
            }
        }
    };
    let close = {
        let (outcomes, field) = (outcomes.setter(), opener.clone());
        move |_: MouseEvent| {
            outcomes.set(Rc::default());
            focus(&field);
        }
    };
    html! {
        <section class="files">
            <div class="row">
                <button ref={opener} class="button" onclick={open}>{ words.shelf.open }</button>
                <input ref={field} type="file" multiple=true hidden=true {onchange} aria-label={words.shelf.open} />
                { props.children.clone() }
            </div>
            <p class="aside">{ words.shelf.drop }</p>
            <Paste take={take.reform(|text| vec![Source::Pasted(text)])} />
            // It lies over the list, which moves for nothing but what came into it.
            <div class="taken-in" role="status">
                if *reading {
                    <p>{ words.shelf.reading }</p>
                } else if !outcomes.is_empty() {
                    { told(&outcomes, language, &props.again) }
                    <button class="icon" aria-label={words.close} onclick={close}>{ icon(Icon::Close) }</button>
                }
            </div>
        </section>
    }
}

/// The fate of each match.
fn told(outcomes: &[ImportReport], language: Language, again: &Callback<()>) -> Html {
    let rows = outcomes.iter().take(SHOWN).map(|outcome| result(outcome, language, again));
    let left = outcomes.len().saturating_sub(SHOWN);
    html! {
        <div class="outcomes">
            <ul>{ for rows }</ul>
            if left > 0 {
                <p>{ "+ " }{ left }</p>
            }
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct PasteProps {
    /// Takes the text of a file.
    take: Callback<String>,
}

/// A text on its way into a field. The field itself would make one line of it.
fn pasted(event: &Event) -> Option<String> {
    let data = Reflect::get(event, &"clipboardData".into()).ok()?;
    let get: Function = Reflect::get(&data, &"getData".into()).ok()?.dyn_into().ok()?;
    get.call1(&data, &"text/plain".into()).ok()?.as_string()
}

/// A field for a link to a match, or for the text of a file. Whatever is wrong with a link, its screen says.
#[component]
fn Paste(props: &PasteProps) -> Html {
    let words = &use_language().shell().shelf;
    let field = use_node_ref();
    let onsubmit = {
        let field = field.clone();
        move |event: SubmitEvent| {
            event.prevent_default();
            let text = field.cast::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default();
            let text = text.trim();
            if !text.is_empty() {
                go(&Route::Open(text.split_once("#/open/").map_or(text, |(_, payload)| payload).to_owned()));
            }
        }
    };
    let take = props.take.clone();
    let onpaste = move |event: Event| {
        if let Some(text) = pasted(&event).filter(|text| text.trim_start().starts_with("trivium ")) {
            event.prevent_default();
            take.emit(text);
        }
    };
    html! {
        <form class="paste" {onsubmit}>
            <input ref={field} {onpaste} type="text" inputmode="url" autocomplete="off" aria-label={words.paste} placeholder={words.paste} />
            <button class="button">{ words.open_link }</button>
        </form>
    }
}

fn result(outcome: &ImportReport, language: Language, again: &Callback<()>) -> Html {
    let words = language.shell();
    let said = |text: &str| fill(text, &[&outcome.called]);
    match &outcome.proven_result {
        ImportOutcome::Taken(id) => {
            html! { <li><a href={Route::Game(id.clone(), None)}>{ said(words.shelf.taken) }</a></li> }
        }
        ImportOutcome::Known(id) => {
            html! { <li><a href={Route::Game(id.clone(), None)}>{ said(words.shelf.had) }</a></li> }
        }
        ImportOutcome::Counted => {
            html! { <li><a href={Route::Statistics}>{ said(words.shelf.counted) }</a></li> }
        }
        ImportOutcome::Solved => {
            let puzzles = Route::Puzzles(String::new(), String::new());
            html! { <li><a href={puzzles}>{ said(words.shelf.solved) }</a></li> }
        }
        ImportOutcome::Refused(why, kept) => {
            let keep = kept.clone().map(|kept| {
                let again = again.clone();
                let onclick = move |event: MouseEvent| {
                    let again = again.clone();
                    // It is done once.
                    if let Some(button) = event.target_dyn_into::<web_sys::HtmlElement>() {
                        let _ = button.set_attribute("hidden", "");
                    }
                    store::keep(&store::fresh_id(), &kept, move |_| again.emit(()));
                };
                html! { <button class="button" {onclick}>{ words.shelf.keep_part }</button> }
            });
            html! {
                <li class="refused">
                    <p>{ said(words.shelf.not_taken) }</p>
                    { for why.iter().map(|why| html! { <p>{ why }</p> }) }
                    { for keep }
                </li>
            }
        }
    }
}

/// Reads a file and takes in its matches.
async fn take_in(file: &Source, language: Language, all: &mut Vec<ImportReport>) {
    let words = language.shell();
    let refused = |why: &str| ImportReport {
        called: file.name(),
        proven_result: ImportOutcome::Refused(vec![why.to_owned()], None),
    };
    let text = file.text().await;
    let pieces = text.as_deref().map(split_file).unwrap_or_default();
    let (counts, solved) = text.as_deref().map_or((false, false), |text| (counted(text), take_in_diary(text)));
    if counts {
        all.push(ImportReport { called: file.name(), proven_result: ImportOutcome::Counted });
    }
    if solved {
        all.push(ImportReport { called: file.name(), proven_result: ImportOutcome::Solved });
    }
    if pieces.is_empty() && !counts && !solved {
        return all.push(refused(words.wrong.not_a_save));
    }
    // A chunk that cannot be had now is missed when the match is read.
    for game in games(text.as_deref().unwrap_or_default()) {
        if !game.fetch().await {
            return all.push(refused(words.wrong.part));
        }
    }
    for pieces in pieces.chunks(ARMFUL) {
        let mut new = Vec::<(String, String)>::new();
        for piece in pieces {
            let FileEntry { number, line, read } = piece.read();
            let outcome = match read {
                Ok(game_match) => {
                    let called = called(&game_match, language);
                    let text = write_kept(&game_match, js_sys::Date::now() as u64);
                    let known = new.iter().find(|(_, other)| kept_alike(other, &text)).map(|(id, _)| id.clone());
                    let proven_result = match known.or(known_as(&text).await) {
                        Some(id) => ImportOutcome::Known(id),
                        None => {
                            let id = store::fresh_id();
                            new.push((id.clone(), text));
                            ImportOutcome::Taken(id)
                        }
                    };
                    ImportReport { called, proven_result }
                }
                Err(broken) => {
                    let called = fill(words.wrong.in_file, &[&number.to_string(), &line.to_string()]);
                    let called = language.labelled(&file.name(), &called);
                    ImportReport {
                        called,
                        proven_result: ImportOutcome::Refused(
                            explain_broken(language, &broken),
                            recoverable(&broken).map(Rc::new),
                        ),
                    }
                }
            };
            all.push(outcome);
        }
        if let Err(error) = store::take_in(&new).await {
            let lost = |outcome: &ImportReport| matches!(&outcome.proven_result, ImportOutcome::Taken(id) if new.iter().any(|(new, _)| new == id));
            all.retain(|outcome| !lost(outcome));
            return all.push(refused(words.storage(error)));
        }
    }
}

/// Takes in the statistics of a file. Whether it has any.
fn counted(text: &str) -> bool {
    let mut own = statistics::read();
    let any = own.take_in(text);
    if any {
        statistics::keep(&own);
    }
    any
}

/// The match on the shelf that is the same.
async fn known_as(text: &str) -> Option<String> {
    let marked = store::with_fingerprint(fingerprint(text)).await.ok()?;
    marked.into_iter().find(|(_, other)| kept_alike(other, text)).map(|(id, _)| id)
}

/// The games that a file names.
fn games(text: &str) -> Vec<Chunk> {
    let mut games = Vec::new();
    for game in text.lines().filter_map(|line| Chunk::game(line.strip_prefix("game ")?.trim_end())) {
        if !games.contains(&game) {
            games.push(game);
        }
    }
    games
}

/// The name of a match in a message: its title, or its game and players.
fn called(game_match: &Match, language: Language) -> String {
    if !game_match.tags().title().is_empty() {
        return game_match.tags().title().to_owned();
    }
    let names = seat_names(game_match, language);
    language.labelled(language.game(game_match.setup().game().id()).name, &names.join(" – "))
}
