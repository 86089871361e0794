use crate::statistics::StatisticsWords;

/// Statistics.
pub static STATISTICS: StatisticsWords = StatisticsWords {
    title: "Statistics",
    none: "Nothing to count yet: finish a game first.",
    level: "Level",
    won: "Won",
    drawn: "Drawn",
    lost: "Lost",
    time: "Time",
    people: "Among people",
    games: "{0} {0:game|games}",
    minutes: "{0} min",
    hours: "{0} h {1} min",
    lesson: "Lesson taken",
    total: "All games: {0}",
    kept: "They stay in this browser. “Save all as file” takes them along.",
    delete: "Delete statistics",
    sure: "Delete all statistics? Your games stay.",
};
