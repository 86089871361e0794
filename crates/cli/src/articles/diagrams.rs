//! The diagrams and the lesson of a game: `articles/<game>.toml`, shared by all languages.

use super::SourceError;
use super::solution::Solution;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;
use trivium_session::lesson::StepKind;
use trivium_session::{Match, Setup};

#[derive(Clone, Debug, Default)]
pub struct Diagrams {
    /// Path for error messages.
    pub file: String,
    pub diagrams: Vec<Diagram>,
    pub lesson: Vec<DiagramStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    diagram: Vec<Spanned<Diagram>>,
    #[serde(default)]
    lesson: Vec<Spanned<DiagramStep>>,
}

/// A position, how it is shown, and claims about it.
#[derive(Clone, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Diagram {
    /// Line in the file.
    #[serde(skip)]
    pub line: usize,
    /// Unique within the game.
    pub id: String,
    /// The variant; empty for the game's first one.
    #[serde(default)]
    pub variant: String,
    /// Options as `key=value`, separated by spaces.
    #[serde(default)]
    pub options: String,
    /// The position at which the record starts; empty for the regular start of the game.
    #[serde(default)]
    pub position: String,
    /// The record that leads to the position.
    pub tokens: String,
    /// Marks on the board, in the form that docs/diagrams.md describes.
    #[serde(default)]
    pub marks: String,
    #[serde(default)]
    pub coordinates: bool,
    /// Whether hands of tiles are shown.
    #[serde(default)]
    pub hands: bool,
    /// Whether readers can step through the whole record.
    #[serde(default)]
    pub replay: bool,
    /// Whether the dialog for a new match shows this diagram for its variant.
    #[serde(default)]
    pub card: bool,
    /// The figure of the published rules that the diagram replaces.
    #[serde(default)]
    pub replaces: String,
    #[serde(default)]
    pub shows: Claims,
    /// Claims about positions after further moves.
    #[serde(default)]
    pub then: Vec<Claims>,
}

#[derive(Clone, Deserialize, Debug, Default, PartialEq)]
#[serde(deny_unknown_fields, default)]
pub struct Claims {
    /// Further moves, after which the claims hold. Empty in `shows`.
    pub tokens: String,
    /// The seat to move; 0 for chance, -1 if the game is over.
    pub turn: Option<i8>,
    /// The result, such as `W-L`; `-` while the game runs.
    pub outcome: Option<String>,
    /// Number of legal moves.
    pub count: Option<usize>,
    /// Expected fields of the position's text form.
    pub fields: BTreeMap<String, String>,
    /// Tokens that must be legal. There may be other legal tokens.
    pub legal: Vec<String>,
    /// Illegal tokens, each with the anchor of the rule that forbids it.
    pub refused: BTreeMap<String, String>,
}

/// A step of a lesson: a position, and the moves to make there.
#[derive(Clone, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct DiagramStep {
    /// Line in the file.
    #[serde(skip)]
    pub line: usize,
    /// The lesson: the part of a variant's id that it teaches; empty for the lesson of the game.
    #[serde(default)]
    pub of: String,
    /// The name of a [`StepKind`]; empty for a question.
    #[serde(default)]
    pub kind: String,
    /// The diagram at which it starts.
    pub diagram: String,
    /// Moves from the diagram to the start of the step.
    #[serde(default)]
    pub before: String,
    /// The correct moves; empty for a goal.
    #[serde(default)]
    pub play: Vec<String>,
    /// What makes a move correct, in questions.
    #[serde(default)]
    pub right: Option<Solution>,
    /// Marks over the board (docs/diagrams.md).
    #[serde(default)]
    pub marks: String,
    /// The moves after a correct one.
    #[serde(default)]
    pub then: String,
}

impl DiagramStep {
    /// Whether this step demonstrates the move that `other` asks for: in the same position, or later in its line.
    fn shows(&self, other: &DiagramStep) -> bool {
        let (line, done) = (self.line(), other.line());
        let at = |count: usize| {
            let before = self.before.split_ascii_whitespace().chain(line[..count].iter().copied());
            before.eq(other.before.split_ascii_whitespace()) && line[count..].starts_with(&done)
        };
        self.kind() == StepKind::Show && self.diagram == other.diagram && (0..line.len()).any(at)
    }

