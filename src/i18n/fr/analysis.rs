//! Analyses.

use crate::i18n::analysis::Analysis;

/// The words.
pub static ANALYSIS: Analysis = Analysis {
    sees: "Ce que voit le programme",
    looking: "Il regarde …",
    looked: "{0} coups à l’avance, {1} positions",
    positions: "{0} positions",
    table: "Calcul de toutes les positions : {0} %",
    all_known: "Toutes les positions sont connues.",
    over: "Ici, la partie est finie.",
    chance: "Ici, c’est le sac qui décide.",
    decides: ["gagne en {0}", "perd en {0}"],
    even: "égal",
    in_turns: ["{0} en {1} coup", "{0} en {1} coups"],
    exactly: "exactement {0}",
    percent: "{0} %",
    shares: "Parts",
    graph: "Déroulement de la partie",
    after: "Après le coup {0} : {1}",
    at_start: "Au début : {0}",
    unknown: "pas regardé",
    review: "Regarder toute la partie",
    reviewed: "{0} positions sur {1}",
    stop: "Arrêter",
    turns: "Où la partie a tourné",
    no_turns: "Aucun coup n’a beaucoup changé.",
    missed: "Coup {0} : {1} aurait pu gagner par {4}",
    played: "Joué : {0}",
    turned: "Coup {0}, {1} : de {2} % à {3} %",
    better: "Mieux : {0}",
};
