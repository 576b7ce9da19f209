//! Salvage: the loser of a space combat hands over all commodities.

use super::ActionCard;
use crate::prelude::*;

/// Whom the combat was won against.
fn loser(using: &Use) -> Option<Seat> {
    let Occasion::SpaceCombatWon { seat, against, .. } = using.occasion else { return None };
    (seat == using.seat).then_some(against)
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::SpaceCombatWon],
        |_, using| loser(using).is_some(),
        |using, t| {
            let Some(from) = loser(using) else { return };
            let count = std::mem::take(&mut t.state.players[from].commodities);
            if count > 0 {
                t.tell(&Line::TookCommodities { seat: using.seat, from, count });
                // LRR 50.6: they arrive as trade goods
                trade_goods::gain(t, using.seat, count);
            }
        },
    )
    .idle_when(|s, using| loser(using).is_none_or(|loser| s.players[loser].commodities == 0)),
);
