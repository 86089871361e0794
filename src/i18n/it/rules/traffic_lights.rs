//! Traffic Lights.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "board",
        "Tavoliere",
        &[
            "Il tavoliere ha 3×3 caselle, nelle varianti a quattro righe 4×3. Una casella prende il nome da colonna e riga: a1 è in basso a sinistra.",
            "Nelle varianti con la striscia, tre caselle in più, s1, s2 e s3, stanno su un lato di un tavoliere 3×3. All’inizio la striscia è in alto.",
            "Una fila è fatta di tre caselle una dopo l’altra, in orizzontale, in verticale o in diagonale. Le caselle della striscia fanno fila come le altre.",
        ],
    ),
    section(
        "turn",
        "Una mossa",
        &[
            "Tutti i gettoni sono di entrambi. Metti un gettone rosso su una casella vuota, o sostituisci un rosso con un giallo, o un giallo con un verde. Un gettone verde resta fino alla fine.",
            "Con la striscia puoi invece spostarla su un altro lato. È sempre lo stesso bordo a toccarlo, così i suoi gettoni mantengono l’ordine intorno al tavoliere.",
        ],
    ),
    section(
        "lines",
        "Le file che contano",
        &[
            "Per imparare: tre gettoni verdi. Classico: tre gettoni di un colore. Altrove: tre di un colore, o rosso-giallo-verde in quest’ordine, letto da uno dei due capi.",
            "Chi completa una fila chiude la manche. In Per imparare, Semplice e Classico vince la partita.",
            "Con quattro righe o con la striscia, ogni fila completata dalla stessa mossa dà punti: tre rossi 1, tre verdi 2, rosso-giallo-verde 3, tre gialli 5.",
        ],
    ),
    section(
        "rounds",
        "Manche",
        &[
            "Con quattro righe o con la striscia si gioca un numero pari di manche, deciso prima. Si comincia a turno; senza sacchetto il giocatore 1 comincia la prima.",
            "Vince chi ha più punti. In parità si giocano altre due manche, e così via fino alla decisione.",
        ],
    ),
    section(
        "bag",
        "Con il sacchetto",
        &[
            "Tutti i gettoni stanno in un sacchetto, di ogni colore quanti si è deciso. A ogni manche lo si riempie di nuovo.",
            "Prima del gioco si estraggono due gettoni al centro. A turno ognuno ne prende uno e se ne estrae un altro, finché entrambi ne hanno tre. I due rimasti al centro sono la riserva. Nella prima manche prende per primo il giocatore 1, poi vi alternate; comincia chi non ha preso per primo.",
            "Quando tocca a te, metti un gettone dalla mano; quello che sostituisce torna nel sacchetto. Se non hai completato una fila, prendi poi un gettone della riserva, e se ne estrae uno per la riserva. Ciò che è vuoto si salta.",
            "Se nessun tuo gettone va bene, passi, o sposti la striscia dove è permesso. Chi può mettere un gettone non può passare. Spostare la striscia non usa gettoni.",
            "Potete accordarvi per finire: la partita è patta o, se ci sono manche, finisce con i punti come stanno. Senza sacchetto una partita senza manche non può finire patta.",
        ],
    ),
    section(
        "text",
        "Scrivere le mosse",
        &[
            "b2 o s1 mette lì un gettone. slide-N, slide-E, slide-S e slide-W spostano la striscia in alto, a destra, in basso e a sinistra. Con il sacchetto =R, =Y e =G prendono dal centro un gettone rosso, giallo o verde, *R, *Y e *G ne estraggono uno, e pass passa.",
        ],
    ),
    section(
        "R1",
        "Decisione R1: quanti gettoni",
        &[
            "La scatola non dice quanti gettoni ci siano. Qui sono 6 di ogni colore sul tavoliere 3×3 e 8 su quelli più grandi; se ne possono scegliere da 3 a 20.",
        ],
    ),
    section(
        "R2",
        "Decisione R2: la riserva",
        &[
            "Il testo parla una volta di tre gettoni della riserva e una volta di due. Ce ne sono due, come li lascia la scelta prima del gioco.",
        ],
    ),
    section(
        "R3",
        "Decisione R3: nessuno può mettere",
        &[
            "Se nessuno dei due può mettere un gettone, si può solo spostare la striscia completando una fila. Se non è possibile, la manche finisce senza punti; una partita senza manche è patta.",
        ],
    ),
    section(
        "R4",
        "Decisione R4: due spostamenti",
        &[
            "La striscia non si può spostare due volte di seguito: prima qualcuno deve mettere un gettone. Passare nel frattempo non cambia nulla, altrimenti uno potrebbe spostarla per sempre mentre l’altro deve passare.",
        ],
    ),
];
