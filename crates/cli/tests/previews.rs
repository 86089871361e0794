use roxmltree::Document;
use std::fs;
use std::path::Path;
use trivium_cli::articles::Volume;
use trivium_cli::previews::{Preview, SCREENSHOTS};
use trivium_words::Language;

const ADDRESS: &str = "https://example.org/trivium/";

fn preview(file: &str, game: Option<&'static str>) -> Preview {
    let (title, text) = ("Tritt: „A&B“".to_owned(), "Regeln \"neu\"".to_owned());
    Preview { file: file.to_owned(), title, text, language: Language::De, game }
}

/// The content of a page's oEmbed file.
fn oembed(preview: &Preview) -> serde_json::Value {
    let folder =
        std::env::temp_dir().join(format!("trivium-preview-{}-{}", std::process::id(), preview.file.replace('/', "-")));
    let file = folder.join(Path::new(&preview.file).with_extension("oembed.json"));
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    preview.write_oembed(&folder, ADDRESS).expect("a file");
    let text = fs::read_to_string(file).expect("its file");
    fs::remove_dir_all(folder).expect("the folder");
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn a_preview_has_title_text_picture_and_frame_with_absolute_addresses() {
    let rules = preview("rules/de/tritt.html", Some("tritt"));
    let head = rules.head(ADDRESS);
    for line in [
        "<meta property=\"og:title\" content=\"Tritt: „A&amp;B“\">",
        "<meta property=\"og:description\" content=\"Regeln &quot;neu&quot;\">",
        "<meta property=\"og:image\" content=\"https://example.org/trivium/screenshots/tritt-phone.jpg\">",
        "<meta property=\"og:url\" content=\"https://example.org/trivium/rules/de/tritt.html\">",
        "<meta property=\"og:locale\" content=\"de\">",
    ] {
        assert!(head.lines().any(|other| other == line), "{line} in\n{head}");
    }
    assert!(head.contains("json+oembed\" href=\"https://example.org/trivium/rules/de/tritt.oembed.json\""), "{head}");
    let data = oembed(&rules);
    assert_eq!((&data["type"], &data["title"]), (&"rich".into(), &"Tritt: „A&B“".into()));
    let frame = Document::parse(data["html"].as_str().expect("a frame"))
        .expect("markup")
        .root_element()
        .attribute("src")
        .map(str::to_owned);
    assert_eq!(frame.as_deref(), Some("https://example.org/trivium/embed.html?game=tritt&mode=play&lang=de"));
    assert_eq!(data["thumbnail_url"], "https://example.org/trivium/screenshots/tritt-phone.jpg");
    assert_eq!((&data["thumbnail_width"], &data["thumbnail_height"]), (&720.into(), &1480.into()));
}

#[test]
fn the_start_page_is_previewed_with_the_address_itself_and_the_icon() {
    let start = Preview::start();
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../index.html");
    let page = fs::read_to_string(page).expect("the page");
    assert!(page.contains(&format!("<title>{}</title>", start.title)));
    assert!(page.contains(&format!("<meta name=\"description\" content=\"{}\"", start.text)));
    let head = start.head(ADDRESS);
    assert!(head.contains("og:url\" content=\"https://example.org/trivium/\""), "{head}");
    assert!(head.contains("og:image\" content=\"https://example.org/trivium/icons/512.png\""), "{head}");
    let data = oembed(&start);
    assert_eq!(data["thumbnail_url"], "https://example.org/trivium/icons/512.png");
    assert_eq!(data["thumbnail_width"], 512);
    assert!(data["html"].as_str().is_some_and(|frame| frame.contains("game=traffic-lights")));
}

#[test]
fn pages_without_an_address_have_no_previews() {
    assert_eq!(preview("index.html", None).head(""), "");
}

#[test]
fn both_pages_on_the_rules_have_previews_in_their_heads() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let volume = Volume::read(&root.join("articles"), "trias").expect("the articles");
    let sheets = volume.sheets().expect("its sheets");
    let page = volume.page(Language::Fr, &volume.pictures().expect("its pictures"), ADDRESS);
    let print = volume.print_page(Language::Fr, &sheets, ADDRESS);
    for (page, file) in [(page, "trias"), (print, "trias-print")] {
        let (head, _) = page.split_once("</head>").expect("a head");
        assert!(head.contains(&format!("og:url\" content=\"{ADDRESS}rules/fr/{file}.html\"")), "{head}");
        assert!(head.contains("screenshots/trias-desktop.jpg"), "{head}");
    }
}

#[test]
fn every_screenshot_exists_in_its_size() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../public/screenshots");
    for (name, [width, height], _) in SCREENSHOTS {
        let bytes = fs::read(folder.join(name).with_extension("jpg")).expect("a picture");
        // A JPEG frame header: marker, length, eight bits per sample, height and width.
        let frame = bytes.windows(9).find(|at| at[0] == 0xff && matches!(at[1], 0xc0 | 0xc2) && at[4] == 8);
        let sides =
            frame.map(|at| [u32::from(at[7]) << 8 | u32::from(at[8]), u32::from(at[5]) << 8 | u32::from(at[6])]);
        assert_eq!(sides, Some([width, height]), "{name}");
    }
}
