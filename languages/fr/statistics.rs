use crate::statistics::StatisticsWords;

pub static STATISTICS: StatisticsWords = StatisticsWords {
    title: "Statistiques",
    none: "Rien à compter pour l’instant : finis d’abord une partie.",
    level: "Niveau",
    won: "Gagnées",
    drawn: "Nulles",
    lost: "Perdues",
    time: "Temps",
    people: "Entre humains",
    games: "{0} {0:partie|partie|parties}",
    minutes: "{0} min",
    hours: "{0} h {1} min",
    lesson: "Leçon suivie",
    total: "Toutes les parties : {0}",
    storage_note: "Elles restent dans ce navigateur. « Tout enregistrer dans un fichier » les copie aussi.",
    delete: "Supprimer les statistiques",
    sure: "Supprimer toutes les statistiques ? Tu gardes tes parties.",
};
