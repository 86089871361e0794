//! One file a bug that once was.

mod cell_beyond_the_board;
mod hole_beyond_the_board;
