//! Keeping, sending and working on matches.

use crate::i18n::keeping::{Recording, Sharing, Shelf};

/// The shelf of matches.
pub const SHELF: Shelf = Shelf {
    title: "Étagère",
    all: "Toutes les parties",
    search: "Chercher",
    everything: "Toutes",
    empty: "Pas encore de partie.",
    none: "Aucune partie ne correspond.",
    more: "Afficher plus",
    count: "{0} parties",
    one: "{0} partie",
    name: "Nom de la partie",
    rename: "Nommer",
    keep: "Garder",
    save: "Enregistrer dans un fichier",
    save_all: "Tout enregistrer dans un fichier",
    open: "Ouvrir des fichiers",
    drop: "Ou dépose des fichiers n’importe où sur la page.",
    unreadable: "Une partie illisible",
    lasts: "Le navigateur garde ces parties jusqu’à ce que tu les supprimes.",
    may_go: "Si la place vient à manquer, le navigateur peut supprimer ces parties. Enregistre-les de temps en temps dans un fichier.",
    ask: "Lui demander de les garder",
    elsewhere: "Cette partie est ouverte dans un autre onglet, où elle se joue. Ici, tu vois ce qui s’y passe.",
    lead_here: "Jouer ici",
    taken: "« {0} » est sur l’étagère.",
    had: "« {0} » était déjà sur l’étagère.",
    not_taken: "« {0} » est illisible.",
    keep_part: "Garder jusque-là",
    reading: "Lecture …",
    led: "Cette partie est ouverte dans un autre onglet. Ferme-la là-bas, puis tu pourras la nommer ici.",
};

/// Sending and opening matches.
pub const SHARING: Sharing = Sharing {
    title: "Partager",
    link: "Lien vers cette partie",
    copy: "Copier le lien",
    copied: "Copié.",
    not_copied: "Le navigateur ne copie pas. Sélectionne le lien et copie-le toi-même.",
    send: "Envoyer le lien",
    code: "QR code du lien",
    code_long: "La partie est trop longue pour un QR code ; envoie le lien ou le fichier.",
    by_link: "Pour jouer par lien : joue ton coup, envoie le lien et ouvre celui qui revient.",
    opened: "Une partie par lien",
    keep: "Garder et continuer",
    own: "Garder comme partie à part",
    goes_on: "Elle continue une partie de ton étagère.",
    known: "Elle est déjà sur ton étagère, sans rien de nouveau.",
    to_it: "L’ouvrir là-bas",
};

/// Working on the record.
pub const RECORDING: Recording = Recording {
    title: "Modifier les coups",
    variation: "Variante",
    comment_on: "Commentaire : {0}",
    start: "début",
    promote: "Monter d’une place",
    make_main: "En faire la ligne principale",
    remove: "Supprimer à partir d’ici",
    removed: "Supprimé du relevé.",
};
