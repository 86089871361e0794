use super::games::PATTERNS;
use crate::hint::HintWords;

pub static HINTS: HintWords = HintWords {
    only: "It is the only legal move.",
    wins: "It wins at once: {0}.",
    soon: "Whatever your opponent does, your next move wins.",
    wins_in: "It wins by force in {0} {0:turn|turns} or fewer.",
    wins_sure: "It wins by force.",
    loses: "Every move loses, but this one holds out longest.",
    keeps: "Any other move throws the win away.",
    saves: "Any other move loses.",
    stops: [
        "It keeps {0} from winning at once with {1}: {2}.",
        "After almost any other move, such as {3}, {0} wins at once with {1}: {2}.",
    ],
    denies: ["It keeps {0} from playing {1}: {2}.", "After almost any other move, such as {3}, {0} can play {1}: {2}."],
    unnamed: [
        ["It keeps {0} from winning at once: {1}.", "After almost any other move {0} wins at once: {1}."],
        ["It keeps {0} from a good move: {1}.", "After almost any other move {0} has a good reply: {1}."],
    ],
    makes: "It makes {0}.",
    leaves: "It leaves your opponent {0} {0:hole|holes} to choose from.",
    puts_out: "It puts {0} out of the game.",
    lets: [
        "This lets {0} win at once: {1}.",
        "This lets {0} play this: {1}.",
        "This lets {0} leave you only {1} {1:hole|holes} to choose from.",
    ],
    given: [
        "It gives away a sure win.",
        "Your opponent can now force a win.",
        "Your winning chances fall from {0}% to {1}%.",
    ],
    sure: "Play it anyway?",
    patterns: PATTERNS,
    is_out: "{0~@ is|you are} out",
    last_in: "all other players are out",
    no_move: "your opponent has no move left",
    count: "the final count decides",
};
