//! The page: mounts the app into its own document.

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    // In other people's pages there are boards (`trivium::embed::boards`), and no app.
    if trivium::ui::is_ours() {
        trivium::ui::mount();
    }
}
