//! Reclamation of the Winnu: structures on Mecatol Rex after the tactical action that took it.

use crate::board::control;
use crate::prelude::*;
use crate::strategy::construction;

fn took_mecatol(s: &State, using: &Use) -> bool {
    let gained = s.underway.turn.as_ref().is_some_and(|turn| turn.seat == using.seat && turn.gained.contains(&PlanetId::MecatolRex));
    gained && s.planets.get(&PlanetId::MecatolRex).is_some_and(|card| card.controller == Some(using.seat))
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::ActionPerformed],
    |s, using| using.occasion == Occasion::ActionPerformed { seat: using.seat } && took_mecatol(s, using),
    |using, t| {
        let at = Location::Planet(PlanetId::MecatolRex);
        for unit in control::STRUCTURES {
            if t.state.units(using.seat, at).count(unit) < construction::limit(t.state, unit) {
                placing::supply_one(t, using.seat, unit, at);
            }
        }
    },
)]);
