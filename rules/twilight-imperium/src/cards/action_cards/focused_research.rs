//! Focused Research: a technology for trade goods.

use super::ActionCard;
use crate::cards::abilities::Ability;
use crate::cards::occasions::Timing;
use crate::economy::{research, trade_goods};
use sternpost_core::steps;

/// Trade goods it costs; nothing else can pay (LRR 27.9, 51.3).
const COST: u32 = 4;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ComponentAction],
        |s, using| using.is_action() && s.players[using.seat].trade_goods >= COST && research::can_research(s, using.seat),
        |using, t| {
            trade_goods::spend(t, using.seat, COST);
            t.next(steps![research::Step::Command { seat: using.seat }]);
        },
    ),
);
