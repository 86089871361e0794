//! Tris in Italian.

use crate::games::tris::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Tris",
    line: "Piazzate pedine a turno: vince la prima fila di tre.",
    base: ["Tris", "Tre in fila, su nove punti."],
    goal: "Allinea tre delle tue pedine per vincere.",
    action: "piazz{2~a|i} una pedina",
    pieces: [["pedina", "pedine"]],
    patterns: [["fila", "file"]],
    refusals: Refusals {
        over: "La partita è finita.",
        occupied: "Su questo punto c’è già una pedina. Scegline uno libero.",
    },
    prompts: Prompts { set: "Tocca un punto libero per piazzare una pedina." },
    short_prompts: Prompts { set: "Piazza." },
};

pub const PATTERNS: [&str; 1] = ["tre pedine in fila"];
pub const SETTINGS: [&str; 0] = [];
