use crate::lesson::LessonWords;

/// Lessons.
pub static LESSON: LessonWords = LessonWords {
    title: "Lektion",
    step: "Schritt {0} von {1}",
    right: "Richtig.",
    other: "`{0}` ist erlaubt, aber hier gibt es etwas Besseres. Sieh noch einmal hin.",
    marked: "Tippe auf das, was auf dem Brett markiert ist.",
    repeat: "Noch einmal ansehen",
    show: "Lösung anzeigen",
    next: "Weiter",
    over: "Das war die Lektion.",
    over_text: "Du weißt genug für eine erste Partie.",
    play: "Gegen Stufe 1 spielen",
    again: "Noch einmal",
};
