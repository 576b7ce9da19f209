//! A strike past bastions; for a shield die ships fly on, and all dice count all the same (FS-CLAR-02).

use super::OrderUpgrade;
use crate::cards::combat::Icon::Shield;
use crate::orders::strike;
use crate::prelude::*;

fn offers(s: &State, seat: Seat) -> Vec<Offer<Choice>> {
    let can = |to: &SystemId| s.striking().dice.shield > 0 && !strike::departures(s, seat, *to).is_empty();
    let offer = |system: SystemId| Offer::new(Choice::ToSystem { system }).hint(&Word::CostsDice { count: 1, icon: Shield });
    s.board.systems_beside(s.resolving().system).filter(can).map(offer).collect()
}

fn fly(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::ToSystem { system } = *choice else { return };
    strike::spend_dice(seat, Shield, 1, t);
    t.next(steps![strike::Step::Depart { seat, system }]);
}

pub static UPGRADE: OrderUpgrade = OrderUpgrade::past_bastions(offers, fly);
