use crate::lesson::LessonWords;

pub static LESSON: LessonWords = LessonWords {
    title: "Lektion",
    step: "Schritt {0} von {1}",
    step_back: "Einen Schritt zurück",
    right: "Richtig.",
    marked: "Wähle, was markiert ist.",
    wrong: "Das ist es nicht. Schau noch einmal hin.",
    beaten: "Dann würde jemand anders sofort gewinnen. Versuch es noch einmal.",
    repeat: "Noch einmal",
    show: "Zeig es mir",
    next: "Weiter",
    over: "Das war die Lektion.",
    learnt: "Das weißt du jetzt:",
    play: "Gegen Stufe 1 spielen",
    again: "Noch einmal",
};
