//! The match on screen, as sheets over it get it.

use super::game::Shared;
use trivium_session::Intent;
use yew::prelude::*;

/// The match on screen, as sheets over it are given it.
#[derive(Clone, PartialEq)]
pub struct Match {
    /// Its name on the shelf.
    pub id: String,
    /// The table and the choice under way.
    pub controller: Shared,
    /// Does an intent.
    pub act: Callback<Intent>,
    /// Closes the sheet.
    pub close: Callback<()>,
}
