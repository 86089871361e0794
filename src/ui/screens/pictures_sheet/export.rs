//! Encodes pictures as SVG and PNG files.

use crate::ui::base::download::file;
use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url};

/// PNG pixels per CSS pixel.
const PNG_SCALE: u32 = 2;

pub fn svg(text: &str) -> Option<Blob> {
    file(text.as_bytes(), "image/svg+xml")
}

/// The picture as a PNG file, [`PNG_SCALE`] times as large as the SVG.
pub async fn png(text: &str) -> Option<Blob> {
    let canvas = painted(text, PNG_SCALE).await?;
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

/// The width and the height of the picture in CSS pixels, and its pixels in RGBA.
pub async fn pixels(text: &str) -> Option<([u16; 2], Vec<u8>)> {
    let canvas = painted(text, 1).await?;
    let (width, height) = (canvas.width(), canvas.height());
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let image = context.get_image_data(0.0, 0.0, f64::from(width), f64::from(height)).ok()?;
    Some(([width as u16, height as u16], image.data().0))
}

/// Paints an SVG on a canvas, with `sharp` pixels per CSS pixel.
async fn painted(text: &str, sharp: u32) -> Option<HtmlCanvasElement> {
    let url = Url::create_object_url_with_blob(&svg(text)?).ok()?;
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&url);
    let decoded = JsFuture::from(image.decode()).await;
    // The URL was created above, so this does not fail.
    let _ = Url::revoke_object_url(&url);
    decoded.ok()?;
    let canvas: HtmlCanvasElement = gloo::utils::document().create_element("canvas").ok()?.dyn_into().ok()?;
    let (width, height) = (sharp * image.natural_width(), sharp * image.natural_height());
    canvas.set_width(width);
    canvas.set_height(height);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let size = (f64::from(width), f64::from(height));
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, size.0, size.1).ok()?;
    Some(canvas)
}
