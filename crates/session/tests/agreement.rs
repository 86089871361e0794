//! Ending a game by agreement, which needs every player's consent.

use crate::tables;

use tables::{Desk, game_match};
use trivium_rules::core::{Seat, TableAction, Turn};
use trivium_session::{Feedback, Intent};

/// A match in which a player has proposed to end the game by agreement.
fn offered() -> Desk {
    let mut controller = Desk::new(game_match("simple+bag", ""));
    assert!(!controller.apply(Intent::Act(TableAction::Agree)));
    controller
}

fn is_over(controller: &Desk) -> bool {
    matches!(controller.game_match().turn(), Turn::Over(_))
}

#[test]
fn a_game_ends_when_all_people_have_agreed() {
    let mut controller = offered();
    assert_eq!(controller.consents(), [Seat::ONE, Seat::TWO]);
    assert!(!controller.apply(Intent::Consent(Seat::TWO, true)));
    assert_eq!(controller.consents(), [Seat::ONE]);
    assert!(!controller.apply(Intent::Consent(Seat::TWO, true)), "a seat answers only once");
    assert!(!is_over(&controller));
    assert!(controller.apply(Intent::Consent(Seat::ONE, true)));
    assert!(is_over(&controller) && controller.consents().is_empty());
}

#[test]
fn a_refusal_ends_the_proposal() {
    let mut controller = offered();
    controller.apply(Intent::Consent(Seat::ONE, true));
    assert!(!controller.apply(Intent::Consent(Seat::TWO, false)));
    assert_eq!(controller.feedback(), Some(&Feedback::NotEveryoneAgrees));
    assert!(controller.consents().is_empty() && !is_over(&controller));
    assert!(!controller.apply(Intent::Consent(Seat::ONE, true)), "a late answer does not count");
}

#[test]
fn playing_on_ends_the_proposal() {
    let mut controller = offered();
    assert!(controller.apply(Intent::PlayChance));
    assert!(controller.consents().is_empty() && !is_over(&controller));
}

#[test]
fn a_proposal_that_the_rules_do_not_allow_is_refused() {
    let mut controller = Desk::new(game_match("simple", ""));
    assert!(!controller.apply(Intent::Act(TableAction::Agree)));
    assert!(controller.consents().is_empty());
    assert!(matches!(controller.feedback(), Some(Feedback::TokenError(_))));
}
