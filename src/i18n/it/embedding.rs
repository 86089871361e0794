//! Tavole in altre pagine.

use crate::i18n::embedding::{Embedding, Gallery};

/// Boards in other people's pages.
pub static EMBEDDING: Embedding = Embedding {
    unloaded: "La tavola non si può caricare per ora.",
    value: "“{1}” non è un valore di {0}. Possibile: {2}.",
    ply: "La partita ha {1} mosse, una mossa {0} non c'è.",
    mark_place: "Segno “{0}”: l'immagine non ha un posto “{1}”.",
    mark_colour: "Segno “{0}”: “{1}” non è uno dei suoi colori.",
    mark_label: "Segno “{0}”: una scritta ha da 1 a 12 caratteri.",
    mark_still: "Il segno “{0}” deve portare da un posto a un altro.",
    stands: "{0} di {1}",
    title: "Mettere in una pagina web",
    by_code: "Incolla queste righe in una tua pagina.",
    kind: "Che cosa si vede",
    kinds: ["Immagine", "Mosse", "Gioco"],
    code: "Codice per una pagina web",
    copy: "Copia il codice",
    examples: "Esempi e impostazioni",
};

/// The page of examples.
pub static GALLERY: Gallery = Gallery {
    title: "Tavole per la tua pagina web",
    intro: "Immagini, partite da sfogliare e tavole per giocare, ognuna con una riga. Non si chiede niente a nessun altro, nessuno viene contato.",
    languages: "Lingue",
    copy: "Copia",
    copied: "Copiato.",
    to_games: "Ai giochi",
    once: "Una volta per pagina",
    once_text: "Questa riga porta le tavole. È piccola; il programma arriva quando una tavola è vicina.",
    diagram: [
        "Un'immagine",
        "La posizione dopo le mosse. Con l'immagine dentro, il browser non carica nessun programma, e c'è anche in stampa e senza JavaScript.",
    ],
    marks: ["Segni", "Anelli, scritte, frecce e linee in quattro colori."],
    viewer: [
        "Una partita da sfogliare",
        "Le mosse stanno come testo nell'elemento. Quando la tavola ha il focus, le frecce della tastiera sfogliano la partita.",
    ],
    play: ["Una tavola per giocare", "Da ogni posizione, con mouse, dito o tastiera. Le regole sono sorvegliate."],
    program: ["Contro il programma", "Un programma gioca il posto 2 al livello 3 di 8."],
    looks: ["Altri aspetti", "Legno, carta o forte contrasto, chiaro o scuro come la tua pagina."],
    script: [
        "La tua pagina può dire la sua",
        "L'elemento dice che cosa succede, e la tua pagina può rifiutare una mossa. Qui nessuno può giocare in mezzo.",
    ],
    none_yet: "Ancora nessuna mossa.",
    frame: ["In un riquadro", "Dove una pagina non accetta script, un riquadro mostra lo stesso."],
};
