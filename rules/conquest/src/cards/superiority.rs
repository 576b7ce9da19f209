//! Superiority: interrupt, when a command struggle is about to begin: an army unit there has no command icons until the struggle is over.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(&[Timing::StruggleBegins], begins, belittle).again().asking(ask)],
    from_hand: true,
    targets: true,
    ..Card::NEW
};

/// The army units there whose icons count; without any there is nothing to lose.
fn counting<'s>(s: &'s State, using: &Use) -> impl Iterator<Item = CardId> + use<'s> {
    let at = if let Occasion::StruggleBegins { slot } = using.occasion { Some(At::Planet(slot)) } else { None };
    let here = s.units().filter(move |(_, card)| Some(card.at) == at && card.is_army() && card.is_ready);
    here.map(|(id, _)| id).filter(|id| s.icons_of(*id) > 0)
}

fn begins(s: &State, using: &Use) -> bool {
    choosing::any(s, using, counting(s, using))
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, counting(s, using)) } else { None }
}

fn belittle(_: &Use, t: &mut T<'_>) {
    if let Some(unit) = choosing::target(t.state, 0) {
        lasting::add(Change::NoIcons, [unit], Until::Struggle, t);
    }
}
