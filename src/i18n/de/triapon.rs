//! Triapon.

use crate::games::triapon::{Prompt, Refusal, Stage};

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> &'static str {
    match why {
        Refusal::Occupied => "In diesem Loch liegt schon eine Kugel.",
        Refusal::Empty => "In diesem Loch liegt keine Kugel.",
        Refusal::NotYours => "Diese Kugel gehört dir nicht.",
        Refusal::NotNeighbour => {
            "Du hast mehr als drei Kugeln auf dem Brett, also zieht eine Kugel nur in ein benachbartes Loch."
        }
        Refusal::Blocked => "Neben dieser Kugel ist kein Loch frei.",
        Refusal::Own => "Deine eigene Kugel kannst du nicht schlagen.",
        Refusal::Out => "Diese Kugel gehört jemandem, der ausgeschieden ist; sie bleibt liegen.",
        Refusal::LongTriad => "Diese Kugel liegt in einer langen Triade; sie kann nie geschlagen werden.",
        Refusal::Triad => "Diese Kugel liegt in einer Triade, die von keiner Triade längerer Art gekreuzt wird.",
        Refusal::Inner => {
            "Diese Kugel liegt zu weit innen in ihrer Reihe: Ohne sie müssen auf einer Seite drei in einer Reihe bleiben."
        }
        Refusal::Fewer => "Du musst bei der Person schlagen, die mehr Kugeln im Spiel hat.",
        Refusal::NoBarricade => "In dieser Variante werden keine Kugeln zurückgesetzt.",
        Refusal::Stage(stage) => match stage {
            Stage::Place => "Jetzt wird eine Kugel gesetzt.",
            Stage::Move => "Jetzt wird mit einer Kugel gezogen.",
            Stage::Take => "Du hast eine Triade gebildet: Schlage zuerst eine Kugel.",
            Stage::Reset => "Entscheide zuerst, ob du eine Kugel der ausgeschiedenen Person zurücksetzt.",
            Stage::Over => "Die Partie ist zu Ende.",
        },
        Refusal::NoAgreement => "Solange Kugeln gesetzt werden, könnt ihr euch nicht auf das Ende einigen.",
        Refusal::NoClaim => "Eine wiederholte Stellung bedeutet hier nichts; es gibt nichts zu beanspruchen.",
    }
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::Place => "Setze eine Kugel in ein freies Loch.",
        Prompt::Move => "Ziehe mit einer deiner Kugeln in ein benachbartes freies Loch.",
        Prompt::Jump => "Du hast noch drei Kugeln: Springe mit einer davon in irgendein freies Loch.",
        Prompt::Take => "Du hast eine Triade gebildet. Schlage eine der markierten Kugeln.",
        Prompt::Reset => "Setze eine Kugel zurück, die du der ausgeschiedenen Person geschlagen hast, oder passe.",
    }
}
