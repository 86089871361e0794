//! Tests of the sources, compiled as one program.

mod imports;
mod layers;
mod lengths;

use std::path::Path;

/// The root folder of the repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder tests is in the root")
}
