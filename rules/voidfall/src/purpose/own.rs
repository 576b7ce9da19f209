//! What a position is worth to a player for what is its own: influence, and what will bring some in the turns that are left.

use super::*;
use crate::combat::exchange::Outcome;
use crate::components::CYCLES;
use crate::galaxy::Sector;
use crate::rounds::{evaluation, skirmish};

/// Turns of a cycle, about.
const TURNS: i64 = 4;
/// Turns for which a yield counts.
const TURNS_OF_YIELDS: i64 = 6;
/// What fleet power is worth, and what more for each turn in which it can be of use.
const DEPLOYED: i64 = 500;
const DEPLOYED_A_TURN: i64 = 260;
const ACTIVE: i64 = 350;
const ACTIVE_A_TURN: i64 = 180;
/// A dock, for each turn in which it can be of use, and what defends a sector.
const YARD: i64 = 150;
const WALL: i64 = 300;
/// What goes with a sector that is lost, and how likely it is, in percent.
const LOST: i64 = 2_500;
const THREAT: i64 = 90;
/// What a sector with three guilds is worth besides, by its population.
const STEPS_TO_FULL: [i64; 7] = [0, 0, 300, 800, 1_600, 3_200, 7_000];
/// What is near the end of a track, by the square of its space, where a Safe Haven waits for it.
const NEAR_THE_END: i64 = 150;

/// Turns that a player still has, about.
pub fn turns_left(s: &State) -> i64 {
    i64::from(s.rounds().saturating_sub(s.round)) + TURNS * i64::from(CYCLES.saturating_sub(s.cycle))
}

/// All of it.
pub fn worth(s: &State, seat: Seat) -> i64 {
    let turns = turns_left(s);
    holdings(s, seat) + fleets(s, seat) + prey::prospects(s, seat, turns) - shortage(s, seat) - threatened(s, seat)
}

/// What is held but for fleets, and without a look at what may come.
pub fn holdings(s: &State, seat: Seat) -> i64 {
    let player = &s.players[seat];
    let later = i64::from(CYCLES.saturating_sub(s.cycle));
    let turns = turns_left(s);
    let objectives: i64 = s.objectives(seat).map(|(_, objective)| i64::from(s.brings(seat, objective))).sum();
    let in_hand = i64::try_from(player.hand.len()).unwrap_or(0).min(2 + later) * AGENDA_IN_HAND;
    let in_play = i64::from(player.agendas_in_play()) * AGENDA_IN_PLAY * (later + 1);
    let glory = i64::from(s.glory(seat)) * (450 + 250 * later.min(1) + 60 * turns.min(6));
    let tokens = i64::try_from(player.bounties.len() + player.reclaims.len()).unwrap_or(0) * BOUNTY;
    let mat = i64::from(player.corruption_on_mat() + player.on_chambers) * CORRUPTION;
    i64::from(player.influence) * INFLUENCE
        + objectives * (OBJECTIVES_NOW + OBJECTIVES_LATER * later)
        + sectors(s, seat)
        + economy(s, seat, turns)
        + technologies(s, seat)
        + tracks(s, seat)
        + in_hand
        + in_play
        + glory
        + i64::from(player.trade) * TRADE
        + tokens
        - mat
}

fn sectors(s: &State, seat: Seat) -> i64 {
    let turns = turns_left(s);
    let haven = has_open_haven(s);
    let one = |sector: &Sector| of_a_sector(sector, turns) + if haven { towards_a_haven(sector) } else { 0 };
    s.galaxy.of(seat).map(|(_, sector)| one(sector)).sum()
}

/// Whether a Safe Haven can still be built.
fn has_open_haven(s: &State) -> bool {
    s.void.as_ref().is_some_and(|void| void.havens.iter().any(|haven| !haven.is_complete()))
}

