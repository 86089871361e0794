//! Games, variants, options.

use crate::catalog::{Catalog, TrafficLights, Triapon, Trias, Trigon, Tritt};

/// The words.
pub const CATALOG: Catalog = Catalog {
    triapon: Triapon {
        name: "Triapon",
        line: "Il mulino in tre: forma triadi, prendi biglie, resta l’ultimo in gioco.",
        base: ["Triapon", "Le regole pubblicate."],
        barricade: ["Barricata", "Le biglie prese a un giocatore eliminato tornano come ostacoli."],
    },
    trias: Trias {
        name: "Trias",
        line: "Semina, raccogli, semina ancora: vince chi muove per ultimo.",
        base: ["Trias", "Le regole pubblicate."],
    },
    tritt: Tritt {
        name: "Tritt",
        line: "Ogni pezzo porta i due colori: allinea tre punti del tuo, mai tre dell’altro.",
        step: ["Un passo", "Un tritton si sposta di un solo punto; è la regola principale pubblicata."],
        slide: ["Scivolata", "Un tritton si sposta fin dove il percorso è libero."],
        reloaded: ["Reloaded", "Prima si piazza, poi si sposta; è il seguito del 2016, dello stesso autore."],
    },
    traffic_lights: TrafficLights {
        name: "Traffic Lights",
        line: "Rosso, giallo, verde: i gettoni sono di tutti, ma uno solo completa la fila.",
        learn: ["Primi passi", "Vincono tre verdi in fila."],
        simple: ["Semplice", "Vincono tre uguali o rosso-giallo-verde."],
        four: ["Quattro righe", "Un tavoliere di dodici caselle, punti su più manche."],
        slider: ["Striscia mobile", "Una striscia gira intorno al tavoliere; punti su più manche."],
        learn_bag: ["Primi passi, con sacchetto", "I gettoni vengono dal sacchetto: posi quelli che hai in mano."],
        simple_bag: ["Semplice, con sacchetto", "Contano tutte le file e posi i gettoni che hai in mano."],
        four_bag: ["Quattro righe, con sacchetto", "Dodici caselle, punti e gettoni in mano."],
        slider_bag: ["Striscia mobile, con sacchetto", "La striscia, punti e gettoni in mano."],
        classic3: ["Classico, 3×3", "La regola originaria dell’inventore: vincono solo tre uguali."],
        classic4: ["Classico, 4×3", "Vincono solo tre uguali, su dodici caselle."],
        rounds: "Manche",
        chips: "Gettoni per colore",
    },
    trigon: Trigon {
        name: "Trigon",
        line: "Triangoli numerati, senza tavoliere: costruisci una piramide, una striscia o un blocco di stelle.",
        base: ["Trigon", "Le regole pubblicate."],
    },
};
