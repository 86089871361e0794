//! Where the shared data lies, and how it is read.

// Each test program uses its own part of this module.
#![allow(dead_code)]

use serde::Deserialize;
use std::path::PathBuf;
use trivium::core::Record;

/// The folder `shared/` beside the project, or where `TRIVIUM_SHARED` says.
pub fn shared() -> PathBuf {
    match std::env::var_os("TRIVIUM_SHARED") {
        Some(path) => path.into(),
        None => PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared"),
    }
}

/// A record of a conformance file, with what must be seen at each ply.
#[derive(Deserialize)]
pub struct Vector {
    pub game: String,
    pub variant: String,
    pub options: std::collections::BTreeMap<String, String>,
    #[serde(default)]
    pub note: String,
    pub tokens: Vec<String>,
    #[serde(default)]
    pub plies: Vec<VectorPly>,
    #[serde(default)]
    pub perft: Vec<u64>,
}

/// A ply of a vector, or the refusal in its place.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum VectorPly {
    Position { position: String, turn: i8, outcome: String, n: usize, h: String, legal: Option<Vec<String>> },
    Refused { ply: usize, token: String },
}

impl Vector {
    /// The options as pairs.
    pub fn options(&self) -> impl Iterator<Item = (&str, &str)> {
        self.options.iter().map(|(k, v)| (k.as_str(), v.as_str()))
    }

    /// The record.
    pub fn record(&self) -> Record {
        Record {
            game: self.game.clone(),
            variant: self.variant.clone(),
            options: self.options.clone().into_iter().collect(),
            tokens: self.tokens.clone(),
        }
    }
}

/// The vectors of a conformance file.
///
/// # Panics
/// When the file is missing or malformed: the suite must not pass without its data.
pub fn vectors(file: &str) -> Vec<Vector> {
    let path = shared().join("conformance").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    text.lines().filter(|l| !l.trim().is_empty()).map(|l| serde_json::from_str(l).expect("a vector")).collect()
}
