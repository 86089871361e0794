//! Trias: the index of the hole overflowed for a two-byte coordinate far beyond the board.

use trivium_rules::core::{ParseError, ParseFault};
use trivium_rules::games::{TokenError, game};

#[test]
fn a_hole_far_beyond_the_board_is_refused() {
    let start = game("trias", "base", []).unwrap().start();
    for token in ["Az", "~~", "A\u{7f}", "؃"] {
        assert!(matches!(start.check(token), Err(TokenError::Unreadable(_))), "{token:?}");
    }
    let not_a_site = Err(TokenError::Unreadable(ParseError::new(0, ParseFault::NotASite)));
    assert_eq!(start.check("A9"), not_a_site);
}
