//! Magen Defense Grid: under a planetary shield the other side makes no combat rolls in a round of ground combat.

use crate::combat::bombardment;
use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::GroundRoundBegins],
    |s, using| {
        // LRR 60.3a: not if the shield is lost to a war sun
        if let Occasion::GroundRoundBegins { planet, .. } = using.occasion {
            s.underway.ground.as_ref().is_some_and(|combat| combat.has(using.seat)) && bombardment::has_shield(s, using.seat, planet)
        } else {
            false
        }
    },
    |using, t| {
        t.state.players[using.seat].exhausted_technologies.insert(TechnologyId::MagenDefenseGrid);
        if let Some(combat) = &mut t.state.underway.ground {
            let opponent = combat.opponent(using.seat);
            combat.silent.insert(opponent);
        }
    },
)]);
