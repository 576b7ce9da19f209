//! What components in play change about paying, producing and trading (LRR 24, 30, 35, 62, 82).

use super::declared::{Component, any, at, of, of_laws};
use super::passives::{
    ANY_NUMBER_ON_PLANET, DEALS_IN_ACTION_CARDS, DEALS_WITH_EVERYBODY, DOCKS_PRODUCE_NO_GROUND_FORCES, ONE_UNIT_FOR_ITS_COST, PRODUCED,
    PRODUCTION_DISCOUNT, STOPS_PRODUCTION, STOPS_PRODUCTION_NEARBY, TRADE_GOODS_COUNT_AS,
};
use crate::prelude::*;

/// How many resources or influence a trade good is worth to a player who spends it.
pub fn trade_good_worth(s: &State, seat: Seat) -> u32 {
    of(&TRADE_GOODS_COUNT_AS, s, seat).max().unwrap_or(1)
}

/// How much less one use of PRODUCTION costs.
pub fn production_discount(s: &State, seat: Seat) -> u32 {
    of(&PRODUCTION_DISCOUNT, s, seat).sum()
}

/// Whether one unit is produced for a cost that pays for two.
pub fn one_unit_for_its_cost(s: &State) -> bool {
    of_laws(&ONE_UNIT_FOR_ITS_COST, s).next().is_some()
}

/// Whether a player's space docks produce no ground forces.
pub fn docks_produce_no_ground_forces(s: &State, seat: Seat) -> bool {
    let faction = s.players[seat].faction;
    DOCKS_PRODUCE_NO_GROUND_FORCES
        .iter()
        .any(|(component, ())| matches!(component, Component::Faction(ability) if ability.faction() == faction))
}

/// Whether units on a planet can use PRODUCTION.
pub fn may_produce_on(s: &State, planet: PlanetId) -> bool {
    at(&STOPS_PRODUCTION, s, planet).next().is_none()
}

/// Whether a player's units may use PRODUCTION in a system.
pub fn may_produce_in(s: &State, seat: Seat, system: SystemId) -> bool {
    let faction = s.players[seat].faction;
    let stops = |other: &Seat| of(&STOPS_PRODUCTION_NEARBY, s, *other).any(|of| of == faction);
    let mut opponents = s.others_clockwise(seat).filter(stops).peekable();
    if opponents.peek().is_none() {
        return true;
    }
    let near: Vec<SystemId> = adjacent(s, seat, system).into_iter().chain([system]).filter(|system| !system.is_home()).collect();
    !opponents.any(|other| near.iter().any(|system| s.has_units(other, *system)))
}

/// A player has used PRODUCTION.
pub fn produced(seat: Seat, built: &BTreeMap<UnitType, u32>, t: &mut T<'_>) {
    let acts: Vec<_> = of(&PRODUCED, t.state, seat).collect();
    for act in acts {
        act(built, t);
    }
}

/// Whether any number of a structure may stand on a planet.
pub fn any_number_on_planet(s: &State, unit: UnitType) -> bool {
    of_laws(&ANY_NUMBER_ON_PLANET, s).any(|of| of == unit)
}

/// Whether a player makes transactions with everybody.
pub fn deals_with_everybody(s: &State, seat: Seat) -> bool {
    any(&DEALS_WITH_EVERYBODY, s, seat)
}

/// Whether a player's transactions may hold action cards.
pub fn deals_in_action_cards(s: &State, seat: Seat) -> bool {
    any(&DEALS_IN_ACTION_CARDS, s, seat)
}
