//! Fills the placeholders of texts, with plural forms and the second person.

use crate::reader::label;

/// Replaces the placeholders of a text: `{0}` by the first value, and `{0:move|moves}` by the plural form for that
/// number. The first form is for 1, the last one for all other numbers. If there are three forms, the first is for 0,
/// in languages that use the singular with 0. `{0~@ has|you have}` has a form for other players, in which `@` is the
/// name, and one for the [reader](crate::READER).
pub fn fill(text: &str, values: &[&str]) -> String {
    let mut filled = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some((before, hole)) = rest.split_once('{') {
        filled.push_str(before);
        let (hole, after) = hole.split_once('}').unwrap_or((hole, ""));
        let (number, forms) = hole.split_at(hole.find([':', '~']).unwrap_or(hole.len()));
        let value = number.parse().ok().and_then(|n: usize| values.get(n)).copied().unwrap_or_default();
        let name = label(value);
        match (forms.get(1..), forms.strip_prefix('~').and_then(|forms| forms.split_once('|'))) {
            (_, Some((_, second))) if name != value => filled.push_str(second),
            (_, Some((third, _))) => filled.push_str(&third.replace('@', name)),
            (Some(forms), None) => filled.push_str(form(forms, value)),
            (None, None) => filled.push_str(name),
        }
        rest = after;
    }
    filled.push_str(rest);
    filled
}

/// Selects a form from `one|many` or `zero|one|many`.
fn form<'a>(forms: &'a str, number: &str) -> &'a str {
    let (rest, many) = forms.rsplit_once('|').unwrap_or(("", forms));
    let (none, one) = rest.split_once('|').unwrap_or((many, rest));
    match number {
        "0" => none,
        "1" => one,
        _ => many,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnalysisWords, EmbeddingWords, HintWords, Language, READER};

    #[test]
    fn holes_are_filled_in_any_order() {
        assert_eq!(fill("{1} of {0}.", &["4", "2"]), "2 of 4.");
        assert_eq!(fill("plain", &["4"]), "plain");
    }

    #[test]
    fn plural_forms_follow_the_numbers() {
        let moves = |number: &str| fill("{0} {0:move|moves} of {1}", &[number, "9"]);
        assert_eq!(["0", "1", "2", "11"].map(moves), ["0 moves of 9", "1 move of 9", "2 moves of 9", "11 moves of 9"]);
        let coups = |number: &str| fill("{0} {0:coup|coup|coups}", &[number]);
        assert_eq!(["0", "1", "2"].map(coups), ["0 coup", "1 coup", "2 coups"]);
        assert_eq!(Language::En.shell().points(1), "1 point");
        assert_eq!(Language::De.shell().points(0), "0 Punkte");
        assert_eq!([0, 1, 5].map(|n| Language::Fr.shell().points(n)), ["0 point", "1 point", "5 points"]);
    }

    #[test]
    fn the_reader_is_addressed_in_the_second_person() {
        let you = ["You", &READER.to_string()].concat();
        let say = |by: &str, of: &str| fill("{0} take{0~s|} {1~@’s|your} ball.", &[by, of]);
        assert_eq!(say("Bo", "Cem"), "Bo takes Cem’s ball.");
        assert_eq!(say(&you, "Cem"), "You take Cem’s ball.");
        assert_eq!(say("Bo", &you), "Bo takes your ball.");
        assert_eq!(fill("{0~@ is|you are} out", &[&you]), "you are out");
    }

    #[test]
    fn every_count_has_a_singular() {
        for language in Language::ALL {
            let (shell, analysis, tag) = (language.shell(), language.words::<AnalysisWords>(), language.tag());
            let (hints, embedding) = (language.words::<HintWords>(), language.words::<EmbeddingWords>());
            let counts = [
                (shell.moves_made, 0),
                (shell.points, 0),
                (shell.wrong.recovered, 0),
                (shell.event_text.removed[0], 2),
                (shell.shelf.count, 0),
                (analysis.looked, 0),
                (analysis.looked, 1),
                (analysis.positions, 0),
                (analysis.in_turns, 1),
                (hints.wins_in, 0),
                (hints.leaves, 0),
                (embedding.ply, 1),
            ];
            for (text, hole) in counts {
                let filled = |number: &str| fill(text, &[number; 3]).replace(number, "");
                assert!(text.contains(&format!("{{{hole}:")), "{tag}: no singular for {{{hole}}} in {text}");
                assert_ne!(filled("1"), filled("7"), "{tag}: {text}");
                assert_eq!(filled("0") == filled("1"), language.typography().zero_is_singular, "{tag}: {text}");
            }
        }
    }
}
