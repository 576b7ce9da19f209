//! The lot of a drafted map: which tiles are a slice, which lie where nobody's slice is, and what is left in the box.
//!
//! After the lot slices are evened out by exchanges until the bounds of `balance.rs` hold. The result differs with the lot and with nothing else.

use crate::components::slices::{BLUE, RED, SLOTS};
use crate::components::{Back, Layout, tile};
use crate::prelude::*;
use crate::setup::balance;
use crate::setup::drawn_map::{self, beside, may_touch};
use sternpost_core::Chance;

/// So many lots are drawn before the most even one is taken as it is. Most need no second one.
const MOST_LOTS: usize = 24;
/// So many exchanges even out a lot at most. None was seen that took more than eight.
const MOST_EXCHANGES: usize = 40;

/// A drafted map before anybody has drafted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sliced {
    /// The slices: a tile for each slot.
    pub slices: Vec<[SystemId; SLOTS]>,
    /// Position and tile of what belongs to nobody and lies there from the start.
    pub shared: Vec<(u8, SystemId)>,
}

/// The slices that the tiles of the box are enough for.
#[must_use]
pub fn most_slices() -> usize {
    (drawn_map::stack(Back::Blue).len() / BLUE).min(drawn_map::stack(Back::Red).len() / RED)
}

/// Two stacks: the first tiles of each are those of the slices, the others are left.
struct Lot {
    blue: Vec<SystemId>,
    red: Vec<SystemId>,
    slices: usize,
}

impl Lot {
    fn slice(&self, number: usize) -> [SystemId; SLOTS] {
        let (blue, red) = (&self.blue[number * BLUE..], &self.red[number * RED..]);
        [blue[0], blue[1], blue[2], red[0], red[1]]
    }

    fn all(&self) -> Vec<[SystemId; SLOTS]> {
        (0..self.slices).map(|number| self.slice(number)).collect()
    }

    fn misses(&self) -> u32 {
        balance::misses(&self.all())
    }

    fn exchange(&mut self, exchange: Exchange) {
        let stack = if exchange.back == Back::Blue { &mut self.blue } else { &mut self.red };
        stack.swap(exchange.one, exchange.other);
    }

    /// Every exchange of two tiles of a back that are not of one slice, and not both left.
    fn exchanges(&self) -> Vec<Exchange> {
        let of = |back: Back, each: usize, all: usize| {
            let sliced = each * self.slices;
            let pairs = (0..sliced).flat_map(move |one| (one + 1..all).map(move |other| (one, other)));
            let apart = pairs.filter(move |(one, other)| *other >= sliced || one / each != other / each);
            apart.map(move |(one, other)| Exchange { back, one, other })
        };
        of(Back::Blue, BLUE, self.blue.len()).chain(of(Back::Red, RED, self.red.len())).collect()
    }

    /// The exchange that helps most, the first of equals, again and again until none helps: every one lowers what is missed, so it ends.
    fn even_out(&mut self) -> u32 {
        let mut missed = self.misses();
        for _ in 0..MOST_EXCHANGES {
            if missed == 0 {
                break;
            }
            let tried = self.exchanges().into_iter().map(|exchange| {
                self.exchange(exchange);
                let after = self.misses();
                self.exchange(exchange);
                (after, exchange)
            });
            match tried.min_by_key(|(after, _)| *after) {
                Some((after, exchange)) if after < missed => {
                    self.exchange(exchange);
                    missed = after;
                }
                Some(_) | None => break,
            }
        }
        missed
    }
}

/// Two places of a stack.
#[derive(Clone, Copy)]
struct Exchange {
    back: Back,
    one: usize,
    other: usize,
}

