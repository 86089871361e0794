//! Moves as text, for games whose tokens need neither variant nor position.

/// Implements `Display` and `FromStr` for a game's moves from its functions that write and read a token.
macro_rules! move_text {
    ($made:ty, $write:path, $read:path) => {
        /// Writes the token.
        impl std::fmt::Display for $made {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let mut token = String::new();
                $write(*self, &mut token);
                f.pad(&token)
            }
        }

        /// Reads a token. The move need not be legal anywhere.
        impl std::str::FromStr for $made {
            type Err = crate::core::ParseError;

            fn from_str(token: &str) -> Result<$made, crate::core::ParseError> {
                $read(token)
            }
        }
    };
}

pub(crate) use move_text;
