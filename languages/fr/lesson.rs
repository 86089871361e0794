use crate::lesson::LessonWords;

pub static LESSON: LessonWords = LessonWords {
    title: "Leçon",
    step: "Étape {0} sur {1}",
    step_back: "Étape précédente",
    right: "Bien joué.",
    marked: "Choisis ce qui est marqué.",
    wrong: "Ce n’est pas ça. Regarde encore.",
    beaten: "L’adversaire gagnerait aussitôt. Essaie autre chose.",
    repeat: "Revoir le coup",
    show: "Montre-moi",
    next: "Suivant",
    over: "La leçon est terminée.",
    learnt: "Tu sais maintenant :",
    play: "Jouer contre le niveau 1",
    again: "Encore une fois",
};
