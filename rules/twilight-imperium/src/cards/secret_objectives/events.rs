//! Secret objectives of the action phase: what happened that one can be scored for (LRR 12.5b, 12.7, 12.9).

use super::scoring;
use crate::cards::abilities::AbilityId;
use crate::position::underway::{HitSource, Once};
use crate::prelude::*;

/// The combat under way.
fn once(s: &State) -> Option<&Once> {
    s.underway.ground.as_ref().map(|combat| &combat.once).or(s.underway.combat.as_ref().map(|combat| &combat.once))
}

/// LRR 12.7: during or after each combat one objective only; the space and the ground combats of an action count each for
/// itself (LRR 12.7a).
fn is_open(s: &State, using: &Use) -> bool {
    !once(s).is_some_and(|once| once.scored.contains(&using.seat))
}

fn resolve(using: &Use, t: &mut T<'_>) {
    let AbilityId::Secret(secret) = using.ability else { unreachable!("only secret objectives are scored so") };
    let (ground, space) = (&mut t.state.underway.ground, &mut t.state.underway.combat);
    let once = ground.as_mut().map(|combat| &mut combat.once).or(space.as_mut().map(|combat| &mut combat.once));
    if let Some(once) = once {
        once.scored.insert(using.seat);
    }
    scoring::score(t, using.seat, secret);
}

/// Whether somebody has the most victory points; tied players all have them (LRR 68.5).
fn leads(s: &State, seat: Seat) -> bool {
    s.seats().all(|other| s.players[other].victory_points <= s.players[seat].victory_points)
}

/// A war sun or flagship of another player is destroyed by any effect that says so (LRR 12.9).
pub static DESTROY_THEIR_GREATEST_SHIP: &[Ability] = &[Ability::may(
    &[Timing::UnitsDestroyed],
    |s, using| {
        if let Occasion::UnitsDestroyed { by, seat, unit, .. } = using.occasion {
            by == using.seat && seat != using.seat && matches!(unit, UnitType::WarSun | UnitType::Flagship) && is_open(s, using)
        } else {
            false
        }
    },
    resolve,
)];

/// The last ground force on a planet dies in the bombardment step.
pub static MAKE_AN_EXAMPLE_OF_THEIR_WORLD: &[Ability] = &[Ability::may(
    &[Timing::Bombarded],
    |s, using| {
        if let Occasion::Bombarded { seat, target, planet } = using.occasion {
            seat == using.seat && s.units(target, Location::Planet(planet)).ground_forces() == 0 && is_open(s, using)
        } else {
            false
        }
    },
    resolve,
)];

/// A combat is won against the leader; a draw is no win.
pub static SPARK_A_REBELLION: &[Ability] = &[Ability::may(
    &[Timing::SpaceCombatWon, Timing::GroundCombatWon],
    |s, using| {
        if let Occasion::SpaceCombatWon { seat, against, .. } | Occasion::GroundCombatWon { seat, against, .. } = using.occasion {
            seat == using.seat && leads(s, against) && is_open(s, using)
        } else {
            false
        }
    },
    resolve,
)];

/// The last of a player's large ships in the active system falls to space cannons themselves.
///
/// RULING: and with it the last ship: fighters that are left, and lost only for want of room, are not (FAQ-GEN-15).
pub static TURN_THEIR_FLEETS_TO_DUST: &[Ability] = &[Ability::may(
    &[Timing::UnitsDestroyed],
    |s, using| {
        if let Occasion::UnitsDestroyed { by, seat, unit, .. } = using.occasion {
            let fired = s.underway.hits.get(&seat).is_some_and(|hits| hits.source == HitSource::SpaceCannon && hits.assigned);
            let nothing_crowded_out = s.underway.hits.get(&seat).is_some_and(|hits| hits.crowded_out == 0);
            let active = s.underway.tactical.as_ref().map(|action| action.system);
            let none_left = active.is_some_and(|system| !s.has_ships(seat, system));
            by == using.seat
                && seat != using.seat
                && fired
                && unit != UnitType::Fighter
                && none_left
                && nothing_crowded_out
                && is_open(s, using)
        } else {
            false
        }
    },
    resolve,
)];

/// A space combat is won in a system where one's flagship is and stays.
pub static UNVEIL_FLAGSHIP: &[Ability] = &[Ability::may(
    &[Timing::SpaceCombatWon],
    |s, using| {
        if let Occasion::SpaceCombatWon { seat, system, .. } = using.occasion {
            seat == using.seat && s.units(seat, Location::Space(system)).count(UnitType::Flagship) > 0 && is_open(s, using)
        } else {
            false
        }
    },
    resolve,
)];
