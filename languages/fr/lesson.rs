use crate::lesson::LessonWords;

pub static LESSON: LessonWords = LessonWords {
    title: "Leçon",
    step: "Étape {0} sur {1}",
    step_back: "Étape précédente",
    right: "Bien joué.",
    marked: "Touche ce qui est marqué sur le plateau.",
    repeat: "Revoir le coup",
    show: "Voir la solution",
    next: "Suivant",
    over: "La leçon est terminée.",
    over_text: "Tu en sais assez pour une première partie.",
    play: "Jouer contre le niveau 1",
    again: "Encore une fois",
};
