//! Traffic Lights in Italian.

use crate::games::traffic_lights::{Prompts, Refusals, Stages, Words};

pub const WORDS: Words = Words {
    name: "Traffic Lights",
    line: "Rosso, giallo, verde: i gettoni sono di tutti, la fila è di chi la completa.",
    learn: ["Primi passi", "Vincono tre verdi in fila."],
    simple: ["Semplice", "Vincono tre gettoni dello stesso colore o rosso-giallo-verde."],
    four: ["Quattro righe", "Un tavoliere di dodici caselle, punti su più manche."],
    slider: ["Striscia mobile", "Una striscia gira intorno al tavoliere; punti su più manche."],
    learn_bag: ["Primi passi, con sacchetto", "Contano tre verdi; giochi i gettoni che hai in mano."],
    simple_bag: ["Semplice, con sacchetto", "Contano tutte le file; giochi i gettoni che hai in mano."],
    four_bag: ["Quattro righe, con sacchetto", "Dodici caselle, punti e gettoni in mano."],
    slider_bag: ["Striscia mobile, con sacchetto", "La striscia, punti e gettoni in mano."],
    classic3: ["Classico, 3×3", "La regola più antica: vincono solo tre dello stesso colore."],
    classic4: ["Classico, 4×3", "Dodici caselle; vincono solo tre dello stesso colore."],
    rounds: "Manche",
    chips: "Gettoni per colore",
    bag: "Con il sacchetto: giochi i gettoni che hai in mano",
    goals: [
        "Completa una fila di tre gettoni verdi per vincere.",
        "Completa una fila di tre gettoni dello stesso colore, o rosso-giallo-verde, per vincere.",
        "Completa una fila di tre gettoni dello stesso colore per vincere.",
        "Le file completate danno punti. Vince chi ne ha di più dopo tutte le manche.",
    ],
    chips_moved: [
        ["pos{2~a|i} un gettone rosso", "pos{2~a|i} un gettone giallo", "pos{2~a|i} un gettone verde"],
        ["prend{2~e|i} un gettone rosso", "prend{2~e|i} un gettone giallo", "prend{2~e|i} un gettone verde"],
    ],
    actions: [
        "spost{2~a|i} la striscia mobile",
        "complet{2~a|i} {0:una fila|più file}",
        "complet{2~a|i} {0:una fila|più file} ({1})",
    ],
    pieces: [
        ["gettone rosso", "gettoni rossi"],
        ["gettone giallo", "gettoni gialli"],
        ["gettone verde", "gettoni verdi"],
    ],
    patterns: [
        ["fila rossa", "file rosse"],
        ["fila gialla", "file gialle"],
        ["fila verde", "file verdi"],
        ["fila rosso-giallo-verde", "file rosso-giallo-verde"],
    ],
    won: [
        "Tre gettoni rossi in fila",
        "Tre gettoni gialli in fila",
        "Tre gettoni verdi in fila",
        "Rosso, giallo e verde in fila",
    ],
    refusals: Refusals {
        green: "Un gettone verde resta dov’è. Scegli un’altra casella.",
        not_held: [
            "Qui serve un gettone rosso e non ne hai in mano. Scegli un’altra casella.",
            "Qui serve un gettone giallo e non ne hai in mano. Scegli un’altra casella.",
            "Qui serve un gettone verde e non ne hai in mano. Scegli un’altra casella.",
        ],
        asks: [
            "Questa casella richiede un gettone rosso. Cambia casella o gettone.",
            "Questa casella richiede un gettone giallo. Cambia casella o gettone.",
            "Questa casella richiede un gettone verde. Cambia casella o gettone.",
        ],
        no_strip: "Questa variante non ha una striscia mobile. Posa un gettone.",
        same_side: "La striscia mobile è già su questo lato. Scegline un altro.",
        barred: "La striscia mobile è stata appena spostata. Prima qualcuno deve posare un gettone.",
        only_lines: "Nessuno può posare un gettone. Puoi solo spostare la striscia mobile per completare una fila.",
        must_lay: "Non puoi passare: posa un gettone.",
        no_bag: "In questa variante giochi senza sacchetto. Scegli una casella.",
        not_in_supply: [
            "Nella riserva non c’è nessun gettone rosso. Prendine un altro.",
            "Nella riserva non c’è nessun gettone giallo. Prendine un altro.",
            "Nella riserva non c’è nessun gettone verde. Prendine un altro.",
        ],
        not_in_bag: [
            "Nel sacchetto non c’è nessun gettone rosso. Indica un altro colore.",
            "Nel sacchetto non c’è nessun gettone giallo. Indica un altro colore.",
            "Nel sacchetto non c’è nessun gettone verde. Indica un altro colore.",
        ],
        no_agreement: "Qui la patta non esiste: giocate finché qualcuno completa una fila.",
        no_claim: "In questo gioco una posizione ripetuta non dà la patta. Gioca una mossa.",
        stages: Stages {
            draft: "Prima prendi uno dei due gettoni scoperti.",
            play: "Ora devi posare un gettone. Scegli una casella.",
            refill: "Prima prendi un gettone dalla riserva.",
            draw: "Attendi che dal sacchetto esca un gettone.",
            over: "La partita è finita.",
        },
    },
    short_prompts: Prompts {
        draft: "Prendi.",
        lay: "Posa.",
        lay_or_slide: "Posa o sposta.",
        pass: "Passa.",
        pass_or_slide: "Passa o sposta.",
        slide_to_line: "Sposta e completa.",
        refill: "Prendi.",
        draw: "Esce un gettone.",
    },
    prompts: Prompts {
        draft: "Tocca uno dei due gettoni scoperti per prenderlo in mano.",
        lay: "Tocca una casella vuota, oppure un gettone rosso o giallo per sostituirlo.",
        lay_or_slide: "Tocca una casella vuota, oppure un gettone rosso o giallo per sostituirlo. Oppure sposta la striscia mobile.",
        pass: "Non puoi posare nessuno dei tuoi gettoni: passa.",
        pass_or_slide: "Non puoi posare nessuno dei tuoi gettoni: passa o sposta la striscia mobile.",
        slide_to_line: "Sposta la striscia mobile per completare una fila.",
        refill: "Tocca un gettone della riserva per prenderlo in mano.",
        draw: "Dal sacchetto esce un gettone.",
    },
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 4] = [
    "una fila di tre gettoni rossi",
    "una fila di tre gettoni gialli",
    "una fila di tre gettoni verdi",
    "una fila rosso-giallo-verde",
];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 15] = [
    "Mano",
    "Riserva",
    "Striscia mobile",
    "Appena spostata",
    "Manche",
    "Punti",
    "Fase",
    "Scelta iniziale",
    "Turno",
    "Presa dalla riserva",
    "Pesca dal sacchetto",
    "in alto",
    "a destra",
    "in basso",
    "a sinistra",
];
