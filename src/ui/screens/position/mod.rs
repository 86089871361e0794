//! The position editor: pieces are placed freely, and the rules' verdict is shown at once. A chunk with its own words
//! and styles. Its address holds the game, or the link of the start position.

mod panel;
mod progress;
mod work;

use crate::ui::base::controls::page_bar;
use crate::ui::base::fetch;
use crate::ui::base::focus::site_of_focus;
use crate::ui::base::notice::Notice;
use crate::ui::base::own_words::OwnWords;
use crate::ui::base::route::{Route, go};
use crate::ui::base::screen::Screen;
use crate::ui::base::settings::{use_settings, use_title};
use crate::ui::base::store;
use crate::ui::parts::chunk::ChunkExports;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::window;
use panel::Panel;
use trivium_boards::{BoardProps, BoardView, board, printed_key, with_colours};
use trivium_rules::core::{BoardEdge, Command, Pick, Seat};
use trivium_rules::games;
use trivium_session::{Controller, EditTool, PositionEditor, read_link, write_link};
use trivium_words::{BoardText, Language, PositionWords};
use wasm_bindgen::JsCast;
use work::{Edit, Work, when};
use yew::prelude::*;

pub fn exports() -> ChunkExports {
    ChunkExports::Screen(screen)
}

fn screen(screen: &Screen) -> Html {
    match screen.route.clone() {
        Route::Position(from) => html! { <PositionPage {from} /> },
        _ => html! {},
    }
}

/// The address of the editor for the position in view.
pub fn route(controller: &Controller) -> Option<Route> {
    // Only a generated record can be too long for a link.
    write_link(&controller.game_match().sandbox(store::seed())).ok().map(Route::Position)
}

/// Opens the editor for the position in view.
pub fn open(controller: &Controller) {
    if let Some(route) = route(controller) {
        go(&route);
    }
}

#[derive(Clone, PartialEq, Properties)]
struct PositionProps {
    /// The game, or the link of the start position.
    from: String,
}

/// Resumes the stored progress, or starts from the address.
fn begin(from: &str) -> Option<PositionEditor> {
    if let Some(stored) = progress::read(from) {
        return Some(stored);
    }
    if let Ok(info) = games::info(from) {
        let game = games::game(info.id, info.variants.first()?.id, []).ok()?;
        return PositionEditor::new(game.clone(), &game.start().text()).ok();
    }
    let game_match = read_link(from).ok()?;
    let setup = game_match.setup();
    let options: Vec<_> = setup.game().options().iter().map(|(key, value)| (*key, value.to_string())).collect();
    let options = options.iter().map(|(key, value)| (*key, value.as_str()));
    let game = games::game(setup.game().id(), setup.game().variant().id, options).ok()?;
    PositionEditor::new(game, &game_match.position().text()).ok()
}

#[component]
fn PositionPage(props: &PositionProps) -> Html {
    let set = use_settings();
    let language = set.now.language;
    let words = fetch::held_words::<PositionWords>(language);
    let opened = use_memo(props.from.clone(), |from| begin(from).map(Work::new));
    match (&*opened, words) {
        (Some(work), Some(words)) => {
            html! { <Workbench from={props.from.clone()} first={work.clone()} own={OwnWords(words)} /> }
        }
        (None, _) => html! { <Notice title={language.shell().no_page} /> },
        (_, None) => html! { <Notice title={language.shell().wrong.part} /> },
    }
}

#[derive(Clone, PartialEq, Properties)]
struct WorkbenchProps {
    from: String,
    first: Work,
    own: OwnWords<PositionWords>,
}

