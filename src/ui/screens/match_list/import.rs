//! Imports matches from files. Each match is added, found to be stored already, or refused with a reason. Nothing
//! stored is overwritten.

use crate::ui::base::file_drop::{files, use_dropped};
use crate::ui::base::focus::focus;
use crate::ui::base::returned::use_returned;
use crate::ui::base::route::{Route, go};
use crate::ui::base::settings::use_language;
use crate::ui::base::statistics;
use crate::ui::base::store;
use crate::ui::base::stored_twin::same;
use crate::ui::parts::chunk::Chunk;
use crate::ui::screens::broken_save::{explain_broken, recoverable};
use crate::ui::screens::puzzles::take_in_diary;
use js_sys::{Function, Reflect, Uint8Array};
use std::rc::Rc;
use trivium_boards::icons::{Icon, icon};
use trivium_boards::seat_names;
use trivium_session::outside::{decode, holds_match, unwrapped};
use trivium_session::{FileEntry, Match, find_address, fingerprint, kept_alike, split_file, write_kept};
use trivium_words::{Language, fill};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement};
use yew::prelude::*;

/// Largest file that is read, in bytes.
const MAX_FILE_SIZE: f64 = 100_000_000.0;
/// Batch size: how many matches are read and stored before the page handles other events.
const BATCH_SIZE: usize = 20;
const MAX_SHOWN: usize = 100;

/// Text to import matches from.
enum Source {
    File(File),
    Pasted(String),
}

impl Source {
    /// The name shown in messages.
    fn name(&self) -> String {
        match self {
            Source::File(file) => file.name(),
            Source::Pasted(text) => text.lines().next().unwrap_or_default().chars().take(40).collect(),
        }
    }

    /// The text; `None` if it cannot be read.
    async fn text(&self) -> Option<String> {
        match self {
            Source::File(file) if file.size() > MAX_FILE_SIZE => None,
            Source::File(file) => {
                let bytes = JsFuture::from(file.array_buffer()).await.ok()?;
                Some(decode(&Uint8Array::new(&bytes).to_vec()))
            }
            Source::Pasted(text) => Some(text.clone()),
        }
    }
}

/// The outcome of one match or collection of a file.
enum ImportOutcome {
    /// It is stored now.
    Taken(String),
    /// It was stored already.
    Known(String),
    /// The file's statistics were added.
    Counted,
    /// The puzzles solved in the file's diary were added.
    Solved,
    /// It was refused: the reasons, and the intact beginning of the match.
    Refused(Vec<String>, Option<Rc<Match>>),
}

struct ImportReport {
    called: String,
    outcome: ImportOutcome,
}

