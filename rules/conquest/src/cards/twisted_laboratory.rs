//! Twisted Laboratory: action, exhausts: what is printed in the text box of an army unit counts as blank until the phase ends, traits excepted.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::ANY_ACTION, |s, using| choosing::any(s, using, worded(s)), twist).again().asking(ask)],
    cost: &[Cost::ExhaustThis],
    targets: true,
    ..Card::NEW
};

/// The army units whose text box says something.
fn worded(s: &State) -> impl Iterator<Item = CardId> + '_ {
    let says = |id: CardId| s.card(id).printed().has_text || !s.card(id).printed().keywords.is_empty();
    s.units().filter(move |(id, card)| card.is_army() && says(*id) && !s.is_blank(*id)).map(|(id, _)| id)
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, worded(s)) } else { None }
}

fn twist(_: &Use, t: &mut T<'_>) {
    if let Some(unit) = choosing::target(t.state, 0) {
        lasting::add(Change::Blank, [unit], Until::Phase, t);
    }
}
