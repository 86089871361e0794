//! The page of an article: plain HTML that needs no script. All languages share the files of its pictures.

use super::markdown::{Article, Block, Inline, Section, plain};
use super::{Diagram, SourceError, Volume};
use serde_json::json;
use trivium_boards::Look;
use trivium_boards::svg_export::{Style, described, escape, host, tile_file};
use trivium_rules::core::{Credit, GameInfo};
use trivium_rules::games::{self, GAMES};
use trivium_session::write_link;
use trivium_words::{ArticleWords, EmbeddingWords, Language, fill};

/// The picture of a diagram, for light and for dark pages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    pub id: String,
    pub light: String,
    pub dark: String,
    /// Width and height in CSS pixels.
    pub size: [u32; 2],
}

/// The content security policy of a page: it loads only files of its own site.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; \
img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'";

impl Volume {
    /// The pictures of all diagrams in the article. Diagrams that only start a step of the lesson have none.
    ///
    /// # Errors
    /// The first diagram with a malformed mark.
    pub fn pictures(&self) -> Result<Vec<Picture>, SourceError> {
        let shown = self.articles.first().map(|(_, article)| article.figures()).unwrap_or_default();
        let diagrams = self.diagrams.diagrams.iter();
        let diagrams = diagrams.filter(|diagram| shown.iter().any(|(id, ..)| *id == diagram.id));
        diagrams.map(|diagram| self.picture(diagram)).collect()
    }

    /// Small boards that represent variants in the set-up, for each look and theme: file names and contents.
    ///
    /// # Errors
    /// The first diagram with a malformed mark.
    pub fn cards(&self) -> Result<Vec<(String, String)>, SourceError> {
        let mut cards = Vec::new();
        for (variant, diagram) in self.diagrams.card(self.game) {
            for (look, dark) in Look::ALL.into_iter().flat_map(|look| [(look, false), (look, true)]) {
                let name = tile_file(&[self.game, "-", variant].concat(), look, dark);
                let style = Style { look, dark, bare: true, ..Style::default() };
                cards.push((name, self.drawn(diagram, &style)?));
            }
        }
        Ok(cards)
    }

    /// A diagram in a style.
    pub(super) fn drawn(&self, diagram: &Diagram, style: &Style) -> Result<String, SourceError> {
        let fault = |why: String| self.diagrams.fault(diagram.line, format!("diagram {}: {why}", diagram.id));
        let game_match = diagram.game_match(self.game).map_err(fault)?;
        host::picture(&game_match, style, &diagram.marks).map_err(|why| fault(why.to_string()))
    }

    fn picture(&self, diagram: &Diagram) -> Result<Picture, SourceError> {
        let style = Style { coordinates: diagram.coordinates, hands: diagram.hands, ..Style::default() };
        let (light, dark) = (self.drawn(diagram, &style)?, self.drawn(diagram, &Style { dark: true, ..style })?);
        let number = |name: &str| {
            let (_, rest) = light.split_once(&format!(" {name}=\""))?;
            rest.split_once('"')?.0.parse().ok()
        };
        let size = ["width", "height"].map(|name| number(name).unwrap_or_default());
        Ok(Picture { id: diagram.id.clone(), light, dark, size })
    }

    /// The page of an article with its pictures. Addresses are relative to `rules/<language>/`, except those in the
    /// link preview, which start with `address`.
    pub fn page(&self, language: Language, pictures: &[Picture], address: &str) -> String {
        Page::new(self, language, pictures, self.game.to_owned()).html(self.article(language), address)
    }
}

impl Volume {
    /// The text of an article as the app shows it, with addresses relative to the root of the release.
    pub fn chapter(&self, language: Language, pictures: &[Picture]) -> String {
        let page = self.page(language, pictures, "");
        let inside = page
            .split_once("<article id=\"article\" class=\"prose\" tabindex=\"-1\">")
            .map_or("", |(_, inside)| inside);
        let inside = inside.split_once("</article>").map_or("", |(inside, _)| inside);
        let anchors = format!("href=\"#/rules/{}/", self.game);
        let mut text = inside.replace("href=\"#", &anchors).replace("../../", "");
        for other in &GAMES {
            text = text.replace(&format!("href=\"{}.html\"", other.id), &format!("href=\"#/rules/{}\"", other.id));
        }
        text
    }
}

