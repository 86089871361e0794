//! The object-safe facade over the rules traits: tokens and positions as text, sites as small numbers. Layers above the games
//! know [`Game`] and [`Position`], never five games.

use super::{
    EditPosition, End, Event, Gesture, MoveEffect, Notation, Overview, ParseError, ParseFault, Pick, Present, Rules,
    Scene, Seat, Site, TableAction, Turn, VariantInfo,
};
use std::error::Error;
use std::fmt::{self, Debug};
use std::marker::PhantomData;
use std::rc::Rc;

/// The words that games use for refusals and prompts, as one type each over all games. The list of games implements it.
pub trait Vocabulary: 'static {
    /// Why a decision is not legal.
    type Refusal: Clone + Eq + Debug;
    /// The question to the seat to act.
    type Prompt: Copy + Eq + Debug;
}

/// Why a token was not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TokenError<R> {
    /// The text is no token of this game.
    Unreadable(ParseError),
    /// The game is over.
    Over,
    /// Only chance or an agreement comes now.
    AtChance,
    /// A draw was claimed, but the position does not stand for the third time.
    NotRepeated,
    /// A rule of the game.
    Rule(R),
}

impl<R: Debug> fmt::Display for TokenError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TokenError::Unreadable(why) => fmt::Display::fmt(why, f),
            TokenError::Over => f.write_str("the game is over"),
            TokenError::AtChance => f.write_str("only a draw of chance or an agreement can come now"),
            TokenError::NotRepeated => f.write_str("the position does not stand for the third time"),
            TokenError::Rule(refusal) => write!(f, "a rule forbids it: {refusal:?}"),
        }
    }
}

impl<R: Debug> Error for TokenError<R> {}

/// A legal token after it was played.
pub struct Step<V: Vocabulary> {
    /// The position after it.
    pub next: Box<dyn Position<V>>,
    /// The events that the token caused.
    pub events: Vec<Event>,
}

