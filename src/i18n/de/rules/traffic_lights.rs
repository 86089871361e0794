//! Traffic Lights.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "board",
        "Brett",
        &[
            "Das Brett hat 3×3 Felder, in den Varianten mit vier Zeilen 4×3. Ein Feld heißt nach Spalte und Zeile: a1 liegt unten links.",
            "In den Varianten mit Schieber liegt an einer Seite eines 3×3-Bretts ein Streifen mit drei weiteren Feldern, s1, s2 und s3. Er beginnt oben.",
            "Eine Reihe sind drei aufeinanderfolgende Felder, waagerecht, senkrecht oder schräg. Felder des Streifens gehören zu Reihen wie alle anderen.",
        ],
    ),
    section(
        "turn",
        "Ein Zug",
        &[
            "Alle Chips gehören beiden. Lege einen roten Chip auf ein leeres Feld, oder ersetze einen roten durch einen gelben oder einen gelben durch einen grünen. Ein grüner Chip bleibt bis zum Schluss liegen.",
            "Mit Streifen darfst du stattdessen den Streifen an eine andere Seite verschieben. Immer dieselbe Kante berührt das Brett, also behalten seine Chips ihre Reihenfolge rund ums Brett.",
        ],
    ),
    section(
        "lines",
        "Reihen, die zählen",
        &[
            "Zum Kennenlernen: drei grüne Chips. Klassisch: drei Chips einer Farbe. Sonst überall: drei einer Farbe oder Rot-Gelb-Grün in dieser Folge, von einem der beiden Enden gelesen.",
            "Wer eine Reihe vollendet, beendet die Runde. Zum Kennenlernen, Einfach und Klassisch: Damit ist die Partie gewonnen.",
            "Mit vier Zeilen oder Streifen bringt jede Reihe, die derselbe Zug vollendet, Punkte: drei Rote 1, drei Grüne 2, Rot-Gelb-Grün 3, drei Gelbe 5.",
        ],
    ),
    section(
        "rounds",
        "Runden",
        &[
            "Mit vier Zeilen oder Streifen spielt ihr eine gerade Zahl von Runden, die ihr vorher vereinbart. Ihr beginnt abwechselnd; ohne Beutel beginnt Spieler 1 die erste Runde.",
            "Die meisten Punkte gewinnen. Bei Gleichstand folgen zwei weitere Runden, und so fort bis zur Entscheidung.",
        ],
    ),
    section(
        "bag",
        "Mit Beutel",
        &[
            "Alle Chips liegen in einem Beutel, von jeder Farbe so viele wie vereinbart. Für jede Runde wird er neu gefüllt.",
            "Vor dem Spiel werden zwei Chips in die Mitte gezogen. Abwechselnd nimmt jeder einen davon, und einer wird nachgezogen, bis beide drei haben. Die zwei in der Mitte sind der Vorrat. In der ersten Runde nimmt Spieler 1 zuerst, danach wechselt ihr ab; es beginnt, wer nicht zuerst genommen hat.",
            "Wenn du am Zug bist, legst du einen Chip aus der Hand; ein Chip, den er ersetzt, kommt zurück in den Beutel. Hast du keine Reihe vollendet, nimmst du dann einen Chip aus dem Vorrat auf die Hand, und einer wird in den Vorrat nachgezogen. Was leer ist, entfällt.",
            "Passt keiner deiner Chips, so passt du, oder du verschiebst den Streifen, wo das erlaubt ist. Wer legen kann, darf nicht passen. Das Verschieben braucht keinen Chip.",
            "Ihr dürft euch auf das Ende einigen: Das ist ein Unentschieden; spielt ihr Runden, zählen die Punkte, wie sie stehen. Ohne Beutel gibt es in Einzelpartien kein Unentschieden.",
        ],
    ),
    section(
        "text",
        "Züge aufschreiben",
        &[
            "b2 oder s1 legt einen Chip dorthin. slide-N, slide-E, slide-S und slide-W verschieben den Streifen nach oben, rechts, unten und links. Mit Beutel nehmen =R, =Y und =G einen roten, gelben oder grünen Chip aus der Mitte, *R, *Y und *G ziehen einen, und pass passt.",
        ],
    ),
    section(
        "R1",
        "Entscheid R1: wie viele Chips",
        &[
            "Die Schachtel nennt die Zahl der Chips nicht. Hier sind es auf dem 3×3-Brett 6 von jeder Farbe und auf den größeren 8; wählbar sind 3 bis 20.",
        ],
    ),
    section(
        "R2",
        "Entscheid R2: der Vorrat",
        &[
            "Der Text spricht einmal von drei und einmal von zwei Chips des Vorrats. Es liegen zwei da, wie die Auswahl vor dem Spiel sie übrig lässt.",
        ],
    ),
    section(
        "R3",
        "Entscheid R3: niemand kann legen",
        &[
            "Kann keiner von beiden einen Chip legen, so ist nur noch ein Verschieben erlaubt, das eine Reihe vollendet. Gibt es keines, endet die Runde ohne Punkte; eine Einzelpartie endet unentschieden.",
        ],
    ),
    section(
        "R4",
        "Entscheid R4: zweimal verschieben",
        &[
            "Der Streifen darf nicht zweimal nacheinander verschoben werden: Erst muss jemand einen Chip legen. Passen dazwischen hebt das nicht auf, sonst könnte einer ihn ewig verschieben, während der andere passen muss.",
        ],
    ),
];
