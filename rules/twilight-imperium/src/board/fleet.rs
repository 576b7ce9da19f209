//! The fleet pool (LRR 28), capacity (LRR 43) and floating factories (LRR 64.4a): what a system may hold.

use crate::board::giving_up::cheapest_first;
use crate::components::Excess;
use crate::flow;
use crate::position::underway::Production;
use crate::prelude::*;

/// Steps that keep fleets within their limits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Fleet pool and capacity.
    Check { seat: Seat, system: SystemId },
    /// The fleet pool alone: during a tactical action, before combat (LRR 28.3, 43.3b).
    CheckPool { seat: Seat, system: SystemId },
    /// Capacity alone (LRR 43.3).
    CheckCapacity { seat: Seat, system: SystemId },
}

impl Step {
    /// Whose ships it looks at, and where.
    pub fn fleet(&self) -> (Seat, SystemId) {
        match *self {
            Self::Check { seat, system } | Self::CheckPool { seat, system } | Self::CheckCapacity { seat, system } => (seat, system),
        }
    }
}

/// Checks of all systems in which a player has units in space.
pub fn check_everywhere(s: &State, seat: Seat) -> Vec<flow::Step> {
    let systems = s.systems.iter().filter(|(_, system)| system.space.contains_key(&seat)).map(|(id, _)| *id);
    systems.map(|system| Step::Check { seat, system }.into()).collect()
}

/// What a player's space area holds against its limits.
pub struct Load {
    /// Ships that count against the fleet pool, in halves (hybrid crystal fighters count half).
    pub halves: u32,
    /// Fighters over capacity that count against the pool.
    pub excess_fighters: u32,
    /// Fighters that need capacity, beyond those that space docks support.
    pub fighters: u32,
    /// Ground forces in space.
    pub ground_forces: u32,
    /// Capacity of all ships (LRR 43.2).
    pub capacity: u32,
}

/// Adds up a space area.
pub fn load(s: &State, seat: Seat, system: SystemId) -> Load {
    let units = s.units(seat, Location::Space(system));
    let capacity: u32 = units.iter().filter_map(|(unit, pile)| Some(s.stats(seat, unit)?.capacity * (pile.intact + pile.damaged))).sum();
    let fighters = match units.count(UnitType::Fighter).saturating_sub(s.underway.doomed_fighters(seat, system)) {
        0 => 0,
        fighters => fighters.saturating_sub(dock_support(s, seat, system)),
    };
    let ground_forces = units.ground_forces();
    let excess = fighters.saturating_sub(capacity.saturating_sub(ground_forces));
    let each = halves_per_excess_fighter(s, seat);
    let excess_fighters = if each > 0 { excess } else { 0 };
    Load { halves: 2 * units.non_fighter_ships() + each * excess_fighters, excess_fighters, fighters, ground_forces, capacity }
}

impl Load {
    /// Half ships over the fleet pool (LRR 28.1).
    #[must_use]
    pub fn over_pool(&self, fleet: u32) -> u32 {
        self.halves.saturating_sub(2 * fleet)
    }

    /// Fighters and ground forces over capacity that must be destroyed (LRR 43.3).
    #[must_use]
    pub fn over_capacity(&self) -> u32 {
        (self.fighters - self.excess_fighters + self.ground_forces).saturating_sub(self.capacity)
    }
}

/// How many more fighters the space docks of a system support outside the ships' capacity.
pub fn free_dock_support(s: &State, seat: Seat, system: SystemId) -> u32 {
    dock_support(s, seat, system).saturating_sub(s.units(seat, Location::Space(system)).count(UnitType::Fighter))
}

fn dock_support(s: &State, seat: Seat, system: SystemId) -> u32 {
    let docks = s.locations_in(system).into_iter().map(|at| s.units(seat, at).count(UnitType::SpaceDock)).sum::<u32>();
    docks * s.stats(seat, UnitType::SpaceDock).map_or(0, |stats| stats.supports_fighters)
}

/// How many more fighters the fleet pool takes, if upgraded fighters count against it.
pub fn free_pool_for_fighters(s: &State, use_of: &Production) -> u32 {
    let each = halves_per_excess_fighter(s, use_of.seat);
    let load = load(s, use_of.seat, use_of.system);
    let planned: u32 = use_of.built.iter().filter(|(unit, _)| unit.is_ship() && **unit != UnitType::Fighter).map(|(_, n)| 2 * n).sum();
    let free = (2 * modifiers::fleet_limit(s, use_of.seat)).saturating_sub(load.halves + planned);
    free.checked_div(each).unwrap_or(0) + load.excess_fighters
}

/// What a fighter over capacity counts against the fleet pool, in half ships.
fn halves_per_excess_fighter(s: &State, seat: Seat) -> u32 {
    match s.stats(seat, UnitType::Fighter).map_or(Excess::Destroyed, |stats| stats.excess_counts) {
        Excess::Destroyed => 0,
        Excess::HalfFleetPool => 1,
        Excess::FleetPool => 2,
    }
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Check { seat, system } => it.does(|t| check(seat, system, t)),
        Step::CheckPool { seat, system } => it.may_ask(|s| ships_over_pool(s, seat, system), |picked, t| remove(seat, system, picked, t)),
        Step::CheckCapacity { seat, system } => {
            it.may_ask(|s| units_over_capacity(s, seat, system), |picked, t| destroy(seat, system, picked, t))
        }
    }
}