/// A game with its variant and options chosen.
pub trait Game<V: Vocabulary> {
    /// The game's name in commands and records.
    fn id(&self) -> &'static str;
    /// The variant.
    fn variant(&self) -> &'static VariantInfo;
    /// The options and their values, defaults included.
    fn options(&self) -> &[(&'static str, u32)];
    /// How many seats play.
    fn seats(&self) -> u8;
    /// The position at which the game begins: that of its rules, or the one of [`Game::starting_at`].
    fn start(&self) -> Box<dyn Position<V>>;
    /// The line of the position at which it begins, where that is not the one of its rules.
    fn start_text(&self) -> Option<String>;
    /// The position of a line.
    ///
    /// # Errors
    /// When the text is no position of this game and variant.
    fn read_position(&self, text: &str) -> Result<Box<dyn Position<V>>, ParseError>;
    /// The same game, variant and options, beginning at the position of a line.
    ///
    /// # Errors
    /// As [`Game::read_position`], and [`ParseFault::Over`] where nobody can play on.
    fn starting_at(&self, text: &str) -> Result<Rc<dyn Game<V>>, ParseError>;
    /// How its positions are set up by hand.
    fn editing(&self) -> &dyn EditPosition;
}

/// A position of some game.
pub trait Position<V: Vocabulary> {
    /// The side to decide next.
    fn turn(&self) -> Turn;
    /// The position's line.
    fn text(&self) -> String;
    /// All legal tokens, sorted as ASCII.
    fn legal(&self) -> Vec<String>;
    /// Whether a token is legal or a table action possible, [`TableAction::Claim`] as if the position were repeated.
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, token: &str) -> Result<(), TokenError<V::Refusal>>;
    /// The decision or table action of that token: the position after it and what happens. The token is checked and played once.
    ///
    /// # Errors
    /// As [`Position::check`].
    fn step(&self, token: &str) -> Result<Step<V>, TokenError<V::Refusal>>;
    /// Makes the decision or table action of that token, where nobody asks what happens.
    ///
    /// # Errors
    /// As [`Position::check`]; the position is unchanged then.
    fn play(&mut self, token: &str) -> Result<(), TokenError<V::Refusal>>;
    /// At a chance decision: each draw with its weight, tokens sorted as ASCII. Empty elsewhere.
    fn chance_moves(&self) -> Vec<(String, u32)>;
    /// The question to the seat to act.
    fn prompt(&self) -> Option<V::Prompt>;
    /// The pieces and their places.
    fn scene(&self) -> Scene;
    /// The order in which the position is told, and the patterns to tell.
    fn overview(&self) -> Overview;
    /// The way from one site to another, as [`Present::direction`].
    fn direction(&self, from: Site, to: Site) -> Option<[i16; 2]>;
    /// The lines that lead on from a site, as [`Present::lines`].
    fn lines(&self, from: Site) -> Vec<Vec<Site>>;
    /// Each legal token of a seat with each way in which a hand makes it.
    fn gestures(&self) -> Vec<(Gesture, String)>;
    /// The events of a legal token or an allowed table action; empty for any other token.
    fn events(&self, token: &str) -> Vec<Event> {
        self.step(token).map_or_else(|_| Vec::new(), |step| step.events)
    }
    /// As [`Present::move_effect`]; `None` for an illegal token or a table action.
    fn move_effect(&self, token: &str) -> Option<MoveEffect>;
    /// As [`Present::preview`]; empty for an illegal token or a table action.
    fn preview(&self, token: &str) -> Vec<Event>;
    /// Why the last of these picks cannot be chosen after the ones before it.
    fn explain_illegal(&self, picks: &[Pick]) -> Option<V::Refusal>;
    /// All sites that a board shows now, in reading order.
    fn sites(&self) -> Vec<Site>;
    /// A site's coordinate.
    fn site_name(&self, site: Site) -> String;
    /// A copy.
    fn boxed(&self) -> Box<dyn Position<V>>;
}

impl<V: Vocabulary> Clone for Box<dyn Position<V>> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// The facade's [`Game`] over a game's rules.
pub struct GameAdapter<R: Rules, V> {
    id: &'static str,
    variant: &'static VariantInfo,
    options: Vec<(&'static str, u32)>,
    rules: Rc<R>,
    /// Where it begins, if not where the rules say.
    start: Option<R::State>,
    vocabulary: PhantomData<V>,
}

impl<R: Rules, V> GameAdapter<R, V> {
    /// Rules under their names.
    pub fn new(id: &'static str, variant: &'static VariantInfo, options: Vec<(&'static str, u32)>, rules: R) -> Self {
        GameAdapter { id, variant, options, rules: Rc::new(rules), start: None, vocabulary: PhantomData }
    }
}

/// The facade's [`Position`] over a game's state.
pub struct PositionAdapter<R: Present, V> {
    rules: Rc<R>,
    state: R::State,
    vocabulary: PhantomData<V>,
}

impl<R: Present, V> GameAdapter<R, V> {
    fn at(&self, state: R::State) -> PositionAdapter<R, V> {
        PositionAdapter { rules: self.rules.clone(), state, vocabulary: PhantomData }
    }
}

impl<R: Notation + Present, V> GameAdapter<R, V> {
    /// The start of the rules, or the position of a line, by its own type: a program that only replays then holds nothing else of the facade.
    ///
    /// # Errors
    /// As [`Game::read_position`].
    pub fn position(&self, line: Option<&str>) -> Result<PositionAdapter<R, V>, ParseError> {
        let state = line.map_or_else(|| Ok(self.rules.start()), |line| self.rules.read_position(line))?;
        Ok(self.at(state))
    }
}

impl<R, V> Game<V> for GameAdapter<R, V>
where
    V: Vocabulary,
    R: Notation + Present + EditPosition + 'static,
    V::Refusal: From<R::Refusal>,
    V::Prompt: From<R::Prompt>,
{
    fn id(&self) -> &'static str {
        self.id
    }

    fn variant(&self) -> &'static VariantInfo {
        self.variant
    }