    /// Unknown and empty names count as questions.
    pub fn kind(&self) -> StepKind {
        StepKind::read(&self.kind).unwrap_or_default()
    }

    /// The moves that the step shows or asks for, in order.
    fn line(&self) -> Vec<&str> {
        self.play.iter().map(String::as_str).chain(self.then.split_ascii_whitespace()).collect()
    }
}

fn line(source: &str, at: usize) -> usize {
    1 + source[..at.min(source.len())].bytes().filter(|byte| *byte == b'\n').count()
}

impl Diagrams {
    /// Parses the file.
    ///
    /// # Errors
    /// The first fault of a malformed file, with its line.
    pub fn read(file: &str, source: &str) -> Result<Diagrams, SourceError> {
        let read: File = toml::from_str(source).map_err(|why| SourceError {
            file: file.to_owned(),
            line: why.span().map_or(1, |span| line(source, span.start)),
            what: why.message().to_owned(),
        })?;
        let diagram = |spanned: Spanned<Diagram>| {
            let line = line(source, spanned.span().start);
            Diagram { line, ..spanned.into_inner() }
        };
        let step = |spanned: Spanned<DiagramStep>| {
            let line = line(source, spanned.span().start);
            DiagramStep { line, ..spanned.into_inner() }
        };
        let (diagrams, lesson) = (read.diagram.into_iter().map(diagram), read.lesson.into_iter().map(step));
        Ok(Diagrams { file: file.to_owned(), diagrams: diagrams.collect(), lesson: lesson.collect() })
    }

    pub fn get(&self, id: &str) -> Option<&Diagram> {
        self.diagrams.iter().find(|diagram| diagram.id == id)
    }

    pub(super) fn fault(&self, line: usize, what: String) -> SourceError {
        SourceError { file: self.file.clone(), line, what }
    }

    /// Checks that all positions are reachable and that the claims about them hold.
    pub fn check(&self, game: &str) -> Vec<SourceError> {
        let mut faults = Vec::new();
        for (nth, diagram) in self.diagrams.iter().enumerate() {
            let fault = |what: String| self.fault(diagram.line, format!("diagram {}: {what}", diagram.id));
            let kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            if diagram.id.is_empty() || !diagram.id.chars().all(kebab) {
                faults.push(fault("its id may contain only small letters, digits and hyphens".to_owned()));
            }
            if self.diagrams[..nth].iter().any(|other| other.id == diagram.id) {
                faults.push(fault("another diagram has that id".to_owned()));
            }
            faults.extend(diagram.wrong(game).into_iter().map(fault));
        }
        for name in self.lessons() {
            let steps: Vec<_> = self.steps(name).collect();
            for (nth, step) in steps.iter().enumerate() {
                if let Err(why) = self.step(game, step) {
                    faults.push(self.fault(step.line, format!("step {} of {}: {why}", nth + 1, called(name))));
                }
            }
            let most = if name.is_empty() { 6..=16 } else { 2..=4 };
            if !most.contains(&steps.len()) {
                let (start, end) = most.into_inner();
                faults.push(self.fault(1, format!("{} has {} steps, not {start} to {end}", called(name), steps.len())));
            }
            faults.extend(self.order(name, &steps));
        }
        faults.extend(self.cards(game));
        faults
    }

    /// The diagrams that represent variants in the dialog for a new match, each with its variant.
    pub fn card(&self, game: &str) -> impl Iterator<Item = (&'static str, &Diagram)> {
        let variants = trivium_rules::games::info(game).map_or(&[][..], |info| info.variants);
        let of = move |diagram: &Diagram| {
            variants.iter().find(|variant| variant.id == diagram.variant).or(variants.first()).map(|variant| variant.id)
        };
        self.diagrams.iter().filter(|diagram| diagram.card).filter_map(move |diagram| Some((of(diagram)?, diagram)))
    }

    /// Faults for variants without exactly one such diagram. A game with a single variant needs none, and neither does
    /// a variant with an addition such as `+bag`.
    fn cards(&self, game: &str) -> Vec<SourceError> {
        let variants = trivium_rules::games::info(game).map_or(&[][..], |info| info.variants);
        let plain = variants.iter().map(|variant| variant.id).filter(|id| !id.contains('+'));
        let wanted = |id: &&str| variants.len() > 1 && self.card(game).filter(|(of, _)| of == id).count() != 1;
        plain.filter(wanted).map(|id| self.fault(1, format!("variant {id} needs exactly one card diagram"))).collect()
    }

