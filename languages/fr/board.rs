use crate::board::{BoardWords, TrayWords, ZoomWords};

pub const WORDS: BoardWords = BoardWords {
    board: "Plateau",
    empty: "vide",
    chosen: "sélection",
    choosable: "disponible",
    last: "dernier coup",
    line: "dans une ligne qui compte",
    pending: "touche encore pour confirmer",
    exchange: "échangeable",
    wins: "gagne à coup sûr",
    loses: "perd à coup sûr",
    of_seat: "du joueur",
    trays: TrayWords { hand: "Main", taken: "Prises", stock: "À remettre", supply: "Réserve", bag: "Sac" },
    slides: [
        "Faire glisser la bande mobile en haut",
        "Faire glisser la bande mobile à droite",
        "Faire glisser la bande mobile en bas",
        "Faire glisser la bande mobile à gauche",
    ],
    zooms: ZoomWords { closer: "Agrandir", farther: "Réduire", fit: "Ajuster à l’écran" },
    form: "{0:one|one|many}",
    sowing: "finit en {0}, laisse {1} {1:trou|trou|trous}",
    sowing_label: "Finit en {0}. Adversaire : {1} {1:jouable|jouable|jouables}",
    playable: "Trous jouables",
};
