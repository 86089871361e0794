//! German.

mod analysis;
mod article;
mod board;
mod by_ear;
mod embedding;
mod hint;
mod lesson;
mod match_list;
mod position;
mod puzzle;
mod setup;
mod shell;
mod spoken;
mod statistics;
mod trying;

pub use analysis::ANALYSIS;
pub use article::ARTICLE;
pub use by_ear::EAR;
pub use embedding::{EMBEDDING, GALLERY};
pub use hint::HINTS;
pub use lesson::LESSON;
pub use position::POSITION;
pub use puzzle::PUZZLES;
pub use statistics::STATISTICS;

use super::games;
use super::words::{ParseFaultWords, SetupErrorWords, TokenErrorWords, Words};

/// All words.
pub static WORDS: Words = Words {
    shell: shell::SHELL,
    board: board::WORDS,
    games: games::DE,
    objections: TokenErrorWords {
        over: "Die Partie ist zu Ende.",
        at_chance: "Erst wird ein Chip aus dem Beutel gezogen. Bis dahin könnt ihr die Partie nur durch Einigung beenden.",
        not_repeated: "Diese Stellung ist noch nicht dreimal vorgekommen; ein Unentschieden kannst du noch nicht verlangen.",
    },
    faults: ParseFaultWords {
        not_a_token: "Das ist kein Zug dieses Spiels",
        not_a_site: "Das ist kein Feld auf diesem Brett",
        too_long: "Hier sollte der Text zu Ende sein",
        missing_field: "Die Angabe {0}= fehlt",
        bad_field: "Die Angabe {0}= ist nicht lesbar",
        contradiction: "Die Angabe {0}= widerspricht der Stellung",
        over: "In dieser Stellung wäre die Partie schon zu Ende, sie kann hier also nicht beginnen",
        count: "Mit der Angabe {0}= ist insgesamt mehr oder weniger da, als zum Spiel gehört",
        overlap: "Die Angabe {0}= belegt ein Feld doppelt",
        unlawful: "Was nach der Angabe {0}= auf dem Brett liegt, darf nach den Regeln nicht so liegen",
        ended: "Auf diesem Brett ist die Partie schon zu Ende, aber die Angabe {0}= sagt das nicht",
        wrong_turn: "Nach der Angabe {0}= ist ein Spieler am Zug, der nicht am Zug sein kann",
        at: "{0} (bei Zeichen {1}).",
    },
    setups: SetupErrorWords {
        unknown_game: "Das Spiel „{0}“ gibt es nicht.",
        unknown_variant: "Dieses Spiel hat keine Variante „{0}“.",
        unknown_option: "Diese Variante hat keine Option „{0}“.",
        bad_option: "{0} muss eine Zahl von {1} bis {2} in Schritten von {3} sein, nicht „{4}“.",
    },
};
