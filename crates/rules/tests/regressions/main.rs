//! One file a bug that once was.

mod cell_beyond_the_board;
mod hand_beyond_the_balls;
mod hole_beyond_the_board;
