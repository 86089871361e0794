//! Tritt.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "board",
        "Brett",
        &[
            "Ein Sechseck mit 91 Punkten, sechs an jeder Seite. Seine Zeilen heißen a bis k, seine Diagonalen 1 bis 11: a1 bis a6 ist ein Rand, f1 bis f11 die längste Zeile, k6 bis k11 der Rand gegenüber. Linien laufen in drei Richtungen.",
        ],
    ),
    section(
        "pieces",
        "Steine",
        &[
            "Ein Tritton bedeckt drei Punkte, die auf einer Linie aufeinanderfolgen; jeder Punkt zeigt die Farbe, die auf ihm liegt. Orange hat acht Trittons orange-blau-orange, Blau acht blau-orange-blau.",
            "Drei oder mehr Punkte einer Farbe, die auf einer Linie aufeinanderfolgen, sind eine Reihe, egal zu welchen Trittons sie gehören.",
            "Reloaded: Jeder hat zehn Trittons, und ein Tritton gehört der Farbe seiner Mitte. Die von Orange sind also blau-orange-blau, die von Blau orange-blau-orange.",
        ],
    ),
    section(
        "play",
        "Spielablauf",
        &[
            "Das Brett ist leer. Spieler 1 hat Orange und setzt einen Tritton auf drei freie Punkte einer Linie.",
            "Schritt und Gleiten: Auf diesen ersten Tritton darf Spieler 2 statt mit einem Zug mit dem Tausch der Farben antworten. Dann hat Spieler 2 Orange samt diesem Tritton, und Spieler 1 spielt mit Blau weiter.",
            "Von da an setzt du entweder einen deiner Trittons, oder du verschiebst einen deines Gegners auf seiner eigenen Linie: bei Schritt um einen Punkt, bei Gleiten beliebig weit. Jeder Punkt, den er neu bedeckt, muss frei sein, auch unterwegs. Passen darfst du nicht.",
            "Reloaded: Farben werden nicht getauscht. Setze zuerst einen deiner Trittons so, dass keine Reihe entsteht, in keiner Farbe. Kann sich dann ein Tritton deines Gegners bewegen, so verschiebe einen davon beliebig weit oder passe. Wer nicht setzen kann, verliert.",
            "Nach jedem Zug entscheiden die Reihen. Steht eine Reihe in der Farbe deines Gegners, verlierst du, auch wenn eine von dir dabei ist. Sonst gewinnst du mit einer Reihe deiner Farbe.",
            "Kannst du keinen Zug machen, verlierst du. Ihr dürft euch auf ein Unentschieden einigen. Steht dieselbe Stellung zum dritten Mal, dürft ihr beide ein Unentschieden beanspruchen.",
        ],
    ),
    section(
        "text",
        "Züge aufschreiben",
        &[
            "c3-c5 setzt einen Tritton auf c3, c4 und c5, das kleinere Ende zuerst; c3-c5>c4-c6 verschiebt ihn. swap tauscht die Farben, pass verschiebt nichts.",
        ],
    ),
    section(
        "R1",
        "Entscheid R1: kein Zug möglich",
        &[
            "Der Text sagt nicht, was dann geschieht. In Reloaded, dem Nachfolgespiel desselben Autors, verliert diese Person; so ist es hier in allen Varianten.",
        ],
    ),
    section(
        "R2",
        "Entscheid R2: zum dritten Mal",
        &[
            "Der Text überlässt das Unentschieden der Einigung. Der Anspruch verhindert nur, dass ihr ewig weiterspielt. Bei Reloaded kommt mit jedem Zug ein Tritton dazu; da wiederholt sich keine Stellung, und es gibt nichts zu beanspruchen.",
        ],
    ),
];
