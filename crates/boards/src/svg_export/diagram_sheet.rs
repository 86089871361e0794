//! The style sheet of a game's diagrams, made at build time. It contains only the board styles that apply to a static
//! picture, with computed colours, so that the browser only applies it. Light or dark follows the surrounding page.

use super::host::STYLES;
use super::paint::drawing_property;
use super::parser::{known_colours, parsed_rules, replaced};
use super::stylesheet::{Selector, SimpleSelector, split};
use super::value;
use std::collections::{BTreeMap, BTreeSet};

/// Sheets that all games share, before those of each board.
const SHARED: [&str; 5] = ["base", "boards", "boards/trays", "boards/grid-wood", "boards/grid-flat"];

/// Classes that appear only through input, animation, or markup that pictures do not contain. Rules that need one of
/// them are dropped.
const NEVER: &str = "ahead aim below button calm came chosen choosable cut-off counts defs drawn dropped facts far fell felt flown foreseen \
    foretold fresh game ghost goal gone grips groups hand held high hinted hover-preview icon in-bag laid laps lifted look looks next none-left \
    outcome-badge pending picture pouch preview progress raised seat slid slide stack taken tool tray unseen";

struct Rule {
    selectors: Vec<String>,
    declarations: Vec<(String, String)>,
}

/// Makes the style sheet of a game. `board` is the module that draws its board, `others` are the ids of the other
/// games.
pub(super) fn diagram_sheet(board: &str, others: &[&str]) -> String {
    let own = |name: &str| {
        let rest = name.strip_prefix("boards/").and_then(|name| name.strip_prefix(board));
        SHARED.contains(&name) || rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    let sheets = STYLES.split("/* sheet ").skip(1).filter_map(|sheet| sheet.split_once(" */"));
    let mut rules: Vec<_> = sheets.filter(|(name, _)| own(name)).flat_map(|(_, text)| rules(text, others)).collect();
    let numbers = numbers(&rules);
    for (_, value) in rules.iter_mut().flat_map(|rule| &mut rule.declarations) {
        *value = worked_out(value, &numbers);
    }
    split_table(&mut rules);
    while prune(&mut rules) {}
    let written = rules.iter().map(|rule| {
        let declarations = rule.declarations.iter().map(|(name, value)| [name, ":", value].concat());
        [&rule.selectors.join(","), "{", &declarations.collect::<Vec<_>>().join(";"), "}"].concat()
    });
    // Dashes with `pathLength` exist only for animations.
    written.collect::<String>()
        + ".table-lit{stop-color:var(--table-lit)}.table-dim{stop-color:var(--table-dim)}[pathLength]{stroke-dasharray:none!important}"
}

/// The rules of a sheet that can match in a picture of the game.
fn rules(text: &str, others: &[&str]) -> Vec<Rule> {
    let never: Vec<_> = NEVER.split_ascii_whitespace().chain(others.iter().copied()).collect();
    let words = |text: &str| text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    let mut rules = Vec::new();
    for (selectors, declarations) in parsed_rules(text) {
        let used = selectors.iter().filter(|one| !one.text.contains('[') && possible(&one.selector, &never));
        let selectors: Vec<_> =
            used.map(|one| words(&one.text).replace(":root", ":host").replace(" > ", ">")).collect();
        let kept = declarations.iter().filter(|(name, _)| name.starts_with("--") || drawing_property(name).is_some());
        let declarations: Vec<_> = kept.map(|(name, value)| (name.clone(), words(value))).collect();
        if !selectors.is_empty() && !declarations.is_empty() {
            rules.push(Rule { selectors, declarations });
        }
    }
    rules
}

/// Whether a selector can match: outside `:not()` it requires no class in `never` and no state such as `:hover`.
fn possible(selector: &Selector, never: &[&str]) -> bool {
    selector.iter().flat_map(|(_, simples)| simples).all(|simple| match simple {
        SimpleSelector::Class(class) => !never.contains(&&**class),
        SimpleSelector::Any(list) => list.iter().any(|one| possible(one, never)),
        SimpleSelector::Never => false,
        _ => true,
    })
}

/// Custom properties of `:root` with numeric values. They are the same everywhere in a diagram.
fn numbers(rules: &[Rule]) -> BTreeMap<String, String> {
    let of_page = rules.iter().filter(|rule| rule.selectors.iter().all(|selector| selector == ":host"));
    let mut numbers = BTreeMap::new();
    for (name, value) in of_page.flat_map(|rule| &rule.declarations) {
        let value = worked_out(value, &numbers);
        if value.parse::<f64>().is_ok() {
            numbers.insert(name.clone(), value);
        }
    }
    numbers
}

/// Substitutes the numbers, and evaluates `calc()` and opaque colours.
fn worked_out(text: &str, numbers: &BTreeMap<String, String>) -> String {
    let mut text = text.to_owned();
    for (name, number) in numbers {
        text = text.replace(&["var(", name, ")"].concat(), number);
    }
    let done = replaced(&text, "calc(", |call, inside| {
        (!inside.contains("var(")).then(|| value::value(call, false, &value::Properties::default()))
    });
    let done = done.replace("( ", "(").replace(" )", ")").replace(", ", ",");
    known_colours(&done)
}

/// `--table` is a colour or a radial gradient in CSS, but SVG needs a gradient with two stops. Replaces it by two
/// colours.
fn split_table(rules: &mut [Rule]) {
    for rule in rules {
        let Some(at) = rule.declarations.iter().position(|(name, _)| name == "--table") else { continue };
        let (_, value) = rule.declarations.remove(at);
        let gradient = value.strip_prefix("radial-gradient(").and_then(|inside| inside.strip_suffix(')'));
        let (lit, dim) = match gradient.map(|inside| split(inside, ',')).as_deref() {
            Some([_, lit, dim]) => ((*lit).to_owned(), (*dim).to_owned()),
            _ => (value.clone(), value.clone()),
        };
        rule.declarations.extend([("--table-lit".to_owned(), lit), ("--table-dim".to_owned(), dim)]);
    }
}

/// Removes custom properties that no value uses. Returns whether it removed any.
fn prune(rules: &mut Vec<Rule>) -> bool {
    let mut named: BTreeSet<String> =
        ["--table-lit", "--table-dim", "--ink", "--seat-1", "--seat-2", "--seat-3", "--on-seat"]
            .map(str::to_owned)
            .into();
    for (_, value) in rules.iter().flat_map(|rule| &rule.declarations) {
        for (at, _) in value.match_indices("var(") {
            let name = &value[at + "var(".len()..];
            named.insert(name[..name.find([',', ')']).unwrap_or(name.len())].to_owned());
        }
    }
    let count = |rules: &[Rule]| rules.iter().map(|rule| rule.declarations.len()).sum::<usize>();
    let before = count(rules);
    for rule in rules.iter_mut() {
        rule.declarations.retain(|(name, _)| !name.starts_with("--") || named.contains(name));
    }
    rules.retain(|rule| !rule.declarations.is_empty());
    count(rules) < before
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_selector_is_possible_unless_it_asks_for_hands() {
        let never = ["chosen", "preview"];
        for (selector, expected) in [
            (".a .b", true),
            (".a:not(.chosen) .b", true),
            (".a.chosen", false),
            (".a:is(.chosen, .preview)", false),
            (".a:is(.chosen, .last) .b", true),
            ("stop:nth-child(2)", true),
            (".a:hover", false),
            (".a::before", false),
        ] {
            let rules = parsed_rules(&format!("{selector}{{}}"));
            assert_eq!(possible(&rules[0].0[0].selector, &never), expected, "{selector}");
        }
    }

    #[test]
    fn colours_are_worked_out_where_nothing_changes_them() {
        let numbers = BTreeMap::from([("--hue".to_owned(), "29".to_owned())]);
        assert_eq!(
            worked_out("light-dark(oklch(0 0 0), oklch(1 0 calc(var(--hue) + 1)))", &numbers),
            "light-dark(#000000,#ffffff)"
        );
        assert_eq!(worked_out("calc(var(--w) * 2)", &numbers), "calc(var(--w) * 2)");
    }
}
