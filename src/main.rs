//! The page: mounts the app into its own document.

fn main() {
    // Pages with embedded boards call `trivium::embed::boards` instead.
    if trivium::ui::is_ours() {
        trivium::ui::mount();
    }
}