pub struct Page<'a> {
    volume: &'a Volume,
    info: &'static GameInfo,
    language: Language,
    words: &'static ArticleWords,
    pictures: &'a [Picture],
    /// Number of diagrams written so far, for their captions.
    figures: usize,
    /// Whether diagrams remain static pictures. Three side by side are too narrow for boards with trays and buttons.
    still: bool,
    /// File name in each language's folder, without extension.
    file: String,
}

/// Converts running text to HTML.
pub fn inline(text: &[Inline]) -> String {
    let one = |inline_: &Inline| match inline_ {
        Inline::Text(text) => escape(text),
        // The text form of a position is longer than any column.
        Inline::Code(code) if code.len() > 24 => format!("<code class=\"long\">{}</code>", escape(code)),
        Inline::Code(code) => format!("<code>{}</code>", escape(code)),
        Inline::Strong(inside) => format!("<strong>{}</strong>", inline(inside)),
        Inline::Emphasis(inside) => format!("<em>{}</em>", inline(inside)),
        Inline::Link(to, inside) => {
            let to = if to.starts_with('#') { to.clone() } else { format!("{to}.html") };
            format!("<a href=\"{}\">{}</a>", escape(&to), inline(inside))
        }
    };
    text.iter().map(one).collect()
}

/// A table. Without column headers, the first column holds row headers.
fn table(head: &[Vec<Inline>], rows: &[Vec<Vec<Inline>>]) -> String {
    let cells = |all: &[Vec<Inline>], first: &str, other: &str| {
        let cell = |(nth, text): (usize, &Vec<Inline>)| {
            let (tag, end) = if nth == 0 { (first, &first[..2]) } else { (other, &other[..2]) };
            format!("<{tag}>{}</{end}>", inline(text))
        };
        all.iter().enumerate().map(cell).collect::<String>()
    };
    let headed = head.iter().any(|cell| !cell.is_empty());
    let first = if headed { "td" } else { "th scope=\"row\"" };
    let rows: String = rows.iter().map(|row| format!("<tr>{}</tr>\n", cells(row, first, "td"))).collect();
    let head = cells(head, "th scope=\"col\"", "th scope=\"col\"");
    let head = if headed { format!("<thead><tr>{head}</tr></thead>\n") } else { String::new() };
    format!("<table>\n{head}<tbody>\n{rows}</tbody>\n</table>\n")
}

/// The anchors of an element: an attribute for the first anchor, and empty elements inside for the others.
fn named(marks: &[String]) -> (String, String) {
    let first = marks.first().map_or_else(String::new, |mark| format!(" id=\"{}\"", escape(mark)));
    let others = marks.iter().skip(1).map(|mark| format!("<span id=\"{}\"></span>", escape(mark)));
    (first, others.collect())
}

