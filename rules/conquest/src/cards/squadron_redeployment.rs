//! Squadron Redeployment: action: an army unit with an attachment exhausts and moves to another planet.

use crate::cards::choosing::{one_planet, place_chosen};
use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::ANY_ACTION, |_, _| true, redeploy).again().asking(ask)],
    cost: &[Cost::Exhaust(can_go)],
    from_hand: true,
    ..Card::NEW
};

fn elsewhere(s: &State, unit: CardId) -> impl Iterator<Item = SlotId> + '_ {
    s.face_up().filter(move |slot| s.slot_of(unit) != Some(*slot))
}

fn can_go(s: &State, _: &Use, id: CardId) -> bool {
    s.card(id).is_army() && s.attached_to(id).next().is_some() && elsewhere(s, id).next().is_some()
}

/// The unit that exhausts for it, if it is still there.
fn unit(s: &State) -> Option<CardId> {
    let unit = s.playing()?.pays_with.first()?.named.card;
    s.cards.contains_key(&unit).then_some(unit)
}

fn ask(s: &State, using: &Use) -> Next {
    let unit = unit(s).filter(|_| using.chosen.is_empty())?;
    one_planet(s, using, elsewhere(s, unit))
}

fn redeploy(using: &Use, t: &mut T<'_>) {
    if let (Some(unit), Some(at)) = (unit(t.state), place_chosen(using.choice(0))) {
        moving::move_to(unit, at, t);
    }
}
