//! Tests that need a browser: `scripts/test --only wasm` runs them in headless Chromium.
#![cfg(target_arch = "wasm32")]

use trivium::i18n::{Language, Words, WordsError};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// A match's seed comes from the browser's random source: two draws of 256 bits differ.
#[wasm_bindgen_test]
fn the_browser_gives_seeds() {
    let mut seeds = [[0; 32]; 2];
    for seed in &mut seeds {
        getrandom::fill(seed).expect("a random source");
    }
    assert_ne!(seeds[0], seeds[1]);
}

/// The page shows a language's words from its file, and only from that of this version.
#[wasm_bindgen_test]
fn words_are_read_from_a_file() {
    let file = Language::De.file::<Words>();
    let other = file.replacen("trivium words de ", "trivium words de 0", 1);
    assert_eq!(Language::De.install::<Words>(other), Err(WordsError::Other));
    assert!(Language::De.installed::<Words>().is_none());
    assert_eq!(Language::De.install::<Words>(file), Ok(()));
    assert_eq!(Language::De.shell().settings, "Einstellungen");
    assert_eq!(Language::De.game("tritt").variant("slide")[0], "Gleiten");
    assert!(Language::En.installed::<Words>().is_none());
}
