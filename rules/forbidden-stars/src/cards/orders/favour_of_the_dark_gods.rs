//! Two more order tokens go from the play area to the event deck.

use super::OrderUpgrade;
use crate::prelude::*;

/// RULING: what was resolved comes first, then what was not laid; nobody is told of which kind that is, and all come back alike.
fn put(seat: Seat, t: &mut T<'_>) {
    let player = &mut t.state.players[seat];
    for _ in 0..2 {
        let token = player.resolved.pop().or_else(|| player.unlaid.pop());
        player.on_event_deck.extend(token);
    }
    t.tell(&Line::MoreToEventDeck { seat, count: 2 });
}

pub static UPGRADE: OrderUpgrade = OrderUpgrade::doing(OrderKind::Strategize, |_, _| true, put);
