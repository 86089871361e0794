//! Computes CSS values: custom properties, `light-dark()`, `calc()` and lengths.

use super::stylesheet::{enclosed, split};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The custom properties that apply to an element, with computed values.
pub type Properties = Rc<BTreeMap<String, String>>;

/// Most levels of custom properties that refer to each other. It stops cycles.
const MAX_DEPTH: u8 = 16;

/// The custom properties of an element that inherits `outer` and has these declarations, in the light or the dark
/// theme.
pub fn properties(outer: &Properties, declared: &[(&str, &str)], dark: bool) -> Properties {
    let own: BTreeMap<_, _> = declared.iter().filter(|(name, _)| name.starts_with("--")).copied().collect();
    if own.is_empty() {
        return outer.clone();
    }
    let mut all = (**outer).clone();
    for (name, value) in &own {
        let find = |wanted: &str| own.get(wanted).copied().filter(|_| wanted != *name);
        all.insert((*name).to_owned(), work_out(value, dark, &|name| find(name), outer, MAX_DEPTH));
    }
    Rc::new(all)
}

/// Replaces all `var()`, `light-dark()` and `calc()` in a value.
pub fn value(text: &str, dark: bool, properties: &Properties) -> String {
    work_out(text, dark, &|_| None, properties, MAX_DEPTH)
}

fn work_out<'a>(
    text: &str,
    dark: bool,
    own: &dyn Fn(&str) -> Option<&'a str>,
    outer: &Properties,
    depth: u8,
) -> String {
    let mut done = String::new();
    let mut rest = text;
    while let Some((at, name)) = ["var(", "light-dark(", "calc("].iter().filter_map(|f| Some((rest.find(f)?, *f))).min()
    {
        done.push_str(&rest[..at]);
        let (inside, after) = enclosed(&rest[at + name.len()..], '(', ')');
        rest = after;
        if depth == 0 {
            continue;
        }
        let again = |text: &str| work_out(text, dark, own, outer, depth - 1);
        match name {
            "var(" => {
                let (variable, fallback) = match inside.split_once(',') {
                    Some((variable, fallback)) => (variable.trim(), Some(fallback.trim())),
                    None => (inside.trim(), None),
                };
                match (own(variable), outer.get(variable), fallback) {
                    (Some(text), ..) => done.push_str(&again(text)),
                    (_, Some(value), _) => done.push_str(value),
                    (_, _, Some(fallback)) => done.push_str(&again(fallback)),
                    _ => {}
                }
            }
            "light-dark(" => {
                if let Some(part) = split(inside, ',').get(usize::from(dark)) {
                    done.push_str(&again(part));
                }
            }
            _ => done.push_str(&calculated(&again(inside))),
        }
    }
    done.push_str(rest);
    done
}

/// Evaluates sums of products and quotients, which are all that the styles use. As in CSS, there are spaces around `+`
/// and `-`.
fn calculated(text: &str) -> String {
    let (mut sum, mut product, mut divide) = (0.0, 1.0, false);
    for word in text.replace('*', " * ").replace('/', " / ").split_ascii_whitespace() {
        match (word, plain(word).parse::<f64>()) {
            ("*", _) => divide = false,
            ("/", _) => divide = true,
            ("+" | "-", _) => {
                sum += product;
                (product, divide) = (if word == "+" { 1.0 } else { -1.0 }, false);
            }
            (_, Ok(number)) => product = if divide { product / number } else { product * number },
            _ => return String::new(),
        }
    }
    number(sum + product)
}

/// A length or number without its unit, in a normal form that does not depend on minification. Other text is returned
/// unchanged.
pub fn plain(text: &str) -> String {
    let text = text.trim().trim_end_matches(',');
    let bare = text.trim_end_matches("px").trim_end_matches("deg");
    bare.parse().map_or_else(|_| text.to_owned(), number)
}

