//! Agreeing to end a game: everybody who sits there is asked.

mod tables;

use tables::table;
use trivium_engine::Level;
use trivium_rules::core::{Seat, TableAction, Turn};
use trivium_session::{Controller, Intent, Said};

/// A match that may be ended by agreement, which is offered.
fn offered(programs: &[Seat]) -> Controller {
    let mut table = table("simple+bag", "");
    for seat in programs {
        table.seat(*seat, Level::new(3));
    }
    let mut controller = Controller::new(table);
    assert!(!controller.apply(Intent::Act(TableAction::Agree)));
    controller
}

fn is_over(controller: &Controller) -> bool {
    matches!(controller.table().turn(), Turn::Over(_))
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
    assert_eq!(controller.said(), Some(&Said::NotAll));
    assert!(controller.consents().is_empty() && !is_over(&controller));
    assert!(!controller.apply(Intent::Consent(Seat::ONE, true)), "an answer that comes late is none");
}

#[test]
fn whoever_plays_on_does_not_agree() {
    let mut controller = offered(&[]);
    assert!(controller.apply(Intent::Draw));
    assert!(controller.consents().is_empty() && !is_over(&controller));
}

#[test]
fn one_person_alone_asks_the_programs_only() {
    let mut controller = offered(&[Seat::TWO]);
    assert!(controller.consents().is_empty());
    assert_eq!(controller.asked_to_agree().map(|(seat, _)| seat), Some(Seat::TWO));
    assert!(controller.apply(Intent::Agreed(true)));
    assert!(is_over(&controller));
}

#[test]
fn an_offer_where_the_rules_know_none_is_refused_to_all() {
    let mut controller = Controller::new(table("simple", ""));
    assert!(!controller.apply(Intent::Act(TableAction::Agree)));
    assert!(controller.consents().is_empty());
    assert!(matches!(controller.said(), Some(Said::Objection(_))));
}
