//! Emergency Repairs: own units in the active system are repaired, before or after a combat round (LRR 18.4a, 63.9a: after the
//! last round is after the combat).

use super::ActionCard;
use crate::cards::abilities::{Ability, Use};
use crate::cards::occasions::{Occasion, Timing};
use crate::components::SystemId;
use crate::position::state::State;
use crate::show::messages::Line;

/// The system, if the player fights in it and has something damaged there.
fn system(s: &State, using: &Use) -> Option<SystemId> {
    let space = s.underway.combat.as_ref().is_some_and(|combat| combat.has(using.seat));
    let ground = s.underway.ground.as_ref().is_some_and(|combat| combat.has(using.seat));
    let system = if let Occasion::SpaceRoundBegins { system, .. } | Occasion::SpaceRoundEnds { system, .. } = using.occasion
        && space
    {
        system
    } else if let Occasion::GroundRoundBegins { planet, .. } | Occasion::GroundRoundEnds { planet, .. } = using.occasion
        && ground
    {
        planet.card().system
    } else {
        return None;
    };
    let damaged = |at| s.units(using.seat, at).iter().any(|(_, pile)| pile.damaged > 0);
    s.locations_in(system).into_iter().any(damaged).then_some(system)
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::SpaceRoundBegins, Timing::SpaceRoundEnds, Timing::GroundRoundBegins, Timing::GroundRoundEnds],
        |s, using| system(s, using).is_some(),
        |using, t| {
            let Some(system) = system(t.state, using) else { return };
            for at in t.state.locations_in(system) {
                t.state.units_mut(using.seat, at).repair();
            }
            t.tell(&Line::RepairedAll { seat: using.seat, system });
        },
    ),
);