impl<'a> Page<'a> {
    pub fn new(volume: &'a Volume, language: Language, pictures: &'a [Picture], file: String) -> Page<'a> {
        let info = games::info(volume.game).expect("a game of the list");
        Page { volume, info, language, words: language.article(), pictures, figures: 0, still: false, file }
    }

    /// Links in the page's head to all languages of the page.
    pub fn alternates(&self) -> String {
        let link = |tag: &str, of: Language| {
            format!("<link rel=\"alternate\" hreflang=\"{tag}\" href=\"../{}/{}.html\">\n", of.tag(), self.file)
        };
        Language::ALL.map(|l| link(l.tag(), l)).concat() + &link("x-default", Language::En)
    }

    fn html(&mut self, article: &Article, address: &str) -> String {
        let tag = self.language.tag();
        let (head, masthead, lead) = (self.head(article), self.masthead(), self.lead(article));
        let preview = self.volume.preview(self.language).head(address);
        let entry = |section: &Section| {
            format!("<li><a href=\"#{}\">{}</a></li>", escape(&section.anchor), inline(&section.heading))
        };
        let contents: String = article.sections.iter().filter(|section| !section.inner).map(entry).collect();
        let contents_ = escape(self.words.contents);
        let (sections, foot) = (self.sections(&article.sections), self.foot());
        format!(
            "<!DOCTYPE html>
<html lang=\"{tag}\">
<head>
{head}{preview}</head>
<body>
{masthead}<main>
{lead}<article id=\"article\" class=\"prose\" tabindex=\"-1\">
<nav class=\"contents\" aria-label=\"{contents_}\"><ol>{contents}</ol></nav>
<div class=\"sections\">
{sections}</div>
</article>
</main>
{foot}</body>
</html>
"
        )
    }

    fn head(&self, article: &Article) -> String {
        let (language, game) = (self.language, self.volume.game);
        let alternates = self.alternates();
        let (tag, seats) = (language.tag(), self.info.seats);
        let data = json!({
            "@context": "https://schema.org",
            "@type": "Article",
            "headline": article.title,
            "description": article.description,
            "inLanguage": tag,
            "isAccessibleForFree": true,
            "author": { "@type": "Organization", "name": "Trivium" },
            "about": {
                "@type": "Game",
                "name": language.game(game).name,
                "author": { "@type": "Person", "name": self.info.credit.author },
                "numberOfPlayers": { "@type": "QuantitativeValue", "minValue": seats, "maxValue": seats },
                "inLanguage": tag,
            },
        });
        // `<` could end the script element.
        let data = data.to_string().replace('<', "\\u003c");
        format!(
            "<meta charset=\"utf-8\">
<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">
<title>{title} · Trivium</title>
<meta name=\"description\" content=\"{description}\">
<meta name=\"color-scheme\" content=\"light dark\">
<link rel=\"icon\" href=\"../../icons/192.png\">
{alternates}<link rel=\"stylesheet\" href=\"../../article.css\">
<script type=\"application/ld+json\">{data}</script>
<script type=\"module\" src=\"../../embed.js\"></script>
<script type=\"module\" src=\"../../article.js\"></script>
",
            title = escape(&article.title),
            description = escape(&article.description),
        )
    }

    /// The bar above the article: a link to the start page, and links to all languages.
    pub fn masthead(&self) -> String {
        let file = &self.file;
        let languages = Language::ALL.map(|other| {
            let now = if other == self.language { " aria-current=\"page\"" } else { "" };
            let tag = other.tag();
            format!(
                "<li><a href=\"../{tag}/{file}.html\" hreflang=\"{tag}\" lang=\"{tag}\"{now}>{}</a></li>",
                other.name()
            )
        });
        format!(
            "<a class=\"skip\" href=\"#article\">{skip}</a>
<header class=\"masthead\">
<a class=\"home\" href=\"../../\">Trivium</a>
<nav aria-label=\"{languages_}\"><ul>{languages}</ul></nav>
</header>
",
            skip = escape(self.words.skip),
            languages_ = escape(self.words.languages),
            languages = languages.concat(),
        )
    }

    /// The header of the article: title, description, facts and buttons.
    fn lead(&self, article: &Article) -> String {
        let (shell, game) = (self.language.shell(), self.volume.game);
        let GameInfo { seats, minutes, credit: Credit { author, year }, .. } = *self.info;
        let facts = [
            fill(shell.players, &[&seats.to_string()]),
            fill(shell.minutes, &[minutes]),
            [author, year].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", "),
        ];
        let facts = facts.map(|fact| format!("<li>{}</li>", escape(&fact))).concat();
        format!(
            "<header class=\"head\">
<h1>{title}</h1>
<p class=\"lead\">{description}</p>
<ul class=\"facts\">{facts}</ul>
<p class=\"row\" data-print=\"{print}\"><a class=\"button main\" href=\"../../#/new/{game}\">{play}</a> \
<a class=\"button\" href=\"../../#/learn/{game}\">{learn}</a></p>
</header>
",
            title = escape(&article.title),
            description = escape(&article.description),
            print = escape(self.words.print),
            play = escape(shell.setup.play),
            learn = self.learn(""),
        )
    }

    /// The text of the link to a lesson.
    fn learn(&self, name: &str) -> String {
        let minutes = self.info.lesson(name).unwrap_or(1);
        escape(&fill(self.words.learn, &[&minutes.to_string()]))
    }

    /// The footer: links to the other games, and the sources.
    fn foot(&self) -> String {
        let (language, words) = (self.language, self.words);
        let others = GAMES.iter().filter(|other| other.id != self.volume.game);
        let others = others.map(|other| {
            format!("<li><a href=\"{}.html\">{}</a></li>", other.id, escape(language.game(other.id).name))
        });
        let others: String = others.collect();
        let Credit { author, year } = self.info.credit;
        let credit = [language.game(self.volume.game).name, author, year];
        let credit = credit.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ");
        format!(
            "<footer>
<nav aria-label=\"{games}\"><h2>{games}</h2><ul>{others}</ul></nav>
<section class=\"sources\">
<h2>{sources}</h2>
<dl>
<div><dt>{game}</dt><dd>{credit}</dd></div>
<div><dt>{text}</dt><dd>{own}</dd></div>
<div class=\"address\" hidden><dt>{page}</dt><dd></dd></div>
</dl>
</section>
</footer>
",
            games = escape(words.games),
            sources = escape(words.sources),
            game = escape(words.game),
            credit = escape(&credit),
            text = escape(words.text),
            own = escape(words.own),
            page = escape(words.page),
        )
    }

    /// Sections contain their subsections.
    fn sections(&mut self, all: &[Section]) -> String {
        let mut html = String::new();
        for (nth, section) in all.iter().enumerate() {
            let level = if section.inner { 3 } else { 2 };
            let anchor = escape(&section.anchor);
            html += &format!("<section id=\"{anchor}\">\n<h{level}>{}</h{level}>\n", inline(&section.heading));
            self.still = section.anchor == "minute";
            if let Some(name) = section.teaches() {
                // The app teaches the steps. The page only introduces them.
                html += &self.blocks(&section.blocks[..1]);
                let at = [self.volume.game, if name.is_empty() { "" } else { "/" }, name].concat();
                let learn = self.learn(name);
                html += &format!("<p class=\"row\"><a class=\"button\" href=\"../../#/learn/{at}\">{learn}</a></p>\n");
            } else {
                html += &self.blocks(&section.blocks);
            }
            if section.anchor == "minute" {
                let (tag, game) = (self.language.tag(), self.volume.game);
                let print = escape(self.language.shell().pictures.paper);
                html += &format!(
                    "<p class=\"row\"><a class=\"button\" href=\"../../rules/{tag}/{game}-print.html\">{print}</a></p>\n"
                );
            }
            let inside_goes_on = all.get(nth + 1).is_some_and(|next| next.inner);
            if section.inner || !inside_goes_on {
                html += "</section>\n";
            }
            if section.inner && !inside_goes_on {
                html += "</section>\n";
            }
        }
        html
    }

    fn blocks(&mut self, all: &[Block]) -> String {
        let is_figure = |block: &Block| matches!(block, Block::Figure { .. });
        let mut html = String::new();
        for group in all.chunk_by(|one, next| is_figure(one) && is_figure(next)) {
            let inside = self.plain_blocks(group);
            html += &if group.len() > 1 { format!("<div class=\"figures\">\n{inside}</div>\n") } else { inside };
        }
        html
    }

    fn block(&mut self, block: &Block) -> String {
        match block {
            Block::Paragraph { marks, text, .. } => {
                let (id, others) = named(marks);
                format!("<p{id}>{others}{}</p>\n", inline(text))
            }
            Block::Figure { id, caption, .. } => self.figure(id, caption),
            Block::List { ordered: true, items, .. } if items.iter().all(|item| is_question(item)) => {
                let items: String =
                    items.iter().map(|item| format!("<li>{}</li>\n", self.plain_blocks(item))).collect();
                format!("<ol class=\"flow\">\n{items}</ol>\n")
            }
            Block::List { ordered, items, .. } => {
                let items: String = items.iter().map(|item| self.item(item)).collect();
                let list = if *ordered { "ol" } else { "ul" };
                format!("<{list}>\n{items}</{list}>\n")
            }
            Block::Table { head, rows, .. } => table(head, rows),
        }
    }

    /// Blocks as they are, without grouping adjacent figures.
    fn plain_blocks(&mut self, all: &[Block]) -> String {
        all.iter().map(|block| self.block(block)).collect()
    }

    /// The first paragraph of a list item gets no element of its own.
    fn item(&mut self, item: &[Block]) -> String {
        match item {
            [Block::Paragraph { marks, text, .. }, rest @ ..]
                if rest.iter().all(|b| matches!(b, Block::List { .. })) =>
            {
                let (id, others) = named(marks);
                format!("<li{id}>{others}{}{}</li>\n", inline(text), self.blocks(rest))
            }
            blocks => format!("<li>{}</li>\n", self.blocks(blocks)),
        }
    }

    fn figure(&mut self, id: &str, caption: &[Inline]) -> String {
        self.figures += 1;
        let (volume, game, words) = (self.volume, self.volume.game, self.words);
        let (Some(diagram), Some(picture)) =
            (volume.diagrams.get(id), self.pictures.iter().find(|picture| picture.id == id))
        else {
            return String::new();
        };
        let Ok(game_match) = diagram.game_match(game) else { return String::new() };
        let [width, height] = picture.size;
        let image = format!(
            "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"../../diagrams/{game}/{id}-dark.svg\">\
            <img src=\"../../diagrams/{game}/{id}.svg\" width=\"{width}\" height=\"{height}\" loading=\"lazy\" alt=\"{}\"></picture>",
            escape(&described(&game_match, self.language))
        );
        let number = fill(words.figure, &[&self.figures.to_string()]);
        // A finished game has no link, because play cannot continue there.
        let link = (game_match.turn().outcome().is_none()).then(|| write_link(&game_match).ok()).flatten();
        let play_on = escape(self.language.words::<EmbeddingWords>().play_on);
        let on = link.map(|link| format!(" <a class=\"on\" href=\"../../#/try/{}\">{play_on}</a>", escape(&link)));
        format!(
            "<figure id=\"fig-{id}\">\n{}{image}</trivium-board>\n<figcaption><b>{}</b> {}{}</figcaption>\n</figure>\n",
            board(game, diagram, self.still),
            escape(&number),
            inline(caption),
            on.unwrap_or_default(),
        )
    }
}

