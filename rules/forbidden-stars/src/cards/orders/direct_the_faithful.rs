//! An own structure becomes one of another kind; its control token stays. RULING: when the order begins, so a city that comes or goes counts for what is bought.

use super::OrderUpgrade;
use crate::prelude::*;
use crate::setup::DirectTheFaithful;

/// Structures with what each may become: beside another stands only one of another kind. Of two that are alike on a world it does not matter which.
fn offers(s: &State, seat: Seat) -> Vec<Offer<Choice>> {
    let is_near = |area: AreaId| match s.options.direct_the_faithful {
        DirectTheFaithful::ActiveSystem => area.system() == s.resolving().system,
        DirectTheFaithful::Anywhere => true,
    };
    let own: BTreeSet<(AreaId, Structure)> = s.structures_of(seat).filter(|(area, _)| is_near(*area)).collect();
    own.into_iter().flat_map(|(area, from)| {
        let stands = |kind: Structure| s.held(area).structures.iter().any(|built| built.structure == kind);
        let others = Structure::ALL.iter().copied().filter(move |to| !stands(*to));
        others.map(move |to| Offer::new(Choice::Change { from, to, area })).collect::<Vec<_>>()
    })
    .collect()
}

fn change(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Change { from, to, area } = *choice else { return };
    t.state.board.tear_down(from, seat, area);
    t.state.board.build(to, seat, area);
    t.tell(&Line::ChangesStructure { seat, from, to, area });
}

pub static UPGRADE: OrderUpgrade = OrderUpgrade::asking(OrderKind::Strategize, offers, change);
