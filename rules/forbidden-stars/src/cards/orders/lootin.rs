//! A strike with a die more; any die is a materiel that the player whose world it is loses.

use super::OrderUpgrade;
use crate::cards::combat::Icon;
use crate::orders::strike;
use crate::prelude::*;

fn offers(s: &State, _: Seat) -> Vec<Offer<Choice>> {
    Icon::ALL.iter().filter(|icon| s.striking().dice.of(**icon) > 0).map(|icon| Offer::new(Choice::SpendDie { icon: *icon })).collect()
}

/// FS-GAIN-06: who has none loses none, and one is gained all the same.
fn loot(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::SpendDie { icon } = *choice else { return };
    strike::spend_dice(seat, icon, 1, t);
    let target = t.state.striking().target;
    let lost = t.state.players[target].materiel.min(1);
    t.state.players[target].pay(lost);
    if lost > 0 {
        t.tell(&Line::LosesMateriel { seat: target, count: lost });
    }
    t.state.players[seat].earn(1);
    t.tell(&Line::Earns { seat, count: 1, total: t.state.players[seat].materiel });
}

pub static UPGRADE: OrderUpgrade = OrderUpgrade::adding_a_die(offers, loot);
