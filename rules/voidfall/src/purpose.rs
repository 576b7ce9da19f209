//! Playing to win: what a position is worth to a seat and how one leans to answers before looking ahead. Holds no rule; the search that uses it knows no game.
//!
//! Everything here reads the whole state. That is safe, for a player only ever sees twins: what its seat may not know is invented.

use crate::Voidfall;
use crate::components::CYCLES;
use crate::flow::Step;
use crate::prelude::*;
use crate::rounds::{evaluation, skirmish, turn};
use sternpost_players::{Asking, Lean, Purpose, Supposed};

/// Thousandths of a point of influence.
const INFLUENCE: i64 = 1_000;
const WON: i64 = 1_000_000;
/// Of what objectives would bring now: what is sure to come in this cycle, and what for each cycle after it.
const OBJECTIVES_NOW: i64 = 800;
const OBJECTIVES_LATER: i64 = 400;
const PURE_SECTOR: i64 = 3_000;
const CORRUPTED_SECTOR: i64 = 1_200;
const POPULATION: i64 = 450;
const ACTIVE: i64 = 900;
const INACTIVE: i64 = 300;
const DEPLOYED: i64 = 1_150;
const TECHNOLOGY: i64 = 2_600;
const IMPROVED: i64 = 2_000;
const IMPROVED_LIMIT: i64 = 700;
const TRACK_SPACE: i64 = 800;
const AGENDA_IN_HAND: i64 = 1_200;
const AGENDA_IN_PLAY: i64 = 700;
const TRADE: i64 = 1_300;
const CORRUPTION: i64 = 1_400;
const BOUNTY: i64 = 150;
const UNPAID: i64 = 2_600;
const RESOURCE: i64 = 420;
const YIELD: i64 = 130;

impl Purpose for Voidfall {
    fn worth(s: &State, seat: Seat) -> i64 {
        if let Some(standings) = &s.standings {
            let own = standings.iter().find(|standing| standing.seat == seat);
            let rank = own.map_or(9, |standing| i64::from(standing.rank));
            let score = own.map_or(0, |standing| i64::from(standing.score));
            return score * INFLUENCE + if rank == 1 { WON } else { -WON / 10 * rank };
        }
        let mine = own_worth(s, seat);
        let best_rival = s.players.seats().filter(|other| *other != seat).map(|other| own_worth(s, other)).max();
        mine - best_rival.unwrap_or(0) / 4
    }

    /// A turn, or everything between two turns.
    fn is_settled(step: &Step, now: &State, then: &State) -> bool {
        if now.cycle != then.cycle || now.phase != then.phase {
            return true;
        }
        let was_turn = then.turn.is_some();
        if matches!(step, Step::Turn(turn::Step::Select { .. })) {
            was_turn || now.round != then.round
        } else {
            was_turn && now.turn.is_none()
        }
    }

    fn leanings(asking: &Asking<'_, Self>) -> Vec<Lean> {
        let lean = |offer: &Offer<Choice>| lean(asking, &offer.choice);
        if asking.question.offers.is_empty() {
            return vec![Lean::to(1)];
        }
        asking.question.offers.iter().map(lean).collect()
    }

    fn supposed(_: &Step) -> Supposed {
        Supposed::Lean
    }
}

fn own_worth(s: &State, seat: Seat) -> i64 {
    let player = &s.players[seat];
    let later = i64::from(CYCLES.saturating_sub(s.cycle));
    let turns_left = i64::from(s.rounds().saturating_sub(s.round)) + 4 * later;
    let objectives: i64 = s.objectives(seat).map(|(_, objective)| i64::from(s.brings(seat, objective))).sum();
    let sectors: i64 = s
        .galaxy
        .of(seat)
        .map(|(_, sector)| {
            let own = if sector.is_pure() { PURE_SECTOR } else { CORRUPTED_SECTOR };
            own + POPULATION * i64::from(sector.population)
        })
        .sum();
    let deployed: i64 = s.galaxy.of(seat).map(|(_, sector)| i64::from(sector.force.total())).sum();
    let economy: i64 = Resource::ALL
        .iter()
        .map(|resource| {
            let yields = i64::from(s.yield_of(seat, *resource)) * turns_left.min(6) * YIELD;
            let held = i64::from(player.stock[*resource]);
            // The more there is of something, the less another is worth.
            let stock = (0..held).map(|at| RESOURCE - 22 * at.min(15)).sum::<i64>();
            yields + if turns_left > 0 || later > 0 { stock } else { stock / 4 }
        })
        .sum();
    let improved_limit = i64::try_from(player.improved_limit()).unwrap_or(0);
    let technologies = i64::try_from(player.technologies.len()).unwrap_or(0) * TECHNOLOGY
        + i64::try_from(player.improved()).unwrap_or(0) * IMPROVED
        + improved_limit * IMPROVED_LIMIT;
    let tracks: i64 = player.tracks.iter().map(|space| i64::from(*space)).sum::<i64>() * TRACK_SPACE;
    let in_hand = i64::try_from(player.hand.len()).unwrap_or(0).min(2 + later) * AGENDA_IN_HAND;
    let in_play = i64::from(player.agendas_in_play()) * AGENDA_IN_PLAY * (later + 1);
    let glory = i64::from(s.glory(seat)) * (450 + 250 * later.min(1) + 60 * turns_left.min(6));
    let due = i64::from(evaluation::upkeep_due(s, seat));
    let coverable = i64::from(player.stock.food) + (i64::from(player.stock.energy) + i64::from(player.stock.materials)) / 2;
    let short = (due - coverable).max(0) * UNPAID;
    let mat = i64::from(player.corruption_on_mat() + player.on_chambers) * CORRUPTION;
    i64::from(player.influence) * INFLUENCE
        + objectives * (OBJECTIVES_NOW + OBJECTIVES_LATER * later)
        + sectors
        + i64::from(player.active) * ACTIVE
        + i64::from(player.inactive) * INACTIVE
        + deployed * DEPLOYED
        + economy
        + technologies
        + tracks
        + in_hand
        + in_play
        + glory
        + i64::from(player.trade) * TRADE
        + i64::try_from(player.bounties.len() + player.reclaims.len()).unwrap_or(0) * BOUNTY
        - short
        - mat
        - threatened(s, seat)
}

