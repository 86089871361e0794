//! Trias.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "board",
        "Tavoliere",
        &[
            "Tre file di dodici buche, colonne da A a L dalla sinistra di Sud. La fila 1 è di Sud, la fila 3 di Nord, la fila 2, in mezzo, non è di nessuno. A1 è quindi la prima buca di Sud e L3 quella di Nord.",
            "Il giocatore 1 è Sud e comincia. In ogni buca ci sono quattro semi.",
        ],
    ),
    section(
        "sowing",
        "Seminare",
        &[
            "Si semina in senso antiorario nella propria fila e in quella di mezzo, mai in quella dell’avversario: Sud da A1 a L1 e poi da L2 ad A2, Nord da L3 ad A3 e poi da A2 a L2.",
            "Quando tocca a te, svuota una buca della tua fila e semina i suoi semi uno a uno, dalla buca seguente. È la prima semina. Dove cade il suo ultimo seme decide come continui:",
            "In una buca con semi: raccoglili tutti e semina dalla buca seguente; è una nuova semina. In una buca vuota, alla prima semina: questa buca non si può scegliere, perché un turno ha almeno due semine. Neanche una buca con 24 semi si può scegliere: l’ultimo cadrebbe nella buca svuotata stessa.",
            "In una buca vuota della tua fila, a una semina seguente: togli l’ultimo seme; il tuo turno è finito.",
            "In una buca vuota di mezzo, a una semina seguente: guarda le due buche esterne di quella colonna. Se quella dell’avversario ha dei semi, toglili tutti; l’ultimo seme resta e il tuo turno è finito. Se è vuota ma la tua no, metti l’ultimo seme nella tua, raccogli tutto e continua a seminare. Se sono vuote entrambe, togli l’ultimo seme; il tuo turno è finito.",
            "Così ogni turno toglie almeno un seme. Se non hai più buche da scegliere, perdi: vince chi ha mosso per ultimo. La patta non esiste.",
        ],
    ),
    section("text", "Scrivere le mosse", &["Una mossa è la buca che svuoti, per esempio C1 o G3."]),
    section(
        "R1",
        "Decisione R1: la buca svuotata",
        &[
            "Il testo non nomina nessuna buca da saltare. Perciò anche la buca svuotata riceve un seme quando ci si ritorna.",
        ],
    ),
    section(
        "R2",
        "Decisione R2: turni senza fine",
        &[
            "Il testo non conosce né turni senza fine né patte, eppure circa una partita giocata a caso su duecento ne incontra uno. Una buca il cui turno non è finito dopo 10.000 semine non si può scegliere. Nessun controllo al tavolo può essere esatto; questo limite lo possono verificare tutti. All’inizio della partita non c’è nessun turno così.",
        ],
    ),
];
