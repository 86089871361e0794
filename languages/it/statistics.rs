use crate::statistics::StatisticsWords;

pub static STATISTICS: StatisticsWords = StatisticsWords {
    none: "Finisci una partita: la troverai qui.",
    won: "Vinte",
    drawn: "Patte",
    lost: "Perse",
    time: "Tempo",
    people: "Senza computer",
    minutes: "{0} min",
    hours: "{0} h {1} min",
    lesson: "Lezione completata",
    total: "Tutte le partite: {0}",
    storage_note: "Le statistiche restano in questo browser. «Salva tutto in un file» comprende anche loro.",
    delete: "Elimina le statistiche",
    sure: "Eliminare tutte le statistiche? Le partite restano.",
};