/// Draws a map for so many slices.
pub fn slice(layout: &Layout, slices: usize, chance: &mut Chance<'_>) -> Sliced {
    let slots = Slots::by_lot(chance);
    let lot = even_lot(slices, chance);
    let laid = lot.all().into_iter().map(|tiles| slots.lay(tiles, chance)).collect();
    let left = |stack: &[SystemId], each: usize| stack[each * slices..].to_vec();
    let shared = lay_shared(layout, &slots, left(&lot.blue, BLUE), left(&lot.red, RED), chance);
    Sliced { slices: laid, shared }
}

/// The first lot whose slices hold the bounds; of many that do not, the most even one.
fn even_lot(slices: usize, chance: &mut Chance<'_>) -> Lot {
    let mut lot = Lot { blue: drawn_map::stack(Back::Blue), red: drawn_map::stack(Back::Red), slices };
    let mut best: Option<(u32, Lot)> = None;
    for _ in 0..MOST_LOTS {
        chance.shuffle(&mut lot.blue);
        chance.shuffle(&mut lot.red);
        let mut drawn = Lot { blue: lot.blue.clone(), red: lot.red.clone(), slices };
        let missed = drawn.even_out();
        if missed == 0 {
            return drawn;
        }
        if best.as_ref().is_none_or(|(least, _)| missed < *least) {
            best = Some((missed, drawn));
        }
    }
    best.expect("a lot was drawn").1
}

/// In which slot of every slice an anomaly, an alpha and a beta lie: in three different ones, so that none lies beside another (SETUP-6f).
struct Slots {
    anomaly: usize,
    alpha: usize,
    beta: usize,
}

impl Slots {
    /// Anomalies left or right of homes, for there places stay that touch no slot of theirs; wormholes in two of the others that lie apart.
    fn by_lot(chance: &mut Chance<'_>) -> Self {
        let anomaly = [0, 2][chance.pick(2)];
        let mut others: Vec<usize> = (0..4).filter(|slot| *slot != anomaly).collect();
        chance.shuffle(&mut others);
        Self { anomaly, alpha: others[0], beta: others[1] }
    }

    /// Where a tile has to lie, if it is one that may not touch others.
    fn of(&self, system: SystemId) -> Option<usize> {
        let tile = tile(system)?;
        let by_wormhole = || {
            tile.wormholes.iter().find_map(|wormhole| match wormhole {
                Wormhole::Alpha => Some(self.alpha),
                Wormhole::Beta => Some(self.beta),
                Wormhole::Delta => None,
            })
        };
        tile.anomaly.map(|_| self.anomaly).or_else(by_wormhole)
    }

    /// Lays the tiles of a slice: those that may not touch others in their slots, the others by lot.
    fn lay(&self, tiles: [SystemId; SLOTS], chance: &mut Chance<'_>) -> [SystemId; SLOTS] {
        let mut laid: [Option<SystemId>; SLOTS] = [None; SLOTS];
        let mut free = vec![];
        for system in tiles {
            match self.of(system).filter(|slot| laid[*slot].is_none()) {
                Some(slot) => laid[slot] = Some(system),
                None => free.push(system),
            }
        }
        chance.shuffle(&mut free);
        laid.map(|here| here.unwrap_or_else(|| free.pop().expect("a slice has a tile for each slot")))
    }

    /// Whether a tile lies beside no slot in which one may come to lie that it may not touch.
    fn is_apart(&self, layout: &Layout, position: u8, system: SystemId) -> bool {
        let Some(slot) = self.of(system) else { return true };
        !layout.slices().iter().any(|places| beside(position).any(|next| next == places[slot]))
    }
}

