//! Telepathic of the Naalu: their token gives them initiative 0 for the round (LRR 40.1a). It follows the player, not a card
//! (FAQ-NAALU-3).

use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
    &[Timing::StrategyPhaseEnds],
    |s, using| using.occasion == Occasion::StrategyPhaseEnds && s.zero_token.is_none(),
    |using, t| {
        t.state.zero_token = Some(using.seat);
        t.tell(&Line::TookZeroToken { seat: using.seat });
    },
)]);
