//! Warpstorm: combat action: at a planet or headquarters every unit without an attachment is dealt 2 damage.

use crate::cards::choosing::{one_place, place_chosen};
use crate::prelude::*;

const DAMAGE: u32 = 2;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::COMBAT_ACTION, |s, using| places(s, using).next().is_some(), storm).again().asking(ask)],
    from_hand: true,
    targets: true,
    ..Card::NEW
};

fn bare(s: &State, using: &Use, at: At) -> Vec<CardId> {
    let units = s.units_at(at).map(|(id, _)| id).filter(|id| s.attached_to(*id).next().is_none());
    units.filter(|id| !s.is_immune_to_events_of(*id, using.seat)).collect()
}

fn places<'s>(s: &'s State, using: &'s Use) -> impl Iterator<Item = At> + 's {
    s.places().filter(|at| !bare(s, using, *at).is_empty())
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_place(s, using, places(s, using)) } else { None }
}

fn storm(using: &Use, t: &mut T<'_>) {
    if let Some(at) = place_chosen(using.choice(0)) {
        let units = bare(t.state, using, at);
        damage::deal_by_effect(using.seat, units.into_iter().map(|unit| (unit, DAMAGE)), t);
    }
}
