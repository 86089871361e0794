//! Concatenates the style sheets that styles/pictures.css imports, for programs that draw pictures without a browser.
//! The page fetches the rules that the host program makes of them.

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
            // `diagram_sheet` finds each sheet by this mark.
            all += &format!("/* sheet {name} */");
            all += &fs::read_to_string(sheet)?;
        }
    }
    let into = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&into).join("pictures.css"), all)
}
