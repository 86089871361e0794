//! The page: mounts the app into its own document.

fn main() {
    // In other people's pages there are boards (`trivium::embed::boards`), and no app.
    if trivium::ui::is_ours() {
        trivium::ui::mount();
    }
}
