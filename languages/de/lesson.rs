use crate::lesson::LessonWords;

pub static LESSON: LessonWords = LessonWords {
    title: "Lektion",
    step: "Schritt {0} von {1}",
    step_back: "Einen Schritt zurück",
    right: "Richtig.",
    marked: "Tippe auf die markierte Stelle auf dem Brett.",
    repeat: "Noch einmal ansehen",
    show: "Lösung anzeigen",
    next: "Weiter",
    over: "Das war die Lektion.",
    over_text: "Jetzt weißt du genug für eine erste Partie.",
    play: "Gegen Stufe 1 spielen",
    again: "Noch einmal",
};
