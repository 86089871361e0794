//! Agreeing to end a game: everybody who sits there is asked.

use crate::tables;

use tables::game_match;
use trivium_engine::Level;
use trivium_rules::core::{Seat, TableAction, Turn};
use trivium_session::{Controller, Feedback, Intent};

/// A match that may be ended by agreement, which is offered.
fn offered(engines: &[Seat]) -> Controller {
    let mut game_match = game_match("simple+bag", "");
    for seat in engines {
        game_match.seat(*seat, Level::new(3));
    }
    let mut controller = Controller::new(game_match);
    assert!(!controller.apply(Intent::Act(TableAction::Agree)));
    controller
}

fn is_over(controller: &Controller) -> bool {
    matches!(controller.game_match().turn(), Turn::Over(_))
}

#[test]
fn a_game_ends_when_all_people_have_agreed() {
    let mut controller = offered(&[]);
    assert_eq!(controller.consents(), [Seat::ONE, Seat::TWO]);
    assert!(!controller.apply(Intent::Consent(Seat::TWO, true)));
    assert_eq!(controller.consents(), [Seat::ONE]);
    assert!(!controller.apply(Intent::Consent(Seat::TWO, true)), "once is enough, and not enough for two");
    assert!(!is_over(&controller));
    assert!(controller.apply(Intent::Consent(Seat::ONE, true)));
    assert!(is_over(&controller) && controller.consents().is_empty());
}

#[test]
fn one_who_does_not_agree_ends_the_offer() {
    let mut controller = offered(&[]);
    controller.apply(Intent::Consent(Seat::ONE, true));
    assert!(!controller.apply(Intent::Consent(Seat::TWO, false)));
    assert_eq!(controller.said(), Some(&Feedback::NotEveryoneAgrees));
    assert!(controller.consents().is_empty() && !is_over(&controller));
    assert!(!controller.apply(Intent::Consent(Seat::ONE, true)), "an answer that comes late is none");
}

#[test]
fn whoever_plays_on_does_not_agree() {
    let mut controller = offered(&[]);
    assert!(controller.apply(Intent::PlayChance));
    assert!(controller.consents().is_empty() && !is_over(&controller));
}

#[test]
fn one_person_alone_asks_the_programs_only() {
    let mut controller = offered(&[Seat::TWO]);
    assert!(controller.consents().is_empty());
    assert_eq!(controller.engine_asked_to_agree().map(|(seat, _)| seat), Some(Seat::TWO));
    assert!(controller.apply(Intent::EnginesAgreed(true)));
    assert!(is_over(&controller));
}

#[test]
fn an_offer_where_the_rules_know_none_is_refused_to_all() {
    let mut controller = Controller::new(game_match("simple", ""));
    assert!(!controller.apply(Intent::Act(TableAction::Agree)));
    assert!(controller.consents().is_empty());
    assert!(matches!(controller.said(), Some(Feedback::TokenError(_))));
}