    /// The names of the lessons, the game's first.
    pub fn lessons(&self) -> Vec<&str> {
        let mut names = vec![""];
        for step in &self.lesson {
            if !names.contains(&step.of.as_str()) {
                names.push(&step.of);
            }
        }
        names
    }

    /// The steps of a lesson.
    pub fn steps(&self, lesson: &str) -> impl Iterator<Item = &DiagramStep> {
        self.lesson.iter().filter(move |step| step.of == lesson)
    }

    /// Faults in the order of a lesson's steps: goals first, then demonstrations, then questions.
    fn order(&self, name: &str, steps: &[&DiagramStep]) -> Vec<SourceError> {
        let mut faults = Vec::new();
        let kinds: Vec<_> = steps.iter().map(|step| step.kind()).collect();
        let mut fault = |nth: usize, what: &str| {
            faults.push(self.fault(steps[nth].line, format!("step {} of {}: {what}", nth + 1, called(name))));
        };
        for (nth, step) in steps.iter().enumerate() {
            let before = nth.checked_sub(1).map(|before| kinds[before]);
            match kinds[nth] {
                StepKind::Goal if before.is_some_and(|before| before != StepKind::Goal) => {
                    fault(nth, "goals must come first")
                }
                StepKind::Show if before.is_none() && name.is_empty() => fault(nth, "a goal must come before it"),
                StepKind::Show if !kinds.get(nth + 1).is_some_and(|next| next.waits()) => {
                    fault(nth, "a step of kind `do` or a question must follow")
                }
                StepKind::Do if !steps[..nth].iter().rev().any(|shown| shown.shows(step)) => {
                    fault(nth, "no earlier step shows what is to be done");
                }
                StepKind::Ask if !kinds[..nth].iter().any(|kind| matches!(kind, StepKind::Show | StepKind::Do)) => {
                    fault(nth, "a step of kind `show` or `do` must come before it")
                }
                _ => {}
            }
        }
        faults
    }

    fn step(&self, game: &str, step: &DiagramStep) -> Result<(), String> {
        let diagram = self.get(&step.diagram).ok_or_else(|| format!("there is no diagram {:?}", step.diagram))?;
        if !step.kind.is_empty() && StepKind::read(&step.kind).is_none() {
            return Err(format!("unknown kind {:?}", step.kind));
        }
        let game_match = played(diagram.game_match(game)?, &step.before)?;
        match (step.kind(), step.play.len()) {
            (StepKind::Goal, 0) if step.then.is_empty() => return Ok(()),
            (StepKind::Goal, _) => return Err("a step of kind `goal` has no moves".to_owned()),
            (_, 0) => return Err("no correct move is given".to_owned()),
            (StepKind::Show | StepKind::Do, 2..) => {
                return Err("a step of kind `show` or `do` has exactly one move".to_owned());
            }
            _ => {}
        }
        if game_match.turn().seat().is_none() {
            return Err("no seat is to move there".to_owned());
        }
        for play in &step.play {
            if play.split_ascii_whitespace().count() != 1 {
                return Err(format!("{play:?} is not a single move"));
            }
            played(game_match.clone(), &format!("{play} {}", step.then))?;
        }
        match (step.kind(), step.right) {
            (StepKind::Ask, None) => Err("a question needs a solution".to_owned()),
            (StepKind::Ask, Some(solution)) => solution.check(&game_match, &step.play),
            (_, Some(_)) => Err("only questions have a solution".to_owned()),
            (_, None) => Ok(()),
        }
    }
}

/// How faults call a lesson.
fn called(lesson: &str) -> String {
    if lesson.is_empty() { "the lesson".to_owned() } else { format!("the lesson {lesson}") }
}

impl Diagram {
    /// A match at the position.
    ///
    /// # Errors
    /// Why the position cannot be reached, in words.
    pub fn game_match(&self, game: &str) -> Result<Match, String> {
        let setup = Setup::read(game, [&self.variant, &self.options, &self.position], []);
        played(Match::new(setup.map_err(|why| why.to_string())?), &self.tokens)
    }

