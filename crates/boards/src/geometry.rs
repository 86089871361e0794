//! Converts vectors on the screen to vectors in a picture, by the browser's own transform. A page around a board may
//! scale or rotate it. Functions return `None` if the browser does not know the transform.

use wasm_bindgen::prelude::*;
use web_sys::Element;

#[wasm_bindgen(module = "/src/geometry.mjs")]
extern "C" {
    #[wasm_bindgen(js_name = inUnits)]
    fn units(svg: &Element, x: f64, y: f64) -> Option<Vec<f64>>;
    #[wasm_bindgen(js_name = inPixels)]
    fn pixels(svg: &Element, x: f64, y: f64) -> Option<Vec<f64>>;
    #[wasm_bindgen(js_name = overlay)]
    fn overlay(copy: &Element, svg: &Element) -> Option<Vec<f64>>;
}

/// Converts a vector on the screen to the picture's units.
pub fn in_units(svg: &Element, (x, y): (f64, f64)) -> Option<(f64, f64)> {
    let way = units(svg, x, y)?;
    Some((*way.first()?, *way.get(1)?))
}

/// Converts a vector on the screen to the picture's own pixels. Also returns the picture's size in these pixels.
pub fn in_pixels(svg: &Element, (x, y): (f64, f64)) -> Option<[(f64, f64); 2]> {
    match pixels(svg, x, y)?[..] {
        [x, y, width, height] => Some([(x, y), (width, height)]),
        _ => None,
    }
}

/// The position of a dragged copy over a picture.
pub struct Overlay {
    /// Left, top, width and height, before a rotation.
    pub place: [f64; 4],
    /// The linear part (a, b, c, d) of the transform of the copy's parent.
    around: [f64; 4],
}

impl Overlay {
    pub fn new(copy: &Element, svg: &Element) -> Option<Overlay> {
        let numbers: [f64; 8] = overlay(copy, svg)?.try_into().ok()?;
        let [left, top, width, height, a, b, c, d] = numbers;
        Some(Overlay { place: [left, top, width, height], around: [a, b, c, d] })
    }

    /// Converts a vector on the screen to one in the parent of the copy.
    pub fn to_parent(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let [a, b, c, d] = self.around;
        let whole = a * d - b * c;
        ((d * x - c * y) / whole, (a * y - b * x) / whole)
    }
}