/// Lays the tiles that belong to nobody from the start; where slices stay that nobody takes, some of the places wait for their tiles.
fn lay_shared(layout: &Layout, slots: &Slots, blue: Vec<SystemId>, red: Vec<SystemId>, chance: &mut Chance<'_>) -> Vec<(u8, SystemId)> {
    let (most_blue, most_red) = layout.shared_tiles();
    let tiles: Vec<SystemId> = red.into_iter().take(most_red).chain(blue.into_iter().take(most_blue)).collect();
    let mut places: Vec<u8> = layout.shared_positions().collect();
    chance.shuffle(&mut places);
    let mut laid: Vec<(u8, SystemId)> = vec![];
    lay_apart(layout, slots, &mut laid, &places, &tiles, &mut 20_000);
    // What fits nowhere lies where there is room (SETUP-6f).
    let rest = tiles.iter().filter(|system| !laid.iter().any(|(_, other)| other == *system)).copied().collect::<Vec<_>>();
    let free = places.iter().filter(|place| !laid.iter().any(|(taken, _)| taken == *place)).copied().collect::<Vec<_>>();
    laid.extend(free.into_iter().zip(rest));
    laid
}

/// Whether a tile may lie on a shared place (SETUP-6c: with five players the red one lies beside Mecatol Rex).
fn may_lie(layout: &Layout, slots: &Slots, laid: &[(u8, SystemId)], position: u8, system: SystemId) -> bool {
    let is_red = tile(system).is_some_and(|tile| tile.back == Back::Red);
    let of_red = layout.red_beside_mecatol == 0 || is_red == (position <= 6);
    let beside_others = beside(position).all(|next| laid.iter().all(|(at, other)| *at != next || may_touch(system, *other)));
    of_red && beside_others && slots.is_apart(layout, position, system)
}

