//! Why a hint is one: words in a file of their own, which the page fetches when the first hint is asked for.

use super::lines::words;
use super::{Shell, fill};
use trivium_engine::{Fate, Hint};
use trivium_rules::core::{Deed, Feat, GroupKind, Kind, Seat};
use trivium_session::{Reason, Threatened};

words! {
    /// The words of hints in one language. Deeds ([`Deed`]) stand in them as things, most behind a colon.
    pub struct Hints {
        /// “It is the only legal move.”
        pub only: &'static str,
        /// “It wins at once: {0}.”
        pub wins: &'static str,
        /// “Whatever your opponent does, your next move wins.”
        pub soon: &'static str,
        /// “It wins by force, in at most {0} {0:move|moves}.”
        pub wins_in: &'static str,
        /// “It wins by force.”
        pub wins_sure: &'static str,
        /// “Every move loses; this one holds out longest.”
        pub loses: &'static str,
        /// “Any other move gives the win away.”
        pub keeps: &'static str,
        /// “Any other move loses.”
        pub saves: &'static str,
        /// “It keeps {0} from winning at once with {1}: {2}.”, “After almost any other move {0} wins at once, say {3}, then
        /// {1}: {2}.”
        pub stops: [&'static str; 2],
        /// The same for what does not win.
        pub denies: [&'static str; 2],
        /// “It makes {0}.”
        pub makes: &'static str,
        /// “It removes {0} {0:stone|stones}.”
        pub takes: &'static str,
        /// “It puts {0} out of the game.”
        pub puts_out: &'static str,
        /// “three red chips in a line”, the same of yellow and of green ones, “red, yellow and green in a line”
        pub lines: [&'static str; 4],
        /// “three points of one colour in a row”
        pub row: &'static str,
        /// “a triad, which captures a ball”: behind a colon, and as what is made
        pub triad: &'static str,
        /// “a star” as what is made; “a pyramid”, “a strip”, “a block of stars”
        pub groups: [&'static str; 4],
        /// “{0} is out”
        pub is_out: &'static str,
        /// “all other players are out”
        pub last_in: &'static str,
        /// “your opponent has no move left”
        pub no_move: &'static str,
        /// “the captured balls decide”
        pub count: &'static str,
    }
}

impl Hints {
    /// What explains a hint, and the place in the rules that says so. `name` gives the name of a seat.
    pub fn said(
        &self,
        shell: &Shell,
        hint: &Hint,
        reason: &Reason,
        name: &dyn Fn(Seat) -> String,
    ) -> (String, Option<&'static str>) {
        let mut said = Vec::new();
        if hint.only {
            said.push(self.only.to_owned());
        }
        if let Some(feat) = reason.feat.filter(|_| reason.wins) {
            said.push(fill(self.wins, &[&self.deed(shell, feat.deed, name)]));
            return (said.join(" "), Some(feat.rule));
        }
        match hint.fate {
            Some(Fate::Wins(_)) if reason.soon => said.push(self.soon.to_owned()),
            // The round is over with it, and what it makes says why.
            Some(Fate::Wins(Some(1))) if reason.feat.is_some() => {}
            Some(Fate::Wins(None | Some(1))) => said.push(self.wins_sure.to_owned()),
            Some(Fate::Wins(Some(plies))) => said.push(fill(self.wins_in, &[&plies.to_string()])),
            Some(Fate::Loses) if !hint.only => said.push(self.loses.to_owned()),
            Some(Fate::Loses) | None => {}
        }
        let rule = match (reason.feat, &reason.threat) {
            // Some stones are taken by almost every move, so that is only said where nothing else is to be.
            (Some(feat), _) if !matches!(feat.deed, Deed::Taken(_)) => {
                said.push(self.gain(shell, feat.deed, name));
                Some(feat.rule)
            }
            (_, Some(threat)) => {
                said.push(self.threat(shell, threat, name));
                Some(threat.feat.rule)
            }
            _ if hint.alone => {
                let wins = matches!(hint.fate, Some(Fate::Wins(_)));
                said.push(if wins { self.keeps } else { self.saves }.to_owned());
                None
            }
            (Some(feat), None) => {
                said.push(self.gain(shell, feat.deed, name));
                Some(feat.rule)
            }
            (None, None) => None,
        };
        (said.join(" "), rule)
    }

    fn threat(&self, shell: &Shell, threat: &Threatened, name: &dyn Fn(Seat) -> String) -> String {
        let Threatened { instead, seat, token, wins, feat: Feat { deed, .. }, same } = threat;
        let texts = if *wins { &self.stops } else { &self.denies };
        fill(texts[usize::from(!same)], &[&name(*seat), token, &self.deed(shell, *deed, name), instead])
    }

    /// What a decision brings that does not win at once.
    fn gain(&self, shell: &Shell, deed: Deed, name: &dyn Fn(Seat) -> String) -> String {
        match deed {
            Deed::Taken(count) => fill(self.takes, &[&count.to_string()]),
            Deed::Out(seat) => fill(self.puts_out, &[&name(seat)]),
            _ => fill(self.makes, &[&self.deed(shell, deed, name)]),
        }
    }

    /// What is achieved, as a thing.
    fn deed(&self, shell: &Shell, deed: Deed, name: &dyn Fn(Seat) -> String) -> String {
        let text = match deed {
            Deed::Line(kinds, points) => {
                let line = match kinds {
                    [Kind::Red, _, Kind::Red] => self.lines[0],
                    [Kind::Yellow, ..] => self.lines[1],
                    [Kind::Green, _, Kind::Green] => self.lines[2],
                    _ => self.lines[3],
                };
                return if points > 0 { [line, ", ", &shell.points(points)].concat() } else { line.to_owned() };
            }
            Deed::Taken(_) => return self.gain(shell, deed, name),
            Deed::Out(seat) => return fill(self.is_out, &[&name(seat)]),
            Deed::Row => self.row,
            Deed::Triad => self.triad,
            Deed::Group(GroupKind::Star) => self.groups[0],
            Deed::Group(GroupKind::Pyramid) => self.groups[1],
            Deed::Group(GroupKind::Strip) => self.groups[2],
            Deed::Group(GroupKind::Block) => self.groups[3],
            Deed::LastIn => self.last_in,
            Deed::NoMove => self.no_move,
            Deed::Count => self.count,
        };
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use trivium_engine::Threat;

    fn hint(fate: Option<Fate>) -> Hint {
        let threat = Some(Threat { line: vec!["a1".to_owned(), "c3".to_owned()], same: true });
        Hint { best: "b2".to_owned(), fate, only: false, alone: true, threat }
    }

    fn say(language: Language, hint: &Hint, reason: &Reason) -> (String, Option<&'static str>) {
        let name = |seat: Seat| ["Anna", "Bo", "Cem"][seat.index()].to_owned();
        language.words::<Hints>().said(language.shell(), hint, reason, &name)
    }

    fn feat(deed: Deed) -> Feat {
        Feat { deed, rule: "there" }
    }

    fn threatened(deed: Deed, wins: bool, same: bool) -> Option<Threatened> {
        let [instead, token] = ["a1", "c3"].map(str::to_owned);
        Some(Threatened { instead, seat: Seat::TWO, token, wins, feat: feat(deed), same })
    }

    #[test]
    fn what_wins_comes_before_all_else() {
        let line = Deed::Line([Kind::Green, Kind::Yellow, Kind::Red], 3);
        let reason = Reason { wins: true, soon: false, feat: Some(feat(line)), threat: threatened(line, true, true) };
        let said = say(Language::En, &hint(Some(Fate::Wins(Some(1)))), &reason);
        assert_eq!(said.0, "It wins at once: red, yellow and green in a line, 3 points.");
        assert_eq!(said.1, Some("there"));
        let pyramid = Reason { feat: Some(feat(Deed::Group(GroupKind::Pyramid))), ..reason };
        assert_eq!(say(Language::Fr, &hint(None), &pyramid).0, "Ce coup gagne tout de suite\u{202f}: une pyramide.");
    }

    #[test]
    fn what_is_proven_stands_before_what_explains_it() {
        let none = Reason { wins: false, soon: false, feat: None, threat: None };
        let say = |fate, reason: &Reason| say(Language::En, &hint(fate), reason).0;
        assert_eq!(
            say(Some(Fate::Wins(Some(7))), &none),
            "It wins by force, in at most 7 moves. Any other move gives the win away."
        );
        let line = Reason { feat: Some(feat(Deed::Line([Kind::Red; 3], 1))), ..none.clone() };
        assert_eq!(say(Some(Fate::Wins(Some(1))), &line), "It makes three red chips in a line, 1 point.");
        assert_eq!(
            say(Some(Fate::Wins(None)), &Reason { soon: false, ..none.clone() }).split('.').next(),
            Some("It wins by force")
        );
        assert_eq!(say(None, &none), "Any other move loses.");
        let row = Reason { threat: threatened(Deed::Row, true, true), ..none.clone() };
        assert_eq!(
            say(Some(Fate::Loses), &row),
            "Every move loses; this one holds out longest. It keeps Bo from winning at once with c3: three points of one colour in a row."
        );
        let triad = Reason { threat: threatened(Deed::Triad, false, false), ..none.clone() };
        assert_eq!(
            say(None, &triad),
            "After almost any other move, such as a1, Bo can play c3: a triad, which captures a ball."
        );
        // A capture is worth saying only where nothing else is.
        let taken = Reason { feat: Some(feat(Deed::Taken(1))), ..none.clone() };
        assert_eq!(say(None, &Reason { threat: row.threat, ..taken.clone() }).matches("stone").count(), 0);
        let quiet = Hint { alone: false, ..hint(None) };
        assert_eq!(super::tests::say(Language::De, &quiet, &taken).0, "Das nimmt 1 Stein vom Brett.");
        let out = Reason { feat: Some(feat(Deed::Out(Seat::THREE))), ..none };
        assert_eq!(super::tests::say(Language::It, &quiet, &out).0, "Elimina Cem.");
    }
}
