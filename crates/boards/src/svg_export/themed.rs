//! Combines the light and the dark picture of a position. They differ only in colours. Where they do, an element gets
//! both colours by `light-dark()`, and the browser selects one. Browsers without `light-dark()` show the light one.

use super::colour;
use super::markup::attributes;

/// Paint properties with their opacity properties.
pub const PAINTS: [(&str, &str); 3] =
    [("fill", "fill-opacity"), ("stroke", "stroke-opacity"), ("stop-color", "stop-opacity")];

/// Where a picture is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureContext {
    /// Within a page. The picture follows the page's colour scheme, and shrinks to the available width.
    Inside,
    /// As a file. The picture follows the system's colour scheme.
    Alone,
}

/// The light picture with the dark colours added; `None` if the pictures differ in more than colours.
pub fn themed(light: &str, dark: &str, context: PictureContext) -> Option<String> {
    let (prefix, other) = (prefix(light)?, prefix(dark)?);
    let dark = dark.replace(other, prefix);
    let (mut of_light, mut of_dark) = (light.split('<'), dark.split('<'));
    let mut picture = String::with_capacity(light.len() * 3 / 2);
    picture.push_str(of_light.next()?);
    of_dark.next()?;
    loop {
        match (of_light.next(), of_dark.next()) {
            (None, None) => break,
            (Some(one), Some(other)) => {
                picture.push('<');
                picture.push_str(&if one == other { one.to_owned() } else { tag(one, other)? });
            }
            (Some(_), None) | (None, Some(_)) => return None,
        }
    }
    let root = match context {
        PictureContext::Inside => " direction=\"ltr\" style=\"max-width:100%;height:auto\"",
        PictureContext::Alone => " style=\"color-scheme:light dark\"",
    };
    Some(picture.replacen(" role=\"img\"", &[" role=\"img\"", root].concat(), 1))
}

fn prefix(picture: &str) -> Option<&str> {
    picture.split_once("aria-labelledby=\"")?.1.split_once("-title")?.0.into()
}

/// A tag of the light picture, with the colours of the corresponding dark one added.
fn tag(light: &str, dark: &str) -> Option<String> {
    let (inside, after) = light.split_once('>')?;
    let (of_light, of_dark) = (attributes(inside), attributes(dark.split_once('>')?.0));
    let is_paint = |name: &str| PAINTS.iter().any(|(paint, opacity)| name == *paint || name == *opacity);
    let rest = |all: &[(&str, &str)]| -> Vec<String> {
        all.iter().filter(|(name, _)| !is_paint(name)).map(|(name, value)| [*name, "=", *value].concat()).collect()
    };
    if rest(&of_light) != rest(&of_dark) || after != dark.split_once('>')?.1 {
        return None;
    }
    let get = |all: &[(&str, &str)], name: &str| all.iter().find(|(n, _)| *n == name).map(|(_, v)| (*v).to_owned());
    let mut both = String::new();
    for (paint, opacity) in PAINTS {
        let (one, other) = (get(&of_light, paint), get(&of_dark, paint));
        let (light_opacity, dark_opacity) = (get(&of_light, opacity), get(&of_dark, opacity));
        if one == other && light_opacity == dark_opacity {
            continue;
        }
        let (one, other) = (one?, other?);
        if !both.is_empty() {
            both.push(';');
        }
        if light_opacity == dark_opacity {
            both.push_str(&format!("{paint}:light-dark({},{})", plain(&one)?, plain(&other)?));
        } else if one == other && !one.starts_with('#') {
            // Only colours can differ in `light-dark()`, not the opacity of a gradient.
            return None;
        } else {
            let (one, other) = (clear(&one, light_opacity)?, clear(&other, dark_opacity)?);
            both.push_str(&format!("{paint}:light-dark({one},{other});{opacity}:1"));
        }
    }
    let (inside, end) = inside.strip_suffix('/').map_or((inside, ""), |inside| (inside, "/"));
    let inside = match inside.split_once(" style=\"") {
        Some((before, style)) => [before, " style=\"", &both, ";", style].concat(),
        None => [inside, " style=\"", &both, "\""].concat(),
    };
    Some([&inside, end, ">", after].concat())
}

/// A paint as a hexadecimal colour; `none` becomes transparent.
fn plain(value: &str) -> Option<String> {
    if value == "none" { Some("#0000".to_owned()) } else { colour::read(value).map(|colour| colour.hex) }
}

/// A colour with its opacity included.
fn clear(value: &str, opacity: Option<String>) -> Option<String> {
    let opacity = opacity.map_or(Some(1.0), |opacity| opacity.parse::<f64>().ok())?;
    let colour = plain(value)?;
    if colour.len() == 5 {
        return Some(colour);
    }
    Some(format!("{colour}{:02x}", (opacity * 255.0).round() as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opacities_are_a_part_of_colours_where_they_differ() {
        let picture =
            |rest: &str, id: &str| format!("<svg role=\"img\" aria-labelledby=\"{id}-title\"><rect {rest}/></svg>");
        let of = |light: &str, dark: &str| themed(&picture(light, "t1"), &picture(dark, "t2"), PictureContext::Alone);
        let both = of("fill=\"#ffffff\"", "fill=\"#000000\" fill-opacity=\"0.5\"").expect("the same");
        assert!(both.contains("style=\"fill:light-dark(#ffffffff,#00000080);fill-opacity:1\"/>"), "{both}");
        assert!(both.contains("role=\"img\" style=\"color-scheme:light dark\""), "{both}");
        let both = of("stroke=\"#123456\" stroke-opacity=\"0.5\"", "stroke=\"none\" stroke-opacity=\"0.5\"");
        assert!(both.is_some_and(|both| both.contains("stroke:light-dark(#123456,#0000)")));
        assert_eq!(of("x=\"1\" fill=\"#ffffff\"", "x=\"2\" fill=\"#000000\""), None);
    }
}