#[component]
fn Workbench(props: &WorkbenchProps) -> Html {
    let set = use_settings();
    let language = set.now.language;
    let own = props.own;
    let work = use_reducer_eq(|| props.first.clone());
    {
        let (from, work) = (props.from.clone(), work.clone());
        use_effect_with(work.serial, move |_| progress::write(&from, &work.editor));
    }
    let act = use_callback(work.dispatcher(), |edit: Edit, work| work.dispatch(edit));
    use_edit_keys(work.editor.game().id(), &act);
    let view = use_memo((work.serial, set.now), |_| view(&work, language, &set));
    let game = work.editor.game().id();
    let title = use_title(own.0.title);
    let board_props = BoardProps {
        on_pick: when(&act, |pick| match pick {
            Pick::Site(site) => Some(Edit::Pick(site)),
            Pick::Command(Command::Slide(to)) => Some(Edit::Slide(to)),
            Pick::Tray(..) | Pick::Command(_) => None,
        }),
        on_cancel: act.reform(|()| Edit::Cancel),
        ..BoardProps::still(view.clone())
    };
    html! {
        <main
            class="position-editor"
            data-position={work.editor.text()}
            data-sound={work.fault.is_none().to_string()}
            data-variant={work.editor.game().variant().id}
        >
            { page_bar(language.shell(), Route::Home, title, [own.0.title, language.game(game).name], html! {}) }
            <section class="table" aria-label={language.board_text(&BoardText::Board, &[])}>
                { board(board_props) }
            </section>
            <Panel work={(*work).clone()} view={view.clone()} {own} {act} />
        </main>
    }
}

/// Handles keys outside text fields: undo, redo, and removing the piece on the focused site.
#[hook]
fn use_edit_keys(game: &'static str, act: &Callback<Edit>) {
    let act = act.clone();
    use_effect_with(game, move |game: &&'static str| {
        let game = *game;
        let options = EventListenerOptions::enable_prevent_default();
        let listener = EventListener::new_with_options(&window(), "keydown", options, move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            let field =
                element.is_some_and(|at| at.closest("textarea, input[type=number]").is_ok_and(|at| at.is_some()));
            if field || event.alt_key() {
                return;
            }
            let control = event.ctrl_key() || event.meta_key();
            let edit = match (printed_key(event).as_str(), control, event.shift_key()) {
                ("z" | "Z", true, false) => Some(Edit::Undo),
                ("y" | "Y", true, false) | ("z" | "Z", true, true) => Some(Edit::Redo),
                ("Delete" | "Backspace", false, false) => site_of_focus(game).map(Edit::Take),
                _ => None,
            };
            if let Some(edit) = edit {
                event.prevent_default();
                act.emit(edit);
            }
        });
        move || drop(listener)
    });
}

/// The board's view, with faults marked.
fn view(work: &Work, language: Language, set: &crate::ui::base::settings::SettingsHandle) -> BoardView {
    let editor = &work.editor;
    let (game, draft) = (editor.game(), editor.draft());
    let editing = game.editing();
    let all = editor.sites();
    let sites = all.iter().map(|site| (*site, editor.site_name(*site).into())).collect();
    // A held piece can be placed anywhere.
    let held = editor.held();
    let goals = all.into_iter().filter(|site| held.is_some_and(|held| held != *site)).map(Pick::Site);
    let slides = BoardEdge::ALL.map(|side| Pick::Command(Command::Slide(side)));
    let slides = slides.into_iter().filter(|_| editing.side_setting(draft).is_some());
    // In play, the drag of a larger piece has a direction. The editor only supports taps for it.
    let single = draft.pieces.iter().filter(|piece| piece.sites.len() == 1);
    let lying = single.map(|piece| Pick::Site(piece.sites[0]));
    let moves = editor.tool() == EditTool::Move;
    let to_act = match editor.tool() {
        EditTool::Lay(index) => editor.palette().get(index).and_then(|(entry, _)| entry.seat),
        EditTool::Move | EditTool::Take => {
            held.and_then(|site| draft.at(site)).and_then(|index| draft.pieces[index].seat)
        }
    };
    let start = game.start();
    let names = language.seats(game.id()).iter().map(|name| (*name).to_owned());
    let scene = editing.draft_scene(draft);
    BoardView {
        names: with_colours(names.collect(), game.id(), scene.colours, language),
        scene,
        sites,
        choosable: goals.chain(slides).collect(),
        draggable: if moves { lying.collect() } else { Vec::new() },
        chosen: held.map(Pick::Site).into_iter().collect(),
        to_act: to_act.or(Some(Seat::ONE)),
        serial: work.picture,
        coordinates: true,
        whole: true,
        hinted: work.fault.iter().flat_map(|fault| fault.sites.iter().copied()).map(Pick::Site).collect(),
        ..BoardView::still(game.id(), &*start, language, set.now.look)
    }
}
