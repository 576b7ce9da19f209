//! Morale Boost: own units fight better for a round.

use super::ActionCard;
use crate::abilities::{Ability, Use};
use crate::occasions::Occasion;
use crate::state::State;

fn fights(s: &State, using: &Use) -> bool {
    match using.occasion {
        Occasion::SpaceRoundBegins { .. } => s.underway.combat.as_ref().is_some_and(|combat| combat.has(using.seat)),
        Occasion::GroundRoundBegins { .. } => s.underway.ground.as_ref().is_some_and(|combat| combat.has(using.seat)),
        _ => false,
    }
}

pub static CARD: ActionCard = ActionCard {
    copies: 4,
    ability: Ability::may(fights, |using, t| {
        let (space, ground) = (&mut t.state.underway.combat, &mut t.state.underway.ground);
        let bonus = match using.occasion {
            Occasion::GroundRoundBegins { .. } => ground.as_mut().map(|combat| &mut combat.bonus),
            _ => space.as_mut().map(|combat| &mut combat.bonus),
        };
        // LRR 54.2
        *bonus.expect("a round of a combat has begun").entry(using.seat).or_default() += 1;
    }),
};
