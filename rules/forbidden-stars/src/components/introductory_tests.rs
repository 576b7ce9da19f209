//! The objectives of the introductory boards: laid as the rules allow, and with two seats of all such ways the one that is even and near. How even and near a
//! way is, in this order:
//! 1. tokens on worlds where nothing stands: the fewest, for an objective is to be won, not picked up;
//! 2. steps from a faction's units to the nearest of its own that suffice to win, from area to area and never across a storm: the least difference between
//!    the factions, then the smallest sum;
//! 3. the same of all its tokens.

use super::introductory::{BOARDS, FACTORIES, UNITS};
use super::*;
use crate::board::reach::Ways;
use crate::position::State;
use crate::rounds::ending;
use crate::setup::{Options, bare, factions_of, lay_out_introductory};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::{BySeat, Seat};
use sternpost_kit::board::distances;
use sternpost_kit::count_of;

/// Where tokens lie, and whose they are.
type Laid = BTreeMap<AreaId, Faction>;
/// Of each faction how far its tokens lie that one player lays, at most two.
type Steps = [[u32; 2]; 4];
/// No token.
const NONE: u32 = u32::MAX;

/// How even and near tokens lie; less is better.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Measure {
    on_free_worlds: u32,
    spread_of_nearest: u32,
    nearest: u32,
    spread: u32,
    all: u32,
}

/// The introductory board for so many.
fn table(seats: usize) -> State {
    let mut s = bare(Options::default(), Seat(0), &factions_of(seats).iter().copied().collect::<BySeat<Faction>>());
    lay_out_introductory(&mut s);
    s
}

fn units_of(faction: Faction) -> impl Iterator<Item = AreaId> {
    UNITS.iter().filter(move |(of, _)| *of == faction).flat_map(|(_, units)| units.iter().map(|(_, area, _)| *area))
}

/// The three tiles of a faction: those on which its units stand.
fn tiles_of(faction: Faction) -> BTreeSet<SystemId> {
    units_of(faction).map(AreaId::system).collect()
}

fn is_free(area: AreaId) -> bool {
    let stand = UNITS.iter().flat_map(|(_, units)| units.iter().map(|(_, at, _)| *at));
    !stand.chain(FACTORIES.iter().map(|(_, at, _)| *at)).any(|at| at == area)
}

/// Every way in which the rules let a player lay the tokens of others on tiles, one tile after the other in any order.
fn layings(tiles: &BTreeSet<SystemId>, hand: &BTreeMap<Faction, u32>, laid: &Laid) -> BTreeSet<Laid> {
    if tiles.is_empty() {
        return BTreeSet::from([laid.clone()]);
    }
    let mut all = BTreeSet::new();
    for tile in tiles {
        let left = tiles.iter().copied().filter(|other| other != tile).collect();
        for (hand, laid) in on_tile(*tile, hand, laid) {
            all.extend(layings(&left, &hand, &laid));
        }
    }
    all
}

/// Tokens on one tile: one for each space, as long as there is one that may be laid.
fn on_tile(tile: SystemId, hand: &BTreeMap<Faction, u32>, laid: &Laid) -> Vec<(BTreeMap<Faction, u32>, Laid)> {
    let spaces: Vec<AreaId> = tile.areas().into_iter().filter(|area| area.has_objective_space() && !laid.contains_key(area)).collect();
    let there: Vec<Faction> = laid.iter().filter(|(area, _)| area.system() == tile).map(|(_, of)| *of).collect();
    // FS-SET-13, FS-SET-14
    let most = hand.values().copied().max().unwrap_or(0);
    let may = |(of, number): &(&Faction, &u32)| most > 0 && **number == most && !there.contains(of);
    let owners: Vec<Faction> = hand.iter().filter(may).map(|(of, _)| *of).collect();
    if spaces.is_empty() || owners.is_empty() {
        return vec![(hand.clone(), laid.clone())];
    }
    let each = spaces.iter().flat_map(|area| owners.iter().map(move |of| (*area, *of)));
    each.flat_map(|(area, of)| {
        let (mut hand, mut laid) = (hand.clone(), laid.clone());
        *hand.entry(of).or_default() -= 1;
        laid.insert(area, of);
        on_tile(tile, &hand, &laid)
    })
    .collect()
}

