//! Exterminatus: deploy action: every unit that is not unique at a planet other than the first is destroyed.

use crate::cards::choosing::{one_planet, place_chosen};
use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::DEPLOY_ACTION, |s, using| planets(s, using).next().is_some(), wipe_out).again().asking(ask)],
    from_hand: true,
    targets: true,
    ..Card::NEW
};

fn common(s: &State, using: &Use, slot: SlotId) -> Vec<CardId> {
    let units = s.units_at(At::Planet(slot)).filter(|(_, card)| !card.printed().is_unique).map(|(id, _)| id);
    units.filter(|id| !s.is_immune_to_events_of(*id, using.seat)).collect()
}

fn planets<'s>(s: &'s State, using: &'s Use) -> impl Iterator<Item = SlotId> + 's {
    s.face_up().filter(|slot| s.first_planet() != Some(*slot) && !common(s, using, *slot).is_empty())
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_planet(s, using, planets(s, using)) } else { None }
}

fn wipe_out(using: &Use, t: &mut T<'_>) {
    if let Some(At::Planet(slot)) = place_chosen(using.choice(0)) {
        let units = common(t.state, using, slot);
        leaving::destroy(units, t);
    }
}