/// Whether an item is a question with two answers: the first leads to the next question, the second out of the list. A
/// list of such items is drawn as a flow chart.
fn is_question(item: &[Block]) -> bool {
    let [Block::Paragraph { text, .. }, Block::List { ordered: false, items, .. }] = item else { return false };
    items.len() == 2 && plain(text).trim_end_matches(')').ends_with('?')
}

/// The opening tag of the element around a picture. If there are moves to step through, the element becomes an
/// interactive board once scripts run. Otherwise, or if `still`, the picture stays and loads no program.
fn board(game: &str, diagram: &Diagram, still: bool) -> String {
    let first = diagram.tokens.split_ascii_whitespace().count();
    let then = diagram.then.first().filter(|_| !diagram.replay && !still).map(|then| then.tokens.as_str());
    let viewer = !still && (diagram.replay || then.is_some());
    let tokens = [diagram.tokens.as_str(), then.unwrap_or_default()].join(" ");
    let ply = if then.is_some() { first.to_string() } else { String::new() };
    let mut html = format!("<trivium-board game=\"{game}\"");
    for (name, value) in [
        ("variant", diagram.variant.as_str()),
        ("options", &diagram.options),
        ("position", &diagram.position),
        ("tokens", tokens.trim()),
        ("ply", &ply),
        ("marks", &diagram.marks),
        ("mode", if viewer { "viewer" } else { "diagram" }),
    ] {
        if !value.is_empty() {
            html += &format!(" {name}=\"{}\"", escape(value));
        }
    }
    html + if diagram.coordinates { " coordinates>" } else { ">" }
}
