//! Keeping, sending and working on matches.

use crate::match_list::{MatchListWords, RecordWords, SharingWords};

/// The shelf of matches.
pub const SHELF: MatchListWords = MatchListWords {
    title: "Le mie partite",
    all: "Tutte le partite",
    search: "Cerca",
    everything: "Tutte",
    empty: "Nessuna partita, per ora.",
    none: "Nessuna partita trovata.",
    more: "Mostra altre",
    count: "{0} {0:partita|partite}",
    name: "Nome della partita",
    rename: "Rinomina",
    keep: "Salva",
    save: "Salva in un file",
    save_all: "Salva tutto in un file",
    open: "Apri un file",
    drop: "Oppure trascina i file sulla pagina.",
    paste: "Incolla un link o il testo di una partita",
    open_link: "Apri",
    unreadable: "Partita illeggibile",
    lasts: "Queste partite restano nel browser finché non le elimini.",
    may_go: "Se manca spazio, il browser può eliminare queste partite. Ogni tanto salvale in un file.",
    ask: "Salva in modo permanente",
    elsewhere: "Stai giocando questa partita in un’altra scheda. Qui puoi seguirla.",
    lead_here: "Gioca qui",
    taken: "«{0}» ora è in «Le mie partite».",
    had: "«{0}» era già in «Le mie partite».",
    not_taken: "«{0}» è illeggibile.",
    statistics: "Statistiche",
    counted: "Aggiunte le statistiche di «{0}».",
    solved: "Aggiunti i problemi risolti di «{0}».",
    keep_part: "Salva fino a quel punto",
    reading: "Lettura in corso…",
    led: "Questa partita è aperta in un’altra scheda. Chiudila là per rinominarla qui.",
};

/// Sending and opening matches.
pub const SHARING: SharingWords = SharingWords {
    title: "Condividi",
    link: "Link a questa partita",
    copy: "Copia il link",
    copied: "Copiato.",
    not_copied: "La copia non è riuscita. Seleziona il link e copialo tu.",
    send: "Invia il link",
    code: "Codice QR del link",
    code_long: "La partita è troppo lunga per un codice QR. Invia il link o il file.",
    by_link: "Per giocare a distanza: fai la tua mossa, invia il link e apri quello che ricevi in risposta.",
    opened: "Partita da un link",
    keep: "Salva e continua",
    keep_over: "Salva e guarda",
    own: "Salva come nuova partita",
    goes_on: "È il seguito di una tua partita.",
    known: "Hai già questa partita, con tutte le mosse.",
    to_it: "Apri in «Le mie partite»",
};

/// Working on the record.
pub const RECORDING: RecordWords = RecordWords {
    title: "Modifica le mosse",
    variation: "Linea alternativa",
    comment_on: "Commento: {0}",
    start: "inizio",
    promote: "Promuovi la linea",
    make_main: "Rendi principale",
    remove: "Elimina da qui",
    removed: "Mosse eliminate.",
};
