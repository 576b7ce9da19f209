//! Valkyrie Particle Weave of the Sardakk N'orr: a hit more in a ground combat round in which the opponent hit.

use crate::prelude::*;

/// Who takes the hit.
fn opponent(s: &State, using: &Use) -> Option<Seat> {
    let combat = s.underway.ground.as_ref().filter(|combat| combat.has(using.seat))?;
    let was_hit = combat.hits.get(&using.seat).copied().unwrap_or(0) > 0;
    (matches!(using.occasion, Occasion::GroundRollsMade { .. }) && was_hit).then_some(combat.opponent(using.seat))
}

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
    &[Timing::GroundRollsMade],
    |s, using| opponent(s, using).is_some(),
    |using, t| {
        let Some(opponent) = opponent(t.state, using) else { return };
        if let Some(combat) = &mut t.state.underway.ground {
            *combat.hits.entry(opponent).or_default() += 1;
        }
        t.tell(&Line::OneHitMore { seat: using.seat });
    },
)]);
