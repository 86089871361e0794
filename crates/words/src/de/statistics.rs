use crate::statistics::StatisticsWords;

/// Statistik.
pub static STATISTICS: StatisticsWords = StatisticsWords {
    title: "Statistik",
    none: "Noch nichts zu zählen: Spiele erst eine Partie zu Ende.",
    level: "Stufe",
    won: "Gewonnen",
    drawn: "Unentschieden",
    lost: "Verloren",
    time: "Zeit",
    people: "Unter Menschen",
    games: "{0} {0:Partie|Partien}",
    minutes: "{0} min",
    hours: "{0} h {1} min",
    lesson: "Lektion gemacht",
    total: "Alle Partien: {0}",
    kept: "Sie bleibt in diesem Browser. „Alle als Datei speichern“ nimmt sie mit.",
    delete: "Statistik löschen",
    sure: "Die ganze Statistik löschen? Deine Partien bleiben.",
};
