use crate::i18n::lesson::Lesson;

/// Lessons.
pub static LESSON: Lesson = Lesson {
    title: "Lektion",
    step: "Schritt {0} von {1}",
    right: "Richtig.",
    other: "`{0}` ist erlaubt, aber hier gibt es etwas Besseres. Sieh noch einmal hin.",
    show: "Zeig es mir",
    next: "Weiter",
    over: "Das war die Lektion.",
    over_text: "Du weißt genug für ein erstes Spiel.",
    play: "Jetzt spielen",
    again: "Noch einmal",
};
