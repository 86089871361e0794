//! Boards.

use crate::board::{BoardWords, GroupWords, PieceWords, TrayWords, ZoomWords};

/// The words.
pub const WORDS: BoardWords = BoardWords {
    board: "Plateau",
    empty: "vide",
    chosen: "sélection",
    choosable: "au choix",
    last: "dernier coup",
    line: "dans une ligne qui compte",
    pending: "touche encore pour confirmer",
    exchange: "échange possible",
    star: "dans une étoile complète",
    wins: "gagne à coup sûr",
    loses: "perd à coup sûr",
    dots: ["orange", "bleu"],
    of_seat: "du joueur",
    trays: TrayWords { hand: "Main", taken: "Prises", stock: "À remettre", supply: "Réserve", bag: "Sac" },
    kinds: PieceWords {
        ball: ["bille", "billes"],
        seed: ["graine", "graines"],
        red: ["jeton rouge", "jetons rouges"],
        yellow: ["jeton jaune", "jetons jaunes"],
        green: ["jeton vert", "jetons verts"],
        orange_blue_orange: ["tritton orange-bleu-orange", "trittons orange-bleu-orange"],
        blue_orange_blue: ["tritton bleu-orange-bleu", "trittons bleu-orange-bleu"],
        tile: ["tuile numéro", "tuiles numéro"],
    },
    slides: [
        "Faire glisser la bande mobile en haut",
        "Faire glisser la bande mobile à droite",
        "Faire glisser la bande mobile en bas",
        "Faire glisser la bande mobile à gauche",
    ],
    zooms: ZoomWords { closer: "Agrandir", farther: "Réduire", fit: "Ajuster à l’écran" },
    groups: "Étoiles et formations",
    group_kinds: GroupWords {
        star: ["Étoile", "Étoiles"],
        pyramid: ["Pyramide", "Pyramides"],
        strip: ["Bande", "Bandes"],
        block: ["Bloc", "Blocs"],
    },
    out_of: "sur",
    form: "{0:one|one|many}",
    sowing: "finit en {0}, retire {1}",
};
