//! A match at a table: who sits there, the record as a tree with undo and redo, chance's draws, table actions, choosing by
//! pointing, saving. It knows "a game" by the facade only, and no browser.

mod choice;
mod controller;
mod decisive;
mod save;
mod setup;
mod shelf;
mod table;
mod tree;

pub use choice::{Choice, choosable, draggable, pick};
pub use controller::{Controller, Intent, Interlude, Said};
pub use decisive::{decisive, verdicts};
pub use save::{Broken, SaveError, read, write};
pub use setup::{NAME_LENGTH, Setup};
pub use shelf::{LoadError, Memory, Shelf, Storage, StorageError, Summary};
pub use table::Table;
pub use tree::{Node, NodeId, Tree};
