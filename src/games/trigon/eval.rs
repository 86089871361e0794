//! What searches know of Trigon.

use super::Trigon;
use crate::core::Evaluate;

impl Evaluate for Trigon {}
