//! Shields Holding: up to two hits of a space combat are cancelled before they are assigned.

use super::ActionCard;
use crate::prelude::*;

/// The most hits it cancels.
const HITS: u32 = 2;

/// How many it could cancel now.
fn most(s: &State, using: &Use) -> u32 {
    s.underway.hits.get(&using.seat).map_or(0, |hits| hits.count).min(HITS)
}

pub static CARD: ActionCard = ActionCard::new(
    4,
    Ability::may(
        &[Timing::HitsProduced],
        |s, using| {
            // FAQ-AC-4: own hits; FAQ-AC-5: hits of abilities as well
            if let Occasion::HitsProduced { seat, .. } = using.occasion {
                let fights = s.underway.combat.as_ref().is_some_and(|combat| combat.has(seat));
                seat == using.seat && fights && most(s, using) > 0
            } else {
                false
            }
        },
        |using, t| {
            let most = most(t.state, using);
            // Older positions hold cards on the table for which nobody was asked.
            let count = if let Some(Picked::Amount(count)) = using.chosen.first() { most.min(*count) } else { most };
            hits::cancel(t, using.seat, count);
            t.tell(&Line::HitsCancelled { seat: using.seat, count });
        },
    )
    .asking(|s, using| {
        // Whoever plays it cancels one at least; fewer than it can, if a loss is wanted.
        let most = most(s, using);
        let question = Question::amount(&Prompt::CancelHits { most }, "LRR 3.7", 1, most).default(Picked::Amount(most));
        (using.chosen.is_empty() && most > 1).then_some((using.seat, question))
    }),
)
.counting(|count| Word::Hits { count });
