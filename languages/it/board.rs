use crate::board::{BoardWords, TrayWords, ZoomWords};

pub const WORDS: BoardWords = BoardWords {
    board: "Tavoliere",
    empty: "vuoto",
    chosen: "selezione",
    choosable: "disponibile",
    last: "ultima mossa",
    line: "in una fila che conta",
    pending: "tocca di nuovo per confermare",
    exchange: "scambiabile",
    wins: "vittoria certa",
    loses: "sconfitta certa",
    of_seat: "del giocatore",
    trays: TrayWords { hand: "Mano", taken: "Prese", stock: "Da rimettere", supply: "Riserva", bag: "Sacchetto" },
    slides: [
        "Sposta la striscia mobile in alto",
        "Sposta la striscia mobile a destra",
        "Sposta la striscia mobile in basso",
        "Sposta la striscia mobile a sinistra",
    ],
    zooms: ZoomWords { closer: "Ingrandisci", farther: "Riduci", fit: "Adatta allo schermo" },
    form: "{0:one|many}",
    sowing: "finisce in {0}, lascia {1} {1:buca|buche}",
    sowing_label: "Finisce in {0}. Avversario: {1} {1:giocabile|giocabili}",
    playable: "Buche giocabili",
};
