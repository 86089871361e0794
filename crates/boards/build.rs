//! Puts the sheets that styles/pictures.css names into one file, for pictures that are made without a browser. The page fetches them: for it,
//! a change of a style compiles nothing.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        return Ok(());
    }
    let folder = Path::new("../../styles");
    let list = folder.join("pictures.css");
    println!("cargo::rerun-if-changed={}", list.display());
    let list = fs::read_to_string(list)?;
    let mut all = String::new();
    for line in list.lines() {
        let name = line.strip_prefix("@import \"./").and_then(|line| line.strip_suffix(".css\";"));
        if let Some(name) = name {
            let sheet = folder.join([name, ".css"].concat());
            println!("cargo::rerun-if-changed={}", sheet.display());
            // Where one begins: the sheets of diagrams are made of some of them.
            all += &format!("/* sheet {name} */");
            all += &fs::read_to_string(sheet)?;
        }
    }
    let into = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&into).join("pictures.css"), all)
}
