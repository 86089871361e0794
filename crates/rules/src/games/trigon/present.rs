//! Scenes, gestures and events.

use super::board::{ORIGIN, Triangle, corners, neighbours, on_plane};
use super::notation::write_site;
use super::pieces::{BLOCK, PYRAMID, STAR, STRIP, tile_kind};
use super::rules::{Move, State, Trigon};
use super::{Formation, Refusal};
use crate::core::{
    EffectKind, End, Event, Gesture, Group, MoveEffect, Outcome, Overview, PatternKind, PatternProgress, Pick, Piece,
    Present, Referee, Rules, Scene, Seat, Site, Tray, TrayRole, Turn, Verdict,
};

/// What the seat to act is asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Lay the first tile of the game.
    LayFirst,
    /// Lay a tile next to another.
    Lay,
    /// Move a tile or exchange two.
    MoveOrExchange,
}

fn winner(outcome: Outcome) -> Option<Seat> {
    Seat::all(2).find(|s| outcome.of(*s) == Verdict::Win)
}

const fn kind(formation: Formation) -> PatternKind {
    match formation {
        Formation::Pyramid => PYRAMID,
        Formation::Strip => STRIP,
        Formation::Block => BLOCK,
    }
}

/// The complete stars of a seat, and its best progress towards each formation.
fn groups(state: &State, seat: Seat) -> impl Iterator<Item = Group> {
    let stars = state.stars(seat).into_iter();
    let stars = stars.map(move |(_, six)| Group { kind: STAR, seat, sites: six.to_vec(), have: 6, of: 6 });
    stars.chain(Formation::ALL.map(|formation| {
        let progress = state.progress(seat, formation);
        Group { kind: kind(formation), seat, sites: progress.sites.to_vec(), have: progress.have, of: progress.of }
    }))
}

/// The stars of a seat that lack one tile.
fn nearly_complete_stars(state: &State, seat: Seat) -> impl Iterator<Item = PatternProgress> {
    let own = move |site: &Site| state.tile(*site).is_some_and(|tile| tile.seat() == seat);
    let tiles = state.tiles().iter().filter(|tile| tile.seat() == seat);
    let mut points: Vec<_> = tiles.flat_map(|tile| corners(tile.site())).collect();
    points.sort_unstable();
    points.dedup();
    points.into_iter().filter_map(move |point| {
        let (sites, missing): (Vec<_>, Vec<_>) = point.around().into_iter().partition(own);
        (missing.len() == 1).then_some(PatternProgress { kind: STAR, seat: Some(seat), sites, missing })
    })
}

impl Present for Trigon {
    type Prompt = Prompt;

    fn prompt(&self, state: &State) -> Option<Prompt> {
        if matches!(self.turn(state), Turn::Over(_)) {
            return None;
        }
        Some(match (state.tiles().is_empty(), state.laying()) {
            (true, _) => Prompt::LayFirst,
            (false, true) => Prompt::Lay,
            (false, false) => Prompt::MoveOrExchange,
        })
    }

    fn scene(&self, state: &State) -> Scene {
        let pieces = state.tiles().iter().map(|t| Piece::single(t.site(), tile_kind(t.number()), Some(t.seat())));
        let trays = Seat::all(2).map(|seat| {
            let stacks = (1..).zip(state.hand(seat)).map(|(number, left)| (tile_kind(number), (*left).into()));
            Tray { role: TrayRole::Hand, seat: Some(seat), from: None, stacks: stacks.collect() }
        });
        let groups = Seat::all(2).flat_map(|seat| groups(state, seat)).collect();
        Scene { pieces: pieces.collect(), trays: trays.collect(), groups, ..Scene::default() }
    }

    /// The stars and formations of each seat, and the stars that lack one tile.
    fn overview(&self, state: &State) -> Overview {
        let of = |seat: Seat| {
            let own = move |site: &Site| state.tile(*site).is_some_and(|tile| tile.seat() == seat);
            let groups = groups(state, seat).filter(|group| !group.sites.is_empty()).map(move |group| {
                let (sites, missing) = group.sites.into_iter().partition(own);
                PatternProgress { kind: group.kind, seat: Some(seat), sites, missing }
            });
            let (stars, formations): (Vec<_>, Vec<_>) = groups.partition(|group| group.kind == STAR);
            stars.into_iter().chain(nearly_complete_stars(state, seat)).chain(formations)
        };
        Overview { patterns: Seat::all(2).flat_map(of).collect(), ..Overview::default() }
    }

    /// The unit is half a side to the right, and one strip up.
    fn direction(&self, from: Site, to: Site) -> Option<[i16; 2]> {
        let at = |site| Triangle::of(site).map(|t| [2 * t.i + t.j + i16::from(t.down), t.j]);
        let ([x, y], [to_x, to_y]) = (at(from)?, at(to)?);
        Some([to_x - x, to_y - y])
    }

