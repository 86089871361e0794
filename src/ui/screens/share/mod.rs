//! Shares a match as a link, a QR code, a file, or markup for a web page.

mod embed;

use crate::ui::base::clipboard::{copier, copy_status};
use crate::ui::base::download::{file, file_name, save};
use crate::ui::base::same::Same;
use crate::ui::base::settings::use_language;
use crate::ui::parts::chunk::{Chunk, ChunkExports, With};
use embed::Embed;
pub use embed::use_picture;
use qrcodegen::{Mask, QrCode, QrCodeEcc, QrSegment, Version};
use std::rc::Rc;
use trivium_session::{Match, write, write_link};
use trivium_words::ShellWords;
use wasm_bindgen::prelude::*;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[wasm_bindgen(module = "/src/ui/base/share.mjs")]
extern "C" {
    fn sends() -> bool;
    fn send(title: &str, url: &str);
}

pub fn exports() -> ChunkExports {
    ChunkExports::Sheet(|over| html! { <Share game_match={Same(Rc::new(over.controller.game_match().clone()))} /> })
}

#[derive(Clone, PartialEq, Properties)]
struct ShareProps {
    /// The match as it was when the sheet was opened.
    game_match: Same<Match>,
}

/// The address of the page's folder, without query and fragment.
pub fn base() -> String {
    folder(&gloo::utils::window().location().href().unwrap_or_default())
}

/// Removes query, fragment and `index.html` from an address.
fn folder(href: &str) -> String {
    let page = href.split(['#', '?']).next().unwrap_or_default();
    page.strip_suffix("index.html").unwrap_or(page).to_owned()
}

/// The address that opens a match. It does not end in `-` or `_`, because chats would exclude these characters from the
/// link.
fn match_address(base: &str, payload: &str) -> String {
    let end = if payload.ends_with(['-', '_']) { "/" } else { "" };
    [base, "#/open/", payload, end].concat()
}

/// The script tag that defines `<trivium-board>`, from the folder of the address `base`.
pub fn element_script(base: &str) -> String {
    let folder = base.rsplit_once('/').map_or("", |(folder, _)| folder);
    ["<script type=\"module\" src=\"", folder, "/embed.js\"></script>\n"].concat()
}

/// The largest QR version that cameras read from a phone's screen without trouble.
const MAX_QR_VERSION: u8 = 22;
/// The width of the quiet zone around a code, in modules (ISO/IEC 18004).
const QUIET_ZONE: i32 = 4;

/// The QR code of a link: its width in modules, and the SVG path of its dark modules. `None` if the link is too long.
fn code(link: &str) -> Option<(i32, String)> {
    let segments = QrSegment::make_segments(link);
    let code = QrCode::encode_segments_advanced(
        &segments,
        QrCodeEcc::Low,
        Version::MIN,
        Version::new(MAX_QR_VERSION),
        None::<Mask>,
        true,
    )
    .ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let from = x;
            while x < code.size() && code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                path.push_str(&format!("M{} {}h{}v1h-{}z", from + QUIET_ZONE, y + QUIET_ZONE, x - from, x - from));
            }
            x += 1;
        }
    }
    Some((code.size() + 2 * QUIET_ZONE, path))
}

/// Draws the QR code of a link, or reports that the link is too long.
fn qr_code(link: &str, words: &ShellWords) -> Html {
    let Some((size, path)) = code(link) else {
        return html! { <p class="aside">{ words.sharing.code_long }</p> };
    };
    html! {
        <svg class="code" role="img" aria-label={words.sharing.code} viewBox={format!("0 0 {size} {size}")} shape-rendering="crispEdges">
            <rect width="100%" height="100%" fill="#fff" />
            <path d={path} fill="#000" />
        </svg>
    }
}

#[component]
fn Share(props: &ShareProps) -> Html {
    let language = use_language();
    let words = language.shell();
    let game_match = props.game_match.0.clone();
    let copied = use_state_eq(|| None::<bool>);
    let link = use_memo(props.game_match.clone(), |game_match| {
        write_link(&game_match.0).map(|payload| match_address(&base(), &payload))
    });
    let save_file = {
        let game_match = game_match.clone();
        move |_: MouseEvent| {
            if let Some(file) = file(write(&game_match).as_bytes(), "text/plain") {
                save(&file_name(&game_match, "txt"), &file);
            }
        }
    };
    let as_file = html! { <button class="button" onclick={save_file}>{ words.shelf.save }</button> };
    let pictures = {
        let game_match = props.game_match.clone();
        let draw = move |()| Chunk::pictures().map_or_else(|| html! {}, |pictures| (pictures.sending)(&game_match));
        html! { <With part={Chunk::Pictures} draw={Callback::from(draw)} quiet=true /> }
    };
    let link = match &*link {
        Ok(link) => link.clone(),
        Err(error) => {
            return html! {
                <div class="sending">
                    <div class="share">
                        <p>{ words.link(*error) }</p>
                        <div class="row">{ as_file }</div>
                        { pictures }
                    </div>
                    <Embed game_match={props.game_match.clone()} />
                </div>
            };
        }
    };
    let on_copy = copier(&copied, &link);
    let on_send = {
        let (link, title) = (link.clone(), language.game(game_match.setup().game().id()).name);
        move |_: MouseEvent| send(title, &link)
    };
    let select = |event: FocusEvent| event.target_unchecked_into::<HtmlInputElement>().select();
    let status = copy_status(*copied, words.sharing.copied, words.sharing.not_copied);
    html! {
        <div class="sending">
            <div class="share">
                if game_match.result().is_none() {
                    <p>{ words.sharing.by_link }</p>
                }
                <label>
                    <span class="unseen">{ words.sharing.link }</span>
                    <input type="text" readonly=true value={link.clone()} onfocus={select} />
                </label>
                <div class="row">
                    <button class="button main" onclick={on_copy}>{ words.sharing.copy }</button>
                    if sends() {
                        <button class="button" onclick={on_send}>{ words.sharing.send }</button>
                    }
                    { as_file }
                </div>
                <p class="aside" role="status">{ status }</p>
                { pictures }
                { qr_code(&link, words) }
            </div>
            <Embed game_match={props.game_match.clone()} />
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_start_at_the_folder_of_the_page() {
        for href in ["https://h.example/a/", "https://h.example/a/index.html", "https://h.example/a/?x=/y/z#/game/k3"] {
            assert_eq!(folder(href), "https://h.example/a/", "{href}");
        }
        assert_eq!(match_address("https://h.example/", "1AbC_"), "https://h.example/#/open/1AbC_/");
        assert_eq!(match_address("https://h.example/", "1AbCd"), "https://h.example/#/open/1AbCd");
    }

    #[test]
    fn a_code_has_its_quiet_zone_and_a_bound() {
        let (size, path) = code("https://example.org/#/open/1AbCd").expect("short");
        // Version 2 holds these 32 bytes at low correction: 25 modules, and a quiet zone of four on each side.
        assert_eq!(size, 25 + 8);
        assert!(path.starts_with("M4 4h7v1h-7z"), "the first finder pattern: {path}");
        // Version 22 holds 1,003 bytes at most (ISO/IEC 18004, table 7).
        assert!(code(&"a".repeat(1_003)).is_some());
        assert!(code(&"a".repeat(1_004)).is_none());
    }
}
