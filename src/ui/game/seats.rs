//! The seats with name, score, hand and captured pieces.

use super::facing::edge;
use super::names::name_of;
use crate::ui::base::settings::use_language;
use crate::ui::parts::match_tools::{ClockViewProps, MatchTool};
use crate::ui::parts::show_tool::match_tool;
use std::rc::Rc;
use trivium_boards::around::SeatCard;
use trivium_boards::{BoardView, Node, Stacks, Trays, board_info, seat_below, with_slots};
use trivium_rules::core::{Pick, Scene, Seat, Tray, TrayRole};
use trivium_session::Controller;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct SeatsProps {
    pub view: Rc<BoardView>,
    /// The names on the plates, in turn order.
    pub names: Vec<String>,
    /// The match, if its clock is shown.
    #[prop_or_default]
    pub clock: Option<Controller>,
    /// Whether the seats are arranged round the screen.
    pub round: bool,
    /// The seat whose hand is below the board on a phone.
    #[prop_or_default]
    pub hand_below: Option<Seat>,
    pub on_pick: Callback<Pick>,
    /// Called when the choice under way is cancelled.
    pub on_cancel: Callback<()>,
}

/// The seat whose hand is below the board, near the thumbs: the only human's, or else the first seat's. `None` in games
/// of two seats without hands next to the board.
pub fn seat_with_hand_below(controller: &Controller, scene: &Scene) -> Option<Seat> {
    let setup = controller.game_match().setup();
    let apart = board_info(setup.game().id()).is_some_and(|info| !info.holds_trays);
    let hands = scene.trays.iter().any(|tray| tray.role == TrayRole::Hand && tray.seat.is_some());
    let mut humans = Seat::all(setup.game().seats()).filter(|seat| setup.engine(*seat).is_none());
    let only = humans.next().filter(|_| humans.next().is_none());
    (setup.game().seats() == 2 && apart && hands).then(|| only.unwrap_or(Seat::ONE))
}

/// Like [`seat_with_hand_below`], for layouts with less room: the hand must not be empty, and it must not make the
/// board smaller.
pub fn seat_with_rack_below(scene: &Scene, game: &str, seat: Option<Seat>) -> Option<Seat> {
    let racks = board_info(game).is_some_and(|info| matches!(info.stacks, Stacks::Rack));
    let is_filled = |tray: &Tray| tray.role == TrayRole::Hand && tray.seat == seat && !tray.stacks.is_empty();
    seat.filter(|_| racks && scene.trays.iter().any(is_filled))
}

/// The match, if its clock is shown.
pub fn clocked(controller: &Controller) -> Option<Controller> {
    Some(controller.clone()).filter(|controller| controller.game_match().setup().clock().is_some())
}

#[component]
pub fn Seats(props: &SeatsProps) -> Html {
    let language = use_language();
    let words = language.shell();
    let SeatsProps { view, names, clock, round, hand_below, on_pick, on_cancel } = props;
    let seats = names.len() as u8;
    // The seat at the bottom comes first. On an upright phone its card is on the left, next to its side of the board.
    let below = seat_below(view.game, view.orientation).filter(|seat| !round && seat.index() < names.len());
    let first = below.unwrap_or(Seat::ONE).index();
    let cards = (0..names.len()).map(|nth| {
        let seat = Seat::at((first + nth) % names.len());
        let card = SeatCard {
            seat,
            name: &names[seat.index()],
            below: below == Some(seat),
            hand_below: *hand_below == Some(seat),
            edge: round.then(|| edge(seat, seats)),
            clock: if clock.is_some() { Node::Slot("clock") } else { Node::EMPTY },
            trays: Node::Slot("trays"),
        };
        with_slots(card.item(view).into(), &|slot| match slot {
            "clock" => clock.clone().map_or_else(Html::default, |controller| {
                let name = name_of(&controller, language, seat);
                let clock = ClockViewProps { controller, seat, name };
                match_tool(MatchTool::Time(clock), true)
            }),
            _ => {
                let (on_pick, on_cancel) = (on_pick.clone(), on_cancel.clone());
                html! { <Trays view={view.clone()} {seat} {on_pick} {on_cancel} /> }
            }
        })
    });
    html! { <ol class="seats" aria-label={words.spoken.parts[0]}>{ for cards }</ol> }
}
