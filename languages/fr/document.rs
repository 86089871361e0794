use crate::DocumentWords;

pub const DOCUMENT: DocumentWords = DocumentWords {
    no_script: "Pour jouer, cette page a besoin de JavaScript et de WebAssembly.",
    outdated: "Ce navigateur est trop ancien pour cette page. Il lui faut Chrome 105, Firefox 115, Safari 15.4 ou plus récent.",
    unserved: "Cette page a été ouverte depuis un fichier. Pour jouer, il lui faut un serveur web.",
    late: "La page ne démarre pas. Recharge-la ou essaie un navigateur à jour.",
    halted: "Une erreur s’est produite et la page s’est arrêtée. Tes parties enregistrées sont intactes.",
    to_start: "Retour à l’accueil",
    missing: "Cette page n’existe pas.",
    frame_no_script: "Pour montrer le plateau, ce cadre a besoin de JavaScript.",
    frame_unserved: "Ce cadre a été ouvert depuis un fichier. Pour montrer le plateau, il lui faut un serveur web.",
};
