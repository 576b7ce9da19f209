//! A strike with a die more; for a morale die a unit is named that suffers first. RULING: a routed one may be named beside others that stand, for a card goes before
//! the rule (FS-GOLD-03).

use super::OrderUpgrade;
use crate::battle::sides::Fighter;
use crate::cards::combat::Icon::Morale;
use crate::orders::strike;
use crate::prelude::*;

fn offers(s: &State, _: Seat) -> Vec<Offer<Choice>> {
    let strike = s.striking();
    let units = s.pieces_at(strike.to, strike.target).into_iter().map(|(piece, _)| piece).filter(|piece| piece.unit().is_some());
    let can = strike.dice.morale > 0 && strike.dice.bolter > 0;
    units.filter(|_| can).map(|piece| Offer::new(piece.choice()).hint(&Word::CostsDice { count: 1, icon: Morale })).collect()
}

fn name(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    strike::spend_dice(seat, Morale, 1, t);
    let first = Fighter::chosen(choice);
    t.state.striking_mut().first = first;
    if let Some(piece) = first {
        t.tell(&Line::MustSufferFirst { seat: t.state.striking().target, fighter: piece.name() });
    }
}

pub static UPGRADE: OrderUpgrade = OrderUpgrade::adding_a_die(offers, name);
