//! A match at a table: who sits there, the record as a tree with undo and redo, chance's draws, table actions, choosing by
//! pointing, saving. It knows "a game" by the facade only, and no browser.

mod absorb;
mod choice;
mod clean;
mod clock;
mod coder;
mod controller;
mod decisive;
mod evening;
mod file;
mod grow;
mod head;
pub mod lesson;
mod link;
mod reason;
mod save;
mod seen;
mod setup;
mod shelf;
mod table;
mod tags;
mod tree;

pub use absorb::Kin;
pub use choice::{Choice, choosable, draggable, pick};
pub use clock::{Clock, LONGEST_TICK, Limit};
pub use controller::{Controller, Intent, Interlude, Said};
pub use decisive::{decisive, verdicts};
pub use evening::{Evening, Standing, evening};
pub use file::{Entry, Piece, file_pieces, read_file, write_file};
pub use link::{LinkError, link_game, read_link, write_link};
pub use reason::{Reason, Threatened, explain};
pub use save::{Broken, SaveError, read, write};
pub use setup::{NAME_LENGTH, Setup};
pub use shelf::{
    LoadError, Memory, Shelf, Storage, StorageError, Summary, kept_alike, kept_game, kept_head, kept_mark, kept_save,
    kept_when, read_kept, write_kept, write_shelf,
};
pub use table::{FLAG, Table};
pub use tags::{Date, Series, TITLE_LENGTH, Tags};
pub use tree::{COMMENT_LENGTH, Node, NodeId, Tree};