/// How many tokens lie on worlds where nothing stands, and how far each faction's lie.
fn looked_at(laid: &Laid, steps: &[BTreeMap<AreaId, u32>]) -> (u32, Steps) {
    let mut far = [[NONE; 2]; 4];
    for (of, far) in Faction::ALL.iter().zip(&mut far) {
        let own = laid.iter().filter(|(_, owner)| *owner == of).map(|(area, _)| *area);
        for (slot, area) in far.iter_mut().zip(own) {
            *slot = steps[*of as usize][&area];
        }
        far.sort_unstable();
    }
    (count_of(laid.keys().filter(|area| is_free(**area))), far)
}

fn measured(each: &[(u32, Steps)], needed: usize) -> Measure {
    let of = |faction: usize| {
        let mut far = [NONE; 6];
        let own = each.iter().flat_map(|(_, steps)| steps[faction]).filter(|steps| *steps != NONE);
        far.iter_mut().zip(own).for_each(|(slot, steps)| *slot = steps);
        far.sort_unstable();
        let sum = |count: usize| far[..count].iter().filter(|steps| **steps != NONE).sum::<u32>();
        (sum(needed), sum(6))
    };
    let sums: Vec<(u32, u32)> = (0..each.len()).map(of).collect();
    let spread = |of: fn(&(u32, u32)) -> u32| sums.iter().map(of).max().unwrap_or(0) - sums.iter().map(of).min().unwrap_or(0);
    Measure {
        on_free_worlds: each.iter().map(|(free, _)| free).sum(),
        spread_of_nearest: spread(|sums| sums.0),
        nearest: sums.iter().map(|sums| sums.0).sum(),
        spread: spread(|sums| sums.1),
        all: sums.iter().map(|sums| sums.1).sum(),
    }
}

/// The best of all ways to lay the tokens of one more player beside those that are laid.
fn best(open: &[Vec<(u32, Steps)>], chosen: &mut Vec<(u32, Steps)>, needed: usize) -> Measure {
    let Some((next, rest)) = open.split_first() else { return measured(chosen, needed) };
    let each = next.iter().map(|way| {
        chosen.push(*way);
        let measure = best(rest, chosen, needed);
        chosen.pop();
        measure
    });
    each.min().expect("there is a way to lay tokens")
}

// cites: FS-SET-12, FS-SET-13, FS-SET-14, FS-SET-15
#[test]
fn fs_set_14_objectives_of_the_introductory_boards_lie_as_the_rules_allow_and_for_two_as_even_and_near() {
    for (at, board) in BOARDS.iter().enumerate() {
        let (s, factions) = (table(at + 2), factions_of(at + 2));
        let needed = ending::needed(&s) as usize;
        let far = |faction: &Faction| {
            distances(units_of(*faction), |area| s.board.areas_open_from(area, Ways::default()).collect::<Vec<_>>(), |_| true)
        };
        let steps: Vec<BTreeMap<AreaId, u32>> = factions.iter().map(far).collect();
        let (mut ours, mut open) = (vec![], vec![]);
        for faction in factions {
            let tiles = tiles_of(*faction);
            let hand = factions.iter().filter(|other| *other != faction).map(|other| (*other, 2)).collect();
            let laid: Laid = board.objectives.iter().copied().filter(|(area, _)| tiles.contains(&area.system())).collect();
            let all = layings(&tiles, &hand, &Laid::new());
            assert!(all.contains(&laid), "the rules do not allow what the {faction} lay: {laid:?}");
            ours.push(looked_at(&laid, &steps));
            let ways: BTreeSet<(u32, Steps)> = all.iter().map(|laid| looked_at(laid, &steps)).collect();
            // Each player's count for themselves: only the fewest can be in the best.
            let fewest = ways.iter().map(|(free, _)| *free).min();
            open.push(ways.into_iter().filter(|(free, _)| Some(*free) == fewest).collect::<Vec<_>>());
        }
        let tokens = board.objectives.iter().map(|(area, _)| *area).collect::<BTreeSet<_>>().len();
        assert_eq!(tokens, factions.len() * (factions.len() - 1) * 2, "every token lies on a space of its own");
        if factions.len() == 2 {
            assert_eq!(measured(&ours, needed), best(&open, &mut vec![], needed));
            assert_eq!(measured(&ours, needed).spread_of_nearest, 0, "nobody is farther from winning than the other");
        }
    }
}
