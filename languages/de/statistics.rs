use crate::statistics::StatisticsWords;

pub static STATISTICS: StatisticsWords = StatisticsWords {
    none: "Noch keine Zahlen: Spiele erst eine Partie zu Ende.",
    won: "Gewonnen",
    drawn: "Unentschieden",
    lost: "Verloren",
    time: "Zeit",
    people: "Mensch gegen Mensch",
    minutes: "{0} min",
    hours: "{0} h {1} min",
    lesson: "Lektion abgeschlossen",
    total: "Alle Partien: {0}",
    storage_note: "Die Statistik bleibt in diesem Browser. „Alle als Datei speichern“ sichert sie mit.",
    delete: "Statistik löschen",
    sure: "Die ganze Statistik löschen? Deine Partien bleiben.",
};
