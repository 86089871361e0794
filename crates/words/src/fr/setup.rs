//! Setting up a match.

use crate::setup::SetupWords;

/// The set-up of a match.
pub const SETUP: SetupWords = SetupWords {
    play: "Jouer",
    learn: "Apprendre",
    question: "Qui joue ?",
    ways: ["Ensemble devant cet écran", "Contre l’ordinateur"],
    say: ["Vous êtes autour de l’appareil ou vous le faites passer.", "Il occupe les autres places."],
    level: "Niveau",
    levels: [
        ["Débutant", "Oublie énormément de choses. Idéal pour une première partie."],
        ["Facile", "Oublie beaucoup, mais profite des grosses fautes."],
        ["Détendu", "Voit les menaces simples et prévoit peu."],
        ["Moyen", "N’oublie plus que peu de choses."],
        ["Habile", "Prévoit quelques coups."],
        ["Fort", "Fait rarement une faute."],
        ["Expert", "Profite de presque chaque faiblesse."],
        ["Maximal", "Joue aussi bien que l’ordinateur le peut."],
    ],
    again: "Rejouer comme la dernière fois",
    fold: "Pendule, places et plus",
    seats: "La place 1 commence. Chaque place peut avoir un nom et son propre niveau.",
    clocks: [
        "Chacun réfléchit aussi longtemps qu’il veut.",
        "Chaque coup a son propre temps.",
        "Chacun a un temps pour toute la partie.",
    ],
    facings: [
        "Tout le monde regarde l’écran du même côté.",
        "L’appareil est posé entre vous. Les textes se tournent vers qui doit jouer.",
        "Le plateau reste toujours comme il est.",
    ],
    strict: "Comme en tournoi : un coup joué compte.",
};
