//! Triapon.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "board",
        "Tavoliere",
        &[
            "Il tavoliere è un triangolo di 45 buche in nove righe, da una sola buca sulla punta a nove alla base. Le righe vanno da a a i, le buche si contano da sinistra: a1, b1, b2 … i9.",
            "Siete in tre, con nove biglie a testa. Due buche affiancate sono vicine; all’interno una buca ne ha sei accanto.",
        ],
    ),
    section(
        "rows",
        "File e triadi",
        &[
            "Una fila è fatta di biglie di una stessa persona, in linea retta e senza vuoti, contate da un capo all’altro. Da tre biglie in su è una triade.",
            "Ce ne sono di tre tipi. Corta: buche vicine. Media: tra due biglie c’è una riga di buche, come da a1 a c2. Lunga: tra due biglie ce ne sono due, come da a1 a d2. Una triade media ha al massimo cinque biglie, una lunga tre.",
        ],
    ),
    section(
        "play",
        "Svolgimento",
        &[
            "Mettere: a turno ognuno mette una biglia in una buca libera, finché ci sono tutte e 27.",
            "Muovere: poi a turno ognuno muove una propria biglia in una buca vicina libera. Chi ha esattamente tre biglie sul tavoliere può invece saltare in qualsiasi buca libera.",
            "Formi una triade quando la biglia che hai appena messo o mosso si trova in una fila di tre o più che senza di essa non era una triade. Chiudere il vuoto tra due e due ne forma una; allungare una triade no. Un salto da un capo all’altro di una triade ne forma una nuova.",
            "Chi forma una triade deve prendere una biglia avversaria, se si può: una sola, anche per più triadi, e già mentre si mettono le biglie.",
        ],
    ),
    section(
        "which",
        "Le biglie che si possono prendere",
        &[
            "Una biglia che non è in nessuna triade si può prendere. Una biglia che fa parte di triadi si può prendere solo se ognuna di esse la lascia aperta.",
            "Una triade lascia aperta una biglia in due casi. O è corta o media, e una triade di tipo più lungo la incrocia. O ha quattro o più biglie e, senza questa, ne restano tre di seguito da un lato: le due esterne di quattro, tutte tranne quella in mezzo di cinque. Una biglia di una triade lunga non si può mai prendere.",
            "Se entrambi gli avversari hanno biglie così, prendi a chi ha più biglie in gioco; in parità scegli tu. Se le ha uno solo, prendi una delle sue. Se non le ha nessuno, non si prende nulla.",
        ],
    ),
    section(
        "going",
        "Chi è fuori, e la fine",
        &[
            "Quando tutte le biglie sono state messe, chi ne ha due o meno sul tavoliere è subito fuori e ha perso. Le sue biglie restano: nessuno le muove né le prende. Quando due sono fuori, vince il terzo.",
            "Se chi deve muovere non ha mosse, la partita è patta per tutti quelli che non sono fuori.",
            "Dopo 15 giri senza prese, o se vi accordate per finire, si contano le biglie prese, non importa a chi. Se siete ancora in tre, vince chi ne ha di più; due primi pari vincono entrambi; tre pari fanno patta. Se siete in due, vince chi ne ha di più; in parità chi ne ha prese di più a chi è fuori; altrimenti è patta.",
            "Mentre si mettono le biglie non potete accordarvi per finire. Chi abbandona è fuori; le biglie che ha ancora in mano non si mettono più.",
        ],
    ),
    section(
        "variant",
        "Variante Barricata",
        &[
            "Appena qualcuno è fuori, ognuno degli altri due può, alla fine di ogni suo turno, rimettere in una buca libera una biglia che gli ha preso. La biglia resta lì, non forma triadi e conta ancora come presa.",
        ],
    ),
    section(
        "text",
        "Scrivere le mosse",
        &["c2 mette una biglia, c2-d3 muove o salta, xg4 prende, +e5 rimette, pass vi rinuncia."],
    ),
    section(
        "R1",
        "Decisione R1: le direzioni",
        &[
            "Le figure delle regole sono perdute. Il testo dice che solo le file lunghe non superano mai le tre biglie e parla di file di cinque; una descrizione pubblica dà nove righe di buche e le distanze nelle triadi. Solo queste direzioni corrispondono.",
        ],
    ),
    section(
        "R2",
        "Decisione R2: ogni triade",
        &[
            "Se una biglia fa parte di più triadi, ognuna deve lasciarla aperta, perché il testo dice che le biglie delle triadi lunghe non si possono mai prendere.",
        ],
    ),
    section(
        "R3",
        "Decisione R3: incrociarsi",
        &[
            "Il testo non spiega che cosa vuol dire incrociarsi. Qui due triadi si incrociano quando hanno una biglia in comune.",
        ],
    ),
    section(
        "R4",
        "Decisione R4: quattro e più",
        &[
            "Il testo dà i casi di quattro e di cinque biglie. Entrambi seguono da un’idea: deve restare una triade. Vale anche per sei e più.",
        ],
    ),
    section(
        "R5",
        "Decisione R5: le biglie in gioco",
        &["Contano anche le biglie ancora da mettere; altrimenti il bersaglio sarebbe sempre chi mette per primo."],
    ),
    section(
        "R6",
        "Decisione R6: le biglie che restano",
        &["Le biglie di chi è fuori non si possono prendere, perché restano fino alla fine della partita."],
    ),
    section(
        "R7",
        "Decisione R7: 15 giri",
        &[
            "Si conta dalla prima biglia mossa, perché la fase in cui si mettono le biglie è troppo corta per 15 giri. Un giro è un turno di tutti quelli che non sono fuori; a ogni presa si ricomincia a contare.",
        ],
    ),
    section(
        "R8",
        "Decisione R8: il conteggio",
        &["Chi è fuori non può vincere, anche se ha preso più biglie di tutti."],
    ),
    section(
        "R9",
        "Decisione R9: da quando",
        &["Si può rimettere una biglia già nel turno in cui qualcuno va fuori, perché il testo dice: dopo ogni turno."],
    ),
];
