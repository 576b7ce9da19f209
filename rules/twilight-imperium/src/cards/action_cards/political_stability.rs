//! Political Stability: strategy cards are kept for another round.

use super::ActionCard;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ReturningStrategyCards],
        |s, using| using.occasion == Occasion::ReturningStrategyCards && s.cards_of(using.seat).next().is_some(),
        |using, t| {
            t.state.underway.keeping_cards.insert(using.seat);
            let cards = t.state.cards_of(using.seat).collect();
            t.tell(&Line::KeepsStrategyCards { seat: using.seat, cards });
        },
    ),
);
