//! Des plateaux dans d’autres pages.

use crate::embedding::{EmbeddingWords, GalleryWords};

/// Boards in other people's pages.
pub static EMBEDDING: EmbeddingWords = EmbeddingWords {
    unloaded: "Le plateau n’a pas pu être chargé.",
    forbidden: "La Content-Security-Policy de cette page l’interdit. Cette ligne l’autorise :",
    unsent: "Il vient d’une autre origine. Le serveur de {0} doit envoyer cet en-tête :",
    value: "« {1} » n’est pas une valeur de {0}. Valeurs possibles : {2}.",
    ply: "La partie compte {1} {1:coup|coup|coups} : le coup {0} n’existe pas.",
    mark_place: "Marque « {0} » : l’image n’a pas de case « {1} ».",
    mark_colour: "Marque « {0} » : « {1} » n’est pas une couleur possible.",
    mark_label: "Marque « {0} » : une étiquette compte de 1 à 12 caractères.",
    mark_still: "La marque « {0} » doit mener d’une case à une autre.",
    puzzle: "Il n’y a pas de problème « {0} ». Un problème s’appelle comme dans son lien, par exemple tritt/1a2b ; today est le problème du jour.",
    stands: "{0} sur {1}",
    more: "Plus",
    play_on: "Jouer à partir d’ici",
    keys: [
        ["← →", "un coup en arrière ou en avant"],
        ["Début Fin", "au premier ou au dernier coup"],
        ["P", "lecture ou pause"],
        ["F", "tourner le plateau"],
    ],
    title: "Intégrer",
    by_code: "Colle ces lignes dans ta page web.",
    kind: "Affichage",
    kinds: ["Image", "Coups", "Jeu"],
    code: "Code à intégrer",
    with_picture: "Avec l’image : elle est là tout de suite, même imprimée et sans script",
    copy: "Copier le code",
    save: "Enregistrer le code",
    examples: "Exemples et réglages",
};

/// The page of examples.
pub static GALLERY: GalleryWords = GalleryWords {
    title: "Des plateaux pour ta page web",
    intro: "Des images, des parties à revoir et des plateaux pour jouer, chacun en une ligne de HTML. Sans requête vers des tiers, sans pistage.",
    unserved: "Cette page a été ouverte depuis un fichier. Pour montrer des plateaux, il lui faut un serveur web.",
    languages: "Langues",
    copy: "Copier",
    copied: "Copié.",
    save: "Enregistrer",
    to_games: "Voir les jeux",
    once: "Une fois par page",
    once_text: "Cette ligne charge les plateaux. Elle est légère ; le reste n’arrive que lorsqu’un plateau approche de l’écran.",
    diagram: [
        "Une image",
        "La position après les coups. Si l’image est dans l’élément, le navigateur ne charge aucun autre code, et elle reste visible à l’impression et sans JavaScript.",
    ],
    marks: ["Marques", "Anneaux, étiquettes, flèches et lignes en quatre couleurs."],
    viewer: [
        "Une partie à revoir",
        "Les coups sont le texte de l’élément. Quand le plateau a le focus, les flèches du clavier font défiler les coups un à un.",
    ],
    play: [
        "Un plateau pour jouer",
        "À partir de n’importe quelle position, à la souris, au doigt ou au clavier. Le plateau n’accepte que les coups permis.",
    ],
    position: [
        "Ta position de départ",
        "La partie commence à partir de la position indiquée. Ici, Orange a trois trittons d’avance et c’est à Bleu de jouer.",
    ],
    puzzle: [
        "Un problème",
        "Un seul coup est bon. À un mauvais répond le coup qui le réfute. Sans nom, c’est le problème du jour.",
    ],
    engine: ["Contre l’ordinateur", "L’ordinateur occupe la place 2, au niveau 3 sur 8."],
    looks: ["D’autres styles", "Bois, papier ou contraste élevé, clair ou sombre comme ta page."],
    script: [
        "Ta page a son mot à dire",
        "L’élément signale ce qui se passe, et ta page peut refuser un coup. Ici, personne ne peut jouer au centre.",
    ],
    none_yet: "Aucun coup pour l’instant.",
    frame: ["Dans un cadre", "Si une page n’accepte pas de script, un cadre affiche la même chose."],
};
