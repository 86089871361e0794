use crate::i18n::lesson::Lesson;

/// Lessons.
pub static LESSON: Lesson = Lesson {
    title: "Leçon",
    step: "Étape {0} sur {1}",
    right: "Juste.",
    other: "`{0}` est permis, mais ici il y a mieux. Regarde encore une fois.",
    show: "Montre-moi",
    next: "Suivant",
    over: "La leçon est finie.",
    over_text: "Tu en sais assez pour une première partie.",
    play: "Jouer maintenant",
    again: "Encore une fois",
};
