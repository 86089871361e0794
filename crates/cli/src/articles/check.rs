//! Checks the content of articles: sections, diagrams and links exist, the typography is right, and all languages have
//! the same blocks. crates/cli/tests/articles checks that articles cover the rule files.

use super::markdown::{Block, Inline, blocks, inlines, plain};
use super::{Article, Section, SourceError, Volume, typography};
use std::collections::BTreeMap;
use trivium_rules::games::GAMES;
use trivium_words::Language;

/// The sections of every article, in this order. Sections on rules are between `minute` and `strategy`, rulings below
/// `rulings`.
const SECTIONS: [&str; 10] =
    ["glance", "minute", "goal", "start", "strategy", "lesson", "rulings", "proven", "text", "history"];

impl Volume {
    /// Returns all faults. `file` returns the file name of a language's article.
    pub(super) fn check(&self, file: &dyn Fn(Language) -> String) -> Vec<SourceError> {
        let mut faults = Vec::new();
        for (language, article) in &self.articles {
            let mut fault = |line, what| faults.push(SourceError { file: file(*language), line, what });
            skeleton(article, &mut fault);
            self.places(article, &mut fault);
            self.figures(article, &mut fault);
            self.taught(article, &mut fault);
            typeset(*language, article, &mut fault);
        }
        let Some((first, model)) = self.articles.first() else { return faults };
        for (language, article) in &self.articles[1..] {
            let anchors =
                |article: &Article| article.sections.iter().map(|section| section.anchor.clone()).collect::<Vec<_>>();
            let figures =
                |article: &Article| article.figures().iter().map(|(id, ..)| (*id).to_owned()).collect::<Vec<_>>();
            for (what, ours, theirs) in
                [("sections", anchors(article), anchors(model)), ("diagrams", figures(article), figures(model))]
            {
                if ours != theirs {
                    let at = ours.iter().zip(&theirs).position(|(a, b)| a != b).unwrap_or(ours.len().min(theirs.len()));
                    let name = |all: &[String]| all.get(at).cloned().unwrap_or_else(|| "none".to_owned());
                    let (ours, theirs, first) = (name(&ours), name(&theirs), first.tag());
                    let what = format!("its {what} differ from those of {first}: {ours} instead of {theirs}");
                    faults.push(SourceError { file: file(*language), line: 1, what });
                }
            }
        }
        faults
    }

    /// Checks that anchors are unique and that links have a target.
    fn places(&self, article: &Article, fault: &mut dyn FnMut(usize, String)) {
        let anchors = article.anchors();
        let mut once = BTreeMap::new();
        for (anchor, line) in &anchors {
            if let Some(before) = once.insert(*anchor, *line) {
                fault(*line, format!("the anchor {anchor} is already used in line {before}"));
            }
        }
        texts(article, &mut |line, text, _| {
            inlines(text, &mut |inline| {
                let Inline::Link(to, _) = inline else { return };
                let known = match to.strip_prefix('#') {
                    Some(anchor) => once.contains_key(anchor),
                    None => GAMES.iter().any(|game| game.id == to),
                };
                if !known {
                    fault(line, format!("the link {to} has no target"));
                }
            });
        });
    }

    /// Checks that diagrams exist and appear once, and that captions name only sites and tokens of their diagram.
    fn figures(&self, article: &Article, fault: &mut dyn FnMut(usize, String)) {
        let figures = article.figures();
        for (nth, (id, line, caption)) in figures.iter().enumerate() {
            let Some(diagram) = self.diagrams.get(id) else {
                fault(*line, format!("there is no diagram {id}"));
                continue;
            };
            if figures[..nth].iter().any(|(other, ..)| other == id) {
                fault(*line, format!("diagram {id} is shown twice"));
            }
            let named = diagram.named();
            inlines(caption, &mut |inline| {
                if let Inline::Code(code) = inline
                    && !typography::holds(&named, code)
                {
                    fault(*line, format!("the caption names {code}, which is not in diagram {id}"));
                }
            });
        }
        for diagram in &self.diagrams.diagrams {
            let id = &diagram.id;
            let shown = figures.iter().any(|(other, ..)| other == id);
            if !shown && !diagram.card && !self.diagrams.lesson.iter().any(|step| step.diagram == *id) {
                fault(1, format!("diagram {id} is not shown"));
            }
        }
    }

    /// Checks that each lesson has a section, and that no other section teaches.
    fn taught(&self, article: &Article, fault: &mut dyn FnMut(usize, String)) {
        let names = self.diagrams.lessons();
        for section in &article.sections {
            match section.teaches() {
                Some(name) if !names.contains(&name) => fault(section.line, format!("there is no lesson {name}")),
                Some(name) => self.check_form(name, section, fault),
                None => {}
            }
        }
        for name in names.into_iter().filter(|name| !name.is_empty() && article.lesson(name).is_none()) {
            fault(1, format!("there is no section lesson-{name}"));
        }
    }

