//! The Italian texts, except those of single games.

use crate::words::{ParseFaultWords, SetupErrorWords, TokenErrorWords, Words};

gather_texts!();

pub static WORDS: Words = Words {
    shell: shell::SHELL,
    board: board::WORDS,
    games: games::GAMES,
    objections: TokenErrorWords {
        over: "La partita è finita.",
        at_chance: "Attendi che dal sacchetto esca un gettone. Intanto potete solo concludere di comune accordo.",
        not_repeated: "Puoi reclamare la patta solo quando la posizione si presenta per la terza volta. Gioca una mossa.",
    },
    faults: ParseFaultWords {
        not_a_token: "Questa non è una mossa. Scrivila come nell’elenco delle mosse",
        not_a_site: "Sul tavoliere questa casella non c’è",
        too_long: "Il testo continua dove dovrebbe finire",
        missing_field: "Manca il campo {0}=",
        bad_field: "Quello che segue {0}= è illeggibile",
        contradiction: "Quello che segue {0}= contraddice il resto della posizione",
        over: "In questa posizione la partita è già finita: non puoi giocarla",
        count: "Dopo {0}= i pezzi sono troppi o troppo pochi",
        overlap: "Dopo {0}= due pezzi si sovrappongono",
        unlawful: "Dopo {0}= i pezzi sono disposti contro le regole",
        ended: "Con questi pezzi la partita è già finita, ma {0}= non lo dice",
        wrong_turn: "Dopo {0}= c’è un giocatore a cui ora non può toccare",
    },
    fault_at: "{0}. Controlla il testo dal carattere {1} in poi.",
    setups: SetupErrorWords {
        unknown_game: "Il gioco «{0}» non esiste. Scegline un altro.",
        unknown_variant: "Questo gioco non ha una variante «{0}». Scegline un’altra.",
        unknown_option: "Questa variante non ha l’opzione «{0}». Toglila.",
        bad_option: "«{4}» non è valido per {0}. Scegli un numero da {1} a {2}, a passi di {3}.",
    },
};
