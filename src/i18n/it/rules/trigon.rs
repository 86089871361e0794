//! Trigon.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "plane",
        "Piano",
        &[
            "Le tessere stanno su un piano di triangoli che non ha bordo. Un triangolo punta in su (u) o in giù (d) e ne tocca altri tre con i suoi lati.",
            "Un posto si indica con due numeri e questa lettera, come 0,0u: il primo numero cresce verso destra, il secondo lungo le linee oblique. Il programma conta più lontano di quanto arrivi una partita.",
        ],
    ),
    section(
        "tiles",
        "Tessere",
        &["Ognuno ha 18 tessere, tre per ogni numero da 1 a 6. Si possono girare per adattarle a qualsiasi triangolo."],
    ),
    section(
        "two",
        "Due leggi del campo",
        &[
            "Dopo ogni turno, anche mentre si mettono le tessere, valgono tutte e due. Prima: non c’è nessuno spazio vuoto chiuso. Da ogni triangolo vuoto una via porta fuori, passando per i lati di triangoli vuoti.",
            "Seconda: ogni tessera ha un lato in comune con almeno un’altra; solo la primissima sta da sola.",
        ],
    ),
    section(
        "play",
        "Svolgimento",
        &[
            "Mettere: a turno ognuno mette una propria tessera, con il numero che vuole. Quando ci sono tutte e 36, continua il giocatore 1.",
            "Da qui in poi un turno è una di tre cose. Sposta una tua tessera su qualsiasi triangolo vuoto; non serve che la via sia libera. O scambia due tue tessere di numero diverso. O scambia una tua tessera con una del tuo avversario che ha lo stesso numero.",
            "Sei tessere dello stesso giocatore intorno a un punto formano una stella. Una stella completa protegge le sue tessere dagli scambi dell’avversario, non dal loro proprietario.",
        ],
    ),
    section(
        "end",
        "Fine",
        &[
            "Vinci con una di tre formazioni. Piramide: 16 tue tessere formano un triangolo di lato quattro, con la punta in su o in giù. Striscia, detta anche strada: 11 tue tessere una dopo l’altra tra due linee parallele vicine. Blocco: quattro tue stelle che si intrecciano, da 16 a 18 tessere.",
            "Intorno possono esserci altre tessere. Dopo ogni turno, anche mentre si mettono le tessere, si guarda prima chi ha giocato, poi l’avversario: vince chi ha una formazione.",
            "Se un giocatore non può fare nessuna mossa, è patta. Potete accordarvi per la patta. Se la stessa posizione si presenta per la terza volta, ognuno di voi può chiedere la patta.",
        ],
    ),
    section(
        "text",
        "Scrivere le mosse",
        &[
            "4@0,0u mette il numero 4, 2,-1d>0,3u sposta, 2,-1d<>0,3u scambia, prima la tua tessera. Di due tessere tue va prima il posto più piccolo: secondo il primo numero, poi il secondo, poi u prima di d.",
        ],
    ),
    section(
        "R1",
        "Decisione R1: chiuso",
        &[
            "Il testo vieta gli spazi vuoti chiusi. È chiuso anche un vuoto aperto solo attraverso un angolo, perché una via passa per i lati.",
        ],
    ),
    section(
        "R2",
        "Decisione R2: in più parti",
        &["Il testo chiede solo che ogni tessera ne tocchi un’altra. Il campo può quindi essere in più parti."],
    ),
    section(
        "R3",
        "Decisione R3: la prima tessera",
        &["Il piano non ha un posto fisso, perciò la prima tessera va sempre in 0,0u."],
    ),
    section(
        "R4",
        "Decisione R4: numeri uguali",
        &["Scambiare due tue tessere con lo stesso numero non cambierebbe nulla: non è un turno."],
    ),
    section(
        "R5",
        "Decisione R5: la patta",
        &[
            "Il testo non parla di chi non può fare nessuna mossa, né di partite che girano in tondo. Qui entrambe le cose possono finire in patta; non si conosce nessuna posizione senza mosse.",
        ],
    ),
];