/// Lays the first tile where it may lie and the others after it; takes it up again if they find no place.
fn lay_apart(layout: &Layout, slots: &Slots, laid: &mut Vec<(u8, SystemId)>, places: &[u8], tiles: &[SystemId], tries: &mut u32) -> bool {
    let Some((system, rest)) = tiles.split_first() else { return true };
    for position in places {
        if *tries == 0 {
            return false;
        }
        if laid.iter().any(|(taken, _)| taken == position) || !may_lie(layout, slots, laid, *position, *system) {
            continue;
        }
        *tries -= 1;
        laid.push((*position, *system));
        if lay_apart(layout, slots, laid, places, rest, tries) {
            return true;
        }
        laid.pop();
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::layout;
    use crate::setup::balance::{misses, worth};

    /// Numbers that differ from seed to seed; xorshift.
    fn sliced(seats: u8, slices: usize, mut seed: u32) -> Sliced {
        let mut next = move |bound: u32| {
            seed ^= seed << 13;
            seed ^= seed >> 17;
            seed ^= seed << 5;
            seed % bound
        };
        slice(layout(seats).unwrap(), slices, &mut Chance::live(&mut next))
    }

    /// Every number of seats with every number of slices that the box is enough for.
    fn tables() -> impl Iterator<Item = (u8, usize)> {
        (3..=6).flat_map(|seats: u8| (usize::from(seats)..=most_slices()).map(move |slices| (seats, slices)))
    }

    fn count(tiles: &[SystemId], back: Back) -> usize {
        tiles.iter().filter(|id| tile(**id).unwrap().back == back).count()
    }

    #[test]
    fn the_box_is_enough_for_six_slices() {
        assert_eq!(most_slices(), 6);
        assert_eq!(tables().count(), 4 + 3 + 2 + 1);
    }

    #[test]
    fn slices_of_every_lot_hold_the_bounds_of_the_measure() {
        for (seats, slices) in tables() {
            for seed in 1..=15 {
                let lot = sliced(seats, slices, seed);
                assert_eq!(misses(&lot.slices), 0, "{seats} seats, {slices} slices, seed {seed}: {:?}", lot.slices);
            }
        }
    }

    #[test]
    #[ignore = "minutes: a thousand lots for each table"]
    fn slices_of_many_lots_hold_the_bounds_of_the_measure() {
        for (seats, slices) in tables() {
            let held = (1..=1000).filter(|seed| misses(&sliced(seats, slices, *seed).slices) == 0).count();
            println!("{seats} seats, {slices} slices: {held} of 1000");
            assert_eq!(held, 1000);
        }
    }

    #[test]
    fn a_lot_without_chance_ends_and_holds_the_bounds() {
        for (seats, slices) in tables() {
            let lot = slice(layout(seats).unwrap(), slices, &mut Chance::closed());
            assert_eq!(misses(&lot.slices), 0, "{seats} seats, {slices} slices");
        }
    }

    #[test]
    fn setup_6a_each_slice_has_three_blue_and_two_red_tiles_and_no_tile_is_there_twice() {
        for (seats, slices) in tables() {
            let lot = sliced(seats, slices, 7);
            assert!(lot.slices.iter().all(|tiles| (count(tiles, Back::Blue), count(tiles, Back::Red)) == (BLUE, RED)));
            let all: Vec<SystemId> = lot.slices.iter().flatten().copied().chain(lot.shared.iter().map(|(_, system)| *system)).collect();
            assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{seats} seats, {slices} slices");
        }
    }

    #[test]
    fn setup_6b_where_there_is_a_slice_for_each_the_whole_map_has_the_tiles_that_are_dealt() {
        for (seats, blue, red) in [(3, 18, 6), (4, 20, 12), (5, 20, 11), (6, 18, 12)] {
            let lot = sliced(seats, usize::from(seats), 3);
            let all: Vec<SystemId> = lot.slices.iter().flatten().copied().chain(lot.shared.iter().map(|(_, system)| *system)).collect();
            assert_eq!((count(&all, Back::Blue), count(&all, Back::Red)), (blue, red), "{seats} seats");
            let places: BTreeSet<u8> = lot.shared.iter().map(|(place, _)| *place).collect();
            assert_eq!(places, layout(seats).unwrap().shared_positions().collect(), "{seats} seats");
        }
    }

    #[test]
    fn setup_6c_of_five_players_the_red_tile_that_is_nobodys_lies_beside_mecatol_rex() {
        for seed in 1..30 {
            let red: Vec<u8> =
                sliced(5, 5, seed).shared.iter().filter(|(_, id)| tile(*id).unwrap().back == Back::Red).map(|(at, _)| *at).collect();
            assert!(red.len() == 1 && red[0] <= 6, "seed {seed}: {red:?}");
        }
    }

    /// However slices are given to homes, what may not touch does not.
    #[test]
    fn setup_6f_nothing_clashes_wherever_slices_come_to_lie() {
        for (seats, slices) in tables() {
            for seed in 1..=8 {
                let lot = sliced(seats, slices, seed);
                let layout = layout(seats).unwrap();
                for turned in 0..slices {
                    let homes = layout.slices().iter().zip(lot.slices.iter().cycle().skip(turned));
                    let laid = homes.flat_map(|(places, tiles)| places.iter().copied().zip(tiles.iter().copied()));
                    let map: Vec<(u8, SystemId)> = laid.chain(lot.shared.iter().copied()).collect();
                    let touch = |a: u8, b: u8| beside(a).any(|next| next == b);
                    let clash =
                        map.iter().flat_map(|a| map.iter().map(move |b| (a, b))).find(|(a, b)| touch(a.0, b.0) && !may_touch(a.1, b.1));
                    assert_eq!(clash, None, "{seats} seats, {slices} slices, seed {seed}, turned by {turned}");
                }
            }
        }
    }

    #[test]
    fn wormholes_are_spread_over_the_slices_and_all_of_them_lie_in_one() {
        for (seats, slices) in tables() {
            let worths: Vec<_> = sliced(seats, slices, 11).slices.iter().map(|tiles| worth(*tiles)).collect();
            let (alphas, betas): (u32, u32) = (worths.iter().map(|worth| worth.alphas).sum(), worths.iter().map(|worth| worth.betas).sum());
            assert_eq!((alphas, betas), (2, 2), "{seats} seats, {slices} slices");
            assert!(worths.iter().all(|worth| worth.alphas <= 1 && worth.betas <= 1));
        }
    }
}
