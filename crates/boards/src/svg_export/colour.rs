//! Converts CSS colours to `#rrggbb` and an opacity, which every SVG viewer understands.

#[derive(Clone, PartialEq, Debug)]
pub struct Rgba {
    /// `#rrggbb`.
    pub hex: String,
    /// 0 is transparent, 1 is opaque.
    pub opacity: f64,
}

/// Reads a colour: `oklch(…)`, `transparent`, `#…`, `black`, `white`. `None` for other paints.
pub fn read(text: &str) -> Option<Rgba> {
    let opaque = |hex: &str| Some(Rgba { hex: hex.to_owned(), opacity: 1.0 });
    match text {
        "transparent" => return Some(Rgba { hex: "#000000".to_owned(), opacity: 0.0 }),
        "black" => return opaque("#000000"),
        "white" => return opaque("#ffffff"),
        _ if text.starts_with('#') && text.len() == 7 => return opaque(text),
        _ => {}
    }
    let (numbers, opacity) = match text.strip_prefix("oklch(")?.strip_suffix(')')?.split_once('/') {
        Some((numbers, opacity)) => (numbers, number(opacity)?),
        None => (text.strip_prefix("oklch(")?.strip_suffix(')')?, 1.0),
    };
    let mut numbers = numbers.split_ascii_whitespace().map(number);
    let (l, c, h) = (numbers.next()??, numbers.next()??, numbers.next()??);
    Some(Rgba { hex: hex(l, c, h), opacity })
}

fn number(text: &str) -> Option<f64> {
    let text = text.trim();
    match text.strip_suffix('%') {
        Some(percent) => percent.parse::<f64>().ok().map(|n| n / 100.0),
        None => text.strip_suffix("deg").unwrap_or(text).parse().ok(),
    }
}

/// Converts OKLCH to sRGB (CSS Color 4, 10.1 and 18.1). Colours outside the sRGB gamut lose chroma until they are in
/// it.
fn hex(l: f64, c: f64, h: f64) -> String {
    let (mut low, mut high) = (0.0, c);
    let mut rgb = linear(l, c, h);
    let shown = |rgb: &[f64; 3]| rgb.iter().all(|v| (-0.0005..=1.0005).contains(v));
    if !shown(&rgb) {
        // 16 steps are more precise than 8 bits per channel.
        for _ in 0..16 {
            let middle = (low + high) / 2.0;
            rgb = linear(l, middle, h);
            if shown(&rgb) {
                low = middle;
            } else {
                high = middle;
            }
        }
        rgb = linear(l, low, h);
    }
    let [r, g, b] = rgb.map(|v| {
        let v = v.clamp(0.0, 1.0);
        let v = if v <= 0.003_130_8 { 12.92 * v } else { 1.055 * v.powf(1.0 / 2.4) - 0.055 };
        (v * 255.0).round() as u8
    });
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn linear(l: f64, c: f64, h: f64) -> [f64; 3] {
    let (sin, cos) = h.to_radians().sin_cos();
    let (a, b) = (c * cos, c * sin);
    let cube = |v: f64| v * v * v;
    let (x, y, z) = (
        cube(l + 0.396_337_777_4 * a + 0.215_803_757_3 * b),
        cube(l - 0.105_561_345_8 * a - 0.063_854_172_8 * b),
        cube(l - 0.089_484_177_5 * a - 1.291_485_548 * b),
    );
    [
        4.076_741_662_1 * x - 3.307_711_591_3 * y + 0.230_969_929_2 * z,
        -1.268_438_004_6 * x + 2.609_757_401_1 * y - 0.341_319_396_5 * z,
        -0.004_196_086_3 * x - 0.703_418_614_7 * y + 1.707_614_701 * z,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_colours() {
        // The corners of the sRGB cube with their OKLCH values, from CSS Color 4.
        for (oklch, expected) in [
            ("oklch(0 0 0)", "#000000"),
            ("oklch(1 0 0)", "#ffffff"),
            ("oklch(.62796 .25768 29.234)", "#ff0000"),
            ("oklch(0.86644 0.29483 142.495)", "#00ff00"),
            ("oklch(45.201% 0.31321 264.052deg)", "#0000ff"),
            ("#aabbcc", "#aabbcc"),
        ] {
            assert_eq!(read(oklch).map(|c| c.hex).as_deref(), Some(expected), "{oklch}");
        }
        assert_eq!(read("oklch(1 0 0 / 0.25)").map(|c| c.opacity), Some(0.25));
        assert_eq!(read("transparent").map(|c| c.opacity), Some(0.0));
        assert_eq!(read("url(#x)"), None);
    }

    #[test]
    fn what_cannot_be_shown_keeps_its_hue() {
        // Far outside the gamut: the result is still red.
        let Some(Rgba { hex, .. }) = read("oklch(0.6 0.5 29)") else { panic!("a colour") };
        let [r, g, b] = [1, 3, 5].map(|at| u8::from_str_radix(&hex[at..at + 2], 16).expect("hex"));
        assert!(r > 200 && g < 60 && b < 60, "{hex}");
    }
}
