use crate::embedding::{EmbeddingWords, GalleryWords};

pub static EMBEDDING: EmbeddingWords = EmbeddingWords {
    unloaded: "Le plateau n’a pas pu être chargé.",
    forbidden: "La Content-Security-Policy de cette page l’interdit. Ajoute cette ligne pour l’autoriser :",
    unsent: "Le plateau vient d’une autre origine. Le serveur {0} doit envoyer cet en-tête :",
    value: "{0} n’accepte pas « {1} ». Choisis parmi : {2}.",
    ply: "La partie compte {1} {1:coup|coup|coups} : le coup {0} n’existe pas. Choisis un nombre plus petit.",
    mark_place: "Marque « {0} » : le plateau n’a pas de case « {1} ». Vérifie ce nom.",
    mark_colour: "Marque « {0} » : « {1} » n’est pas une des couleurs possibles.",
    mark_label: "Marque « {0} » : écris une étiquette de 1 à 12 caractères.",
    mark_still: "Marque « {0} » : indique deux cases différentes.",
    puzzle: "Le problème « {0} » n’existe pas. Reprends le nom donné dans son lien, par exemple tritt/1a2b ; avec today, tu obtiens le problème du jour.",
    stands: "{0} sur {1}",
    more: "Plus",
    play_on: "Jouer à partir d’ici",
    keys: [
        ["← →", "reculer ou avancer d’un coup"],
        ["Début Fin", "aller au premier ou au dernier coup"],
        ["P", "lancer la lecture ou faire une pause"],
        ["F", "tourner le plateau"],
    ],
    title: "Intégrer",
    by_code: "Copie ces lignes et colle-les dans ta page web.",
    kind: "Affichage",
    kinds: ["Image", "À revoir", "À jouer"],
    code: "Code à intégrer",
    with_picture: "Avec l’image : visible tout de suite, même sans script et à l’impression",
    copy: "Copier le code",
    save: "Enregistrer le code",
    examples: "Exemples et réglages",
};

pub static GALLERY: GalleryWords = GalleryWords {
    title: "Des plateaux pour ta page web",
    intro: "Une image, une partie à revoir ou un plateau pour jouer : une ligne de HTML suffit. Sans requête vers des tiers, sans pistage.",
    unserved: "Cette page a été ouverte depuis un fichier. Pour montrer des plateaux, il lui faut un serveur web.",
    languages: "Langues",
    copy: "Copier",
    copied: "Copié.",
    save: "Enregistrer",
    to_games: "Voir les jeux",
    once: "Une fois par page",
    once_text: "Cette ligne sert à tous les plateaux de la page. Elle pèse peu : le reste ne se charge que si un visiteur fait défiler la page jusqu’à un plateau.",
    diagram: [
        "Une image",
        "Indique des coups ; l’image montre la position qui en résulte. Si tu la places toi-même dans l’élément, le navigateur ne charge rien de plus. Elle s’imprime et se passe de JavaScript.",
    ],
    marks: ["Marques", "Ajoute anneaux, étiquettes, flèches et lignes, en quatre couleurs."],
    viewer: [
        "Une partie à revoir",
        "Écris les coups entre les deux balises. Clique sur le plateau, et les flèches du clavier font défiler la partie.",
    ],
    play: [
        "Un plateau pour jouer",
        "Choisis la position de départ. Tes visiteurs jouent à la souris, au doigt ou au clavier, et le plateau n’accepte que les coups permis.",
    ],
    position: [
        "Ta position de départ",
        "Donne une position, et la partie commence là. Ici, Orange a trois trittons d’avance et c’est à Bleu de jouer.",
    ],
    puzzle: [
        "Un problème",
        "Un seul coup est bon ; un mauvais coup est aussitôt réfuté. Si tu n’indiques pas de nom, tu obtiens le problème du jour.",
    ],
    engine: ["Contre l’ordinateur", "L’ordinateur occupe la place 2, au niveau 3 sur 8."],
    looks: ["D’autres styles", "Bois, papier ou contraste élevé, clair ou sombre comme ta page."],
    script: [
        "Ta page a son mot à dire",
        "L’élément signale chaque coup à ta page, qui peut le refuser. Ici, elle interdit de jouer au centre.",
    ],
    none_yet: "Aucun coup pour l’instant.",
    frame: ["Dans un cadre", "Ta page n’accepte pas de script ? Affiche la même chose dans un cadre."],
};
