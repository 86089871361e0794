use crate::DocumentWords;

pub const DOCUMENT: DocumentWords = DocumentWords {
    no_script: "To play here, you need JavaScript and WebAssembly.",
    outdated: "This browser is too old for this page. It needs Chrome 105, Firefox 115, Safari 15.4 or newer.",
    unserved: "This page was opened from a file. To play, it needs a web server.",
    late: "Trivium could not start. Reload the page, or try a current browser.",
    halted: "Something went wrong, and the page has stopped. Your saved games are safe.",
    to_start: "To the start page",
    missing: "There is no such page.",
    frame_no_script: "To show the board, this frame needs JavaScript.",
    frame_unserved: "This frame was opened from a file. To show the board, it needs a web server.",
};
