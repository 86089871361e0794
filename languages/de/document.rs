use crate::DocumentWords;

pub const DOCUMENT: DocumentWords = DocumentWords {
    no_script: "Zum Spielen braucht diese Seite JavaScript und WebAssembly.",
    outdated: "Dieser Browser ist zu alt für diese Seite. Sie braucht Chrome 105, Firefox 115, Safari 15.4 oder neuer.",
    unserved: "Diese Seite wurde aus einer Datei geöffnet. Zum Spielen braucht sie einen Webserver.",
    late: "Die Seite startet nicht. Lade sie neu oder nimm einen aktuellen Browser.",
    halted: "Etwas ist schiefgegangen, und die Seite steht still. Deine gespeicherten Partien sind sicher.",
    to_start: "Zur Startseite",
    missing: "Diese Seite gibt es nicht.",
    frame_no_script: "Um das Brett zu zeigen, braucht dieser Rahmen JavaScript.",
    frame_unserved: "Dieser Rahmen wurde aus einer Datei geöffnet. Um das Brett zu zeigen, braucht er einen Webserver.",
};
