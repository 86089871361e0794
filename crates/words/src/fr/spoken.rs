//! Texts that are heard, in French.

use crate::spoken::SpokenWords;

/// The words.
pub const SPOKEN: SpokenWords = SpokenWords {
    undone: "Coup annulé.",
    redone: "Coup rétabli.",
    at_start: "Début de la partie.",
    at_move: "Coup {0} sur {1}.",
    no_further: "Il n’y a plus de coup dans cette direction.",
    choices: "{0} {0:choix|choix} : {1}.",
    many_choices: "{0} {0:choix|choix}.",
    more_rounds: "Égalité : encore {0} {0:manche|manches}.",
    verbosity: "Textes lus à voix haute",
    verbosities: ["Courts", "Normaux", "Complets"],
    sown: "{0} à {1}, {2} {2:semis|semis}, retire {3}",
    moved: "{0} vers {1}",
    exchanged: "{0} et {1} échangées",
    done: ["déplacée", "échangées"],
    parts: ["Joueurs", "Question"],
    neutral_row: "Rangée neutre",
    progress: "{0}, {1} sur {2}",
    missing: "{0}, manque {1}",
    keys: "Touches et questions",
    by_ear: "Jouer à l’oreille",
    ways: ["{0} à droite", "{0} à gauche", "{0} en haut", "{0} en bas"],
    commands: [
        "dernier|l",
        "répéter|r",
        "position|p",
        "pendule|c",
        "tour|t",
        "possible|m",
        "points|s",
        "prises|x",
        "lignes|w",
        "aide|h",
    ],
    no_clock: "Il n’y a pas de pendule.",
    time: "{0} : {1} min {2} s",
    no_score: "Il n’y a pas de points.",
    nothing_captured: "Rien n’a été pris.",
    no_choice: "Il n’y a rien à choisir maintenant.",
    help: [
        "Saisis ces mots ici, ou appuie sur Alt et la lettre : {0}. Alt+N et Alt+B mènent à la prochaine case que tu peux choisir ou à la précédente, Alt+I à ce champ. Ctrl+Z annule, Ctrl+Y rétablit.",
        "Appuie sur Alt et une lettre : {0}. Alt+N et Alt+B mènent à la prochaine case que tu peux choisir ou à la précédente.",
    ],
};
