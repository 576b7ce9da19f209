//! Tzeentch's Firestorm: action for as many resources as one chooses: so much damage to a unit that is no warlord. The number is fixed with the cost.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::ANY_ACTION, |s, using| choosing::any(s, using, units(s)), burn).again().asking(ask)],
    cost: &[Cost::ResourcesChosen],
    from_hand: true,
    targets: true,
    ..Card::NEW
};

fn units(s: &State) -> impl Iterator<Item = CardId> + '_ {
    s.units().filter(|(_, card)| card.form != Form::Warlord).map(|(id, _)| id)
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, units(s)) } else { None }
}

fn burn(using: &Use, t: &mut T<'_>) {
    let amount = t.state.playing().map_or(0, |playing| playing.amount);
    let unit = choosing::target(t.state, 0);
    damage::deal_by_effect(using.seat, unit.map(|unit| (unit, amount)), t);
}
