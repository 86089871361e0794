//! Tavolieri in altre pagine.

use crate::embedding::{EmbeddingWords, GalleryWords};

/// Boards in other people's pages.
pub static EMBEDDING: EmbeddingWords = EmbeddingWords {
    unloaded: "Non è stato possibile caricare il tavoliere.",
    forbidden: "La Content-Security-Policy di questa pagina lo vieta. Questa riga lo permette:",
    unsent: "Viene da un’altra origine. Il server di {0} deve inviare questa intestazione:",
    value: "«{1}» non è un valore di {0}. Valori possibili: {2}.",
    ply: "La partita ha {1} {1:mossa|mosse}: la mossa {0} non esiste.",
    mark_place: "Segno «{0}»: l’immagine non ha una casella «{1}».",
    mark_colour: "Segno «{0}»: «{1}» non è uno dei suoi colori.",
    mark_label: "Segno «{0}»: un’etichetta ha da 1 a 12 caratteri.",
    mark_still: "Il segno «{0}» deve portare da una casella a un’altra.",
    puzzle: "Non c’è nessun problema «{0}». Un problema si chiama come nel suo link, per esempio tritt/1a2b; today è il problema del giorno.",
    stands: "{0} di {1}",
    more: "Altro",
    play_on: "Continua da qui",
    keys: [
        ["← →", "una mossa indietro o avanti"],
        ["Inizio Fine", "alla prima o all’ultima mossa"],
        ["P", "riproduci o metti in pausa"],
        ["F", "ruota il tavoliere"],
    ],
    title: "Incorpora",
    by_code: "Incolla queste righe nella tua pagina web.",
    kind: "Aspetto",
    kinds: ["Immagine", "Mosse", "Gioco"],
    code: "Codice da incorporare",
    with_picture: "Con l’immagine: c’è subito, anche in stampa e senza script",
    copy: "Copia il codice",
    save: "Salva il codice",
    examples: "Esempi e impostazioni",
};

/// The page of examples.
pub static GALLERY: GalleryWords = GalleryWords {
    title: "Tavolieri per la tua pagina web",
    intro: "Immagini, partite da rivedere e tavolieri per giocare, ognuno con una riga di HTML. Nessuna richiesta a terzi, nessun tracciamento.",
    unserved: "Questa pagina è stata aperta da un file. Per mostrare i tavolieri ha bisogno di un server web.",
    languages: "Lingue",
    copy: "Copia",
    copied: "Copiato.",
    save: "Salva",
    to_games: "Vai ai giochi",
    once: "Una volta per pagina",
    once_text: "Questa riga carica i tavolieri. È leggera; il resto arriva solo quando un tavoliere sta per comparire.",
    diagram: [
        "Un’immagine",
        "La posizione dopo le mosse. Se l’immagine è già nell’elemento, il browser non carica altro codice, e resta visibile anche in stampa e senza JavaScript.",
    ],
    marks: ["Segni", "Anelli, etichette, frecce e linee in quattro colori."],
    viewer: [
        "Una partita da rivedere",
        "Le mosse sono il testo dell’elemento. Quando il tavoliere ha il focus, con le frecce della tastiera si avanza mossa per mossa.",
    ],
    play: [
        "Un tavoliere per giocare",
        "Da qualsiasi posizione, con il mouse, le dita o la tastiera. Il tavoliere accetta solo mosse valide.",
    ],
    position: [
        "Un inizio tutto tuo",
        "La partita comincia dalla posizione indicata. Qui Arancione ha tre tritton di vantaggio e tocca a Blu.",
    ],
    puzzle: [
        "Un problema",
        "Una sola mossa è giusta. A una sbagliata risponde la mossa che la confuta. Senza nome compare il problema del giorno.",
    ],
    engine: ["Contro il computer", "Il computer occupa il posto 2, al livello 3 su 8."],
    looks: ["Altri aspetti", "Legno, carta o alto contrasto, chiaro o scuro come la tua pagina."],
    script: [
        "La tua pagina può intervenire",
        "L’elemento segnala che cosa succede, e la tua pagina può rifiutare una mossa. Qui nessuno può giocare al centro.",
    ],
    none_yet: "Ancora nessuna mossa.",
    frame: ["In un riquadro", "Se una pagina non accetta script, un riquadro mostra la stessa cosa."],
};
