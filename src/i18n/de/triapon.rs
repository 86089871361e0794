//! Triapon.

use crate::i18n::games::triapon::{Prompts, Refusals, Stages, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        occupied: "In diesem Loch liegt schon eine Kugel.",
        empty: "In diesem Loch liegt keine Kugel.",
        not_yours: "Diese Kugel gehört dir nicht.",
        not_neighbour: "Du hast mehr als drei Kugeln auf dem Brett, also zieht eine Kugel nur in ein benachbartes Loch.",
        blocked: "Neben dieser Kugel ist kein Loch frei.",
        own: "Deine eigene Kugel kannst du nicht schlagen.",
        out: "Diese Kugel gehört jemandem, der ausgeschieden ist; sie bleibt liegen.",
        long_triad: "Diese Kugel liegt in einer langen Triade; sie kann nie geschlagen werden.",
        triad: "Diese Kugel liegt in einer Triade, die von keiner Triade längerer Art gekreuzt wird.",
        inner: "Diese Kugel liegt zu weit innen in ihrer Reihe: Ohne sie müssen auf einer Seite drei in einer Reihe bleiben.",
        fewer: "Du musst bei der Person schlagen, die mehr Kugeln im Spiel hat.",
        no_barricade: "In dieser Variante werden keine Kugeln zurückgesetzt.",
        no_agreement: "Solange Kugeln gesetzt werden, könnt ihr euch nicht auf das Ende einigen.",
        no_claim: "Eine wiederholte Stellung bedeutet hier nichts; es gibt nichts zu beanspruchen.",
        stages: Stages {
            place: "Jetzt wird eine Kugel gesetzt.",
            moving: "Jetzt wird mit einer Kugel gezogen.",
            take: "Du hast eine Triade gebildet: Schlage zuerst eine Kugel.",
            reset: "Entscheide zuerst, ob du eine Kugel der ausgeschiedenen Person zurücksetzt.",
            over: "Die Partie ist zu Ende.",
        },
    },
    prompts: Prompts {
        place: "Setze eine Kugel in ein freies Loch.",
        moving: "Ziehe mit einer deiner Kugeln in ein benachbartes freies Loch.",
        jump: "Du hast noch drei Kugeln: Springe mit einer davon in irgendein freies Loch.",
        take: "Du hast eine Triade gebildet. Schlage eine der markierten Kugeln.",
        reset: "Setze eine Kugel zurück, die du der ausgeschiedenen Person geschlagen hast, oder passe.",
    },
};
