//! Games, variants, options.

use crate::i18n::catalog::{Catalog, TrafficLights, Triapon, Trias, Trigon, Tritt};

/// The words.
pub const CATALOG: Catalog = Catalog {
    triapon: Triapon {
        name: "Triapon",
        line: "Il mulino in tre: forma file, prendi biglie, resta in gioco fino all’ultimo.",
        base: ["Triapon", "Le regole pubblicate."],
        barricade: ["Barricata", "Le biglie prese a chi è fuori tornano come ostacoli."],
    },
    trias: Trias {
        name: "Trias",
        line: "Semina, raccogli, semina ancora: vince chi muove per ultimo.",
        base: ["Trias", "Le regole pubblicate."],
    },
    tritt: Tritt {
        name: "Tritt",
        line: "Ogni pezzo porta i due colori: allinea tre punti del tuo, mai tre dell’altro.",
        step: ["Passo", "Si sposta di un punto; la regola principale pubblicata."],
        slide: ["Scivolata", "Si sposta fin dove la strada è libera."],
        reloaded: ["Reloaded", "Prima si mette, poi si sposta: il seguito dello stesso autore, del 2016."],
    },
    traffic_lights: TrafficLights {
        name: "Traffic Lights",
        line: "Rosso, giallo, verde: giocate con gli stessi gettoni, ma uno solo completa la fila.",
        learn: ["Per imparare", "Vincono tre verdi in fila."],
        simple: ["Semplice", "Vincono tre uguali, o rosso-giallo-verde."],
        four: ["Quattro righe", "Un tavoliere di dodici caselle, punti su più manche."],
        slider: ["Striscia", "Una striscia scorre intorno al tavoliere; punti su più manche."],
        learn_bag: ["Per imparare, con sacchetto", "I gettoni passano da un sacchetto alla tua mano."],
        simple_bag: ["Semplice, con sacchetto", "Contano tutte le file, i gettoni vengono da un sacchetto."],
        four_bag: ["Quattro righe, con sacchetto", "Dodici caselle, punti e gettoni in mano, presi dal sacchetto."],
        slider_bag: ["Striscia, con sacchetto", "La striscia, punti e gettoni in mano, presi dal sacchetto."],
        classic3: ["Classico, 3×3", "La prima regola dell’inventore: vincono solo tre uguali."],
        classic4: ["Classico, 4×3", "Vincono solo tre uguali, su dodici caselle."],
        rounds: "Manche",
        chips: "Gettoni di ogni colore",
    },
    trigon: Trigon {
        name: "Trigon",
        line: "Triangoli numerati su un piano aperto: costruisci una piramide, una striscia o un blocco di stelle.",
        base: ["Trigon", "Le regole pubblicate."],
    },
};
