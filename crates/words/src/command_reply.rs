//! Answers to the questions of players who use a screen reader.

use super::position_text::{PositionText, tray_text};
use super::spoken::{LISTED, SpokenCommand};
use super::{BoardText, Language, PlaceMarks, fill};
use trivium_rules::core::{Command, Pick, Scene, Seat, TrayRole, Turn, Verdict};
use trivium_session::Controller;

impl Language {
    /// Answers a question about a match at the time `now`, in milliseconds of its clock. `names` are the players'
    /// names; `repeated` is the text that was announced last.
    pub fn command_reply(
        self,
        controller: &Controller,
        now: u64,
        names: &[String],
        command: SpokenCommand,
        repeated: &str,
    ) -> String {
        let (shell, game_match) = (self.shell(), controller.game_match());
        let words = &shell.spoken;
        let seats = game_match.setup().game().seats();
        let name = |seat: Seat| names[seat.index()].clone();
        let from_last = |back| move |site| self.place_from(game_match.position(), game_match.touched_last(back), site);
        let place = from_last(0);
        let described = || PositionText {
            language: self,
            scene: controller.scene(),
            overview: game_match.position().overview(),
            seats,
            name: &name,
            place: &place,
        };
        match command {
            SpokenCommand::Last => {
                let text = self.event_text(controller.last_events(), &name, &from_last(1));
                let text = text.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ");
                if text.is_empty() { shell.nothing_played.to_owned() } else { text }
            }
            SpokenCommand::Repeat => repeated.to_owned(),
            SpokenCommand::Position(of) => described().text(of),
            SpokenCommand::Lines(from) => {
                let position = game_match.position();
                let from = from.or(game_match.touched_last(0)).or_else(|| position.sites().first().copied());
                from.map_or_else(String::new, |from| described().lines(from, &position.lines(from)))
            }
            SpokenCommand::Clock => controller.left(now).map_or_else(
                || words.no_clock.to_owned(),
                |left| {
                    let time = |(seat, left): (Seat, i64)| {
                        let seconds = left.max(0) / 1000;
                        fill(words.time, &[&name(seat), &(seconds / 60).to_string(), &(seconds % 60).to_string()])
                    };
                    Seat::all(seats).zip(left).map(time).collect::<Vec<_>>().join(", ") + "."
                },
            ),
            SpokenCommand::Turn => match game_match.turn() {
                Turn::Seat(seat) => fill(shell.to_move, &[&name(seat)]) + ".",
                Turn::Chance => words.no_choice.to_owned(),
                Turn::Over(outcome) => {
                    let won = Seat::all(seats).filter(|seat| outcome.of(*seat) == Verdict::Win);
                    shell.won_by(&won.map(name).collect::<Vec<_>>())
                }
            },
            SpokenCommand::Legal(from) => self.legal_text(controller, from),
            SpokenCommand::Score => self.score_text(&controller.scene(), seats, &name),
            SpokenCommand::Captured => self.captured_text(&controller.scene(), &name),
            SpokenCommand::Help => words.helped(true),
        }
    }

    pub fn pick_text(self, controller: &Controller, pick: Pick) -> String {
        let game_match = controller.game_match();
        match pick {
            Pick::Site(site) => self.place_from(game_match.position(), game_match.touched_last(0), site),
            Pick::Tray(_, kind) => self.stack(kind, None, 1),
            Pick::Command(Command::Pass) => self.shell().pass.to_owned(),
            Pick::Command(Command::Swap) => self.shell().swap.to_owned(),
            Pick::Command(Command::Slide(to)) => self.board_text(&BoardText::Slide(to, PlaceMarks::default()), &[]),
        }
    }

    /// The number of choices, and the names on the page of choices that starts at index `from`. After the last page
    /// comes the first one.
    fn legal_text(self, controller: &Controller, from: usize) -> String {
        let words = &self.shell().spoken;
        let all: Vec<_> = controller.choosable().into_iter().map(|pick| self.pick_text(controller, pick)).collect();
        if all.is_empty() {
            return words.no_choice.to_owned();
        }
        let pages = all.len().div_ceil(LISTED);
        let page = from / LISTED % pages * LISTED;
        let listed = all[page..all.len().min(page + LISTED)].join(", ");
        fill(words.choices, &[&all.len().to_string(), &listed])
    }

