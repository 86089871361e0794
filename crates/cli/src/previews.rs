//! Link previews, which other pages and messengers show for links to our pages. OpenGraph data is in the head of a
//! page, oEmbed data in a file next to the page. Both require absolute addresses, so they exist only if the address of
//! the release is known.

use serde_json::json;
use std::path::Path;
use trivium_boards::svg_export::escape;
use trivium_words::Language;

/// The pictures in `public/screenshots`: name, which begins with a game; width and height in pixels; form factor of the
/// screen.
pub const SCREENSHOTS: [(&str, [u32; 2], &str); 4] = [
    ("tritt-phone", [720, 1480], "narrow"),
    ("triapon-phone", [720, 1480], "narrow"),
    ("trigon-desktop", [1280, 800], "wide"),
    ("trias-desktop", [1280, 800], "wide"),
];

/// The preview of a page. Its texts are not escaped.
#[derive(Debug)]
pub struct Preview {
    /// The page's path in the release.
    pub file: String,
    pub title: String,
    /// A description in one sentence.
    pub text: String,
    pub language: Language,
    /// The game, if the page is about a single one.
    pub game: Option<&'static str>,
}

impl Preview {
    /// The preview of the start page, with the texts of `index.html`.
    pub fn start() -> Preview {
        Preview {
            file: "index.html".to_owned(),
            title: "Trivium".to_owned(),
            text: "Five board games of threes on one page: play them, learn them and solve puzzles.".to_owned(),
            language: Language::En,
            game: None,
        }
    }

    /// The tags for the head of the page. `address` is that of the release, with a slash at its end; without an address
    /// there are no tags.
    pub fn head(&self, address: &str) -> String {
        if address.is_empty() {
            return String::new();
        }
        let page = if self.file == "index.html" { "" } else { &self.file };
        let (image, _) = self.picture();
        let property =
            |(name, content): (&str, &str)| format!("<meta property=\"og:{name}\" content=\"{}\">\n", escape(content));
        let properties = [
            ("title", self.title.as_str()),
            ("description", &self.text),
            ("type", "website"),
            ("url", &[address, page].concat()),
            ("image", &[address, &image].concat()),
            ("locale", self.language.tag()),
            ("site_name", "Trivium"),
        ];
        let file = escape(&[address, &self.oembed_file()].concat());
        let title = escape(&self.title);
        properties.map(property).concat()
            + &format!("<link rel=\"alternate\" type=\"application/json+oembed\" href=\"{file}\" title=\"{title}\">\n")
    }

    /// Writes the oEmbed file of the page (<https://oembed.com>) into the folder of the release. Its frame is a board
    /// to play on.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write_oembed(&self, into: &Path, address: &str) -> std::io::Result<()> {
        if address.is_empty() {
            return Ok(());
        }
        let (game, title) = (self.game.unwrap_or("traffic-lights"), escape(&self.title));
        let frame = format!("{address}embed.html?game={game}&mode=play&lang={}", self.language.tag());
        let (image, [width, height]) = self.picture();
        let oembed = json!({
            "version": "1.0",
            "type": "rich",
            "title": self.title,
            "provider_name": "Trivium",
            "provider_url": address,
            "width": 480,
            "height": 640,
            "html": format!(
                "<iframe src=\"{}\" title=\"{title}\" width=\"480\" height=\"640\" style=\"max-width:100%;border:0\" \
                sandbox=\"allow-scripts\"></iframe>",
                escape(&frame)
            ),
            "thumbnail_url": format!("{address}{image}"),
            "thumbnail_width": width,
            "thumbnail_height": height,
        });
        std::fs::write(into.join(self.oembed_file()), format!("{oembed:#}\n"))
    }

    fn oembed_file(&self) -> String {
        Path::new(&self.file).with_extension("oembed.json").display().to_string()
    }

    /// The path of the game's screenshot, with width and height in pixels. Pages that are not about a game use the
    /// icon.
    fn picture(&self) -> (String, [u32; 2]) {
        let shown = |name: &str| name.rsplit_once('-').is_some_and(|(of, _)| self.game == Some(of));
        match SCREENSHOTS.iter().find(|(name, ..)| shown(name)) {
            Some((name, size, _)) => (format!("screenshots/{name}.jpg"), *size),
            None => ("icons/512.png".to_owned(), [512, 512]),
        }
    }
}