/// VF-SAN-06: a full sector is a step of a Safe Haven in the evaluation.
fn towards_a_haven(sector: &Sector) -> i64 {
    if sector.is_pure() && sector.guilds.len() >= 3 { STEPS_TO_FULL[usize::from(sector.population.min(6))] } else { 0 }
}

/// What a sector is worth to its owner.
fn of_a_sector(sector: &Sector, turns: i64) -> i64 {
    let own = if sector.is_pure() { PURE_SECTOR } else { CORRUPTED_SECTOR };
    let yards = i64::from(sector.count_installations(Buildings::Docks)) * YARD * turns.min(8);
    let walls = i64::from(sector.count_installations(Buildings::Bulwarks)) * WALL;
    own + POPULATION * i64::from(sector.population) + yards + walls
}

fn economy(s: &State, seat: Seat, turns: i64) -> i64 {
    let player = &s.players[seat];
    let one = |resource: &Resource| {
        let yields = i64::from(s.yield_of(seat, *resource)) * turns.min(TURNS_OF_YIELDS) * YIELD;
        let held = i64::from(player.stock[*resource]);
        // The more there is of something, the less another is worth.
        let stock = (0..held).map(|at| RESOURCE - 22 * at.min(15)).sum::<i64>();
        yields + if turns > 0 { stock } else { stock / 4 }
    };
    Resource::ALL.iter().map(one).sum()
}

fn technologies(s: &State, seat: Seat) -> i64 {
    let player = &s.players[seat];
    i64::try_from(player.technologies.len()).unwrap_or(0) * TECHNOLOGY
        + i64::try_from(player.improved()).unwrap_or(0) * IMPROVED
        + i64::try_from(player.improved_limit()).unwrap_or(0) * IMPROVED_LIMIT
}

fn tracks(s: &State, seat: Seat) -> i64 {
    let haven = has_open_haven(s);
    let one = |space: &u8| {
        // VF-SAN-05: the last space is a step of a Safe Haven.
        let near = if haven && *space < 7 { i64::from(*space).pow(2) * NEAR_THE_END } else { 0 };
        i64::from(*space) * TRACK_SPACE + near
    };
    s.players[seat].tracks.iter().map(one).sum()
}

/// Fleets, the more the longer they can be of use.
pub fn fleets(s: &State, seat: Seat) -> i64 {
    let turns = turns_left(s).min(8);
    let player = &s.players[seat];
    let deployed: i64 = s.galaxy.of(seat).map(|(_, sector)| i64::from(sector.force.total())).sum();
    deployed * (DEPLOYED + DEPLOYED_A_TURN * turns)
        + i64::from(player.active) * (ACTIVE + ACTIVE_A_TURN * turns)
        + i64::from(player.inactive) * INACTIVE
}

/// Upkeep that cannot be covered.
fn shortage(s: &State, seat: Seat) -> i64 {
    let stock = s.players[seat].stock;
    let due = i64::from(evaluation::upkeep_due(s, seat));
    let coverable = i64::from(stock.food) + (i64::from(stock.energy) + i64::from(stock.materials)) / 2;
    (due - coverable).max(0) * UNPAID
}

/// What a skirmish would cost at the end of this cycle: it strikes where it wins (VF-SKI-11), and what it wins the Void has.
pub fn threatened(s: &State, seat: Seat) -> i64 {
    let strength = skirmish::strength_at_the_end(s, seat);
    if strength == 0 {
        return 0;
    }
    let falls = |at: &SectorId| skirmish::foreseen(s, seat, strength, *at).0 != Outcome::DefenderHolds;
    let lost = |at: SectorId| {
        let sector = s.galaxy.sector(at);
        let own = of_a_sector(sector, turns_left(s)) + LOST;
        own + if s.void.is_some() { void::of_a_loss(s, sector) } else { 0 }
    };
    skirmish::candidates(s, seat).into_iter().filter(falls).map(lost).max().unwrap_or(0) * THREAT / 100
}
