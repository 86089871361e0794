//! Moves as text, for games whose tokens need neither variant nor position.

/// Implements `Display` and `FromStr` for a game's moves, given the rules of any of its variants.
macro_rules! move_text {
    ($made:ty, $rules:expr) => {
        /// Writes the token.
        impl std::fmt::Display for $made {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(&crate::core::Notation::token(&$rules, *self))
            }
        }

        /// Reads a token. The move need not be legal anywhere.
        impl std::str::FromStr for $made {
            type Err = crate::core::ParseError;

            fn from_str(token: &str) -> Result<$made, crate::core::ParseError> {
                crate::core::Notation::read_move(&$rules, token)
            }
        }
    };
}

pub(crate) use move_text;
