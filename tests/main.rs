//! Tests of the sources, compiled as one program.

mod imports;
mod layers;
mod lengths;

use std::path::Path;

/// The folder of the project.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of tests lies in the root")
}
