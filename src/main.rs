//! The page: mounts the app into the document.

fn main() {
    trivium::ui::mount();
}
