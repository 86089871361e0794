//! Italian.

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
    games: games::IT,
    objections: TokenErrorWords {
        over: "La partita è finita.",
        at_chance: "Prima si pesca un gettone dal sacchetto. Fino ad allora potete solo concludere la partita per accordo.",
        not_repeated: "Questa posizione non si è ancora presentata tre volte: non puoi ancora reclamare la patta.",
    },
    faults: ParseFaultWords {
        not_a_token: "Non è una mossa di questo gioco",
        not_a_site: "Non è una casella di questo tavoliere",
        too_long: "Il testo dovrebbe finire qui",
        missing_field: "Manca il campo {0}=",
        bad_field: "Il campo {0}= non è leggibile",
        contradiction: "Il campo {0}= contraddice la posizione",
        over: "In questa posizione la partita è già finita, quindi non può cominciare da qui",
        count: "Con il campo {0}= il numero totale dei pezzi non corrisponde a quello del gioco",
        overlap: "Nel campo {0}= due pezzi si sovrappongono",
        unlawful: "Le regole non ammettono che i pezzi del campo {0}= siano disposti così",
        ended: "Con i pezzi sul tavoliere la partita è già finita, ma il campo {0}= non lo dice",
        wrong_turn: "Secondo il campo {0}= tocca a un giocatore a cui ora non può toccare",
        at: "{0} (al carattere {1}).",
    },
    setups: SetupErrorWords {
        unknown_game: "Il gioco «{0}» non esiste.",
        unknown_variant: "Questo gioco non ha una variante «{0}».",
        unknown_option: "Questa variante non ha l’opzione «{0}».",
        bad_option: "{0} deve essere un numero da {1} a {2}, a passi di {3}, non «{4}».",
    },
};
