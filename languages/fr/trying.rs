use crate::trying::TryWords;

pub const TRYING: TryWords = TryWords {
    title: "Essai",
    band: "Essai : ta partie ne change pas.",
    from: "Essayer à partir d’ici",
    rules: "Retour aux règles",
    keep: "Enregistrer comme partie",
    you: "Tu joues",
    computer_move: "Faire jouer l’ordinateur",
    level: "{0}, {1}",
    ahead: "Cette suite mène à cette position.",
    line: "Essayer cette suite",
    edit: "Modifier la position",
};
