//! Games, variants, options.

use crate::catalog::{Catalog, TrafficLights, Triapon, Trias, Trigon, Tritt};

/// The words.
pub const CATALOG: Catalog = Catalog {
    triapon: Triapon {
        name: "Triapon",
        line: "Nine Men’s Morris for three: form triads, capture balls, be the last one left.",
        base: ["Triapon", "The published rules."],
        barricade: ["Barricade", "Balls captured from a player who is out come back as obstacles."],
    },
    trias: Trias {
        name: "Trias",
        line: "Sow, take up, sow on: the last player to move wins.",
        base: ["Trias", "The published rules."],
    },
    tritt: Tritt {
        name: "Tritt",
        line: "Every piece carries both colours: line up three points of yours, never three of your opponent’s.",
        step: ["Step", "Shift by one point; the published main rule."],
        slide: ["Slide", "Shift as far as the way is clear."],
        reloaded: ["Reloaded", "Place first, then shift: the author’s own sequel of 2016."],
    },
    traffic_lights: TrafficLights {
        name: "Traffic Lights",
        line: "Red, yellow, green: both of you play the same chips, but only one completes the line.",
        learn: ["First steps", "Three green chips in a line win."],
        simple: ["Simple", "Three alike or red-yellow-green win."],
        four: ["Four rows", "A board of twelve cells, points over several rounds."],
        slider: ["Slider", "A strip slides to another side; points over several rounds."],
        learn_bag: ["First steps, with a bag", "You play chips from your hand, drawn from a bag."],
        simple_bag: ["Simple, with a bag", "All lines count, and chips come from a bag."],
        four_bag: ["Four rows, with a bag", "Twelve cells, points, and a hand of chips from a bag."],
        slider_bag: ["Slider, with a bag", "The strip, points, and a hand of chips from a bag."],
        classic3: ["Classic, 3×3", "The inventor’s first rule: only three alike win."],
        classic4: ["Classic, 4×3", "Only three alike win, on twelve cells."],
        rounds: "Rounds",
        chips: "Chips of each colour",
    },
    trigon: Trigon {
        name: "Trigon",
        line: "Numbered triangles on an open plane: build a pyramid, a strip or a block of stars.",
        base: ["Trigon", "The published rules."],
    },
};
