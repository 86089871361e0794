//! A copy of the dragged piece follows the pointer.

use super::super::geometry::Overlay;
use super::super::rotation::Rotation;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, ShadowRoot};

/// Distance of the copy above the finger, in pixels. Without it the finger would cover the copy.
const ABOVE_FINGER: i32 = 36;

/// A lifted piece. Dropping the value restores the page.
pub struct DraggedPiece {
    copy: Element,
    /// CSS of the copy's initial position.
    place: String,
    /// Offset of the copy from the pointer, in screen pixels.
    pub offset: (i32, i32),
    original: Element,
    over: Option<Element>,
    overlay: Option<Overlay>,
}

impl Drop for DraggedPiece {
    fn drop(&mut self) {
        self.copy.remove();
        let _ = self.original.class_list().remove_1("lifted");
        self.hover(None);
    }
}

impl DraggedPiece {
    /// Lifts the piece whose id is the attribute `data-drag` of `source`. `None` if there is no such piece.
    pub fn new(source: &Element, touch: bool) -> Option<DraggedPiece> {
        let root = source.get_root_node();
        let id = source.get_attribute("data-drag")?;
        let original = source.closest(".board, .trays").ok()??.query_selector(&format!("[id='{id}']")).ok()??;
        let picture = original.closest("svg").ok()??;
        let frame = picture.get_bounding_client_rect();
        let copy: Element = picture.clone_node().ok()?.dyn_into().ok()?;
        let content: Element = original.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
        content.remove_attribute("id").ok()?;
        // Copying the enclosing groups keeps the piece at its position in the picture.
        let (mut content, mut at) = (content, original.parent_element()?);
        while at != picture {
            let group: Element = at.clone_node().ok()?.dyn_into().ok()?;
            group.remove_attribute("class").ok()?;
            group.append_child(&content).ok()?;
            (content, at) = (group, at.parent_element()?);
        }
        copy.append_child(&content).ok()?;
        let look = source.closest("[class*=look-]").ok().flatten().map(|e| e.class_name()).unwrap_or_default();
        copy.set_attribute("class", &format!("{look} held")).ok()?;
        copy.set_attribute("aria-hidden", "true").ok()?;
        match root.dyn_ref::<ShadowRoot>() {
            Some(shadow) => shadow.append_child(&copy).ok()?,
            None => root.dyn_ref::<Document>()?.body()?.append_child(&copy).ok()?,
        };
        original.class_list().add_1("lifted").ok()?;
        let turned = Rotation::of(source);
        let overlay = Overlay::new(&copy, &picture);
        let [left, top, width, height] = overlay.as_ref().map_or_else(
            || {
                let (left, top, wide, high) = (frame.left(), frame.top(), frame.width(), frame.height());
                // The unrotated box has the same centre.
                let (width, height) = if turned.sideways() { (high, wide) } else { (wide, high) };
                [left + (wide - width) / 2.0, top + (high - height) / 2.0, width, height]
            },
            |overlay| overlay.place,
        );
        let place = format!(
            "left:{}px;top:{}px;width:{}px;height:{}px;rotate:{}deg",
            left as i32,
            top as i32,
            width as i32,
            height as i32,
            turned.degrees()
        );
        let offset = turned.to_screen((0, if touch { -ABOVE_FINGER } else { 0 }));
        Some(DraggedPiece { copy, place, offset, original, over: None, overlay })
    }

    /// Moves the copy. `x` and `y` are the distance from the start of the drag, in pixels.
    pub fn carry(&self, x: i32, y: i32) {
        let way = (f64::from(x + self.offset.0), f64::from(y + self.offset.1));
        let (x, y) = self.overlay.as_ref().map_or(way, |overlay| overlay.to_parent(way));
        let style = format!("{};translate:{}px {}px", self.place, x as i32, y as i32);
        let _ = self.copy.set_attribute("style", &style);
    }

    /// Marks the drop target `over`, and no other element.
    pub fn hover(&mut self, over: Option<Element>) {
        if self.over == over {
            return;
        }
        if let Some(old) = &self.over {
            let _ = old.class_list().remove_1("below");
            dispatch(old, LEFT);
        }
        if let Some(new) = &over {
            let _ = new.class_list().add_1("below");
            dispatch(new, ENTERED);
        }
        self.over = over;
    }
}

/// The event that a site gets when a dragged piece enters it. Pointer events do not reach the site: during a drag they
/// go to the source, because its board has captured the pointer.
pub const ENTERED: &str = "held-over";
/// The event that a site gets when a dragged piece leaves it.
pub const LEFT: &str = "held-away";

fn dispatch(place: &Element, event: &str) {
    if let Ok(event) = Event::new(event) {
        let _ = place.dispatch_event(&event);
    }
}
