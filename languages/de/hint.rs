use super::games::PATTERNS;
use crate::hint::HintWords;

pub static HINTS: HintWords = HintWords {
    only: "Das ist der einzige erlaubte Zug.",
    wins: "Damit gewinnst du sofort: {0}.",
    soon: "Was auch folgt: Mit deinem nächsten Zug gewinnst du.",
    wins_in: "Damit gewinnst du sicher, in höchstens {0} {0:Zug|eigenen Zügen}.",
    wins_sure: "Damit gewinnst du sicher.",
    loses: "Du verlierst mit jedem Zug; mit diesem hältst du am längsten durch.",
    keeps: "Mit jedem anderen Zug verschenkst du den Sieg.",
    saves: "Mit jedem anderen Zug verlierst du.",
    stops: [
        "Damit hinderst du {0} daran, sofort mit {1} zu gewinnen: {2}.",
        "Nach fast jedem anderen Zug, etwa {3}, gewinnt {0} sofort mit {1}: {2}.",
    ],
    denies: [
        "Damit verhinderst du einen guten Zug von {0}, nämlich {1}: {2}.",
        "Nach fast jedem anderen Zug, etwa {3}, hat {0} eine gute Antwort, nämlich {1}: {2}.",
    ],
    unnamed: [
        [
            "Damit hinderst du {0} daran, sofort zu gewinnen: {1}.",
            "Nach fast jedem anderen Zug gewinnt {0} sofort: {1}.",
        ],
        [
            "Damit verhinderst du einen guten Zug von {0}: {1}.",
            "Nach fast jedem anderen Zug hat {0} eine gute Antwort: {1}.",
        ],
    ],
    makes: "Das ergibt {0}.",
    leaves: "Das lässt dem Gegner {0} {0:Mulde|Mulden} zur Wahl.",
    puts_out: "Damit scheidet {0} aus.",
    lets: [
        "Danach gewinnt {0} sofort: {1}.",
        "Danach hat {0} eine gute Antwort: {1}.",
        "Danach kann {0} dir nur {1} {1:Mulde|Mulden} zur Wahl lassen.",
    ],
    given: [
        "Damit verschenkst du einen sicheren Sieg.",
        "Danach kann dein Gegner den Sieg erzwingen.",
        "Deine Gewinnchancen sinken von {0} % auf {1} %.",
    ],
    sure: "Trotzdem spielen?",
    patterns: PATTERNS,
    is_out: "{0~@ scheidet|du scheidest} aus",
    last_in: "alle anderen sind ausgeschieden",
    no_move: "der andere kann nicht mehr ziehen",
    count: "der Endstand entscheidet",
};
