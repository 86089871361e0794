//! Pictures as files.

use crate::ui::download::file;
use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url};

/// How many pixels of a PNG make one of CSS.
const SHARP: u32 = 2;
/// An SVG file.
pub fn svg(text: &str) -> Option<Blob> {
    file(text, "image/svg+xml")
}

/// The picture as a PNG file, [`SHARP`] times as large as the SVG says.
pub async fn png(text: &str) -> Option<Blob> {
    let url = Url::create_object_url_with_blob(&svg(text)?).ok()?;
    let drawn = painted(&url).await;
    // It is of our own making.
    let _ = Url::revoke_object_url(&url);
    let canvas = drawn?;
    let promise = Promise::new(&mut |resolve, _| {
        let taken = Closure::once_into_js(move |blob: JsValue| {
            // A promise's own function does not throw.
            let _ = resolve.call1(&JsValue::NULL, &blob);
        });
        // A canvas on which nothing foreign was painted gives its picture.
        let _ = canvas.to_blob(taken.unchecked_ref());
    });
    JsFuture::from(promise).await.ok()?.dyn_into().ok()
}

/// A canvas with the picture of that address.
async fn painted(url: &str) -> Option<HtmlCanvasElement> {
    let image = HtmlImageElement::new().ok()?;
    image.set_src(url);
    JsFuture::from(image.decode()).await.ok()?;
    let canvas: HtmlCanvasElement = web_sys::window()?.document()?.create_element("canvas").ok()?.dyn_into().ok()?;
    let (width, height) = (SHARP * image.natural_width(), SHARP * image.natural_height());
    canvas.set_width(width);
    canvas.set_height(height);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let size = (f64::from(width), f64::from(height));
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, size.0, size.1).ok()?;
    Some(canvas)
}
