//! Plays Tritt `reloaded` with the rules alone. Tests compare searches and proofs with it.

use trivium_rules::core::Rules;
use trivium_rules::games::tritt::{State, Tritt, Variant};

pub fn rules() -> Tritt {
    Tritt::new(Variant::Reloaded)
}

/// All positions after a complete turn of the seat to move.
pub fn whole_turns(rules: &Tritt, state: &State) -> Vec<State> {
    let seat = rules.turn(state).seat();
    let (mut open, mut whole) = (vec![state.clone()], Vec::new());
    while let Some(state) = open.pop() {
        for made in rules.legal_moves(&state) {
            let after = rules.after(&state, made);
            let same = rules.turn(&after).seat().is_some_and(|next| Some(next) == seat);
            if same { open.push(after) } else { whole.push(after) }
        }
    }
    whole
}
