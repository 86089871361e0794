//! The German texts, except those of single games.

use crate::words::{ParseFaultWords, SetupErrorWords, TokenErrorWords, Words};

gather_texts!();

pub static WORDS: Words = Words {
    shell: shell::SHELL,
    board: board::WORDS,
    games: games::GAMES,
    objections: TokenErrorWords {
        over: "Die Partie ist zu Ende.",
        at_chance: "Warte, bis ein Chip aus dem Beutel gezogen ist. Vorher könnt ihr euch nur auf das Ende der Partie einigen.",
        not_repeated: "Ein Unentschieden kannst du erst beanspruchen, wenn dieselbe Stellung zum dritten Mal vorkommt. Spiele weiter.",
    },
    faults: ParseFaultWords {
        not_a_token: "Das ist kein Zug. Schreibe ihn wie in der Zugliste oder ziehe auf dem Brett",
        not_a_site: "Dieses Feld gibt es nicht. Prüfe, wie du es geschrieben hast",
        too_long: "Der Text geht weiter, obwohl er hier enden müsste",
        missing_field: "Die Angabe {0}= fehlt",
        bad_field: "Bei {0}= steht etwas, das dort nicht stehen kann",
        contradiction: "Die Angabe {0}= passt nicht zum Rest der Stellung",
        over: "In dieser Stellung ist die Partie schon zu Ende und kann nicht erst beginnen",
        count: "Mit {0}= sind es mehr oder weniger Spielsteine, als zum Spiel gehören",
        overlap: "Bei {0}= kommt ein Feld zweimal vor",
        unlawful: "So wie bei {0}= dürfen die Spielsteine nach den Regeln nicht liegen",
        ended: "Auf dem Brett ist die Partie schon entschieden, bei {0}= aber noch nicht",
        wrong_turn: "Der Spieler bei {0}= kann nicht am Zug sein",
    },
    fault_at: "{0}. Prüfe den Text ab der {1}. Stelle.",
    setups: SetupErrorWords {
        unknown_game: "Das Spiel „{0}“ gibt es nicht.",
        unknown_variant: "Dieses Spiel hat keine Variante „{0}“.",
        unknown_option: "Diese Variante hat keine Option „{0}“.",
        bad_option: "„{4}“ passt nicht: {0} ist eine Zahl von {1} bis {2}, in Schritten von {3}.",
    },
};
