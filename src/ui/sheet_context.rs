//! The match on screen, as sheets over it get it.

use super::game::SharedController;
use trivium_session::Intent;
use yew::prelude::*;

/// The match on screen, as sheets over it are given it.
#[derive(Clone, PartialEq)]
pub struct SheetContext {
    /// Its name on the shelf.
    pub id: String,
    /// The table and the choice under way.
    pub controller: SharedController,
    /// Does an intent.
    pub act: Callback<Intent>,
    /// Closes the sheet.
    pub close: Callback<()>,
}
