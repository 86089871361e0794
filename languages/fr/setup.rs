use crate::setup::SetupWords;

pub const SETUP: SetupWords = SetupWords {
    play: "Jouer",
    learn: "Apprendre",
    question: "Qui joue ?",
    ways: ["À plusieurs sur cet écran", "Contre l’ordinateur"],
    say: ["Vous êtes autour de l’appareil, ou vous vous le passez.", "Il prend toutes les autres places."],
    level: "Niveau",
    levels: [
        ["Débutant", "Rate presque tout. Idéal pour débuter."],
        ["Facile", "Rate beaucoup, punit les grosses fautes."],
        ["Occasionnel", "Voit les menaces simples, prévoit peu."],
        ["Moyen", "Ne laisse pas passer grand-chose."],
        ["Habile", "Calcule quelques coups à l’avance."],
        ["Fort", "Se trompe rarement."],
        ["Expert", "Exploite presque toutes les faiblesses."],
        ["Maximal", "Joue du mieux qu’il peut."],
    ],
    learning: [
        "Mode apprentissage",
        "Si ton coup te coûte cher, l’ordinateur t’avertit une fois, avant de répondre, et t’explique pourquoi.",
        "Jouer quand même",
    ],
    again: "Comme la dernière fois",
    position: "À partir d’une position",
    fold: "Pendule, places et réglages",
    seats: "La place 1 commence. Pour chaque place, choisis un nom et, si l’ordinateur y joue, son niveau.",
    clocks: [
        "Chacun prend tout son temps.",
        "Chacun a le même temps à chaque tour.",
        "Chacun répartit son temps sur toute la partie.",
    ],
    facings: [
        "Vous regardez l’écran du même côté.",
        "L’appareil est entre vous : les textes se tournent vers le joueur dont c’est le tour.",
        "Le plateau ne tourne jamais.",
    ],
    strict: "Comme en tournoi : un coup joué ne se reprend pas.",
};
