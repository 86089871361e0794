use crate::embedding::{EmbeddingWords, GalleryWords};

pub static EMBEDDING: EmbeddingWords = EmbeddingWords {
    unloaded: "Impossibile caricare il tavoliere.",
    forbidden: "La Content-Security-Policy di questa pagina lo impedisce. Aggiungi questa riga:",
    unsent: "Il tavoliere arriva da un altro sito. Configura il server di {0} perché invii questa intestazione:",
    value: "{0} non ammette il valore «{1}». Scegli tra: {2}.",
    ply: "La mossa {0} non esiste: la partita ha {1} {1:mossa|mosse}.",
    mark_place: "Segno «{0}»: la casella «{1}» non è nell’immagine. Indicane un’altra.",
    mark_colour: "Segno «{0}»: il colore «{1}» non esiste. Scrivi red, green, blue o yellow.",
    mark_label: "Segno «{0}»: scrivi un’etichetta di 1–12 caratteri.",
    mark_still: "Segno «{0}»: inizio e fine coincidono. Indica due caselle diverse.",
    puzzle: "Il problema «{0}» non esiste. Copia il nome dal suo link, per esempio tritt/1a2b, o scrivi today per il problema del giorno.",
    stands: "{0} di {1}",
    more: "Altro",
    play_on: "Gioca da qui",
    keys: [
        ["← →", "una mossa indietro o avanti"],
        ["Inizio Fine", "alla prima o all’ultima mossa"],
        ["P", "avvia o metti in pausa"],
        ["F", "ruota il tavoliere"],
    ],
    title: "Incorpora",
    by_code: "Copia queste righe e incollale nella tua pagina web.",
    kind: "Tipo",
    kinds: ["Immagine", "Partita", "Tavoliere"],
    code: "Codice da incorporare",
    with_picture: "Includi l’immagine: compare subito, anche in stampa e senza JavaScript",
    copy: "Copia il codice",
    save: "Salva il codice",
    examples: "Esempi e opzioni",
};

pub static GALLERY: GalleryWords = GalleryWords {
    title: "Tavolieri per la tua pagina web",
    intro: "Pubblica una posizione, una partita o un tavoliere su cui giocare: basta una riga di HTML. Nessuna richiesta a terzi, nessun tracciamento.",
    unserved: "Questa pagina è stata aperta da un file. Per mostrare i tavolieri ha bisogno di un server web.",
    languages: "Lingue",
    copy: "Copia",
    copied: "Copiato.",
    save: "Salva",
    to_games: "Vai ai giochi",
    once: "Prima di tutto",
    once_text: "Aggiungi questa riga una sola volta per pagina. È leggera: il resto si carica solo quando un tavoliere sta per comparire.",
    diagram: [
        "Un’immagine",
        "Mostra la posizione dopo le mosse che indichi. Se inserisci l’immagine nell’elemento, la pagina non carica altro: i lettori la vedono anche in stampa e senza JavaScript.",
    ],
    marks: ["Segni", "Evidenzia le caselle con anelli, etichette, frecce e linee in quattro colori."],
    viewer: [
        "Una partita da rivedere",
        "Scrivi le mosse nell’elemento. Chi legge va avanti e indietro con i pulsanti o con le frecce della tastiera.",
    ],
    play: [
        "Un tavoliere per giocare",
        "Si comincia da qualsiasi posizione e si gioca con un dito, il mouse o la tastiera. Il tavoliere accetta solo mosse valide.",
    ],
    position: [
        "Una posizione a scelta",
        "Scegli tu da dove comincia la partita. Qui Arancione ha tre tritton di vantaggio e tocca a Blu.",
    ],
    puzzle: [
        "Un problema",
        "Una sola mossa è giusta; ogni altra viene subito confutata. Se non indichi un nome, compare il problema del giorno.",
    ],
    engine: ["Contro il computer", "Chi legge gioca contro il computer, qui al posto 2 con il livello 3 di 8."],
    looks: ["Stili del tavoliere", "Materiale, carta o alto contrasto; chiaro o scuro, come la tua pagina."],
    script: [
        "La tua pagina dice la sua",
        "L’elemento ti segnala ogni mossa, e tu puoi rifiutarla. In questo esempio la casella centrale è vietata.",
    ],
    none_yet: "Nessuna mossa, per ora.",
    frame: ["In un riquadro", "La tua pagina non ammette script? Un riquadro (iframe) offre lo stesso tavoliere."],
};
