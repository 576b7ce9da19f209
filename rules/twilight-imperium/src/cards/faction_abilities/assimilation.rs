//! Gaining other players' technologies by a Nekro ability: a card of the same name from the own deck, or a faction technology
//! under an assimilator token (LRR 80.16-80.22).

use crate::prelude::*;
use crate::{board::fleet, strategy::construction};

/// The two tokens.
const TOKENS: [TechnologyId; 2] = [TechnologyId::ValefarAssimilatorX, TechnologyId::ValefarAssimilatorY];

/// What can be gained from a player: technologies owned by them, not printed units (LRR 80.17, FAQ-NEKRO-1).
pub fn offers(s: &State, seat: Seat, victim: Seat) -> Vec<Choice> {
    let own = &s.players[seat];
    let marked = |technology: TechnologyId| s.players.iter().any(|(_, p)| p.assimilated.values().any(|(_, copied)| *copied == technology));
    let mut offers = vec![];
    for technology in s.players[victim].technologies.iter().copied().filter(|technology| !own.technologies.contains(technology)) {
        if technology.card().faction.is_none() {
            offers.push(Choice::Technology { technology });
        } else if !marked(technology) && !TOKENS.contains(&technology) {
            let bound = token_for(s, seat, technology);
            let fits = |token: &TechnologyId| own.technologies.contains(token) && bound.is_none_or(|bound| bound == *token);
            let tokens = TOKENS.into_iter().filter(fits);
            offers.extend(tokens.map(|token| Choice::Assimilate { technology, token }));
        }
    }
    offers
}

/// The technology is gained, or a token goes to it; a token that lay elsewhere leaves that technology.
#[expect(clippy::wildcard_enum_match_arm, reason = "choices are the nouns of the whole game, and only technologies are offered")]
pub fn gain(t: &mut T<'_>, seat: Seat, victim: Seat, choice: &Choice) {
    match *choice {
        Choice::Technology { technology } => research::gain(t, seat, technology),
        Choice::Assimilate { technology, token } => {
            leave(t, seat, token);
            t.state.players[seat].assimilated.insert(token, (victim, technology));
            t.tell(&Line::Assimilated { seat, technology, from: victim });
        }
        ref other => unreachable!("not a technology: {other:?}"),
    }
}

/// LRR 80.21: of each type of unit only one upgrade is copied; a newer one takes the token of the older.
fn token_for(s: &State, seat: Seat, technology: TechnologyId) -> Option<TechnologyId> {
    let unit = upgraded(technology)?;
    TOKENS.into_iter().find(|token| copied(s, seat, *token).and_then(upgraded) == Some(unit))
}

fn copied(s: &State, seat: Seat, token: TechnologyId) -> Option<TechnologyId> {
    s.players[seat].assimilated.get(&token).map(|(_, technology)| *technology)
}

fn upgraded(technology: TechnologyId) -> Option<UnitType> {
    technology.card().upgrade.map(|card| card.stats().unit)
}

/// A token leaves the technology it marks, with what follows for the units (LRR 80.19, 80.20).
pub fn leave(t: &mut T<'_>, seat: Seat, token: TechnologyId) {
    let floated = floats(t.state, seat);
    let Some((_, technology)) = t.state.players[seat].assimilated.remove(&token) else { return };
    t.state.players[seat].exhausted_technologies.remove(&technology);
    t.tell(&Line::LostTechnology { seat, technology });
    if t.state.stats(seat, UnitType::WarSun).is_none() {
        remove_all(t, seat, UnitType::WarSun);
    }
    if floated && !floats(t.state, seat) {
        land_docks(t, seat);
    }
    // Ships may have become others that carry less (LRR 43.3).
    t.state.touched.mark();
    for at in t.state.locations().filter(|at| matches!(at, Location::Space(_))).collect::<Vec<_>>() {
        t.next(steps![fleet::Step::Check { seat, system: at.system() }]);
    }
}

fn floats(s: &State, seat: Seat) -> bool {
    s.stats(seat, UnitType::SpaceDock).is_some_and(|stats| stats.in_space)
}

/// LRR 80.20: to reinforcements, not destroyed.
fn remove_all(t: &mut T<'_>, seat: Seat, unit: UnitType) {
    for at in t.state.locations().collect::<Vec<_>>() {
        let count = t.state.units_mut(seat, at).take_any(unit, u32::MAX);
        if count > 0 {
            t.tell(&Line::Removed { seat, count, unit, system: at.system() });
        }
    }
}

/// LRR 80.19: each dock goes to a controlled planet of its system that has room for it, else to reinforcements.
///
/// RULING: with several such planets, to the one with the most resources.
fn land_docks(t: &mut T<'_>, seat: Seat) {
    for system in t.state.systems.keys().copied().collect::<Vec<_>>() {
        let docks = t.state.units_mut(seat, Location::Space(system)).take_any(UnitType::SpaceDock, u32::MAX);
        for _ in 0..docks {
            let s = &*t.state;
            let room = |at: Location| s.units(seat, at).count(UnitType::SpaceDock) < construction::limit(s, UnitType::SpaceDock);
            let own = s.planets_in(system).iter().copied().filter(|planet| s.planets[planet].controller == Some(seat));
            let best = own.filter(|planet| room(Location::Planet(*planet))).max_by_key(|planet| s.resources(*planet));
            match best {
                Some(planet) => {
                    let at = Location::Planet(planet);
                    t.state.units_mut(seat, at).add(UnitType::SpaceDock, Condition::Intact, 1);
                    t.tell(&Line::PlacedUnits { seat, count: 1, unit: UnitType::SpaceDock, at });
                }
                None => t.tell(&Line::Removed { seat, count: 1, unit: UnitType::SpaceDock, system }),
            }
        }
    }
}
