//! A strike with a die more, and one morale die may be turned to a bolter.

use super::OrderUpgrade;
use crate::cards::combat::Icon::{Bolter, Morale};
use crate::prelude::*;

fn offers(s: &State, _: Seat) -> Vec<Offer<Choice>> {
    let offer = (s.striking().dice.morale > 0).then(|| Offer::new(Choice::Convert { from: Morale, to: Bolter }));
    offer.into_iter().collect()
}

/// FS-CONV-01
fn convert(seat: Seat, _: &Choice, t: &mut T<'_>) {
    let dice = &mut t.state.striking_mut().dice;
    dice.morale -= 1;
    dice.bolter += 1;
    t.tell(&Line::Converts { seat, count: 1, from: Morale, to: Bolter });
}

pub static UPGRADE: OrderUpgrade = OrderUpgrade::adding_a_die(offers, convert);
