//! Pictures of positions and lines of play, drawn without a browser (crates/boards/src/svg_export).

use std::collections::BTreeSet;
use trivium_boards::Look;
use trivium_boards::svg_export::{MarkFault, Style, host};
use trivium_session::{Match, Setup};
use trivium_testing::vectors;
use trivium_words::Language;

fn game_match(game: &str, variant: &str, tokens: &str) -> Match {
    Match::after(Setup::new(game, variant, [], [], 0).expect("a game of the house"), tokens.split_ascii_whitespace())
        .expect("legal tokens")
}

fn picture(game_match: &Match, style: &Style) -> String {
    host::picture(game_match, style, "").expect("a picture")
}

const EXAMPLES: [(&str, &str, &str); 6] = [
    ("triapon", "base", "f4 g4 f3 f5 h4 e2 g6 h3 d2"),
    ("trias", "base", "C1 I3 J1"),
    ("tritt", "step", "e5-g5 f6-h8 d3-d5"),
    ("traffic-lights", "simple", "b2 a1 b2"),
    ("traffic-lights", "slider+bag", ""),
    ("trigon", "base", "2@0,0u 3@0,0d 6@0,-1d"),
];

/// Asserts that a picture is valid XML, contains everything that it refers to, and has no scripts or external content.
fn whole(picture: &str, note: &str) {
    let document = roxmltree::Document::parse(picture).unwrap_or_else(|why| panic!("{note}: {why}"));
    let root = document.root_element();
    assert_eq!(root.tag_name().namespace(), Some("http://www.w3.org/2000/svg"), "{note}");
    for name in ["viewBox", "width", "height", "lang"] {
        assert!(root.has_attribute(name), "{note}: {name}");
    }
    assert_eq!(root.attribute("role"), Some("img"), "{note}");
    let ids: Vec<_> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "{note}: ids are unique");
    let labels = root.attribute("aria-labelledby").expect("labels");
    assert!(labels.split(' ').all(|id| ids.contains(&id)), "{note}");
    let known = [
        "svg",
        "title",
        "desc",
        "defs",
        "g",
        "path",
        "rect",
        "circle",
        "ellipse",
        "text",
        "use",
        "pattern",
        "clipPath",
        "linearGradient",
        "radialGradient",
        "stop",
        "style",
    ];
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        let name = node.tag_name().name();
        assert!(known.contains(&name), "{note}: <{name}>");
        for attribute in node.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            let leftover = name.starts_with("on") || name.starts_with("data-") || ["tabindex", "style"].contains(&name);
            assert!(!leftover, "{note}: {name}={value}");
            for url in [
                value.strip_prefix("url(#").and_then(|v| v.strip_suffix(')')),
                value.strip_prefix('#').filter(|_| name == "href"),
            ] {
                assert!(url.is_none_or(|id| ids.contains(&id)), "{note}: {name}={value}");
            }
            let unresolved =
                ["oklch", "var(", "light-dark", "calc(", "NaN", "inf"].iter().any(|word| value.contains(word));
            assert!(!unresolved && !value.is_empty(), "{note}: {name}={value}");
        }
    }
}

#[test]
fn every_record_gives_a_valid_picture_in_every_look() {
    for game in ["triapon", "trias", "tritt", "traffic-lights", "trigon"] {
        for vector in vectors(&format!("{game}.jsonl")) {
            let setup =
                Setup::new(&vector.game, &vector.variant, vector.options(), [], 0).expect("a game of the house");
            let mut game_match = Match::new(setup);
            for token in &vector.tokens {
                // Some records end with an illegal token.
                if game_match.play(token).is_err() {
                    break;
                }
            }
            for look in Look::ALL {
                let dark = vector.tokens.len() % 2 == 1;
                let style = Style { look, dark, coordinates: true, hands: true, ..Style::default() };
                whole(&picture(&game_match, &style), &format!("{game} {} {}, {look:?}", vector.variant, vector.note));
            }
        }
    }
}

#[test]
fn pictures_are_reproducible_and_have_distinct_ids() {
    let mut ids = BTreeSet::new();
    for (game, variant, tokens) in EXAMPLES {
        for look in Look::ALL {
            let style = Style { look, ..Style::default() };
            let one = picture(&game_match(game, variant, tokens), &style);
            assert_eq!(one, picture(&game_match(game, variant, tokens), &style));
            let id = one.split_once("aria-labelledby=\"").expect("labels").1.split(' ').next().expect("an id");
            assert!(ids.insert(id.to_owned()), "{game} {look:?}: {id}");
        }
    }
}

