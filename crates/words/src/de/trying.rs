//! Trying things out.

use crate::trying::TryWords;

/// Trying things out.
pub const TRYING: TryWords = TryWords {
    title: "Ausprobieren",
    band: "Ausprobieren: Hier ändert nichts eine Partie.",
    from: "Ab hier ausprobieren",
    rules: "Zurück zu den Regeln",
    keep: "Als Partie speichern",
    you: "Du spielst",
    answer: "Computer fragen",
    level: "{0}, {1}",
    ahead: "Dorthin führt die Zugfolge.",
    line: "Diese Zugfolge ausprobieren",
    edit: "Stellung bearbeiten",
};
