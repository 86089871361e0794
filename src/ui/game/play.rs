//! The table on screen: gives intents to the controller and lays out what it shows.

use super::ask::ask;
use super::keys::use_keys;
use super::panel::{Moves, Record, menu};
use super::programs::use_programs;
use super::seats::seats;
use crate::core::Seat;
use crate::i18n::{BoardText, Language, Text, fill};
use crate::session::{Controller, Intent, StorageError};
use crate::ui::boards::{BoardProps, BoardView, Trays, board};
use crate::ui::dialog::Dialog;
use crate::ui::home::name;
use crate::ui::icons::{Icon, icon};
use crate::ui::route::{Route, Sheet, leave};
use crate::ui::settings::{Set, use_language, use_settings, use_title};
use crate::ui::store;
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// The controller of the match on screen: the same one, whatever it shows.
#[derive(Clone)]
pub struct Shared(Rc<RefCell<Controller>>);

impl PartialEq for Shared {
    fn eq(&self, other: &Shared) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl From<Rc<RefCell<Controller>>> for Shared {
    fn from(controller: Rc<RefCell<Controller>>) -> Shared {
        Shared(controller)
    }
}

/// What a [`Play`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct PlayProps {
    /// The match's name on the shelf.
    pub id: String,
    /// What slides over it.
    pub sheet: Option<Sheet>,
    /// The match.
    pub controller: Shared,
}

/// How long a draw of chance lets one see the board before it, in milliseconds.
const BEFORE_DRAW: u32 = 420;

/// A match.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    let language = use_language();
    let set = use_settings();
    let words = language.shell();
    let unsaved = use_state_eq(|| None::<StorageError>);
    let redraw = use_force_update();
    let shared = props.controller.0.clone();
    // The same one as long as the match is, so that what did not change need not be drawn anew.
    let act = {
        let unsaved = unsaved.setter();
        use_callback((props.controller.clone(), props.id.clone()), move |intent: Intent, (shared, id)| {
            let mut controller = shared.0.borrow_mut();
            if controller.apply(intent) {
                unsaved.set(store::keep(id, controller.table()).err());
            }
            redraw.force_update();
        })
    };
    let controller = shared.borrow();
    let table = controller.table();
    let game = table.setup().game().clone();
    let game_words = language.game(game.id());
    let title = use_title(game_words.name);
    use_keys(&act, props.sheet);
    {
        let act = act.clone();
        use_effect_with((controller.serial(), controller.draws()), move |(_, draws)| {
            let timer = draws.then(|| Timeout::new(BEFORE_DRAW, move || act.emit(Intent::Draw)));
            move || drop(timer)
        });
    }

    let helper = use_programs(&shared, &controller, &act);
    let deps = (controller.serial(), controller.chosen().to_vec(), controller.hinted(), set.now);
    let view = use_memo(deps, |_| board_view(&controller, &set));
    // The same ones as long as the same controller acts: boards that show nothing new are not drawn anew.
    let hands = use_memo(act.clone(), |act| {
        let shared = shared.clone();
        let foresee = Callback::from(move |pick| shared.borrow().foresee(pick));
        (act.reform(Intent::Pick), act.reform(|()| Intent::Cancel), foresee)
    });
    let (on_pick, on_cancel, foresee) = &*hands;
    let variant = game_words.variant(game.variant().id)[0];
    let round = view.scene.rounds.filter(|r| r.of > 1);
    let round = round.map(|r| fill(words.round, &[&r.now.to_string(), &r.of.to_string()]));
    let variant = (variant != game_words.name).then(|| variant.to_owned());
    let note: Vec<_> = variant.into_iter().chain(round).collect();
    let to_act = match table.turn() {
        _ if controller.interlude().is_some() => None,
        turn => turn.seat(),
    };
    let button = |intent: Intent, can: bool, text: &'static str, drawing: Icon| {
        let act = act.clone();
        let onclick = move |_| {
            if can {
                act.emit(intent.clone());
            }
        };
        html! {
            <button class="tool" {onclick} aria-disabled={(!can).to_string()}>
                { icon(drawing) }<span>{ text }</span>
            </button>
        }
    };
    let close = {
        let route = Route::Game(props.id.clone(), None);
        Callback::from(move |()| leave(&route))
    };
    let sheet = props.sheet.map(|sheet| match sheet {
        Sheet::Record => html! {
            <Dialog key="moves" title={words.record} on_close={close.clone()}>
                { record(&controller, &act, "sheet-type") }
            </Dialog>
        },
        Sheet::Menu => html! {
            <Dialog key="menu" title={words.menu} on_close={close.clone()}>
                { menu(table, &act, &close, words) }
            </Dialog>
        },
    });
    let shown = BoardProps {
        view: view.clone(),
        on_pick: on_pick.clone(),
        on_cancel: on_cancel.clone(),
        foresee: Some(foresee.clone()),
        id: None,
    };
    html! {
        <main class="game" data-turn={to_act.map(|seat| seat.to_string())} data-position={table.position().text()}>
            <header class="bar">
                <a class="icon" href={Route::Home} aria-label={words.to_start}>{ icon(Icon::Back) }</a>
                <h1 ref={title} tabindex="-1">
                    { game_words.name }
                    if !note.is_empty() {
                        <small>{ note.join(" · ") }</small>
                    }
                </h1>
                <button class="icon" aria-label={words.hint} onclick={helper.hint.clone()} aria-disabled={(!helper.can_hint).to_string()}>
                    { icon(Icon::Hint) }
                </button>
                <a class="icon" href={Route::Game(props.id.clone(), Some(Sheet::Menu))} aria-label={words.menu}>
                    { icon(Icon::Menu) }
                </a>
            </header>
            { seats(&view, &names(&controller, language), on_pick, on_cancel, words) }
            <section class="table" aria-label={language.text(&Text::Board(BoardText::Board)).into_owned()}>
                { board(shown) }
                <Trays {view} on_pick={on_pick.clone()} on_cancel={on_cancel.clone()} />
            </section>
            { ask(&controller, language, &act, &helper) }
            <aside class="moves" aria-label={words.record}>{ record(&controller, &act, "side-type") }</aside>
            <nav class="tools" aria-label={words.menu}>
                { button(Intent::Undo, table.can_undo(), words.undo, Icon::Undo) }
                { button(Intent::Redo, table.can_redo(), words.redo, Icon::Redo) }
                <a class="tool moves-link" href={Route::Game(props.id.clone(), Some(Sheet::Record))}>
                    { icon(Icon::Record) }<span>{ words.record }</span>
                </a>
            </nav>
            <div class="unsaved" role="status">{ (*unsaved).map(|error| words.storage(error)) }</div>
            { for sheet }
        </main>
    }
}