    fn options(&self) -> &[(&'static str, u32)] {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.rules.seats()
    }

    fn start(&self) -> Box<dyn Position<V>> {
        Box::new(self.at(self.start.clone().unwrap_or_else(|| self.rules.start())))
    }

    fn start_text(&self) -> Option<String> {
        self.start.as_ref().map(|state| written(&*self.rules, state))
    }

    fn read_position(&self, text: &str) -> Result<Box<dyn Position<V>>, ParseError> {
        Ok(Box::new(self.at(self.rules.read_position(text)?)))
    }

    fn starting_at(&self, text: &str) -> Result<Rc<dyn Game<V>>, ParseError> {
        let state = self.rules.read_position(text)?;
        if self.rules.turn(&state).outcome().is_some() {
            return Err(ParseError::new(text.rfind("turn=").unwrap_or_default(), ParseFault::Over));
        }
        // Equal positions are the same line.
        let standard = written(&*self.rules, &self.rules.start()) == text;
        let GameAdapter { id, variant, ref options, ref rules, .. } = *self;
        let (options, rules, start) = (options.clone(), rules.clone(), (!standard).then_some(state));
        Ok(Rc::new(GameAdapter { id, variant, options, rules, start, vocabulary: PhantomData }))
    }

    fn editing(&self) -> &dyn EditPosition {
        &*self.rules
    }
}

/// The line of a state.
fn written<R: Notation>(rules: &R, state: &R::State) -> String {
    let mut text = String::new();
    rules.write_position(state, &mut text);
    text
}

/// The events of a table action. `turn` and `then` are the turns before and after it, `before` and `out` the seats that are out.
fn acted(action: TableAction, [turn, then]: [Turn; 2], [before, out]: [Vec<Seat>; 2]) -> Vec<Event> {
    let mut events = vec![Event::Action { action, seat: turn.seat() }];
    let gone = out.into_iter().filter(|seat| !before.contains(seat));
    events.extend(gone.map(|seat| Event::WentOut { seat }));
    if matches!(then, Turn::Over(_)) {
        events.push(Event::Over(End::Action(action)));
    }
    events
}

/// A token, read.
enum ParsedToken<M> {
    Move(M),
    Action(TableAction),
}

/// An accepted token with what was found on the way, or why it is none.
type Accepted<R, V, Found> = Result<(ParsedToken<<R as Rules>::Move>, Found), TokenError<<V as Vocabulary>::Refusal>>;

impl<R, V> PositionAdapter<R, V>
where
    V: Vocabulary,
    R: Notation + Present + 'static,
    V::Refusal: From<R::Refusal>,
    V::Prompt: From<R::Prompt>,
{
    fn legal_moves(&self) -> Vec<R::Move> {
        let mut moves = Vec::new();
        self.rules.legal(&self.state, &mut moves);
        moves
    }

    fn token(&self, made: R::Move) -> String {
        let mut token = String::new();
        self.rules.write_move(made, &mut token);
        token
    }

    fn read(&self, token: &str) -> Result<ParsedToken<R::Move>, ParseError> {
        match TableAction::read(token) {
            Some(action) => Ok(ParsedToken::Action(action)),
            None => self.rules.read_move(token).map(ParsedToken::Move),
        }
    }

    /// A token that is accepted here, and the state after it where finding out has made that.
    fn accepted(&self, token: &str) -> Accepted<R, V, Option<R::State>> {
        let rule = |refusal: R::Refusal| TokenError::Rule(refusal.into());
        let read = self.read(token).map_err(TokenError::Unreadable)?;
        let turn = self.rules.turn(&self.state);
        if matches!(turn, Turn::Over(_)) {
            return Err(TokenError::Over);
        }
        let next = match read {
            ParsedToken::Move(made) => {
                self.rules.check(&self.state, made).map_err(rule)?;
                None
            }
            ParsedToken::Action(action) if turn == Turn::Chance && action != TableAction::Agree => {
                return Err(TokenError::AtChance);
            }
            ParsedToken::Action(action) => {
                let mut next = self.state.clone();
                self.rules.act(&mut next, action).map_err(rule)?;
                Some(next)
            }
        };
        Ok((read, next))
    }

    /// The token, and the state after it.
    fn after(&self, token: &str) -> Accepted<R, V, R::State> {
        let (read, next) = self.accepted(token)?;
        let next = next.unwrap_or_else(|| {
            let mut next = self.state.clone();
            if let ParsedToken::Move(made) = read {
                self.rules.play(&mut next, made);
            }
            next
        });
        Ok((read, next))
    }

    /// As [`Position::step`], by its own type, as [`GameAdapter::position`].
    ///
    /// # Errors
    /// As [`Position::check`].
    pub fn stepped(&self, token: &str) -> Result<(Self, Vec<Event>), TokenError<V::Refusal>> {
        let (read, next) = self.after(token)?;
        let events = match read {
            ParsedToken::Move(made) => self.rules.events(&self.state, made, &next),
            ParsedToken::Action(action) => {
                let out = |state: &R::State| self.rules.scene(state).out;
                let turns = [&self.state, &next].map(|state| self.rules.turn(state));
                acted(action, turns, [out(&self.state), out(&next)])
            }
        };
        Ok((PositionAdapter { rules: self.rules.clone(), state: next, vocabulary: PhantomData }, events))
    }
}

impl<R: Present, V> PositionAdapter<R, V> {
    /// Whether both are the same position.
    pub fn stands_as(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

impl<R, V> Position<V> for PositionAdapter<R, V>
where
    V: Vocabulary,
    R: Notation + Present + 'static,
    V::Refusal: From<R::Refusal>,
    V::Prompt: From<R::Prompt>,
{
    fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    fn text(&self) -> String {
        written(&*self.rules, &self.state)
    }

    fn legal(&self) -> Vec<String> {
        let mut tokens: Vec<_> = self.legal_moves().into_iter().map(|m| self.token(m)).collect();
        tokens.sort_unstable();
        tokens
    }

    fn check(&self, token: &str) -> Result<(), TokenError<V::Refusal>> {
        self.accepted(token).map(|_| ())
    }

    fn step(&self, token: &str) -> Result<Step<V>, TokenError<V::Refusal>> {
        let (next, events) = self.stepped(token)?;
        Ok(Step { next: Box::new(next), events })
    }

    fn play(&mut self, token: &str) -> Result<(), TokenError<V::Refusal>> {
        self.state = self.after(token)?.1;
        Ok(())
    }

    fn chance_moves(&self) -> Vec<(String, u32)> {
        if self.turn() != Turn::Chance {
            return Vec::new();
        }
        let weigh = |m| (self.token(m), self.rules.weight(&self.state, m));
        let mut chance_moves: Vec<_> = self.legal_moves().into_iter().map(weigh).collect();
        chance_moves.sort_unstable();
        chance_moves
    }

    fn prompt(&self) -> Option<V::Prompt> {
        self.rules.prompt(&self.state).map(V::Prompt::from)
    }

    fn scene(&self) -> Scene {
        self.rules.scene(&self.state)
    }

    fn overview(&self) -> Overview {
        self.rules.overview(&self.state)
    }

    fn direction(&self, from: Site, to: Site) -> Option<[i16; 2]> {
        self.rules.direction(from, to)
    }

    fn lines(&self, from: Site) -> Vec<Vec<Site>> {
        self.rules.lines(&self.state, from)
    }

    fn gestures(&self) -> Vec<(Gesture, String)> {
        let mut all = Vec::new();
        let mut ways = Vec::new();
        for made in self.legal_moves() {
            self.rules.gestures(&self.state, made, &mut ways);
            all.extend(ways.drain(..).map(|way| (way, self.token(made))));
        }
        all
    }

    fn move_effect(&self, token: &str) -> Option<MoveEffect> {
        let (ParsedToken::Move(made), after) = self.after(token).ok()? else { return None };
        self.rules.move_effect(&self.state, made, &after)
    }

    fn preview(&self, token: &str) -> Vec<Event> {
        match self.read(token) {
            Ok(ParsedToken::Move(made)) if self.rules.check(&self.state, made).is_ok() => {
                self.rules.preview(&self.state, made)
            }
            _ => Vec::new(),
        }
    }

    fn explain_illegal(&self, picks: &[Pick]) -> Option<V::Refusal> {
        self.rules.explain_illegal(&self.state, picks).map(V::Refusal::from)
    }

    fn sites(&self) -> Vec<Site> {
        self.rules.sites(&self.state)
    }

    fn site_name(&self, site: Site) -> String {
        self.rules.site_name(site)
    }

    fn boxed(&self) -> Box<dyn Position<V>> {
        Box::new(PositionAdapter { rules: self.rules.clone(), state: self.state.clone(), vocabulary: PhantomData })
    }
}
