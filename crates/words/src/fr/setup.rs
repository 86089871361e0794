//! Setting up a match.

use crate::setup::SetupWords;

/// The set-up of a match.
pub const SETUP: SetupWords = SetupWords {
    play: "Jouer",
    learn: "Apprendre",
    question: "Qui joue ?",
    ways: ["Ensemble devant cet écran", "Contre l’ordinateur"],
    say: ["Vous jouez autour de l’appareil ou vous vous le passez.", "Il occupe les autres places."],
    level: "Niveau",
    levels: [
        ["Débutant", "Voit très peu. Idéal pour commencer."],
        ["Facile", "Voit peu, mais punit les grosses erreurs."],
        ["Détendu", "Voit les menaces simples et prévoit peu."],
        ["Moyen", "Ne laisse plus échapper que peu de choses."],
        ["Habile", "Prévoit quelques coups."],
        ["Fort", "Se trompe rarement."],
        ["Expert", "Profite de presque toutes les faiblesses."],
        ["Maximal", "L’ordinateur joue de son mieux."],
    ],
    learning: [
        "Mode apprentissage",
        "Avant de répondre à un coup qui laisse échapper beaucoup, l’ordinateur demande une fois et dit pourquoi.",
        "Jouer",
    ],
    again: "Rejouer comme la dernière fois",
    position: "Partir d’une position",
    fold: "Pendule, places et plus",
    seats: "La place 1 commence. Chaque place peut avoir un nom et son propre niveau.",
    clocks: [
        "Chacun réfléchit aussi longtemps qu’il veut.",
        "Chaque tour a son propre temps.",
        "Chacun a un temps pour toute la partie.",
    ],
    facings: [
        "Tout le monde regarde l’écran du même côté.",
        "L’appareil est posé entre vous. Les textes se tournent vers le joueur dont c’est le tour.",
        "Le plateau ne tourne jamais.",
    ],
    strict: "Comme en tournoi : tout coup joué est définitif.",
};
