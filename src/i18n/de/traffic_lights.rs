//! Traffic Lights.

use crate::i18n::games::traffic_lights::{Prompts, Refusals, Stages, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        green: "Ein grüner Chip bleibt liegen.",
        not_held: ["Du hast keinen roten Chip.", "Du hast keinen gelben Chip.", "Du hast keinen grünen Chip."],
        asks: [
            "Dieses Feld verlangt einen roten Chip.",
            "Dieses Feld verlangt einen gelben Chip.",
            "Dieses Feld verlangt einen grünen Chip.",
        ],
        no_strip: "Dieses Spiel hat keinen Streifen.",
        same_side: "Der Streifen liegt schon dort.",
        barred: "Der Streifen wurde gerade verschoben; erst muss ein Chip gelegt werden.",
        only_lines: "Niemand kann einen Chip legen: Du darfst nur noch den Streifen verschieben und damit eine Reihe vollenden.",
        must_lay: "Du kannst einen Chip legen, also darfst du nicht passen.",
        no_bag: "Dieses Spiel hat keinen Beutel.",
        not_in_supply: [
            "In der Mitte liegt kein roter Chip.",
            "In der Mitte liegt kein gelber Chip.",
            "In der Mitte liegt kein grüner Chip.",
        ],
        not_in_bag: [
            "Im Beutel ist kein roter Chip.",
            "Im Beutel ist kein gelber Chip.",
            "Im Beutel ist kein grüner Chip.",
        ],
        no_agreement: "Dieses Spiel endet immer mit einer Reihe; ein Unentschieden gibt es nicht.",
        no_claim: "Stellungen wiederholen sich hier nicht; es gibt nichts zu beanspruchen.",
        stages: Stages {
            draft: "Nimm erst einen Chip aus der Mitte.",
            play: "Jetzt wird ein Chip gelegt.",
            refill: "Nimm erst einen Chip aus der Mitte.",
            draw: "Erst wird ein Chip aus dem Beutel gezogen.",
            over: "Die Partie ist zu Ende.",
        },
    },
    prompts: Prompts {
        draft: "Nimm einen Chip aus der Mitte.",
        lay: "Lege einen Chip aufs Brett.",
        lay_or_slide: "Lege einen Chip aufs Brett oder verschiebe den Streifen.",
        pass: "Keiner deiner Chips passt. Passe.",
        pass_or_slide: "Keiner deiner Chips passt. Passe oder verschiebe den Streifen.",
        slide_to_line: "Verschiebe den Streifen so, dass er eine Reihe vollendet.",
        refill: "Nimm einen Chip aus der Mitte auf die Hand.",
        draw: "Ein Chip wird aus dem Beutel gezogen.",
    },
};
