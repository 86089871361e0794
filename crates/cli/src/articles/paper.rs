//! The page for printing, cutting out and playing a game: the rules in one minute, and for each variant the sheets of
//! its board and pieces. It needs no script: links choose the variant, and styles choose the paper size.

use super::markdown::Block;
use super::page::{POLICY, Page, inline};
use super::{Article, SourceError, Volume};
use crate::previews::Preview;
use trivium_boards::Look;
use trivium_boards::svg_export::paper::{SHEET, paper};
use trivium_boards::svg_export::{Style, escape};
use trivium_rules::games::info;
use trivium_session::{Match, Setup};
use trivium_words::{BoardText, Language, fill};

/// The sheets of a variant, as indices into [`Sheets::files`].
struct Kit {
    variant: &'static str,
    board: Vec<usize>,
    pieces: Vec<usize>,
    count: usize,
}

pub struct Sheets {
    /// File names and contents. All languages share them.
    pub files: Vec<(String, String)>,
    kits: Vec<Kit>,
}

impl Sheets {
    /// Adds a sheet to `files`, unless an identical one is there already, and returns its index.
    fn keep(&mut self, name: String, content: String) -> usize {
        let known = self.files.iter().position(|(_, other)| *other == content);
        known.unwrap_or_else(|| {
            self.files.push((name, content));
            self.files.len() - 1
        })
    }
}

/// The diagrams and captions of the section `minute`.
fn minute(article: &Article) -> impl Iterator<Item = (&str, &[super::Inline])> {
    let section = article.sections.iter().find(|section| section.anchor == "minute");
    section.into_iter().flat_map(|section| &section.blocks).filter_map(|block| match block {
        Block::Figure { id, caption, .. } => Some((id.as_str(), caption.as_slice())),
        Block::Paragraph { .. } | Block::List { .. } | Block::Table { .. } => None,
    })
}

impl Volume {
    /// The sheets of all variants, and the pictures of the section `minute` in a look that is suitable for print.
    ///
    /// # Errors
    /// The first fault in a diagram.
    pub fn sheets(&self) -> Result<Sheets, SourceError> {
        let mut sheets = Sheets { files: Vec::new(), kits: Vec::new() };
        let variants = info(self.game).map_or(&[][..], |info| info.variants);
        for variant in variants.iter().map(|variant| variant.id) {
            let Ok(setup) = Setup::new(self.game, variant, [], [], 0) else { continue };
            let game = paper(&Match::new(setup));
            let mut keep = |what: &str, all: Vec<String>| -> Vec<usize> {
                let name = |nth: usize| format!("{}-{what}-{}", place(variant), nth + 1);
                all.into_iter().enumerate().map(|(nth, sheet)| sheets.keep(name(nth), sheet)).collect()
            };
            let (board, pieces) = (keep("board", game.board), keep("pieces", game.pieces));
            sheets.kits.push(Kit { variant, board, pieces, count: game.count });
        }
        for (id, _) in self.articles.first().into_iter().flat_map(|(_, article)| minute(article)) {
            let Some(diagram) = self.diagrams.get(id) else { continue };
            let style = Style { look: Look::Paper, hands: diagram.hands, ..Style::default() };
            sheets.files.push((format!("minute-{id}"), self.drawn(diagram, &style)?));
        }
        Ok(sheets)
    }

    pub fn print_preview(&self, language: Language) -> Preview {
        let print = &language.article().paper;
        Preview {
            file: format!("rules/{}/{}-print.html", language.tag(), self.game),
            title: [&fill(print.title, &[language.game(self.game).name]), " · Trivium"].concat(),
            text: print.lead.to_owned(),
            language,
            game: Some(self.game),
        }
    }