impl ImportReport {
    /// Whether the match was deleted since, so that the report no longer applies.
    fn is_deleted(&self, deleted: &[String]) -> bool {
        match &self.outcome {
            ImportOutcome::Taken(id) | ImportOutcome::Known(id) => deleted.contains(id),
            ImportOutcome::Counted | ImportOutcome::Solved | ImportOutcome::Refused(..) => false,
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct ImportProps {
    /// Called when the list must be read again.
    pub again: Callback<()>,
    /// The ids of matches that were deleted.
    pub deleted: Vec<String>,
    /// The text next to the button.
    pub children: Html,
}

/// A button that opens files, and a report about their matches. Also imports files that are dropped on the page.
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
                // Lets the user choose the same file again.
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
            // An overlay, so that the list does not move.
            <div class="taken-in" role="status">
                if *reading {
                    <p>{ words.shelf.reading }</p>
                } else if outcomes.iter().any(|outcome| !outcome.is_deleted(&props.deleted)) {
                    { report_list(&outcomes, language, props) }
                    <button class="icon" aria-label={words.close} onclick={close}>{ icon(Icon::Close) }</button>
                }
            </div>
        </section>
    }
}

/// The report about each match.
fn report_list(outcomes: &[ImportReport], language: Language, props: &ImportProps) -> Html {
    let there: Vec<_> = outcomes.iter().filter(|outcome| !outcome.is_deleted(&props.deleted)).collect();
    let rows = there.iter().take(MAX_SHOWN).map(|outcome| result(outcome, language, &props.again));
    let left = there.len().saturating_sub(MAX_SHOWN);
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
    take: Callback<String>,
}

/// The pasted text with its line breaks. The field itself would remove them.
fn pasted(event: &Event) -> Option<String> {
    let data = Reflect::get(event, &"clipboardData".into()).ok()?;
    let get: Function = Reflect::get(&data, &"getData".into()).ok()?.dyn_into().ok()?;
    get.call1(&data, &"text/plain".into()).ok()?.as_string()
}

/// A field for a link to a match or for the text of a file. The screen of the link reports faults in it.
#[component]
fn Paste(props: &PasteProps) -> Html {
    let words = &use_language().shell().shelf;
    // Restored when the user comes back from the screen that reports faults.
    let field = use_returned("pasted", String::new);
    let onsubmit = {
        let (field, take) = (field.clone(), props.take.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            let text = field.trim();
            if holds_match(text) {
                take.emit(text.to_owned());
            } else if !text.is_empty() {
                go(&find_address(text).map_or_else(|| Route::Open(text.to_owned()), |address| Route::read(&address)));
            }
        }
    };
    let (take, into) = (props.take.clone(), field.setter());
    let onpaste = move |event: Event| {
        let Some(text) = pasted(&event) else { return };
        if holds_match(&text) {
            event.prevent_default();
            take.emit(text);
        } else if text.trim().contains(['\n', '\r']) {
            // The field would join the lines without a space.
            event.prevent_default();
            into.set(text.replace(['\n', '\r'], " "));
        }
    };
    let into = field.setter();
    let oninput = move |event: InputEvent| into.set(event.target_unchecked_into::<HtmlInputElement>().value());
    html! {
        <form class="paste" {onsubmit}>
            <input value={(*field).clone()} {oninput} {onpaste} type="text" inputmode="url" autocomplete="off" aria-label={words.paste} placeholder={words.paste} />
            <button class="button">{ words.open_link }</button>
        </form>
    }
}

fn result(report: &ImportReport, language: Language, again: &Callback<()>) -> Html {
    let words = language.shell();
    let text_of = |text: &str| fill(text, &[&report.called]);
    let (route, text) = match &report.outcome {
        ImportOutcome::Taken(id) => (Route::Game(id.clone(), None), words.shelf.taken),
        ImportOutcome::Known(id) => (Route::Game(id.clone(), None), words.shelf.had),
        ImportOutcome::Counted => (Route::Statistics, words.shelf.counted),
        ImportOutcome::Solved => (Route::Puzzles(String::new(), String::new()), words.shelf.solved),
        ImportOutcome::Refused(why, recovered) => {
            let keep = recovered.clone().map(|recovered| {
                let again = again.clone();
                let onclick = move |event: MouseEvent| {
                    let again = again.clone();
                    // Each of these buttons works once.
                    if let Some(button) = event.target_dyn_into::<web_sys::HtmlElement>() {
                        let _ = button.set_attribute("hidden", "");
                    }
                    let id = store::fresh_id();
                    statistics::receive(&id, &recovered);
                    store::keep(&id, &recovered, move |_| again.emit(()));
                };
                html! { <button class="button" {onclick}>{ words.shelf.keep_part }</button> }
            });
            return html! {
                <li class="refused">
                    <p>{ text_of(words.shelf.not_taken) }</p>
                    { for why.iter().map(|why| html! { <p>{ why }</p> }) }
                    { for keep }
                </li>
            };
        }
    };
    html! { <li><a href={route}>{ text_of(text) }</a></li> }
}

/// Reads a file and imports its matches.
async fn take_in(file: &Source, language: Language, all: &mut Vec<ImportReport>) {
    let words = language.shell();
    let refused =
        |why: &str| ImportReport { called: file.name(), outcome: ImportOutcome::Refused(vec![why.to_owned()], None) };
    let text = file.text().await;
    let text = text.as_deref().map(unwrapped);
    let pieces = text.as_deref().map(split_file).unwrap_or_default();
    let (counts, solved) = text.as_deref().map_or((false, false), |text| (counted(text), take_in_diary(text)));
    if counts {
        all.push(ImportReport { called: file.name(), outcome: ImportOutcome::Counted });
    }
    if solved {
        all.push(ImportReport { called: file.name(), outcome: ImportOutcome::Solved });
    }
    if let Some(address) =
        text.as_deref().filter(|text| !counts && !solved && !holds_match(text)).and_then(find_address)
    {
        return go(&Route::read(&address));
    }
    if pieces.is_empty() && !counts && !solved {
        return all.push(refused(words.wrong.not_a_save));
    }
    // Reading a match needs the chunk of its game.
    for game in games(text.as_deref().unwrap_or_default()) {
        if !game.fetch().await {
            return all.push(refused(words.wrong.part));
        }
    }
    // A file with one match was shared by somebody. A backup has several matches: its statistics list those that were
    // played here. Without statistics it is from an older version, and all its matches count as played here.
    let single = pieces.len() == 1;
    let received = counts || single;
    for batch in pieces.chunks(BATCH_SIZE) {
        let mut new = Vec::<(String, String)>::new();
        for piece in batch {
            let FileEntry { number, line, read } = piece.read();
            let report = match read {
                Ok(game_match) => {
                    let called = called(&game_match, language);
                    let text = write_kept(&game_match, js_sys::Date::now() as u64);
                    let known = new.iter().find(|(_, other)| kept_alike(other, &text)).map(|(id, _)| id.clone());
                    let mut known = known.or(known_as(&text).await);
                    // A link carries no times. The same match from a link is found by its moves.
                    if known.is_none() && single {
                        known = same(&game_match)
                            .await
                            .filter(|twin| twin.tokens == game_match.tree().len())
                            .map(|twin| twin.id);
                    }
                    let outcome = match known {
                        Some(id) => ImportOutcome::Known(id),
                        None => {
                            let id = store::fresh_id();
                            if received {
                                statistics::receive(&id, &game_match);
                            }
                            new.push((id.clone(), text));
                            ImportOutcome::Taken(id)
                        }
                    };
                    ImportReport { called, outcome }
                }
                Err(broken) => {
                    let called = fill(words.wrong.in_file, &[&number.to_string(), &line.to_string()]);
                    let recovered = recoverable(&broken).map(Rc::new);
                    let outcome = ImportOutcome::Refused(explain_broken(language, &broken), recovered);
                    ImportReport { called: language.labelled(&file.name(), &called), outcome }
                }
            };
            all.push(report);
        }
        if let Err(error) = store::take_in(&new).await {
            let lost = |report: &ImportReport| matches!(&report.outcome, ImportOutcome::Taken(id) if new.iter().any(|(new, _)| new == id));
            all.retain(|report| !lost(report));
            return all.push(refused(words.storage(error)));
        }
    }
}

/// Imports the statistics of a file. Returns whether it has any.
fn counted(text: &str) -> bool {
    let mut own = statistics::read();
    let any = own.take_in(text);
    if any {
        statistics::keep(&own);
    }
    any
}

/// The id of the stored match with the same content.
async fn known_as(text: &str) -> Option<String> {
    let marked = store::with_fingerprint(fingerprint(text)).await.ok()?;
    marked.into_iter().find(|(_, other)| kept_alike(other, text)).map(|(id, _)| id)
}

/// The games of the matches in a file.
fn games(text: &str) -> impl Iterator<Item = Chunk> {
    text.lines().filter_map(|line| Chunk::game(line.strip_prefix("game ")?.trim_end()))
}

/// Names a match in a message: its title, or its game and players.
fn called(game_match: &Match, language: Language) -> String {
    if !game_match.tags().title().is_empty() {
        return game_match.tags().title().to_owned();
    }
    let names = seat_names(game_match, language);
    language.labelled(language.game(game_match.setup().game().id()).name, &names.join(" – "))
}