/// What each seat is called.
pub fn names(controller: &Controller, language: Language) -> Vec<String> {
    let seats = controller.table().setup().game().seats();
    Seat::all(seats).map(|seat| name_of(controller, language, seat)).collect()
}

/// What one seat is called.
pub fn name_of(controller: &Controller, language: Language, seat: Seat) -> String {
    let setup = controller.table().setup();
    name(language.shell(), &setup.names()[seat.index()], seat, setup.program(seat))
}

fn record(controller: &Controller, act: &Callback<Intent>, id: &'static str) -> Html {
    let table = controller.table();
    html! { <Record table={Moves::of(table)} act={act.clone()} {id} /> }
}

fn board_view(controller: &Controller, set: &Set) -> BoardView {
    let table = controller.table();
    let position = table.position();
    let sites = position.sites().into_iter().map(|site| (site, position.site_name(site).into())).collect();
    let interlude = controller.interlude().is_some();
    BoardView {
        game: table.setup().game().id(),
        language: set.now.language,
        scene: controller.scene(),
        sites,
        choosable: controller.choosable(),
        draggable: controller.draggable(),
        chosen: controller.chosen().to_vec(),
        last: controller.touched(),
        lines: controller.lines(),
        to_act: if interlude { None } else { table.turn().seat() },
        events: controller.events().clone(),
        serial: controller.serial(),
        orientation: 0,
        look: set.now.look,
        coordinates: set.now.coordinates,
        hinted: controller.hinted(),
        decisive: if set.now.help { controller.decisive() } else { Vec::new() },
        confirm: true,
    }
}
