//! Analyses.

use crate::analysis::AnalysisWords;

/// The words.
pub static ANALYSIS: AnalysisWords = AnalysisWords {
    sees: "Évaluation",
    looking: "Analyse en cours…",
    looked: "{0} {0:coup|coup|coups} à l’avance, {1} {1:position|position|positions}",
    positions: "{0} {0:position|position|positions}",
    game_match: "Calcul de toutes les positions : {0} %",
    all_known: "Toutes les positions sont calculées.",
    over: "Ici, la partie est terminée.",
    chance: "Ici, c’est le sac qui décide.",
    decides: ["gagne en {0} {0:tour|tour|tours} au plus", "perd en {0} {0:tour|tour|tours} au plus"],
    even: "égalité",
    in_turns: "{0} en {1} {1:coup|coup|coups}",
    exactly: "exactement {0}",
    percent: "{0} %",
    shares: "Chances de gain",
    graph: "Courbe d’évaluation",
    after: "Après le coup {0} : {1}",
    at_start: "Au début : {0}",
    unknown: "non analysé",
    review: "Analyser toute la partie",
    reviewed: "{0} {0:position|position|positions} sur {1}",
    stop: "Arrêter",
    turns: "Tournants",
    no_turns: "Aucun coup n’a fait basculer la partie.",
    missed: "Coup {0} : {1} aurait pu gagner avec {4}",
    played: "Joué : {0}",
    turned: "Coup {0}, {1} : de {2} % à {3} %",
    better: "Mieux : {0}",
    is_better: "{0} est mieux",
    marks: ["gain certain", "perte certaine", "meilleur coup"],
};
