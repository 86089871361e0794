//! Intents at an embedded board, with the events that tell the page about them.

use js_sys::{Array, Object, Reflect};
use std::rc::Rc;
use trivium_rules::core::Turn;
use trivium_session::{Controller, Intent, Match, write};
use wasm_bindgen::JsValue;

/// Dispatches an event of the element. Returns false if the page cancelled it.
#[derive(Clone)]
pub struct ElementEvent(Rc<Announce>);

/// Takes the event's name and detail; returns false if the page cancelled the event.
type Announce = dyn Fn(&str, &JsValue) -> bool;

impl PartialEq for ElementEvent {
    fn eq(&self, other: &ElementEvent) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<F: Fn(&str, &JsValue) -> bool + 'static> From<Rc<F>> for ElementEvent {
    fn from(say: Rc<F>) -> ElementEvent {
        ElementEvent(say)
    }
}

/// Dispatches an event whose detail has named values.
pub fn dispatch(say: &ElementEvent, word: &str, values: &[(&str, JsValue)]) -> bool {
    let detail = Object::new();
    for (name, value) in values {
        // `Reflect::set` cannot fail on a plain object.
        let _ = Reflect::set(&detail, &(*name).into(), value);
    }
    say.0(word, &detail)
}

/// The state of a match in event details.
fn match_details(controller: &Controller) -> [(&'static str, JsValue); 3] {
    ["position", "ply", "turn"].map(|word| (word, property(controller.game_match(), word)))
}

/// Performs an intent unless it is a move that the page cancels, and dispatches its events. `now` is the match at the
/// time of the call, because a listener may change the board. `does` performs the intent and returns whether something
/// has changed.
pub fn act(now: &dyn Fn() -> Option<Controller>, say: &ElementEvent, intent: Intent, does: &dyn Fn(Intent) -> bool) {
    let Some(controller) = now() else { return };
    let intent = match intent {
        Intent::At(serial, _) if serial != controller.serial() => return,
        Intent::At(_, intent) => *intent,
        intent => intent,
    };
    let decision = match &intent {
        Intent::Pick(pick) if controller.decides() => controller.deciding(*pick).map(|token| (token, "person")),
        Intent::EngineMove(token) if controller.engine_to_think().is_some() => Some((token.clone(), "program")),
        _ => None,
    };
    let seat = controller.game_match().turn().seat().map_or(0, |seat| seat.number());
    let ply = controller.game_match().ply() as u32;
    let values = |(token, by): (String, &str)| {
        [("token", token.into()), ("seat", seat.into()), ("ply", ply.into()), ("by", by.into())]
    };
    let decision = decision.map(values);
    let same = || now().is_some_and(|now| now.serial() == controller.serial());
    if let Some(decision) = &decision
        && (!dispatch(say, "before-move", decision) || !same())
    {
        return;
    }
    if !does(intent) {
        return;
    }
    let Some(after) = now() else { return };
    if let Some(decision) = &decision {
        dispatch(say, "move", &[&decision[..2], &decision[3..], &match_details(&after)].concat());
    }
    dispatch_position(&after, say, decision.is_some());
}

/// Dispatches the events for a new position and, after a move, for the end of the match.
pub fn dispatch_position(controller: &Controller, say: &ElementEvent, decided: bool) {
    let details = match_details(controller);
    dispatch(say, "position-change", &details);
    let outcome = controller.game_match().turn().outcome().filter(|_| decided);
    if let Some(outcome) = outcome {
        let [position, ply, _] = details;
        dispatch(say, "game-over", &[("outcome", outcome.to_string().into()), position, ply]);
    }
}

/// A property of the match for scripts.
pub fn property(game_match: &Match, word: &str) -> JsValue {
    match word {
        "position" => game_match.position().text().into(),
        "legal" => game_match.position().legal().iter().map(|token| JsValue::from_str(token)).collect::<Array>().into(),
        "outcome" => game_match.turn().outcome().map_or(JsValue::NULL, |outcome| outcome.to_string().into()),
        "turn" => match game_match.turn() {
            Turn::Seat(seat) => seat.number().into(),
            Turn::Chance => 0.into(),
            Turn::Over(_) => JsValue::NULL,
        },
        "ply" => (game_match.ply() as u32).into(),
        "length" => (game_match.line().len() as u32).into(),
        "record" => write(game_match).into(),
        _ => JsValue::UNDEFINED,
    }
}