    /// Checks that a lesson is an introduction and a list with an item per step: one paragraph, or a task and a reason.
    /// In the lesson of the game, a second list sums up the lesson.
    fn check_form(&self, name: &str, section: &Section, fault: &mut dyn FnMut(usize, String)) {
        let steps = match &section.blocks[..] {
            [Block::Paragraph { .. }, Block::List { ordered: true, items, .. }] if !name.is_empty() => items,
            [Block::Paragraph { .. }, Block::List { ordered: true, items, .. }, Block::List { ordered: false, .. }]
                if name.is_empty() =>
            {
                items
            }
            _ => {
                let what = "the lesson must be a paragraph, a numbered list, and a list of what was learnt";
                return fault(section.line, what.to_owned());
            }
        };
        let there = self.diagrams.steps(name).count();
        if steps.len() != there {
            fault(section.line, format!("the lesson describes {} of {there} steps", steps.len()));
        }
        for (nth, (text, step)) in steps.iter().zip(self.diagrams.steps(name)).enumerate() {
            let paragraphs = text.iter().filter(|block| matches!(block, Block::Paragraph { .. })).count();
            let (wanted, what) = if step.kind().waits() { (2, "a task and a reason") } else { (1, "one paragraph") };
            if (text.len(), paragraphs) != (wanted, wanted) {
                fault(section.line, format!("step {} of the lesson must be {what}", nth + 1));
            }
        }
    }
}

/// Checks that all sections exist in order, that `glance` has a table, and that `minute` has three pictures.
fn skeleton(article: &Article, fault: &mut dyn FnMut(usize, String)) {
    let at = |anchor: &str| article.sections.iter().position(|section| section.anchor == anchor);
    for section in SECTIONS.iter().filter(|section| at(section).is_none()) {
        fault(1, format!("there is no section {section}"));
    }
    for pair in SECTIONS.windows(2) {
        if let (Some(first), Some(then)) = (at(pair[0]), at(pair[1]))
            && first > then
        {
            fault(article.sections[first].line, format!("section {} must come before {}", pair[0], pair[1]));
        }
    }
    if let Some(glance) = at("glance").map(|at| &article.sections[at])
        && !glance.blocks.iter().any(|block| matches!(block, Block::Table { .. }))
    {
        fault(glance.line, "the section glance has no table".to_owned());
    }
    if let Some(minute) = at("minute").map(|at| &article.sections[at])
        && !matches!(minute.blocks[..], [Block::Figure { .. }, Block::Figure { .. }, Block::Figure { .. }])
    {
        fault(minute.line, "the section minute must be three diagrams".to_owned());
    }
}

impl Section {
    /// The tokens and coordinates in the text, with their lines.
    pub fn codes(&self) -> Vec<(usize, String)> {
        let mut codes = Vec::new();
        running(self, &mut |line, text, _| {
            inlines(text, &mut |inline| {
                if let Inline::Code(code) = inline {
                    codes.push((line, code.clone()));
                }
            });
        });
        codes
    }
}

impl Article {
    /// All text of the page in order, with the lines in the source.
    pub fn texts(&self) -> Vec<(usize, String)> {
        let mut all = vec![(1, self.title.clone()), (3, self.description.clone())];
        texts(self, &mut |line, text, _| all.push((line, plain(text))));
        all
    }
}

/// Calls `of` with each piece of running text, its line in the source, and whether it consists of whole sentences.
fn texts<'a>(article: &'a Article, of: &mut dyn FnMut(usize, &'a [Inline], bool)) {
    article.sections.iter().for_each(|section| running(section, of));
}

/// Like [`texts`], for a section, the heading first.
fn running<'a>(section: &'a Section, of: &mut dyn FnMut(usize, &'a [Inline], bool)) {
    of(section.line, &section.heading, false);
    blocks(&section.blocks, &mut |block| match block {
        Block::Paragraph { line, text, .. } => of(*line, text, true),
        Block::Figure { line, caption, .. } => of(*line, caption, true),
        Block::Table { line, head, rows } => {
            head.iter().chain(rows.iter().flatten()).for_each(|cell| of(*line, cell, false));
        }
        Block::List { .. } => {}
    });
}

fn typeset(language: Language, article: &Article, fault: &mut dyn FnMut(usize, String)) {
    let mut check = |line, text: &str, sentences| {
        let check = if sentences { typography::unfinished } else { typography::problem };
        check(language, text).into_iter().for_each(|what| fault(line, what));
    };
    check(1, &article.title, false);
    check(3, &article.description, true);
    texts(article, &mut |line, text, sentences| check(line, &plain(text), sentences));
    for section in article.sections.iter().filter(|section| section.heading.is_empty()) {
        fault(section.line, "the section has no heading".to_owned());
    }
}