    /// The page for printing. Addresses are relative to `rules/<language>/`, except those in the link preview, which
    /// start with `address`.
    pub fn print_page(&self, language: Language, sheets: &Sheets, address: &str) -> String {
        let (game, words) = (self.game, language.article());
        let print = &words.paper;
        let page = Page::new(self, language, &[], [game, "-print"].concat());
        let title = escape(&fill(print.title, &[language.game(game).name]));
        let steps = print.steps.map(|step| format!("<li>{}</li>\n", escape(step))).concat();
        let paper = |name: &str, text: &str, checked: &str| {
            format!("<label><input type=\"radio\" name=\"paper\" id=\"{name}\"{checked}> {}</label>\n", escape(text))
        };
        let papers = [paper("a4", print.a4, " checked"), paper("letter", print.letter, "")].concat();
        let rules = rules(self, language);
        let kits: String = sheets.kits.iter().map(|kit| section(self, language, sheets, kit)).collect();
        let (tag, masthead) = (language.tag(), page.masthead());
        let [lead, legend, button, to_rules] =
            [print.lead, print.paper, words.print, language.shell().rules].map(escape);
        format!(
            "<!DOCTYPE html>
<html lang=\"{tag}\">
<head>
<meta charset=\"utf-8\">
<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">
<title>{title} · Trivium</title>
<meta name=\"description\" content=\"{lead}\">
<meta name=\"color-scheme\" content=\"light dark\">
<link rel=\"icon\" href=\"../../icons/192.png\">
{alternates}<link rel=\"stylesheet\" href=\"../../paper.css\">
<script type=\"module\" src=\"../../article.js\"></script>
{preview}</head>
<body>
{masthead}<main id=\"article\" tabindex=\"-1\">
<header class=\"head\">
<h1>{title}</h1>
<p class=\"lead\">{lead}</p>
<ol class=\"steps\">
{steps}</ol>
<fieldset class=\"papers\">
<legend>{legend}</legend>
{papers}</fieldset>
<p class=\"row\" data-print=\"{button}\"><a class=\"button\" href=\"{game}.html\">{to_rules}</a></p>
</header>
{rules}{kits}</main>
</body>
</html>
",
            alternates = page.alternates(),
            preview = self.print_preview(language).head(address),
        )
    }
}

/// A variant's id in the form for anchors and file names.
fn place(variant: &str) -> String {
    variant.replace('+', "-")
}

/// The section `minute`, on a sheet of its own.
fn rules(volume: &Volume, language: Language) -> String {
    let (game, article, print) = (volume.game, volume.article(language), &language.article().paper);
    let heading = article.sections.iter().find(|section| section.anchor == "minute");
    let heading = heading.map_or_else(String::new, |section| inline(&section.heading));
    let figure = |(id, caption): (&str, &[super::Inline])| {
        format!(
            "<figure><img src=\"../../sheets/{game}/minute-{id}.svg\" alt=\"\"><figcaption>{}</figcaption></figure>\n",
            inline(caption)
        )
    };
    let figures: String = minute(article).map(figure).collect();
    format!(
        "<section class=\"sheet minute\">\n<h2>{} · {heading}</h2>\n{figures}<p class=\"check\"><span></span>{}</p>\n</section>\n",
        escape(language.game(game).name),
        escape(print.check)
    )
}

/// The sheets of a variant, below links to the other variants.
fn section(volume: &Volume, language: Language, sheets: &Sheets, kit: &Kit) -> String {
    let (game, print) = (volume.game, &language.article().paper);
    let texts = language.game(game);
    let link = |other: &Kit| {
        let now = if other.variant == kit.variant { " aria-current=\"true\"" } else { "" };
        let name = escape(texts.variant(other.variant)[0]);
        format!("<li><a class=\"button\" href=\"#{}\"{now}>{name}</a></li>\n", place(other.variant))
    };
    let others: String = sheets.kits.iter().map(link).collect();
    let others = match sheets.kits.len() {
        1 => String::new(),
        _ => format!(
            "<nav aria-label=\"{}\"><ul class=\"row\">\n{others}</ul></nav>\n",
            escape(&[language.shell().variant, " · ", texts.variant(kit.variant)[0]].concat())
        ),
    };
    let name = escape(texts.variant(kit.variant)[0]);
    let sheet = |what: &str, (nth, file): (usize, &usize), of: usize| {
        let text =
            if of == 1 { what.to_owned() } else { fill(print.sheet, &[what, &(nth + 1).to_string(), &of.to_string()]) };
        let [text, width, height] = [text, SHEET[0].to_string(), SHEET[1].to_string()].map(|text| escape(&text));
        format!(
            "<figure class=\"sheet\"><figcaption>{name} · {text}</figcaption>\
            <img src=\"../../sheets/{game}/{}.svg\" width=\"{width}\" height=\"{height}\" alt=\"{name} · {text}\"></figure>\n",
            sheets.files[*file].0
        )
    };
    let board = language.board_text(&BoardText::Board, &[]);
    let boards = kit.board.iter().enumerate().map(|at| sheet(&board, at, kit.board.len()));
    let pieces = fill(print.pieces, &[&kit.count.to_string()]);
    let pieces = kit.pieces.iter().enumerate().map(|at| sheet(&pieces, at, kit.pieces.len()));
    let all: String = boards.chain(pieces).collect();
    let name = escape(texts.variant(kit.variant)[0]);
    format!("<section class=\"kit\" id=\"{}\">\n<h2>{name}</h2>\n{others}{all}</section>\n", place(kit.variant))
}
