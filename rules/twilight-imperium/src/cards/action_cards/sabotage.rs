//! Sabotage: stops another player's action card.

use super::ActionCard;
use crate::cards::abilities::Ability;
use crate::cards::occasions::{Occasion, Timing};
use crate::show::messages::Line;

pub static CARD: ActionCard = ActionCard::new(
    4,
    Ability::may(
        &[Timing::ActionCardPlayed],
        |s, using| {
            // LRR 3.8, FAQ-AC-8: after its choices were made
            if let Occasion::ActionCardPlayed { seat, card } = using.occasion {
                seat != using.seat && s.underway.played.iter().any(|p| p.seat == seat && p.card == card && !p.cancelled)
            } else {
                false
            }
        },
        |using, t| {
            let Occasion::ActionCardPlayed { seat, card } = using.occasion else { return };
            let mut played = t.state.underway.played.iter_mut().rev();
            if let Some(played) = played.find(|p| p.seat == seat && p.card == card) {
                played.cancelled = true;
                t.tell(&Line::Cancelled { seat, card });
            }
        },
    ),
)
.for_certain();
