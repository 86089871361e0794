//! Keeping, sending and working on matches.

use crate::match_list::{MatchListWords, RecordWords, SharingWords};

/// The shelf of matches.
pub const SHELF: MatchListWords = MatchListWords {
    title: "Meine Partien",
    all: "Alle Partien",
    search: "Suchen",
    everything: "Alle",
    empty: "Noch keine Partie.",
    none: "Keine Partie gefunden.",
    more: "Mehr anzeigen",
    count: "{0} {0:Partie|Partien}",
    name: "Name der Partie",
    rename: "Umbenennen",
    keep: "Speichern",
    save: "Als Datei speichern",
    save_all: "Alle als Datei speichern",
    open: "Dateien öffnen",
    drop: "Oder ziehe Dateien auf diese Seite.",
    paste: "Link oder Text einer Partie einfügen",
    open_link: "Öffnen",
    unreadable: "Eine beschädigte Partie",
    lasts: "Diese Partien bleiben im Browser gespeichert, bis du sie löschst.",
    may_go: "Bei knappem Speicher kann der Browser diese Partien löschen. Speichere sie ab und zu als Datei.",
    ask: "Dauerhaft speichern",
    elsewhere: "Du spielst diese Partie schon in einem anderen Tab. Hier kannst du zusehen.",
    lead_here: "Hier spielen",
    taken: "„{0}“ steht jetzt unter „Meine Partien“.",
    had: "„{0}“ stand schon unter „Meine Partien“.",
    not_taken: "„{0}“ lässt sich nicht öffnen.",
    statistics: "Statistik",
    counted: "Die Statistik aus „{0}“ zählt jetzt auch hier.",
    solved: "Die gelösten Rätsel aus „{0}“ gelten jetzt auch hier.",
    keep_part: "Bis dorthin speichern",
    reading: "Die Datei wird gelesen …",
    led: "Diese Partie ist in einem anderen Tab offen. Schließe sie dort, um sie hier umzubenennen.",
};

/// Sending and opening matches.
pub const SHARING: SharingWords = SharingWords {
    title: "Teilen",
    link: "Link zu dieser Partie",
    copy: "Link kopieren",
    copied: "Kopiert.",
    not_copied: "Das Kopieren hat nicht geklappt. Markiere den Link und kopiere ihn selbst.",
    send: "Link senden",
    code: "QR-Code zum Link",
    code_long: "Die Partie ist zu lang für einen QR-Code. Sende stattdessen den Link oder die Datei.",
    by_link: "So spielst du per Link: Ziehe, sende den Link und öffne den, der zurückkommt.",
    opened: "Partie aus einem Link",
    keep: "Speichern und weiterspielen",
    keep_over: "Speichern und ansehen",
    own: "Als eigene Partie speichern",
    goes_on: "Sie setzt eine deiner Partien fort.",
    known: "Diese Partie hast du schon. Der Link enthält nichts Neues.",
    to_it: "In „Meine Partien“ öffnen",
};

/// Working on the record.
pub const RECORDING: RecordWords = RecordWords {
    title: "Züge bearbeiten",
    variation: "Nebenvariante",
    comment_on: "Kommentar: {0}",
    start: "Anfang",
    promote: "Variante aufwerten",
    make_main: "Zur Hauptvariante machen",
    remove: "Ab hier löschen",
    removed: "Die Züge sind gelöscht.",
};
