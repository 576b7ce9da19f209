//! Morale Boost: own units fight better for a round.

use super::ActionCard;
use crate::prelude::*;

fn fights(s: &State, using: &Use) -> bool {
    let space = s.underway.combat.as_ref().is_some_and(|combat| combat.has(using.seat));
    let ground = s.underway.ground.as_ref().is_some_and(|combat| combat.has(using.seat));
    matches!(using.occasion, Occasion::SpaceRoundBegins { .. } if space)
        || matches!(using.occasion, Occasion::GroundRoundBegins { .. } if ground)
}

pub static CARD: ActionCard = ActionCard::new(
    4,
    Ability::may(&[Timing::SpaceRoundBegins, Timing::GroundRoundBegins], fights, |using, t| {
        let (space, ground) = (&mut t.state.underway.combat, &mut t.state.underway.ground);
        let bonus = if matches!(using.occasion, Occasion::GroundRoundBegins { .. }) {
            ground.as_mut().map(|combat| &mut combat.bonus)
        } else {
            space.as_mut().map(|combat| &mut combat.bonus)
        };
        // LRR 54.2
        *bonus.expect("a round of a combat has begun").entry(using.seat).or_default() += 1;
    }),
);
