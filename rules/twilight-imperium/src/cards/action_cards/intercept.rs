//! Intercept: a retreat that was announced does not take place.

use super::ActionCard;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::RetreatAnnounced],
        |s, using| {
            let Occasion::RetreatAnnounced { seat, .. } = using.occasion else { return false };
            s.underway.combat.as_ref().is_some_and(|combat| combat.has(using.seat) && combat.opponent(using.seat) == seat)
        },
        |using, t| {
            let Occasion::RetreatAnnounced { seat, .. } = using.occasion else { return };
            if let Some(combat) = &mut t.state.underway.combat {
                combat.intercepted = true;
            }
            t.tell(&Line::NoRetreat { seat });
        },
    ),
);
