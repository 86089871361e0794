use crate::statistics::StatisticsWords;

pub static STATISTICS: StatisticsWords = StatisticsWords {
    title: "Statistiche",
    none: "Finisci una partita: la troverai qui.",
    level: "Livello",
    won: "Vinte",
    drawn: "Patte",
    lost: "Perse",
    time: "Tempo",
    people: "Senza computer",
    games: "{0} {0:partita|partite}",
    minutes: "{0} min",
    hours: "{0} h {1} min",
    lesson: "Lezione completata",
    total: "Tutte le partite: {0}",
    storage_note: "Le statistiche restano in questo browser. «Salva tutto in un file» comprende anche loro.",
    delete: "Elimina le statistiche",
    sure: "Eliminare tutte le statistiche? Le partite restano.",
};
