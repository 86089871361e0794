//! Giocare a orecchio, in italiano.

use crate::by_ear::EarWords;

/// The words.
pub static EAR: EarWords = EarWords {
    intro: "Puoi giocare a tutti i giochi solo con uno screen reader e la tastiera, nelle partite e sui tavolieri di altre pagine.",
    heads: ["Da scrivere", "Tasto", "Significato"],
    questions: "Domande",
    answers: [
        "l’ultima mossa",
        "l’ultima risposta e tutta la domanda ancora una volta",
        "la posizione, di tutti o di un giocatore: «posizione 2»",
        "il tempo che resta",
        "a chi tocca",
        "che cosa puoi scegliere, otto alla volta",
        "i punti",
        "che cosa è stato preso",
        "che cosa c’è sulle linee da qui, o da un’altra casella: «linee e5»",
        "queste domande",
    ],
    keys: "Tasti",
    keyed: [
        ["Frecce", "da una casella all’altra"],
        ["Maiusc e una freccia", "lungo la linea fino al prossimo pezzo o al bordo"],
        ["Inizio, Fine", "alle estremità della fila, con Ctrl a quelle del tavoliere"],
        ["Lettere e numeri", "alla casella con questa coordinata"],
        ["Da 1 a 6", "in Trigon alla tessera della tua mano"],
        ["Invio, Spazio", "scegliere"],
        ["Esc", "annullare la scelta"],
        ["Alt+N", "alla prossima scelta possibile"],
        ["Alt+B", "alla precedente"],
        ["Alt+I", "al campo per mosse e domande"],
        ["Ctrl+Z, Ctrl+Y", "annullare, ripetere"],
        ["[ e ]", "una mossa indietro o avanti"],
        ["?", "questo elenco"],
    ],
    sections: [
        [
            "Il tavoliere",
            "Il tavoliere è una griglia con un solo punto di tabulazione. Una casella dice la sua coordinata, che cosa c’è sopra e «disponibile» dove la puoi scegliere. Dopo la prima metà di una mossa il focus va alla casella più vicina che può seguire, dopo una mossa resta dove prosegui.",
        ],
        [
            "Risposte",
            "Ogni risposta si sente, anche se è uguale a prima. La prima metà di una mossa nomina le caselle seguenti, o le conta se sono molte. Un testo che non è una mossa resta nel suo campo e dice perché.",
        ],
        [
            "Una posizione",
            "Una posizione comincia da quello che ognuno ha. Seguono gli schemi completi o quasi, poi dove si trova ogni cosa. Trias si racconta per file, Triapon e Tritt per giocatori, Traffic Lights per file di caselle, Trigon per stelle, formazioni e numeri.",
        ],
        [
            "Trigon",
            "Trigon non ha tavoliere. Le sue caselle si dicono con il percorso dall’ultima tessera posata: «2 a destra in alto». Un passo di lato attraversa un triangolo, uno in alto o in basso porta alla fila vicina. Le coordinate si possono scrivere lo stesso; «Mostra le coordinate» nelle impostazioni le aggiunge.",
        ],
        [
            "Quanto viene detto",
            "I «Testi letti ad alta voce» nelle impostazioni sono brevi, normali o completi. Brevi e normali chiedono in una o due parole; Alt+R dice tutta la domanda.",
        ],
    ],
};
