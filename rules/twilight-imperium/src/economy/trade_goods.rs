//! Trade goods (LRR 35) and commodities (LRR 50).

use crate::prelude::*;
use sternpost_kit::abilities;

/// A player gains trade goods (LRR 35.2).
pub fn gain(t: &mut T<'_>, seat: Seat, count: u32) {
    if count > 0 {
        t.state.players[seat].trade_goods += count;
        t.tell(&Line::GainedTradeGoods { seat, count });
        t.next([window(Occasion::GainedTradeGoods { seat })]);
    }
}

/// A player spends trade goods (LRR 35.3).
pub fn spend(t: &mut T<'_>, seat: Seat, count: u32) {
    t.state.players[seat].trade_goods -= count;
    t.tell(&Line::SpentTradeGoods { seat, count });
}

/// The most commodities a player can hold (LRR 50.2).
pub fn commodity_value(s: &State, seat: Seat) -> u32 {
    s.players[seat].faction.sheet().commodities
}

/// Whether filling up brings a player commodities, or somebody something (FAQ-GEN-11). What anybody may hold is asked, not what is held.
pub fn is_worth_replenishing(s: &State, seat: Seat) -> bool {
    let brings = |occasion: Occasion| abilities::could_be_used::<TwilightImperium>(s, &occasion);
    s.players[seat].commodities < commodity_value(s, seat)
        || brings(Occasion::Replenishing { seat })
        || brings(Occasion::Replenished { seat })
}

/// A player fills up with commodities (LRR 34.3, 50.3).
pub fn replenish(t: &mut T<'_>, seat: Seat) {
    let value = commodity_value(t.state, seat);
    let count = value - t.state.players[seat].commodities.min(value);
    t.state.players[seat].commodities += count;
    if count > 0 {
        t.tell(&Line::GainedCommodities { seat, count });
    }
    // LRR 27.14: what happens when they come has priority over what happens after.
    t.next([window(Occasion::Replenishing { seat }), window(Occasion::Replenished { seat })]);
}
