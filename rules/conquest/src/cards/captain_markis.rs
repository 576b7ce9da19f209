//! Captain Markis: action, once a phase: an Astra Militarum unit of one's own here is sacrificed to exhaust another unit here that is no warlord.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::ANY_ACTION, can, stop).again().asking(ask)],
    cost: &[Cost::Sacrifice(is_guard_here)],
    limit: Some(1),
    targets: true,
    ..Card::NEW
};

/// The guards whose sacrifice leaves somebody to exhaust.
fn is_guard_here(s: &State, using: &Use, id: CardId) -> bool {
    let card = s.card(id);
    let is_here = s.slot_of(id).is_some() && s.slot_of(id) == s.slot_of(using.this());
    is_here && card.form.is_unit() && card.is_of(Faction::AstraMilitarum) && choosing::any(s, using, ready_beside(s, id))
}

/// The ready units where a guard is that are no warlords, without the guard.
fn ready_beside(s: &State, guard: CardId) -> impl Iterator<Item = CardId> + use<'_> {
    let at = s.slot_of(guard).map(At::Planet);
    let ready = s.units().filter(move |(id, card)| Some(card.at) == at && card.is_ready && card.form != Form::Warlord && *id != guard);
    ready.map(|(id, _)| id)
}

fn can(s: &State, using: &Use) -> bool {
    s.units().any(|(id, card)| card.controller == using.seat && is_guard_here(s, using, id))
}

fn ask(s: &State, using: &Use) -> Next {
    let guard = s.playing().and_then(|playing| playing.pays_with.first()).map(|gone| gone.named.card);
    let guard = guard.filter(|_| using.chosen.is_empty())?;
    one_card(s, using, ready_beside(s, guard))
}

fn stop(_: &Use, t: &mut T<'_>) {
    if let Some(unit) = choosing::target(t.state, 0) {
        readiness::exhaust(unit, t);
    }
}
