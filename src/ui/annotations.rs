//! Marks over a live board, in embedded boards and lessons. A Yew component owns the board's SVG, so the marks are
//! appended to the SVG as one more group. Part of the chunk that makes pictures, and called through its exports.

use trivium_boards::svg_export::{MarkError, marks_over};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Checks the grammar of the marks. Whether their sites exist is checked when they are drawn.
///
/// # Errors
/// The first mark that cannot be read.
pub fn check(marks: &str) -> Result<(), MarkError> {
    if marks.is_empty() { Ok(()) } else { marks_over(marks, "", &|_| Some((0.0, 0.0))).map(drop) }
}

/// Replaces the marks over the board within `root`; an empty text removes them.
///
/// # Errors
/// If a site is not in the picture.
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
        // These calls cannot fail on a newly created element.
        let _ = group.set_attribute("class", "marks");
        let _ = group.set_attribute("aria-hidden", "true");
        // Pointer events pass through to the elements below.
        let _ = group.set_attribute("pointer-events", "none");
        let _ = world.append_child(&group);
    }
    Ok(())
}

/// Coordinates of a site in the board's picture.
fn place(world: &Element, name: &str) -> Option<(f64, f64)> {
    let all = world.query_selector_all("[data-site]").ok()?;
    let mut found = (0..all.length()).filter_map(|at| all.get(at)?.dyn_into::<Element>().ok());
    let named =
        |element: &Element| element.get_attribute("data-site").is_some_and(|site| site.eq_ignore_ascii_case(name));
    let transform = found.find(named)?.get_attribute("transform")?;
    let inside = transform.strip_prefix("translate(")?.strip_suffix(')')?;
    let (x, y) = inside.split_once([' ', ','])?;
    // Boards position elements at integer coordinates.
    let number = |text: &str| text.trim().parse::<i32>().ok().map(f64::from);
    Some((number(x)?, number(y)?))
}