    fn score_text(self, scene: &Scene, seats: u8, name: &dyn Fn(Seat) -> String) -> String {
        let shell = self.shell();
        if !scene.mobility.is_empty() {
            let what = self.board_text(&BoardText::Playable, &[]);
            let each = Seat::all(seats).zip(&scene.mobility);
            let each =
                each.map(|(seat, moves)| self.labelled(&fill("{0}, {1}", &[&name(seat), &what]), &moves.to_string()));
            return self.joined(&each.collect::<Vec<_>>()) + ".";
        }
        let Some(rounds) = scene.rounds.filter(|rounds| rounds.points) else { return shell.spoken.no_score.to_owned() };
        let score = Seat::all(seats)
            .zip(rounds.score)
            .map(|(seat, points)| fill(shell.earns, &[&name(seat), &shell.points(points)]));
        score.collect::<Vec<_>>().join(", ") + "."
    }

    fn captured_text(self, scene: &Scene, name: &dyn Fn(Seat) -> String) -> String {
        let taken = scene.trays.iter().filter(|tray| tray.role == TrayRole::Taken);
        let all: Vec<_> = taken.filter_map(|tray| tray_text(self, tray, name)).collect();
        if all.is_empty() { self.shell().spoken.nothing_captured.to_owned() } else { all.join(" ") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seats::distinct;

    use trivium_rules::games;
    use trivium_session::{Match, Setup};
    use trivium_testing::site_of;

    fn begun(game: &str, tokens: &str) -> Controller {
        let info = games::info(game).expect("a game");
        let setup = Setup::new(game, info.variants[0].id, [], [], 1).expect("a variant");
        Controller::new(Match::after(setup, tokens.split_whitespace()).expect("legal tokens"))
    }

    fn names(language: Language, controller: &Controller) -> Vec<String> {
        let setup = controller.game_match().setup();
        Seat::all(setup.game().seats())
            .map(|seat| distinct(setup.names(), &|seat| setup.engine(seat), None, language, seat))
            .collect()
    }

    #[test]
    fn every_command_word_is_unique_and_not_a_move() {
        for language in Language::ALL {
            let words = &language.shell().spoken;
            for ((command, _), all) in SpokenCommand::ALL.into_iter().zip(&words.commands) {
                for word in all.split('|') {
                    assert_eq!(words.command(word, &|_| None), Some(command), "{word}");
                    for game in games::GAMES.iter() {
                        let controller = begun(game.id, "");
                        assert!(
                            !controller.game_match().position().legal().iter().any(|token| token == word),
                            "{word}"
                        );
                    }
                }
            }
            assert_eq!(words.command("e5-g5", &|_| None), None);
        }
        let read = |text: &str| Language::En.shell().spoken.command(text, &|name| (name == "e5").then_some(site_of(4)));
        assert_eq!(read(" Position 2 "), Some(SpokenCommand::Position(Seat::new(2))));
        assert_eq!(read("legal 9"), Some(SpokenCommand::Legal(8)));
        assert_eq!((read("turn 2"), read("legal 0"), read("lines z9")), (None, None, None));
        assert_eq!(read("lines E5"), Some(SpokenCommand::Lines(Some(site_of(4)))));
        assert_eq!(read("?"), Some(SpokenCommand::Help));
        assert_eq!(SpokenCommand::of_letter('P'), Some(SpokenCommand::Position(None)));
    }

    #[test]
    fn every_game_answers_every_command_in_every_language() {
        for language in Language::ALL {
            for game in games::GAMES.iter() {
                let controller = begun(game.id, "");
                for (command, _) in SpokenCommand::ALL {
                    let reply = language.command_reply(&controller, 0, &names(language, &controller), command, "…");
                    assert!(!reply.is_empty() && !reply.contains('{'), "{} {command:?}: {reply}", game.id);
                }
            }
        }
    }

    #[test]
    fn answers_follow_from_the_rules() {
        let say = |controller: &Controller, command| {
            Language::En.command_reply(controller, 0, &names(Language::En, controller), command, "")
        };
        let tritt = begun("tritt", "e5-g5");
        assert_eq!(say(&tritt, SpokenCommand::Turn), "Player 2 to move.");
        let whole = say(&tritt, SpokenCommand::Position(Some(Seat::ONE)));
        assert!(whole.contains("e5–g5") && !whole.contains("Player 2"), "{whole}");
        let lights = begun("traffic-lights", "b2");
        let [first, next] = [0, LISTED].map(|from| say(&lights, SpokenCommand::Legal(from)));
        assert!(first != next && first.split(',').count() == LISTED, "{first} {next}");
        assert_eq!(say(&lights, SpokenCommand::Last), "Player 1: b2, red chip.");
        assert_eq!(say(&lights, SpokenCommand::Clock), "There is no clock.");
    }
}
