//! The page: mounts the app into the document.

fn main() {
    // Documents with embedded boards call `trivium::embed::boards` instead.
    if trivium::ui::is_ours() {
        trivium::ui::mount();
    }
}
