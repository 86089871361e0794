//! Des plateaux dans d'autres pages.

use crate::i18n::embedding::{Embedding, Gallery};

/// Boards in other people's pages.
pub static EMBEDDING: Embedding = Embedding {
    unloaded: "Le plateau ne peut pas être chargé pour l'instant.",
    value: "« {1} » n'est pas une valeur de {0}. Possible : {2}.",
    ply: "La partie a {1} coups, il n'y a pas de coup {0}.",
    mark_place: "Marque « {0} » : l'image n'a pas de case « {1} ».",
    mark_colour: "Marque « {0} » : « {1} » n'est pas une de ses couleurs.",
    mark_label: "Marque « {0} » : une étiquette a de 1 à 12 caractères.",
    mark_still: "La marque « {0} » doit mener d'une case à une autre.",
    stands: "{0} sur {1}",
    title: "Mettre dans une page web",
    by_code: "Colle ces lignes dans une page à toi.",
    kind: "Ce qu'on voit",
    kinds: ["Image", "Coups", "Jeu"],
    code: "Code pour une page web",
    copy: "Copier le code",
    examples: "Exemples et réglages",
};

/// The page of examples.
pub static GALLERY: Gallery = Gallery {
    title: "Des plateaux pour ta page web",
    intro: "Des images, des parties à parcourir et des plateaux pour jouer, une ligne chacun. Rien n'est demandé à personne d'autre, personne n'est compté.",
    languages: "Langues",
    copy: "Copier",
    copied: "Copié.",
    to_games: "Vers les jeux",
    once: "Une fois par page",
    once_text: "Cette ligne apporte les plateaux. Elle est petite ; le programme vient quand un plateau est proche.",
    diagram: [
        "Une image",
        "La position après les coups. Avec l'image dedans, le navigateur ne charge aucun programme, et elle est là à l'impression et sans JavaScript.",
    ],
    marks: ["Marques", "Anneaux, étiquettes, flèches et lignes en quatre couleurs."],
    viewer: [
        "Une partie à parcourir",
        "Les coups sont du texte dans l'élément. Quand le plateau a le focus, les flèches du clavier parcourent la partie.",
    ],
    play: [
        "Un plateau pour jouer",
        "Depuis toute position, à la souris, au doigt ou au clavier. Les règles sont surveillées.",
    ],
    program: ["Contre le programme", "Un programme joue la place 2 au niveau 3 sur 8."],
    looks: ["Autres aspects", "Bois, papier ou fort contraste, clair ou sombre comme ta page."],
    script: [
        "Ta page a son mot à dire",
        "L'élément dit ce qui se passe, et ta page peut refuser un coup. Ici, personne ne peut jouer au milieu.",
    ],
    none_yet: "Pas encore de coup.",
    frame: ["Dans un cadre", "Où une page n'accepte pas de scripts, un cadre montre la même chose."],
};
