//! Boards.

use crate::board::{BoardWords, GroupWords, PieceWords, TrayWords, ZoomWords};

/// The words.
pub const WORDS: BoardWords = BoardWords {
    board: "Tavoliere",
    empty: "vuoto",
    chosen: "selezione",
    choosable: "si può scegliere",
    last: "ultima mossa",
    line: "in una fila che conta",
    pending: "tocca di nuovo per confermare",
    exchange: "si può scambiare",
    star: "in una stella completa",
    wins: "vince di sicuro",
    loses: "perde di sicuro",
    dots: ["arancione", "blu"],
    of_seat: "del giocatore",
    trays: TrayWords { hand: "Mano", taken: "Prese", stock: "Da rimettere", supply: "Riserva", bag: "Sacchetto" },
    kinds: PieceWords {
        ball: ["biglia", "biglie"],
        seed: ["seme", "semi"],
        red: ["gettone rosso", "gettoni rossi"],
        yellow: ["gettone giallo", "gettoni gialli"],
        green: ["gettone verde", "gettoni verdi"],
        orange_blue_orange: ["tritton arancione-blu-arancione", "tritton arancione-blu-arancione"],
        blue_orange_blue: ["tritton blu-arancione-blu", "tritton blu-arancione-blu"],
        tile: ["tessera", "tessere"],
    },
    slides: [
        "Sposta la striscia mobile in alto",
        "Sposta la striscia mobile a destra",
        "Sposta la striscia mobile in basso",
        "Sposta la striscia mobile a sinistra",
    ],
    zooms: ZoomWords { closer: "Ingrandisci", farther: "Riduci", fit: "Adatta allo schermo" },
    groups: "Stelle e formazioni",
    group_kinds: GroupWords {
        star: ["Stella", "Stelle"],
        pyramid: ["Piramide", "Piramidi"],
        strip: ["Striscia", "Strisce"],
        block: ["Blocco", "Blocchi"],
    },
    out_of: "di",
    form: "{0:one|many}",
    sowing: "finisce in {0}, toglie {1}",
};
