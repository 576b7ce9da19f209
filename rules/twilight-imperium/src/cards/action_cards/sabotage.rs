//! Sabotage: stops another player's action card.

use super::{ActionCard, ActionCardId, cancel};
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    4,
    Ability::may(
        &[Timing::ActionCardPlayed],
        |s, using| {
            // LRR 3.8, FAQ-AC-8: after its choices were made; never another Sabotage
            if let Occasion::ActionCardPlayed { seat, card } = using.occasion {
                seat != using.seat
                    && card != ActionCardId::Sabotage
                    && s.underway.played.iter().any(|p| p.seat == seat && p.card == card && !p.cancelled)
            } else {
                false
            }
        },
        |using, t| {
            if let Occasion::ActionCardPlayed { seat, card } = using.occasion {
                cancel(t, seat, card);
            }
        },
    ),
);
