//! Trying things out.

use crate::trying::TryWords;

/// Trying things out.
pub const TRYING: TryWords = TryWords {
    title: "Essai",
    band: "Essai : rien ici ne change une partie.",
    from: "Essayer à partir d’ici",
    rules: "Retour aux règles",
    keep: "Enregistrer comme partie",
    you: "Tu joues",
    answer: "Demander à l’ordinateur",
    level: "{0}, {1}",
    ahead: "Voilà où mène cette suite.",
    line: "Essayer cette suite",
    edit: "Modifier la position",
};
