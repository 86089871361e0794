//! Keeping, sending and working on matches.

use crate::i18n::keeping::{Recording, Sharing, Shelf};

/// The shelf of matches.
pub const SHELF: Shelf = Shelf {
    title: "Scaffale",
    all: "Tutte le partite",
    search: "Cerca",
    everything: "Tutte",
    empty: "Ancora nessuna partita.",
    none: "Nessuna partita corrisponde.",
    more: "Mostra altre",
    count: "{0} partite",
    one: "{0} partita",
    name: "Nome della partita",
    rename: "Dai un nome",
    keep: "Conserva",
    save: "Salva in un file",
    save_all: "Salva tutto in un file",
    open: "Apri file",
    drop: "Oppure trascina i file in un punto qualsiasi della pagina.",
    unreadable: "Una partita illeggibile",
    lasts: "Il browser conserva queste partite finché non le elimini.",
    may_go: "Se lo spazio scarseggia, il browser può eliminare queste partite. Ogni tanto salvale in un file.",
    ask: "Chiedigli di conservarle",
    elsewhere: "Questa partita è aperta in un’altra scheda, dove viene giocata. Qui vedi che cosa succede lì.",
    lead_here: "Gioca qui",
    taken: "«{0}» è sullo scaffale.",
    had: "«{0}» era già sullo scaffale.",
    not_taken: "«{0}» è illeggibile.",
    keep_part: "Conserva fino a lì",
    reading: "Lettura …",
    led: "Questa partita è aperta in un’altra scheda. Chiudila là, poi potrai darle un nome qui.",
};

/// Sending and opening matches.
pub const SHARING: Sharing = Sharing {
    title: "Condividi",
    link: "Link a questa partita",
    copy: "Copia il link",
    copied: "Copiato.",
    not_copied: "Il browser non copia. Seleziona il link e copialo tu.",
    send: "Invia il link",
    code: "Codice QR del link",
    code_long: "La partita è troppo lunga per un codice QR; invia il link o il file.",
    by_link: "Per giocare con i link: fai la tua mossa, invia il link e apri quello che torna.",
    opened: "Una partita da un link",
    keep: "Conserva e continua",
    own: "Conserva come partita a sé",
    goes_on: "Continua una partita del tuo scaffale.",
    known: "È già sul tuo scaffale, senza nulla di nuovo.",
    to_it: "Aprila lì",
};

/// Working on the record.
pub const RECORDING: Recording = Recording {
    title: "Modifica le mosse",
    variation: "Variante",
    comment_on: "Commento: {0}",
    start: "inizio",
    promote: "Sposta su di un posto",
    make_main: "Rendi linea principale",
    remove: "Elimina da qui",
    removed: "Eliminato dalla registrazione.",
};
