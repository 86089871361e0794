//! Tests that need a browser: `scripts/test --only wasm` runs them in headless Chromium.
#![cfg(target_arch = "wasm32")]

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
