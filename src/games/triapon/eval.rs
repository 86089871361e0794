//! What searches know of Triapon.

use super::Triapon;
use crate::core::Evaluate;

impl Evaluate for Triapon {}
