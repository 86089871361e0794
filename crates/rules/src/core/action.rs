//! Table actions: acts of players outside the moves, such as resigning.

/// A table action (rules/README.md, Terms). It is never in a legal list, but a record may hold it as a token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableAction {
    /// All remaining players agree to end the game.
    Agree,
    /// The seat to act resigns.
    Resign,
    /// The seat to act claims a draw because the position occurs for the third time.
    Claim,
}

impl TableAction {
    /// All table actions.
    pub const ALL: [TableAction; 3] = [TableAction::Agree, TableAction::Resign, TableAction::Claim];

    /// The token in a record.
    pub const fn token(self) -> &'static str {
        match self {
            TableAction::Agree => "agree",
            TableAction::Resign => "resign",
            TableAction::Claim => "claim",
        }
    }

    /// Reads a token; `None` for any other text.
    pub fn read(token: &str) -> Option<TableAction> {
        TableAction::ALL.into_iter().find(|a| a.token() == token)
    }
}
