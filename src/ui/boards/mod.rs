//! Boards: SVG pictures of scenes. A board knows no rules: it is given a [`BoardView`] and reports what was pointed at.

use crate::core::{Event, Pick, Scene, Seat, Site};
use std::rc::Rc;
use yew::prelude::*;

/// The material in which boards and pieces are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Look {
    /// The objects themselves.
    #[default]
    Wood,
    /// Flat, thin lines; prints well.
    Paper,
    /// Strong lines, patterns and letters.
    Contrast,
}

/// Everything that a board shows.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardView {
    /// What stands where.
    pub scene: Scene,
    /// The sites in reading order, with their coordinates.
    pub sites: Vec<(Site, AttrValue)>,
    /// What can be pointed at now. Empty when nobody at this screen is to act.
    pub choosable: Vec<Pick>,
    /// What was already pointed at for the decision under way.
    pub chosen: Vec<Pick>,
    /// What the last decision touched.
    pub last: Vec<Site>,
    /// Lines that stand and count, with their points (0 where none are counted).
    pub lines: Vec<(Vec<Site>, u32)>,
    /// The seat to act, if a seat is.
    pub to_act: Option<Seat>,
    /// What happened on the way from the picture shown before to this one, to be animated; empty for a jump.
    pub events: Rc<[Event]>,
    /// Changes with every new picture, so that the same events twice are animated twice.
    pub serial: u32,
    /// Quarter turns (sixth turns on boards with triangles) by which the board is turned.
    pub orientation: u8,
    /// The material.
    pub look: Look,
    /// Whether coordinates are written at the board.
    pub coordinates: bool,
}

/// What every board component takes.
#[derive(Clone, PartialEq, Properties)]
pub struct BoardProps {
    /// What to show.
    pub view: Rc<BoardView>,
    /// Something was pointed at: by click, tap, drag or key, choosable or not.
    pub on_pick: Callback<Pick>,
    /// The decision under way was given up: Escape, or a drop beside the board.
    pub on_cancel: Callback<()>,
}
