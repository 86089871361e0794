use crate::trying::TryWords;

pub const TRYING: TryWords = TryWords {
    title: "Prova",
    band: "Prova: la tua partita resta com’è.",
    from: "Prova da qui",
    rules: "Torna alle regole",
    keep: "Salva come partita",
    you: "Giochi tu",
    computer_move: "Fai giocare il computer",
    level: "{0}, {1}",
    ahead: "La posizione alla fine di questa linea.",
    line: "Prova questa linea",
    edit: "Modifica la posizione",
};
