//! Writes the file of a lesson: the steps of `articles/<game>.toml` with the texts of the section `lesson` of the
//! article.

use super::markdown::{Block, Inline};
use super::{DiagramStep, Volume};
use trivium_session::lesson::{self, StepKind};
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

impl Volume {
    pub fn steps(&self, language: Language) -> Vec<lesson::LessonStep> {
        let article = self.articles.iter().find(|(l, _)| *l == language);
        let section =
            article.and_then(|(_, article)| article.sections.iter().find(|section| section.anchor == "lesson"));
        let Some([_, Block::List { items, .. }]) = section.map(|section| &section.blocks[..]) else {
            return Vec::new();
        };
        let step = |(step, item): (&DiagramStep, &Vec<Block>)| {
            let diagram = self.diagrams.get(&step.diagram)?;
            let (task, reason) = match &item[..] {
                [Block::Paragraph { text: task, .. }] => (task, &[][..]),
                [Block::Paragraph { text: task, .. }, Block::Paragraph { text: reason, .. }] => (task, &reason[..]),
                _ => return None,
            };
            Some(lesson::LessonStep {
                kind: step.kind(),
                variant: diagram.variant.clone(),
                options: diagram.options.clone(),
                position: diagram.position.clone(),
                tokens: [diagram.tokens.as_str(), &step.before].join(" ").trim().to_owned(),
                // In steps of other kinds the mark would reveal the answer.
                marks: if step.kind() == StepKind::Goal { diagram.marks.clone() } else { String::new() },
                play: step.play.clone(),
                then: step.then.split_ascii_whitespace().map(str::to_owned).collect(),
                task: text(task),
                reason: text(reason),
            })
        };
        self.diagrams.lesson.iter().zip(items).filter_map(step).collect()
    }

    pub fn lesson(&self, language: Language) -> String {
        let mut file = String::new();
        for step in self.steps(language) {
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
        file
    }
}
