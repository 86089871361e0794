//! Marks over a board that lives, in other people's pages and in lessons. Its drawing belongs to its component, so they are put into the
//! picture from outside, behind all that is drawn. It is part of what makes pictures, and reached through that (`Part::pictures`).

use trivium_boards::svg_export::{MarkError, marks_over};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Whether all of these are marks; whether their places are there is seen when they are drawn.
///
/// # Errors
/// For the first one that is none.
pub fn check(marks: &str) -> Result<(), MarkError> {
    if marks.is_empty() { Ok(()) } else { marks_over(marks, "", &|_| Some((0.0, 0.0))).map(drop) }
}

/// Draws marks over the board within `root`, in place of those that are there; none for an empty text.
///
/// # Errors
/// When a place is not in the picture.
pub fn draw(root: &Element, game: &str, marks: &str) -> Result<(), MarkError> {
    let Ok(Some(world)) = root.query_selector(".board .world") else { return Ok(()) };
    if let Ok(Some(old)) = world.query_selector(":scope > .marks") {
        old.remove();
    }
    if marks.is_empty() {
        return Ok(());
    }
    let drawn = marks_over(marks, game, &|name| place(&world, name))?;
    let document = world.owner_document();
    let group = document.and_then(|document| document.create_element_ns(Some("http://www.w3.org/2000/svg"), "g").ok());
    if let Some(group) = group {
        group.set_inner_html(&drawn);
        // None of these fail for an element that was just made.
        let _ = group.set_attribute("class", "marks");
        let _ = group.set_attribute("aria-hidden", "true");
        // The pointer goes to the things under them.
        let _ = group.set_attribute("pointer-events", "none");
        let _ = world.append_child(&group);
    }
    Ok(())
}

/// Where a place lies in the board's picture.
fn place(world: &Element, name: &str) -> Option<(f64, f64)> {
    let all = world.query_selector_all("[data-site]").ok()?;
    let mut found = (0..all.length()).filter_map(|at| all.get(at)?.dyn_into::<Element>().ok());
    let named =
        |element: &Element| element.get_attribute("data-site").is_some_and(|site| site.eq_ignore_ascii_case(name));
    let transform = found.find(named)?.get_attribute("transform")?;
    let inside = transform.strip_prefix("translate(")?.strip_suffix(')')?;
    let (x, y) = inside.split_once([' ', ','])?;
    // Boards place things at whole numbers.
    let number = |text: &str| text.trim().parse::<i32>().ok().map(f64::from);
    Some((number(x)?, number(y)?))
}
