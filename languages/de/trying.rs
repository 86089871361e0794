use crate::trying::TryWords;

pub const TRYING: TryWords = TryWords {
    title: "Ausprobieren",
    band: "Ausprobieren: Deine Partien bleiben unverändert.",
    from: "Ab hier ausprobieren",
    rules: "Zurück zu den Regeln",
    keep: "Als Partie speichern",
    you: "Du spielst",
    computer_move: "Computer ziehen lassen",
    level: "{0}, {1}",
    ahead: "So sieht es am Ende dieser Zugfolge aus.",
    line: "Diese Zugfolge ausprobieren",
    edit: "Stellung bearbeiten",
};
