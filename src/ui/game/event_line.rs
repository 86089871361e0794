//! The visible line about the last events; before the first move, the goal of the game.

use super::names::{names, reader};
use crate::ui::base::controls::emblem;
use crate::ui::base::settings::Settings;
use trivium_rules::core::{Seat, Site};
use trivium_session::{Controller, RecentTurn};
use trivium_words::{Language, Words};
use yew::prelude::*;

/// The placeholder for the first seat's emblem; the next characters are those of the other seats. They are in a private
/// use area.
const FIRST_EMBLEM: u32 = 0xe001;

/// Screen readers find only the goal in this line. The live region announces the events, with coordinates.
pub fn event_line(controller: &Controller, now: &Settings) -> Html {
    let game_match = controller.game_match();
    let first = controller.decisions()[0] == 0 && game_match.turn().outcome().is_none();
    if first {
        let game = game_match.setup().game();
        let goal = now.language.words::<Words>().games.goal(game.id(), game.variant().id);
        return html! { <p class="happened">{ goal }</p> };
    }
    html! { <p class="happened" aria-hidden="true">{ signed(&event_text(controller, now.language, now.coordinates)) }</p> }
}

/// The line without the goal, and only for animated events: it is empty for a position that was just opened.
pub fn animated_event_line(controller: &Controller, now: &Settings) -> Html {
    let text = if controller.events().is_empty() {
        String::new()
    } else {
        event_text(controller, now.language, now.coordinates)
    };
    html! { <p class="happened" aria-hidden="true">{ signed(&text) }</p> }
}

/// The recent turns as text; while the record is browsed, only the last one. With more than two players, emblems
/// replace all names but “You”, to save space.
fn event_text(controller: &Controller, language: Language, named: bool) -> String {
    let game_match = controller.game_match();
    let game = game_match.setup().game();
    let names = names(controller, language);
    let sign = |seat: Seat| char::from_u32(FIRST_EMBLEM + seat.index() as u32).map_or_else(String::new, String::from);
    let own = reader(controller);
    let name = |seat: Seat| if names.len() > 2 && own != Some(seat) { sign(seat) } else { names[seat.index()].clone() };
    let place = |site: Site| game_match.position().site_name(site);
    let place: Option<&dyn Fn(Site) -> String> = if named { Some(&place) } else { None };
    let turns = game_match.recent_turns();
    let from = if controller.looks_around() { turns.len().saturating_sub(1) } else { 0 };
    let turn_text = |turn: &RecentTurn| language.turn_text(game.id(), turn.seat, turn.events(), &name, place);
    turns[from..].iter().map(turn_text).filter(|turn_text| !turn_text.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Replaces the placeholders by emblems.
fn signed(text: &str) -> Html {
    let is_sign = |c: char| u32::from(c).checked_sub(FIRST_EMBLEM).and_then(|index| Seat::all(3).nth(index as usize));
    let mut after = false;
    let parts = text.split_inclusive(|c| is_sign(c).is_some()).map(|part| {
        let seat = part.chars().last().and_then(is_sign);
        let text = part.trim_end_matches(|c| is_sign(c).is_some());
        // A non-breaking space keeps the emblem on the line of the word after it.
        let text = if after { text.replacen(' ', "\u{a0}", 1) } else { text.to_owned() };
        after = true;
        html! {
            <>
                { text }
                { for seat.map(|seat| html! { <span data-seat={seat.to_string()}>{ emblem(seat) }</span> }) }
            </>
        }
    });
    html! { <>{ for parts }</> }
}
