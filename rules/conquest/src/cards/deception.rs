//! Deception: deploy action: an army unit that is no Elite returns to its owner's hand.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::DEPLOY_ACTION, |s, using| choosing::any(s, using, common(s)), send_back).again().asking(ask)],
    from_hand: true,
    targets: true,
    ..Card::NEW
};

fn common(s: &State) -> impl Iterator<Item = CardId> + '_ {
    s.units().filter(|(_, card)| card.is_army() && !card.has_trait(Trait::Elite)).map(|(id, _)| id)
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, common(s)) } else { None }
}

fn send_back(_: &Use, t: &mut T<'_>) {
    let unit = choosing::target(t.state, 0);
    leaving::to_hand(unit, t);
}
