//! Trigon.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "plane",
        "Ebene",
        &[
            "Die Steine liegen in einer Ebene aus Dreiecken, die keinen Rand hat. Ein Dreieck zeigt nach oben (u) oder nach unten (d) und grenzt mit seinen Seiten an drei andere.",
            "Ein Platz heißt nach zwei Zahlen und diesem Buchstaben, wie 0,0u: Die erste Zahl wächst nach rechts, die zweite die schrägen Linien entlang. Das Programm zählt weiter hinaus, als je eine Partie reicht.",
        ],
    ),
    section(
        "tiles",
        "Steine",
        &[
            "Jeder hat 18 Steine, je drei mit den Zahlen 1 bis 6. Du darfst sie beliebig drehen, sodass jeder auf jedes Dreieck passt.",
        ],
    ),
    section(
        "two",
        "Zwei Gesetze des Feldes",
        &[
            "Nach jedem Zug, auch beim Legen, gilt beides. Erstens: Es gibt keinen geschlossenen Leerraum. Von jedem leeren Dreieck führt ein Weg nach draußen, Seite an Seite über leere Dreiecke.",
            "Zweitens: Jeder Stein liegt mit einer Seite an mindestens einem anderen; nur der allererste liegt allein.",
        ],
    ),
    section(
        "play",
        "Spielablauf",
        &[
            "Legen: Abwechselnd legt ihr je einen eigenen Stein, mit welcher Zahl ihr wollt. Liegen alle 36, macht Spieler 1 weiter.",
            "Von da an ist ein Zug eines von dreien. Verschiebe einen deiner Steine auf irgendein leeres Dreieck; der Weg dorthin muss nicht frei sein. Oder tausche zwei eigene Steine mit verschiedenen Zahlen aus. Oder tausche einen deiner Steine gegen einen deines Gegners mit derselben Zahl aus.",
            "Sechs Steine einer Person rund um einen Punkt sind ein Stern. Ein fertiger Stern schützt seine Steine davor, dass der Gegner sie austauscht; ihr Besitzer darf über sie verfügen.",
        ],
    ),
    section(
        "end",
        "Ende",
        &[
            "Du gewinnst mit einer von drei Formationen. Pyramide: 16 deiner Steine bilden ein Dreieck mit der Seite vier, die Spitze oben oder unten. Streifen, auch Passe genannt: 11 deiner Steine folgen aufeinander zwischen zwei benachbarten parallelen Linien. Block: vier deiner Sterne greifen ineinander, 16 bis 18 Steine.",
            "Drumherum dürfen andere Steine liegen. Nach jedem Zug, auch beim Legen, zählt zuerst, wer gerade dran war, dann der Gegner: Wer eine Formation hat, gewinnt.",
            "Kann jemand keinen Zug machen, endet die Partie unentschieden. Ihr dürft euch auf ein Unentschieden einigen. Steht dieselbe Stellung zum dritten Mal, dürft ihr beide ein Unentschieden beanspruchen.",
        ],
    ),
    section(
        "text",
        "Züge aufschreiben",
        &[
            "4@0,0u legt die Zahl 4, 2,-1d>0,3u verschiebt, 2,-1d<>0,3u tauscht aus, der eigene Stein zuerst. Von zwei eigenen Steinen steht der kleinere Platz vorn: nach der ersten Zahl, dann nach der zweiten, dann u vor d.",
        ],
    ),
    section(
        "R1",
        "Entscheid R1: geschlossen",
        &[
            "Der Text verbietet geschlossene Leerräume. Auch eine Lücke, die nur über eine Ecke offen ist, ist geschlossen, denn ein Weg führt über Seiten.",
        ],
    ),
    section(
        "R2",
        "Entscheid R2: getrennte Teile",
        &[
            "Der Text verlangt nur, dass jeder Stein an einem anderen liegt. Das Feld darf also in mehrere Teile zerfallen.",
        ],
    ),
    section(
        "R3",
        "Entscheid R3: der erste Stein",
        &["Die Ebene hat keinen festen Platz, deshalb liegt der erste Stein immer auf 0,0u."],
    ),
    section(
        "R4",
        "Entscheid R4: gleiche Zahlen",
        &["Zwei eigene Steine mit gleicher Zahl auszutauschen, würde nichts ändern; das ist kein Zug."],
    ),
    section(
        "R5",
        "Entscheid R5: Unentschieden",
        &[
            "Der Text sagt nichts dazu, wenn jemand keinen Zug hat oder wenn ihr euch im Kreis dreht. Beides kann hier unentschieden enden; eine Stellung ohne Zug ist nicht bekannt.",
        ],
    ),
];
