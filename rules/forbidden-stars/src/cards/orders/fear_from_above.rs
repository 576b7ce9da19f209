//! A strike with a die more; for a morale die units that suffer and survive are routed.

use super::OrderUpgrade;
use crate::cards::combat::Icon::Morale;
use crate::orders::strike;
use crate::prelude::*;

fn offers(s: &State, _: Seat) -> Vec<Offer<Choice>> {
    let strike = s.striking();
    let can = strike.dice.morale > 0
        && strike.dice.bolter > 0
        && s.pieces_at(strike.to, strike.target).iter().any(|(piece, _)| piece.is_standing_unit());
    can.then(|| Offer::new(Choice::SpendDie { icon: Morale })).into_iter().collect()
}

fn frighten(seat: Seat, _: &Choice, t: &mut T<'_>) {
    strike::spend_dice(seat, Morale, 1, t);
    t.state.striking_mut().routs = true;
}

pub static UPGRADE: OrderUpgrade = OrderUpgrade::adding_a_die(offers, frighten);
