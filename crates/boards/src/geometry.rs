//! Ways on the screen as ways in a picture, by the browser's own transform. Each answers `None` where the browser does not know.

use wasm_bindgen::prelude::*;
use web_sys::Element;

#[wasm_bindgen(module = "/src/geometry.mjs")]
extern "C" {
    #[wasm_bindgen(js_name = inUnits)]
    fn units(svg: &Element, x: f64, y: f64) -> Option<Vec<f64>>;
    #[wasm_bindgen(js_name = inPixels)]
    fn pixels(svg: &Element, x: f64, y: f64) -> Option<Vec<f64>>;
    #[wasm_bindgen(js_name = overlay)]
    fn laid(copy: &Element, svg: &Element) -> Option<Vec<f64>>;
}

/// A way in a picture's units.
pub fn in_units(svg: &Element, (x, y): (f64, f64)) -> Option<(f64, f64)> {
    let way = units(svg, x, y)?;
    Some((*way.first()?, *way.get(1)?))
}

/// A way in a picture's own pixels, and the picture's size in them.
pub fn in_pixels(svg: &Element, (x, y): (f64, f64)) -> Option<[(f64, f64); 2]> {
    match pixels(svg, x, y)?[..] {
        [x, y, width, height] => Some([(x, y), (width, height)]),
        _ => None,
    }
}

/// A copy that lies over a picture.
pub struct Overlay {
    /// Its left and top edge, width and height, before it is turned.
    pub place: [f64; 4],
    /// The transform of what it is in.
    around: [f64; 4],
}

impl Overlay {
    /// Lays a copy over a picture.
    pub fn new(copy: &Element, svg: &Element) -> Option<Overlay> {
        let laid: [f64; 8] = laid(copy, svg)?.try_into().ok()?;
        let [left, top, width, height, a, b, c, d] = laid;
        Some(Overlay { place: [left, top, width, height], around: [a, b, c, d] })
    }

    /// A way on the screen as one of the copy.
    pub fn within(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let [a, b, c, d] = self.around;
        let whole = a * d - b * c;
        ((d * x - c * y) / whole, (a * y - b * x) / whole)
    }
}
