//! Calculated Strike: action: a card in play that is Limited is destroyed.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::ANY_ACTION, |s, using| choosing::any(s, using, limited(s)), strike).again().asking(ask)],
    from_hand: true,
    targets: true,
    ..Card::NEW
};

fn limited(s: &State) -> impl Iterator<Item = CardId> + '_ {
    s.in_play().map(|(id, _)| id).filter(|id| s.has_keyword(*id, Keyword::Limited))
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, limited(s)) } else { None }
}

fn strike(_: &Use, t: &mut T<'_>) {
    let card = choosing::target(t.state, 0);
    leaving::destroy(card, t);
}