/// What a skirmish would cost at the end of this cycle.
fn threatened(s: &State, seat: Seat) -> i64 {
    let strength = skirmish::strength_at_the_end(s, seat);
    if strength == 0 {
        return 0;
    }
    let worst = skirmish::candidates(s, seat).into_iter().filter(|at| {
        let sector = s.galaxy.sector(*at);
        let stands = sector.force.total() + 2 * sector.count_installations(Buildings::Bulwarks);
        stands <= strength
    });
    if worst.count() > 0 { 5_000 } else { 0 }
}

/// How one leans before looking ahead: doing something rather than nothing, paying with what is plentiful, the cheapest fleets first.
fn lean(asking: &Asking<'_, Voidfall>, choice: &Choice) -> Lean {
    let s = asking.state;
    let seat = asking.seat;
    let player = &s.players[seat];
    match choice {
        Choice::Nothing | Choice::Done | Choice::Later => Lean::to(5),
        Choice::Resource { resource } => {
            let held = i64::from(player.stock[*resource]);
            if matches!(asking.step, Step::Paying(_) | Step::Evaluation(_)) { Lean::to(10 + held) } else { Lean::to(30 - held) }
        }
        Choice::Focus { focus } => Lean::to(20 + i64::from(player.card().preferred.contains(&focus.card().focus))),
        Choice::Act { .. } | Choice::Preferred { .. } => Lean::to(40),
        Choice::ActTwice { .. } => Lean::to(38),
        Choice::AgendaAct { .. } | Choice::TechnologyAct { .. } => Lean::to(35),
        Choice::Sector { sector } => {
            let held = s.galaxy.sector(*sector);
            if matches!(asking.step, Step::Invasion(_)) && !held.is_of(seat) {
                let force = if held.voidborn > 0 { held.voidborn } else { held.force.total() };
                let stands = i64::from(force) + i64::from(held.count_installations(Buildings::Bulwarks));
                return Lean::to(30 - 4 * stands + i64::from(held.population));
            }
            Lean::to(20 + i64::from(held.population))
        }
        Choice::Guild { guild, sector } => {
            let held = s.galaxy.sector(*sector);
            let population = i64::from(held.population);
            if matches!(asking.step, Step::Paying(_)) {
                return Lean::to(20 - population);
            }
            Lean::to(20 + 2 * population - i64::from(s.yield_of(seat, guild.resource())))
        }
        Choice::Installation { installation, .. } => Lean::to(if *installation == Installation::Shipyard { 22 } else { 20 }),
        Choice::Fleet { fleet, sector } => {
            let held = s.galaxy.sector(*sector);
            let lonely = i64::from(held.is_of(seat) && !held.is_home() && held.force.total() == 1);
            if matches!(asking.step, Step::Paying(_) | Step::Invasion(_) | Step::Turn(_)) {
                return Lean::to(20 - i64::from(*fleet as u8) - 8 * lonely);
            }
            Lean::to(20 + i64::from(!held.is_home()) + 2 * lonely)
        }
        Choice::FleetType { fleet } => Lean::to(20 - i64::from(*fleet as u8)),
        Choice::Flight { from, .. } => {
            if !matches!(asking.step, Step::Invasion(_)) {
                return Lean::to(4);
            }
            let held = s.galaxy.sector(*from);
            Lean::to(if held.is_home() { 30 } else { 20 + i64::from(held.force.total()) })
        }
        Choice::FlipTrade => Lean::to(6),
        Choice::Glory { value } => {
            let rises = matches!(asking.step, Step::Effects(_) | Step::Loot(_));
            Lean::to(if rises { 10 + i64::from(*value) } else { 20 - i64::from(*value) })
        }
        Choice::TradeBonus { space } => Lean::to(20 + i64::from(*space)),
        Choice::Improve { .. } => Lean::to(32),
        Choice::Research { technology } => {
            Lean::to(25 + if s.technologies.get(technology).is_some_and(|copies| copies.first) { 4 } else { 0 })
        }
        Choice::Track { track } => Lean::to(20 + i64::from(player.tracks[*track as usize])),
        Choice::Slot { slot } => {
            let held = player.slots[usize::from(*slot)];
            Lean::to(20 - 4 * i64::from(held.agenda.is_some()) - 2 * i64::from(held.is_corrupted))
        }
        Choice::FromDisplay { .. } => Lean::to(21),
        Choice::Agenda { .. }
        | Choice::Deed { .. }
        | Choice::Effect { .. }
        | Choice::Chambers
        | Choice::FromStack { .. }
        | Choice::Bounty { .. }
        | Choice::Reclaim { .. }
        | Choice::Trade
        | Choice::Position { .. }
        | Choice::Event { .. }
        | Choice::Decree { .. }
        | Choice::Now
        | Choice::Missiles
        | Choice::Drones
        | Choice::LayReclaim
        | Choice::ApproachAbsorption
        | Choice::SalvoAbsorption
        | Choice::ThroughStorms
        | Choice::FromFurther
        | Choice::Placing { .. }
        | Choice::Influence => Lean::to(20),
    }
}
