use crate::statistics::StatisticsWords;

/// Statistiche.
pub static STATISTICS: StatisticsWords = StatisticsWords {
    title: "Statistiche",
    none: "Ancora niente da contare: prima finisci una partita.",
    level: "Livello",
    won: "Vinte",
    drawn: "Patte",
    lost: "Perse",
    time: "Tempo",
    people: "Tra umani",
    games: "{0} {0:partita|partite}",
    minutes: "{0} min",
    hours: "{0} h {1} min",
    lesson: "Lezione fatta",
    total: "Tutte le partite: {0}",
    kept: "Restano in questo browser. «Salvale tutte in un file» le porta con sé.",
    delete: "Elimina le statistiche",
    sure: "Eliminare tutte le statistiche? Le tue partite restano.",
};
