//! Shields Holding: two hits of a space combat are cancelled before they are assigned.

use super::ActionCard;
use crate::cards::abilities::Ability;
use crate::cards::occasions::{Occasion, Timing};
use crate::combat::hits;
use crate::show::messages::Line;

/// The most hits it cancels.
const HITS: u32 = 2;

pub static CARD: ActionCard = ActionCard::new(
    4,
    Ability::may(
        &[Timing::HitsProduced],
        |s, using| {
            // FAQ-AC-4: own hits; FAQ-AC-5: hits of abilities as well
            if let Occasion::HitsProduced { seat, .. } = using.occasion {
                let fights = s.underway.combat.as_ref().is_some_and(|combat| combat.has(seat));
                seat == using.seat && fights && s.underway.hits.get(&seat).is_some_and(|hits| hits.count > 0)
            } else {
                false
            }
        },
        |using, t| {
            let count = t.state.underway.hits.get(&using.seat).map_or(0, |hits| hits.count).min(HITS);
            hits::cancel(t, using.seat, count);
            t.tell(&Line::HitsCancelled { seat: using.seat, count });
        },
    ),
);