#[test]
fn title_and_description_are_in_the_language() {
    let game_match = game_match("tritt", "step", "e5-g5");
    // Players without names are named by their colours.
    for (language, act, piece) in [
        (Language::De, "Blau ist am Zug.", "e5–g5, Tritton orange-blau-orange, Orange."),
        (Language::En, "Blue to move.", "e5–g5, tritton orange-blue-orange, Orange."),
        (Language::Fr, "Bleu doit jouer.", "e5–g5, tritton orange-bleu-orange, Orange."),
        (Language::It, "Turno: Blu.", "e5–g5, tritton arancione-blu-arancione, Arancione."),
    ] {
        let picture = picture(&game_match, &Style { language, ..Style::default() });
        let document = roxmltree::Document::parse(&picture).expect("XML");
        let text = |name: &str| {
            let node = document.descendants().find(|node| node.tag_name().name() == name).expect(name);
            node.text().expect("text").to_owned()
        };
        assert!(text("title").starts_with("Tritt"), "{}", text("title"));
        let desc = text("desc");
        assert!(desc.contains(act) && desc.contains(piece), "{desc}");
        assert_eq!(document.root_element().attribute("lang"), Some(language.tag()));
    }
}

#[test]
fn marks_are_drawn_or_refused_with_the_reason() {
    let game_match = game_match("tritt", "step", "e5-g5");
    let style = Style::default();
    let marked = host::picture(&game_match, &style, "f6 E5>g5!red f6=a_b<&\" c3~c5!green").expect("marks");
    whole(&marked, "marked");
    // f6 is the middle of the board.
    assert!(marked.contains("<circle cx=\"0\" cy=\"0\" r=\"46\""), "{marked}");
    assert!(marked.contains(">a b&lt;&amp;&quot;</text>"));
    let fault = |marks: &str| host::picture(&game_match, &style, marks).expect_err(marks).why;
    assert_eq!(fault("z9"), MarkFault::Place("z9".to_owned()));
    assert_eq!(fault("f6 a1>a1"), MarkFault::Still);
    assert_eq!(fault("f6!pink"), MarkFault::Colour("pink".to_owned()));
    assert_eq!(fault("f6="), MarkFault::Label);
}

#[test]
fn pieces_beside_the_board_are_drawn() {
    let style = Style { look: Look::Paper, ..Style::default() };
    // Seven and eight trittons are left, with three dots each, and one is on the board.
    let tritt = picture(&game_match("tritt", "step", "e5-g5"), &style);
    let dots = |colour: &str| tritt.matches(&format!("<use href=\"#{}{colour}\"", id(&tritt))).count();
    assert_eq!([dots("-orange"), dots("-blue")], [2 * 8 + 8, 8 + 2 * 8]);
    // The bag has eight chips of each colour.
    let lights = picture(&game_match("traffic-lights", "slider+bag", ""), &style);
    assert_eq!(lights.matches(">8</text>").count(), 3);
    // Trays show the removed stones.
    let trias = picture(&game_match("trias", "base", "C1 I3 J1"), &style);
    assert!(trias.matches("<use href=\"#").count() > 36, "{trias}");
}

/// The prefix of a picture's ids.
fn id(picture: &str) -> &str {
    picture.split_once("<title id=\"").and_then(|(_, rest)| rest.split_once("-title\"")).expect("an id").0
}

#[test]
fn an_animation_ends_at_the_last_position_of_its_line() {
    for (game, variant, tokens) in EXAMPLES {
        let style = Style::default();
        let last = game_match(game, variant, tokens);
        let all = trivium_boards::svg_export::line(&last);
        assert_eq!(all.len(), last.line().len() + 1);
        let animation = host::animation(&all, &style, "").expect("no marks").expect("positions");
        whole(&animation, game);
        assert!(animation.len() < 200_000, "{game}: {}", animation.len());
        // Reduced motion shows the last position: the same nodes in the same order, apart from the view box.
        let document = roxmltree::Document::parse(&animation).expect("XML");
        let visible = document.root_element().children().filter(|node| node.attribute("visibility").is_none());
        let texts = |nodes: Vec<roxmltree::Node>| {
            let uses = nodes.iter().flat_map(roxmltree::Node::descendants).filter_map(|node| node.attribute("href"));
            uses.map(str::to_owned).filter(|href| !href.ends_with("-2")).collect::<Vec<_>>()
        };
        let alone = picture(&last, &style);
        let alone = roxmltree::Document::parse(&alone).expect("XML");
        let drawn = |node: &roxmltree::Node| node.tag_name().name() != "defs";
        let (animation, alone) =
            (texts(visible.filter(drawn).collect()), texts(alone.root_element().children().filter(drawn).collect()));
        assert_eq!(animation, alone, "{game}");
    }
    assert!(host::animation(&[], &Style::default(), "").expect("nothing").is_none());
}
