//! Keeping, sending and working on matches.

use crate::match_list::{MatchListWords, RecordWords, SharingWords};

/// The shelf of matches.
pub const SHELF: MatchListWords = MatchListWords {
    title: "Mes parties",
    all: "Toutes les parties",
    search: "Rechercher",
    everything: "Toutes",
    empty: "Aucune partie pour l’instant.",
    none: "Aucune partie trouvée.",
    more: "Afficher plus",
    count: "{0} {0:partie|partie|parties}",
    name: "Nom de la partie",
    rename: "Renommer",
    keep: "Enregistrer",
    save: "Enregistrer dans un fichier",
    save_all: "Tout enregistrer dans un fichier",
    open: "Ouvrir des fichiers",
    drop: "Ou dépose des fichiers n’importe où sur la page.",
    paste: "Coller un lien ou le texte d’une partie",
    open_link: "Ouvrir",
    unreadable: "Une partie illisible",
    lasts: "Ces parties restent dans le navigateur jusqu’à ce que tu les supprimes.",
    may_go: "Si l’espace vient à manquer, le navigateur peut supprimer ces parties. Enregistre-les de temps en temps dans un fichier.",
    ask: "Conserver durablement",
    elsewhere: "Tu joues cette partie dans un autre onglet. Ici, tu peux la suivre.",
    lead_here: "Jouer ici",
    taken: "« {0} » est maintenant dans « Mes parties ».",
    had: "« {0} » était déjà dans « Mes parties ».",
    not_taken: "« {0} » est illisible.",
    statistics: "Statistiques",
    counted: "Les statistiques du fichier « {0} » s’ajoutent aux tiennes.",
    solved: "Les problèmes résolus du fichier « {0} » s’ajoutent aux tiens.",
    keep_part: "Enregistrer jusque-là",
    reading: "Lecture…",
    led: "Cette partie est ouverte dans un autre onglet. Ferme-la là-bas pour la renommer ici.",
};

/// Sending and opening matches.
pub const SHARING: SharingWords = SharingWords {
    title: "Partager",
    link: "Lien vers cette partie",
    copy: "Copier le lien",
    copied: "Copié.",
    not_copied: "La copie a échoué. Sélectionne le lien et copie-le toi-même.",
    send: "Envoyer le lien",
    code: "QR code du lien",
    code_long: "La partie est trop longue pour un QR code. Envoie plutôt le lien ou le fichier.",
    by_link: "Pour jouer à distance : joue ton coup, envoie le lien, puis ouvre celui que tu reçois.",
    opened: "Partie reçue par lien",
    keep: "Enregistrer et continuer",
    keep_over: "Enregistrer et regarder",
    own: "Enregistrer à part",
    goes_on: "C’est la suite d’une de tes parties.",
    known: "Tu as déjà cette partie : le lien n’apporte rien de nouveau.",
    to_it: "Ouvrir dans « Mes parties »",
};

/// Working on the record.
pub const RECORDING: RecordWords = RecordWords {
    title: "Modifier les coups",
    variation: "Autre suite",
    comment_on: "Commentaire : {0}",
    start: "début",
    promote: "Faire remonter cette suite",
    make_main: "En faire la ligne principale",
    remove: "Supprimer à partir d’ici",
    removed: "Coups supprimés.",
};
