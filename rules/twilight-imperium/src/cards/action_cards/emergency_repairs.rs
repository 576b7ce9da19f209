//! Emergency Repairs: own units in the active system are repaired, before or after a combat round (LRR 18.4a, 63.9a: after the
//! last round is after the combat).

use super::ActionCard;
use crate::prelude::*;

/// The system, if the player fights in it.
fn system(s: &State, using: &Use) -> Option<SystemId> {
    let space = s.underway.combat.as_ref().is_some_and(|combat| combat.has(using.seat));
    let ground = s.underway.ground.as_ref().is_some_and(|combat| combat.has(using.seat));
    if let Occasion::SpaceRoundBegins { system, .. } | Occasion::SpaceRoundEnds { system, .. } = using.occasion
        && space
    {
        Some(system)
    } else if let Occasion::GroundRoundBegins { planet, .. } | Occasion::GroundRoundEnds { planet, .. } = using.occasion
        && ground
    {
        Some(planet.card().system)
    } else {
        None
    }
}

/// Whether there is anything to repair.
fn is_anything_damaged(s: &State, seat: Seat, system: SystemId) -> bool {
    s.locations_in(system).into_iter().any(|at| s.units(seat, at).iter().any(|(_, pile)| pile.damaged > 0))
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::SpaceRoundBegins, Timing::SpaceRoundEnds, Timing::GroundRoundBegins, Timing::GroundRoundEnds],
        |s, using| system(s, using).is_some(),
        |using, t| {
            let Some(system) = system(t.state, using).filter(|system| is_anything_damaged(t.state, using.seat, *system)) else { return };
            for at in t.state.locations_in(system) {
                t.state.units_mut(using.seat, at).repair();
            }
            t.tell(&Line::RepairedAll { seat: using.seat, system });
        },
    )
    .idle_when(|s, using| system(s, using).is_none_or(|system| !is_anything_damaged(s, using.seat, system))),
);
