//! Salvage: the loser of a space combat hands over all commodities.

use super::ActionCard;
use crate::cards::abilities::{Ability, Use};
use crate::cards::occasions::{Occasion, Timing};
use crate::economy::trade_goods;
use crate::position::state::State;
use crate::show::messages::Line;
use sternpost_core::Seat;

/// Whom the combat was won against, if there is something to take.
fn loser(s: &State, using: &Use) -> Option<Seat> {
    let Occasion::SpaceCombatWon { seat, against, .. } = using.occasion else { return None };
    (seat == using.seat && s.players[against].commodities > 0).then_some(against)
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::SpaceCombatWon],
        |s, using| loser(s, using).is_some(),
        |using, t| {
            let Some(from) = loser(t.state, using) else { return };
            let count = std::mem::take(&mut t.state.players[from].commodities);
            t.tell(&Line::TookCommodities { seat: using.seat, from, count });
            // LRR 50.6: they arrive as trade goods
            trade_goods::gain(t, using.seat, count);
        },
    ),
);
