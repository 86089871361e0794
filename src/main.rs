//! The page's program.

fn main() {
    // Documents with embedded boards call `trivium::start::boards` instead.
    trivium::start::app();
}
