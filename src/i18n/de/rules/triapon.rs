//! Triapon.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "board",
        "Brett",
        &[
            "Das Brett ist ein Dreieck mit 45 Löchern in neun Zeilen, von einem Loch an der Spitze bis zu neun an der Grundseite. Die Zeilen heißen a bis i, die Löcher zählen von links: a1, b1, b2 … i9.",
            "Ihr seid zu dritt und habt je neun Kugeln. Benachbarte Löcher liegen direkt nebeneinander; im Innern hat ein Loch sechs Nachbarn.",
        ],
    ),
    section(
        "rows",
        "Reihen und Triaden",
        &[
            "Eine Reihe sind Kugeln einer Person, die gerade und lückenlos aufeinanderfolgen, gezählt bis zu beiden Enden. Ab drei Kugeln ist eine Reihe eine Triade.",
            "Es gibt drei Arten. Kurz: benachbarte Löcher. Mittel: Zwischen zwei Kugeln liegt eine Zeile von Löchern, wie von a1 nach c2. Lang: Dazwischen liegen zwei Zeilen, wie von a1 nach d2. Eine mittlere Triade hat höchstens fünf Kugeln, eine lange drei.",
        ],
    ),
    section(
        "play",
        "Spielablauf",
        &[
            "Setzen: Reihum setzt ihr je eine Kugel in ein freies Loch, bis alle 27 liegen.",
            "Ziehen: Danach zieht ihr reihum mit je einer eigenen Kugel in ein benachbartes freies Loch. Wer genau drei Kugeln auf dem Brett hat, darf stattdessen in jedes freie Loch springen.",
            "Du bildest eine Triade, wenn die eben gesetzte oder gezogene Kugel in einer Reihe von drei oder mehr liegt, die ohne sie keine Triade war. Schließt du die Lücke zwischen zwei und zwei, bildest du eine; verlängerst du eine Triade, bildest du keine. Springt eine Kugel vom einen Ende einer Triade ans andere, entsteht eine neue.",
            "Wer eine Triade bildet, muss eine fremde Kugel schlagen, wenn es geht: nur eine, auch bei mehreren Triaden, und auch schon beim Setzen.",
        ],
    ),
    section(
        "which",
        "Welche Kugeln du schlagen darfst",
        &[
            "Eine Kugel in keiner Triade ist offen: Du darfst sie schlagen. Liegt sie in Triaden, so muss jede davon sie offen lassen.",
            "Das geschieht in zwei Fällen. Entweder ist die Triade kurz oder mittel und wird von einer längeren Art gekreuzt. Oder sie hat vier oder mehr Kugeln, und ohne diese Kugel bleiben auf einer Seite drei in einer Reihe: bei vier also die beiden äußeren, bei fünf alle außer der mittleren. Eine Kugel in einer langen Triade ist nie offen.",
            "Haben beide Gegner offene Kugeln, so schlägst du bei dem, der mehr Kugeln im Spiel hat, bei Gleichstand nach Wahl. Hat nur einer welche, dann bei ihm. Hat niemand welche, wird nichts geschlagen.",
        ],
    ),
    section(
        "going",
        "Ausscheiden und Ende",
        &[
            "Sind alle Kugeln gesetzt, so scheidet sofort aus und hat verloren, wer nur noch zwei oder weniger Kugeln auf dem Brett hat. Diese Kugeln bleiben liegen; niemand zieht oder schlägt sie. Sind zwei ausgeschieden, gewinnt der Dritte.",
            "Wer am Zug ist und nicht ziehen kann, beendet die Partie: unentschieden für alle, die noch dabei sind.",
            "Nach 15 Runden ohne Schlagen, oder wenn ihr euch auf das Ende einigt, zählen die geschlagenen Kugeln, gleich von wem. Sind noch drei dabei, gewinnen die meisten; zwei Gleiche an der Spitze gewinnen beide; drei Gleiche spielen unentschieden. Sind noch zwei dabei, gewinnen die meisten; bei Gleichstand die meisten von der ausgeschiedenen Person; sonst ist es unentschieden.",
            "Solange ihr Kugeln setzt, könnt ihr euch nicht auf das Ende einigen. Wer aufgibt, scheidet aus; Kugeln auf der Hand werden dann nicht mehr gesetzt.",
        ],
    ),
    section(
        "variant",
        "Variante Barrikade",
        &[
            "Sobald jemand ausgeschieden ist, dürfen die beiden anderen am Schluss jedes ihrer Züge eine Kugel, die sie dieser Person geschlagen haben, in ein freies Loch zurücksetzen. Sie bleibt dort liegen, bildet keine Triaden und zählt weiter als geschlagen.",
        ],
    ),
    section(
        "text",
        "Züge aufschreiben",
        &["c2 setzt eine Kugel, c2-d3 zieht oder springt, xg4 schlägt, +e5 setzt zurück, pass verzichtet darauf."],
    ),
    section(
        "R1",
        "Entscheid R1: Richtungen",
        &[
            "Die Bilder der Anleitung sind verloren. Der Text sagt, dass nur lange Reihen nie über drei hinausgehen, und nennt Reihen von fünf; eine öffentliche Beschreibung nennt neun Zeilen und die Abstände in den Triaden. Genau diese Richtungen passen dazu.",
        ],
    ),
    section(
        "R2",
        "Entscheid R2: jede Triade",
        &[
            "Liegt eine Kugel in mehreren Triaden, muss jede sie offen lassen, denn laut Text sind Kugeln in langen Triaden nie zu schlagen.",
        ],
    ),
    section(
        "R3",
        "Entscheid R3: kreuzen",
        &["Der Text erklärt das Kreuzen nicht. Hier kreuzen sich zwei Triaden, wenn sie eine Kugel gemeinsam haben."],
    ),
    section(
        "R4",
        "Entscheid R4: vier und mehr",
        &[
            "Der Text nennt die Fälle mit vier und fünf Kugeln. Beide folgen aus einem Gedanken: Eine Triade muss übrig bleiben. Er gilt auch für sechs und mehr.",
        ],
    ),
    section(
        "R5",
        "Entscheid R5: Kugeln im Spiel",
        &["Auch noch nicht gesetzte Kugeln zählen mit, sonst ginge es immer gegen die Person, die zuerst setzt."],
    ),
    section(
        "R6",
        "Entscheid R6: liegende Kugeln",
        &["Kugeln Ausgeschiedener kann niemand schlagen, denn sie bleiben bis zum Ende der Partie liegen."],
    ),
    section(
        "R7",
        "Entscheid R7: 15 Runden",
        &[
            "Gezählt wird ab dem ersten Ziehen, denn das Setzen ist für 15 Runden zu kurz. Eine Runde ist je ein Zug aller, die noch dabei sind; nach jedem Schlagen beginnt die Zählung neu.",
        ],
    ),
    section(
        "R8",
        "Entscheid R8: Auszählen",
        &["Wer ausgeschieden ist, kann nicht gewinnen, auch nicht mit den meisten geschlagenen Kugeln."],
    ),
    section(
        "R9",
        "Entscheid R9: ab wann",
        &["Zurückgesetzt wird schon in dem Zug, in dem jemand ausscheidet, denn der Text sagt: nach jedem Zug."],
    ),
];
