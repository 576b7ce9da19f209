//! Space cannon (LRR 87): offense after ships have moved, defense against landing ground forces.

use crate::board::adjacency::adjacent;
use crate::board::units::Location;
use crate::cards::occasions::{Occasion, window};
use crate::combat::dice;
use crate::combat::hits;
use crate::components::{PlanetId, SystemId, UnitType};
use crate::flow::{Answers, Asks, T, ask, nobody, only_choice};
use crate::position::state::State;
use crate::position::underway::{HitSource, Hits};
use crate::show::messages::{Choice, Line, Prompt};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use sternpost_core::{Offer, Question, Seat, steps};

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
        /// Who.
        seat: Seat,
        /// The active player.
        active: Seat,
        /// The active system.
        system: SystemId,
    },
    /// One player may fire at ground forces committed to a planet (LRR 87.6).
    FireAtGroundForces {
        /// Who.
        seat: Seat,
        /// The active player.
        active: Seat,
        /// Where.
        planet: PlanetId,
    },
}

/// A group of equal dice: the value they hit on and how many.
type Volley = BTreeMap<u8, u32>;

fn add(volley: &mut Volley, s: &State, seat: Seat, unit: UnitType, count: u32) {
    if let Some(dice) = s.stats(seat, unit).and_then(|stats| stats.space_cannon) {
        *volley.entry(dice.hit).or_default() += u32::from(dice.dice) * count;
    }
}

/// The dice a player has against ships in the active system: units there, and those that reach into adjacent systems
/// (LRR 87.3, 87.3c, 88.2).
fn offense(s: &State, seat: Seat, system: SystemId) -> Volley {
    let mut volley = Volley::new();
    let near = adjacent(s, seat, system);
    for at in s.locations().filter(|at| at.system() == system || near.contains(&at.system())) {
        for (unit, pile) in s.units(seat, at).iter() {
            let reaches = at.system() == system || s.stats(seat, unit).is_some_and(|stats| stats.deep_space_cannon);
            if reaches {
                add(&mut volley, s, seat, unit, pile.intact + pile.damaged);
            }
        }
    }
    volley
}

/// The dice a player has on an invaded planet (LRR 87.7, 87.7d).
fn defense(s: &State, seat: Seat, planet: PlanetId) -> Volley {
    let mut volley = Volley::new();
    for (unit, pile) in s.units(seat, Location::Planet(planet)).iter() {
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
pub fn part<P: crate::flow::Part>(step: &Step, it: P) -> P::Out {
    it.asks_together(|s| asks(step, s), |answers, t| answered(step.clone(), answers, t), |t| perform(step.clone(), t))
}

/// Whom a step asks what.
pub fn asks(step: &Step, s: &State) -> Asks {
    match step {
        Step::Offense { .. } => nobody(),
        Step::FireAtShips { seat, active, system } => {
            let dice = offense(s, *seat, *system).values().sum();
            let targets = targets(s, *seat, *active, *system);
            if dice == 0 || targets.is_empty() {
                return nobody();
            }
            let offers = targets.into_iter().map(|seat| Offer::new(Choice::Seat { seat })).chain([Offer::new(Choice::Decline)]);
            ask(*seat, Question::one_of(&Prompt::FireSpaceCannon { system: *system, dice }, "LRR 87.2", offers))
        }
        Step::FireAtGroundForces { seat, active, planet } => {
            let dice = defense(s, *seat, *planet).values().sum();
            let system = planet.card().system;
            if dice == 0 || s.units(*active, Location::Planet(*planet)).ground_forces() == 0 {
                return nobody();
            }
            let offers = [Offer::new(Choice::Fire).at(planet.place()), Offer::new(Choice::Decline)];
            ask(*seat, Question::one_of(&Prompt::FireSpaceCannon { system, dice }, "LRR 87.6", offers))
        }
    }
}

/// Carries out a step that asks nobody.
pub fn perform(step: Step, t: &mut T<'_>) {
    match step {
        Step::Offense { seat, system } => {
            let order: Vec<Seat> = t.state.clockwise_from(seat).collect();
            t.next(order.into_iter().map(|shooter| Step::FireAtShips { seat: shooter, active: seat, system }.into()));
        }
        Step::FireAtShips { .. } | Step::FireAtGroundForces { .. } => {}
    }
}

/// Carries on with an answer.
pub fn answered(step: Step, answers: Answers, t: &mut T<'_>) {
    match (step, only_choice(answers)) {
        (Step::FireAtShips { seat, .. } | Step::FireAtGroundForces { seat, .. }, Choice::Decline) => t.tell(&Line::HoldsFire { seat }),
        (Step::FireAtShips { seat, system, .. }, Choice::Seat { seat: target }) => {
            let hits = fire(t, seat, target, &offense(t.state, seat, system));
            let hits = Hits { by: seat, source: HitSource::SpaceCannon, count: hits, assigned: false };
            t.next(steps![
                hits::Step::Produced { system, hits: BTreeMap::from([(target, hits)]) },
                window(Occasion::SpaceCannonFired { seat, target, system }),
            ]);
        }
        // LRR 87.8, 87.8a
        (Step::FireAtGroundForces { seat, active, planet }, Choice::Fire) => {
            let hits = fire(t, seat, active, &defense(t.state, seat, planet));
            hits::destroy(t, seat, active, Location::Planet(planet), UnitType::Infantry, hits);
        }
        (step, choice) => unreachable!("{step:?} does not offer {choice:?}"),
    }
}

fn fire(t: &mut T<'_>, seat: Seat, target: Seat, volley: &Volley) -> u32 {
    let mut total = 0;
    for (hit, count) in volley {
        let dice::Roll { dice, hits } = dice::roll(t, *count, *hit);
        t.tell(&Line::SpaceCannonRolled { seat, target, hit: *hit, dice, hits });
        total += hits;
    }
    total
}
