//! A strike past bastions; two shield dice buy a free Space Marine on the world that is struck, and a combat may follow. RULING: it stands there before damage is
//! suffered, of which it suffers nothing.

use super::OrderUpgrade;
use crate::cards::combat::Icon::Shield;
use crate::components::UnitId::SpaceMarine;
use crate::orders::strike;
use crate::prelude::*;

/// FS-FREE-03
fn offers(s: &State, _: Seat) -> Vec<Offer<Choice>> {
    let can = s.striking().dice.shield >= 2 && s.figures_left(SpaceMarine) > 0;
    let offer = Offer::new(Choice::Free { unit: SpaceMarine, area: s.striking().to });
    can.then(|| offer.hint(&Word::CostsDice { count: 2, icon: Shield })).into_iter().collect()
}

fn land(seat: Seat, _: &Choice, t: &mut T<'_>) {
    strike::spend_dice(seat, Shield, 2, t);
    let area = t.state.striking().to;
    t.state.board.place(SpaceMarine, area, 1);
    t.tell(&Line::Free { seat, unit: SpaceMarine, area });
}

pub static UPGRADE: OrderUpgrade = OrderUpgrade::past_bastions(offers, land);
