use crate::i18n::lesson::Lesson;

/// Lessons.
pub static LESSON: Lesson = Lesson {
    title: "Lezione",
    step: "Passo {0} di {1}",
    right: "Giusto.",
    other: "`{0}` si può giocare, ma qui c’è di meglio. Guarda ancora una volta.",
    show: "Mostrami",
    next: "Avanti",
    over: "La lezione è finita.",
    over_text: "Ne sai abbastanza per una prima partita.",
    play: "Gioca ora",
    again: "Ancora una volta",
};
