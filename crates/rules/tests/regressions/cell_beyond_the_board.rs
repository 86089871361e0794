//! Traffic Lights: the index of the cell overflowed for a two-byte coordinate far beyond the board.

use trivium_rules::core::{ParseError, ParseFault};
use trivium_rules::games::{TokenError, game};

#[test]
fn a_coordinate_far_beyond_the_board_is_refused() {
    let start = game("traffic-lights", "simple", []).unwrap().start();
    for token in ["z9", "a~", "\u{7f}\u{7f}", "؃"] {
        assert!(matches!(start.check(token), Err(TokenError::Unreadable(_))), "{token:?}");
    }
    let not_a_site = Err(TokenError::Unreadable(ParseError::new(0, ParseFault::NotASite)));
    assert_eq!(start.check("z9"), not_a_site);
}
