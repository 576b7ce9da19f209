//! Captain Markis: action, once a phase: an Astra Militarum unit of one's own here is sacrificed to exhaust a unit here that is no warlord.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::ANY_ACTION, |s, using| choosing::any(s, using, ready_here(s, using)), stop).again().asking(ask)],
    cost: &[Cost::Sacrifice(is_guard_here)],
    limit: Some(1),
    targets: true,
    ..Card::NEW
};

fn is_guard_here(s: &State, using: &Use, id: CardId) -> bool {
    let card = s.card(id);
    card.form.is_unit() && card.is_of(Faction::AstraMilitarum) && s.slot_of(id).is_some() && s.slot_of(id) == s.slot_of(using.this())
}

fn ready_here<'s>(s: &'s State, using: &Use) -> impl Iterator<Item = CardId> + use<'s> {
    let at = s.slot_of(using.this()).map(At::Planet);
    s.units().filter(move |(_, card)| Some(card.at) == at && card.is_ready && card.form != Form::Warlord).map(|(id, _)| id)
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, ready_here(s, using)) } else { None }
}

fn stop(_: &Use, t: &mut T<'_>) {
    if let Some(unit) = choosing::target(t.state, 0) {
        readiness::exhaust(unit, t);
    }
}
