//! A strike past bastions; for two shield dice the player whose world it is destroys a unit or a structure there (FS-CLAR-03). RULING: also where only structures
//! stand.

use super::OrderUpgrade;
use crate::cards::combat::Icon::Shield;
use crate::orders::strike;
use crate::prelude::*;

fn offers(s: &State, _: Seat) -> Vec<Offer<Choice>> {
    let can = s.striking().dice.shield >= 2;
    can.then(|| Offer::new(Choice::UseIt).hint(&Word::CostsDice { count: 2, icon: Shield })).into_iter().collect()
}

fn destroy(seat: Seat, _: &Choice, t: &mut T<'_>) {
    strike::spend_dice(seat, Shield, 2, t);
    let (to, target) = (t.state.striking().to, t.state.striking().target);
    t.next(steps![strike::Step::GiveUp { seat: target, area: to }]);
}

pub static UPGRADE: OrderUpgrade = OrderUpgrade::past_bastions(offers, destroy);
