//! Writes the file of a game's lessons: the steps of `articles/<game>.toml` with the texts of the article's section
//! `lesson` and of its subsections `lesson-…`, which teach variants.

use super::markdown::{Block, Inline, Section};
use super::{Article, DiagramStep, Volume};
use trivium_session::lesson::{Lesson, LessonStep};
use trivium_words::Language;

/// Text in the format of the file: tokens and coordinates in backticks, without other markup.
fn text(all: &[Inline]) -> String {
    let one = |inline: &Inline| match inline {
        Inline::Text(text) => text.clone(),
        Inline::Code(code) => format!("`{code}`"),
        Inline::Strong(inside) | Inline::Emphasis(inside) | Inline::Link(_, inside) => text(inside),
    };
    all.iter().map(one).collect()
}

impl Section {
    /// The name of the lesson that this section teaches; `None` if it is another section.
    pub fn teaches(&self) -> Option<&str> {
        if self.anchor == "lesson" { Some("") } else { self.anchor.strip_prefix("lesson-") }
    }
}

impl Article {
    pub(super) fn lesson(&self, name: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.teaches() == Some(name))
    }
}

impl Volume {
    /// The steps of all lessons.
    pub fn steps(&self, language: Language) -> Vec<LessonStep> {
        self.lessons(language).into_iter().flat_map(|lesson| lesson.steps).collect()
    }

    pub fn lessons(&self, language: Language) -> Vec<Lesson> {
        let (article, names) = (self.article(language), self.diagrams.lessons());
        names.iter().filter_map(|name| self.one_lesson(name, article.lesson(name)?)).collect()
    }

    fn one_lesson(&self, name: &str, section: &Section) -> Option<Lesson> {
        let (items, learnt) = match &section.blocks[..] {
            [_, Block::List { items, .. }] => (items, None),
            [_, Block::List { items, .. }, Block::List { items: learnt, .. }] => (items, Some(learnt)),
            _ => return None,
        };
        let sentence = |item: &Vec<Block>| match &item[..] {
            [Block::Paragraph { text: sentence, .. }] => Some(text(sentence)),
            _ => None,
        };
        Some(Lesson {
            name: name.to_owned(),
            steps: self.diagrams.steps(name).zip(items).filter_map(|(step, item)| self.one_step(step, item)).collect(),
            learnt: learnt.into_iter().flatten().filter_map(sentence).collect(),
        })
    }

    fn one_step(&self, step: &DiagramStep, item: &[Block]) -> Option<LessonStep> {
        let diagram = self.diagrams.get(&step.diagram)?;
        let (task, reason) = match item {
            [Block::Paragraph { text: task, .. }] => (task, &[][..]),
            [Block::Paragraph { text: task, .. }, Block::Paragraph { text: reason, .. }] => (task, &reason[..]),
            _ => return None,
        };
        Some(LessonStep {
            kind: step.kind(),
            variant: diagram.variant.clone(),
            options: diagram.options.clone(),
            position: diagram.position.clone(),
            tokens: [diagram.tokens.as_str(), &step.before].join(" ").trim().to_owned(),
            marks: step.marks.clone(),
            play: step.play.clone(),
            then: step.then.split_ascii_whitespace().map(str::to_owned).collect(),
            task: text(task),
            reason: text(reason),
        })
    }

    /// The file of all lessons.
    pub fn lesson(&self, language: Language) -> String {
        let mut file = String::new();
        for lesson in self.lessons(language) {
            if !lesson.name.is_empty() {
                file += &format!("lesson {}\n", lesson.name);
            }
            for step in lesson.steps {
                file += "step\n";
                for (word, value) in [
                    ("kind", step.kind.name().to_owned()),
                    ("variant", step.variant),
                    ("options", step.options),
                    ("position", step.position),
                    ("tokens", step.tokens),
                    ("marks", step.marks),
                    ("play", step.play.join(" ")),
                    ("then", step.then.join(" ")),
                    ("task", step.task),
                    ("reason", step.reason),
                ] {
                    if !value.is_empty() {
                        file += &format!("{word} {value}\n");
                    }
                }
            }
            lesson.learnt.iter().for_each(|learnt| file += &format!("learnt {learnt}\n"));
        }
        file
    }
}
