//! The file of a lesson (`lessons/<language>/<game>.txt`), as `trivium articles` writes it: steps of lines, each a word and what it means.

/// A step: a position, and the decisions that are right in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Step {
    /// The variant; the game's first one when empty.
    pub variant: String,
    /// Options as `key=value`, parted by blanks.
    pub options: String,
    /// The record that leads to the position.
    pub tokens: String,
    /// Marks over the position (docs/diagrams.md).
    pub marks: String,
    /// The decisions that are right.
    pub play: Vec<String>,
    /// What is played after it.
    pub then: Vec<String>,
    /// What is to be done. Tokens and places stand between backticks.
    pub task: String,
    /// Why that is right.
    pub reason: String,
}

/// The steps of a file; of lines that mean nothing nothing is taken.
pub fn read(text: &str) -> Vec<Step> {
    let mut steps = Vec::<Step>::new();
    for line in text.lines() {
        if line == "step" {
            steps.push(Step::default());
        }
        let (Some((word, value)), Some(step)) = (line.split_once(' '), steps.last_mut()) else { continue };
        let words = || value.split(' ').map(str::to_owned).collect();
        match word {
            "variant" => value.clone_into(&mut step.variant),
            "options" => value.clone_into(&mut step.options),
            "tokens" => value.clone_into(&mut step.tokens),
            "marks" => value.clone_into(&mut step.marks),
            "play" => step.play = words(),
            "then" => step.then = words(),
            "task" => value.clone_into(&mut step.task),
            "reason" => value.clone_into(&mut step.reason),
            _ => {}
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_read() {
        let steps = read("stray\nstep\nvariant simple\nplay b2 c3\ntask Set `b2`.\nodd\nstep\nthen a1\n");
        assert_eq!(steps.len(), 2);
        assert_eq!((steps[0].variant.as_str(), steps[0].task.as_str()), ("simple", "Set `b2`."));
        assert_eq!((steps[0].play.len(), steps[1].then.as_slice()), (2, &["a1".to_owned()][..]));
        assert!(read("").is_empty());
    }
}
