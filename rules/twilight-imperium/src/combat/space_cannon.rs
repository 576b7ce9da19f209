//! Space cannon (LRR 87): offense after ships have moved, defense against landing ground forces.

use crate::combat::bombardment;
use crate::combat::dice;
use crate::combat::landing_fighters;
use crate::position::underway::{HitSource, Hits};
use crate::prelude::*;

/// Steps of space cannon fire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// All players, clockwise from the active one, may fire (LRR 87.2).
    Offense {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// One player may fire at ships.
    FireAtShips {
        seat: Seat,
        /// The active player.
        active: Seat,
        /// The active system.
        system: SystemId,
    },
    /// The cannons fire at ships.
    Fire {
        seat: Seat,
        /// At whom.
        target: Seat,
        system: SystemId,
        /// With how many dice that hit on what.
        volley: Volley,
    },
    /// One player may fire at ground forces committed to a planet (LRR 87.6).
    FireAtGroundForces {
        seat: Seat,
        /// The active player.
        active: Seat,
        planet: PlanetId,
    },
    /// The hits at ground forces that nothing has cancelled.
    HitGroundForces {
        /// The active player.
        active: Seat,
        planet: PlanetId,
    },
}

/// A group of equal dice: the value they hit on and how many.
pub type Volley = BTreeMap<u8, u32>;

fn add(volley: &mut Volley, s: &State, seat: Seat, unit: UnitType, count: u32) {
    if let Some(dice) = s.stats(seat, unit).and_then(|stats| stats.space_cannon) {
        *volley.entry(dice.hit).or_default() += u32::from(dice.dice) * count;
    }
}

/// The dice a player has against ships in the active system: units there, and those that reach into adjacent systems
/// (LRR 87.3, 87.3c, 88.2).
pub fn offense(s: &State, seat: Seat, system: SystemId) -> Volley {
    let mut volley = Volley::new();
    let far = UnitType::ALL.iter().any(|unit| s.stats(seat, *unit).is_some_and(|stats| stats.deep_space_cannon));
    let near = far.then(|| adjacent(s, seat, system)).into_iter().flatten().chain([system]);
    for at in near.flat_map(|system| s.locations_in(system)) {
        for (unit, pile) in s.units(seat, at).iter() {
            let reaches = at.system() == system || s.stats(seat, unit).is_some_and(|stats| stats.deep_space_cannon);
            if reaches {
                add(&mut volley, s, seat, unit, pile.intact + pile.damaged);
            }
        }
    }
    volley
}

/// How many of them there are.
pub fn dice_at_ships(s: &State, seat: Seat, system: SystemId) -> u32 {
    offense(s, seat, system).values().sum()
}

/// The dice a player has on an invaded planet (LRR 87.7, 87.7d).
fn defense(s: &State, seat: Seat, planet: PlanetId) -> Volley {
    let mut volley = Volley::new();
    for (unit, pile) in s.units(seat, Location::Planet(planet)).iter() {
        if bombardment::is_disabled(s, seat, unit, planet.card().system) {
            continue;
        }
        add(&mut volley, s, seat, unit, pile.intact + pile.damaged);
    }
    volley
}

/// Whether a player has something to fire with on an invaded planet.
pub fn can_defend(s: &State, seat: Seat, planet: PlanetId) -> bool {
    defense(s, seat, planet).values().any(|dice| *dice > 0)
}

/// Whom a player may fire at (LRR 87.5a, 87.5b).
fn targets(s: &State, seat: Seat, active: Seat, system: SystemId) -> Vec<Seat> {
    let owners = s.owners_of_ships(system).into_iter();
    if seat == active { owners.filter(|owner| *owner != seat).collect() } else { owners.filter(|owner| *owner == active).collect() }
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Offense { seat, system } => it.does(|t| begin_offense(seat, system, t)),
        Step::FireAtShips { seat, active, system } => {
            it.may_ask(|s| ships_to_fire_at(s, seat, active, system), |picked, t| fire_at_ships(seat, system, picked, t))
        }
        Step::Fire { seat, target, system, ref volley } => it.does(|t| hit_ships(seat, target, system, volley, t)),
        Step::FireAtGroundForces { seat, active, planet } => it.may_ask(
            |s| ground_forces_to_fire_at(s, seat, active, planet),
            |picked, t| fire_at_ground_forces(seat, active, planet, picked, t),
        ),
        Step::HitGroundForces { active, planet } => it.does(|t| hit_ground_forces(active, planet, t)),
    }
}

fn begin_offense(seat: Seat, system: SystemId, t: &mut T<'_>) {
    let order: Vec<Seat> = t.state.clockwise_from(seat).collect();
    t.next(order.into_iter().map(|shooter| Step::FireAtShips { seat: shooter, active: seat, system }.into()));
}

