//! German.

mod analysis;
mod article;
mod board;
mod catalog;
mod embedding;
mod hint;
mod keeping;
mod lesson;
mod shell;
mod traffic_lights;
mod triapon;
mod trias;
mod trigon;
mod tritt;

pub use analysis::ANALYSIS;
pub use article::ARTICLE;
pub use embedding::{EMBEDDING, GALLERY};
pub use hint::HINTS;
pub use lesson::LESSON;

use super::words::{Faults, Objections, Setups, Words};

/// All words.
pub static WORDS: Words = Words {
    shell: shell::SHELL,
    board: board::WORDS,
    catalog: catalog::CATALOG,
    objections: Objections {
        over: "Die Partie ist zu Ende.",
        at_chance: "Erst wird aus dem Beutel gezogen; bis dahin könnt ihr euch nur auf das Ende einigen.",
        not_repeated: "Diese Stellung steht nicht zum dritten Mal auf dem Brett.",
    },
    faults: Faults {
        not_a_token: "Das ist kein Zug dieses Spiels",
        not_a_site: "Das ist kein Platz auf diesem Brett",
        too_long: "Der Text sollte hier enden",
        missing_field: "Die Angabe {0}= fehlt",
        bad_field: "Die Angabe {0}= ist nicht lesbar",
        contradiction: "Die Angabe {0}= widerspricht der Stellung",
        at: "{0} (bei Zeichen {1}).",
    },
    setups: Setups {
        unknown_game: "Ein Spiel „{0}“ gibt es nicht.",
        unknown_variant: "Dieses Spiel hat keine Variante „{0}“.",
        unknown_option: "Diese Variante kennt die Einstellung „{0}“ nicht.",
        bad_option: "{0} ist eine Zahl von {1} bis {2} in Schritten von {3}, nicht „{4}“.",
    },
    triapon: triapon::WORDS,
    trias: trias::WORDS,
    tritt: tritt::WORDS,
    traffic_lights: traffic_lights::WORDS,
    trigon: trigon::WORDS,
};
