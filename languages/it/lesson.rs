use crate::lesson::LessonWords;

pub static LESSON: LessonWords = LessonWords {
    title: "Lezione",
    step: "Passo {0} di {1}",
    step_back: "Passo precedente",
    right: "Esatto.",
    marked: "Tocca dove il tavoliere è evidenziato.",
    repeat: "Mostra di nuovo",
    show: "Mostra la soluzione",
    next: "Avanti",
    over: "La lezione è finita.",
    over_text: "Ora sai quanto basta per una prima partita.",
    play: "Gioca contro il livello 1",
    again: "Ricomincia",
};