fn check(seat: Seat, system: SystemId, t: &mut T<'_>) {
    t.next(steps![Step::CheckPool { seat, system }, Step::CheckCapacity { seat, system }]);
}

fn ships_over_pool(s: &State, seat: Seat, system: SystemId) -> Asks {
    let load = load(s, seat, system);
    let surplus = load.over_pool(modifiers::fleet_limit(s, seat));
    if surplus == 0 {
        return nobody();
    }
    let here = s.units(seat, Location::Space(system));
    let removable = here.iter().filter(|(unit, _)| unit.is_ship() && (*unit != UnitType::Fighter || load.excess_fighters > 0));
    let offers = removable.map(|(unit, _)| Choice::Remove { unit });
    let prompt = Prompt::RemoveSurplus { system, surplus: surplus.div_ceil(2) };
    ask(seat, Question::one_of(&prompt, "LRR 28.3", offers).preferring(cheapest_first(s, seat)).skipped_when_forced())
}

/// LRR 28.3, 89.2: removed, not destroyed.
fn remove(seat: Seat, system: SystemId, picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::Remove { unit } = picked.one() else { unreachable!("only ships are offered") };
    t.state.units_mut(seat, Location::Space(system)).take_any(unit, 1);
    t.tell(&Line::Removed { seat, count: 1, unit, system });
    t.next(steps![Step::CheckPool { seat, system }]);
}

fn units_over_capacity(s: &State, seat: Seat, system: SystemId) -> Asks {
    let load = load(s, seat, system);
    let surplus = load.over_capacity();
    if surplus == 0 {
        return nobody();
    }
    let here = s.units(seat, Location::Space(system));
    let mut offers = vec![];
    let fighters = load.fighters - load.excess_fighters;
    if fighters > 0 {
        offers.push(Offer::new(Choice::Destroy { unit: UnitType::Fighter }).cap(fighters));
    }
    for (unit, pile) in here.iter().filter(|(unit, _)| unit.is_ground_force()) {
        offers.push(Offer::new(Choice::Destroy { unit }).cap(pile.intact + pile.damaged));
    }
    let prompt = Prompt::DestroySurplus { system, surplus };
    ask(seat, Question::split(&prompt, "LRR 43.3", surplus, offers).preferring(cheapest_first(s, seat)).skipped_when_forced())
}

fn destroy(seat: Seat, system: SystemId, picked: Picked<Choice>, t: &mut T<'_>) {
    for (choice, count) in picked.parts() {
        if let Choice::Destroy { unit } = choice {
            // The hits that are being taken have not brought it down (FAQ-GEN-15).
            if let Some(hits) = t.state.underway.hits.get_mut(&seat) {
                hits.crowded_out += count;
            }
            hits::destroy(t, seat, seat, Location::Space(system), unit, count);
        }
    }
}

/// LRR 43.3: what finds no room is destroyed at once, whatever is under way. Looked at whenever units came or went, and whenever ships
/// have become others.
pub fn lose_surplus(t: &mut T<'_>) {
    let overfull = overfull(t.state);
    t.first(overfull.into_iter().map(|(seat, system)| Step::CheckCapacity { seat, system }.into()));
}

/// The fleets that hold more than their capacity, though nothing suspends it.
pub fn overfull(s: &State) -> Vec<(Seat, SystemId)> {
    let mut found = vec![];
    for (system, there) in &s.systems {
        for (seat, units) in &there.space {
            let needs_room = units.count(UnitType::Fighter) + units.ground_forces() > 0 && !s.is_eliminated(*seat);
            if needs_room && !is_suspended(s, *seat, *system) && load(s, *seat, *system).over_capacity() > 0 {
                found.push((*seat, *system));
            }
        }
    }
    found
}

/// LRR 43.3b: capacity is not looked at where its owner is in a combat; nor before ships that have set out arrive with what they carry
/// (LRR 15.5).
fn is_suspended(s: &State, seat: Seat, system: SystemId) -> bool {
    let in_space = s.underway.combat.as_ref().is_some_and(|combat| combat.system == system && combat.has(seat));
    let on_planet = s.underway.ground.as_ref().is_some_and(|combat| combat.planet.card().system == system && combat.has(seat));
    let is_active = s.underway.turn.as_ref().is_some_and(|turn| turn.seat == seat);
    let set_out = is_active && s.underway.tactical.as_ref().is_some_and(|action| !action.moving.is_empty());
    in_space || on_planet || set_out
}

/// LRR 64.4a: a floating factory is destroyed as soon as it is blockaded (LRR 17.0). Looked at whenever units came or went.
pub fn lose_blockaded_factories(t: &mut T<'_>) {
    let s = &*t.state;
    let floating = s.systems.iter().flat_map(|(system, there)| there.space.iter().map(move |(seat, units)| (*system, *seat, units)));
    let factories = floating.filter(|(_, _, units)| units.count(UnitType::SpaceDock) > 0 && !units.has_ships());
    let blockaded = factories.filter(|(system, seat, _)| s.has_foreign_ships(*seat, *system));
    let lost: Vec<_> = blockaded.map(|(system, seat, units)| (system, seat, units.count(UnitType::SpaceDock))).collect();
    for (system, seat, count) in lost {
        // What it had room for has none left: that is looked at next.
        hits::destroy(t, seat, seat, Location::Space(system), UnitType::SpaceDock, count);
    }
}
