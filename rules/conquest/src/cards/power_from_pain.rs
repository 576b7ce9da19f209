//! Power from Pain: combat action: the opponent sacrifices an army unit of the opponent's choice, when the event takes effect.

use crate::cards::Then;
use crate::cards::choosing::one_card_by;
use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::COMBAT_ACTION, |s, using| !theirs(s, using).is_empty(), |_, _| {}).again()],
    then: Some(Then { ask, resolve: hurt }),
    from_hand: true,
    ..Card::NEW
};

fn theirs(s: &State, using: &Use) -> Vec<CardId> {
    let units = s.units().filter(|(_, card)| card.is_army() && card.controller == using.other()).map(|(id, _)| id);
    units.filter(|id| !s.is_immune_to_events_of(*id, using.seat)).collect()
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card_by(using.other(), s, using, theirs(s, using).into_iter()) } else { None }
}

fn hurt(using: &Use, t: &mut T<'_>) {
    let unit = choosing::named(t.state, using, 0);
    leaving::sacrifice(unit, t);
}
