//! Boards.

use crate::core::{GroupKind, Kind, Side, TrayRole};
use crate::i18n::board::{Words, Zoom};

/// The words.
pub const WORDS: Words = Words {
    board: "Plateau",
    empty: "vide",
    chosen: "sélection",
    choosable: "au choix",
    last: "dernier coup",
    line: "dans une ligne qui compte",
    pending: "touche encore pour confirmer",
    exchange: "peut être échangée",
    star: "dans une étoile complète",
    wins: "fait gagner aussitôt",
    loses: "fait perdre aussitôt",
    dots: ["orange", "bleu"],
    of_seat: "du joueur",
    tray,
    kind,
    slide,
    zoom,
    groups: "Étoiles et formations",
    group,
    out_of: "sur",
    sowing: "finit en {0}, retire {1}",
};

fn tray(role: TrayRole) -> &'static str {
    match role {
        TrayRole::Hand => "Main",
        TrayRole::Taken => "Prises",
        TrayRole::Stock => "À remettre",
        TrayRole::Supply => "Milieu",
        TrayRole::Bag => "Sac",
    }
}

fn kind(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Ball => ("bille", "billes"),
        Kind::Seed => ("graine", "graines"),
        Kind::Red => ("jeton rouge", "jetons rouges"),
        Kind::Yellow => ("jeton jaune", "jetons jaunes"),
        Kind::Green => ("jeton vert", "jetons verts"),
        Kind::OrangeBlueOrange => ("tritton orange-bleu-orange", "trittons orange-bleu-orange"),
        Kind::BlueOrangeBlue => ("tritton bleu-orange-bleu", "trittons bleu-orange-bleu"),
        Kind::Tile(_) => ("tuile", "tuiles"),
    }
}

fn slide(side: Side) -> &'static str {
    match side {
        Side::North => "Déplacer la bande vers le haut",
        Side::East => "Déplacer la bande vers la droite",
        Side::South => "Déplacer la bande vers le bas",
        Side::West => "Déplacer la bande vers la gauche",
    }
}

fn zoom(zoom: Zoom) -> &'static str {
    match zoom {
        Zoom::In => "Agrandir",
        Zoom::Out => "Réduire",
        Zoom::Fit => "Tout montrer",
    }
}

fn group(kind: GroupKind) -> (&'static str, &'static str) {
    match kind {
        GroupKind::Star => ("Étoile", "Étoiles"),
        GroupKind::Pyramid => ("Pyramide", "Pyramides"),
        GroupKind::Strip => ("Bande", "Bandes"),
        GroupKind::Block => ("Bloc", "Blocs"),
    }
}
