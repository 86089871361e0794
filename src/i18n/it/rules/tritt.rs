//! Tritt.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "board",
        "Tavoliere",
        &[
            "Un esagono di 91 punti, sei per lato. Le righe vanno da a a k, le diagonali da 1 a 11: a1–a6 è un bordo, f1–f11 la riga più lunga, k6–k11 il bordo opposto. Le linee corrono in tre direzioni.",
        ],
    ),
    section(
        "pieces",
        "Pezzi",
        &[
            "Un tritton copre tre punti consecutivi di una linea, e ogni punto mostra il colore che ha sopra. Arancio ha otto tritton arancio-blu-arancio, Blu otto blu-arancio-blu.",
            "Tre o più punti consecutivi di una linea dello stesso colore sono una fila, a qualunque tritton appartengano.",
            "Reloaded: dieci tritton a testa, e un tritton è del colore che ha in mezzo. Quelli di Arancio sono quindi blu-arancio-blu, quelli di Blu arancio-blu-arancio.",
        ],
    ),
    section(
        "play",
        "Svolgimento",
        &[
            "Il tavoliere è vuoto. Il giocatore 1 ha Arancio e mette un tritton su tre punti liberi di una linea.",
            "Passo e Scivolata: a questo primo tritton il giocatore 2 può rispondere scambiando i colori, invece di giocare. Allora ha Arancio con quel tritton, e il giocatore 1 continua con Blu.",
            "Da qui in poi, quando tocca a te, metti uno dei tuoi tritton, o spostane uno del tuo avversario lungo la sua linea: di un punto in Passo, quanto vuoi in Scivolata. Ogni nuovo punto che copre deve essere libero, anche lungo la strada. Non si può passare.",
            "Reloaded: i colori non si scambiano. Prima metti uno dei tuoi tritton senza formare file, di nessun colore. Poi, se un tritton del tuo avversario si può muovere, spostane uno quanto vuoi, o passa. Chi non può mettere perde.",
            "Dopo ogni turno decidono le file. Se c’è una fila del colore del tuo avversario, perdi, anche se ce n’è una del tuo. Altrimenti una fila del tuo colore vince.",
            "Se non puoi fare nessuna mossa, perdi. Potete accordarvi per la patta. Se la stessa posizione si presenta per la terza volta, ognuno di voi può chiedere la patta.",
        ],
    ),
    section(
        "text",
        "Scrivere le mosse",
        &[
            "c3-c5 mette un tritton su c3, c4 e c5, prima l’estremità più piccola; c3-c5>c4-c6 lo sposta. swap scambia i colori, pass non sposta nulla.",
        ],
    ),
    section(
        "R1",
        "Decisione R1: nessuna mossa",
        &[
            "Il testo non dice che cosa succede allora. Nel seguito del gioco fatto dallo stesso autore, Reloaded, quel giocatore perde; qui è così in tutte le varianti.",
        ],
    ),
    section(
        "R2",
        "Decisione R2: la terza volta",
        &[
            "Il testo lascia la patta all’accordo. Poterla chiedere impedisce solo di giocare senza fine. In Reloaded ogni turno aggiunge un tritton: le posizioni non si ripetono e non c’è nulla da chiedere.",
        ],
    ),
];
