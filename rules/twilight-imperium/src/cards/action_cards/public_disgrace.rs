//! Public Disgrace: a player who chooses a strategy card must choose another one.

use super::ActionCard;
use crate::phases::strategy_phase;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ChoosesStrategyCard],
        |s, using| {
            matches!(using.occasion, Occasion::ChoosesStrategyCard { seat, card }
                if seat != using.seat && strategy_phase::is_another_free(s, card))
        },
        |using, t| {
            let Occasion::ChoosesStrategyCard { seat, card } = using.occasion else { return };
            t.state.underway.disgraced = Some(card);
            t.tell(&Line::MustChooseAnother { seat, card });
        },
    ),
);
