//! Evaluation of Tris for searches. They see to the end of every game, so they need no estimates.

use crate::evaluate::Evaluate;
use trivium_rules::games::tris::Tris;

impl Evaluate for Tris {}
