//! Regression tests: one file for each bug.

mod cell_beyond_the_board;
mod hand_beyond_the_balls;
mod hole_beyond_the_board;
