//! Pillage of the Mentak: rich neighbours lose something when they gain or trade.

use crate::board::adjacency::are_neighbours;
use crate::prelude::*;

/// So many trade goods make a victim.
const RICH: u32 = 3;

/// The neighbour who has just gained trade goods or made a transaction (FAQ-MENTAK-4: whatever makes them neighbours).
fn victim(s: &State, using: &Use) -> Option<Seat> {
    let (Occasion::GainedTradeGoods { seat } | Occasion::MadeTransaction { seat }) = using.occasion else { return None };
    let rich = seat != using.seat && s.players[seat].trade_goods >= RICH;
    (rich && are_neighbours(s, using.seat, seat) && !modifiers::is_safe_from(s, seat, FactionAbilityId::Pillage)).then_some(seat)
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::GainedTradeGoods, Timing::MadeTransaction],
    |s, using| victim(s, using).is_some(),
    |using, t| {
        let Some(victim) = victim(t.state, using) else { return };
        let loses = &mut t.state.players[victim];
        match using.choice(0) {
            // LRR 50.6: a commodity becomes a trade good
            Some(Choice::Commodity) => loses.commodities -= 1,
            _ => loses.trade_goods -= 1,
        }
        t.tell(&Line::Pillaged { seat: using.seat, victim });
        trade_goods::gain(t, using.seat, 1);
    },
)
.asking(|s, using| {
    let victim = victim(s, using)?;
    let commodity = (s.players[victim].commodities > 0).then_some(Choice::Commodity);
    let offers = std::iter::once(Choice::TradeGood).chain(commodity).map(Offer::new);
    first_choice(using, using.seat, &Prompt::WhatToTake, offers)
})]);
