//! Games, variants, options.

use crate::i18n::GameWords;

/// The words of a game.
pub fn game(id: &str) -> GameWords {
    match id {
        "triapon" => GameWords {
            name: "Triapon",
            line: "Nine Men’s Morris for three: form rows, take balls, stay in to the last.",
            variants: &[
                ("base", "Triapon", "The published rules."),
                ("barricade", "Barricade", "Balls taken from whoever is out come back as obstacles."),
            ],
            options: &[],
        },
        "trias" => GameWords {
            name: "Trias",
            line: "Sow, gather, sow on: whoever moves last wins.",
            variants: &[("base", "Trias", "The published rules.")],
            options: &[],
        },
        "tritt" => GameWords {
            name: "Tritt",
            line: "Every piece carries both colours: line up three points of yours, never three of your opponent’s.",
            variants: &[
                ("step", "Step", "A shift goes one point; the published main rule."),
                ("slide", "Slide", "A shift goes as far as the way is free."),
                ("reloaded", "Reloaded", "Set first, then shift: the author’s own sequel of 2016."),
            ],
            options: &[],
        },
        "traffic-lights" => GameWords {
            name: "Traffic Lights",
            line: "Red, yellow, green: both play the same chips, but only one completes the line.",
            variants: &[
                ("learn", "Learning", "Three greens in line win."),
                ("simple", "Simple", "Three alike, or red-yellow-green, win."),
                ("four", "Four rows", "A board of twelve cells, points over several rounds."),
                ("slider", "Slider", "A strip at the edge slides round the board; points over several rounds."),
                ("learn+bag", "Learning, with a bag", "Chips come from a bag into your hand."),
                ("simple+bag", "Simple, with a bag", "All lines count, and chips come from a bag."),
                ("four+bag", "Four rows, with a bag", "Twelve cells, points, and a hand of chips from a bag."),
                ("slider+bag", "Slider, with a bag", "The sliding strip, points, and a hand of chips from a bag."),
                ("classic3", "Classic, 3×3", "The inventor’s first rule: only three alike win."),
                ("classic4", "Classic, 4×3", "Only three alike win, on twelve cells."),
            ],
            options: &[("rounds", "Rounds"), ("chips", "Chips of each colour")],
        },
        "trigon" => GameWords {
            name: "Trigon",
            line: "Numbered triangles on an open plane: build a pyramid, a strip or a block of stars.",
            variants: &[("base", "Trigon", "The published rules.")],
            options: &[],
        },
        _ => GameWords::NONE,
    }
}
