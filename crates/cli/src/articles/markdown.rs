//! Parses the Markdown of an article: CommonMark with tables, and with anchors of headings and paragraphs. A paragraph
//! that ends with `{#play-3}` covers that block of the rule file. Any other markup is a fault, HTML in particular, so
//! that no text can break the page.

use super::SourceError;
use pulldown_cmark::{Event, HeadingLevel, LinkType, Options, Parser, Tag, TagEnd, TextMergeWithOffset};
use std::ops::Range;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Inline {
    Text(String),
    /// A token or a coordinate.
    Code(String),
    Strong(Vec<Inline>),
    Emphasis(Vec<Inline>),
    /// A link to an anchor (`#play`) or to another game's article (`trias`).
    Link(String, Vec<Inline>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    Paragraph {
        /// Line in the file.
        line: usize,
        /// The blocks of the rule file that the paragraph covers.
        marks: Vec<String>,
        text: Vec<Inline>,
    },
    Figure {
        line: usize,
        id: String,
        caption: Vec<Inline>,
    },
    List {
        line: usize,
        ordered: bool,
        items: Vec<Vec<Block>>,
    },
    Table {
        line: usize,
        head: Vec<Vec<Inline>>,
        rows: Vec<Vec<Vec<Inline>>>,
    },
}

/// A section without its subsections.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Line of its heading.
    pub line: usize,
    /// Whether this is a subsection.
    pub inner: bool,
    /// The target of links to the section.
    pub anchor: String,
    pub heading: Vec<Inline>,
    pub blocks: Vec<Block>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Article {
    pub title: String,
    /// A description in one sentence, for link previews and search engines.
    pub description: String,
    pub sections: Vec<Section>,
}

/// Text without markup. Tokens and coordinates become an `x`, because typographic rules do not apply to them.
pub fn plain(text: &[Inline]) -> String {
    text.iter()
        .map(|inline| match inline {
            Inline::Text(text) => text.clone(),
            Inline::Code(_) => "x".to_owned(),
            Inline::Strong(inside) | Inline::Emphasis(inside) | Inline::Link(_, inside) => plain(inside),
        })
        .collect()
}

/// Calls `of` with each element of a text, including nested ones.
pub fn inlines<'a>(text: &'a [Inline], of: &mut impl FnMut(&'a Inline)) {
    for inline in text {
        of(inline);
        if let Inline::Strong(inside) | Inline::Emphasis(inside) | Inline::Link(_, inside) = inline {
            inlines(inside, of);
        }
    }
}

/// Calls `of` with each block, including those in lists.
pub fn blocks<'a>(all: &'a [Block], of: &mut impl FnMut(&'a Block)) {
    for block in all {
        of(block);
        if let Block::List { items, .. } = block {
            items.iter().for_each(|item| blocks(item, of));
        }
    }
}

impl Article {
    /// The anchors of sections and paragraphs in order, with their lines.
    pub fn anchors(&self) -> Vec<(&str, usize)> {
        let mut all = Vec::new();
        for section in &self.sections {
            all.push((section.anchor.as_str(), section.line));
            blocks(&section.blocks, &mut |block| {
                if let Block::Paragraph { line, marks, .. } = block {
                    all.extend(marks.iter().map(|mark| (mark.as_str(), *line)));
                }
            });
        }
        all
    }

    /// The diagrams in order: id, line and caption.
    pub fn figures(&self) -> Vec<(&str, usize, &[Inline])> {
        let mut all = Vec::new();
        for section in &self.sections {
            blocks(&section.blocks, &mut |block| {
                if let Block::Figure { line, id, caption } = block {
                    all.push((id.as_str(), *line, caption.as_slice()));
                }
            });
        }
        all
    }

    /// Parses an article.
    ///
    /// # Errors
    /// All faults of its form, with their lines in `file`.
    pub fn read(file: &str, source: &str) -> Result<Article, Vec<SourceError>> {
        let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
        let events = Parser::new_ext(source, options).into_offset_iter();
        let events = TextMergeWithOffset::new(events).collect();
        let mut reader = MarkdownReader { file, source, events, at: 0, faults: Vec::new() };
        let article = reader.article();
        if reader.faults.is_empty() { Ok(article) } else { Err(reader.faults) }
    }
}

struct MarkdownReader<'a> {
    file: &'a str,
    source: &'a str,
    events: Vec<(Event<'a>, Range<usize>)>,
    at: usize,
    faults: Vec<SourceError>,
}

impl<'a> MarkdownReader<'a> {
    fn line(&self, at: usize) -> usize {
        1 + self.source[..at].bytes().filter(|byte| *byte == b'\n').count()
    }

    fn next(&mut self) -> Option<(Event<'a>, usize)> {
        let (event, range) = self.events.get(self.at)?.clone();
        self.at += 1;
        Some((event, self.line(range.start)))
    }

    fn fault(&mut self, line: usize, what: impl Into<String>) {
        self.faults.push(SourceError { file: self.file.to_owned(), line, what: what.into() });
    }

    fn article(&mut self) -> Article {
        let mut article = Article::default();
        match self.next() {
            Some((Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }), _)) => {
                article.title = plain(&self.inline());
            }
            _ => self.fault(1, "the first line must be the title, `# …`"),
        }
        match self.next() {
            Some((Event::Start(Tag::Paragraph), line)) => {
                let text = self.inline();
                match &text[..] {
                    [Inline::Text(text)] if text.chars().count() <= 160 => article.description.clone_from(text),
                    _ => self.fault(line, "the description must be plain text of at most 160 characters"),
                }
            }
            _ => self.fault(1, "a description of the page must follow the title"),
        }
        while let Some((event, line)) = self.next() {
            let Event::Start(Tag::Heading { level, id, .. }) = event else {
                self.at -= 1;
                let stray = self.blocks();
                match article.sections.last_mut() {
                    Some(section) => section.blocks.extend(stray),
                    None => self.fault(line, "this is before the first section"),
                }
                continue;
            };
            if !matches!(level, HeadingLevel::H2 | HeadingLevel::H3) {
                self.fault(line, "a heading must be `##` or `###`");
            }
            let anchor = id.map(String::from).unwrap_or_default();
            if anchor.is_empty() {
                self.fault(line, "the section has no anchor, `{#name}`");
            }
            let heading = self.inline();
            let inner = level == HeadingLevel::H3;
            if inner && article.sections.is_empty() {
                self.fault(line, "a subsection without a section");
            }
            article.sections.push(Section { line, inner, anchor, heading, blocks: self.blocks() });
        }
        article
    }

    /// The blocks up to the next heading, or to the end of the enclosing block.
    fn blocks(&mut self) -> Vec<Block> {
        let mut all = Vec::new();
        while let Some((event, _)) = self.events.get(self.at) {
            if matches!(event, Event::Start(Tag::Heading { .. })) {
                break;
            }
            if matches!(event, Event::End(_)) {
                self.at += 1;
                break;
            }
            all.extend(self.block());
        }
        all
    }

    fn block(&mut self) -> Option<Block> {
        let (event, line) = self.next()?;
        match event {
            Event::Start(Tag::Paragraph) => {
                if matches!(self.events.get(self.at), Some((Event::Start(Tag::Image { .. }), _))) {
                    return self.figure(line);
                }
                let text = self.inline();
                Some(self.paragraph(line, text))
            }
            Event::Start(Tag::List(first)) => {
                let mut items = Vec::new();
                while let Some((Event::Start(Tag::Item), _)) = self.events.get(self.at) {
                    self.at += 1;
                    items.push(self.blocks());
                }
                self.at += 1;
                Some(Block::List { line, ordered: first.is_some(), items })
            }
            Event::Start(Tag::Table(_)) => Some(self.table(line)),
            // In a tight list, the text of an item is not in a paragraph.
            Event::Text(_) | Event::Code(_) | Event::Start(Tag::Strong | Tag::Emphasis | Tag::Link { .. }) => {
                self.at -= 1;
                let text = self.loose();
                Some(self.paragraph(line, text))
            }
            other => {
                self.fault(line, format!("{} is not allowed in articles", name(&other)));
                self.skip(&other);
                None
            }
        }
    }

    /// Skips the rest of the element that `event` starts, if it starts one.
    fn skip(&mut self, event: &Event) {
        if !matches!(event, Event::Start(_)) {
            return;
        }
        while let Some((inner, _)) = self.next() {
            if matches!(inner, Event::End(_)) {
                break;
            }
            self.skip(&inner);
        }
    }

    fn figure(&mut self, line: usize) -> Option<Block> {
        let (Event::Start(Tag::Image { dest_url, .. }), _) = self.next()? else { return None };
        let caption = self.inline();
        match self.next() {
            Some((Event::End(TagEnd::Paragraph), _)) => {}
            _ => {
                self.fault(line, "a diagram must be alone in its paragraph");
                self.at -= 1;
                self.inline();
            }
        }
        Some(Block::Figure { line, id: dest_url.into_string(), caption })
    }

    fn table(&mut self, line: usize) -> Block {
        let (mut head, mut rows) = (Vec::new(), Vec::new());
        while let Some((event, _)) = self.next() {
            match event {
                Event::Start(Tag::TableHead) => head = self.cells(),
                Event::Start(Tag::TableRow) => rows.push(self.cells()),
                _ => break,
            }
        }
        Block::Table { line, head, rows }
    }

    fn cells(&mut self) -> Vec<Vec<Inline>> {
        let mut cells = Vec::new();
        while let Some((Event::Start(Tag::TableCell), _)) = self.next() {
            cells.push(self.inline());
        }
        cells
    }

    /// A paragraph ends with the names of the blocks that it covers, such as `{#play-3}`.
    fn paragraph(&mut self, line: usize, mut text: Vec<Inline>) -> Block {
        let mut marks = Vec::new();
        if let Some(Inline::Text(last)) = text.last_mut()
            && let Some((before, inside)) = last.trim_end().strip_suffix('}').and_then(|t| t.rsplit_once("{#"))
        {
            let all = [" #", inside].concat();
            let sound = |word: &str| word.strip_prefix('#').filter(|mark| !mark.is_empty()).map(str::to_owned);
            match all.split_ascii_whitespace().map(sound).collect::<Option<Vec<_>>>() {
                Some(found) => marks = found,
                None => self.fault(line, format!("`{{#{inside}}}` is not a list of block names")),
            }
            *last = before.trim_end().to_owned();
            if last.is_empty() {
                text.pop();
            }
        }
        Block::Paragraph { line, marks, text }
    }

    /// Text up to the end of the enclosing element.
    fn inline(&mut self) -> Vec<Inline> {
        let mut all = Vec::new();
        while let Some((event, line)) = self.next() {
            // `put` reads whole elements, so this is the end of the enclosing one.
            if matches!(event, Event::End(_)) {
                break;
            }
            self.put(&mut all, event, line);
        }
        all
    }

    /// Text that is not in a paragraph, up to the start or end of a block.
    fn loose(&mut self) -> Vec<Inline> {
        let mut all = Vec::new();
        while let Some((event, line)) = self.next() {
            let block =
                matches!(&event, Event::Start(tag) if !matches!(tag, Tag::Strong | Tag::Emphasis | Tag::Link { .. }));
            if block || matches!(event, Event::End(_)) {
                self.at -= 1;
                break;
            }
            self.put(&mut all, event, line);
        }
        all
    }

    fn put(&mut self, all: &mut Vec<Inline>, event: Event<'a>, line: usize) {
        let text = match event {
            Event::Text(text) => text.into_string(),
            Event::SoftBreak => " ".to_owned(),
            Event::Code(code) => return all.push(Inline::Code(code.into_string())),
            Event::Start(Tag::Strong) => return all.push(Inline::Strong(self.inline())),
            Event::Start(Tag::Emphasis) => return all.push(Inline::Emphasis(self.inline())),
            Event::Start(Tag::Link { link_type: LinkType::Inline, dest_url, .. }) => {
                return all.push(Inline::Link(dest_url.into_string(), self.inline()));
            }
            other => {
                self.fault(line, format!("{} is not allowed in articles", name(&other)));
                return self.skip(&other);
            }
        };
        match all.last_mut() {
            Some(Inline::Text(last)) => last.push_str(&text),
            _ => all.push(Inline::Text(text)),
        }
    }
}

/// The name of a Markdown event for error messages.
fn name(event: &Event) -> String {
    match event {
        Event::Html(_) | Event::InlineHtml(_) | Event::Start(Tag::HtmlBlock) => "HTML".to_owned(),
        Event::HardBreak => "a line break".to_owned(),
        Event::Rule => "a horizontal rule".to_owned(),
        Event::Start(Tag::CodeBlock(_)) => "a code block".to_owned(),
        Event::Start(Tag::BlockQuote(_)) => "a quotation".to_owned(),
        Event::Start(Tag::Image { .. }) => "a diagram within text".to_owned(),
        other => format!("{other:?}"),
    }
}
