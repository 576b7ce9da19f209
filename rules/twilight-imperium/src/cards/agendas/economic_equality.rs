//! Economic Equality: everybody has five trade goods, or none.

use super::{Agenda, Ballot, Outcome};
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::directive(Ballot::ForAgainst, |outcome, t| {
    for seat in t.state.clockwise_from(t.state.speaker) {
        let count = std::mem::take(&mut t.state.players[seat].trade_goods);
        if count > 0 {
            t.tell(&Line::ReturnedTradeGoods { seat, count });
        }
    }
    if *outcome == Outcome::For {
        for seat in t.state.clockwise_from(t.state.speaker) {
            trade_goods::gain(t, seat, 5);
        }
    }
});
