use crate::by_ear::EarWords;

pub static EAR: EarWords = EarWords {
    intro: "Per giocare bastano uno screen reader e la tastiera. Vale per ogni gioco, nelle tue partite e sui tavolieri incorporati in altre pagine.",
    heads: ["Parola", "Tasto", "Significato"],
    questions: "Domande",
    answers: [
        "l’ultima mossa",
        "ancora una volta l’ultima risposta e la domanda per intero",
        "la posizione di tutti, oppure di un giocatore: «posizione 2»",
        "il tempo che resta",
        "a chi tocca",
        "le scelte possibili, otto alla volta",
        "i punti",
        "le prese",
        "che cosa c’è sulle linee da questa casella, oppure da un’altra: «linee e5»",
        "l’elenco delle domande",
    ],
    keys: "Tasti",
    keyed: [
        ["Frecce", "vai alla casella vicina"],
        ["Maiusc e una freccia", "segui la linea fino al prossimo pezzo o al bordo"],
        ["Inizio, Fine", "vai alle estremità della riga, con Ctrl a quelle del tavoliere"],
        ["Lettere e numeri", "vai alla casella con questa coordinata"],
        ["Da 1 a 6", "in Trigon, vai alla tessera della tua mano"],
        ["Invio, Spazio", "scegli"],
        ["Esc", "annulla la scelta"],
        ["Alt+N", "vai alla prossima scelta possibile"],
        ["Alt+B", "vai alla scelta precedente"],
        ["Alt+I", "vai al campo per mosse e domande"],
        ["Ctrl+Z, Ctrl+Y", "annulla o ripristina una mossa"],
        ["[ e ]", "una mossa indietro o avanti"],
        ["?", "mostra questo elenco"],
    ],
    sections: [
        [
            "Il tavoliere",
            "Con Tab raggiungi il tavoliere, con le frecce ti sposti da una casella all’altra. Di ogni casella senti la coordinata e il pezzo che contiene; se puoi sceglierla, senti anche «disponibile». Quando hai scelto un pezzo, il focus passa alla più vicina delle sue destinazioni. A mossa finita resta dove sei.",
        ],
        [
            "Le risposte",
            "Senti ogni risposta, anche quando ripete la precedente. Scelto un pezzo, senti dove può andare, oppure quante sono le destinazioni. Se quello che hai scritto non è una mossa, il testo resta nel campo e senti il motivo.",
        ],
        [
            "La posizione",
            "Senti prima che cosa ha ogni giocatore, poi gli schemi completi o quasi, infine dove sono i pezzi. Di Trias e Traffic Lights senti una fila dopo l’altra, di Triapon e Tritt un giocatore dopo l’altro, di Trigon stelle, formazioni e numeri.",
        ],
        [
            "Trigon",
            "Trigon non ha tavoliere. Per ogni casella senti il percorso dall’ultima tessera posata, per esempio «2 a destra in alto». Un passo di lato attraversa un triangolo, uno in alto o in basso cambia riga. Puoi scrivere anche le coordinate: per sentirle, attiva «Mostra le coordinate» nelle impostazioni.",
        ],
        [
            "Quanto senti",
            "Nelle impostazioni, «Dettaglio degli annunci» può essere breve, normale o completo. Con i primi due la domanda è di una o due parole; con Alt+R la senti per intero.",
        ],
    ],
};
