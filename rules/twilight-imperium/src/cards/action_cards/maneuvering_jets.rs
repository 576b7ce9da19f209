//! Maneuvering Jets: one hit of a space cannon is cancelled.

use super::ActionCard;
use crate::position::underway::HitSource;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    4,
    Ability::may(
        &[Timing::HitsProduced],
        |s, using| {
            if let Occasion::HitsProduced { seat, .. } = using.occasion {
                let hits = s.underway.hits.get(&seat);
                seat == using.seat && hits.is_some_and(|hits| hits.source == HitSource::SpaceCannon && hits.count > 0)
            } else {
                false
            }
        },
        |using, t| {
            hits::cancel(t, using.seat, 1);
            t.tell(&Line::HitsCancelled { seat: using.seat, count: 1 });
        },
    ),
);
