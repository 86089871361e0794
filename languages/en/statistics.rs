use crate::statistics::StatisticsWords;

pub static STATISTICS: StatisticsWords = StatisticsWords {
    none: "No results yet. Finish a game, and it counts here.",
    won: "Won",
    drawn: "Drawn",
    lost: "Lost",
    time: "Time",
    people: "Human vs human",
    minutes: "{0} min",
    hours: "{0} h {1} min",
    lesson: "Lesson completed",
    total: "All games: {0}",
    storage_note: "They stay in this browser. “Save all as file” includes them.",
    delete: "Delete statistics",
    sure: "Delete all statistics? Your games stay.",
};
