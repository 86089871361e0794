//! What each game says: a struct of words, and the one match from its refusals and prompts to them.

pub mod traffic_lights;
pub mod triapon;
pub mod trias;
pub mod trigon;
pub mod tritt;