    /// The claims about the position, then those after further moves.
    fn claims(&self) -> impl Iterator<Item = &Claims> {
        std::iter::once(&self.shows).chain(&self.then)
    }

    /// The claims that do not hold.
    fn wrong(&self, game: &str) -> Vec<String> {
        let game_match = match self.game_match(game) {
            Ok(game_match) => game_match,
            Err(why) => return vec![why],
        };
        let mut wrong = Vec::new();
        for claims in self.claims() {
            let found = match played(game_match.clone(), &claims.tokens) {
                Err(why) => vec![why],
                Ok(_) if claims.is_empty() => vec!["no claim is made".to_owned()],
                Ok(game_match) => claims.check(&game_match),
            };
            let after = if claims.tokens.is_empty() { String::new() } else { format!("after {}: ", claims.tokens) };
            wrong.extend(found.into_iter().map(|why| after.clone() + &why));
        }
        wrong
    }

    /// All text that contains the coordinates and tokens which a caption may name.
    pub fn named(&self) -> String {
        let of = |claims: &Claims| {
            let fields = claims.fields.iter().map(|(key, value)| format!("{key}={value}"));
            let tokens = claims.legal.iter().chain(claims.refused.keys()).chain(&claims.outcome);
            fields.chain(tokens.cloned()).chain([claims.tokens.clone()]).collect::<Vec<_>>().join(" ")
        };
        let own = [&self.position, &self.tokens, &self.marks].map(String::clone);
        own.into_iter().chain(self.claims().map(of)).collect::<Vec<_>>().join(" ")
    }
}

fn played(mut game_match: Match, tokens: &str) -> Result<Match, String> {
    for token in tokens.split_ascii_whitespace() {
        let legal = |why| {
            let text = trivium_words::Text::TokenError(&why);
            format!("{token} is not legal: {}", trivium_words::Language::En.text(&text))
        };
        game_match.play(token).map_err(legal)?;
    }
    Ok(game_match)
}

impl Claims {
    fn is_empty(&self) -> bool {
        *self == Claims { tokens: self.tokens.clone(), ..Claims::default() }
    }

    /// The claims that do not hold at the current position of a match.
    pub fn check(&self, game_match: &Match) -> Vec<String> {
        let (position, mut wrong) = (game_match.position(), Vec::new());
        let (text, legal) = (position.text(), position.legal());
        let (turn, outcome) = (game_match.turn().number(), game_match.turn().outcome());
        let outcome = outcome.map_or_else(|| "-".to_owned(), |outcome| outcome.to_string());
        if let Some(claimed) = self.turn.filter(|claimed| *claimed != turn) {
            wrong.push(format!("turn is {turn}, not {claimed}"));
        }
        if let Some(claimed) = self.outcome.as_ref().filter(|claimed| **claimed != outcome) {
            wrong.push(format!("the outcome is {outcome}, not {claimed}"));
        }
        if let Some(claimed) = self.count.filter(|claimed| *claimed != legal.len()) {
            wrong.push(format!("{} moves are legal, not {claimed}", legal.len()));
        }
        for (key, claimed) in &self.fields {
            let field = text.split(' ').find_map(|field| field.split_once('=').filter(|(name, _)| name == key));
            match field {
                None => wrong.push(format!("the position has no field {key}")),
                Some((_, value)) if value != claimed => wrong.push(format!("{key} is {value}, not {claimed}")),
                Some(_) => {}
            }
        }
        for token in self.legal.iter().filter(|token| !legal.contains(token)) {
            wrong.push(format!("{token} is not legal"));
        }
        for (token, anchor) in &self.refused {
            use trivium_rules::games::TokenError;
            match position.check(token) {
                Ok(()) => wrong.push(format!("{token} is not refused")),
                Err(TokenError::Rule(refusal)) if refusal.rule().1 == anchor => {}
                Err(TokenError::Rule(refusal)) => {
                    wrong.push(format!("{token} is refused by {}, not by {anchor}", refusal.rule().1));
                }
                Err(why) => wrong.push(format!("{token} is refused by no rule: {why:?}")),
            }
        }
        wrong
    }
}
