//! Keeping, sending and working on matches.

use crate::match_list::{MatchListWords, RecordWords, SharingWords};

/// The shelf of matches.
pub const SHELF: MatchListWords = MatchListWords {
    title: "Le mie partite",
    all: "Tutte le partite",
    search: "Cerca",
    everything: "Tutte",
    empty: "Ancora nessuna partita.",
    none: "Nessuna partita trovata.",
    more: "Mostra altre",
    count: "{0} {0:partita|partite}",
    name: "Nome della partita",
    rename: "Rinomina",
    keep: "Salva",
    save: "Salva in un file",
    save_all: "Salvale tutte in un file",
    open: "Apri file",
    drop: "Oppure trascina i file in un punto qualsiasi della pagina.",
    paste: "Incolla un link o il testo di una partita",
    open_link: "Apri",
    unreadable: "Una partita illeggibile",
    lasts: "Queste partite restano nel browser finché non le elimini.",
    may_go: "Se lo spazio scarseggia, il browser può eliminare queste partite. Ogni tanto salvale in un file.",
    ask: "Salva in modo permanente",
    elsewhere: "Questa partita si gioca in un’altra scheda. Qui puoi seguirla.",
    lead_here: "Gioca qui",
    taken: "«{0}» ora è in «Le mie partite».",
    had: "«{0}» era già in «Le mie partite».",
    not_taken: "«{0}» è illeggibile.",
    statistics: "Statistiche",
    counted: "Ora contano anche le statistiche di «{0}».",
    solved: "I puzzle risolti in «{0}» ora sono risolti anche qui.",
    keep_part: "Salva fino a lì",
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
    code_long: "La partita è troppo lunga per un codice QR. Invia invece il link o il file.",
    by_link: "Per giocare con i link: fai la tua mossa, invia il link, poi apri quello che ricevi.",
    opened: "Partita ricevuta tramite link",
    keep: "Salva e continua",
    keep_over: "Salva e guarda",
    own: "Salva come partita a sé",
    goes_on: "È il seguito di una delle tue partite.",
    known: "Hai già questa partita: il link non contiene nulla di nuovo.",
    to_it: "Apri in «Le mie partite»",
};

/// Working on the record.
pub const RECORDING: RecordWords = RecordWords {
    title: "Modifica le mosse",
    variation: "Linea alternativa",
    comment_on: "Commento: {0}",
    start: "inizio",
    promote: "Sposta in su",
    make_main: "Rendi linea principale",
    remove: "Elimina da qui",
    removed: "Mosse eliminate.",
};
