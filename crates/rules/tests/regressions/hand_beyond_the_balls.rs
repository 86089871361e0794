//! Triapon: a position with more balls in a hand than a seat has overflowed instead of being refused.

use trivium_rules::core::ParseFault;
use trivium_rules::games::game;

#[test]
fn a_hand_of_more_balls_than_there_are_is_refused() {
    let game = game("triapon", "base", []).unwrap();
    let start = game.start().text();
    for hand in ["hand=10,9,9", "hand=9,9,200", "hand=9,255,0"] {
        let error = game.read_position(&start.replace("hand=9,9,9", hand)).err().unwrap();
        // Each seat has nine balls on the board, in the hand or taken. The error names the field `taken=`.
        assert_eq!(error.fault, ParseFault::Count("taken"), "{hand}");
    }
}