fn ships_to_fire_at(s: &State, seat: Seat, active: Seat, system: SystemId) -> Asks {
    let targets = targets(s, seat, active, system);
    if targets.is_empty() {
        return nobody();
    }
    let dice = offense(s, seat, system).values().sum();
    if dice == 0 {
        return nobody();
    }
    let offers =
        targets.into_iter().map(|seat| Offer::new(Choice::Seat { seat })).chain([Offer::new(Choice::Decline).said(&Said::HoldFire)]);
    let question = Question::one_of(&Prompt::FireSpaceCannon { system, dice }, "LRR 87.2", offers);
    // A passed deadline defends what is one's own, and begins no quarrel about what is not.
    let is_concerned = seat == active || has_stake(s, seat, system);
    ask(seat, if is_concerned { question } else { question.default(Picked::One(Choice::Decline)) })
}

/// Whether a player has units or planets in a system.
fn has_stake(s: &State, seat: Seat, system: SystemId) -> bool {
    let stands = s.locations_in(system).into_iter().any(|at| !s.units(seat, at).is_empty());
    stands || s.planets_in(system).iter().any(|planet| s.planets[planet].controller == Some(seat))
}

fn fire_at_ships(seat: Seat, system: SystemId, picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::Seat { seat: target } = picked.one() else { return t.tell(&Line::HoldsFire { seat }) };
    let volley = offense(t.state, seat, system);
    at_ships(t, seat, target, system, volley);
}

/// A player's units use SPACE CANNON against somebody's ships; what changes that is settled before the dice are rolled.
pub fn at_ships(t: &mut T<'_>, seat: Seat, target: Seat, system: SystemId, volley: Volley) {
    t.next(steps![window(Occasion::FiringSpaceCannon { seat, target, system }), Step::Fire { seat, target, system, volley }]);
}

fn hit_ships(seat: Seat, target: Seat, system: SystemId, volley: &Volley, t: &mut T<'_>) {
    let past_fighters = std::mem::take(&mut t.state.underway.cannons_past_fighters);
    let count = fire(t, seat, target, volley);
    let hits = Hits::new(seat, HitSource::SpaceCannon, count).past_fighters(if past_fighters { count } else { 0 });
    t.next(steps![
        hits::Step::Produced { system, hits: BTreeMap::from([(target, hits)]) },
        window(Occasion::SpaceCannonFired { seat, target, system }),
    ]);
}

fn ground_forces_to_fire_at(s: &State, seat: Seat, active: Seat, planet: PlanetId) -> Asks {
    let dice = defense(s, seat, planet).values().sum();
    let system = planet.card().system;
    if dice == 0 || landing_fighters::fighting(s, active, planet) == 0 || modifiers::lands_unharmed(s, active) {
        return nobody();
    }
    let offers = [Offer::new(Choice::Fire).at(planet.place()), Offer::new(Choice::Decline).said(&Said::HoldFire)];
    ask(seat, Question::one_of(&Prompt::FireSpaceCannon { system, dice }, "LRR 87.6", offers))
}

/// LRR 87.8a.
fn fire_at_ground_forces(seat: Seat, active: Seat, planet: PlanetId, picked: Picked<Choice>, t: &mut T<'_>) {
    if picked.one() != Choice::Fire {
        return t.tell(&Line::HoldsFire { seat });
    }
    let count = fire(t, seat, active, &defense(t.state, seat, planet));
    if count > 0 {
        let hits = Hits::new(seat, HitSource::SpaceCannon, count);
        t.state.underway.hits = BTreeMap::from([(active, hits)]);
        let system = planet.card().system;
        t.next(steps![window(Occasion::HitsProduced { seat: active, count, system }), Step::HitGroundForces { active, planet }]);
    }
}

/// LRR 87.8: what was not cancelled takes a ground force for each hit.
fn hit_ground_forces(active: Seat, planet: PlanetId, t: &mut T<'_>) {
    let Some(Hits { by, count, .. }) = t.state.underway.hits.remove(&active) else { return };
    landing_fighters::lose(t, by, active, planet, count);
}

/// The dice of a volley against somebody's units, modifiers counted in: what they must reach, and how many.
fn dice_against(s: &State, seat: Seat, target: Seat, volley: &Volley) -> Vec<(u8, u32)> {
    let mut volley = volley.clone();
    // FAQ-GEN-4, FAQ-GEN-16: with the unit that hits most easily
    if let Some(mut best) = volley.first_entry() {
        *best.get_mut() += modifiers::unit_ability_dice(s, seat);
    }
    // LRR 54: dice against these units may count less
    let modifier = modifiers::space_cannon_against(s, target);
    volley.iter().map(|(hit, count)| (u8::try_from((i32::from(*hit) - modifier).max(1)).unwrap_or(u8::MAX), *count)).collect()
}

/// The dice with which others may fire at ground forces that land on a planet.
pub fn dice_against_landing(s: &State, active: Seat, planet: PlanetId) -> Vec<(u8, u32)> {
    if modifiers::lands_unharmed(s, active) {
        return vec![];
    }
    s.others_clockwise(active).flat_map(|seat| dice_against(s, seat, active, &defense(s, seat, planet))).collect()
}

fn fire(t: &mut T<'_>, seat: Seat, target: Seat, volley: &Volley) -> u32 {
    let mut total = 0;
    for (hit, count) in dice_against(t.state, seat, target, volley) {
        let dice::Roll { dice, hits } = dice::roll(t, count, hit);
        t.tell(&Line::SpaceCannonRolled { seat, target, hit, dice, hits });
        total += hits;
    }
    total
}
