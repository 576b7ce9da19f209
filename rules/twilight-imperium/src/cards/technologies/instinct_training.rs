//! Instinct Training of the Xxcha: an action card is cancelled, for a strategy token.

use crate::cards::action_cards;
use crate::prelude::*;

// It cancels a Sabotage too.
pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::ActionCardPlayed],
    |s, using| {
        let paid = s.players[using.seat].strategy > 0;
        paid && matches!(using.occasion, Occasion::ActionCardPlayed { seat, .. } if seat != using.seat)
    },
    |using, t| {
        t.state.players[using.seat].exhausted_technologies.insert(TechnologyId::InstinctTraining);
        command_tokens::spend_strategy_token(t, using.seat);
        if let Occasion::ActionCardPlayed { seat, card } = using.occasion {
            action_cards::cancel(t, seat, card);
        }
    },
)]);
