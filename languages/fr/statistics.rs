use crate::statistics::StatisticsWords;

pub static STATISTICS: StatisticsWords = StatisticsWords {
    none: "Rien à compter pour l’instant : finis d’abord une partie.",
    won: "Gagnées",
    drawn: "Nulles",
    lost: "Perdues",
    time: "Temps",
    people: "Entre humains",
    minutes: "{0} min",
    hours: "{0} h {1} min",
    lesson: "Leçon suivie",
    total: "Toutes les parties : {0}",
    storage_note: "Elles restent dans ce navigateur. « Tout enregistrer dans un fichier » les copie aussi.",
    delete: "Supprimer les statistiques",
    sure: "Supprimer toutes les statistiques ? Tu gardes tes parties.",
};
