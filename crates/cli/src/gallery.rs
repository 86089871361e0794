//! For `trivium site`: the page of examples for authors of web pages, one file per language. Each example is a live
//! board next to its markup. The page contains its pictures.

use super::Failure;
use super::weave::{Defaults, Kind, weave};
use std::path::Path;
use trivium_boards::svg_export::{Style, escape};
use trivium_cli::previews::Preview;
use trivium_words::{GalleryWords, Language};

/// Stands for the address of the release. A script in the page replaces it with the page's actual address.
const BASE: &str = "https://example.org/trivium/";

/// A board element as an author writes it.
struct Example {
    attributes: &'static str,
    text: &'static str,
    /// Whether the element contains its picture.
    pictured: bool,
}

impl Example {
    const fn new(attributes: &'static str, text: &'static str) -> Example {
        Example { attributes, text, pictured: false }
    }

    /// The markup to copy, with the picture abbreviated.
    fn code(&self) -> String {
        let inside = if self.pictured { "\n  <svg>…</svg>\n" } else { self.text };
        format!("<trivium-board {}>{inside}</trivium-board>", self.attributes)
    }

    fn live(&self, language: Language) -> Result<String, Failure> {
        let element = format!("<trivium-board {}>{}</trivium-board>", self.attributes, self.text);
        if !self.pictured {
            return Ok(element);
        }
        let defaults = Defaults { style: Style { language, ..Style::default() }, ..Defaults::default() };
        let woven = weave(&element, Kind::Html, &defaults).map(|(text, _)| text);
        woven.map_err(|faults| Failure::Usage(format!("the example {element}: {}", faults[0].1)))
    }
}

const DIAGRAM: Example =
    Example { attributes: "game=\"tritt\" tokens=\"e5-g5 f6-h8 d3-d5\"", text: "", pictured: true };
const MARKS: Example = Example {
    attributes: "game=\"tritt\" tokens=\"e5-g5 f6-h8 d3-d5\" marks=\"e5>d5 f6=a g5!red\"",
    text: "",
    pictured: true,
};
const VIEWER: Example = Example::new("game=\"trias\" mode=\"viewer\" ply=\"3\"", "C1 I3 J1 E3 H1 A3 D1 C3 B1");
const PLAY: Example = Example::new("game=\"traffic-lights\" mode=\"play\" tokens=\"b2 a1\"", "");
const POSITION: Example = Example::new(
    "game=\"tritt\" mode=\"play\" position=\"trittons=o:a1-a3,o:f3-f5,o:k6-k8 hand=5,8 orange=1 swap=n stage=turn turn=2\"",
    "",
);
const PROGRAM: Example = Example::new("game=\"traffic-lights\" variant=\"four\" mode=\"play\" programs=\"2:3\"", "");
/// Shows the puzzle of the day, because it always exists: a named puzzle may be missing from a file.
const PUZZLE: Example = Example::new("mode=\"puzzle\" puzzle=\"today\"", "");
const LOOKS: Example = Example::new(
    "game=\"triapon\" mode=\"viewer\" look=\"paper\" theme=\"light\" coordinates",
    "f4 g4 f3 f5 h4 e2 g6 h3 d2",
);
const SCRIPT: Example = Example::new("id=\"board\" game=\"traffic-lights\" mode=\"play\"", "");
const SCRIPTED: &str = "
<p id=\"said\"></p>
<script type=\"module\">
  board.addEventListener(\"before-move\", (event) => {
    if (event.detail.token === \"b2\") event.preventDefault();
  });
  board.addEventListener(\"move\", ({ detail }) => {
    said.textContent = `${detail.seat}: ${detail.token}`;
  });
</script>";
const FRAME: &str = "embed.html?game=trigon&mode=viewer#tokens=2@0,0u+3@0,0d+6@0,-1d";

pub fn make(folder: &Path, address: &str) -> Result<(), Failure> {
    for language in Language::ALL {
        let words = language.gallery();
        let [title, text] = [words.title, words.intro].map(str::to_owned);
        let preview = Preview { file: file(language), title, text, language, game: None };
        std::fs::write(folder.join(&preview.file), page(language, &preview.head(address))?)?;
        preview.write_oembed(folder, address)?;
    }
    Ok(())
}

