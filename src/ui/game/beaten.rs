//! The answer to a decision that is not the right one, in puzzles and lessons alike.

use trivium_rules::core::{Seat, Verdict};
use trivium_session::Controller;

/// A token with which a seat loses at once after its `attempt`, if there is one.
pub fn beaten_by(controller: &Controller, attempt: &str, seat: Seat) -> Option<String> {
    let step = controller.game_match().position().step(attempt).ok()?;
    let loses = |token: &String| {
        let step = step.next.step(token).ok();
        step.and_then(|step| step.next.turn().outcome()).is_some_and(|end| end.of(seat) == Verdict::Loss)
    };
    step.next.legal().into_iter().find(loses)
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_session::{Match, Setup};

    #[test]
    fn a_loss_at_once_answers_a_wrong_decision() {
        let line = "board=RR./.../... strip=- side=- barred=n hands=- supply=- bag=- round=1/1 starter=1 score=0,0 stage=play next=- turn=1";
        let setup = Setup::new("traffic-lights", "simple", [], [], 0).map(|setup| setup.starting_at(line));
        let setup = setup.expect("a game").expect("a position");
        let controller = Controller::new(Match::new(setup));
        assert_eq!(beaten_by(&controller, "a1", Seat::ONE).as_deref(), Some("a2"));
        assert_eq!(beaten_by(&controller, "c3", Seat::ONE), None, "it wins");
        assert_eq!(beaten_by(&controller, "z9", Seat::ONE), None, "it is none");
    }
}
