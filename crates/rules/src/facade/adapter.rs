//! Implements the facade for any game.

use super::{Game, Position, Step, TokenError};
use crate::core::{
    EditPosition, End, Event, Gesture, MoveEffect, Notation, Overview, ParseError, ParseFault, Pick, Present, Rules,
    Scene, Seat, Site, TableAction, Turn, VariantInfo,
};
use crate::games::any::{GameRules, Prompt, Refusal};
use std::sync::Arc;

/// Implements [`Game`] for the rules of a game.
pub struct GameAdapter<R: Rules> {
    id: &'static str,
    variant: &'static VariantInfo,
    options: Vec<(&'static str, u32)>,
    rules: Arc<R>,
    /// The custom start; `None` for the start of the rules.
    start: Option<R::State>,
}

impl<R: Rules> GameAdapter<R> {
    /// A game from its rules and their names.
    pub fn new(id: &'static str, variant: &'static VariantInfo, options: Vec<(&'static str, u32)>, rules: R) -> Self {
        GameAdapter { id, variant, options, rules: Arc::new(rules), start: None }
    }
}

/// Implements [`Position`] for the state of a game.
pub struct PositionAdapter<R: Present> {
    rules: Arc<R>,
    state: R::State,
}

impl<R: Present> GameAdapter<R> {
    fn at(&self, state: R::State) -> PositionAdapter<R> {
        PositionAdapter { rules: self.rules.clone(), state }
    }
}

impl<R: Notation + Present> GameAdapter<R> {
    /// The start of the rules, or the position that `line` describes. Returns the concrete type: a program that only
    /// replays would otherwise contain every method of the trait object.
    ///
    /// # Errors
    /// As [`Game::read_position`].
    pub fn position(&self, line: Option<&str>) -> Result<PositionAdapter<R>, ParseError> {
        let state = line.map_or_else(|| Ok(self.rules.start()), |line| self.rules.read_position(line))?;
        Ok(self.at(state))
    }
}

impl<R: GameRules + EditPosition> Game for GameAdapter<R> {
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

    fn start(&self) -> Box<dyn Position> {
        Box::new(self.at(self.start.clone().unwrap_or_else(|| self.rules.start())))
    }

    fn start_text(&self) -> Option<String> {
        self.start.as_ref().map(|state| self.rules.position_text(state))
    }

    fn read_position(&self, text: &str) -> Result<Box<dyn Position>, ParseError> {
        Ok(Box::new(self.at(self.rules.read_position(text)?)))
    }

    fn starting_at(&self, text: &str) -> Result<Arc<dyn Game>, ParseError> {
        let state = self.rules.read_position(text)?;
        if self.rules.turn(&state).outcome().is_some() {
            return Err(ParseError::new(text.rfind("turn=").unwrap_or_default(), ParseFault::Over));
        }
        // A text equal to the start of the rules makes the ordinary game, without a start of its own.
        let standard = self.rules.position_text(&self.rules.start()) == text;
        let GameAdapter { id, variant, ref options, ref rules, .. } = *self;
        let (options, rules, start) = (options.clone(), rules.clone(), (!standard).then_some(state));
        Ok(Arc::new(GameAdapter { id, variant, options, rules, start }))
    }

    fn editing(&self) -> &dyn EditPosition {
        &*self.rules
    }
}

/// The events of a table action. `turn` and `then` are the turns before and after it; `before` and `out` are the seats
/// that are out before and after it.
fn acted(action: TableAction, [turn, then]: [Turn; 2], [before, out]: [Vec<Seat>; 2]) -> Vec<Event> {
    let mut events = vec![Event::Action { action, seat: turn.seat() }];
    let gone = out.into_iter().filter(|seat| !before.contains(seat));
    events.extend(gone.map(|seat| Event::WentOut { seat }));
    if matches!(then, Turn::Over(_)) {
        events.push(Event::Over(End::Action(action)));
    }
    events
}

enum ParsedToken<M> {
    Move(M),
    Action(TableAction),
}

impl<R: GameRules> PositionAdapter<R> {
    fn read(&self, token: &str) -> Result<ParsedToken<R::Move>, ParseError> {
        match TableAction::read(token) {
            Some(action) => Ok(ParsedToken::Action(action)),
            None => self.rules.read_move(token).map(ParsedToken::Move),
        }
    }

