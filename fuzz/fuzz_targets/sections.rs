//! Any text as a file of rules: never a panic, and every section has its heading's line in the text.

#![no_main]

use libfuzzer_sys::fuzz_target;
use trivium::i18n::Section;

fuzz_target!(|text: &str| {
    for section in Section::read(text) {
        assert!(text.contains(&section.anchor) && text.contains(&section.heading), "{section:?}");
    }
});