/// The file name of a language's page. English has the plain name.
fn file(language: Language) -> String {
    match language {
        Language::En => "gallery.html".to_owned(),
        other => format!("gallery.{}.html", other.tag()),
    }
}

fn section(words: &GalleryWords, [title, text]: [&str; 2], live: &str, code: &str) -> String {
    // Markup with a picture is long, so readers can also save it as a file.
    let save = match live.contains("<svg") {
        true => format!("\n<button type=\"button\" class=\"button\" data-saved>{}</button>", escape(words.save)),
        false => String::new(),
    };
    format!(
        "<section>\n<h2>{}</h2>\n<p>{}</p>\n{live}\n<pre tabindex=\"0\"><code>{}</code></pre>\n\
        <button type=\"button\" class=\"button\" data-copied=\"{}\">{}</button>{save}\n</section>\n",
        escape(title),
        escape(text),
        escape(code),
        escape(words.copied),
        escape(words.copy),
    )
}

fn page(language: Language, preview: &str) -> Result<String, Failure> {
    let (words, tag) = (language.gallery(), language.tag());
    let languages = Language::ALL.map(|other| {
        let now = if other == language { " aria-current=\"page\"" } else { "" };
        let tag = other.tag();
        format!("<a href=\"./{}\" hreflang=\"{tag}\" lang=\"{tag}\"{now}>{}</a>", file(other), other.name())
    });
    let once = format!("<script type=\"module\" src=\"{BASE}embed.js\"></script>");
    let mut sections = section(words, [words.once, words.once_text], "", &once);
    let examples = [
        (&DIAGRAM, words.diagram),
        (&MARKS, words.marks),
        (&VIEWER, words.viewer),
        (&PLAY, words.play),
        (&POSITION, words.position),
        (&PROGRAM, words.engine),
        (&PUZZLE, words.puzzle),
        (&LOOKS, words.looks),
    ];
    for (example, heading) in examples {
        sections.push_str(&section(words, heading, &example.live(language)?, &example.code()));
    }
    let none_yet = escape(language.shell().nothing_played);
    let live = format!("{}\n<p id=\"said\" role=\"status\">{none_yet}</p>", SCRIPT.live(language)?);
    sections.push_str(&section(words, words.script, &live, &[&SCRIPT.code(), SCRIPTED].concat()));
    let frame = |base: &str| {
        let title = escape(language.game("trigon").name);
        let address = escape(FRAME);
        format!(
            "<iframe src=\"{base}{address}\" title=\"{title}\" width=\"480\" height=\"620\" loading=\"lazy\"></iframe>"
        )
    };
    sections.push_str(&section(words, words.frame, &frame("./"), &frame(BASE)));
    Ok(format!(
        "<!doctype html>
<html lang=\"{tag}\">
<head>
<meta charset=\"utf-8\" />
<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; \
worker-src 'self'; frame-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'\" />
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />
<title>{title}</title>
<meta name=\"color-scheme\" content=\"light dark\" />
<link rel=\"icon\" href=\"./icons/192.png\" />
<link rel=\"stylesheet\" href=\"./gallery.css\" />
<link rel=\"stylesheet\" href=\"./board.css\" />
<script type=\"module\" src=\"./embed.js\"></script>
<script type=\"module\" src=\"./gallery.js\"></script>
{preview}</head>
<body>
<main>
<h1>{title}</h1>
<p id=\"unserved\" hidden>{unserved}</p>
<script>if (location.protocol === \"file:\") document.querySelector(\"#unserved\").hidden = false;</script>
<p>{intro}</p>
<nav aria-label=\"{nav}\">{languages}<a href=\"./\">{to_games}</a></nav>
{sections}</main>
</body>
</html>
",
        title = escape(words.title),
        intro = escape(words.intro),
        unserved = escape(words.unserved),
        nav = escape(language.article().languages),
        languages = languages.concat(),
        to_games = escape(words.to_games),
    ))
}
