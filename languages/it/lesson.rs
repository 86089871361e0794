use crate::lesson::LessonWords;

pub static LESSON: LessonWords = LessonWords {
    title: "Lezione",
    step: "Passo {0} di {1}",
    step_back: "Passo precedente",
    right: "Esatto.",
    marked: "Scegli ciò che è evidenziato.",
    wrong: "Non è quella giusta. Guarda ancora.",
    beaten: "Così l’avversario vincerebbe subito. Riprova.",
    repeat: "Mostra di nuovo",
    show: "Mostrami",
    next: "Avanti",
    over: "La lezione è finita.",
    learnt: "Ora sai che:",
    play: "Gioca contro il livello 1",
    again: "Ricomincia",
};
