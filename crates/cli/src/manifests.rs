//! For `trivium site`: the web app manifests of the page, one per language.

use super::Failure;
use serde_json::{Value, json};
use std::path::Path;
use trivium_cli::previews::SCREENSHOTS;
use trivium_rules::games::GAMES;
use trivium_words::Language;

pub fn make(folder: &Path) -> Result<(), Failure> {
    for language in Language::ALL {
        let path = folder.join(language.tag()).with_extension("webmanifest");
        std::fs::write(&path, format!("{:#}\n", manifest(language)))?;
    }
    Ok(())
}

/// The manifest of a language. Its addresses are relative to its folder, which is next to index.html.
fn manifest(language: Language) -> Value {
    let words = language.shell();
    let icon = |name: &str, size: &str, purpose: &str| {
        let src = format!("../icons/{name}.png");
        json!({ "src": src, "sizes": size, "type": "image/png", "purpose": purpose })
    };
    let screenshot = |(name, [width, height], form): (&str, [u32; 2], &str)| {
        json!({
            "src": format!("../screenshots/{name}.jpg"), "sizes": format!("{width}x{height}"), "type": "image/jpeg", "form_factor": form,
            "label": language.game(name.split('-').next().unwrap_or(name)).name,
        })
    };
    let shortcut = |game: &trivium_rules::core::GameInfo| {
        let about = language.game(game.id);
        json!({
            "name": format!("{}: {}", words.new_game, about.name), "short_name": about.name, "description": about.line,
            "url": format!("../#/new/{}", game.id), "icons": [icon("96", "96x96", "any")],
        })
    };
    json!({
        "name": "Trivium",
        "short_name": "Trivium",
        "description": words.tagline,
        "lang": language.tag(),
        "dir": "ltr",
        "start_url": "../",
        "scope": "../",
        "display": "standalone",
        "orientation": "any",
        "background_color": "#f5f2ed",
        "theme_color": "#f5f2ed",
        "categories": ["games", "entertainment"],
        "icons": [
            icon("192", "192x192", "any"), icon("512", "512x512", "any"),
            icon("maskable-192", "192x192", "maskable"), icon("maskable-512", "512x512", "maskable"),
        ],
        "screenshots": SCREENSHOTS.map(screenshot),
        "shortcuts": GAMES.iter().map(shortcut).collect::<Vec<_>>(),
        "file_handlers": [{ "action": "../", "accept": { "text/plain": [".trivium", ".txt"] } }],
        "share_target": {
            "action": "../", "method": "GET", "enctype": "application/x-www-form-urlencoded",
            "params": { "title": "title", "text": "text", "url": "url" },
        },
    })
}
