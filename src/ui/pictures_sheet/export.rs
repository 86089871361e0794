//! Encodes pictures as SVG and PNG files.

use crate::ui::download::file;
use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url};

/// PNG pixels per CSS pixel.
const SHARP: u32 = 2;

pub fn svg(text: &str) -> Option<Blob> {
    file(text, "image/svg+xml")
}

/// The picture as a PNG file, [`SHARP`] times as large as the SVG.
pub async fn png(text: &str) -> Option<Blob> {
    let url = Url::create_object_url_with_blob(&svg(text)?).ok()?;
    let drawn = painted(&url).await;
    // The URL was created above, so this does not fail.
    let _ = Url::revoke_object_url(&url);
    let canvas = drawn?;
    let promise = Promise::new(&mut |resolve, _| {
        let taken = Closure::once_into_js(move |blob: JsValue| {
            // The resolve function of a promise does not throw.
            let _ = resolve.call1(&JsValue::NULL, &blob);
        });
        // This fails only for a canvas with an image from another origin.
        let _ = canvas.to_blob(taken.unchecked_ref());
    });
    JsFuture::from(promise).await.ok()?.dyn_into().ok()
}

/// Paints the image at `url` on a canvas.
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
