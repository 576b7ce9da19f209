//! Focused Research: a technology for trade goods.

use super::ActionCard;
use crate::cards::component_actions::Against;
use crate::prelude::*;

/// Trade goods it costs; nothing else can pay (LRR 27.9, 51.3).
const COST: u32 = 4;

fn against(s: &State, using: &Use) -> Option<Against> {
    let has = s.players[using.seat].trade_goods;
    if has < COST {
        Some(Against::new(Why::TooFewTradeGoods { needs: COST, has }, "LRR 27.9"))
    } else if !research::can_research(s, using.seat) {
        Some(Against::new(Why::NothingToResearch, "LRR 51.3"))
    } else {
        None
    }
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::action(against, |using, t| {
        trade_goods::spend(t, using.seat, COST);
        t.next(steps![research::Step::Command { seat: using.seat }]);
    }),
);
