//! Explanations of hints. They are in a file of their own, which the page fetches with the first hint.

use super::analysis::own_turns;
use super::games::Patterns;
use super::text_struct::words;
use super::{ShellWords, fill};
use trivium_engine::{Hint, ProvenResult};
use trivium_rules::core::{EffectKind, MoveEffect, Seat};
use trivium_session::{BestReply, GivenAway, HintReason, Threatened, Warning};

words! {
    /// The texts of explanations in one language. Effects ([`EffectKind`]) appear in them as noun phrases, mostly after
    /// a colon.
    pub struct HintWords {
        pub only: &'static str,
        pub wins: &'static str,
        pub soon: &'static str,
        pub wins_in: &'static str,
        pub wins_sure: &'static str,
        pub loses: &'static str,
        pub keeps: &'static str,
        pub saves: &'static str,
        /// “It keeps {0} from winning at once with {1}: {2}.”, “After almost any other move, such as {3}, {0} wins at
        /// once with {1}: {2}.”
        pub stops: [&'static str; 2],
        /// Like `stops`, for a threat that does not win.
        pub denies: [&'static str; 2],
        /// `stops` and `denies` without tokens, for boards without coordinates: “It keeps {0} from winning at once:
        /// {1}.”
        pub unnamed: [[&'static str; 2]; 2],
        pub makes: &'static str,
        pub leaves: &'static str,
        pub puts_out: &'static str,
        /// “This lets {0} win at once: {1}.”, “This lets {0} play this: {1}.”, “This lets {0} leave
        /// you only {1} {1:hole|holes} to choose from.”
        pub lets: [&'static str; 3],
        /// The chance that a move throws away: a win, the game, or winning chances from {0} to {1} percent.
        pub given: [&'static str; 3],
        pub sure: &'static str,
        /// “three points of one colour in a row”, “a star”: after a colon, and as an object
        pub patterns: Patterns,
        pub is_out: &'static str,
        pub last_in: &'static str,
        pub no_move: &'static str,
        /// “the final count decides”: of captured balls or of points
        pub count: &'static str,
    }
}

impl HintWords {
    /// The reason for a hint, and a reference to its rule. `name` returns the name of a seat. If `named`, moves are
    /// called by their tokens.
    pub fn explanation(
        &self,
        shell: &ShellWords,
        hint: &Hint,
        reason: &HintReason,
        name: &dyn Fn(Seat) -> String,
        named: bool,
    ) -> (String, Option<&'static str>) {
        let mut sentences = Vec::new();
        if hint.only {
            sentences.push(self.only.to_owned());
        }
        if let Some(move_effect) = reason.move_effect.filter(|_| reason.wins) {
            sentences.push(fill(self.wins, &[&self.effect(shell, move_effect.effect, name)]));
            return (sentences.join(" "), Some(move_effect.rule));
        }
        match hint.proven_result {
            Some(ProvenResult::Wins(_)) if reason.soon => sentences.push(self.soon.to_owned()),
            // The effect of the move already explains the win.
            Some(ProvenResult::Wins(Some(1))) if reason.move_effect.is_some() => {}
            Some(ProvenResult::Wins(None | Some(1))) => sentences.push(self.wins_sure.to_owned()),
            Some(ProvenResult::Wins(Some(plies))) => {
                sentences.push(fill(self.wins_in, &[&own_turns(plies).to_string()]))
            }
            Some(ProvenResult::Loses) if !hint.only => sentences.push(self.loses.to_owned()),
            Some(ProvenResult::Loses) | None => {}
        }
        let rule = match (reason.move_effect, &reason.threat) {
            // Late in a game this holds for almost every move, so it is mentioned only if there is no other reason.
            (Some(move_effect), _) if !matches!(move_effect.effect, EffectKind::FewMoves(_)) => {
                sentences.push(self.gain(shell, move_effect.effect, name));
                Some(move_effect.rule)
            }
            (_, Some(threat)) => {
                sentences.push(self.threat(shell, threat, name, named));
                Some(threat.move_effect.rule)
            }
            _ if hint.alone => {
                let wins = matches!(hint.proven_result, Some(ProvenResult::Wins(_)));
                sentences.push(if wins { self.keeps } else { self.saves }.to_owned());
                None
            }
            (Some(move_effect), None) => {
                sentences.push(self.gain(shell, move_effect.effect, name));
                Some(move_effect.rule)
            }
            (None, None) => None,
        };
        (sentences.join(" "), rule)
    }

    fn threat(&self, shell: &ShellWords, threat: &Threatened, name: &dyn Fn(Seat) -> String, named: bool) -> String {
        let Threatened { instead, seat, token, wins, move_effect: MoveEffect { effect, .. }, same } = threat;
        if !named {
            let text = self.unnamed[usize::from(!wins)][usize::from(!same)];
            return fill(text, &[&name(*seat), &self.effect(shell, *effect, name)]);
        }
        let texts = if *wins { &self.stops } else { &self.denies };
        fill(texts[usize::from(!same)], &[&name(*seat), token, &self.effect(shell, *effect, name), instead])
    }

    /// Why the learning mode asks whether to play a move, and its question. `name` returns the name of a seat.
    pub fn warned(&self, shell: &ShellWords, warning: &Warning, name: &dyn Fn(Seat) -> String) -> String {
        let reply = warning.reply.map(|BestReply { seat, wins, move_effect }| {
            let (who, effect) = (name(seat), move_effect.effect);
            match effect {
                EffectKind::FewMoves(count) if !wins => fill(self.lets[2], &[&who, &count.to_string()]),
                _ => fill(self.lets[usize::from(!wins)], &[&who, &self.effect(shell, effect, name)]),
            }
        });
        let given = match warning.given {
            // The reply already explains the loss.
            _ if warning.reply.is_some_and(|reply| reply.wins) => None,
            GivenAway::Win => Some(self.given[0].to_owned()),
            GivenAway::Game => Some(self.given[1].to_owned()),
            GivenAway::Chances(shares) => {
                let [had, has] = shares.map(|share| ((share + 5) / 10).to_string());
                Some(fill(self.given[2], &[&had, &has]))
            }
        };
        let sentences: Vec<_> = reply.into_iter().chain(given).chain([self.sure.to_owned()]).collect();
        sentences.join(" ")
    }

    /// The effect of a move as a sentence.
    fn gain(&self, shell: &ShellWords, effect: EffectKind, name: &dyn Fn(Seat) -> String) -> String {
        match effect {
            EffectKind::FewMoves(count) => fill(self.leaves, &[&count.to_string()]),
            EffectKind::Out(seat) => fill(self.puts_out, &[&name(seat)]),
            _ => fill(self.makes, &[&self.effect(shell, effect, name)]),
        }
    }

    /// The effect of a move as a noun phrase.
    fn effect(&self, shell: &ShellWords, effect: EffectKind, name: &dyn Fn(Seat) -> String) -> String {
        let text = match effect {
            EffectKind::Pattern(kind, 0) => self.patterns.text(kind),
            EffectKind::Pattern(kind, points) => {
                return [self.patterns.text(kind), ", ", &shell.points(points)].concat();
            }
            EffectKind::FewMoves(_) => return self.gain(shell, effect, name),
            EffectKind::Out(seat) => return fill(self.is_out, &[&name(seat)]),
            EffectKind::LastIn => self.last_in,
            EffectKind::NoMove => self.no_move,
            EffectKind::Count => self.count,
        };
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use trivium_engine::Threat;
    use trivium_rules::games::{traffic_lights, triapon, trigon, tritt};

    fn hint(proven_result: Option<ProvenResult>) -> Hint {
        let threat = Some(Threat { line: vec!["a1".to_owned(), "c3".to_owned()], same: true });
        Hint { best: "b2".to_owned(), proven_result, only: false, alone: true, threat }
    }

    fn say(language: Language, hint: &Hint, reason: &HintReason) -> (String, Option<&'static str>) {
        let name = |seat: Seat| ["Anna", "Bo", "Cem"][seat.index()].to_owned();
        language.words::<HintWords>().explanation(language.shell(), hint, reason, &name, true)
    }

    fn move_effect(effect: EffectKind) -> MoveEffect {
        MoveEffect { effect, rule: "there" }
    }

    fn threatened(effect: EffectKind, wins: bool, same: bool) -> Option<Threatened> {
        let [instead, token] = ["a1", "c3"].map(str::to_owned);
        Some(Threatened { instead, seat: Seat::TWO, token, wins, move_effect: move_effect(effect), same })
    }

    #[test]
    fn an_immediate_win_is_the_only_reason() {
        let line = EffectKind::Pattern(traffic_lights::LIGHTS, 3);
        let reason = HintReason {
            wins: true,
            soon: false,
            move_effect: Some(move_effect(line)),
            threat: threatened(line, true, true),
        };
        let explained = say(Language::En, &hint(Some(ProvenResult::Wins(Some(1)))), &reason);
        assert_eq!(explained.0, "It wins at once: red, yellow and green in a line, 3 points.");
        assert_eq!(explained.1, Some("there"));
        let pyramid = HintReason { move_effect: Some(move_effect(EffectKind::Pattern(trigon::PYRAMID, 0))), ..reason };
        assert_eq!(say(Language::Fr, &hint(None), &pyramid).0, "Ce coup gagne tout de suite\u{202f}: une pyramide.");
    }

    #[test]
    fn without_coordinates_no_move_is_named() {
        let name = |seat: Seat| ["Anna", "Bo", "Cem"][seat.index()].to_owned();
        for language in Language::ALL {
            for (wins, same) in [(true, true), (true, false), (false, true), (false, false)] {
                let threat = threatened(EffectKind::Pattern(tritt::ROW, 0), wins, same);
                let reason = HintReason { wins: false, soon: false, move_effect: None, threat };
                let words = language.words::<HintWords>();
                let text = |named| words.explanation(language.shell(), &hint(None), &reason, &name, named).0;
                assert!(text(true).contains("c3") && !text(false).contains("c3"), "{}", text(false));
                assert!(!text(false).contains("a1") && text(false).contains("Bo"), "{}", text(false));
            }
        }
    }

    #[test]
    fn a_warning_describes_the_reply_and_asks() {
        let name = |seat: Seat| ["Anna", "Bo", "Cem"][seat.index()].to_owned();
        let say = |language: Language, effect: EffectKind, wins, given| {
            let reply = Some(BestReply { seat: Seat::TWO, wins, move_effect: move_effect(effect) });
            let warning = Warning { seat: Seat::ONE, given, reply };
            language.words::<HintWords>().warned(language.shell(), &warning, &name)
        };
        assert_eq!(
            say(Language::En, EffectKind::FewMoves(3), false, GivenAway::Chances([704, 395])),
            "This lets Bo leave you only 3 holes to choose from. Your winning chances fall from 70% to 40%. Play it anyway?"
        );
        assert_eq!(
            say(Language::De, EffectKind::Pattern(tritt::ROW, 0), true, GivenAway::Game),
            "Danach gewinnt Bo sofort: drei Punkte einer Farbe in einer Reihe. Trotzdem spielen?"
        );
    }

    #[test]
    fn proven_results_come_before_explanations() {
        let none = HintReason { wins: false, soon: false, move_effect: None, threat: None };
        let say = |proven_result, reason: &HintReason| say(Language::En, &hint(proven_result), reason).0;
        assert_eq!(
            say(Some(ProvenResult::Wins(Some(7))), &none),
            "It wins by force in 4 turns or fewer. Any other move throws the win away."
        );
        let line =
            HintReason { move_effect: Some(move_effect(EffectKind::Pattern(traffic_lights::REDS, 1))), ..none.clone() };
        assert_eq!(say(Some(ProvenResult::Wins(Some(1))), &line), "It makes three red chips in a line, 1 point.");
        assert_eq!(
            say(Some(ProvenResult::Wins(None)), &HintReason { soon: false, ..none.clone() }).split('.').next(),
            Some("It wins by force")
        );
        assert_eq!(say(None, &none), "Any other move loses.");
        let row = HintReason { threat: threatened(EffectKind::Pattern(tritt::ROW, 0), true, true), ..none.clone() };
        assert_eq!(
            say(Some(ProvenResult::Loses), &row),
            "Every move loses, but this one holds out longest. It keeps Bo from winning at once with c3: three points of one colour in a row."
        );
        let triad = HintReason {
            threat: threatened(EffectKind::Pattern(triapon::TRIAD_PATTERN, 0), false, false),
            ..none.clone()
        };
        assert_eq!(
            say(None, &triad),
            "After almost any other move, such as a1, Bo can play c3: a triad that captures a ball."
        );
        // A lack of moves is mentioned only if there is no other reason.
        let few = HintReason { move_effect: Some(move_effect(EffectKind::FewMoves(1))), ..none.clone() };
        assert_eq!(say(None, &HintReason { threat: row.threat, ..few.clone() }).matches("hole").count(), 0);
        let quiet = Hint { alone: false, ..hint(None) };
        assert_eq!(super::tests::say(Language::De, &quiet, &few).0, "Das lässt dem Gegner 1 Mulde zur Wahl.");
        let out = HintReason { move_effect: Some(move_effect(EffectKind::Out(Seat::THREE))), ..none };
        assert_eq!(super::tests::say(Language::It, &quiet, &out).0, "Elimina Cem.");
    }
}