    /// Lines in six strips of triangles that share sides.
    fn lines(&self, state: &State, from: Site) -> Vec<Vec<Site>> {
        if !on_plane(from) {
            return Vec::new();
        }
        // A strip crosses two sides of its triangles in turn. Beyond this many triangles there is no tile.
        let all: Vec<_> = state.tiles().iter().map(|tile| tile.site()).collect();
        let far = |to: &Site| self.direction(from, *to).map_or(0, |[right, up]| right.abs().max(2 * up.abs()));
        let most = usize::try_from(all.iter().map(far).max().unwrap_or_default()).unwrap_or_default() + 2;
        let ways = [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]];
        let lines = ways.map(|sides: [usize; 2]| {
            let next = |(site, nth): &(Site, usize)| Some((neighbours(*site)[sides[nth % 2]], nth + 1));
            let strip = std::iter::successors(next(&(from, 0)), next).map(|(site, _)| site);
            let mut strip: Vec<_> = strip.take_while(|site| on_plane(*site)).take(most).collect();
            let last = strip.iter().rposition(|site| all.contains(site));
            strip.truncate(last.map_or(0, |last| last + 1));
            strip
        });
        // The strips come in pairs that begin with the same triangle, so a strip that is a prefix of another one is
        // left out.
        let part = |(nth, line): &(usize, &Vec<Site>)| {
            let longer = |(other, whole): (usize, &Vec<Site>)| {
                whole.starts_with(line) && (whole.len() > line.len() || other < *nth)
            };
            line.is_empty() || lines.iter().enumerate().any(longer)
        };
        lines.iter().enumerate().filter(|one| !part(one)).map(|(_, line)| line.clone()).collect()
    }

    fn gestures(&self, state: &State, made: Move, into: &mut Vec<Gesture>) {
        let two = |first, second| Gesture::from_iter([Pick::Site(first), Pick::Site(second)]);
        match made {
            Move::Lay { number, site } => {
                into.push(Gesture::from_iter([Pick::Tray(TrayRole::Hand, tile_kind(number)), Pick::Site(site)]));
            }
            Move::Move { from, to } => into.push(two(from, to)),
            Move::Exchange { first, second } => {
                into.push(two(first, second));
                if state.tile(second).is_some_and(|t| t.seat() == state.seat) {
                    into.push(two(second, first));
                }
            }
        }
    }

    fn events(&self, before: &State, made: Move, after: &State) -> Vec<Event> {
        let seat = before.seat;
        let mut events = vec![match made {
            Move::Lay { number, site } => {
                Event::Placed { sites: vec![site], kind: tile_kind(number), seat, replaced: None }
            }
            Move::Move { from, to } => {
                let number = before.tile(from).map_or(0, |t| t.number());
                Event::Moved { from: vec![from], to: vec![to], kind: tile_kind(number), seat }
            }
            Move::Exchange { first, second } => Event::Exchanged { first, second, seat },
        }];
        if let Some(winner) = after.outcome.and_then(winner) {
            let standing = Formation::ALL.map(|f| after.standing(winner, f)).into_iter().filter(|s| !s.is_empty());
            events.extend(standing.map(|sites| Event::Line { sites, seat: winner, points: 0 }));
            events.push(Event::Over(End::Line));
        }
        events
    }

    fn move_effect(&self, before: &State, _made: Move, after: &State) -> Option<MoveEffect> {
        let seat = before.seat;
        if after.outcome.and_then(winner) == Some(seat) {
            let formation =
                Formation::ALL.into_iter().find(|formation| !after.standing(seat, *formation).is_empty())?;
            let rule = match formation {
                Formation::Pyramid => "end-2",
                Formation::Strip => "end-3",
                Formation::Block => "end-4",
            };
            return Some(MoveEffect { effect: EffectKind::Pattern(kind(formation), 0), rule });
        }
        let completes = after.stars(seat).len() > before.stars(seat).len();
        completes.then_some(MoveEffect { effect: EffectKind::Pattern(STAR, 0), rule: "play-3" })
    }

    fn explain_illegal(&self, state: &State, picks: &[Pick]) -> Option<Refusal> {
        if matches!(self.turn(state), Turn::Over(_)) {
            return Some(Refusal::Over);
        }
        let tile = |pick: &Pick| match pick {
            Pick::Tray(TrayRole::Hand, kind) => kind.number(),
            _ => None,
        };
        match (state.laying(), picks) {
            (false, [.., Pick::Tray(TrayRole::Hand, _)]) => Some(Refusal::AllLaid),
            (true, [.., last]) if tile(last).is_some() => {
                let number = tile(last)?;
                let held = state.hand(state.seat).get(number.wrapping_sub(1) as usize);
                held.is_none_or(|n| *n == 0).then_some(Refusal::NotHeld(number))
            }
            (true, [Pick::Site(_)]) => Some(Refusal::ChooseTile),
            (true, [hand, Pick::Site(site)]) => self.check(state, Move::Lay { number: tile(hand)?, site: *site }).err(),
            (false, [Pick::Site(site)]) => self.check_own(state, *site).err(),
            (false, [Pick::Site(first), Pick::Site(second)]) => {
                let made = match state.tile(*second) {
                    // Two own tiles can be picked in either order.
                    Some(t) if t.seat() == state.seat && second < first => {
                        Move::Exchange { first: *second, second: *first }
                    }
                    Some(_) => Move::Exchange { first: *first, second: *second },
                    None => Move::Move { from: *first, to: *second },
                };
                self.check(state, made).err()
            }
            _ => None,
        }
    }

    /// The triangles of tiles, and all triangles that touch them at a side or a corner. Before the first tile, the same
    /// around its triangle.
    fn sites(&self, state: &State) -> Vec<Site> {
        sites_around(state.tiles().iter().map(|tile| tile.site()).collect())
    }

    fn site_name(&self, site: Site) -> String {
        let mut name = String::new();
        write_site(site, &mut name);
        name
    }
}

/// These triangles and all triangles that touch them at a side or a corner. Without triangles, the same around
/// [`ORIGIN`].
pub(super) fn sites_around(mut sites: Vec<Site>) -> Vec<Site> {
    if sites.is_empty() {
        sites.push(ORIGIN);
    }
    sites = sites.into_iter().flat_map(corners).flat_map(|c| c.around()).filter(|s| on_plane(*s)).collect();
    // From the top: j decreases. Within a strip, i increases, and up comes before down.
    sites.sort_unstable_by_key(|s| Triangle::of(*s).map(|t| (-t.j, t.i, t.down)));
    sites.dedup();
    sites
}