/// The shortest text of a number, rounded to thousandths.
///
/// Computed with integers, because the standard float formatter would be a large fraction of a diagram program.
pub fn number(number: f64) -> String {
    let bits = number.to_bits();
    // The value is mantissa × 2^-power. Larger numbers than 2^53 do not occur in pictures.
    let (exponent, fraction) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
    let (mantissa, power) = if exponent == 0 { (fraction, 1074) } else { (fraction | 1 << 52, 1075 - exponent) };
    let thousands = u128::from(mantissa) * 1000;
    let rounded = match power {
        ..=0 => thousands << (-power).min(63),
        1..=126 => {
            let (whole, rest, half) = (thousands >> power, thousands & ((1 << power) - 1), 1 << (power - 1));
            // Ties round to even.
            whole + u128::from(rest > half || rest == half && whole & 1 == 1)
        }
        _ => 0,
    };
    let (whole, thousandths) = ((rounded / 1000) as u64, (rounded % 1000) as u32);
    let mut text = if number < 0.0 && rounded > 0 { "-".to_owned() } else { String::new() };
    text.push_str(&whole.to_string());
    if thousandths > 0 {
        text.push('.');
        let digits = [thousandths / 100, thousandths / 10 % 10, thousandths % 10];
        let count = 3 - digits.iter().rev().take_while(|digit| **digit == 0).count();
        digits[..count].iter().for_each(|digit| text.push(char::from(b'0' + *digit as u8)));
    }
    text
}

/// Converts the CSS property `transform` to the SVG attribute: without units, and only with functions that SVG has.
pub fn transform(text: &str) -> String {
    let mut all = String::new();
    let mut rest = text.trim();
    while let Some((name, inside)) = rest.split_once('(') {
        let (arguments, after) = enclosed(inside, '(', ')');
        let arguments: Vec<_> = arguments.split(',').map(plain).collect();
        let (name, arguments) = match (name.trim(), &arguments[..]) {
            ("translateX", [x]) => ("translate", x.clone()),
            ("translateY", [y]) => ("translate", ["0 ", y].concat()),
            (name, all) => (name, all.join(" ")),
        };
        all.push_str(&format!("{name}({arguments})"));
        rest = after;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_worked_out() {
        let outer = properties(&Properties::default(), &[("--a", "light-dark(red, blue)"), ("--n", "4px")], true);
        let inner = properties(&outer, &[("--b", "var(--c)"), ("--c", "var(--a)")], true);
        assert_eq!(inner.get("--b").map(String::as_str), Some("blue"));
        assert_eq!(value("light-dark(oklch(1 0 0 / 0.5), var(--a))", false, &outer), "oklch(1 0 0 / 0.5)");
        assert_eq!(value("calc(var(--n) * 1.5)", true, &inner), "6");
        assert_eq!(value("oklch(0.5 0.1 calc(var(--n) - 1 + 12 / 4))", true, &inner), "oklch(0.5 0.1 6)");
        assert_eq!(value("var(--none, 1)", true, &inner), "1");
        assert_eq!(value("0.1 14", true, &inner), "0.1 14");
    }

    #[test]
    fn numbers_are_as_the_float_printer_has_them() {
        let printed = |number: f64| {
            let text = format!("{number:.3}");
            let text = text.trim_end_matches('0').trim_end_matches('.');
            if text == "-0" { "0".to_owned() } else { text.to_owned() }
        };
        let mut seed = 7_u64;
        let random = std::iter::repeat_with(|| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 20) as i64 as f64 / f64::from(1_u32 << (seed >> 59)) - 1e6
        });
        let special =
            [0.0, -0.0, 0.0625, 0.1875, 0.0005, 1.0005, -2.5, 0.9995, 1e-9, -1e-300, 5e-324, 99_840.0, 1.0 / 3.0];
        for number in special.into_iter().chain(random.take(20_000)) {
            assert_eq!(super::number(number), printed(number), "{number:e}");
        }
    }

    #[test]
    fn what_names_itself_ends() {
        let round = properties(&Properties::default(), &[("--a", "var(--b)"), ("--b", "var(--a)")], false);
        assert_eq!(value("var(--a)", false, &round), "");
    }

    #[test]
    fn transforms_are_attributes() {
        assert_eq!(transform("translate(-2px, -14px) scale(1.08)"), "translate(-2 -14)scale(1.08)");
        assert_eq!(transform("translateY(-10px) rotate(90deg)"), "translate(0 -10)rotate(90)");
    }
}