    /// The token and the position after it.
    fn after(&self, token: &str) -> Result<(ParsedToken<R::Move>, R::State), TokenError> {
        let rule = |refusal: R::Refusal| TokenError::Rule(refusal.into());
        let read = self.read(token).map_err(TokenError::Unreadable)?;
        let turn = self.rules.turn(&self.state);
        let mut next = self.state.clone();
        match read {
            _ if matches!(turn, Turn::Over(_)) => return Err(TokenError::Over),
            ParsedToken::Move(made) => self.rules.play(&mut next, made).map_err(rule)?,
            ParsedToken::Action(action) if turn == Turn::Chance && action != TableAction::Agree => {
                return Err(TokenError::AtChance);
            }
            ParsedToken::Action(action) => self.rules.act(&mut next, action).map_err(rule)?,
        }
        Ok((read, next))
    }

    /// As [`Position::step`], with the concrete type. See [`GameAdapter::position`].
    ///
    /// # Errors
    /// As [`Position::check`].
    pub fn stepped(&self, token: &str) -> Result<(Self, Vec<Event>), TokenError> {
        let (read, next) = self.after(token)?;
        let events = match read {
            ParsedToken::Move(made) => self.rules.events(&self.state, made, &next),
            ParsedToken::Action(action) => {
                let out = |state: &R::State| self.rules.scene(state).out;
                let turns = [&self.state, &next].map(|state| self.rules.turn(state));
                acted(action, turns, [out(&self.state), out(&next)])
            }
        };
        Ok((PositionAdapter { rules: self.rules.clone(), state: next }, events))
    }
}

impl<R: Present> PositionAdapter<R> {
    /// Whether both are the same position.
    pub fn is_same_position(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

impl<R: GameRules> Position for PositionAdapter<R> {
    fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    fn text(&self) -> String {
        self.rules.position_text(&self.state)
    }

    fn legal(&self) -> Vec<String> {
        let mut tokens: Vec<_> = self.rules.legal_moves(&self.state).into_iter().map(|m| self.rules.token(m)).collect();
        tokens.sort_unstable();
        tokens
    }

    fn check(&self, token: &str) -> Result<(), TokenError> {
        self.after(token).map(|_| ())
    }

    fn step(&self, token: &str) -> Result<Step, TokenError> {
        let (next, events) = self.stepped(token)?;
        Ok(Step { next: Box::new(next), events })
    }

    fn play(&mut self, token: &str) -> Result<(), TokenError> {
        self.state = self.after(token)?.1;
        Ok(())
    }

    fn chance_moves(&self) -> Vec<(String, u32)> {
        if self.turn() != Turn::Chance {
            return Vec::new();
        }
        let weigh = |m| (self.rules.token(m), self.rules.weight(&self.state, m));
        let mut chance_moves: Vec<_> = self.rules.legal_moves(&self.state).into_iter().map(weigh).collect();
        chance_moves.sort_unstable();
        chance_moves
    }

    fn prompt(&self) -> Option<Prompt> {
        self.rules.prompt(&self.state).map(Into::into)
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
        for made in self.rules.legal_moves(&self.state) {
            self.rules.gestures(&self.state, made, &mut ways);
            all.extend(ways.drain(..).map(|way| (way, self.rules.token(made))));
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

    fn explain_illegal(&self, picks: &[Pick]) -> Option<Refusal> {
        self.rules.explain_illegal(&self.state, picks).map(Into::into)
    }

    fn sites(&self) -> Vec<Site> {
        self.rules.sites(&self.state)
    }

    fn site_name(&self, site: Site) -> String {
        self.rules.site_name(site)
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(PositionAdapter { rules: self.rules.clone(), state: self.state.clone() })
    }
}
