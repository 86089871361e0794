//! Keeping, sending and working on matches.

use crate::i18n::keeping::{Recording, Sharing, Shelf};

/// The shelf of matches.
pub const SHELF: Shelf = Shelf {
    title: "Regal",
    all: "Alle Partien",
    search: "Suchen",
    everything: "Alle",
    empty: "Noch keine Partie.",
    none: "Keine Partie passt.",
    more: "Mehr zeigen",
    count: "{0} Partien",
    one: "{0} Partie",
    name: "Name der Partie",
    rename: "Benennen",
    keep: "Behalten",
    save: "Als Datei speichern",
    save_all: "Alle als Datei speichern",
    open: "Dateien öffnen",
    drop: "Oder zieh Dateien irgendwo auf die Seite.",
    unreadable: "Eine Partie, die nicht zu lesen ist",
    lasts: "Der Browser behält diese Partien, bis du sie löschst.",
    may_go: "Wird der Platz knapp, kann der Browser diese Partien löschen. Speichere sie ab und zu als Datei.",
    ask: "Um Aufbewahrung bitten",
    elsewhere: "Diese Partie ist in einem anderen Tab offen und wird dort gespielt. Hier siehst du, was dort geschieht.",
    lead_here: "Hier spielen",
    taken: "„{0}“ liegt jetzt im Regal.",
    had: "„{0}“ lag schon im Regal.",
    not_taken: "„{0}“ ist nicht zu lesen.",
    keep_part: "Bis dorthin behalten",
    reading: "Wird gelesen …",
    led: "Diese Partie ist in einem anderen Tab offen. Schließe sie dort, dann kannst du sie hier benennen.",
};

/// Sending and opening matches.
pub const SHARING: Sharing = Sharing {
    title: "Teilen",
    link: "Link zu dieser Partie",
    copy: "Link kopieren",
    copied: "Kopiert.",
    not_copied: "Der Browser kopiert nicht. Markiere den Link und kopiere ihn selbst.",
    send: "Link senden",
    code: "QR-Code des Links",
    code_long: "Die Partie ist zu lang für einen QR-Code; sende den Link oder die Datei.",
    by_link: "So spielt ihr über Links: Zieh, sende den Link und öffne den, der zurückkommt.",
    opened: "Eine Partie als Link",
    keep: "Behalten und weiterspielen",
    own: "Als eigene Partie behalten",
    goes_on: "Sie führt eine Partie in deinem Regal fort.",
    known: "Sie liegt schon in deinem Regal, und nichts an ihr ist neu.",
    to_it: "Dort öffnen",
};

/// Working on the record.
pub const RECORDING: Recording = Recording {
    title: "Züge bearbeiten",
    variation: "Variante",
    comment_on: "Kommentar: {0}",
    start: "Anfang",
    promote: "Einen Platz nach oben",
    make_main: "Zur Hauptlinie machen",
    remove: "Ab hier löschen",
    removed: "Aus der Aufzeichnung gelöscht.",
};
