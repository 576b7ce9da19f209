//! Doom: deploy action: every unit in both headquarters that is not unique is destroyed.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::DEPLOY_ACTION, |s, using| !doomed(s, using).is_empty(), destroy).again()],
    from_hand: true,
    ..Card::NEW
};

fn doomed(s: &State, using: &Use) -> Vec<CardId> {
    let home = s.units().filter(|(_, card)| matches!(card.at, At::Hq(_)) && !card.printed().is_unique).map(|(id, _)| id);
    home.filter(|id| !s.is_immune_to_events_of(*id, using.seat)).collect()
}

fn destroy(using: &Use, t: &mut T<'_>) {
    let units = doomed(t.state, using);
    leaving::destroy(units, t);
}
